import type { Validity } from '../law';

/** What a source says of a text's being in force. */
export interface Standing {
  readonly isRepealed?: boolean;
  readonly validity?: Validity;
}

const DATE = /^\s*(\d{4})[-./]?(\d{2})[-./]?(\d{2})(?!\d)/u;

/** "20240101", "2024-01-01T00:00:00" and "2024.01.01" as 2024-01-01; undefined for what is no date. */
export function isoDate(text: string | undefined): string | undefined {
  const match = DATE.exec(text ?? '');
  return match === null ? undefined : `${match[1]!}-${match[2]!}-${match[3]!}`;
}

/** The time between two dates as a source writes them; undefined where it states neither. */
export function validityOf(from: string | undefined, until: string | undefined): Validity | undefined {
  const [first, last] = [isoDate(from), isoDate(until)];
  if (first === undefined && last === undefined) return undefined;
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { until: last }) };
}

/**
 * Whether the time has passed by the day of reading. Known failure: a corpus that is kept as of an earlier day, and an
 * index that was built before the day came.
 */
export function hasEnded(validity: Validity | undefined): boolean {
  return validity?.until !== undefined && validity.until < new Date().toISOString().slice(0, 10);
}
