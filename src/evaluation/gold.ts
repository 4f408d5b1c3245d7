import { citableUnitAround } from '../law';
import { withhold, withholdVectors, type IndexSource } from '../search';
import type { StrategyContext } from './strategy';

/**
 * From a data set's name for a provision to its id: its `sourceKey` where the corpus has one, else the name itself.
 *
 * @param names all that will be asked for.
 */
export async function goldNames(
  names: readonly string[],
  index: Pick<IndexSource, 'idsNamed'>,
  signal?: AbortSignal,
): Promise<(name: string) => string> {
  const ids = await index.idsNamed([...new Set(names)], signal);
  return (name) => ids.get(name) ?? name;
}

/**
 * The same corpus without a question's gold articles: the whole article or section around each gold provision, with all
 * its paragraphs. Undefined where the corpus holds none of them.
 *
 * @param gold provision ids.
 */
export function withoutGold(gold: readonly string[], context: StrategyContext): StrategyContext | undefined {
  const { index, dense } = context;
  const withheld = new Set<number>();
  for (const id of gold) {
    const ordinal = index.corpus.ordinal(id);
    if (ordinal === undefined) continue;
    const [first, end] = citableUnitAround(index.corpus, ordinal);
    for (let at = first; at < end; at += 1) withheld.add(at);
  }
  if (withheld.size === 0) return undefined;
  return {
    ...context,
    index: withhold(index, withheld),
    ...(dense && { dense: withholdVectors(dense, withheld) }),
  };
}
