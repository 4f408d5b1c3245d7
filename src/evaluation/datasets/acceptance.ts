/** `"reviewed": false` of a row; a quotation mark within a text has a backslash before it. */
const UNREVIEWED = /(?<!\\)"reviewed"\s{0,8}:\s{0,8}(?=false)/gu;
const NO = 'false';
/** Longer lines are not looked at, in UTF-16 code units. */
const LONGEST_LINE = 100_000;

/** Where a row of a data set says that nobody has accepted it, and what stands there once somebody has. */
export interface Acceptance {
  readonly start: number;
  readonly end: number;
  readonly accepted: 'true';
}

/** Undefined for a line that is no unreviewed question. */
export function acceptanceOf(line: string): Acceptance | undefined {
  if (line.length > LONGEST_LINE || reviewedIn(line) !== false) return undefined;
  for (const { index, 0: found } of line.matchAll(UNREVIEWED)) {
    const start = index + found.length;
    const end = start + NO.length;
    if (reviewedIn(`${line.slice(0, start)}true${line.slice(end)}`) === true) return { start, end, accepted: 'true' };
  }
  return undefined;
}

function reviewedIn(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly reviewed?: unknown } | null)?.reviewed;
  } catch {
    return undefined;
  }
}
