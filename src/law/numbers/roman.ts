const DIGITS = [
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** No act counts further in Roman signs, and in one that counts by letters D and M are letters. */
export const MOST_ROMAN = 399;

/** A whole number from 1 to 399 in small Roman signs. */
export function romanOf(value: number): string {
  let rest = value;
  return DIGITS.map(([signs, worth]) => {
    const times = Math.floor(rest / worth);
    rest -= times * worth;
    return signs.repeat(times);
  }).join('');
}

/**
 * The value of Roman signs I to C in either case, also where older acts write more of them than is usual (IIII): a sign in
 * front of a greater one is taken off. NaN where there is any other sign.
 */
export function romanValue(signs: string): number {
  const values = Array.from(signs.toLowerCase(), (sign) => VALUES[sign] ?? NaN);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const BY_SIGNS = new Map(Array.from({ length: MOST_ROMAN }, (_, at) => [romanOf(at + 1), at + 1]));

/** The value of a Roman number in its usual form, in either case; undefined for anything else. */
export const fromRoman = (written: string): number | undefined => BY_SIGNS.get(written.toLowerCase());
