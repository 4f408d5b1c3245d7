import {
  RomanceHeadings,
  unitWordsElsewhere,
  unitWordsGrammar,
  type UnitGrammar,
  type UnitHeading,
} from '../../languages';
import type { Language } from '../../law';
import { COMPILED_AT } from '../../turns';
import { plain } from '../unwrap';
import { HEADINGS, RANGES_BY_BIS } from './headings';

export { bracketedTitle, headingWords, unit, type UnitHeading } from '../../languages';
export * from './headings';
export * from './markers';
export * from './namedUnits';
export * from './unmarked';

/** Longer headings are no heading; the recognisers see this much of them. UTF-16 code units. */
const MAX_HEADING = 2000;
const triedAt = (turn: 'first' | 'last' | undefined): UnitGrammar[] =>
  HEADINGS.filter(({ tried }) => tried === turn).flatMap(({ grammar }) => grammar ?? []);
const romance = new RomanceHeadings(
  HEADINGS.flatMap((headings) => headings.romance ?? []),
  RANGES_BY_BIS,
);
/** In the order in which they are tried: those of scripts of their own first, what reads a bare number last. */
const GRAMMARS: readonly UnitGrammar[] = [
  ...triedAt('first'),
  (text, language) => romance.read(text, language),
  ...triedAt(undefined),
  unitWordsGrammar([...HEADINGS.flatMap(({ words }) => words ?? []), unitWordsElsewhere]),
  ...triedAt('last'),
];
/** What grammars are tried with before they are used: a heading and none, in characters of a byte each and of two. */
const TRIED = ['x 1 x', '† 1 x', '§ 1 x', '§ 1 †'].map((text) => text.padEnd(COMPILED_AT, 'x'));
/** A placeholder that a publisher puts where a heading has no number of its own: "(XXXX) §§ 3 bis 6". */
const PLACEHOLDER = /^\(XXXX\)\s*/u;

/** The unit that a heading opens, tried in one language after another; undefined when it names none. */
export function parseUnitHeading(raw: string, language: Language): UnitHeading | undefined {
  const text = headingText(raw);
  for (const grammar of GRAMMARS) {
    const found = grammar(text, language);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Has each grammar read, which has it compiled: see {@link compiling}. */
export function* compilingHeadings(): Generator<void> {
  for (const grammar of GRAMMARS) {
    for (const text of TRIED) {
      grammar(text, 'und');
      yield;
    }
  }
}

/** A heading's words without emphasis and placeholder. */
export function headingText(raw: string): string {
  return plain(raw.slice(0, MAX_HEADING))
    .replace(PLACEHOLDER, '')
    .replace(/^[*_]+|[*_]+$/gu, '')
    .trim();
}
