import { LATIN } from '../../law';
import { parseUnitHeading, RANGES_BY_BIS } from '../units';

/** The commonest form: "5", "12A.", "(1)", "(a)". */
const PLAIN = /^[([]?(\d{1,5}[a-z]{0,3}|[a-z]{1,4})[)\].:]{0,2}$/iu;
const MAX_NUMBER = 64;
/** What stands before a number: "§", "§§", "Article", "SUB-SECTION", "Sec."; a word of at least three letters or with a full stop. */
const KIND_WORD = /^(?:§+|\p{L}[\p{L}-]{2,}\.?|\p{L}{1,2}\.)\s+(?=\S)/u;
/** What makes an inserted unit's number of another: "5 bis", "12-quater"; "5 bis 7" is a range. */
const LATIN_JOINT = new RegExp(`(?<=\\d)[\\s-]*(?=${LATIN}(?!\\p{L}|\\s*(?:\\d|§|${RANGES_BY_BIS.goesOn})))`, 'iu');
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
const DASHES_AND_STOPS = /[\s.:;-]+$/u;

/**
 * The number in what is printed before a unit, not yet normalised: "Article 5" is 5, "§ 1983." is 1983, "SCHEDULE" is empty.
 * Known failure: a number written in words of a language that no unit grammar knows stays a word.
 */
export function unitNumber(printed: string): string {
  const text = printed.slice(0, 200).trim().replace(HYPHENS, '-').replace(LATIN_JOINT, '');
  const plain = PLAIN.exec(text);
  if (plain !== null) return plain[1]!;
  const parsed = LATIN_JOINT.test(text) ? undefined : parseUnitHeading(text, 'und')?.units[0];
  if (parsed !== undefined && parsed.kind !== 'container' && parsed.kind !== 'preamble') return parsed.number;
  const rest = text.replace(KIND_WORD, '');
  if (rest === text && /^\p{L}{3,}$/u.test(text)) return '';
  return rest.slice(0, MAX_NUMBER).replace(DASHES_AND_STOPS, '');
}
