/** The second to the tenth: 5 bis is the second number 5. */
const ONES = 'bis ter quater quinquies sexies septies octies nonies'.split(' ');
const TENS = ['decies', 'vicies', 'tricies', 'quadragies', 'quinquagies'];
/**
 * What stands in front of a ten, from the first: French laws write "novodecies", Italian ones "noviesdecies"; the word for
 * a number by itself ("quaterdecies", "sexiesdecies") does too.
 */
const IN_FRONT = [
  ['un', 'un'],
  ['duo', 'duo'],
  ['ter', 'tre'],
  ['quater', 'quattuor'],
  ['quin', 'quinquies', 'quinque'],
  ['sex', 'sexies', 'se'],
  ['sept', 'septies', 'septen'],
  ['octo', 'octies'],
  ['novo', 'novies', 'nonies'],
] as const;
/** Behind a ten, in Italian laws: "vicies semel", "vicies bis". */
const BEHIND = ['semel', ...ONES];

function latinValues(): Map<string, number> {
  const values = new Map(ONES.map((word, at) => [word, at + 2]));
  values.set('novies', 9);
  TENS.forEach((ten, at) => {
    const worth = (at + 1) * 10;
    values.set(ten, worth);
    IN_FRONT.forEach((words, one) => words.forEach((word) => values.set(word + ten, worth + one + 1)));
    if (at > 0) BEHIND.forEach((word, one) => values.set(ten + word, worth + one + 1));
  });
  values.set('duodevicies', 18).set('undevicies', 19);
  return values;
}

const VALUES = latinValues();
const NAMES = new Map<number, string>();
for (const [name, value] of VALUES) if (!NAMES.has(value)) NAMES.set(value, name);

const longestFirst = (words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');
const FRONT = `(?:${longestFirst(IN_FRONT.flat())})`;
const [DECIES, ...LATER] = TENS as [string, ...string[]];

/**
 * The source of a pattern: one of the Latin words by which laws number what they insert, from bis on and up to 59, in
 * small letters and without blanks, the longest that fits. It has no group; what may stand behind is up to its user.
 */
export const LATIN = `(?:${FRONT}(?:${longestFirst(TENS)})|(?:un|duo)devicies|(?:${LATER.join('|')})(?:${longestFirst(BEHIND)})?|${DECIES}|novies|${longestFirst(ONES)})`;

/** The source of a pattern: such a word as acts print it, in small letters or in capitals, also as Spanish spells it. */
export const PRINTED_LATIN = `(?:${LATIN}|${LATIN.toUpperCase()}|quáter|QUÁTER)`;

/** What a Latin word counts: 2 for `bis`, 13 for `terdecies`; undefined for what is none. */
export const latinValue = (word: string): number | undefined => VALUES.get(word);

/** The Latin word that counts so much, from 2: `terdecies` for 13, as French laws write it; undefined beyond the words. */
export const latinName = (value: number): string | undefined => NAMES.get(value);
