import type { Act, Language } from '../../law';
import type { ActTitles } from '../../languages';
import { titlesOf } from '../systems';
import { taken } from './compoundActs';

/** Capitals with their small letters: Bau-G-B. At least one small letter: capitals alone stand for too many words. */
const ABBREVIATION = /^(?=.{0,20}\p{Ll})\p{Lu}\p{L}{2,20}$/u;
const PART = /\p{Lu}\p{Ll}*/gu;
const ONE_WORD = /^\p{Lu}[\p{Ll}-]{5,80}$/u;
/** How long the part of a title is that a capital begins: a word with what links it to the next. */
const SHORTEST_PART = 3;
const LONGEST_PART = 15;

interface SpelledTitle {
  readonly act: number;
  /** What stands in front of the word that says what kind of act it is. */
  readonly body: string;
}

/**
 * Acts by an abbreviation that their source does not give, which spells their title, as in German: "BojGB" is the
 * "Bojengesetzbuch (BBojG)". The reverse of {@link CompoundActs}.
 *
 * Assumes that a title of one word is what its act is called now, and the abbreviation of its source an old one where it
 * does not spell that title; that each capital begins a part of that word, with its small letters right behind it, and
 * that the capitals at the end say what kind of act it is; and that only one act of the corpus is so. Known failures: an
 * abbreviation that leaves letters out ("SchwbAwV"), or has capitals alone; an act outside the corpus of that
 * abbreviation, where the title of one in the corpus has the letters, too.
 */
export class SpelledTitles {
  readonly #byHead = new Map<string, SpelledTitle[]>();

  readonly #titles: ActTitles | undefined;

  constructor(acts: readonly Act[], language: Language) {
    this.#titles = titlesOf(language);
    if (this.#titles === undefined) return;
    const { letters, heads } = this.#titles;
    for (const [act, { title, abbreviation, language: own }] of acts.entries()) {
      if (own !== language || !ONE_WORD.test(title)) continue;
      const whole = letters(title);
      const [head, endings] = heads.find(([word]) => whole.endsWith(word)) ?? [];
      if (head === undefined || isShortFor(letters(abbreviation), whole.slice(0, -head.length), endings!)) continue;
      const one = { act, body: whole.slice(0, -head.length) };
      const known = this.#byHead.get(head);
      if (known === undefined) this.#byHead.set(head, [one]);
      else known.push(one);
    }
  }

  /** The act of an abbreviation; none where several acts fit. */
  find(abbreviation: string): readonly number[] {
    if (this.#titles === undefined || !ABBREVIATION.test(abbreviation)) return [];
    const { letters, heads } = this.#titles;
    const fitting = heads.flatMap(([head, endings]) => {
      const ending = endings.find((each) => abbreviation.endsWith(each.toUpperCase()));
      if (ending === undefined) return [];
      const parts = (abbreviation.slice(0, -ending.length).match(PART) ?? []).map(letters);
      return (this.#byHead.get(head) ?? []).filter(({ body }) => isSpelled(body, parts));
    });
    return fitting.length === 1 ? [fitting[0]!.act] : [];
  }
}

/** Whether an abbreviation has letters of a word in their order, from the first on, and one of the endings. */
const isShortFor = (abbreviation: string, word: string, endings: readonly string[]): boolean =>
  endings.some((ending) => {
    const letters = abbreviation.slice(0, -ending.length);
    return abbreviation.endsWith(ending) && letters[0] === word[0] && taken(letters, word) === letters.length;
  });

/** Whether a word is made of parts that begin so, in order. */
function isSpelled(word: string, beginnings: readonly string[]): boolean {
  let starts: readonly number[] = [0];
  for (const [index, beginning] of beginnings.entries()) {
    const isLast = index === beginnings.length - 1;
    const ends = new Set<number>();
    for (const start of starts.filter((at) => word.startsWith(beginning, at))) {
      const shortest = Math.max(SHORTEST_PART, beginning.length);
      for (let end = start + shortest; end <= Math.min(start + LONGEST_PART, word.length); end += 1) ends.add(end);
    }
    starts = isLast ? [...ends].filter((end) => end === word.length) : [...ends];
  }
  return beginnings.length > 0 && starts.length > 0;
}
