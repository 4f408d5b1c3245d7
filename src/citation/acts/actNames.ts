import { firstWhere, type Act, type Corpus, type Language, type StringColumn } from '../../law';
import { matchesOf } from '../../text';
import { CompoundActs } from './compoundActs';
import { packOf, type ActTitles } from '../../languages';
import { keptKeys, keysOf, loosestKey, NAME_KINDS, nameKeysOf, normaliseName, type NameKind } from './nameKeys';
import { looserNames, MAX_NAME } from './namesOf';
import { SYSTEMS, titlesOf } from '../systems';
import { SpelledTitles } from './spelledTitles';
import { closingYear, isOfYear, yearBehind, type SaidYear } from './variants';

/** A word, and capitals that stand for what kind of act it is. */
const SHORT_HEAD = /^(\p{Lu}\p{Ll}{4,60})(\p{Lu}{1,2}\p{Ll}{0,4})$/u;
/** Names that are remembered with their acts. */
const MOST_SEEN = 50_000;
/** The year of an act stands no further behind its name, in UTF-16 units. */
const YEAR_WINDOW = 40;
/** So many letters tell whether a name begins with them; shorter ones are looked for one by one. */
const FIRST_LETTERS = 8;

const NO_ACTS: readonly Act[] = [];
const NO_NUMBERS: readonly number[] = [];

/** Acts by the keys of their names, learned on demand: 5,000 acts take more than a tenth of a second. */
class NameTable {
  readonly #names = { own: new Map<string, Act[]>(), loose: new Map<string, Act[]>(), cited: new Map<string, Act[]>() };
  /** See {@link order}. */
  #keys: readonly string[] | undefined;
  #learned = 0;

  /** @param kept the keys of their names where these are known, a row an act */
  constructor(
    readonly acts: readonly Act[],
    private readonly kept?: StringColumn,
  ) {}

