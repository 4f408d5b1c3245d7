/**
 * What lawyers of any language put between a provision and its act in Latin: "section 2 et seq. of the", "§ 2 Abs. 1 in fine AsylG". The
 * source of a pattern.
 */
export const LATIN_ASIDE =
  ',?\\s{1,2}(?:et\\sseqq?\\.?|in\\s(?:fine|initio|principio)|(?:argumentum\\s)?[ae]\\scontrario|mutatis\\smutandis|per\\sanalogiam|passim)(?!\\p{L})';
