import { isCorpusAddress, OpenSearchStore, readCorpusAddress, RestClient } from '../backends';
import { hashOfCorpus, type StrategyName } from '../evaluation';
import { EmptyCorpusError } from '../indexing';
import { JoinedStore, SharedIndex, type IndexSource, type IndexWork } from '../search';
import { StoreError } from '../store';
import { stringsOption, UsageError, type Command, type OptionValues, type Terminal } from './command';
import { openCorpus, openPaths } from './openCorpus';
import type { Encodable } from './openModels';

export const SHARED_OPTIONS = { 'allow-unencrypted': { type: 'boolean' } } as const satisfies Command['options'];

/** The strategies that ask an index for what they need: others read all of a corpus, or need vectors. */
export const SHARED_STRATEGIES: readonly StrategyName[] = [
  'bm25',
  'lexical',
  'context',
  'rm3',
  'sar',
  'references',
  'sar+references',
  'parser',
  'ask',
];

export function refuseUnshared(name: StrategyName): void {
  if (SHARED_STRATEGIES.includes(name)) return;
  throw new UsageError(
    `A shared corpus is not searched by ${name}: choose one of ${SHARED_STRATEGIES.join(', ')} with --strategy.`,
  );
}

/** Whether `--corpus` names a shared corpus, which is then the only one. */
export function isShared(values: OptionValues): boolean {
  const corpora = stringsOption(values, 'corpus');
  if (!corpora.some(isCorpusAddress)) return false;
  if (corpora.length > 1) throw new UsageError('A shared corpus is searched alone: name one --corpus.');
  return true;
}

/** Opens the shared corpus of `--corpus`; its key, where one is needed, from PROVISO_CORPUS_KEY. */
export async function openShared(values: OptionValues, { env }: Terminal, signal: AbortSignal): Promise<SharedIndex> {
  const [corpus = ''] = stringsOption(values, 'corpus');
  const { cluster, alias } = readCorpusAddress(corpus, {
    key: env['PROVISO_CORPUS_KEY'],
    allowsUnencrypted: values['allow-unencrypted'] === true,
  });
  return new SharedIndex(await OpenSearchStore.open(new RestClient(cluster), alias, signal));
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
    return new SharedIndex(new JoinedStore(index, shared.store), { alike: shared });
  } catch (error) {
    if (error instanceof EmptyCorpusError) return shared;
    throw error;
  }
}

/** A shared corpus that is worked on for long: one that was replaced is opened anew. */
export class ReopenedCorpus implements IndexSource {
  #opened: Promise<SharedIndex> | undefined;

  constructor(private readonly open: () => Promise<SharedIndex>) {}

  /** Itself, once it is open. Rejects with StoreError where it cannot be, and tries again the next time. */
  async current(): Promise<IndexSource> {
    await this.#current();
    return this;
  }

  with<Result>(work: IndexWork<Result>, signal?: AbortSignal): Promise<Result> {
    return this.#asked((index) => index.with(work, signal));
  }

  idsNamed(sourceKeys: readonly string[], signal?: AbortSignal): ReturnType<IndexSource['idsNamed']> {
    return this.#asked((index) => index.idsNamed(sourceKeys, signal));
  }

  async #asked<Result>(ask: (index: SharedIndex) => Promise<Result>): Promise<Result> {
    const opening = this.#current();
    try {
      return await ask(await opening);
    } catch (error) {
      if (!(error instanceof StoreError && error.failure === 'gone')) throw error;
      if (this.#opened === opening) this.#opened = undefined;
      return ask(await this.#current());
    }
  }

  #current(): Promise<SharedIndex> {
    const opening = (this.#opened ??= this.open());
    opening.catch(() => {
      if (this.#opened === opening) this.#opened = undefined;
    });
    return opening;
  }
}

/** What `--corpus` names, folder or shared. */
export interface CorpusSource {
  readonly source: IndexSource;
  /** The index itself, where it is here, which vectors can be made of; a shared corpus is searched by words alone. */
  readonly here?: Encodable;
  /** Tells this corpus from others. */
  readonly hash: () => string;
}

export async function openSource(values: OptionValues, terminal: Terminal, signal: AbortSignal): Promise<CorpusSource> {
  if (isShared(values)) {
    const source = await openShared(values, terminal, signal);
    return { source, hash: () => source.store.build };
  }
  const opened = await openCorpus(values, terminal, signal);
  return { source: opened.index, here: opened, hash: () => hashOfCorpus(opened.index.corpus) };
}
