import { Random } from './random';

/** Both ends of an interval, the lower first. */
export type Interval = readonly [low: number, high: number];

/** Figures of a sample, by their names; a name is left out where nothing can be said. */
type Figures = Readonly<Record<string, number>>;

export const RESAMPLES = 1_000;
const SEED = 20_240_630;
/** Of the resamples, the share beyond each end. */
const TAIL = 0.025;
/** A figure that more of the resamples cannot tell has no interval: it would be that of the others. */
const FEWEST_TOLD = 0.9;

/**
 * 95% intervals of figures by the percentile bootstrap (Efron and Tibshirani 1993, "An Introduction to the Bootstrap", section
 * 13.3): as many items are drawn as there are, with repetition, {@link RESAMPLES} times. The same items give the same
 * intervals. None for fewer than two items. Yields after each resample.
 *
 * @param figuresOf keeps nothing of the sample, which the next one takes the place of.
 */
export function* bootstrapIntervals<Item>(
  items: readonly Item[],
  figuresOf: (sample: readonly Item[]) => Figures,
): Generator<void, Record<string, Interval>> {
  if (items.length < 2) return {};
  const random = new Random(SEED);
  const values = new Map<string, number[]>();
  const sample = [...items];
  for (let round = 0; round < RESAMPLES; round += 1) {
    for (let at = 0; at < sample.length; at += 1) sample[at] = items[random.below(items.length)]!;
    for (const [name, value] of Object.entries(figuresOf(sample))) {
      const told = values.get(name);
      if (told === undefined) values.set(name, [value]);
      else told.push(value);
    }
    yield;
  }
  const told = [...values].filter(([, each]) => each.length >= FEWEST_TOLD * RESAMPLES);
  return Object.fromEntries(told.map(([name, each]) => [name, middleOf(each)]));
}

function middleOf(values: number[]): Interval {
  const sorted = Float64Array.from(values).sort();
  return [quantile(sorted, TAIL), quantile(sorted, 1 - TAIL)];
}

/** The value below which a share of ascending values lies, linear between two of them. */
function quantile(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}
