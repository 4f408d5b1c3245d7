/** Longest text that says nothing but "repealed": the word, who repealed it, and when. */
const MAX_NOTICE = 160;

const NOTICE =
  /^[\s*([<_{（-]*(?:weggefallen|aufgehoben|gestrichen|entfallen|entfällt|삭제|削除|廃止|ยกเลิก|deleted|repealed|omitted|revoked|derogad[oa]s?|suprimid[oa]s?|abrogée?s?|supprimée?s?|abrogat[oaie]|soppress[oaie]|revogad[oa]s?)(?![\p{L}])\s*(?:$|[^\p{L}]*$|[<[(]|,|(?:by|durch|mit|on|with|und|and|von|vom)\s)/iu;

/**
 * Whether a heading or a whole text says only that the provision was repealed: `(weggefallen)`, `삭제 <2010.1.25>`,
 * `[Deleted]`, `Repealed by Act 3 of 2011`,
 * `(Derogado)`, `Abrogé`.
 * Known failure: a heading such as "Omitted, and late, returns" reads as a notice.
 */
function isRepealNotice(text: string): boolean {
  return text.length <= MAX_NOTICE && NOTICE.test(text);
}

/** Whether a body says anything: the `-` or `. . .` that is printed where a provision was is no text. */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Whether a provision says that it was repealed: in its text, or in its heading where it has no text. */
export const saysRepealed = (heading: string, text: string): boolean => isRepealNotice(hasWords(text) ? text : heading);

/** The text of a provision without what only stands in the place of one that was repealed. */
export const textLeft = (text: string, isRepealed: boolean): string => (isRepealed && !hasWords(text) ? '' : text);
