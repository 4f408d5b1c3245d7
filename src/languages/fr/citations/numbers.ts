import { anyOf, BEHIND_ONE, counted, plain } from '../../citations/romance/numberWords';

const ONES = 'deux trois quatre cinq six sept huit neuf';
const TEENS = 'dix onze douze treize quatorze quinze seize';
const TENS = 'vingt trente quarante cinquante';
const CARDINALS = new Map([
  ...counted(1, 0, 'un une'),
  ...counted(2, 1, ONES),
  ...counted(10, 1, TEENS),
  ...counted(20, 10, `${TENS} soixante`),
]);
/** The stems of ordinals that are not those of their cardinals. */
const STEMS: ReadonlyMap<string, string> = new Map(
  'cinqu/cinq neuv/neuf quatr/quatre onz/onze douz/douze treiz/treize quatorz/quatorze quinz/quinze seiz/seize trent/trente quarant/quarante cinquant/cinquante soixant/soixante mill/mille'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
);

/** The last word of a number, which makes it an ordinal: "deuxième", "cinquantième". */
const LAST = `${anyOf('un deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent quarant cinquant soixant cent mill')}(?:i[èe]me|I[ÈE]ME)`;
const JOINT = '[\\s-]';
const ONE = anyOf('un une');
const BELOW_TWENTY = `(?:${anyOf('dix')}${JOINT}${anyOf('sept huit neuf')}|${anyOf(`${TEENS} ${ONES}`)})`;
const BELOW_HUNDRED = `(?:${anyOf('quatre')}${JOINT}${anyOf('vingt')}s?(?:${JOINT}(?:${BELOW_TWENTY}|${ONE}))?|${anyOf('soixante')}(?:${JOINT}et${JOINT}(?:${anyOf('onze')}|${ONE})|${JOINT}${BELOW_TWENTY})?|${anyOf(TENS)}(?:${JOINT}et${JOINT}${ONE}|${JOINT}${anyOf(ONES)})?|${BELOW_TWENTY})`;
const THOUSAND = anyOf('mille');
const BELOW_THOUSAND = `(?:(?:${anyOf(ONES)}${JOINT})?${anyOf('cents cent')}(?:${JOINT}(?:${BELOW_HUNDRED}|${ONE}))?|${BELOW_HUNDRED})`;
/**
 * "deux", "vingt et un", "quatre-vingt-dix-sept", "mille deux cent quarante", "deuxième", "vingt-cinquième". That a word ends
 * is asked at the end alone, since all others have a joint behind them, and what stands below a thousand is written twice and not
 * three times, as all of it takes long to compile.
 */
export const NUMBER_WORDS = `(?:(?:${BELOW_THOUSAND}(?:${JOINT}${THOUSAND})?|${THOUSAND})(?:(?<=${THOUSAND})${JOINT}(?:${BELOW_THOUSAND}|${ONE}))?(?:${JOINT}(?:et${JOINT})?${LAST})?|${LAST}|${anyOf('un')}${BEHIND_ONE})(?!\\p{L})`;

/** "97" for "quatre-vingt-dix-sept", "25" for "vingt-cinquième"; for words that {@link NUMBER_WORDS} matches. */
export function numberOf(words: string): string {
  let thousands = 0;
  let rest = 0;
  for (const one of plain(words.toLowerCase()).split(/[\s-](?:et[\s-])?/u)) {
    const stem = one.replace(/ieme$/u, '');
    const cardinal = (stem === one ? undefined : STEMS.get(stem)) ?? stem.replace(/^(cent|vingt)s$/u, '$1');
    if (cardinal === 'mille') [thousands, rest] = [Math.max(1, rest) * 1000, 0];
    else if (cardinal === 'cent') rest = Math.max(1, rest) * 100;
    // "quatre-vingts" is four times twenty, as is "cent quatre-vingt" behind its hundred.
    else if (cardinal === 'vingt' && rest % 100 === 4) rest += 76;
    else rest += CARDINALS.get(cardinal)!;
  }
  return String(thousands + rest);
}
