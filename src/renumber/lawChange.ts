import { readPart, type ReadPart } from '../check';
import { ordinalsOf } from '../citation';
import { subtreesOf } from '../law';
import { renamePart, type NewName } from './citations/actName';
import type { PartChanges } from './citations/citedText';
import { otherSpellings } from './citations/otherSpellings';
import { renumberPart } from './citations/renumberPart';
import type { LawIndex } from './host';
import { reachedBy, type Renumbering } from './plan/plan';

/** A change of law that citations follow. */
export interface LawChange {
  /** The provisions whose text may cite what changes, in the order of the corpus; one after another, for there are many. */
  readonly sources: () => Generator<number>;
  /** Yields often. */
  readonly ofPart: (part: ReadPart) => Generator<void, PartChanges>;
}

export function renumbering(plan: Renumbering, index: LawIndex): LawChange {
  const { corpus, graph } = index;
  function* sources(): Generator<number> {
    const found = new Set<number>();
    for (const [first, end] of subtreesOf(corpus, reachedBy(plan, corpus))) {
      // What stands in a provision that moves may speak of "the preceding section".
      for (const source of [...ordinalsOf(first, end), ...graph.sourcesInto(first, end)]) {
        if (found.has(source)) continue;
        found.add(source);
        yield source;
      }
    }
  }
  return { sources, ofPart: (part) => renumberPart(part, plan, index) };
}

export function renaming(name: NewName, { corpus, graph }: LawIndex): LawChange {
  const [first, end] = corpus.provisionsOf(name.act);
  function* sources(): Generator<number> {
    for (let at = 0; at < corpus.size; at += 1) {
      const isNamed = corpus.text(at).includes(name.from) || corpus.heading(at).includes(name.from);
      yield isNamed || graph.leadsInto(at, first, end) ? at : -1;
    }
  }
  function* ofPart(part: ReadPart): Generator<void, PartChanges> {
    const changes = yield* renamePart(part, name, corpus);
    const notes = [...changes.notes, ...otherSpellings(part, changes, name, corpus)];
    return { ...changes, notes };
  }
  return { sources, ofPart };
}

/** How many citations of a provision a change concerns, by the text that the index has of it. Yields often. */
export function* countInIndex(change: LawChange, ordinal: number, index: LawIndex): Generator<void, number> {
  const { corpus } = index;
  const place = { start: 0, act: corpus.actOf(ordinal), ordinal };
  const part = yield* readPart(corpus.text(ordinal), 'text', place, index);
  const { edits, notes } = yield* change.ofPart(part);
  return edits.length + notes.length;
}
