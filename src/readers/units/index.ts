import type { Language } from '../../law';
import { plain } from '../unwrap';
import { english } from './english';
import { german } from './german';
import { korean } from './korean';
import { japanese } from './japanese';
import { others } from './others';
import { romance } from './romance';
import { thai } from './thai';
import type { UnitGrammar, UnitHeading } from './unitHeading';

export { bracketedTitle } from './korean';
export { headingWords, unit, type UnitHeading } from './unitHeading';
export * from './markers';
export * from './unmarked';

/** Longer headings are no heading; the recognisers see this much of them. UTF-16 code units. */
const MAX_HEADING = 2000;
/** Those of scripts of their own first; English last, which reads a bare number as a section. */
const GRAMMARS: readonly UnitGrammar[] = [korean, japanese, thai, romance, german, others, english];
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

/** A heading's words without emphasis and placeholder. */
export function headingText(raw: string): string {
  return plain(raw.slice(0, MAX_HEADING))
    .replace(PLACEHOLDER, '')
    .replace(/^[*_]+|[*_]+$/gu, '')
    .trim();
}
