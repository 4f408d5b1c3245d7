/** How often each of some kinds is met. */
export const countsOf = <Kind extends string>(
  kinds: readonly Kind[],
  met: readonly Kind[],
): Readonly<Record<Kind, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, met.filter((each) => each === kind).length])) as Record<Kind, number>;
