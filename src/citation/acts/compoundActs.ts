import type { Act, Language } from '../../law';
import type { ActTitles } from '../../languages';
import { titlesOf } from '../systems';
import { matchesOf } from '../../text';

/** One compound, with or without hyphens ("Bundeslotsen Fluss-Gesetz"); longer ones are none. */
const COMPOUND = /^\p{Lu}[\p{L}-]{2,80}(?:\s\p{Lu}[\p{L}-]{0,60}-\p{L}{5,20})?$/u;
/** Shorter words stand in too many others. */
const SHORTEST_WORD = 4;
/** The same of what ends a compound: where its words part, nobody says. */
const SHORTEST_END = 5;
/** More nouns of a title are not looked at. */
const MOST_NOUNS = 40;

interface Abbreviated {
  readonly act: number;
  readonly letters: string;
  /** The nouns of its title, once they are asked for; none of an act that changes another one. */
  nouns?: readonly string[];
}

/**
 * Acts by a short title that their source does not give, where all its words stand in the long title, as in German:
 * "Lotsenausbildungsgesetz" is the "Gesetz über die Ausbildung der Lotsen (LotAusbG)". A title that is a compound itself
 * gives the ends of it, too: "Bundeslotsengesetz" is the "Hafenlotsengesetz für Werften (BLotsG)".
 *
 * Assumes that the short title is made of nouns of the long one, that the abbreviation spells it in order, with the first
 * letter of each of these nouns, and that only one act of the corpus is so. Known failures: a noun that changes its vowel
 * ("Häfen"); an act outside the corpus of that name, where the corpus holds another one of the same subject and a like
 * abbreviation; citations of an act that comes into the corpus, which are read again only when the index is rebuilt.
 */
export class CompoundActs {
  readonly #byLetter = new Map<string, Abbreviated[]>();

  readonly #titles: ActTitles | undefined;

  constructor(
    private readonly acts: readonly Act[],
    language: Language,
  ) {
    this.#titles = titlesOf(language);
    if (this.#titles === undefined) return;
    for (const [act, { abbreviation, language: own }] of acts.entries()) {
      const short = /^(\p{L}{2,20})(?:\s\d{4})?$/u.exec(abbreviation)?.[1];
      if (own !== language || short === undefined) continue;
      const letters = this.#titles.letters(short);
      const known = this.#byLetter.get(letters[0]!);
      if (known === undefined) this.#byLetter.set(letters[0]!, [{ act, letters }]);
      else known.push({ act, letters });
    }
  }

  /** The act of a name; none where several acts fit. */
  find(name: string): readonly number[] {
    const titles = this.#titles;
    if (titles === undefined || !COMPOUND.test(name)) return [];
    const whole = titles.uninflected(titles.letters(name));
    const head = titles.heads.find(([word]) => whole.endsWith(word) && whole.length > word.length + 2);
    if (head === undefined) return [];
    const body = whole.slice(0, -head[0].length);
    const fitting = (this.#byLetter.get(body[0]!) ?? []).filter((one) =>
      head[1].some((ending) => one.letters.endsWith(ending) && this.#isMadeOf(body, one, ending, titles)),
    );
    return fitting.length === 1 ? [fitting[0]!.act] : [];
  }

  #isMadeOf(body: string, one: Abbreviated, ending: string, titles: ActTitles): boolean {
    const letters = one.letters.slice(0, -ending.length);
    if (letters === '' || taken(letters, body) < letters.length) return false;
    one.nouns ??= nounsOf(this.acts[one.act]!.title, titles);
    return isSpelled(body, letters, one.nouns, titles.joint);
  }
}

function nounsOf(title: string, titles: ActTitles): readonly string[] {
  const { ofChange, nationwide, stem, kind } = titles;
  if (ofChange.test(title)) return [];
  const nouns = matchesOf(/(?<!\p{L})\p{Lu}\p{L}{3,40}(?!\p{L})/gu, title).slice(0, MOST_NOUNS);
  const [first] = nouns;
  const ends = first?.index === 0 ? endsOf(first[0], titles) : [];
  return [...new Set([nationwide, ...nouns.map(([noun]) => stem(noun)), ...ends])].filter(
    (noun) => noun.length >= SHORTEST_WORD && !kind.test(noun),
  );
}

/** What may stand last in a compound in front of the word that says what kind of act it is: "urlaub" of "Mindesturlaubsgesetz". */
function endsOf(compound: string, { heads, letters }: ActTitles): readonly string[] {
  const whole = letters(compound);
  const head = heads.find(([word]) => whole.endsWith(word))?.[0] ?? whole;
  const body = whole.slice(0, -head.length);
  return Array.from({ length: Math.max(0, body.length - SHORTEST_END) }, (_, at) => body.slice(at + 1));
}

/**
 * Whether a compound is made of some of the nouns, with what joins them, and letters stand in these parts in their order,
 * the first letter of each part among them. No rest of the compound is looked at twice with the same letters left.
 */
function isSpelled(compound: string, letters: string, nouns: readonly string[], joint: RegExp): boolean {
  const open: (readonly [at: number, letter: number])[] = [[0, 0]];
  const seen = new Set<number>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [at, letter] = next;
    if (at === compound.length && letter === letters.length) return true;
    const state = at * (letters.length + 1) + letter;
    if (seen.has(state) || compound[at] !== letters[letter]) continue;
    seen.add(state);
    for (const end of endsOfPart(compound, at, nouns, joint)) {
      const most = taken(letters.slice(letter), compound.slice(at, end));
      for (let count = 1; count <= most; count += 1) open.push([end, letter + count]);
    }
  }
  return false;
}

/** Where a part of a compound may end that begins at an offset. */
function endsOfPart(compound: string, at: number, nouns: readonly string[], joint: RegExp): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const noun of nouns) {
    if (!compound.startsWith(noun, at)) continue;
    const behind = at + noun.length;
    for (const end of [behind, behind + 1, behind + 2]) {
      if (end <= compound.length && joint.test(compound.slice(behind, end))) ends.add(end);
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
