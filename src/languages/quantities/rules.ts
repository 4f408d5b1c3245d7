import type { Bound, QuantityUnit } from '../pack';
import { calendarDate } from './values';

/** A number in whatever way it is written. `unit`: the form itself says what it counts (`''` for a calendar year). */
export interface Numeral {
  readonly value: string;
  readonly unit?: QuantityUnit;
  readonly date?: string;
}

/** One way in which a language writes numbers. */
export interface NumeralForm {
  /** Linear. It is looked for with the flags `giu`, or `gu` where `cased`. */
  readonly pattern: string;
  readonly cased?: boolean;
  /** Is given the whole match and its groups; `undefined`: no number. */
  readonly read: (groups: readonly (string | undefined)[]) => Numeral | undefined;
}

/** A unit and the words for it, as a pattern. */
export type UnitWords = readonly (readonly [QuantityUnit, string])[];

/** Words that make a quantity the least or the most, as patterns; what stands before it is next to it. */
export interface BoundWords {
  readonly before?: string;
  readonly behind?: string;
}

export interface QuantityRules {
  /** The sign before decimals; the other one groups, as do an apostrophe and narrow blanks. */
  readonly decimals: ',' | '.';
  /** Whether a plain blank groups too: 1 000. */
  readonly blankGroups?: boolean;
  /** What one form has read, the next ones do not see. */
  readonly forms: readonly NumeralForm[];
  /** Words behind figures that multiply them: [pattern, factor]. */
  readonly scales?: readonly (readonly [string, number])[];
  /** The first that fits counts. */
  readonly unitsBehind: UnitWords;
  readonly unitsBefore?: UnitWords;
  /** Behind these a number names a provision, and before those. */
  readonly citesBefore: string;
  readonly citesBehind?: string;
  readonly bounds?: Readonly<Record<Bound, BoundWords>>;
  /** Joins numbers of one list or range: to, and, or. */
  readonly joins: string;
}

/** A part of a date, as figures or a number; undefined where it is not said. */
type Part = string | number | undefined;

/** A date out of what a pattern found; undefined where the calendar has no such day. */
export function dated(year: Part, month: Part, day?: Part): Numeral | undefined {
  const [y, d] = [year, day].map((part) => (part === undefined ? undefined : Number(part)));
  const date = calendarDate(y, Number(month), d);
  return date === undefined ? undefined : { value: date, date };
}

export const NO_WORD = '(?!)';
