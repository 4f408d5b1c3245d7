/** How many provisions a question needs at most that a model writes. */
export const MOST_HOPS = 5;

/** How many requests a question of so many provisions takes at most. */
export const requestsFor = (hops: number): number => {
  const written = hops + 1; // on one provision, expanded by each further one, put as a scenario
  const checkedAsWhole = 2;
  const checkedInParts = hops > 1 ? hops : 0;
  return written + checkedAsWhole + checkedInParts;
};
