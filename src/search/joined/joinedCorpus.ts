import type { Act, Corpus, Provision, ProvisionId } from '../../law';
import type { JoinedActs } from './joinedActs';

/**
 * A corpus and, behind it, that of a store: ordinals of the first stay as they are, those of the other follow. To no provision
 * of an act that is not seen leads an id.
 */
export class JoinedCorpus implements Corpus {
  readonly size: number;

  /** @param acts those of the first, and the other's that are seen: a list that all corpora over the two may share. */
  constructor(
    private readonly here: Corpus,
    private readonly there: Corpus,
    readonly acts: readonly Act[],
    private readonly joined: JoinedActs,
  ) {
    this.size = here.size + there.size;
  }

  provision(ordinal: number): Provision {
    return this.#isHere(ordinal) ? this.here.provision(ordinal) : this.there.provision(ordinal - this.here.size);
  }

  text(ordinal: number): string {
    return this.#isHere(ordinal) ? this.here.text(ordinal) : this.there.text(ordinal - this.here.size);
  }

  hasText(ordinal: number): boolean {
    return this.#isHere(ordinal) ? this.here.hasText(ordinal) : this.there.hasText(ordinal - this.here.size);
  }

  textLength(ordinal: number): number {
    return this.#isHere(ordinal) ? this.here.textLength(ordinal) : this.there.textLength(ordinal - this.here.size);
  }

  heading(ordinal: number): string {
    return this.#isHere(ordinal) ? this.here.heading(ordinal) : this.there.heading(ordinal - this.here.size);
  }

  sourceKey(ordinal: number): string {
    return this.#isHere(ordinal) ? this.here.sourceKey(ordinal) : this.there.sourceKey(ordinal - this.here.size);
  }

  isRepealed(ordinal: number): boolean {
    return this.#isHere(ordinal) ? this.here.isRepealed(ordinal) : this.there.isRepealed(ordinal - this.here.size);
  }

  validity(ordinal: number): ReturnType<Corpus['validity']> {
    return this.#isHere(ordinal) ? this.here.validity(ordinal) : this.there.validity(ordinal - this.here.size);
  }

  id(ordinal: number): ProvisionId {
    return this.#isHere(ordinal) ? this.here.id(ordinal) : this.there.id(ordinal - this.here.size);
  }

  ordinal(id: ProvisionId): number | undefined {
    const found = this.here.ordinal(id);
    if (found !== undefined || !this.joined.isThere(id)) return found;
    const there = this.there.ordinal(id);
    return there === undefined ? undefined : there + this.here.size;
  }

  actOf(ordinal: number): number {
    if (this.#isHere(ordinal)) return this.here.actOf(ordinal);
    return this.joined.numberOf(this.there.actOf(ordinal - this.here.size));
  }

  provisionsOf(act: number): readonly [first: number, end: number] {
    const actThere = this.joined.actThere(act);
    if (actThere === undefined) return this.here.provisionsOf(act);
    const [first, end] = this.there.provisionsOf(actThere);
    return [first + this.here.size, end + this.here.size];
  }

  parent(ordinal: number): number {
    if (this.#isHere(ordinal)) return this.here.parent(ordinal);
    const parent = this.there.parent(ordinal - this.here.size);
    return parent < 0 ? parent : parent + this.here.size;
  }

  subtreeEnd(ordinal: number): number {
    if (this.#isHere(ordinal)) return this.here.subtreeEnd(ordinal);
    return this.there.subtreeEnd(ordinal - this.here.size) + this.here.size;
  }

  #isHere(ordinal: number): boolean {
    return ordinal < this.here.size;
  }
}
