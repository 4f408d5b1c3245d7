const ORDINALS =
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste';
const EITHER_CASE = ORDINALS.replace(/(?<![a-z])[a-z]/gu, (first) => `[${first.toUpperCase()}${first}]`).replaceAll(
  ' ',
  '|',
);
const VALUES = new Map(ORDINALS.split(' ').map((word, at) => [word, String(at + 1)]));

/** "eerste", "2e", "3de": the source of a pattern without groups. */
export const ORDINAL = `(?:${EITHER_CASE}|\\d{1,2}(?:e|de|ste))(?!\\p{L})`;

/** "tweede" is 2, "3de" 3; for words that {@link ORDINAL} matches. */
export const ordinalOf = (word: string): string => VALUES.get(word.toLowerCase()) ?? String(Number.parseInt(word, 10));
