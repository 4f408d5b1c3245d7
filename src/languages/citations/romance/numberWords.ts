import type { NumberWords } from '../../headings/romance';

/** A text without the accents of its letters. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const ACCENTED = /[éèóúíêÉÈÓÚÍÊ]/gu;
/** Letters of a pattern, those with an accent also without it. */
const withoutAccent = (letters: string): string => letters.replace(ACCENTED, (sign) => `${sign}${plain(sign)}`);
/** The same of a word in a pattern. */
const lettersOf = (word: string): string => word.replace(ACCENTED, (sign) => `[${withoutAccent(sign)}]`);

/**
 * Words parted by blanks as the source of a pattern: in small letters, with a capital in front or in capitals, accents or none.
 * The first two are one alternative, `[dD]eux`: what is built of such words is large as it is, and takes long to compile.
 */
export const anyOf = (words: string): string =>
  `(?:${words
    .split(' ')
    .flatMap((word) => {
      const first = word[0]!;
      const either = withoutAccent(`${first}${first.toUpperCase()}`);
      return [`[${either}]${lettersOf(word.slice(1))}`, lettersOf(word.toUpperCase())];
    })
    .join('|')})`;

/** Words, without their accents, with the numbers that they stand for: from the first on in equal steps. */
export const counted = (first: number, step: number, words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((word, index) => [plain(word), first + index * step]);

/**
 * What makes a number in words behind "article" count something else: what is measured, or a noun in the plural.
 * Assumption: behind an article whose number is in words hardly any word in the plural follows. Examples: "dans cet article
 * deux hypothèses", "en este artículo dos partes" cite nothing. Known failures: a noun that has no such ending ("artículo
 * tres km" is read); a verb that has it ("artículo cinco establecemos" is not).
 */
export const COUNTED_BEHIND =
  /\s{1,2}(?:fois|veces|ans|mois|mil(?:l(?:ions?|iards?)|lones))(?!\p{L})|\s{1,2}(?!(?:alors|après|avis|dans|depuis|jamais|mais|moins|outre|plus|puis|sans|sous|toujours|très|vers|además|antes|demás|después|entonces|jamás|menos|tras)(?!\p{L}))\p{Ll}{3,24}[sx](?!\p{L})/uy;

/** "uno" and "un" are other words too: what stands behind one that is a number. */
export const BEHIND_ONE = '(?=\\s{0,2}(?:[,.;:)»”"]|$)|\\s(?:y|e|o|et|ou|de|del|du|des|à|al?)\\s)';

/** The stems of a language's ordinals, each row from the first of its size on in equal steps. */
interface OrdinalStems {
  readonly ones: string;
  /** The eleventh and what follows it, where these are one word that is not put together. */
  readonly teens?: string;
  readonly tens: string;
  /** From the hundredth on. */
  readonly hundreds?: string;
  /** Besides the first: "único". */
  readonly only: string;
}

/** Ordinals that end in "o" or "a", by themselves or one behind the other: "décimo primeiro", "decimoprimo", "vigésima". */
export function ordinalsOf({ ones, teens = '', tens, hundreds = '', only }: OrdinalStems): NumberWords {
  const one = [...counted(1, 1, ones), ...counted(1, 0, only)];
  const size = (first: number, step: number, words: string): readonly (readonly [string, number])[] =>
    words === '' ? [] : counted(first, step, words);
  const whole = size(11, 1, teens);
  const sizes = [size(100, 100, hundreds), size(10, 10, tens), [...whole, ...one]];
  const values = new Map(sizes.flat());
  const any = (words: string): string => `${anyOf(words.trim())}[aoAO]`;
  const single = any(`${teens} ${ones} ${only}`);
  const ten = `${any(tens)}(?:\\s?${any(ones)})?`;
  const below = `(?:${ten}|${single})`;
  const pattern = hundreds === '' ? below : `(?:${any(hundreds)}(?:\\s${below})?|${below})`;
  const stem = new RegExp(`^(${[...values.keys()].sort((a, b) => b.length - a.length).join('|')})[ao]\\s?`, 'u');
  return {
    pattern,
    valueOf: (words) => {
      let number = 0;
      let rest = plain(words.toLowerCase());
      for (let found = stem.exec(rest); found !== null; found = stem.exec(rest)) {
        number += values.get(found[1]!)!;
        rest = rest.slice(found[0].length);
      }
      return number === 0 || rest !== '' ? undefined : String(number);
    },
  };
}
