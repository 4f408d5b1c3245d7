import { ordinalsOf } from '../../citations/romance/numberWords';

/** Ordinals without their ending, from the first. */
const STEMS: readonly string[] =
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

/** The units that the ordinals of twenty and more are put together with: "ventunesimo", "ventitreesimo". */
const JOINED = 'unesim duesim treesim quattresim cinquesim seiesim settesim ottesim novesim'.split(' ');
const TENTHS = 'ventesim trentesim quarantesim cinquantesim sessantesim settantesim ottantesim novantesim'.split(' ');
/** "ventunesim" to "novantanovesim": in front of a vowel the ten loses its own. */
const joinedOf = (tenth: string): readonly string[] =>
  JOINED.map((one) => `${tenth.slice(0, -4)}${/^[uo]/u.test(one) ? '' : tenth.startsWith('vent') ? 'i' : 'a'}${one}`);

/** How headings count: "undicesimo", "decimo primo", "decimoprimo", "ventesimo secondo", "ventiduesimo". */
export const inHeadings = ordinalsOf({
  ones: STEMS.slice(0, 9).join(' '),
  teens: `${STEMS.slice(10).join(' ')} sedicesim diciassettesim diciottesim diciannovesim ${TENTHS.flatMap((tenth) => [
    tenth,
    ...joinedOf(tenth),
  ]).join(' ')}`,
  tens: `${STEMS[9]!} ${TENTHS.join(' ')}`,
  hundreds: 'centesim',
  only: 'unic',
});
