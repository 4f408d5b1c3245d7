import type { Citation, LegalSystem } from '../../law';
import { LATIN_ASIDE, matchAt, STANDARD, type FrontNames } from '../../languages';
import { inAnySystem, namingOf } from '../systems';
import { actInBracket } from './actInBracket';
import { isActName } from './isActName';
import { endsWithLaw, isLaw } from './lawItself';
import type { NameFinder } from './nameFinder';
import { isPlacedInOther } from './placedInOther';
import { formerBefore, ownerBefore } from './variants';

/** Where an act is named that the grammar did not reach, and what the corpus makes of it. */
export interface ActAround {
  /** None where the corpus knows no act of what stands there. */
  readonly acts: readonly number[];
  /** The name as the corpus knows it; undefined where nobody can tell how far it goes. */
  readonly name?: string;
  /** Where the name ends in the text, when it stands behind; where it begins, when in front. */
  readonly end?: number;
  readonly start?: number;
}

/** UTF-16 units looked at behind and before a citation. */
const BEHIND_WINDOW = 240;
const BEFORE_WINDOW = 100;

/**
 * What may stand between a provision and its act: its heading or a detail in brackets, a part of it said in words. One of
 * them: an expression for several in a row takes 50 ms to be compiled.
 */
const BETWEEN = new RegExp(
  `\\s{0,2}\\([^()\\n]{1,80}\\)|${LATIN_ASIDE}|,?\\s{1,2}(?:${inAnySystem('ordinals')}(?:\\s\\p{Ll}{3,14})?|\\d{1,2}\\.?)(?=,|\\s${inAnySystem('conjunctions')}\\s)|,?\\s{1,2}(?:(?:${inAnySystem('ordinals')}|\\d{1,2}\\.?)\\s)?${inAnySystem('parts')}(?:\\s?\\([a-z\\d]{1,4}\\)|\\s(?:[a-z]|[ivx]{1,3}|\\d{1,3})(?![\\p{L}\\p{N}]))?|${inAnySystem('asides')}`,
  'uy',
);
/** Before one of them: "and last paragraph of". */
const AND = new RegExp(`,?\\s{1,2}${inAnySystem('conjunctions')}(?=\\s)`, 'uy');
/** Said in passing between two commas or two dashes, in front of what links the act: ", as the judge rightly held,". */
const PASSING = new RegExp(
  `,\\s(?!${inAnySystem('conjunctions')}\\s)(?:(?!\\.\\s\\p{Lu})[^,;:()\\n]){2,80}(?=,\\s${inAnySystem('link')})|\\s[–—]\\s[^–—;:\\n]{2,80}\\s[–—](?=\\s(?:${inAnySystem('link')}|\\p{Lu}))`,
  'uy',
);
const BEGINS_PASSING = /^(?:,|\s[–—])/u;
/** So many of them in a row. */
const MOST_BETWEEN = 4;
/** What links an act to its provision in front of it. */
const LINK = new RegExp(`^,?\\s{1,2}${inAnySystem('link')}`, 'iu');
/** No name goes over it. */
const CLAUSE_END = /(?:[;:\n]|\.\s(?!\d))[^]*$/u;

/** "§ 5 dieser Vorschrift" is of the text itself. */
const OWN_BEHIND = new RegExp(`^\\s{1,3}${inAnySystem('ownText')}(?!\\p{L})`, 'u');
const PARAGRAPH_END = /\n\s{0,8}\n[^]*$/u;

/** Right behind a number: a sign that no grammar has read with it, as of an ordinal; what stands behind it is not understood. */
const UNREAD_SIGN =
  /^\s?\.?[\u00AA\u00B0\u00BA\u00B2\u00B3\u00B9\u2070-\u207F\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A]/u;

