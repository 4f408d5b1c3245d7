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
const WORD = /(?<!\p{L})(\p{L}{2,6})\s{1,2}$/u;
/** A word and what stands around it, in UTF-16 units. */
const LONGEST_WORD = 9;
/**
 * In front of a line: a text that counts paragraphs means its own. "(3) § 5 HafG gilt entsprechend. Absatz 2 bleibt unberührt.",
 * "1.2 Der Mieter", "a) ...", "II. - ...", "§ 2. ...".
 */
const COUNTED =
  /^[\s>*_-]{0,8}(?:\(?(?:\d{1,3}[a-z]?|[a-z])\)\s|[①-⑳]|\d{1,3}(?:\.|(?:\.\d{1,3}){1,3}\.?)\s|§\s?\d{1,3}(?:er)?\.\s|[IVX]{1,6}(?:\s?\p{Ll}{3,8})?(?:\.\s|\.?\s?[-–—]\s?))/u;

/** Whether a draft counts the paragraph that a citation at an offset stands in, or its first. */
const isCounted = (text: string, at: number): boolean =>
  COUNTED.test(text) || COUNTED.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));

/** Between a provision and a part that are joined. */
const JOINED: Readonly<Record<'by a conjunction' | 'by a stop', RegExp>> = {
  'by a conjunction': new RegExp(
    `^,?\\s{0,3}${inAnySystem('conjunctions')}\\s{0,3}${inAnySystem('partArticles')}?$`,
    'u',
  ),
  'by a stop': new RegExp(`^(?:,\\s|\\s?;\\s{1,2}${inAnySystem('partArticles')}?)$`, 'u'),
};
/** How a part of a draft is joined to the provision in front of it. */
export type PartJoint = keyof typeof JOINED;

/** Behind a part: a name, or words that make it the text's own. */
const OF_OTHER = new RegExp(`^,?\\s{1,2}(?:["„“«(]?\\p{Lu}|${inAnySystem('ofThisText')}(?!\\p{L}))`, 'u');

/**
 * How a draft's citation of a part alone is joined to the provision that is cited right in front of it, of which it is then: "§ 5
 * Absatz 1 HafG und Absatz 2", "artículo 5 de la Ley 2/2013, su apartado 2". Undefined where it is not, or says itself what it is of.
 *
 * Assumption: a part follows one of its kind ("Absatz 1 ... und Absatz 2"), or a word that goes back. Known failure: it is of the draft
 * itself, which counts its paragraphs elsewhere.
 */
export function jointToPart(before: Citation, part: Citation, { text, amended }: Reading): PartJoint | undefined {
  const { start, end, anchor, act, path } = part;
  const isPart = anchor === 'here' && act.kind === 'this' && path[0]!.number !== '';
  if (!isPart || amended !== undefined || isCounted(text, start)) return undefined;
  const possessive = possessiveInFront(part, text);
  if (possessive === 0 && !before.path.some(({ kind }) => kind === path[0]!.kind)) return undefined;
  const behind = text.slice(end, end + BEHIND);
  if (LINKED.test(behind) || OF_OTHER.test(behind)) return undefined;
  const between = text.slice(before.end, start - possessive);
  return (['by a conjunction', 'by a stop'] as const).find((joint) => JOINED[joint].test(between));
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
  if (!isParagraph || cited === undefined || amended !== undefined || isCounted(text, start)) return false;
  if (namingOf(system).ofSection?.test(said) === false || LINKED.test(text.slice(end, end + BEHIND))) return false;
  return (
    BEGINS.test(text.slice(Math.max(0, citedStart - IN_FRONT), citedStart)) && REST.test(text.slice(citedEnd, start))
  );
}
