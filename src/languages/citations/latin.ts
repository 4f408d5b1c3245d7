/**
 * What lawyers of any language put between a provision and its act in Latin: "section 2 et seq. of the", "§ 2 Abs. 1 in fine AsylG". The
 * source of a pattern.
 */
export const LATIN_ASIDE =
  ',?\\s{1,2}(?:et\\sseqq?\\.?|in\\s(?:fine|initio|principio)|(?:argumentum\\s)?[ae]\\s(?:contrario|fortiori|majore|maiore|minore)|mutatis\\smutandis|per\\sanalogiam|passim)(?!\\p{L})';

/** Behind a number and "a" or "e", the source of a pattern: that the letter is Latin for "from", and no part of the number: "§ 2 e contrario". */
export const LATIN_NOUN = '(?:contrario|fortiori|majore|maiore|minore|priori|posteriori|silentio)(?!\\p{L})';
