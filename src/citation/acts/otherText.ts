import type { Citation, LegalSystem } from '../../law';
import { inAnySystem, SYSTEMS } from '../systems';
import type { CitationOfAct } from './actChoice';
import { SENTENCE_START } from './placedInOther';

/** Where one citation stands. */
interface Place {
  readonly own: number | undefined;
  readonly text: string;
  /** Where the citation before ends. */
  readonly floor: number;
  /** The citations before. */
  readonly read: readonly CitationOfAct[];
  readonly next: Citation | undefined;
}

/** How far in front of a provision another text is looked for of which one was cited, in UTF-16 units. */
const WINDOW = 600;
/** A provision stands no further in front of the text that it is of, or behind it. */
const NEAR = 48;
/** "§ 7 Abs. 2 des ", "article 1er du ": a number, and what links it to the noun behind. */
const NUMBERED = new RegExp(
  `\\d(?:\\p{L}{0,3}|\\))\\s{1,2}(?!${inAnySystem('conjunctions')}\\s)(?:${inAnySystem('link')})?(?:\\p{Ll}[\\p{L}-]*\\s){0,3}$`,
  'u',
);
/** What may have provisions and is no act, by the language. Global. */
const WRITINGS = new Map<LegalSystem, RegExp>(
  SYSTEMS.flatMap(({ grammar, naming: { placed, byAnybody } }) => {
    const writing = placed?.instrument ?? (byAnybody && new RegExp(byAnybody, `${byAnybody.flags}g`));
    return writing === undefined ? [] : [[grammar.system, writing]];
  }),
);

const isBare = ({ act, anchor }: Citation, own: number | undefined): boolean =>
  own === undefined && act.kind === 'this' && anchor === 'act';

/**
 * Whether a bare provision that a new sentence of a draft begins with may be of another text than the act named last: one of a contract
 * or of a bill was cited in front. "Nach § 7 des Vertrags haftet er. § 2 HafG gilt. Nach § 3 schuldet er eine Kaution."
 *
 * Known failure: a sentence that goes on about the act beside such a text; it is unchecked then.
 */
export function mayBeOfOtherText(citation: Citation, { own, text, floor, read }: Place): boolean {
  const { start, system } = citation;
  const writing = WRITINGS.get(system);
  if (writing === undefined || read.length === 0 || !isBare(citation, own)) return false;
  if (text.slice(floor, start + 1).search(SENTENCE_START) < 0) return false;
  const from = Math.max(0, start - WINDOW);
  const near = citedBehind(from, read);
  return [...text.slice(from, start).matchAll(writing)].some(({ 0: noun, index }) => {
    const at = from + index;
    return NUMBERED.test(text.slice(Math.max(0, at - NEAR), at)) || isCitedIn(at + noun.length, text, near);
  });
}

/** The citations that begin behind an offset. */
function citedBehind(from: number, read: readonly CitationOfAct[]): readonly CitationOfAct[] {
  let first = read.length;
  while (first > 0 && read[first - 1]!.citation.start >= from) first -= 1;
  return read.slice(first);
}

/** Whether a provision of no act that is known stands behind the name of a text, in its sentence: "Der Vertrag verweist in § 4". */
const isCitedIn = (end: number, text: string, read: readonly CitationOfAct[]): boolean =>
  read.some(
    ({ citation: { start, act }, choices }) =>
      start >= end &&
      start - end <= NEAR &&
      choices[0]!.acts.length === 0 &&
      act.kind === 'this' &&
      text.slice(end, start).search(SENTENCE_START) < 0,
  );

/** An amended provision stands no further behind the verb. */
const OBJECT = 90;
const AMENDS = new RegExp(`^\\s{1,2}${inAnySystem('amends')}(?!\\p{L})`, 'u');

/**
 * Whether a draft's bare provision changes one whose act is named, and so is none of that act: "L'article 2 modifie l'article 6 du code
 * des ports", in a note on a bill.
 */
export function amendsNamed(citation: Citation, { own, text, next }: Place): boolean {
  if (!isBare(citation, own) || next?.act.kind !== 'named') return false;
  const between = text.slice(citation.end, next.start);
  return between.length <= OBJECT && AMENDS.test(between) && between.search(SENTENCE_START) < 0;
}
