import { fromRoman } from '../../../law';
import type { ActHead, ActTitles } from '../../citations/titles';
import { ordinalOf } from '../numbers';
import { isOfTreaty } from './treatyNames';

/** Names longer than this are no names. UTF-16 code units. */
const MAX_NAME = 300;
const WORD = /[\p{L}\p{M}\p{N}-]+/gu;
const ENDING = /(?:e[nmrs]?|[ns])$/u;
/** "HafG-E" is a bill, not an inflected "HafG": nobody inflects in capitals. */
const CLOSING_CAPITAL = /(?<=\p{Ll}.*)\p{Lu}$/u;
/** In a word, what more than one spelling has; few words do. */
const SPELLED = /[^a-zäöü]/u;
/** The number of a book that closes a name; "c" and "l" are letters. */
const ROMAN = /^[ivx]{1,6}$/u;

/**
 * A German name as it is compared across cases: each word without its inflection, a closing Roman number in digits, and
 * the numbered books under their abbreviation. "des Bürgerlichen Gesetzbuchs" = "Bürgerliches Gesetzbuch", "SGB V" =
 * "SGB 5" = "Fünftes Buch Sozialgesetzbuch". Assumes that no two acts differ in inflection alone; known failure: a
 * name in a case that changes a vowel.
 */
function keyOf(name: string): string {
  const words = (name.slice(0, MAX_NAME).match(WORD) ?? []).map(stemOf);
  const book = ordinalOf(words[0] ?? '');
  if (book !== undefined && words[1] === 'buch' && words[2] === 'sozialgesetzbuch') return `sgb${book}`;
  const last = words.length > 1 ? words.at(-1)! : '';
  const numeral = ROMAN.test(last) ? fromRoman(last) : undefined;
  if (numeral !== undefined) words[words.length - 1] = String(numeral);
  return words.join('');
}

/** Stems by word: names and citations say the same words over and over. */
const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

/** A word without hyphens and inflection, in the spelling of 1996 as far as ß goes: "Strafprozeßordnung". */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // A copy: as part of a text, the word would keep the whole text in memory.
  const own = ` ${word}`.slice(1);
  const small = own.toLowerCase();
  const plain = SPELLED.test(small) ? small.normalize('NFKC').replace(/-/gu, '').replaceAll('ß', 'ss') : small;
  const stem = plain.length > 4 && !CLOSING_CAPITAL.test(own) ? plain.replace(ENDING, '') : plain;
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(own, stem);
  return stem;
}

/** In the spelling of 1996 as far as ß goes. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]/gu, '');

const HEADS: readonly ActHead[] = [
  ['gesetzbuch', ['gb']],
  ['gesetz', ['g']],
  ['verordnung', ['v', 'vo']],
  ['ordnung', ['o']],
  ['vertrag', ['vtr', 'vertr']],
];

export const titles: ActTitles = {
  word: WORD,
  stem: stemOf,
  key: keyOf,
  letters: lettersOf,
  heads: HEADS,
  uninflected: (letters) => letters.replace(/(?<=gesetz|buch|vertrag)e?s$|(?<=ordnung)en$/u, ''),
  kind: /^(?:geset|veror|ordnu|vertr)/u,
  nationwide: 'bund',
  // Fluss-schiff, Ausbildung-s-ordnung, Lots-en-gesetz
  joint: /^(?:e[nrs]|[ens])?$/u,
  // "Hafenreformgesetz"
  ofChange:
    /^(?:\p{L}+\s){0,2}(?:Gesetz|Verordnung)\s(?:zur|über\sdie|betreffend\sdie)\s(?:\p{Ll}+\s){0,3}(?:\p{L}*[Rr]eform|Ab[äa]nderung|Änderung|Anpassung|Aufhebung|Ausführung|Beschleunigung|Bereinigung|Durchführung|Einführung|Ergänzung|Erweiterung|Fort\p{L}{5,12}ung|Modernisierung|Neu\p{L}{4,10}ung|Überleitung|Umsetzung|Verbesserung|Vereinfachung|Weiterentwicklung)(?!\p{L})/u,
  // No adjective in front that may be a Land's: "Bojenaufsichtsgesetzes", "Gesetzes über die Bojen".
  alone: /^[\p{L}-]*(?:gesetz|ordnung|vertrag)(?!.*(?:gesetz|ordnung|vertrag))/iu,
  isOfAnother: isOfTreaty,
};
