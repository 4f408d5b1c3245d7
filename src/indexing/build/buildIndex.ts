import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { joinCited, joinCitedNames, learnNames, type BuiltGraph } from '../../citation';
import { joinActs, type PackedCorpus, type Problem } from '../../law';
import type { FoundFile } from '../../files';
import { Bm25Assembly, type Bm25Index, LegalIndex, type PackedIndex } from '../../search';
import { ThisThread, type BuildCrew } from './buildCrew';
import type { Span } from './buildTasks';
import { BuildThreads, ThreadError } from './buildThreads';
import type { SourceStamp } from '../snapshot/indexSnapshot';
import { Turns } from '../../turns';

export interface IndexProgress {
  readonly phase: 'discover' | 'read' | 'cite' | 'build' | 'save' | 'load';
  /** Of `read` in files; of `cite` and `build` in provisions, of which there are as many as the index says of itself. */
  readonly done: number;
  readonly total: number;
}

/** An index, and the files that it was built from with what they held. */
export interface BuiltIndex {
  readonly index: PackedIndex;
  readonly sources: readonly SourceStamp[];
}

/** How a corpus is built: in how many threads, and in parts of how many bytes of text each. */
export interface BuildPlan {
  /** 0: on the caller's thread. */
  readonly threads: number;
  readonly partBytes: number;
  /** What the threads run: an absolute path. */
  readonly workerFile: string;
}

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 25;
/** Starting threads takes longer than reading less text than this, in bytes. */
const WORTH_THREADS = 16 << 20;
/** Small enough that threads end together, large enough that common words are not joined over and over. Bytes. */
const PART = 4 << 20;
/** Every thread holds memory of its own: words, a resolver, a heap. */
const MOST_THREADS = 4;
const WORKER = join(__dirname, 'buildWorker.js');

/** Threads where the corpus is worth them, there is more than one processor, and this runs from its bundle. */
function planFor(files: readonly FoundFile[]): BuildPlan {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const isWorth = bytes >= WORTH_THREADS && threads > 1 && existsSync(WORKER);
  return { threads: isWorth ? threads : 0, partBytes: PART, workerFile: WORKER };
}

/**
 * Reads, packs, cites and indexes files. Bad files become problems of the index, after those `found` before. Rejects
 * with the signal's reason when aborted. The index is the same, byte for byte, whatever the plan; where threads fail,
 * the work is done again on this one.
 */
export async function* buildIndex(
  files: readonly FoundFile[],
  found: readonly Problem[] = [],
  signal?: AbortSignal,
  plan: BuildPlan = planFor(files),
): AsyncGenerator<IndexProgress, BuiltIndex> {
  if (plan.threads > 0) {
    const crew = new BuildThreads(plan.workerFile, plan.threads, signal);
    try {
      return yield* new Build(crew, plan.partBytes, signal).run(files, found);
    } catch (error) {
      if (!(error instanceof ThreadError)) throw error;
    } finally {
      crew.dispose();
    }
  }
  return yield* new Build(new ThisThread(), Infinity, signal).run(files, found);
}

