import type { SentenceModel } from '../../models';

/** Opens the model that the settings name when it is first needed, and closes it when they name another. */
export class ModelSlot<Model extends SentenceModel> {
  #folder = '';
  #controller = new AbortController();
  #opening: Promise<Model> | undefined;

  constructor(private readonly open: (folder: string, signal: AbortSignal) => Promise<Model>) {}

  /** Whether the settings name a model. */
  get isChosen(): boolean {
    return this.#folder !== '';
  }

  /**
   * @param folder an absolute path; the empty string for no model.
   * @returns whether that is another one than before.
   */
  choose(folder: string): boolean {
    if (folder === this.#folder) return false;
    this.dispose();
    this.#folder = folder;
    return true;
  }

  /** Rejects with `ModelUnavailableError`; a model that could not be opened is tried anew the next time. */
  model(): Promise<Model> {
    if (this.#opening !== undefined) return this.#opening;
    const opening = this.open(this.#folder, this.#controller.signal);
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  dispose(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
    this.#opening?.then(
      (model) => model.dispose(),
      () => undefined,
    );
    this.#opening = undefined;
  }
}
