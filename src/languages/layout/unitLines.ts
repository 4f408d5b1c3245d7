import type { UnitHeading } from '../headings/unitHeading';

/** A line of a heading is no longer than this. UTF-16 code units. */
export const MAX_HEADING_LINE = 200;

/** A line that begins as a unit does. */
export interface UnitLine {
  readonly line: string;
  /** What stands behind the unit's number. */
  readonly rest: string;
  /** The line as a heading. */
  readonly heading: UnitHeading;
  readonly isAfterBlank: boolean;
  /** Whether an article or section of the act was met before. */
  readonly isInBody: boolean;
}

/** A unit with the text that stands on its line, or the empty string. */
export interface OpenedUnit extends UnitHeading {
  readonly text: string;
}

export interface UnitLines {
  /** What a line begins with where it may open a unit, up to the end of its number. */
  readonly begins: RegExp;
  /** Undefined for a line of running text. Linear in the line. */
  readonly open: (line: UnitLine) => OpenedUnit | undefined;
}
