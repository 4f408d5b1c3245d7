/** Texts up to this length are normalised fast whatever they hold. UTF-16 code units. */
const SHORT = 4096;
/** More combining marks in a row than any script writes; the two half-width ones become marks. */
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/**
 * NFKC in linear time. Sorting a run of combining marks, as normalisation must, takes time quadratic in its length, so a
 * run is cut after 30 (the bound of the Stream-Safe Text Format, Unicode Standard Annex 15, section 13).
 */
export function toNfkc(text: string): string {
  return (text.length > SHORT ? text.replace(TOO_MANY_MARKS, '$1') : text).normalize('NFKC');
}

/** A text as its words are compared: NFKC, lower case. */
export const foldCase = (text: string): string => toNfkc(text).toLowerCase();
