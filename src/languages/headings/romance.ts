import { PRINTED_LATIN, type Language, type UnitKind } from '../../law';
import { slug } from '../../text';
import { headingWords, unit, type UnitHeading } from './unitHeading';

/** Numbers in words, and what they count: the source of a pattern, and the value of what it matches; undefined for what is none. */
export interface NumberWords {
  readonly pattern: string;
  readonly valueOf: (words: string) => string | undefined;
}

/** What headings of a Romance language are made of. Words are in small letters; `string`s are sources of patterns, in any case. */
export interface RomanceWords {
  /** The languages that share these words: ISO 639-1. */
  readonly languages: readonly Language[];
  /** Words that only Romance statutes open a heading with. */
  readonly kinds: Readonly<Record<string, UnitKind>>;
  /** Words that statutes in other languages use as well, for other units or with other numbers. */
  readonly shared: Readonly<Record<string, UnitKind>>;
  readonly ordinals: NumberWords;
  /** In the place of the number of what stands in front of the first: "TÍTULO PRELIMINAR". */
  readonly preliminary: string;
  /** Of articles alone. */
  readonly cardinals?: NumberWords;
  /** In front of a number, in capitals: the book of a code, "LO" or "L". */
  readonly book?: string;
  /** Right behind the figure of a first one: "er". */
  readonly ending?: string;
  /** A number that no other language's headings have, besides those with a book or a Latin word. */
  readonly ownNumber?: string;
  /** A provision with a name instead of a number: "disposición adicional primera". */
  readonly named?: string;
  /** Behind the word for an article: that the text is an annex. */
  readonly annexed?: string;
}

/** Where "bis" opens a range, and makes no number of another: in German. */
export interface RangeWords {
  readonly languages: readonly Language[];
  /** What such a range goes on with, besides a figure and "§"; the source of a pattern. */
  readonly goesOn: string;
}

interface Numbered {
  readonly number: string;
  readonly after: string;
}

interface OpeningWords extends Omit<NumberWords, 'pattern'> {
  readonly pattern: RegExp;
}

/** The number of what stands in front of the first, in whatever language. */
const PRELIMINARY = 'preliminar';
const WORD = /^(\p{L}+(?:-\p{L}+)?)\.?(?:\s+|$)/u;
/** A letter that is the last of a number: "Article 39 A", "Artículo 5-A. Objeto"; I, V and X may count a paragraph. */
const LETTER = `[\\s-](?:[A-HJ-UWYZ]|(?![IVX]{2})[A-Z]{2})(?=\\s*(?:$|[.:–—(])|\\s-|\\s${PRINTED_LATIN}(?!\\p{L}))`;

/**
 * Reads headings of Romance languages: `Article L. 121-1`, `Article premier`, `Artículo 5 bis. Objeto`, `TÍTULO PRELIMINAR`,
 * `CAPÍTULO II`, `Section 1 : Titre` in French, `Disposición adicional primera`. Known failure: cardinals in words
 * of a language that lists none stay part of the heading.
 */
export class RomanceHeadings {
  readonly #languages: ReadonlySet<Language>;
  readonly #rangeLanguages: ReadonlySet<Language>;
  readonly #kinds: ReadonlyMap<string, UnitKind>;
  readonly #shared: ReadonlyMap<string, UnitKind>;
  readonly #ordinals: readonly OpeningWords[];
  readonly #cardinals: readonly OpeningWords[];
  readonly #number: RegExp;
  readonly #ownNumber: RegExp;
  readonly #preliminary: RegExp;
  readonly #named: RegExp;
  readonly #annexed: RegExp;

