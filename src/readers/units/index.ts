import type { Language } from '../../law';
import { plain } from '../unwrap';
import { english } from './english';
import { german } from './german';
import { korean } from './korean';
import { romance } from './romance';
import type { UnitHeading } from './unitHeading';

export { bracketedTitle } from './korean';
export { headingWords, unit, type UnitHeading } from './unitHeading';
export * from './markers';

/** Longer headings are no heading; the recognisers see this much of them. UTF-16 code units. */
const MAX_HEADING = 2000;
/** A placeholder that a publisher puts where a heading has no number of its own: "(XXXX) §§ 3 bis 6". */
const PLACEHOLDER = /^\(XXXX\)\s*/u;

/** The unit that a heading opens, tried as Korean, Romance, German and English; undefined when it names none. */
export function parseUnitHeading(raw: string, language: Language): UnitHeading | undefined {
  const text = headingText(raw);
  return korean(text, language) ?? romance(text, language) ?? german(text, language) ?? english(text, language);
}

/** A heading's words without emphasis and placeholder. */
export function headingText(raw: string): string {
  return plain(raw.slice(0, MAX_HEADING))
    .replace(PLACEHOLDER, '')
    .replace(/^[*_]+|[*_]+$/gu, '')
    .trim();
}
