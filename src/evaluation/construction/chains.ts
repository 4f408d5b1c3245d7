import { standingAt, type Day } from '../../law';
import type { LegalIndex } from '../../search';
import type { Random } from '../statistics/random';

/** A provision has so many UTF-16 code units of text at least to be asked about, and at most to be shown to a model. */
const SHORTEST_TEXT = 40;
const LONGEST_TEXT = 8_000;
/** So many beginnings are tried for a chain: of most, citations lead nowhere that can be asked about. */
const TRIES = 2_000;

/** So many provisions are looked at for one chain. */
const LOOKED_AT = 1_000;

/** What chains are drawn from. */
export interface ChainOptions {
  readonly index: LegalIndex;
  /** How many provisions a chain has, at least 1. */
  readonly hops: number;
  /** On which the law must be in force. */
  readonly today: Day;
}

/**
 * Chains of provisions, each citing the next, drawn by a seed without repetition of a beginning: what questions of several hops
 * are written about (KoBLEX, its construction over citations). Ends where no further chain is found.
 */
export function* citedChains(options: ChainOptions, random: Random): Generator<readonly number[]> {
  const { corpus } = options.index;
  const begun = new Set<number>();
  for (let tries = 0; tries < TRIES && begun.size < corpus.size; tries += 1) {
    const first = random.below(corpus.size);
    if (begun.has(first)) continue;
    begun.add(first);
    const chain = chainFrom(first, options, random);
    if (chain === undefined) continue;
    tries = 0;
    yield chain;
  }
}

/** A chain that begins with a provision; undefined where none is found. */
export function chainFrom(
  first: number,
  { index, hops, today }: ChainOptions,
  random: Random,
): readonly number[] | undefined {
  const { corpus, graph } = index;
  const isUsable = (ordinal: number): boolean => {
    const { length } = corpus.text(ordinal);
    return (
      length >= SHORTEST_TEXT && length <= LONGEST_TEXT && standingAt(corpus, ordinal, today).status === 'in-force'
    );
  };
  let lookedAt = 0;
  const continued = (chain: readonly number[]): readonly number[] | undefined => {
    if (chain.length === hops) return chain;
    const left = [...graph.cites(chain.at(-1)!)].filter((target) => !chain.includes(target) && isUsable(target));
    while (left.length > 0 && lookedAt < LOOKED_AT) {
      lookedAt += 1;
      const [next] = left.splice(random.below(left.length), 1);
      const whole = continued([...chain, next!]);
      if (whole !== undefined) return whole;
    }
    return undefined;
  };
  return isUsable(first) ? continued([first]) : undefined;
}
