import { packOf, PACKS, plainWriting, type NumberForm } from '../../languages';

const WRITINGS = PACKS.flatMap(({ writing }) => writing ?? []);

/** The forms of numbers. @param language a BCP 47 tag; what is not known is English */
export const numberForms = (language: string): readonly NumberForm[] =>
  packOf(language)?.writing?.numbers ?? plainWriting.numbers!;

/** One pattern's source of what all languages have, whichever a text is in. */
const inAny = (key: 'before' | 'unit' | 'branch'): string =>
  `(?:${WRITINGS.flatMap((writing) => writing[key] ?? []).join('|')})`;

/** What stands around numbers; see {@link Writing}. Sources of patterns. */
export const BEFORE = inAny('before');
export const UNIT = inAny('unit');
export const BRANCH = inAny('branch');
