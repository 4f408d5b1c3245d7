import { standingAt, type Day } from '../../law';
import type { LegalIndex } from '../../search';
import { Random } from '../statistics/random';

/** A provision has so many UTF-16 code units of text at least to be asked about, and at most to be shown to a model. */
const SHORTEST_TEXT = 40;
const LONGEST_TEXT = 8_000;
/** So many beginnings are tried for a chain: of most, citations lead nowhere that can be asked about. */
const TRIES = 2_000;

/**
 * Chains of provisions, each citing the next, drawn by a seed without repetition of a beginning: what questions of several hops
 * are written about (KoBLEX, its construction over citations). Ends where no further chain is found.
 *
 * @param hops how many provisions a chain has, at least 1.
 */
export function* citedChains(index: LegalIndex, hops: number, seed: number, today: Day): Generator<readonly number[]> {
  const { corpus, graph } = index;
  const random = new Random(seed);
  const begun = new Set<number>();
  const isUsable = (ordinal: number): boolean => {
    const { length } = corpus.text(ordinal);
    return (
      length >= SHORTEST_TEXT && length <= LONGEST_TEXT && standingAt(corpus, ordinal, today).status === 'in-force'
    );
  };
  for (let tries = 0; tries < TRIES && begun.size < corpus.size; tries += 1) {
    const first = random.below(corpus.size);
    if (begun.has(first)) continue;
    begun.add(first);
    if (!isUsable(first)) continue;
    const chain = [first];
    while (chain.length < hops) {
      const next = [...graph.cites(chain.at(-1)!)].filter((target) => !chain.includes(target) && isUsable(target));
      if (next.length === 0) break;
      chain.push(next[random.below(next.length)]!);
    }
    if (chain.length < hops) continue;
    tries = 0;
    yield chain;
  }
}
