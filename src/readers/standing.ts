import { isDay, type Day, type Validity } from '../law';

/** What a source says of a text's being law. */
export interface StatedStanding {
  readonly isRepealed?: boolean;
  readonly validity?: Validity;
  /** What is wrong with the dates it gives, a sentence each; such a date is left out. */
  readonly problems?: readonly string[];
}

/** 2024-01-31, 2024.1.31, 2024/01/31, 20240131; a time may follow. */
const YEAR_FIRST = /^(\d{4})(?:([-./])\s?(\d{1,2})\2\s?(\d{1,2})|(\d{2})(\d{2}))(?!\d)/u;
/** 31.1.2024, 31. 01. 2024: with full stops the day comes first everywhere; with strokes it does not. */
const DAY_FIRST = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u;
/** A text that stands for a date says no more than this. UTF-16 code units. */
const LONGEST = 40;

/**
 * A last day in a year from 2900 on is a publisher's way to say that there is none: `2999-01-01`, `99999999`,
 * `31.12.9999`. Known failure: none was met; a law that is written to end then would count as one without an end.
 */
const NEVER = /^\s*(?:29|[3-9]\d)\d\d|\.\s?(?:29|[3-9]\d)\d\d\s*$/u;

/** A date as a source writes it; undefined for what is none, such as `2023-02-29`, `1/2/2024` or `31 January 2024`. */
export function isoDate(text: string): Day | undefined {
  const written = text.trim().slice(0, LONGEST);
  const [, y, , m, d, month, day] = YEAR_FIRST.exec(written) ?? [];
  const [, dayBefore, monthBefore, yearBehind] = DAY_FIRST.exec(written) ?? [];
  const parts = y === undefined ? [yearBehind, monthBefore, dayBefore] : [y, m ?? month, d ?? day];
  const iso = parts.map((part) => part?.padStart(2, '0')).join('-');
  return isDay(iso) ? iso : undefined;
}

/** The time between two dates as a source writes them. What has no figure in it, or none but 0, states none. */
export function statedValidity(
  from: string | undefined,
  until: string | undefined,
): Pick<StatedStanding, 'validity' | 'problems'> {
  const problems: string[] = [];
  const read = (text: string | undefined): Day | undefined => {
    if (text === undefined || !/[1-9]/u.test(text)) return undefined;
    const date = isoDate(text);
    if (date === undefined)
      problems.push(`"${text.trim().slice(0, LONGEST)}" is no date that Proviso reads: write YYYY-MM-DD.`);
    return date;
  };
  const first = read(from);
  const last = until !== undefined && NEVER.test(until.slice(0, LONGEST)) ? undefined : read(until);
  if (first !== undefined && last !== undefined && last < first) {
    problems.push(`It is said to be law from ${first} until ${last}, which is before.`);
  }
  const validity = { ...(first !== undefined && { from: first }), ...(last !== undefined && { until: last }) };
  return {
    ...((first ?? last) !== undefined && { validity }),
    ...(problems.length > 0 && { problems }),
  };
}
