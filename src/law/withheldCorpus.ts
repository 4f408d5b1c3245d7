import { ancestorsOf, pathOf, type Corpus } from './corpus';
import { isBasicUnit, isDivision } from './path';
import type { Act, Provision, Validity } from './provision';
import type { ProvisionId } from './provisionId';

/**
 * A corpus seen without some of its provisions, as though their text had never been there: no id leads to them, their
 * text and heading are empty. Ordinals and acts stay, so that whatever was stored by them still holds. It costs nothing
 * to make, whatever the size of the corpus.
 */
export class WithheldCorpus implements Corpus {
  readonly size: number;
  readonly acts: readonly Act[];

  /** @param withheld ordinals; whoever withholds a unit names what stands in it too. */
  constructor(
    private readonly whole: Corpus,
    private readonly withheld: Pick<ReadonlySet<number>, 'has'>,
  ) {
    this.size = whole.size;
    this.acts = whole.acts;
  }

  /** A copy of one provision. Throws RangeError for a withheld one, too. */
  provision(ordinal: number): Provision {
    if (this.withheld.has(ordinal)) throw new RangeError(`Provision ${ordinal} is withheld.`);
    return this.whole.provision(ordinal);
  }

  text(ordinal: number): string {
    return this.withheld.has(ordinal) ? '' : this.whole.text(ordinal);
  }

  hasText(ordinal: number): boolean {
    return !this.withheld.has(ordinal) && this.whole.hasText(ordinal);
  }

  textLength(ordinal: number): number {
    return this.withheld.has(ordinal) ? 0 : this.whole.textLength(ordinal);
  }

  heading(ordinal: number): string {
    return this.withheld.has(ordinal) ? '' : this.whole.heading(ordinal);
  }

  sourceKey(ordinal: number): string {
    return this.withheld.has(ordinal) ? '' : this.whole.sourceKey(ordinal);
  }

  isRepealed(ordinal: number): boolean {
    return this.whole.isRepealed(ordinal);
  }

  validity(ordinal: number): Validity | undefined {
    return this.whole.validity(ordinal);
  }

  /** A withheld ordinal keeps its id, which tells its neighbours apart; it does not lead back. */
  id(ordinal: number): ProvisionId {
    return this.whole.id(ordinal);
  }

  ordinal(id: ProvisionId): number | undefined {
    const found = this.whole.ordinal(id);
    return found === undefined || this.withheld.has(found) ? undefined : found;
  }

  actOf(ordinal: number): number {
    return this.whole.actOf(ordinal);
  }

  provisionsOf(act: number): readonly [first: number, end: number] {
    return this.whole.provisionsOf(act);
  }

  parent(ordinal: number): number {
    return this.whole.parent(ordinal);
  }

  subtreeEnd(ordinal: number): number {
    return this.whole.subtreeEnd(ordinal);
  }
}

/**
 * The unit that a provision is part of as a drafter cites it whole, as its first ordinal and one past its last: the
 * outermost article, section or rule around it; where there is none, the outermost unit that is no division, as a
 * guidance note in a chapter is. Known failure: a rulebook whose Rule 3 holds a chapter's worth of rules is one unit.
 */
export function citableUnitAround(corpus: Corpus, ordinal: number): readonly [first: number, end: number] {
  const chain = [...ancestorsOf(corpus, ordinal), ordinal];
  const kinds = chain.map((at) => pathOf(corpus, at).at(-1)?.kind);
  const basic = kinds.findIndex((kind) => kind !== undefined && isBasicUnit(kind));
  const undivided = kinds.findIndex((kind) => kind === undefined || !isDivision(kind));
  const first = chain[basic >= 0 ? basic : undivided] ?? ordinal;
  return [first, corpus.subtreeEnd(first)];
}
