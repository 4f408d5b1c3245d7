import type { Day, Validity } from '../law';
import { yearsIn } from './actYears';
import { isoDate } from './standing';

/** What the metadata under a published German act's title says of the act. */
export interface PublishedFacts {
  readonly years: readonly number[];
  readonly validity?: Validity;
}

/** Terms whose descriptions say when the act was made or published anew. */
const MADE = /^(?:Ausfertigungsdatum|Fundstelle|(?:Konstitutiv )?(?:N|n)eu(?:gefasst|fassung) durch)$/u;
/** That the whole act is repealed, not some of its provisions: "G aufgeh. durch". */
const REPEALED = /^\p{Lu}\p{L}{0,3} aufgeh\. durch$/u;
/** "mWv 1.1.2024": with effect from that day, and without a reservation behind it. */
const WITH_EFFECT_FROM = /\smWv (\d{1,2}\.\d{1,2}\.\d{4})$/u;
const DESCRIPTION = /^:\s+/u;
const MS_OF_DAY = 86_400_000;

/**
 * Reads blocks of "Term" / ":   description". Known failure: an act whose repeal is said in other words ("Die V tritt am
 * ... außer Kraft") counts as law.
 */
export function publishedFacts(lines: readonly string[]): PublishedFacts {
  const years: number[] = [];
  let validity: Validity | undefined;
  for (const [at, line] of lines.entries()) {
    const description = lines[at + 1] ?? '';
    if (!DESCRIPTION.test(description)) continue;
    const said = description.replace(DESCRIPTION, '').trim();
    if (MADE.test(line)) years.push(...yearsIn(said));
    const day = REPEALED.test(line) ? isoDate(WITH_EFFECT_FROM.exec(said)?.[1] ?? '') : undefined;
    if (day !== undefined) validity = { until: dayBefore(day) };
  }
  return { years, ...(validity !== undefined && { validity }) };
}

const dayBefore = (day: Day): Day => new Date(Date.parse(day) - MS_OF_DAY).toISOString().slice(0, 10);
