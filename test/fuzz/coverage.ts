import { Session, type Profiler } from 'node:inspector';

/** Tells whether code of this program ran that had not run before, as V8 counts it: by blocks. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
  }

  /** Forgets what has run. */
  begin(): void {
    this.#seen.clear();
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  }

  /** How many blocks ran for the first time since this was asked. */
  fresh(): number {
    let fresh = 0;
    for (const { scriptId, url, functions } of this.#take()) {
      if (!url.includes('proviso-fuzz')) continue;
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          const block = `${scriptId}:${startOffset}:${endOffset}`;
          if (count === 0 || this.#seen.has(block)) continue;
          this.#seen.add(block);
          fresh += 1;
        }
      }
    }
    return fresh;
  }

  #take(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      taken = result;
    });
    return taken;
  }
}
