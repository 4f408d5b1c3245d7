import { Worker } from 'node:worker_threads';
import type { CorpusColumns, PackedCorpus } from '../../law';
import type { BuildCrew } from './buildCrew';
import type { BuildKind, BuildRequest, BuildResult, BuildTask } from './buildTasks';

/** What a thread is told: the corpus to work on, or a task. */
export type ThreadRequest = { readonly kind: 'open'; readonly columns: CorpusColumns } | BuildRequest;

/** What a thread says of a task: its result, or why there is none. */
export type ThreadReply = { readonly result: BuildResult<BuildKind> } | { readonly failure: string };

/** A thread died, or could not do its work. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/** Works in threads of its own. They end with {@link dispose}, with the first of them that fails, and on abort. */
export class BuildThreads implements BuildCrew {
  readonly #threads: readonly Thread[];

  /**
   * @param file the bundled `buildWorker.js`: an absolute path
   * @param count how many threads there are
   */
  constructor(
    file: string,
    count: number,
    private readonly signal?: AbortSignal,
  ) {
    const onDeath = (error: Error): void => this.#end(error);
    this.#threads = Array.from({ length: count }, () => new Thread(file, onDeath));
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  open(corpus: PackedCorpus): void {
    for (const thread of this.#threads) thread.open(corpus.columns);
  }

  /** Rejects with {@link ThreadError}, or with the signal's reason. */
  async *run<Kind extends BuildKind>(
    kind: Kind,
    tasks: readonly BuildTask<Kind>[],
    unitsOf: (task: BuildTask<Kind>) => number,
  ): AsyncGenerator<number, BuildResult<Kind>[]> {
    this.signal?.throwIfAborted();
    const results = new Array<BuildResult<Kind>>(tasks.length);
    const running = new Set<Promise<void>>();
    let next = 0;
    let done = 0;
    const begin = (thread: Thread): void => {
      const at = next;
      if (at === tasks.length) return;
      next += 1;
      const task = tasks[at]!;
      const work = thread.ask<Kind>({ kind, task }).then((result) => {
        results[at] = result;
        done += unitsOf(task);
        running.delete(work);
        begin(thread);
      });
      // The loop below may have ended with another thread's failure.
      work.catch(() => undefined);
      running.add(work);
    };
    this.#threads.forEach(begin);
    while (running.size > 0) {
      await Promise.race(running);
      yield done;
    }
    return results;
  }

  /** Ends the threads, whatever they are doing. */
  dispose(): void {
    this.#end(new ThreadError('The indexing threads were closed.'));
  }

  readonly #abort = (): void => this.#end(this.signal?.reason as Error);

  #end(reason: Error): void {
    this.signal?.removeEventListener('abort', this.#abort);
    for (const thread of this.#threads) thread.end(reason);
  }
}

/** One thread with at most one task. */
class Thread {
  readonly #worker: Worker;
  #waiting: { resolve: (result: BuildResult<BuildKind>) => void; reject: (error: Error) => void } | undefined;
  #ended: Error | undefined;

  constructor(file: string, onDeath: (error: Error) => void) {
    this.#worker = new Worker(file);
    this.#worker.on('message', (reply: ThreadReply) => {
      if ('failure' in reply) onDeath(new ThreadError(`An indexing thread failed: ${reply.failure}`));
      else this.#waiting?.resolve(reply.result);
    });
    this.#worker.on('error', (error) => onDeath(new ThreadError(`An indexing thread failed: ${String(error)}`)));
    this.#worker.on('exit', (code) => onDeath(new ThreadError(`An indexing thread ended early (exit code ${code}).`)));
  }

  open(columns: CorpusColumns): void {
    const request: ThreadRequest = { kind: 'open', columns };
    this.#worker.postMessage(request);
  }

  ask<Kind extends BuildKind>(request: BuildRequest<Kind>): Promise<BuildResult<Kind>> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#ended === undefined) this.#worker.postMessage(request);
      else reject(this.#ended);
    });
  }

  end(reason: Error): void {
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    this.#waiting?.reject(reason);
    void this.#worker.terminate();
  }
}
