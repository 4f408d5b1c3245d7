import { definesNames, sameMarkers } from '../../citation';
import type { Act, Corpus, LayeredCorpus } from '../../law';
import type { LayerChanges } from '../../search';
import { inTurns, type Turns } from '../../turns';

/** Compares the overlay with what it stands for in the base, in turns. Rejects with the signal's reason when aborted. */
export async function compareLayers(corpus: LayeredCorpus, turns: Turns, signal?: AbortSignal): Promise<LayerChanges> {
  const comparison = new Comparison(corpus);
  await inTurns(comparison.run(), turns, signal);
  return comparison;
}

class Comparison implements LayerChanges {
  readonly successors: Int32Array;
  readonly origins: Int32Array;
  readonly gone: number[] = [];
  readonly texts: number[] = [];
  readonly documents = new Set<number>();
  readonly names = new Set<number>();
  readonly reshaped = new Set<string>();
  growth = 0;
  readonly #base: Corpus;
  readonly #overlay: Corpus;
  /** Acts of the base that were read again, by key. */
  readonly #replaced = new Map<string, number>();
  /** Row = provision of the overlay: 1 where all headings from the outermost down to its own are those of its origin. */
  readonly #sameContext: Uint8Array;

  constructor(private readonly corpus: LayeredCorpus) {
    this.#base = corpus.base;
    this.#overlay = corpus.overlay;
    this.successors = new Int32Array(this.#base.size);
    this.origins = new Int32Array(this.#overlay.size).fill(-1);
    this.#sameContext = new Uint8Array(this.#overlay.size);
  }

  /** Yields after every provision that was looked at. */
  *run(): Generator<void> {
    for (let ordinal = 0; ordinal < this.successors.length; ordinal += 1) this.successors[ordinal] = ordinal;
    yield;
    for (const act of this.#base.acts.keys()) {
      if (this.corpus.isReplaced(act)) yield* this.#follow(act);
    }
    for (const act of this.#overlay.acts.keys()) yield* this.#compareAct(act);
    const keys = new Set(this.#overlay.acts.map(({ key }) => key));
    for (const key of this.#replaced.keys()) if (!keys.has(key)) this.reshaped.add(key);
  }

  *#follow(act: number): Generator<void> {
    const { key } = this.#base.acts[act]!;
    if (this.#replaced.has(key)) this.reshaped.add(key);
    else this.#replaced.set(key, act);
    const [first, end] = this.#base.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const successor = this.corpus.successor(ordinal);
      this.successors[ordinal] = successor;
      if (this.#base.hasText(ordinal)) this.growth -= 1;
      if (successor >= 0) this.origins[successor - this.#base.size] = ordinal;
      else {
        this.gone.push(ordinal);
        this.reshaped.add(key);
      }
      yield;
    }
  }

  *#compareAct(act: number): Generator<void> {
    const now = this.#overlay.acts[act]!;
    const replaced = this.#replaced.get(now.key);
    const before = replaced === undefined ? undefined : this.#base.acts[replaced];
    if (before === undefined || !isCitedAlike(before, now)) this.reshaped.add(now.key);
    const sameNames = before !== undefined && hasSameNames(before, now);
    const [first, end] = this.#overlay.provisionsOf(act);
    let last = -1;
    for (let row = first; row < end; row += 1) {
      const origin = this.origins[row]!;
      if (origin < 0) this.#add(row, now.key);
      else {
        // One that stands elsewhere among its neighbours may now be inside, or outside, a range that is cited.
        if (origin <= last || !this.#hasSameParent(row, origin)) this.reshaped.add(now.key);
        last = origin;
        this.#compare(row, origin, now.key, sameNames);
      }
      if (this.#overlay.hasText(row)) this.growth += 1;
      yield;
    }
  }

  #add(row: number, key: string): void {
    const ordinal = this.#base.size + row;
    this.reshaped.add(key);
    this.texts.push(ordinal);
    this.documents.add(ordinal);
    this.names.add(ordinal);
  }

  #compare(row: number, origin: number, key: string, sameNames: boolean): void {
    const ordinal = this.#base.size + row;
    const parent = this.#overlay.parent(row);
    const sameHeading = this.#overlay.heading(row) === this.#base.heading(origin);
    const sameAbove = parent < 0 ? sameNames : this.#sameContext[parent] === 1;
    if (sameHeading && sameAbove) this.#sameContext[row] = 1;
    if (!sameNames || !sameHeading) this.names.add(ordinal);
    const [text, before] = [this.#overlay.text(row), this.#base.text(origin)];
    if (text !== before) {
      this.texts.push(ordinal);
      if (!sameMarkers(before, text) || definesNames(before) || definesNames(text)) this.reshaped.add(key);
    }
    if (text !== before || this.#sameContext[row] === 0) this.documents.add(ordinal);
  }

  #hasSameParent(row: number, origin: number): boolean {
    const [parent, before] = [this.#overlay.parent(row), this.#base.parent(origin)];
    return parent < 0 ? before < 0 : before >= 0 && this.origins[parent] === before;
  }
}

const hasSameNames = (a: Act, b: Act): boolean =>
  a.title === b.title && a.abbreviation === b.abbreviation && a.language === b.language;

const isCitedAlike = (a: Act, b: Act): boolean =>
  hasSameNames(a, b) && JSON.stringify(a.aliases) === JSON.stringify(b.aliases);