/** Resolves the citations of a corpus and indexes its provisions, on this thread. */
export function indexCorpus(
  corpus: PackedCorpus,
  problems: readonly Problem[] = [],
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, PackedIndex> {
  return new Build(new ThisThread(), Infinity, signal).index(corpus, problems);
}

/** One way through the phases of a build. */
class Build {
  constructor(
    private readonly crew: BuildCrew,
    private readonly partBytes: number,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async *run(files: readonly FoundFile[], found: readonly Problem[]): AsyncGenerator<IndexProgress, BuiltIndex> {
    const { corpus, problems, sources } = yield* this.#read(files);
    return { index: yield* this.index(corpus, [...found, ...problems]), sources };
  }

  async *index(read: PackedCorpus, problems: readonly Problem[]): AsyncGenerator<IndexProgress, PackedIndex> {
    this.crew.open(read);
    const { offsets } = read.columns.texts;
    const spans = cut(read.size, (ordinal) => offsets[ordinal + 1]! - offsets[ordinal]!, this.partBytes);
    const provisions = offsets.reduce((count, end, at) => (end > (offsets[at - 1] ?? 0) ? count + 1 : count), 0);
    // Units without text of their own, such as parts and chapters, are worked through too, and counted by nobody.
    const shown = { units: read.size, total: provisions };
    const { corpus, graph, outcomes } = yield* this.#paced('cite', this.#cite(read, spans), shown);
    const bm25 = yield* this.#paced('build', this.#index(corpus.size, spans), shown);
    return new LegalIndex({ corpus, bm25, graph, outcomes, provisions, problems });
  }

  async *#read(
    files: readonly FoundFile[],
  ): AsyncGenerator<IndexProgress, { corpus: PackedCorpus; problems: Problem[]; sources: SourceStamp[] }> {
    const parts = cut(files.length, (at) => files[at]!.size, this.partBytes).map(([first, end]) =>
      files.slice(first, end).map(({ file, isLaw }) => ({ file, ...(isLaw && { isLaw }) })),
    );
    const read = yield* this.#paced(
      'read',
      this.crew.run('read', parts, ({ length }) => length),
      { units: files.length, total: files.length },
    );
    const { corpus, problems } = joinActs(read.map(({ acts }) => acts));
    const digests = read.flatMap((part) => part.digests);
    const sources = files.map((file, at) => (digests[at] === undefined ? file : { ...file, digest: digests[at] }));
    return { corpus, problems: [...read.flatMap((part) => part.problems), ...problems], sources };
  }

  /** Cites everything; where names of acts can be learned from that, what cites these is cited again. */
  async *#cite(
    corpus: PackedCorpus,
    spans: readonly Span[],
  ): AsyncGenerator<number, BuiltGraph & { corpus: PackedCorpus }> {
    const { size } = corpus;
    const parts = yield* this.crew.run('cite', spans, lengthOf);
    const named = yield* still(size, learnNames(corpus, joinCitedNames(parts.map(({ names }) => names))));
    if (named === undefined) return { corpus, ...joinCited(corpus, parts) };
    this.crew.open(named.corpus);
    const { offsets } = corpus.columns.texts;
    const { again } = named;
    const bytesOf = (at: number): number => offsets[again[at]! + 1]! - offsets[again[at]!]!;
    const tasks = cut(again.length, bytesOf, this.partBytes).map(([first, end]) => again.slice(first, end));
    const cited = yield* still(
      size,
      this.crew.run('recite', tasks, () => 0),
    );
    return { corpus: named.corpus, ...joinCited(corpus, parts, { ordinals: again, parts: cited }) };
  }

  async *#index(size: number, spans: readonly Span[]): AsyncGenerator<number, Bm25Index> {
    const assembly = new Bm25Assembly(yield* this.crew.run('analyse', spans, lengthOf));
    return assembly.finish(
      yield* still(
        size,
        this.crew.run('post', assembly.tasks, () => 0),
      ),
    );
  }

  /**
   * Passes on a step's progress at most once a turn, and gives the event loop its turn then. The steps count in `units`;
   * what is told goes up to `total`.
   */
  async *#paced<Result>(
    phase: IndexProgress['phase'],
    steps: AsyncGenerator<number, Result>,
    { units, total }: { units: number; total: number },
  ): AsyncGenerator<IndexProgress, Result> {
    yield { phase, done: 0, total };
    const turns = new Turns(TURN_MS);
    try {
      for (;;) {
        const step = await steps.next();
        if (step.done === true) {
          yield { phase, done: total, total };
          return step.value;
        }
        if (!turns.isOver) continue;
        yield { phase, done: Math.floor((step.value * total) / Math.max(1, units)), total };
        await turns.pass();
        this.signal?.throwIfAborted();
      }
    } finally {
      await steps.return(undefined as never);
    }
  }
}

/** Steps whose progress is not counted: the same number for each. */
async function* still<Result>(
  done: number,
  steps: Generator<unknown, Result> | AsyncGenerator<unknown, Result>,
): AsyncGenerator<number, Result> {
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
    yield done;
  }
}

const lengthOf = ([first, end]: Span): number => end - first;

/** Cuts a row of things into parts of about so many bytes each; no part is empty. */
function cut(count: number, bytesOf: (at: number) => number, partBytes: number): Span[] {
  const parts: Span[] = [];
  let first = 0;
  let bytes = 0;
  for (let at = 0; at < count; at += 1) {
    bytes += bytesOf(at);
    if (bytes < partBytes && at + 1 < count) continue;
    parts.push([first, at + 1]);
    first = at + 1;
    bytes = 0;
  }
  return parts;
}