  constructor(languages: readonly RomanceWords[], range: RangeWords) {
    const opening = (sources: readonly (string | undefined)[]): RegExp =>
      new RegExp(`^(?:${present(sources).join('|')})(?!\\p{L})`, 'iu');
    this.#languages = new Set(languages.flatMap((each) => each.languages));
    this.#rangeLanguages = new Set(range.languages);
    this.#kinds = new Map(languages.flatMap(({ kinds }) => Object.entries(kinds)));
    this.#shared = new Map(languages.flatMap(({ shared }) => Object.entries(shared)));
    const inWords = (lists: readonly (NumberWords | undefined)[]): readonly OpeningWords[] =>
      present(lists).map(({ pattern, valueOf }) => ({ pattern: opening([pattern]), valueOf }));
    this.#ordinals = inWords(languages.map(({ ordinals }) => ordinals));
    this.#cardinals = inWords(languages.map(({ cardinals }) => cardinals));
    this.#preliminary = opening(languages.map(({ preliminary }) => preliminary));
    this.#named = opening(languages.map(({ named }) => named));
    this.#annexed = opening(languages.map(({ annexed }) => annexed));

    const latin = `${PRINTED_LATIN}(?!\\p{L}|\\s+(?:\\d|§|${range.goesOn}))`;
    /** What makes an inserted article of another: "bis", "quater B", "-bis.1", "A", "AA bis". */
    const inserted = `(?:[\\s-]${latin}(?:\\.\\d{1,2}(?![\\d.])|${LETTER})?|${LETTER}(?:\\s${latin})?)`;
    const book = `(?:${present(languages.map((each) => each.book)).join('|')})\\.?\\s?\\*?\\s?`;
    const ending = `(?:\\.?[ºª°]|(?:${present(languages.map((each) => each.ending)).join('|')})(?!\\p{L}))?`;
    /** 5, 1er, 5 bis, 5.º, 121-1, 22/1, L. 121-1, R*121-1, LO 111-3, 1649 quater B, IV, A. */
    this.#number = new RegExp(
      `^(?:(${book}(?=\\d))?(\\d{1,5}(?:-\\d{1,4}){0,4}(?:/\\d{1,3}(?![\\d/]))?)${ending}|([IVXLC]{1,8}|[A-Z])${ending})(${inserted})?(?![\\p{L}\\d])`,
      'u',
    );
    const own = present(languages.map(({ ownNumber }) => ownNumber)).map((source) => `(?:${source})(?!\\p{L})`);
    /** "Article L121-1", "Article 1er", "Art. 2-bis"; "Art. 2 bis 5" is a German range. */
    this.#ownNumber = new RegExp(`^(?:${[`${book}\\d`, ...own, `\\d+[\\s-]${latin}`].join('|')})`, 'iu');
  }

  read(text: string, language: Language): UnitHeading | undefined {
    const named = this.#named.exec(text)?.[0];
    if (named !== undefined)
      return { units: [{ kind: 'container', number: slug(named) }], heading: words(text.slice(named.length)) };
    const word = WORD.exec(text);
    if (word === null) return undefined;
    const key = word[1]!.toLowerCase();
    const rest = text.slice(word[0].length);
    const kind = this.#kinds.get(key) ?? this.#sharedKind(key, rest, language);
    if (kind === undefined) return undefined;
    const annex = kind === 'article' ? this.#annexed.exec(rest) : null;
    return annex === null ? this.#unitOf(kind, rest) : this.read(rest, language);
  }

  #sharedKind(word: string, rest: string, language: Language): UnitKind | undefined {
    const kind = this.#shared.get(word);
    if (this.#languages.has(language)) return kind;
    return kind === 'article' && !this.#rangeLanguages.has(language) && this.#ownNumber.test(rest) ? kind : undefined;
  }

  #unitOf(kind: UnitKind, rest: string): UnitHeading | undefined {
    const found = this.#numberAt(rest) ?? (kind === 'article' ? longestOf(this.#cardinals, rest) : undefined);
    if (found !== undefined) return { units: [unit(kind, found.number)], heading: words(found.after) };
    if (kind === 'annex' && /^(?:$|[.:–—-])/u.test(rest)) return { units: [unit(kind, '')], heading: words(rest) };
    const preliminary = this.#preliminary.exec(rest);
    if (preliminary === null) return undefined;
    return { units: [unit(kind, PRELIMINARY)], heading: words(rest.slice(preliminary[0].length)) };
  }

  /** The number at the beginning of a heading's rest, and what stands behind it. */
  #numberAt(rest: string): Numbered | undefined {
    const ordinal = longestOf(this.#ordinals, rest);
    if (ordinal !== undefined) return ordinal;
    const match = this.#number.exec(rest);
    if (match === null) return undefined;
    const [all, book = '', digits, roman, inserted = ''] = match;
    const number = `${roman ?? `${book.replace(/[^A-Z]/gu, '')}${digits!}`}${inserted.replace(/[\s-]/gu, '')}`;
    return { number, after: rest.slice(all.length) };
  }
}

/** "Título décimo primeiro", "Artículo veintiuno": the longest number in words that a text begins with; kin share some words. */
function longestOf(lists: readonly OpeningWords[], text: string): Numbered | undefined {
  let [longest, number] = ['', ''];
  for (const { pattern, valueOf } of lists) {
    const found = pattern.exec(text)?.[0] ?? '';
    const value = found.length > longest.length ? valueOf(found) : undefined;
    if (value !== undefined) [longest, number] = [found, value];
  }
  return longest === '' ? undefined : { number, after: text.slice(longest.length) };
}

const present = <T>(values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

const words = (rest: string): string =>
  headingWords(rest.replace(/^[.\s]*[-–—:]?/u, '')).replace(/(?<=\p{L}{2})\.$/u, '');
