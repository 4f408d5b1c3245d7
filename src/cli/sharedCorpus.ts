import { OpenSearchStore, readCorpusAddress, RestClient } from '../backends';
import { SharedIndex, type IndexSource, type IndexWork } from '../search';
import { StoreError } from '../store';
import { stringsOption, type OptionValues, type Terminal } from './command';

/** Opens the shared corpus of `--corpus`; its key, where one is needed, from PROVISO_CORPUS_KEY. */
export async function openShared(values: OptionValues, { env }: Terminal, signal: AbortSignal): Promise<SharedIndex> {
  const [corpus = ''] = stringsOption(values, 'corpus');
  const { cluster, alias } = readCorpusAddress(corpus, {
    key: env['PROVISO_CORPUS_KEY'],
    allowsUnencrypted: values['allow-unencrypted'] === true,
  });
  return new SharedIndex(await OpenSearchStore.open(new RestClient(cluster), alias, signal));
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
