/** The number of the first of some things for which a condition holds that holds for all behind it; how many there are where there is none. */
export function firstWhere<Thing>(things: ArrayLike<Thing>, isBehind: (thing: Thing) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(things[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
