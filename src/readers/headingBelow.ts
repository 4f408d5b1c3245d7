import type { Layout } from '../languages';
import { isBasicUnit, isDivision } from '../law';
import type { StructureBuilder } from './structure';
import { LAYOUTS } from './units';

/** A longer line is text. UTF-16 code units. */
const MAX_HEADING = 300;
const SENTENCE_END = new RegExp(
  `(?:[.;:,。]|${LAYOUTS.flatMap(({ sentenceEnd }) => sentenceEnd ?? []).join('|')})$`,
  'u',
);
/** What a schedule is of, said under its number. */
const REFERENCES = LAYOUTS.flatMap(({ reference }) => reference ?? []);

/**
 * "PART 1" may have its heading on the next line: a short one that does not end as a sentence does, before any text.
 * Known failure: a part that begins with a short unfinished line of text.
 */
export function addHeadingBelow(builder: StructureBuilder, line: string, index: number): boolean {
  const words = line.trim();
  if (words === '' || words.length > MAX_HEADING || SENTENCE_END.test(words) || !/^[\p{Lu}\p{Lo}]/u.test(words))
    return false;
  if (REFERENCES.some((pattern) => pattern.test(words))) return false;
  const { current } = builder;
  if (current === undefined || !(isDivision(current.unit.kind) || current.unit.kind === 'annex')) return false;
  return builder.addHeading(words, current.level, index, line.length);
}

/** "Art. 5" may have its heading on the next line, in brackets, in a language whose layout has such lines. */
export function addArticleHeading(
  builder: StructureBuilder,
  line: string,
  index: number,
  { headingBelow }: Layout = {},
): boolean {
  const words = headingBelow?.exec(line.trim())?.[1];
  const { current } = builder;
  if (words === undefined || current === undefined || !isBasicUnit(current.unit.kind)) return false;
  return builder.addHeading(words.replace(/\.$/u, ''), current.level, index, line.length);
}
