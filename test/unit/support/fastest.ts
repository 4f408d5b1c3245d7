const RUNS = 3;

/** How long the fastest of some runs takes, in milliseconds: what else goes on on the machine slows most of them. */
export function fastest(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: RUNS }, () => {
      const started = performance.now();
      run();
      return performance.now() - started;
    }),
  );
}