const TITLE_CLOSED = /[」』｣〉》]$/u;
const QUOTE_CLOSED = /[」』｣〉》”’"']$/u;
const OPENING = /[「『｢〈《“‘"']([^「『｢〈《“‘"']*)$/u;
/** A version or a date in brackets behind a name: "등불관리법(2020. 1. 1. 개정 전의 것)". */
const NOTE = /[(（][^()（）\n]{1,90}[)）]$/u;
/**
 * In front of a provision: "HWA 1994 s 2", "RD 5/2015, art. 1", "Verordnung (EG) Nr. 44/2001 (Kaiverordnung), Art. 1", "direttiva
 * 2011/83/UE, art. 6", "Das HafG (§ 2)", "C. sport, art. L. 1", "ISO 9001:2015, section 5".
 */
const CODE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{Lu}[\\p{L}.]{0,24}\\p{Lu}\\p{L}{0,8}(?:\\s{1,2}(?:1[6-9]|20)\\d\\d)?|\\p{L}{2,20}\\.?\\s(?:\\([A-Z]{2,7}\\)\\s)?(?:\\p{L}[^\\s\\d()]{0,3}\\s?)?\\d{1,4}\\/\\d{2,4}(?:\\/[A-Z]{2,5})?(?:\\s\\([^()\\n]{1,30}\\))?|${STANDARD}|${inAnySystem('codeInFront')})[\\s,:(]{1,3}$`,
  'u',
);
/** A year or a number tells that an act is meant, known or not; see {@link Naming.sureCode} for what else does. */
const NUMBERED = /\d(?:\/[A-Z]{2,5})?(?:\s\([^()\n]{1,30}\))?$/u;
/** "BW, art. 6:162": what else speaks of a provision so is a book or an authority, and neither is the act named before. */
const CAPITALS_BEFORE = /^(?![IVXLC]+,)\p{Lu}{2,8},\s{1,2}$/u;
const NO_CODE = new RegExp(`^${inAnySystem('noCode')}$`, 'u');

/**
 * The act that a draft's citation is of although its grammar read none: its name stands behind a heading in brackets, in
 * other letters, or in front of it in a form of its own. Undefined where nothing around names an act, so that the citation
 * may go back to the one named last; without acts where something does and the corpus has no such act.
 *
 * Known failure: what stands there may be no act ("section 2 of the lease"): such a citation goes unchecked.
 */
export function actAround(
  citation: Citation,
  text: string,
  { floor, ceiling }: { floor: number; ceiling: number },
  names: NameFinder,
): ActAround | undefined {
  const { start, end, system, text: said } = citation;
  const behind = text.slice(end, Math.min(ceiling, end + BEHIND_WINDOW));
  const before = text.slice(Math.max(floor, start - BEFORE_WINDOW), start);
  const { front } = namingOf(system);
  if (front !== undefined)
    return (
      actInBracket(said, text, end, system, names.find) ??
      (isOwned(before, behind, system, names) ? { acts: [] } : actInFront(before, system, front, names))
    );
  return (
    actBehind(behind, end, system, names) ??
    actInBracket(said, text, end, system, names.find) ??
    (isOwned(before, behind, system, names) || isPlacedInOther(citation, text, floor, names)
      ? { acts: [] }
      : anyInFront(before, start, system, names)) ??
    unreadInFront(before, said, system)
  );
}

/** The act in front of a provision, known or not; `at` is where the provision begins. */
function anyInFront(before: string, at: number, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const found =
    nameInFront(before, system, names) ??
    codeInFront(before, system, names) ??
    unknownInFront(before, system, names) ??
    instrumentInFront(before, system);
  return found?.start === undefined ? found : { ...found, start: at - before.length + found.start };
}

/**
 * The act that a sign parts from the provision behind it, although the grammar gave that the act which stands behind its list:
 * "La legge 3 maggio 2031, n. 12, art. 6, e l'art. 2 del codice dei porti". Where no comma ends what is said of it, the list may
 * be of one act beside the other ("la legge n. 12, l'art. 6 e l'art. 2 del codice"): then nobody can tell.
 */
export function actInFrontOfList(
  { start, end, system }: Citation,
  text: string,
  floor: number,
  names: NameFinder,
): ActAround | undefined {
  const before = text.slice(Math.max(floor, start - BEFORE_WINDOW), start);
  const gap = namingOf(system).nameInFront?.exec(before)?.[0] ?? '';
  const found = PARTS_TITLE.test(gap)
    ? anyInFront(before, start, system, names)
    : (codeInFront(before, system, names) ?? instrumentInFront(before, system));
  return found === undefined || text.startsWith(',', end) ? found : { acts: [] };
}

/** Whether the words around a provision leave what stands behind it nothing to be but what the provision is of. */
const isOwned = (before: string, behind: string, system: LegalSystem, names: NameFinder): boolean =>
  namingOf(system).ownedBehind?.some((one) => {
    const [stands, leads] = [one.behind.exec(behind), one.inFront.exec(before)];
    if (stands === null || leads === null) return false;
    const antecedent = leads.groups?.['antecedent'];
    if (antecedent !== undefined) return !endsWithLaw(antecedent, system, names);
    const subject = leads.groups?.['subject'] ?? stands.groups?.['subject'];
    return subject === undefined || !isLaw(subject, system, names);
  }) === true;

const betweenAt = (text: string, at: number): number | undefined => matchAt(BETWEEN, text, at)?.[0].length;

function andAt(text: string, at: number): number | undefined {
  const and = matchAt(AND, text, at)?.[0].length;
  const part = and === undefined ? undefined : betweenAt(text, at + and);
  return part === undefined ? undefined : and! + part;
}

/** Most citations have neither of the signs behind them, and need no pattern of all languages. */
const passingAt = (text: string, at: number): number | undefined =>
  BEGINS_PASSING.test(text.slice(at, at + 2)) ? matchAt(PASSING, text, at)?.[0].length : undefined;

/** How far what may stand between a provision and its act goes from the beginning of a text, in UTF-16 units. */
function lengthBetween(text: string): number {
  let length = 0;
  for (let count = 0; count < MOST_BETWEEN; count += 1) {
    const next = betweenAt(text, length) ?? andAt(text, length) ?? passingAt(text, length);
    if (next === undefined) break;
    length += next;
  }
  return length;
}

/** Whether a provision that names no act is said to be of something that has a name of its own, known or not: "§ 5 der Bestimmungen". */
export function isOfNamedBehind({ act, end, system }: Citation, text: string): boolean {
  const { namedBehind } = namingOf(system);
  if (act.kind !== 'this' || namedBehind === undefined) return false;
  const behind = text.slice(end, end + BEHIND_WINDOW).replace(PARAGRAPH_END, '');
  const rest = behind.slice(lengthBetween(behind));
  return namedBehind.test(rest) && !OWN_BEHIND.test(rest);
}

function actBehind(behind: string, at: number, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const { pronoun, smallName, namedBehind } = namingOf(system);
  if (UNREAD_SIGN.test(behind)) return { acts: [] };
  const skipped = lengthBetween(behind);
  const rest = behind.slice(skipped);
  const link = LINK.exec(rest)?.[0] ?? (/^,?\s{1,2}/u.exec(rest)?.[0] || undefined);
  if (link === undefined) return undefined;
  const window = rest.slice(link.length).replace(CLAUSE_END, '');
  // "section 2 applies": in small letters a name says "of", except where one word may be an abbreviation.
  const isPlain = skipped === 0 && /^,?\s+$/u.test(link) && !/^\p{Lu}/u.test(window);
  const isNothing = isPlain && smallName === undefined && namedBehind?.test(rest) !== true;
  if (pronoun?.test(window) === true || isNothing) return undefined;
  const defined = names.findDefined(window);
  const known = defined ?? names.findBeginning(window, system);
  const name = known === undefined ? '' : window.slice(0, known.length);
  if (known !== undefined && (known === defined || isActName(name, system))) {
    return { acts: known.acts, name, end: at + skipped + link.length + known.length };
  }
  const told = namedBehind?.exec(rest);
  const code = told?.groups?.['name'];
  const acts = code === undefined ? [] : names.find(code, system);
  if (acts.length > 0) return { acts, name: code!, end: at + skipped + told!.index + told![0].length };
  return smallName?.test(name) === true || (told !== undefined && told !== null) ? { acts: [] } : undefined;
}

function actInFront(
  before: string,
  system: LegalSystem,
  { close, head, noAct, noLaw }: FrontNames,
  names: NameFinder,
): ActAround | undefined {
  const bare = before.replace(close, '').replace(NOTE, '').trimEnd();
  if (noLaw?.test(bare) === true) return { acts: [] };
  const isTitle = TITLE_CLOSED.test(bare);
  const name = bare.replace(QUOTE_CLOSED, '');
  if (!isTitle && (!head.test(name) || noAct.test(name))) return undefined;
  const quoted = name === bare ? undefined : OPENING.exec(name)?.[1];
  if (quoted !== undefined) return { acts: names.find(quoted, system), name: quoted };
  const known = names.findEnding(name, system);
  const rest = known === undefined ? '' : name.slice(0, -known.length);
  if (known === undefined || (formerBefore(system, rest) ?? ownerBefore(system, rest)) !== undefined)
    return { acts: [] };
  return { acts: known.acts, name: name.slice(-known.length) };
}

/** "Code civil, article 5", "Ley 9/2018, de la Comunidad de Madrid, artículo 1". `start` counts from that of the window. */
function nameInFront(before: string, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const { nameInFront: gap, numberedName } = namingOf(system);
  const bare = before.slice(0, gap?.exec(before)?.index ?? 0);
  if (bare === '') return undefined;
  const numbered = numberedName?.exec(bare);
  if (numbered?.[1] !== undefined) {
    return { acts: names.find(numbered[1], system), name: numbered[1], start: numbered.index };
  }
  const known = names.findEnding(bare, system);
  if (known === undefined) return undefined;
  const name = bare.slice(-known.length);
  return isActName(name, system) ? { acts: known.acts, name, start: bare.length - known.length } : undefined;
}

/** What parts a title from the provision behind it, as a blank alone does not. */
const PARTS_TITLE = /[,:(]/u;

/** "Das Bojengesetz, § 10": a title that the corpus does not know is of no act that was named before. */
function unknownInFront(before: string, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const { nameInFront: gap, unknownInFront: title } = namingOf(system);
  const between = title === undefined ? null : (gap?.exec(before) ?? null);
  if (between === null || !PARTS_TITLE.test(between[0])) return undefined;
  const named = title!.exec(before.slice(0, between.index));
  return named === null || names.findBeginning(named[0], system) !== undefined ? undefined : { acts: [] };
}

/** By legal system; undefined where a language has no words for such instruments. */
const INSTRUMENTS = new Map<LegalSystem, RegExp | undefined>();

/**
 * What anybody may write, with its title alone in front of a provision: "Convenio colectivo, art. 4", "; Rahmenvereinbarung § 4". A title
 * begins a clause, or a member of a list, with an article and an adjective in front of its noun at most, and few words behind it, up to a comma.
 */
function instrumentInFront(before: string, system: LegalSystem): ActAround | undefined {
  if (!INSTRUMENTS.has(system)) INSTRUMENTS.set(system, titleOfInstrument(system));
  return INSTRUMENTS.get(system)?.test(before) === true ? { acts: [] } : undefined;
}

function titleOfInstrument(system: LegalSystem): RegExp | undefined {
  const { byAnybody, conjunctions, articles = '' } = namingOf(system);
  if (byAnybody === undefined || conjunctions === undefined) return undefined;
  const begins = `(?:^|^,?\\s|[.;:,(]\\s{1,2}|(?:^|\\s)(?:${conjunctions})\\s)(?:${articles})?(?:\\p{L}{4,20}\\s)?\\p{L}{0,40}?`;
  return new RegExp(`${begins}(?:${byAnybody.source})(?:(?:\\s[\\p{L}'’-]{1,20}){0,3},)?\\s{1,2}$`, 'iu');
}

/** A name that nobody understands; see {@link Naming.unreadInFront}. */
function unreadInFront(before: string, said: string, system: LegalSystem): ActAround | undefined {
  const { unreadInFront: name } = namingOf(system);
  return name !== undefined && matchAt(name, before + said, before.length) !== null ? { acts: [] } : undefined;
}

function codeInFront(before: string, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const match = CODE_BEFORE.exec(before);
  const code = match?.[1];
  if (code === undefined || NO_CODE.test(code)) return undefined;
  const acts = names.find(code, system);
  if (acts.length > 0) return { acts, name: code, start: match!.index };
  const isSure =
    NUMBERED.test(code) || namingOf(system).sureCode?.test(code) === true || CAPITALS_BEFORE.test(match![0]);
  return isSure ? { acts: [] } : undefined;
}
