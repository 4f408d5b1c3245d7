import { openIndex } from '../../../src/indexing';
import type { LegalIndex } from '../../../src/search';

/** @param indexDir an index of it that is kept; beside the corpus where it is left out. */
export async function openCorpus(path: string, indexDir: string | undefined): Promise<LegalIndex> {
  const opening = openIndex({ paths: [path], ...(indexDir !== undefined && { indexDir }) });
  for (;;) {
    const { value, done } = await opening.next();
    if (done === true) return value.index;
  }
}
