const STEMS =
  'prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim';
const EITHER_CASE = STEMS.replace(/(?<![a-z])[a-z]/gu, (first) => `[${first.toUpperCase()}${first}]`).replaceAll(
  ' ',
  '|',
);
const VALUES = new Map(STEMS.split(' ').map((stem, at) => [stem, String(at + 1)]));

/** "primo", "seconda", "2°": the source of a pattern without groups. */
export const ORDINAL = `(?:(?:${EITHER_CASE})[oaie]|\\d{1,2}[°º])(?!\\p{L})`;

/** "seconda" is 2, "3°" 3; for words that {@link ORDINAL} matches. */
export const ordinalOf = (word: string): string =>
  VALUES.get(word.toLowerCase().slice(0, -1)) ?? String(Number.parseInt(word, 10));

/** "primo", "secondo": from the first. */
export const ORDINALS: readonly string[] = STEMS.split(' ').map((stem) => `${stem}o`);