  /** The acts that have a name of that kind and key. */
  find(kind: NameKind, key: string): readonly Act[] {
    while (this.#learned < this.acts.length) this.learnNext();
    return this.#names[kind].get(key) ?? NO_ACTS;
  }

  /** Whether a key begins so. */
  hasBeginning(beginning: string): boolean {
    const keys = this.order();
    return keys[firstWhere(keys, (key) => key >= beginning)]?.startsWith(beginning) === true;
  }

  /** All keys in their order, made when first asked for. */
  order(): readonly string[] {
    return (this.#keys ??= [...this.#names.own.keys(), ...this.#names.loose.keys()].sort());
  }

  /** Learns the names of one more act; false when all are known. */
  learnNext(): boolean {
    const act = this.acts[this.#learned];
    if (act === undefined) return false;
    const kept = this.kept && keptKeys(this.kept, this.#learned);
    this.#learned += 1;
    this.#keys = undefined;
    const keys = kept ?? nameKeysOf(act);
    for (const kind of NAME_KINDS) addTo(this.#names[kind], keys[kind], act);
    return true;
  }
}

function addTo(names: Map<string, Act[]>, keys: readonly string[], act: Act): void {
  for (const key of keys) {
    const known = names.get(key);
    if (known === undefined) names.set(key, [act]);
    else if (!known.includes(act)) known.push(act);
  }
}

/** What was found of names; it holds among the very same acts. */
class FoundNames {
  readonly seen = new Map<string, readonly number[]>();
  /** By language. */
  readonly compounds = new Map<Language, CompoundActs>();
  readonly spelled = new Map<Language, SpelledTitles>();
  readonly alternatives = new Map<string, readonly number[]>();
}

/** Where acts stand in a list. */
class ActNumbers {
  readonly ofAct = new Map<Act, number>();
  /** Of several acts with one key the first. */
  readonly byKey = new Map<string, number>();

  constructor(acts: readonly Act[]) {
    acts.forEach((act, number) => {
      if (!this.byKey.has(act.key)) this.byKey.set(act.key, number);
      this.ofAct.set(act, number);
    });
  }
}

/** The acts of a corpus by every name they are cited under. Numbers are indices into {@link Corpus.acts}. */
export class ActNames {
  readonly #tables: readonly NameTable[];
  readonly #numbers: ActNumbers;
  readonly #found: FoundNames;

  /**
   * @param known the names of a corpus most of whose acts (the same objects) this one has too, or all, in the same list.
   * @param kept the keys of all names as {@link packNameKeys} has them, where they need not be made anew.
   */
  constructor(
    private readonly corpus: Corpus,
    known?: ActNames,
    kept?: StringColumn,
  ) {
    if (known?.corpus.acts === corpus.acts) {
      this.#numbers = known.#numbers;
      this.#tables = known.#tables;
      this.#found = known.#found;
      return;
    }
    this.#numbers = new ActNumbers(corpus.acts);
    const added =
      known === undefined
        ? new NameTable(corpus.acts, kept)
        : new NameTable(corpus.acts.filter((act) => !known.#numbers.ofAct.has(act)));
    this.#tables = [...(known === undefined ? [] : known.#tables), added];
    this.#found = new FoundNames();
  }

  /** Learns the names of one act after another, and orders them, so that the caller can let other work in. */
  *learn(): Generator<void> {
    for (const table of this.#tables) {
      while (table.learnNext()) yield;
      table.order();
      yield;
    }
    for (const { grammar, titles } of SYSTEMS) {
      if (titles === undefined) continue;
      this.#compoundsIn(grammar.system);
      yield;
      this.#spelledIn(grammar.system);
      yield;
    }
  }

  byKey(key: string): number | undefined {
    return this.#numbers.byKey.get(key);
  }

  /**
   * The acts of that name: by title or abbreviation; failing that by alias; failing that by the name made looser; failing
   * that by what only those call it who cite it; where {@link ActTitles} say how, by a short title made of the words of its own,
   * or by an abbreviation that spells its title.
   */
  find(name: string, language: Language): readonly number[] {
    const cacheKey = `${language}\u0000${name}`;
    const seen = this.#found.seen.get(cacheKey);
    if (seen !== undefined) return seen;
    const found = this.#findAny(name, language);
    if (this.#found.seen.size > MOST_SEEN) this.#found.seen.clear();
    this.#found.seen.set(cacheKey, found);
    return found;
  }

  #findAny(name: string, language: Language): readonly number[] {
    const known = this.#find(name, language);
    if (known.length > 0) return known;
    const cited = this.#ofYear(this.#acts('cited', loosestKey(name, language)), name);
    if (cited.length > 0 || titlesOf(language) === undefined) return cited;
    const found = this.#compoundsIn(language).find(name);
    if (found.length > 0) return found;
    const spelled = this.#spelledIn(language).find(name);
    return spelled.length > 0 ? spelled : this.#byShortHead(name, language);
  }

  /** "HafenG" for the "Hafengesetz": a short title of which what kind of act it is alone is shortened. */
  #byShortHead(name: string, language: Language): readonly number[] {
    const [, body, ending] = SHORT_HEAD.exec(name) ?? [];
    if (body === undefined || ending === undefined) return [];
    const heads = titlesOf(language)!.heads.filter(([, endings]) => endings.includes(ending.toLowerCase()));
    return heads.map(([head]) => this.#find(`${body}${head}`, language)).find((acts) => acts.length > 0) ?? [];
  }

  #compoundsIn(language: Language): CompoundActs {
    const { compounds } = this.#found;
    const known = compounds.get(language) ?? new CompoundActs(this.corpus.acts, language);
    compounds.set(language, known);
    return known;
  }

  #spelledIn(language: Language): SpelledTitles {
    const { spelled } = this.#found;
    const known = spelled.get(language) ?? new SpelledTitles(this.corpus.acts, language);
    spelled.set(language, known);
    return known;
  }

  /**
   * The acts that have a name in a looser form where others bear it as it stands: "AEG" is an act of 1951, and what people
   * call the "AEG 1994".
   */
  alternatives(name: string, language: Language): readonly number[] {
    const known = this.#found.alternatives.get(name);
    if (known !== undefined) return known;
    const own = this.find(name, language);
    const loose = own.length === 0 ? [] : keysOf(name, language).flatMap((key) => this.#acts('loose', key));
    const found = [...new Set(loose)].filter((act) => !own.includes(act));
    if (this.#found.alternatives.size > MOST_SEEN) this.#found.alternatives.clear();
    this.#found.alternatives.set(name, found);
    return found;
  }

  /** The longest beginning of a text, in whole words, that names an act in any case. */
  #findInflected(
    text: string,
    { word: words, stem }: ActTitles,
    isDated: boolean,
  ): { acts: readonly number[]; length: number } | undefined {
    let key = '';
    let found: { acts: readonly number[]; length: number } | undefined;
    for (const { 0: word, index } of matchesOf(words, text.slice(0, MAX_NAME))) {
      key += stem(word);
      const end = index + word.length;
      const acts = this.ofYear(this.#ofKey(key), isDated ? yearAt(text, end) : undefined);
      if (acts.length > 0) found = { acts, length: end };
      else if (!this.#tables.some((table) => table.hasBeginning(key))) break;
    }
    return found;
  }

  /**
   * The longest beginning of a text that ends with a word and names an act, within {@link MAX_NAME}.
   * @param isDated whether a year behind the name is the act's
   */
  findBeginning(
    text: string,
    language: Language,
    isDated = true,
  ): { acts: readonly number[]; length: number } | undefined {
    const titles = titlesOf(language);
    if (titles !== undefined) return this.#findInflected(text, titles, isDated);
    const window = text.slice(0, MAX_NAME);
    for (const end of this.#endsIn(window, language).reverse()) {
      const acts = this.ofYear(this.#find(window.slice(0, end), language), isDated ? yearAt(text, end) : undefined);
      if (acts.length > 0) return { acts, length: end };
    }
    return undefined;
  }

  /**
   * Where a name may end that begins with a text. Where words are not told apart by blanks that is behind every letter, unless no
   * name begins with the first of them: what a name is made looser by stands at its end.
   */
  #endsIn(window: string, language: Language): number[] {
    if (hasBlanks(language)) return endsOf(window, /[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/gu);
    const ends = endsOf(window, /[\p{L}\p{M}\p{N}]/gu);
    const head = normaliseName(window.slice(0, ends[FIRST_LETTERS - 1]));
    return this.#tables.some((table) => table.hasBeginning(head)) ? ends : ends.slice(0, FIRST_LETTERS);
  }

  /** The longest ending of a window of text, from the start of a word, that names an act. */
  findEnding(window: string, language: Language): { acts: readonly number[]; length: number } | undefined {
    const starts = hasBlanks(language) ? /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu : /[\p{L}\p{N}]/gu;
    for (const { index } of matchesOf(starts, window)) {
      const acts = this.#find(window.slice(index), language);
      if (acts.length > 0) return { acts, length: window.length - index };
    }
    return undefined;
  }

  #find(name: string, language: Language): readonly number[] {
    for (const candidate of [name, ...looserNames(name)]) {
      const keys = keysOf(candidate, language);
      for (const kind of ['own', 'loose'] as const) {
        for (const key of keys) {
          const found = this.#ofYear(this.#acts(kind, key), name);
          if (found.length > 0) return found;
        }
      }
    }
    return [];
  }

  /** A name made looser finds acts of every year: those that its own year contradicts are none of its. */
  #ofYear(acts: readonly number[], name: string): readonly number[] {
    const year = acts.length === 0 ? undefined : closingYear(name);
    return year === undefined ? acts : this.ofYear(acts, year);
  }

  /** The acts that may be of a year; see {@link isOfYear}. */
  ofYear(acts: readonly number[], said: SaidYear | undefined): readonly number[] {
    return said === undefined ? acts : acts.filter((act) => isOfYear(this.corpus.acts[act]!, said));
  }

  #ofKey(key: string): readonly number[] {
    const own = this.#acts('own', key);
    return own.length > 0 ? own : this.#acts('loose', key);
  }

  /** In the order of the corpus; an act of another corpus that shares the table is none of this one's. */
  #acts(kind: NameKind, key: string): readonly number[] {
    let found: number[] | undefined;
    for (const table of this.#tables) {
      for (const act of table.find(kind, key)) {
        const number = this.#numbers.ofAct.get(act);
        if (number !== undefined) (found ??= []).push(number);
      }
    }
    return found === undefined ? NO_NUMBERS : found.sort((a, b) => a - b);
  }
}

const endsOf = (text: string, last: RegExp): number[] => matchesOf(last, text).map(({ index }) => index + 1);

const yearAt = (text: string, end: number): SaidYear | undefined => yearBehind(text.slice(end, end + YEAR_WINDOW));

/** Where words are not told apart by blanks, a name may begin and end at any letter. */
const hasBlanks = (language: Language): boolean => packOf(language)?.detection?.script?.runs !== 'segmented';
