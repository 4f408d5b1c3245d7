import * as l10n from '@vscode/l10n';
import { JoinedStore, SharedIndex, type EncodedHere, type IndexWork, type LegalIndex } from '../../search';
import { StoreError, type ProvisionStore } from '../../store';
import type { FolderStatus } from '../protocol';
import type { SharedCorpus } from './sharedCorpus';
import { placeOf } from './sharedPlaces';

/** What some work on the law has come to. */
export interface Worked<Result> {
  readonly result: Result;
  /** Why the shared corpus, which is set, was left out: what was not found may be there. */
  readonly without?: StoreError;
}

/** The index of the open folders, as `CorpusHost` holds it. */
export interface FolderLaw {
  readonly index: LegalIndex | undefined;
  readonly status: Pick<FolderStatus, 'state'>;
  ready(signal?: AbortSignal): Promise<LegalIndex>;
}

/**
 * The law that questions are asked of and drafts are held against: that of the open folders, a shared corpus, or both as one, in
 * which the folders win for the acts that they hold. Where the shared corpus fails, the folders go on.
 */
export class LawSource {
  #alone: SharedIndex | undefined;
  #joined: { readonly store: ProvisionStore; readonly index: LegalIndex; readonly source: SharedIndex } | undefined;

  constructor(
    private readonly folder: FolderLaw,
    private readonly shared: Pick<SharedCorpus, 'store' | 'failure' | 'settled' | 'replaced'>,
    /** The vectors of the folders' index, as soon as it has them. */
    private readonly vectorsOf: (index: LegalIndex) => EncodedHere | undefined = () => undefined,
  ) {}

  /** Waits until the folders are indexed and the shared corpus is open. Rejects, with what to do, where neither can be had. */
  async ready(signal?: AbortSignal): Promise<void> {
    const opening = this.shared.settled(signal);
    // Folders that were found to hold no law are not looked through again for each question.
    const isEmpty = this.folder.status.state === 'empty' && this.shared.store !== undefined;
    const reading = isEmpty ? undefined : this.folder.ready(signal).catch((error: unknown) => error);
    const [, read] = await Promise.all([opening, reading]);
    signal?.throwIfAborted();
    if (this.folder.index === undefined && this.shared.store === undefined) throw this.shared.failure ?? read;
  }

  /**
   * Works on the law that there is; undefined while there is none. Rejects as the work does; with StoreError where the shared
   * corpus fails and the folders hold no law; with the signal's reason when aborted.
   */
  with<Result>(work: IndexWork<Result>, signal?: AbortSignal): Promise<Worked<Result> | undefined> {
    return this.#with(work, true, signal);
  }

  /** @param mayReopen whether to begin again where the shared corpus was replaced meanwhile. */
  async #with<Result>(
    work: IndexWork<Result>,
    mayReopen: boolean,
    signal: AbortSignal | undefined,
  ): Promise<Worked<Result> | undefined> {
    const { index } = this.folder;
    const { store, failure } = this.shared;
    if (store === undefined) {
      return index && { result: await index.with(work), ...(failure && { without: failure }) };
    }
    try {
      return { result: await this.#sourceOf(store, index).with(work, signal) };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (mayReopen && (await this.shared.replaced(store, error, signal))) return this.#with(work, false, signal);
      if (index === undefined) throw error;
      return { result: await index.with(work), without: error };
    }
  }

  /** As {@link with}, once there is law; rejects as {@link ready} does where there is none. */
  async work<Result>(work: IndexWork<Result>, signal?: AbortSignal): Promise<Worked<Result>> {
    await this.ready(signal);
    const worked = await this.with(work, signal);
    if (worked === undefined)
      throw new Error(l10n.t('There is nothing to read yet: open a folder that holds statutes.'));
    return worked;
  }

  /**
   * What an evaluation asks, which never is a part of the law alone: the index of the folders, or the shared corpus, with them in
   * front where they hold law. Rejects as {@link ready} does, and where the shared corpus that is set cannot be asked.
   */
  async source(signal?: AbortSignal): Promise<LegalIndex | SharedIndex> {
    await this.ready(signal);
    const { index } = this.folder;
    const { store, failure } = this.shared;
    if (failure !== undefined) throw failure;
    return store === undefined ? index! : this.#sourceOf(store, index);
  }

  /** The names of the shared acts are learned once for all indexes of the folders. */
  #sourceOf(store: ProvisionStore, index: LegalIndex | undefined): SharedIndex {
    if (this.#alone?.store !== store) this.#alone = new SharedIndex(store, { placeOf });
    if (index === undefined) return this.#alone;
    if (this.#joined?.index !== index || this.#joined.store !== store) {
      const both = new JoinedStore(index, this.#alone, () => this.vectorsOf(index));
      this.#joined = { store, index, source: new SharedIndex(both, { placeOf, alike: this.#alone }) };
    }
    return this.#joined.source;
  }
}

/** Said of what was found without the shared corpus. */
export const foundWithout = ({ message }: StoreError): string =>
  l10n.t('Only the open folder was searched: {0}', message);

/** The law that there is, to work on. */
export type Law = Pick<LawSource, 'with'>;

/** The law that documents are held against: that of a context, or else its index alone. */
export const lawOf = ({
  law,
  index: current,
}: {
  readonly law?: Law;
  readonly index: () => LegalIndex | undefined;
}): Law =>
  law ?? {
    with: async (work) => {
      const index = current();
      return index && { result: await index.with(work) };
    },
  };
