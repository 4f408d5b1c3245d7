import * as l10n from '@vscode/l10n';
import { Circuit, OpenSearchStore, readCorpusAddress, RestClient, type CorpusAddress } from '../../backends';
import { StoreError, type ProvisionStore } from '../../store';
import type { SharedStatus } from '../protocol';
import { untilAborted } from './untilAborted';

/** Who waits in an editor does not wait long: a request has so many milliseconds, and so many tries. */
const BOUNDS = { timeoutMs: 8_000, mostTries: 3 };
/** How long a cluster that does not answer is left alone before it is asked again, at first and at most, in milliseconds. */
const FIRST_REST = 2_000;
const LONGEST_REST = 30_000;

/** The shared corpus that is set. */
interface Chosen {
  readonly address: CorpusAddress;
  readonly client: RestClient;
  /** Aborted when another one is set. */
  readonly controller: AbortController;
}

/**
 * Keeps the shared corpus that the settings name open. Where its cluster does not answer it is left alone, and asked again
 * after a while, longer each time; until then whatever asks it fails at once. What cannot be used is opened again when
 * somebody says so, or the address or the key changes: a wrong key that is tried time and again locks its owner out.
 */
export class SharedCorpus {
  #address = '';
  #key: string | undefined;
  /** Resolves once it is known whether there is a key: without it nothing is opened. */
  readonly #keyed: Promise<void>;
  #tellKeyed: () => void = () => undefined;
  #isKeyed = false;
  #set: Chosen | undefined;
  #store: ProvisionStore | undefined;
  #status: SharedStatus = { state: 'off' };
  #failure: StoreError | undefined;
  #opening: Promise<void> | undefined;
  #rest: NodeJS.Timeout | undefined;
  #restMs: number;

  constructor(
    private readonly onStatus: () => void,
    /** For tests: how long a cluster is left alone at first, in milliseconds, and how patient requests are. */
    private readonly options: { readonly restMs?: number; readonly bounds?: typeof BOUNDS } = {},
  ) {
    this.#restMs = this.#firstRest;
    this.#keyed = new Promise((resolve) => (this.#tellKeyed = resolve));
  }

  get status(): SharedStatus {
    return this.#status;
  }

  /** What was opened last; it fails at once while its cluster does not answer. Undefined where none was opened yet. */
  get store(): ProvisionStore | undefined {
    return this.#store;
  }

  /** Why it cannot be asked, where one is set. */
  get failure(): StoreError | undefined {
    if (this.#failure !== undefined || this.#store !== undefined || this.#address === '') return this.#failure;
    return new StoreError(l10n.t('The shared corpus is still being opened.'), 'unavailable');
  }

  /** Turns to another corpus, or to none (the empty string). */
  use(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    if (this.#isKeyed) this.reopen();
  }

  /** The key travels to the address that the user has set, and is held in memory alone; undefined where there is none. */
  useKey(key: string | undefined): void {
    if (this.#isKeyed && key === this.#key) return;
    this.#key = key;
    this.#isKeyed = true;
    if (this.#address !== '') this.reopen();
    this.#tellKeyed();
  }

  /** Opens the corpus anew: its build may be another one now. */
  reopen(): void {
    this.dispose();
    this.#store = undefined;
    this.#failure = undefined;
    this.#restMs = this.#firstRest;
    if (this.#address === '') {
      this.#enter({ state: 'off' });
      return;
    }
    try {
      const address = readCorpusAddress(this.#address, { key: this.#key });
      const client = new RestClient(address.cluster, this.options.bounds ?? BOUNDS, new Circuit(this.#circuitChanged));
      this.#set = { address, client, controller: new AbortController() };
      this.#open();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What work on a store met. Whether there may be another one by now: a corpus that was replaced is opened anew. */
  async replaced(store: ProvisionStore, error: StoreError, signal?: AbortSignal): Promise<boolean> {
    if (error.failure !== 'gone') return false;
    if (this.#store === store) this.reopen();
    await this.settled(signal);
    return this.#store !== undefined;
  }

  /** Resolves once it is open, or known not to answer. Rejects with the signal's reason when aborted. */
  async settled(signal?: AbortSignal): Promise<void> {
    if (this.#address === '' || this.#failure !== undefined) return;
    await untilAborted(this.#keyed, signal);
    await untilAborted(this.#opening ?? Promise.resolve(), signal);
  }

  dispose(): void {
    clearTimeout(this.#rest);
    this.#set?.controller.abort();
    this.#set = undefined;
    this.#opening = undefined;
  }

  get #firstRest(): number {
    return this.options.restMs ?? FIRST_REST;
  }

  #open(): void {
    const set = this.#set!;
    // One that did not answer is not open before it is.
    if (this.#failure === undefined) this.#enter({ state: 'opening' });
    const opening = this.#opened(set).finally(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    this.#opening = opening;
  }

  async #opened(set: Chosen): Promise<void> {
    const { client, address, controller } = set;
    try {
      await probe(set);
      const store = await OpenSearchStore.open(client, address.alias, controller.signal);
      if (this.#set !== set) return;
      this.#store = store;
      this.#ready();
    } catch (error) {
      if (this.#set === set) this.#fail(error);
    }
  }

  /** The circuit of a store that is open: while it opens, what fails is told by the opening. */
  readonly #circuitChanged = (failure: StoreError | undefined): void => {
    if (this.#store === undefined) return;
    if (failure === undefined) this.#ready();
    else this.#fail(failure);
  };

  #ready(): void {
    this.#failure = undefined;
    this.#restMs = this.#firstRest;
    this.#enter({ state: 'ready' });
  }

  #fail(error: unknown): void {
    const failure = error instanceof StoreError ? error : new StoreError(String(error));
    this.#failure = failure;
    const mayPass = failure.failure === 'unavailable' && this.#set !== undefined;
    this.#enter({ state: mayPass ? 'unavailable' : 'failed', message: failure.message });
    if (!mayPass) return;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#probe(), this.#restMs);
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST);
  }

  async #probe(): Promise<void> {
    const set = this.#set;
    if (set === undefined) return;
    if (this.#store === undefined) {
      this.#open();
      return;
    }
    try {
      // Its answer closes the circuit, which tells.
      await probe(set);
    } catch (error) {
      if (this.#set === set) this.#fail(error);
    }
  }

  #enter(status: SharedStatus): void {
    const set = this.#set;
    const name = set && { name: `${set.address.alias} (${set.address.cluster.host})` };
    const store = this.#store;
    const size = store && { size: { acts: store.acts.length, provisions: store.description.provisions } };
    this.#status = { ...status, ...name, ...size };
    this.onStatus();
  }
}

/** Asks whether the cluster is there, whether or not its circuit is open. */
const probe = ({ address, client, controller }: Chosen): Promise<unknown> =>
  client.request({ method: 'GET', path: `/${address.alias}/_mapping`, isProbe: true }, controller.signal);
