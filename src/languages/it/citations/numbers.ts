/** Ordinals without their ending, from the first. */
export const STEMS: readonly string[] =
  'prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim'.split(
    ' ',
  );
const EITHER_CASE = STEMS.map((stem) => `[${stem[0]!.toUpperCase()}${stem[0]!}]${stem.slice(1)}`).join('|');
const VALUES = new Map(STEMS.map((stem, at) => [stem, String(at + 1)]));

/** "primo", "seconda", "2°": the source of a pattern without groups. */
export const ORDINAL = `(?:(?:${EITHER_CASE})[oaie]|\\d{1,2}[°º])(?!\\p{L})`;

/** "seconda" is 2, "3°" 3; for words that {@link ORDINAL} matches. */
export const ordinalOf = (word: string): string =>
  VALUES.get(word.toLowerCase().slice(0, -1)) ?? String(Number.parseInt(word, 10));

/** "primo", "secondo": from the first. */
export const ORDINALS: readonly string[] = STEMS.map((stem) => `${stem}o`);
