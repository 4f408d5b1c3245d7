import { matchAt } from '../../citations/engine';
import { AFTER_LIST } from './members';
import type { Step } from './units';
import type { Word } from './words';

/** What is known of a citation that names neither its act nor a unit around it. */
export interface Unplaced {
  readonly word: Word;
  readonly step: Step;
  /** The members of its list. */
  readonly count: number;
  readonly end: number;
  /** Where the reading before ended. */
  readonly floor: number;
}

/** "state of the art 5", "an art 5 years old". */
const ARTICLE_BEFORE = /(?<!\p{L})(?:the|an?|no)\s{1,2}$/iu;
/** Words that cite. */
const CITING_BEFORE =
  /(?<!\p{L})(?:under|see|per|breach\sof|contrary\sto|pursuant\sto|accordance\swith|by\svirtue\sof|within)\s{1,2}$/iu;
const LOOK_BACK = 20;
/** Between two members of a list: "reg 4(1) and reg 5". */
const JOINED = /^[\s,;]{0,3}(?:(?:and|or|with)\s)?$/u;

/** Whether a word that needs more than its number has it; see {@link Word.weakness}. */
export function isBelieved(text: string, { word, step, count, end, floor }: Unplaced): boolean {
  const weakness = step.weakness ?? word.weakness;
  if (weakness === undefined) return true;
  // "art. I" may be the beginning of anything.
  if (weakness === 'bound' || weakness === 'led' || !/\d/u.test(step.path[0]!.number)) return false;
  const isDetailed = step.path.length > 1 || step.path[0]!.number.includes('.');
  if (isDetailed || (word.plural && count > 1)) return true;
  if (floor > 0 && JOINED.test(text.slice(floor, Math.min(word.start, floor + LOOK_BACK)))) return true;
  const before = text.slice(Math.max(0, word.start - LOOK_BACK), word.start);
  const isClosed = matchAt(AFTER_LIST, text, end) !== null;
  return isClosed && (weakness === 'short' ? !ARTICLE_BEFORE.test(before) : CITING_BEFORE.test(before));
}
