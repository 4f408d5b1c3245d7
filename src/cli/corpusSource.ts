import { hashOfCorpus, SHARED_STRATEGIES, type StrategyName } from '../evaluation';
import { EmptyCorpusError } from '../indexing';
import { JoinedStore, SharedIndex, type IndexSource } from '../search';
import { isShared, UsageError, type OptionValues, type Terminal } from './command';
import { openCorpus, openPaths } from './openCorpus';
import { encodingHere, searchingStore, type Encodable, type MakeDense } from './openModels';
import { openShared } from './sharedCorpus';

export function refuseUnshared(name: StrategyName): void {
  if (SHARED_STRATEGIES.includes(name)) return;
  throw new UsageError(
    `A shared corpus is not searched by ${name}: choose one of ${SHARED_STRATEGIES.join(', ')} with --strategy.`,
  );
}

/** What `--corpus` names, folder or shared. */
export interface CorpusSource {
  readonly source: IndexSource;
  /** The index itself, where it is here. */
  readonly here?: Encodable;
  /** Of the vectors of an index that is here, which are made, or of those that a shared corpus has. */
  readonly dense: MakeDense;
  /** Tells this corpus from others. */
  readonly hash: () => string;
}

export async function openSource(values: OptionValues, terminal: Terminal, signal: AbortSignal): Promise<CorpusSource> {
  if (isShared(values)) {
    const source = await openShared(values, terminal, signal);
    return { source, dense: searchingStore(source.store), hash: () => source.store.build };
  }
  const opened = await openCorpus(values, terminal, signal);
  const dense = encodingHere(opened, terminal, signal);
  return { source: opened.index, here: opened, dense, hash: () => hashOfCorpus(opened.index.corpus) };
}

/**
 * A shared corpus with the statutes among some files and folders in front, as the editor has those of the open folder: for the
 * acts that they hold they win. The shared corpus alone where they hold none.
 */
export async function withStatutesOf(
  paths: readonly string[],
  shared: SharedIndex,
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<SharedIndex> {
  try {
    const { index } = await openPaths(paths, values, terminal, signal);
    return new SharedIndex(new JoinedStore(index, shared), { alike: shared });
  } catch (error) {
    if (error instanceof EmptyCorpusError) return shared;
    throw error;
  }
}
