import type { IndexSource, ProgressListener } from './corpusHost';
import type { LoopPauses } from '../turns/loopPauses';

/** An index source that has the pauses measured while an index is loaded, and while changed files are taken in. */
export class MeasuredSource<Index> implements IndexSource<Index> {
  constructor(
    private readonly source: IndexSource<Index>,
    private readonly pauses: Pick<LoopPauses, 'begin' | 'during'>,
  ) {}

  load(signal: AbortSignal): Promise<Index | undefined> {
    return this.pauses.during('loading', () => this.source.load(signal));
  }

  build(rebuild: boolean, onProgress: ProgressListener, signal: AbortSignal): Promise<void> {
    return this.source.build(rebuild, onProgress, signal);
  }

  buildHere(onProgress: ProgressListener, signal: AbortSignal): Promise<Index> {
    return this.source.buildHere(onProgress, signal);
  }

  async prepare(signal?: AbortSignal): Promise<void> {
    await this.source.prepare?.(signal);
  }

  foresee(file: string): void {
    this.source.foresee?.(file);
  }

  expect(file: string): void {
    this.source.expect?.(file);
  }

  async *update(files: ReadonlySet<string>, signal: AbortSignal): AsyncGenerator<Index, void> {
    const end = this.pauses.begin('updating');
    try {
      yield* this.source.update(files, signal);
    } finally {
      end();
    }
  }
}
