import { matchAt, type Grammar } from './engine';

/** How a language speaks of what may be called like a provision. */
export interface Organisations {
  /** The nouns for organisations and periodicals, in small letters, divided by blanks. */
  readonly nouns: string;
  /** A word for a provision, in the capital of a name. */
  readonly word: string;
  /** What links an act to the provision in front of it. */
  readonly link: string;
}

/** A noun at the beginning of a sentence, too. */
const capitalised = (noun: string): string => `[${noun[0]!}${noun[0]!.toUpperCase()}]${noun.slice(1)}`;

/**
 * Where "Article 3" is the name of what the noun right in front is a word for, as the source of a pattern: "la revue Article 3". What is of an
 * act is a provision all the same: "la société Article 3 du code".
 */
export const calledAsProvision = ({ nouns, word, link }: Organisations): string =>
  `(?=(?:${word})\\s\\d{1,3}(?![\\d.]\\d|,?\\s(?:${link})))(?<=(?<![\\p{L}\\p{N}])(?:${nouns.split(' ').map(capitalised).join('|')})[ \\u00A0](?:[«“„"‘'][ \\u00A0]?)?)`;

/** Reads what {@link calledAsProvision} does not tell to be a name. */
export const butNames =
  (isName: RegExp, read: Grammar['read']): Grammar['read'] =>
  (text, at, floor) =>
    matchAt(isName, text, at) === null ? read(text, at, floor) : { drafts: [], end: at + 1 };
