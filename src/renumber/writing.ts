import { packOf, plainWriting, type Inserted, type Placeholders, type Writing } from '../languages';

const writingOf = (language: string): Writing | undefined => packOf(language.split('-', 1)[0]!.toLowerCase())?.writing;

/** @param language a BCP 47 tag; what is not known is English */
export const placeholdersIn = (language: string): Placeholders => (writingOf(language) ?? plainWriting).placeholders;

/** How units are numbered that are put in; undefined where they are counted on. @param language as above */
export const insertionIn = (language: string): Inserted | undefined => writingOf(language)?.insertion;
