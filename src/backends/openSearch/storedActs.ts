import { isRecord } from '../../models';
import { readStoredAct, type StoredAct } from '../../store';
import { inspected, type Fields, type IndexReader } from './indexReader';
import { ACTS_A_PAGE, actsId } from './layout';

/** Pages of acts asked for in one request, and all that there may be: half a million acts. */
const PAGES = 20;
const MOST_PAGES = 500;

/** What a document keeps of the corpus as a whole; nothing where it keeps none. */
export const corpusOf = (source: Fields | undefined): Fields => {
  const corpus = source?.['corpus'];
  return isRecord(corpus) ? corpus : {};
};

/** All acts, a page of which that is not full is the last. */
export async function readActs(reader: IndexReader, signal?: AbortSignal): Promise<StoredAct[]> {
  const acts: StoredAct[] = [];
  for (let first = 0; first < MOST_PAGES; first += PAGES) {
    const ids = Array.from({ length: PAGES }, (_, at) => actsId(first + at));
    for (const page of await reader.documentsIfThere(ids, signal)) {
      const listed = corpusOf(page)['acts'];
      if (!Array.isArray(listed)) return acts;
      for (const act of listed as unknown[]) acts.push(inspected(reader, () => readStoredAct(act)));
      if (listed.length < ACTS_A_PAGE) return acts;
    }
  }
  return acts;
}
