import type { Act } from '../../law';
import { sayingNames, type PackedIndex } from '../../search';
import type { Turns } from '../../turns';

/**
 * The provisions of an index that cite some acts, or may come to when their names or units change: those whose
 * citations resolved into them, and those that {@link sayingNames}. By ordinal, each once, in no order.
 */
export async function citingProvisions(
  index: PackedIndex,
  cited: readonly number[],
  names: readonly Act[],
  turns: Turns,
): Promise<ReadonlySet<number>> {
  const { corpus, graph } = index;
  const found = new Set<number>();
  for (const act of cited) {
    const [first, end] = corpus.provisionsOf(act);
    for (const source of graph.sourcesInto(first, end)) found.add(source);
    if (turns.isOver) await turns.pass();
  }
  for (const saying of sayingNames(index, names)) {
    for (const ordinal of saying) found.add(ordinal);
    if (turns.isOver) await turns.pass();
  }
  return found;
}
