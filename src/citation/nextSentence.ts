import type { Citation } from '../law';
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
/** A text that counts paragraphs means its own: "(3) § 5 HafG gilt entsprechend. Absatz 2 bleibt unberührt." */
const COUNTED = /^[\s>*_-]{0,8}(?:\(\d{1,3}[a-z]?\)|[①-⑳]|\d{1,3}[.)])\s/u;

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
  if (namingOf(system).ofSection?.test(said) === false || LINKED.test(text.slice(end, end + BEHIND))) return false;
  return (
    BEGINS.test(text.slice(Math.max(0, citedStart - IN_FRONT), citedStart)) && REST.test(text.slice(citedEnd, start))
  );
}
