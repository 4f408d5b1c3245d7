import * as l10n from '@vscode/l10n';
import { rulesOf, type LocatedCitation } from '../../citation';
import { contentTerms, labelOf, latinLanguageOf } from '../../languages';
import {
  ancestorsOf,
  countTogether,
  formatEId,
  nearestHeading,
  pathOf,
  splitProvisionId,
  toProvisionId,
  type Corpus,
} from '../../law';
import { articleOf } from '../../search';
import { foldCase, type TextSpan } from '../../text';
import type { CitedTexts } from './citedText';
import type { CheckedIndex, Fix, Observation } from '../finding';
import { ofCorpus, type OfCorpus } from './ofCorpus';
import { applied, renumbered } from '../rewrite';

/** A bracket at the end of a citation or right behind it; group 1 is what stands in it. */
const INSIDE = /[(（]([^()（）]{2,100})[)）]$/u;
/** "§ 2 (Gebühren) HafG": a bracket in front of the act's name. Group 1 likewise. */
const AMID = /\d\p{L}{0,3}\)?\s{0,2}[(（]([^()（）\n]{3,100})[)）](?=\s)/u;
const BEHIND = /\s{0,2}[(（]([^()（）\n]{2,100})[)）]/uy;
/** Quotation marks around a heading, and blanks. */
const AROUND = /^["“”'‘’„‚«»\s]{1,8}|["“”'‘’«»\s]{1,8}$/gu;
/** Headings that share this much of their pairs of characters (Dice's coefficient) are one heading, shortened or revised. */
const SAME_SHARE = 0.5;

/**
 * A heading in brackets behind a citation that is not the cited provision's: `민법 제750조(계약해제)`.
 *
 * Assumption: in a language that says so ({@link CitationRules.noHeading}) a bracket of plain words behind an article is its
 * heading. Elsewhere a bracket may hold anything, so
 * there only what is the heading of another provision of the same act counts, and between the number and the act's name
 * ({@link isForeign}) what has no word of its heading: `section 13 (Dismissal of officers) of the Seals Act`. Provisions
 * without a heading are not checked. Known failure: a bracket that says in other words what an article is about.
 */
export function wrongHeading(cited: LocatedCitation, { text, corpus, texts }: HeadingContext): Observation[] {
  const { citation, ordinals, outcome, act } = cited;
  if (outcome !== 'resolved' || act === undefined || ordinals.length !== 1) return [];
  const bracket = bracketOf(citation, text);
  const own = nearestHeading(corpus, ordinals.at(0)!);
  if (bracket === undefined || own === '') return [];
  const others = headingsOf(corpus, act).get(keyOf(bracket.heading)) ?? [];
  // A heading in other words is not what another provision is called to the letter.
  if (isShortened(bracket.heading, own) || (others.length === 0 && isAlike(bracket.heading, own))) return [];
  const isNone = bracket.isAmid && isForeign(bracket.heading, own, ordinals.at(0)!, { corpus, texts });
  if (noHeadingOf(citation) === undefined && others.length === 0 && !isNone) return [];
  const [other] = others;

  const { start, end } = bracket;
  const heading: Fix = { title: l10n.t('Change the heading to “{0}”', own), edit: { start, end, newText: own } };
  const number = others.length === 1 ? numberFix(cited, other!, corpus) : undefined;
  const label = labelOf(corpus, ordinals.at(0)!);
  const message =
    others.length === 1
      ? l10n.t(
          'The heading of {0} is “{1}”, not “{2}”. “{2}” is that of {3}. Correct the number or the heading.',
          label,
          own,
          bracket.heading,
          labelOf(corpus, other!),
        )
      : l10n.t(
          'The heading of {0} is “{1}”, not “{2}”. Correct the number or the heading.',
          label,
          own,
          bracket.heading,
        );
  return [
    {
      code: 'wrong-heading',
      start: citation.start,
      end: Math.max(end + 1, citation.end),
      message,
      fixes: number === undefined ? [heading] : [heading, number],
      related: [ordinals.at(0)!, ...others.slice(0, 1)],
    },
  ];
}

/** The citation with the number of the provision that has the heading, where that has the units that the citation names in the other. */
function numberFix({ citation, ordinals }: LocatedCitation, other: number, corpus: Corpus): Fix | undefined {
  const cited = ordinals.at(0)!;
  const headed = [cited, ...ancestorsOf(corpus, cited).reverse()].find((at) => corpus.heading(at) !== '');
  if (headed === undefined) return undefined;
  const [from, to] = [pathOf(corpus, headed), pathOf(corpus, other)];
  const [wrong, right] = [from.at(-1)!, to.at(-1)!];
  const corrected = formatEId([...to, ...pathOf(corpus, cited).slice(from.length)]);
  const isThere = corpus.ordinal(toProvisionId(splitProvisionId(corpus.id(other)).act, corrected)) !== undefined;
  if (!isThere || !countTogether(wrong.kind, right.kind)) return undefined;
  const depth = citation.path.findIndex(
    ({ kind, number }) => number === wrong.number && countTogether(kind, wrong.kind),
  );
  const edit = depth < 0 ? undefined : renumbered(citation, depth, right.number);
  if (edit === undefined) return undefined;
  const cites = applied(citation.text, citation.start, edit).replace(/\s+/gu, ' ');
  return { title: l10n.t('Change to “{0}”', cites), edit };
}

/** What headings are compared with. */
interface HeadingContext extends Pick<CheckedIndex, 'corpus'> {
  readonly text: string;
  readonly texts: CitedTexts;
}

/** In a heading of fewer content words one may be a proper name, or stand for much. */
const FEWEST_WORDS = 2;
/** A word in small letters: "England and Wales" has none but "and". */
const SMALL_WORD = /(?<!\p{L})\p{Ll}{4,}/u;

/**
 * Whether what stands in the place of a heading has no word of the provision's heading, and one that neither its article's
 * text nor its act's title has.
 *
 * Assumption: in brackets between a number and the name of its act a phrase in small letters is meant as the heading.
 * Known failures: a heading of nouns alone, all in capitals (German); one word.
 */
function isForeign(
  heading: string,
  own: string,
  ordinal: number,
  { corpus, texts }: Omit<HeadingContext, 'text'>,
): boolean {
  if (!/^\p{Lu}/u.test(heading) || /\d/u.test(heading) || !SMALL_WORD.test(heading)) return false;
  const { language, title } = corpus.acts[corpus.actOf(ordinal)]!;
  const latin = latinLanguageOf(language);
  const words = new Set(contentTerms(heading, latin));
  if (words.size < FEWEST_WORDS) return false;
  if (contentTerms(own, latin).some((term) => words.has(term))) return false;
  const used = new Set(contentTerms(`${title}\n${texts.of(articleOf(corpus, ordinal)[0])}`, latin));
  return [...words].some((word) => !used.has(word));
}

interface Bracket extends TextSpan {
  readonly heading: string;
  /** Whether it stands between the number and the name of the act. */
  readonly isAmid: boolean;
}

/** In a language whose citations have headings in brackets: what else such a bracket may hold. */
const noHeadingOf = ({ system }: LocatedCitation['citation']): RegExp | undefined => rulesOf(system)?.noHeading;

function bracketOf(citation: LocatedCitation['citation'], text: string): Bracket | undefined {
  const { text: cited, start, end } = citation;
  const noHeading = noHeadingOf(citation);
  const amid = noHeading === undefined ? AMID.exec(cited) : INSIDE.exec(cited);
  BEHIND.lastIndex = end;
  const behind = amid === null ? BEHIND.exec(text) : null;
  // "section 2 of the Ferry Act 2015 (Fares)": the name of an English act is read to the end of the bracket behind it.
  const inside = amid ?? (behind === null ? INSIDE.exec(cited) : null);
  const found = inside ?? behind;
  const heading = found?.[1]?.replace(AROUND, '');
  if (found === null || heading === undefined || noHeading?.test(found[1]!) === true) return undefined;
  const from = (inside === null ? end : start + inside.index) + found[0].lastIndexOf(heading);
  return { heading, start: from, end: from + heading.length, isAmid: amid !== null };
}

const keyOf = (heading: string): string => foldCase(heading).replace(/[^\p{L}\p{N}]+/gu, '');

function isShortened(one: string, other: string): boolean {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a === '' || b === '' || a.includes(b) || b.includes(a);
}

const isAlike = (one: string, other: string): boolean => diceOf(keyOf(one), keyOf(other)) >= SAME_SHARE;

/** 2 |A ∩ B| / (|A| + |B|) over the sets of pairs of characters (Dice 1945), 0 to 1. */
function diceOf(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

const headingsByAct: OfCorpus<number, ReadonlyMap<string, readonly number[]>> = new WeakMap();

/** The provisions of an act by the keys of their headings. */
const headingsOf = (corpus: Corpus, act: number): ReadonlyMap<string, readonly number[]> =>
  ofCorpus(headingsByAct, corpus, act, () => readHeadings(corpus, act));

function readHeadings(corpus: Corpus, act: number): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    const key = keyOf(corpus.heading(ordinal));
    const alike = found.get(key);
    if (alike !== undefined) alike.push(ordinal);
    else if (key !== '') found.set(key, [ordinal]);
  }
  return found;
}
