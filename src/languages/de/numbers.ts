/** Cardinals from none to nineteen, as they stand in front of other words: "ein". */
export const CARDINALS =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn';
/** From twenty to ninety. */
export const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig';

const SMALL =
  'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt';
const ONES = CARDINALS.split(' ').slice(1, 10);
/** Ordinals without their ending, from the first to the ninety-ninth: `erst`, `siebenundzwanzigst`. */
export const ORDINALS: readonly string[] = [
  ...SMALL.split(' '),
  ...TENS.split(' ').flatMap((ten) => [`${ten}st`, ...ONES.map((one) => `${one}und${ten}st`)]),
];
/** The other form of a seventh: "im siebenten Buch". */
export const SEVENTH = 'siebent';

/** The ordinals that texts count units with, without their ending: from the first to the twentieth, in every form. */
export const UNIT_ORDINALS: readonly string[] = [...ORDINALS.slice(0, 20), SEVENTH];

const VALUES = new Map(ORDINALS.map((stem, at) => [stem, at + 1])).set(SEVENTH, 7);

/** What an ordinal without its ending counts, in small letters; undefined for any other word. */
export const ordinalOf = (stem: string): number | undefined => VALUES.get(stem);
