import { matchAt, PACKS } from '../languages';
import type { Provision, ProvisionId } from '../law';

/** Longest text that says nothing but "repealed": the word, who repealed it, and when. */
const MAX_NOTICE = 160;

const NOTICES = PACKS.flatMap(({ notices }) => notices ?? []);
const WORD = `(?:${NOTICES.flatMap(({ repealed }) => repealed ?? []).join('|')})(?!\\p{L})`;
const GOES_ON = NOTICES.flatMap(({ goesOn }) => goesOn ?? []).join('|');
const NOTICE = new RegExp(`^[\\s*([<_{（-]*${WORD}\\s*(?:$|[^\\p{L}]*$|[<[(]|,|(?:${GOES_ON})\\s)`, 'iu');
/** A heading that is nothing but the notice: its brackets are cut off with the number in front. */
const BARE_NOTICE = new RegExp(`^[\\s*([<_{（]*${WORD}[^\\p{L}\\p{N}]*$`, 'iu');
/** "Schwurgerichte (weggefallen)", "122 (weggefallen)": the notice in brackets behind what it is of. */
const CLOSING_NOTICE = new RegExp(`[([（]${WORD}[)\\]）]\\s*$`, 'iu');

/** In square or round brackets, or alone with a full stop: "[Reserved]", "(Reserved)", "Reserved."; behind what it is of, too. */
const RESERVED = /^(?:.{0,300}[\s.—–-])?[[(]([^\]()[]{1,20})[\])][\s.]*$|^([^\]()[]{1,20}?)\.?$/u;
/** No text that is longer than this, in UTF-16 code units, says only that; none than the other without brackets at its end. */
const MAX_RESERVED = 340;
const MAX_ALONE = 21;
/** Looks behind: set to the end of a text, it matches where brackets end it. */
const CLOSED = /(?<=[\])][\s.]*)/uy;
const PHRASES = NOTICES.flatMap(({ repealedIn }) => repealedIn ?? []);
const RESERVING = NOTICES.flatMap(({ reserved }) => reserved ?? []);

/** Whether a heading, or a whole text, keeps a number for law to come. */
function isReserved(text: string): boolean {
  const said = text.trim();
  if (said.length > MAX_RESERVED || (said.length > MAX_ALONE && matchAt(CLOSED, said, said.length) === null))
    return false;
  const [, inBrackets, alone] = RESERVED.exec(said) ?? [];
  const words = (inBrackets ?? alone ?? '').trim();
  return words !== '' && RESERVING.some((pattern) => pattern.test(words));
}

/**
 * Whether a heading or a whole text says only that the provision was repealed: `(weggefallen)`, `삭제 <2010.1.25>`,
 * `[Deleted]`, `Repealed by Act 3 of 2011`,
 * `(Derogado)`, `Abrogé`.
 * Known failure: a heading such as "Omitted, and late, returns" reads as a notice.
 */
function isRepealNotice(text: string): boolean {
  return text.length <= MAX_NOTICE && (NOTICE.test(text) || PHRASES.some((pattern) => pattern.test(text)));
}

/** Whether a body says anything: the `-` or `. . .` that is printed where a provision was is no text. */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** How a text ends that rules something. */
const SENTENCE_END = /[.!?。][)"”“»’]?\s*$/u;

/**
 * Whether a provision, or an item of its list, says that it was repealed, or that its number is kept for law to come: in its
 * text, or in its heading where it has no text, or none but a line that was left standing and is no sentence. Example: the
 * annex `(weggefallen)` over "(zu § 5)", which is what it belonged to. Known failure: a longer note under such a heading.
 */
export function saysRepealed(heading: string, text: string): boolean {
  if (!hasWords(text)) return isRepealNotice(heading) || CLOSING_NOTICE.test(heading) || isReserved(heading);
  if (isRepealNotice(text) || isReserved(text)) return true;
  return text.length <= MAX_NOTICE && !SENTENCE_END.test(text) && BARE_NOTICE.test(heading);
}

/**
 * Provisions of which none is repealed that holds law: a unit whose lead-in was repealed ("(weggefallen)" above sections
 * that go on) says nothing of what stands in it.
 * @param provisions in document order
 */
export function holdingLaw(provisions: readonly Provision[]): Provision[] {
  const holders = new Set<ProvisionId>();
  return [...provisions]
    .reverse()
    .map((provision): Provision => {
      const { id, parent, status, text } = provision;
      const isLaw = holders.has(id) || (status === 'in-force' && hasWords(text));
      if (isLaw && parent !== undefined) holders.add(parent);
      return isLaw && status === 'repealed' ? { ...provision, status: 'in-force' } : provision;
    })
    .reverse();
}

/** The text of a provision without what only stands in the place of one that was repealed. */
export const textLeft = (text: string, isRepealed: boolean): string => (isRepealed && !hasWords(text) ? '' : text);
