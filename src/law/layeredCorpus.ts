import type { Corpus } from './corpus';
import type { Act, Provision, Validity } from './provision';
import type { ProvisionId } from './provisionId';

/** Where an act of the layers stands: in the base or the overlay, and its number there. */
interface Home {
  readonly corpus: Corpus;
  readonly act: number;
  /** What the ordinals of its layer begin with. */
  readonly offset: number;
}

/**
 * A corpus with some of its files read again: the acts of a base whose files have not changed, and those of an overlay.
 *
 * Ordinals of the base stay as they are, those of the overlay follow, so that what was stored by ordinal (postings,
 * vectors) still holds. A provision of the base whose file was read again is *masked*: its ordinal belongs to no act, no
 * id leads to it, and its text and heading are empty. Acts are numbered as a corpus read from nothing would number them.
 */
export class LayeredCorpus implements Corpus {
  readonly size: number;
  readonly acts: readonly Act[];
  readonly #homes: readonly Home[];
  /** Row = act of the base or, after those, of the overlay: its number in {@link acts}, or -1. */
  readonly #actNumbers: Int32Array;
  /** Row = ordinal of the base. */
  readonly #isMasked: Uint8Array;

  /**
   * @param replaced the files whose acts the overlay has instead, or that are gone. No act of the overlay may have the
   *   key of an act of the base that stays: their ids would collide.
   * @param known becomes {@link acts} where it has the very same, so that what was learned of them still holds.
   */
  constructor(
    readonly base: Corpus,
    readonly overlay: Corpus,
    replaced: ReadonlySet<string>,
    known: readonly Act[] = base.acts,
  ) {
    this.size = base.size + overlay.size;
    this.#isMasked = new Uint8Array(base.size);
    const homes: Home[] = [];
    for (const [act, { file }] of base.acts.entries()) {
      if (replaced.has(file)) this.#isMasked.fill(1, ...base.provisionsOf(act));
      else homes.push({ corpus: base, act, offset: 0 });
    }
    for (const act of overlay.acts.keys()) homes.push({ corpus: overlay, act, offset: base.size });
    homes.sort((a, b) => compareFiles(actAt(a).file, actAt(b).file));
    this.#homes = homes;
    const acts = homes.map(actAt);
    this.acts = areSame(acts, known) ? known : acts;
    this.#actNumbers = new Int32Array(base.acts.length + overlay.acts.length).fill(-1);
    homes.forEach(({ corpus, act }, number) => {
      this.#actNumbers[corpus === base ? act : base.acts.length + act] = number;
    });
  }

  isMasked(ordinal: number): boolean {
    return this.#isMasked[ordinal] === 1;
  }

  /** Whether an act of the base is not there any more as it was. */
  isReplaced(baseAct: number): boolean {
    return this.#actNumbers[baseAct]! < 0;
  }

  /** The provision that now has the id of one of the base: itself, one of the overlay, or -1 where the id is gone. */
  successor(ordinal: number): number {
    return this.isMasked(ordinal) ? (this.ordinal(this.base.id(ordinal)) ?? -1) : ordinal;
  }

  /** A copy of one provision. Throws RangeError for a masked ordinal too. */
  provision(ordinal: number): Provision {
    if (this.isMasked(ordinal)) throw new RangeError(`Provision ${ordinal} was read again and has another number now.`);
    return ordinal < this.base.size ? this.base.provision(ordinal) : this.overlay.provision(ordinal - this.base.size);
  }

  text(ordinal: number): string {
    return this.#string('text', ordinal);
  }

  hasText(ordinal: number): boolean {
    if (this.isMasked(ordinal)) return false;
    return ordinal < this.base.size ? this.base.hasText(ordinal) : this.overlay.hasText(ordinal - this.base.size);
  }

  textLength(ordinal: number): number {
    if (this.isMasked(ordinal)) return 0;
    return ordinal < this.base.size ? this.base.textLength(ordinal) : this.overlay.textLength(ordinal - this.base.size);
  }

  isRepealed(ordinal: number): boolean {
    return ordinal < this.base.size ? this.base.isRepealed(ordinal) : this.overlay.isRepealed(ordinal - this.base.size);
  }

  validity(ordinal: number): Validity | undefined {
    return ordinal < this.base.size ? this.base.validity(ordinal) : this.overlay.validity(ordinal - this.base.size);
  }

  heading(ordinal: number): string {
    return this.#string('heading', ordinal);
  }

  sourceKey(ordinal: number): string {
    return this.#string('sourceKey', ordinal);
  }

  /** The empty string for a masked ordinal. */
  id(ordinal: number): ProvisionId {
    return this.#string('id', ordinal);
  }

  ordinal(id: ProvisionId): number | undefined {
    const over = this.overlay.ordinal(id);
    if (over !== undefined) return this.base.size + over;
    const found = this.base.ordinal(id);
    return found === undefined || this.isMasked(found) ? undefined : found;
  }

  /** -1 for a masked ordinal. */
  actOf(ordinal: number): number {
    if (ordinal < this.base.size) return this.#actNumbers[this.base.actOf(ordinal)]!;
    return this.#actNumbers[this.base.acts.length + this.overlay.actOf(ordinal - this.base.size)]!;
  }

  provisionsOf(act: number): readonly [first: number, end: number] {
    const { corpus, act: own, offset } = this.#homes[act]!;
    const [first, end] = corpus.provisionsOf(own);
    return [first + offset, end + offset];
  }

  parent(ordinal: number): number {
    if (ordinal < this.base.size) return this.base.parent(ordinal);
    const parent = this.overlay.parent(ordinal - this.base.size);
    return parent < 0 ? parent : parent + this.base.size;
  }

  subtreeEnd(ordinal: number): number {
    if (ordinal < this.base.size) return this.base.subtreeEnd(ordinal);
    return this.base.size + this.overlay.subtreeEnd(ordinal - this.base.size);
  }

  #string(column: 'text' | 'heading' | 'sourceKey' | 'id', ordinal: number): string {
    if (this.isMasked(ordinal)) return '';
    return ordinal < this.base.size ? this.base[column](ordinal) : this.overlay[column](ordinal - this.base.size);
  }
}

/** The corpus that another is laid over; itself where it has no layers. */
export const baseOf = (corpus: Corpus): Corpus => (corpus instanceof LayeredCorpus ? corpus.base : corpus);

const areSame = (some: readonly Act[], others: readonly Act[]): boolean =>
  some.length === others.length && some.every((act, at) => act === others[at]);

const actAt = ({ corpus, act }: Home): Act => corpus.acts[act]!;

/** The order in which files are discovered; of one file, acts keep theirs. */
const compareFiles = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
