import { readCitations } from '../../citation';
import { baseOf, type Corpus } from '../../law';

/** By corpora that were built, which those that are laid over them share: the names of acts that their provisions cite. */
const READ = new WeakMap<Corpus, Map<number, readonly string[]>>();

/**
 * The names under which some provisions of a corpus cite acts, each with those that have it, in their order. In steps. Citations
 * are found by their words alone, whatever they resolve to, so that what was read of a corpus holds for what is laid over it.
 */
export function* citedNames(
  corpus: Corpus,
  ordinals: Iterable<number>,
): Generator<void, ReadonlyMap<string, readonly number[]>> {
  const base = baseOf(corpus);
  const read = READ.get(base) ?? new Map<number, readonly string[]>();
  READ.set(base, read);
  const citing = new Map<string, number[]>();
  for (const ordinal of ordinals) {
    const names = read.get(ordinal) ?? (yield* namesIn(corpus, ordinal));
    // What is laid over it has other provisions behind those of the base.
    if (ordinal < base.size) read.set(ordinal, names);
    for (const name of names) {
      const known = citing.get(name);
      if (known === undefined) citing.set(name, [ordinal]);
      else known.push(ordinal);
    }
    yield;
  }
  return citing;
}

function* namesIn(corpus: Corpus, ordinal: number): Generator<void, readonly string[]> {
  const citations = yield* readCitations(corpus.text(ordinal), corpus.acts[corpus.actOf(ordinal)]!.language);
  const names = new Set<string>();
  for (const { act } of citations) if (act.kind === 'named') names.add(act.name);
  return [...names];
}
