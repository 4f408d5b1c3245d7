import {
  firstWhere,
  parseEId,
  splitProvisionId,
  type Act,
  type Corpus,
  type Provision,
  type ProvisionId,
  type Range,
  type Validity,
} from '../../law';
import type { StoredAct, StoredProvision } from '../../store';
import type { Slice } from './slice';

/** Stands where a provision is not here yet: no act has it, and what is made of it is thrown away. */
const NOT_HERE = '' as ProvisionId;

/** A provision's place: in a file, or in a document that is made of it. */
export interface Place {
  readonly file: string;
  readonly range: Range;
}

/** Where a provision is shown to stand. It is asked in passes, as all that works on the corpus. */
export type PlaceOf = (corpus: Corpus, stored: StoredProvision) => Place;

/** The acts of a store, as a corpus needs them; made once for all slices. */
export class StoredActs {
  readonly acts: readonly Act[];
  /** Row = act: its first ordinal, ascending. */
  readonly firsts: Uint32Array;

  constructor(stored: readonly StoredAct[]) {
    this.acts = stored.map(({ act }) => act);
    this.firsts = Uint32Array.from(stored, ({ first }) => first);
  }
}

/**
 * The corpus of a store, of which a part is here. Acts are all there. A provision that is not here reads as one without
 * text and without units, and is noted by the slice: whoever works on it does so again once it was fetched.
 */
export class SliceCorpus implements Corpus {
  readonly size: number;
  readonly acts: readonly Act[];
  /** UTF-8 bytes of texts, once counted. */
  readonly #lengths = new Map<number, number>();

  constructor(
    private readonly slice: Slice,
    private readonly stored: StoredActs,
    private readonly placeOf: PlaceOf = (_, { file, range }) => ({ file, range }),
  ) {
    this.size = slice.store.description.size;
    this.acts = stored.acts;
  }

  provision(ordinal: number): Provision {
    if (!(ordinal >= 0 && ordinal < this.size)) throw new RangeError(`There is no provision ${ordinal}.`);
    const found = this.slice.provision(ordinal);
    const id = found?.id ?? NOT_HERE;
    const { act, eId } = splitProvisionId(id);
    const parent = found === undefined || found.parent < 0 ? undefined : this.id(found.parent);
    const place = new PlaceOnce(found && (() => this.placeOf(this, found)));
    return {
      id,
      act,
      path: parseEId(eId),
      heading: found?.heading ?? '',
      text: found?.text ?? '',
      status: found?.isRepealed === true ? 'repealed' : 'in-force',
      ...(found?.validity && { validity: found.validity }),
      ...(parent !== undefined && { parent }),
      get range() {
        return place.range;
      },
      get file() {
        return place.file;
      },
      ...(found !== undefined && found.sourceKey !== '' && { sourceKey: found.sourceKey }),
    };
  }

  text(ordinal: number): string {
    return this.slice.provision(ordinal)?.text ?? '';
  }

  hasText(ordinal: number): boolean {
    return this.text(ordinal) !== '';
  }

  textLength(ordinal: number): number {
    let length = this.#lengths.get(ordinal);
    if (length !== undefined) return length;
    const text = this.slice.provision(ordinal)?.text;
    if (text === undefined) return 0;
    this.#lengths.set(ordinal, (length = new TextEncoder().encode(text).length));
    return length;
  }

  heading(ordinal: number): string {
    return this.slice.provision(ordinal)?.heading ?? '';
  }

  sourceKey(ordinal: number): string {
    return this.slice.provision(ordinal)?.sourceKey ?? '';
  }

  isRepealed(ordinal: number): boolean {
    return this.slice.provision(ordinal)?.isRepealed === true;
  }

  validity(ordinal: number): Validity | undefined {
    return this.slice.provision(ordinal)?.validity;
  }

  id(ordinal: number): ProvisionId {
    return this.slice.id(ordinal) ?? NOT_HERE;
  }

  ordinal(id: ProvisionId): number | undefined {
    return this.slice.ordinal(id);
  }

  actOf(ordinal: number): number {
    return firstWhere(this.stored.firsts, (first) => first > ordinal) - 1;
  }

  provisionsOf(act: number): readonly [number, number] {
    const { first, end } = this.slice.store.acts[act]!;
    return [first, end];
  }

  parent(ordinal: number): number {
    return this.slice.provision(ordinal)?.parent ?? -1;
  }

  subtreeEnd(ordinal: number): number {
    return this.slice.provision(ordinal)?.subtreeEnd ?? ordinal + 1;
  }
}

const START = { line: 0, character: 0 };
const NOWHERE: Place = { file: '', range: { start: START, end: START } };

/** A place that is looked for when it is first asked for: most who look at a provision do not, and it may take others to tell. */
class PlaceOnce {
  #place: Place | undefined;

  constructor(private readonly find: (() => Place) | undefined) {}

  get file(): string {
    return this.#found.file;
  }

  get range(): Range {
    return this.#found.range;
  }

  get #found(): Place {
    return (this.#place ??= this.find?.() ?? NOWHERE);
  }
}
