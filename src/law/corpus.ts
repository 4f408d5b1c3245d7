import { parseEId, type Path } from './path';
import type { Act, Provision, Validity } from './provision';
import { splitProvisionId, type ProvisionId } from './provisionId';

/**
 * All acts of a workspace. A provision's number below `size` (its *ordinal*) is what indexes and graphs store; within an
 * act ordinals follow document order. They hold for one corpus only; an id lives on. Not every number needs to have a
 * provision: see `LayeredCorpus`.
 */
export interface Corpus {
  /** One past the last ordinal; provisions without text have one too. */
  readonly size: number;
  readonly acts: readonly Act[];
  /** A copy of one provision. Throws RangeError outside 0..size-1. */
  provision(ordinal: number): Provision;
  /** Its own text alone; cheaper than {@link provision}. */
  text(ordinal: number): string;
  /** Whether it has a text of its own; tells without reading it. */
  hasText(ordinal: number): boolean;
  /** The length of its own text in UTF-8 bytes; tells without reading it. */
  textLength(ordinal: number): number;
  heading(ordinal: number): string;
  /** The name that a data set's gold labels have for it, or the empty string. */
  sourceKey(ordinal: number): string;
  /** Whether its source says so of this very provision; `standingAt` looks at dates and at what is around it, too. */
  isRepealed(ordinal: number): boolean;
  /** When it is law, where its source says so of this very provision. */
  validity(ordinal: number): Validity | undefined;
  id(ordinal: number): ProvisionId;
  ordinal(id: ProvisionId): number | undefined;
  /** The index into {@link acts}. */
  actOf(ordinal: number): number;
  /** The ordinals of an act's provisions, as a half-open interval. */
  provisionsOf(act: number): readonly [first: number, end: number];
  /** The ordinal of the provision that this one stands in, or -1. */
  parent(ordinal: number): number;
  /** One past the last ordinal of the provision's subtree; `ordinal + 1` for a leaf. */
  subtreeEnd(ordinal: number): number;
}

/** Where a provision stands in its act. */
export const pathOf = (corpus: Corpus, ordinal: number): Path => parseEId(splitProvisionId(corpus.id(ordinal)).eId);

/** The direct children of a provision, in document order. */
export function childrenOf(corpus: Corpus, ordinal: number): number[] {
  const children: number[] = [];
  for (let child = ordinal + 1, end = corpus.subtreeEnd(ordinal); child < end; child = corpus.subtreeEnd(child)) {
    children.push(child);
  }
  return children;
}

/** The chain of provisions above one, outermost first. */
export function ancestorsOf(corpus: Corpus, ordinal: number): number[] {
  const ancestors: number[] = [];
  for (let parent = corpus.parent(ordinal); parent >= 0; parent = corpus.parent(parent)) ancestors.unshift(parent);
  return ancestors;
}

/** The provisions that speak when this one is cited: itself when it has text, and every descendant with text. */
export function textBearing(corpus: Corpus, ordinal: number, limit = Infinity): number[] {
  const found: number[] = [];
  for (let next = ordinal; next < corpus.subtreeEnd(ordinal) && found.length < limit; next += 1) {
    if (corpus.hasText(next)) found.push(next);
  }
  return found;
}

/** The provision's own heading, else that of the closest unit above it; the empty string when none has one. */
export function nearestHeading(corpus: Corpus, ordinal: number): string {
  for (let at = ordinal; at >= 0; at = corpus.parent(at)) {
    const heading = corpus.heading(at);
    if (heading !== '') return heading;
  }
  return '';
}
