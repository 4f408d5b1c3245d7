import type { Act } from '../../law';
import { germanStem } from './germanNames';

/** What a German act is, in the last word of its short title, and in the last letters of its abbreviation. */
export const HEADS: readonly (readonly [word: string, letters: readonly string[]])[] = [
  ['gesetzbuch', ['gb']],
  ['gesetz', ['g']],
  ['verordnung', ['v', 'vo']],
  ['ordnung', ['o']],
  ['vertrag', ['vtr', 'vertr']],
];
/** One compound, with or without hyphens ("Bundeslotsen Fluss-Gesetz"); longer ones are none. */
const COMPOUND = /^\p{Lu}[\p{L}-]{2,80}(?:\s\p{Lu}[\p{L}-]{0,60}-\p{L}{5,20})?$/u;
/** Shorter words stand in too many others. */
const SHORTEST_WORD = 4;
/** What joins a part of a compound to the next: Fluss-schiff, Ausbildung-s-ordnung, Lots-en-gesetz. */
const LINK = /^(?:e[nrs]|[ens])?$/u;
const KINDS_OF_ACTS = /^(?:geset|veror|ordnu|vertr)/u;
/** An act that changes another one has that one's nouns in its title, and a short title of its own: "Hafenreformgesetz". */
const OF_CHANGE =
  /^(?:\p{L}+\s){0,2}(?:Gesetz|Verordnung)\s(?:zur|über\sdie|betreffend\sdie)\s(?:\p{Ll}+\s){0,3}(?:\p{L}*[Rr]eform|Ab[äa]nderung|Änderung|Anpassung|Aufhebung|Ausführung|Beschleunigung|Bereinigung|Durchführung|Einführung|Ergänzung|Erweiterung|Fort\p{L}{5,12}ung|Modernisierung|Neu\p{L}{4,10}ung|Überleitung|Umsetzung|Verbesserung|Vereinfachung|Weiterentwicklung)(?!\p{L})/u;
/** Federal acts are called so whether or not their title says it. */
const FEDERAL = 'bund';
/** More nouns of a title are not looked at. */
const MOST_NOUNS = 40;

interface Abbreviated {
  readonly act: number;
  readonly letters: string;
  /** The nouns of its title, once they are asked for; none of an act that changes another one. */
  nouns?: readonly string[];
}

/**
 * German acts by a short title that their source does not give, where all its words stand in the long title:
 * "Lotsenausbildungsgesetz" is the "Gesetz über die Ausbildung der Lotsen (LotAusbG)".
 *
 * Assumes that the short title is made of nouns of the long one, that the abbreviation spells it in order, with the first
 * letter of each of these nouns, and that only one act of the corpus is so. Known failures: a noun that changes its vowel
 * ("Häfen"); an act outside the corpus of that name, where the corpus holds another one of the same subject and a like
 * abbreviation; citations of an act that comes into the corpus, which are read again only when the index is rebuilt.
 */
export class CompoundActs {
  readonly #byLetter = new Map<string, Abbreviated[]>();

  constructor(private readonly acts: readonly Act[]) {
    for (const [act, { abbreviation, language }] of acts.entries()) {
      const short = /^(\p{L}{2,20})(?:\s\d{4})?$/u.exec(abbreviation)?.[1];
      if (language !== 'de' || short === undefined) continue;
      const letters = germanLetters(short);
      const known = this.#byLetter.get(letters[0]!);
      if (known === undefined) this.#byLetter.set(letters[0]!, [{ act, letters }]);
      else known.push({ act, letters });
    }
  }

  /** The act of a name; none where several acts fit. */
  find(name: string): readonly number[] {
    if (!COMPOUND.test(name)) return [];
    const whole = germanLetters(name).replace(/(?<=gesetz|buch|vertrag)e?s$|(?<=ordnung)en$/u, '');
    const head = HEADS.find(([word]) => whole.endsWith(word) && whole.length > word.length + 2);
    if (head === undefined) return [];
    const body = whole.slice(0, -head[0].length);
    const fitting = (this.#byLetter.get(body[0]!) ?? []).filter((one) =>
      head[1].some((ending) => one.letters.endsWith(ending) && this.#isMadeOf(body, one, ending)),
    );
    return fitting.length === 1 ? [fitting[0]!.act] : [];
  }

  #isMadeOf(body: string, one: Abbreviated, ending: string): boolean {
    const letters = one.letters.slice(0, -ending.length);
    if (letters === '' || taken(letters, body) < letters.length) return false;
    one.nouns ??= nounsOf(this.acts[one.act]!.title);
    return isSpelled(body, letters, one.nouns);
  }
}

/** The letters of a German name, in the spelling of 1996 as far as ß goes. */
export const germanLetters = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}]/gu, '');

function nounsOf(title: string): readonly string[] {
  if (OF_CHANGE.test(title)) return [];
  const nouns = [...title.matchAll(/(?<!\p{L})\p{Lu}\p{L}{3,40}(?!\p{L})/gu)].slice(0, MOST_NOUNS);
  return [...new Set([FEDERAL, ...nouns.map(([noun]) => germanStem(noun))])].filter(
    (noun) => noun.length >= SHORTEST_WORD && !KINDS_OF_ACTS.test(noun),
  );
}

/**
 * Whether a compound is made of some of the nouns, with what joins them, and letters stand in these parts in their order,
 * the first letter of each part among them. No rest of the compound is looked at twice with the same letters left.
 */
function isSpelled(compound: string, letters: string, nouns: readonly string[]): boolean {
  const open: (readonly [at: number, letter: number])[] = [[0, 0]];
  const seen = new Set<number>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, letter] = next;
    if (at === compound.length && letter === letters.length) return true;
    const state = at * (letters.length + 1) + letter;
    if (seen.has(state) || compound[at] !== letters[letter]) continue;
    seen.add(state);
    for (const end of endsOfPart(compound, at, nouns)) {
      const most = taken(letters.slice(letter), compound.slice(at, end));
      for (let count = 1; count <= most; count += 1) open.push([end, letter + count]);
    }
  }
  return false;
}

/** Where a part of a compound may end that begins at an offset. */
function endsOfPart(compound: string, at: number, nouns: readonly string[]): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const noun of nouns) {
    if (!compound.startsWith(noun, at)) continue;
    const behind = at + noun.length;
    for (const end of [behind, behind + 1, behind + 2]) {
      if (end <= compound.length && LINK.test(compound.slice(behind, end))) ends.add(end);
    }
  }
  return ends;
}

/** How many of the first letters stand in a word in their order. */
export function taken(letters: string, word: string): number {
  let at = 0;
  let count = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) break;
    count += 1;
  }
  return count;
}
