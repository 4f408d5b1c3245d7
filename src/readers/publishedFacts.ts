import { PACKS } from '../languages';
import type { Day, Validity } from '../law';
import { daysIn, yearsIn } from './actYears';
import { isoDate } from './standing';

/** What the metadata under a published act's title say of the act. */
export interface PublishedFacts {
  readonly years: readonly number[];
  readonly days: readonly Day[];
  readonly validity?: Validity;
}

const PUBLISHED = PACKS.flatMap(({ notices }) => notices?.published ?? []);
const DESCRIPTION = /^:\s+/u;
const MS_OF_DAY = 86_400_000;

/**
 * Reads blocks of "Term" / ":   description". Known failure: an act whose repeal is said in other words ("Die V tritt am
 * ... außer Kraft") counts as law.
 */
export function publishedFacts(lines: readonly string[]): PublishedFacts {
  const years: number[] = [];
  const days: Day[] = [];
  let validity: Validity | undefined;
  for (const [at, line] of lines.entries()) {
    const description = lines[at + 1] ?? '';
    if (!DESCRIPTION.test(description)) continue;
    const said = description.replace(DESCRIPTION, '').trim();
    if (PUBLISHED.some(({ made }) => made.test(line))) {
      years.push(...yearsIn(said));
      days.push(...daysIn(said));
    }
    const ending = PUBLISHED.find(({ repealed }) => repealed.test(line))?.withEffectFrom.exec(said)?.[1];
    const day = ending === undefined ? undefined : isoDate(ending);
    if (day !== undefined) validity = { until: dayBefore(day) };
  }
  return { years, days, ...(validity !== undefined && { validity }) };
}

/** Whether a line under the title is a note on the version of the text. */
export const isVersionNote = (line: string): boolean => PUBLISHED.some(({ note }) => note.test(line));

const dayBefore = (day: Day): Day => new Date(Date.parse(day) - MS_OF_DAY).toISOString().slice(0, 10);
