import {
  packOf,
  PACKS,
  plainWriting,
  type Inserted,
  type NumberForm,
  type Placeholders,
  type Writing,
} from '../../languages';

const WRITINGS = PACKS.flatMap(({ writing }) => writing ?? []);

const writingOf = (language: string): Writing | undefined => packOf(language.split('-', 1)[0]!.toLowerCase())?.writing;

/** @param language a BCP 47 tag; what is not known is English */
export const placeholdersIn = (language: string): Placeholders => (writingOf(language) ?? plainWriting).placeholders;

/** How units are numbered that are put in; undefined where they are counted on. @param language as above */
export const insertionIn = (language: string): Inserted | undefined => writingOf(language)?.insertion;

/** The forms of numbers. @param language as above */
export const numberForms = (language: string): readonly NumberForm[] =>
  packOf(language)?.writing?.numbers ?? plainWriting.numbers!;

/** One pattern's source of what all languages have, whichever a text is in. */
const inAny = (key: 'before' | 'unit' | 'branch'): string =>
  `(?:${WRITINGS.flatMap((writing) => writing[key] ?? []).join('|')})`;

/** What stands around numbers; see {@link Writing}. Sources of patterns. */
export const BEFORE = inAny('before');
export const UNIT = inAny('unit');
export const BRANCH = inAny('branch');
