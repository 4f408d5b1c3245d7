/** So many of a list, drawn at random by a linear congruential generator, in its order. */
export function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const chosen = new Set<number>();
  let state = seed;
  while (chosen.size < Math.min(count, items.length)) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    chosen.add(Math.floor((state / 2 ** 32) * items.length));
  }
  return [...chosen].sort((one, other) => one - other).map((index) => items[index]!);
}
