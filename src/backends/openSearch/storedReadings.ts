import type { UnitReading } from '../../store';
import { replyFailure } from './failure';
import { firstOf, inspected, type IndexReader } from './indexReader';
import { byKey, readReading } from './writtenReading';

/** Units whose terms are asked for at once: a megabyte or two. */
const MOST_READINGS = 1000;

/** What units say of some terms: see `ProvisionStore.readings`. */
export async function readingsOf(
  reader: IndexReader,
  units: readonly number[],
  terms: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<readonly UnitReading[]> {
  const found = new Map<unknown, UnitReading>();
  const asked = byKey(terms);
  for (let first = 0; first < units.length; first += MOST_READINGS) {
    const wanted = units.slice(first, first + MOST_READINGS);
    const body = {
      size: wanted.length,
      query: { bool: { filter: { terms: { ordinal: wanted } } } },
      docvalue_fields: ['ordinal', 'reading'],
      stored_fields: '_none_',
      track_total_hits: false,
    };
    const [hits = []] = await reader.hits([body], signal);
    for (const { fields } of hits) {
      const [unit, written] = [firstOf(fields, 'ordinal'), firstOf(fields, 'reading')];
      if (typeof unit !== 'number' || typeof written !== 'string') throw replyFailure(reader.host, 'reading');
      const reading = inspected(reader, () => readReading(written, unit, asked));
      found.set(unit, reading);
    }
  }
  return units.map((unit) => {
    const reading = found.get(unit);
    if (reading === undefined) throw replyFailure(reader.host, 'reading');
    return reading;
  });
}
