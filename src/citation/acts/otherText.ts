import type { Citation } from '../../law';
import { inAnySystem, namingOf } from '../systems';
import type { CitationOfAct } from './actChoice';

/** How far in front of a provision another text is looked for of which one was cited, in UTF-16 units. */
const WINDOW = 600;
/** A provision stands no further in front of the text that it is of, or behind it. */
const NEAR = 48;
const SENTENCE_END = /[.!?:]['"”»)]?\s{1,3}(?=[\p{Lu}¿¡„“"«(§])|\n/u;
/** "§ 7 Abs. 2 des ", "article 1er du ": a number, and what links it to the noun behind. */
const NUMBERED = new RegExp(
  `\\d(?:\\p{L}{0,3}|\\))\\s{1,2}(?!${inAnySystem('conjunctions')}\\s)(?:${inAnySystem('link')})?(?:\\p{Ll}[\\p{L}-]*\\s){0,3}$`,
  'u',
);

/**
 * Whether a bare provision that a new sentence of a draft begins with may be of another text than the act named last: one of a contract
 * or of a bill was cited in front. "Nach § 7 des Vertrags haftet er. § 2 HafG gilt. Nach § 3 schuldet er eine Kaution."
 *
 * Known failure: a sentence that goes on about the act beside such a text; it is unchecked then.
 */
export function mayBeOfOtherText({ start, act, anchor, system }: Citation, { own, text, floor, read }: Place): boolean {
  if (own !== undefined || act.kind !== 'this' || anchor !== 'act') return false;
  const last = read.at(-1)?.citation;
  if (last === undefined || !SENTENCE_END.test(text.slice(floor, start))) return false;
  const { placed, byAnybody } = namingOf(system);
  const writing = placed?.instrument ?? byAnybody;
  if (writing === undefined) return false;
  const from = Math.max(0, start - WINDOW);
  const nouns = text.slice(from, start).matchAll(new RegExp(writing.source, writing.flags.replace('g', '') + 'g'));
  for (const { 0: noun, index } of nouns) {
    const at = from + index;
    if (NUMBERED.test(text.slice(Math.max(0, at - NEAR), at)) || isCitedIn(at + noun.length, text, read)) return true;
  }
  return false;
}

/** An amended provision stands no further behind the verb. */
const OBJECT = 90;
const AMENDS = new RegExp(`^\\s{1,2}${inAnySystem('amends')}(?!\\p{L})`, 'u');

/**
 * Whether a draft's bare provision changes one whose act is named, and so is none of that act: "L'article 2 modifie l'article 6 du code
 * des ports", in a note on a bill.
 */
export function amendsNamed(
  { end, act, anchor }: Citation,
  { own, text, next }: { readonly own: number | undefined; readonly text: string; readonly next: Citation | undefined },
): boolean {
  if (own !== undefined || act.kind !== 'this' || anchor !== 'act' || next?.act.kind !== 'named') return false;
  const between = text.slice(end, next.start);
  return between.length <= OBJECT && AMENDS.test(between) && !SENTENCE_END.test(between);
}

interface Place {
  readonly own: number | undefined;
  readonly text: string;
  readonly floor: number;
  readonly read: readonly CitationOfAct[];
}

/** Whether a provision of no act that is known stands behind the name of a text, in its sentence: "Der Vertrag verweist in § 4". */
const isCitedIn = (end: number, text: string, read: readonly CitationOfAct[]): boolean =>
  read.some(
    ({ citation, choices }) =>
      citation.start >= end &&
      citation.start - end <= NEAR &&
      choices[0]!.acts.length === 0 &&
      citation.act.kind === 'this' &&
      !SENTENCE_END.test(text.slice(end, citation.start)),
  );
