import type { Path, PathUnit } from '../../../law';
import { matchAt, toNumber, type CitationDraft } from '../engine';
import { besideIn, type Member } from '../list';

/** Units at an offset, and where they end. */
export type Chain = Pick<Member, 'path' | 'end'>;

/** One unit at an offset; `unit` is undefined for words that narrow a citation and name no unit ("dernier alinéa"). */
export interface Part {
  readonly unit: PathUnit | undefined;
  readonly end: number;
}

/** How a Romance language names what an act is divided into, and its annexes. */
export interface Divisions {
  /** Sticky; group 1 is the word, group 2 the number. */
  readonly pattern: RegExp;
  /** By the beginning of the word. */
  readonly kinds: readonly (readonly [RegExp, PathUnit['kind']])[];
  /** The number that an ordinal stands for; undefined for any other word. */
  readonly ordinalOf: (word: string) => string | undefined;
}

/** "chapitre II", "título primero", "annexe I": a unit that groups articles. Known failure: "titre 2" of an act that says "Titre II". */
export function divisionAt({ pattern, kinds, ordinalOf }: Divisions, text: string, at: number): Chain | undefined {
  const match = matchAt(pattern, text, at);
  const kind = kinds.find(([word]) => word.test(match?.[1] ?? ''))?.[1];
  if (match === null || kind === undefined) return undefined;
  const raw = match[2]!;
  const number = ordinalOf(raw) ?? toNumber(raw.replace(/(?<=\p{Lu})er$/u, ''));
  return { path: [{ kind, number }], end: at + match[0].length };
}

/** How a language writes divisions, annexes and their articles; patterns are sticky. */
export interface GroupStyle {
  readonly divisions: Divisions;
  /** Between an annex and its article: ", article ". */
  readonly articleOf: RegExp;
  /** What links an article to the annex behind it: " de l'". */
  readonly ofAnnex: RegExp;
  readonly articleAt: (text: string, at: number) => Chain | undefined;
  /** An annex with the points of it that are said behind. */
  readonly withDetails: (text: string, annex: Chain) => Chain;
}

/** "chapitre II", "annexe II, point 3", "annexe I, article 14". */
export function groupAtBy(style: GroupStyle, text: string, at: number): Chain | undefined {
  const group = divisionAt(style.divisions, text, at);
  if (group?.path[0]?.kind !== 'annex') return group;
  const word = matchAt(style.articleOf, text, group.end);
  const article = word === null ? undefined : style.articleAt(text, group.end + word[0].length);
  return article === undefined
    ? style.withDetails(text, group)
    : { path: [...group.path, ...article.path], end: article.end };
}

/** "de l'annexe I", behind articles. */
export function annexBehindBy({ divisions, ofAnnex }: GroupStyle, text: string, at: number): Chain | undefined {
  const of = matchAt(ofAnnex, text, at);
  const group = of === null ? undefined : divisionAt(divisions, text, at + of[0].length);
  return group?.path[0]?.kind === 'annex' ? group : undefined;
}

/** The path of a part behind another in a list: beside it, or below it where it is of a kind that the path has not. */
export const besideOrBelow = (path: Path, unit: PathUnit): Path =>
  path.some(({ kind }) => kind === unit.kind) ? besideIn(path, [unit]) : [...path, unit];

/** A part of an article, with where it stands. */
interface Listed {
  readonly start: number;
  readonly end: number;
  readonly unit: PathUnit;
  /** The other end of a range that it begins. */
  readonly through?: PathUnit;
}

/** More parts than a list in front of an article has; one that is longer is not read as a whole. */
const MOST_LISTED = 12;

/** How a language writes parts of an article in front of it; patterns are sticky. */
export interface PartStyle {
  /** Between two parts of a list, or the ends of a range. */
  readonly separator: RegExp;
  /** Between the ends of a range alone. */
  readonly range: RegExp;
  /** What leads from a part to what it is a part of. */
  readonly of: RegExp;
  /** The part at an offset; `beside` is the one before it in a list, whose word it may share. */
  readonly partAt: (text: string, at: number, beside?: PathUnit) => { unit: PathUnit; end: number } | undefined;
  /** The chain that goes outwards from an offset, around the units that were read already. */
  readonly outwardsFrom: (text: string, at: number, begun: Path) => Chain | undefined;
}

/**
 * Parts in one list and what all of them are parts of: "1° et 2° du I de l'article 5", "letras a) y b) del artículo 5".
 * `first` is the last of them with what is said behind it; undefined where there are fewer than `least`, or nothing is
 * said behind them.
 */
export function listedParts(
  text: string,
  at: number,
  style: PartStyle,
  least = 2,
): { readonly others: readonly Listed[]; readonly first: Member } | undefined {
  const parts = partsFrom(text, at, style);
  const last = parts.at(-1);
  const of = last === undefined || parts.length < least ? null : matchAt(style.of, text, last.end);
  if (last === undefined || of === null) return undefined;
  const outer = style.outwardsFrom(text, last.end + of[0].length, [last.unit]);
  return outer === undefined ? undefined : { others: parts.slice(0, -1), first: { start: last.start, ...outer } };
}

function partsFrom(text: string, at: number, { separator, range, partAt }: PartStyle): readonly Listed[] {
  const parts: Listed[] = [];
  let start = at;
  let isRange = false;
  while (parts.length < MOST_LISTED) {
    const beside = parts.at(-1)?.unit;
    const part = partAt(text, start, beside);
    if (part === undefined || (beside !== undefined && part.unit.kind !== beside.kind)) break;
    if (isRange) parts.push({ ...parts.pop()!, through: part.unit });
    parts.push({ start, ...part });
    const joint = matchAt(separator, text, part.end);
    if (joint === null) break;
    isRange = matchAt(range, text, part.end) !== null;
    start = part.end + joint[0].length;
  }
  return parts;
}

/** Drafts with the citations of the parts that were listed in front of the first of them. */
export function withListed(others: readonly Listed[], drafts: readonly CitationDraft[]): readonly CitationDraft[] {
  const [first] = drafts;
  if (first === undefined) return drafts;
  const { act, anchor, path } = first;
  const cited = others.map(({ start, end, unit, through }) => ({
    ...{ start, end, act, anchor, path: besideIn(path, [unit]) },
    ...(through !== undefined && { through: besideIn(path, [through]) }),
  }));
  return [...cited, ...drafts];
}

/**
 * A unit with what is said of its parts behind it, one after another: "allegato II, punto 3".
 *
 * @param most units of the whole chain
 * @param partAt the part that stands at an offset, behind the units so far
 */
export function withParts(
  { path, end: begin }: Chain,
  most: number,
  partAt: (at: number, units: readonly PathUnit[]) => Part | undefined,
): Chain {
  const units = [...path];
  let end = begin;
  while (units.length < most) {
    const part = partAt(end, units);
    if (part === undefined) break;
    if (part.unit !== undefined) units.push(part.unit);
    ({ end } = part);
  }
  return { path: units, end };
}
