import type { LegalIndex } from '../../../src/search';
import { LawSource } from '../../../src/server/corpus/lawSource';
import type { ProvisionStore } from '../../../src/store';

/** An index of folders, or none, and perhaps a shared corpus that is open, as the server holds them. */
export const lawOver = (index: LegalIndex | undefined, store?: ProvisionStore): LawSource =>
  new LawSource(
    {
      index,
      status: { state: index === undefined ? 'empty' : 'ready' },
      ready: () => (index === undefined ? Promise.reject(new Error('There is no law.')) : Promise.resolve(index)),
    },
    { store, failure: undefined, settled: () => Promise.resolve(), replaced: () => Promise.resolve(false) },
  );
