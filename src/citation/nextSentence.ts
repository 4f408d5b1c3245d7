import type { Citation } from '../law';
import { jointOf, type Joint } from './joints';
import type { Reading } from './reading';
import { inAnySystem, namingOf } from './systems';

/** How far behind a citation what it is of is looked for, in UTF-16 units. */
const BEHIND = 40;
/** In front of the citation that its sentence is about: nothing but an article. */
const BEGINS = new RegExp(`(?:^|[.;:]\\s{1,2}|\\n\\s{0,8})(?:${inAnySystem('articles')})?$`, 'iu');
/** How far in front of it that stands, in UTF-16 units. */
const IN_FRONT = 12;
/** The rest of that sentence, and what the next one begins with. */
const REST = new RegExp(`^[^.;:\\n]{0,160}(?<=\\p{Ll}{2})[.;]\\s{1,2}(?:${inAnySystem('articles')})?$`, 'iu');
const LINKED = new RegExp(`^,?\\s{1,2}(?:${inAnySystem('link')}|${inAnySystem('prepositions')}\\s)`, 'u');
const WORD = /(?<!\p{L})(\p{L}{2,6})\s{1,2}$/u;
/** A word and what stands around it, in UTF-16 units. */
const LONGEST_WORD = 9;
/** A text that counts paragraphs means its own: "(3) § 5 HafG gilt entsprechend. Absatz 2 bleibt unberührt." */
const COUNTED = /^[\s>*_-]{0,8}(?:\(\d{1,3}[a-z]?\)|[①-⑳]|\d{1,3}[.)])\s/u;

/** Whether words behind a citation say what it is of. */
const isLinkedOn = (text: string, end: number): boolean => LINKED.test(text.slice(end, end + BEHIND));

/**
 * How a draft's citation of a part alone is joined to the provision that is cited right in front of it, of which it is then: "§ 5
 * Absatz 1 HafG und Absatz 2", "artículo 5 de la Ley 2/2013, su apartado 2". Undefined where it is not, or says itself what it is of.
 *
 * Known failure: it is of the draft itself, which counts its paragraphs elsewhere.
 */
export function jointToPart(before: Citation, part: Citation, { text, amended }: Reading): Joint | undefined {
  const isPart = part.anchor === 'here' && part.act.kind === 'this' && part.path[0]!.number !== '';
  if (!isPart || amended !== undefined || COUNTED.test(text)) return undefined;
  if (isLinkedOn(text, part.end)) return undefined;
  return jointOf(before, { ...part, start: part.start - possessiveInFront(part, text) }, text);
}

/** The length of a word in front that goes back to what was cited, "su apartado 2", with the blanks behind it; 0 where none stands. */
function possessiveInFront({ start, system }: Citation, text: string): number {
  const match = WORD.exec(text.slice(Math.max(0, start - LONGEST_WORD), start));
  return match !== null && namingOf(system).possessive?.word.test(match[1]!) === true ? match[0].length : 0;
}

/**
 * Whether a draft's citation of a paragraph alone opens the sentence behind the one which is about the provision cited last, and
 * says nothing of what it is of: "Section 4 of the Harbour Act is clear. Subsection (2) confirms it."
 *
 * Known failure: it is of the draft itself, which counts its paragraphs elsewhere.
 */
export function isOfSentenceBefore(
  { start, end, anchor, path, text: said, system }: Citation,
  { text, cited, amended, citedStart, citedEnd }: Reading,
): boolean {
  const isParagraph = anchor === 'here' && path[0]!.kind === 'paragraph' && path[0]!.number !== '';
  if (!isParagraph || cited === undefined || amended !== undefined || COUNTED.test(text)) return false;
  if (namingOf(system).ofSection?.test(said) === false || isLinkedOn(text, end)) return false;
  return (
    BEGINS.test(text.slice(Math.max(0, citedStart - IN_FRONT), citedStart)) && REST.test(text.slice(citedEnd, start))
  );
}
