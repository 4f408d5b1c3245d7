import type { LegalIndex } from '../search';

/** How many results a search is measured with: what the pipeline retrieves for each parametric provision. */
export const TOP = 100;
/** The usual size of a scenario in KoBLEX. */
export const WORDS_A_QUERY = 60;
const QUERIES = 50;

/** Queries made of the corpus itself: stretches of text, spread evenly over it. */
export function sampleQueries({ corpus }: LegalIndex): string[] {
  const step = Math.max(1, Math.floor(corpus.size / QUERIES));
  return Array.from({ length: QUERIES }, (_, at) => stretch(corpus, at * step)).filter((query) => query !== '');
}

/** The first words from a provision on, running on into the next ones until there are enough. */
function stretch(corpus: LegalIndex['corpus'], from: number): string {
  const words: string[] = [];
  for (let ordinal = from; ordinal < corpus.size && words.length < WORDS_A_QUERY; ordinal += 1) {
    words.push(...corpus.text(ordinal).split(/\s+/u, WORDS_A_QUERY).filter(Boolean));
  }
  return words.slice(0, WORDS_A_QUERY).join(' ');
}

/** Milliseconds of each search, after one round that warms up. */
export function timesOf(queries: readonly string[], rounds: number, search: (query: string) => unknown): number[] {
  queries.forEach(search);
  return Array.from({ length: rounds }, () =>
    queries.map((query) => {
      const started = performance.now();
      search(query);
      return performance.now() - started;
    }),
  ).flat();
}

/** The value below which a share of the times lies; `share` from 0 to 1, `times` not empty. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** How long a work's phases take, each named when it is entered. */
export class PhaseClock {
  readonly #times = new Map<string, number>();
  #phase: string | undefined;
  #entered = performance.now();

  /** Entering the phase that is under way goes on with it. What comes before the first phase counts for the first. */
  enter(phase: string): void {
    if (phase === this.#phase) return;
    if (this.#phase !== undefined) this.#close();
    this.#phase = phase;
  }

  /** Whole milliseconds of each phase, in the order in which they were entered first. */
  stop(): Readonly<Record<string, number>> {
    this.#close();
    return Object.fromEntries([...this.#times].map(([phase, ms]) => [phase, Math.round(ms)]));
  }

  #close(): void {
    const now = performance.now();
    if (this.#phase !== undefined)
      this.#times.set(this.#phase, (this.#times.get(this.#phase) ?? 0) + now - this.#entered);
    this.#entered = now;
  }
}
