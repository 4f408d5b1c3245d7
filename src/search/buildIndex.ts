import { readFile } from 'node:fs/promises';
import { buildGraph, CitationResolver } from '../citation';
import { CorpusBuilder, type Corpus, type PackedCorpus, type Problem } from '../law';
import { readSource } from '../readers';
import { Bm25Builder } from './bm25Builder';
import { LegalIndex } from './legalIndex';
import { provisionFields } from './provisionFields';
import { Turns } from './turns';

export interface IndexProgress {
  readonly phase: 'discover' | 'read' | 'cite' | 'build' | 'save' | 'load';
  readonly done: number;
  readonly total: number;
}

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 25;

/** Passes on a step's progress at most once a slice, and gives the event loop its turn then. */
async function* paced(
  phase: IndexProgress['phase'],
  total: number,
  steps: Iterable<number> | AsyncIterable<number>,
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, void> {
  yield { phase, done: 0, total };
  const turns = new Turns(TURN_MS);
  for await (const done of steps) {
    if (!turns.isOver) continue;
    yield { phase, done, total };
    await turns.pass();
    signal?.throwIfAborted();
  }
  yield { phase, done: total, total };
}

/**
 * Reads, packs, cites and indexes files. Bad files become problems of the index, after those `found` before. Rejects
 * with the signal's reason when aborted.
 */
export async function* buildIndex(
  files: readonly string[],
  found: readonly Problem[] = [],
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, LegalIndex> {
  const problems = [...found];
  const corpus = yield* readCorpus(files, problems, signal);
  return yield* indexCorpus(corpus, problems, signal);
}

/** Resolves the citations of a corpus and indexes its provisions. */
export async function* indexCorpus(
  corpus: PackedCorpus,
  problems: readonly Problem[] = [],
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, LegalIndex> {
  const { graph, statistics: citations } = yield* citeCorpus(corpus, signal);
  const builder = new Bm25Builder();
  let provisions = 0;
  function* addDocuments(): Generator<number> {
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      const fields = provisionFields(corpus, ordinal);
      if (fields.length > 0) provisions += 1;
      builder.add(fields);
      yield ordinal;
    }
  }
  yield* paced('build', corpus.size, addDocuments(), signal);
  const statistics = { acts: corpus.acts.length, provisions, citations };
  return new LegalIndex({ corpus, bm25: builder.finish(), graph, statistics, problems });
}

async function* readCorpus(
  files: readonly string[],
  problems: Problem[],
  signal?: AbortSignal,
): AsyncGenerator<IndexProgress, PackedCorpus> {
  const builder = new CorpusBuilder();
  async function* readFiles(): AsyncGenerator<number> {
    for (const [at, file] of files.entries()) {
      for (const problem of await addFile(file, builder)) problems.push(problem);
      yield at;
    }
  }
  yield* paced('read', files.length, readFiles(), signal);
  for (const problem of builder.problems) problems.push(problem);
  return builder.finish();
}

async function addFile(file: string, builder: CorpusBuilder): Promise<readonly Problem[]> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return [{ file, line: 1, severity: 'error', message: `The file cannot be read: ${(error as Error).message}` }];
  }
  const { documents, problems } = readSource({ file, bytes });
  for (const document of documents) builder.add(document);
  return problems;
}

type GraphResult = ReturnType<typeof buildGraph> extends Generator<unknown, infer Result> ? Result : never;

async function* citeCorpus(corpus: Corpus, signal?: AbortSignal): AsyncGenerator<IndexProgress, GraphResult> {
  const steps = buildGraph(corpus, new CitationResolver(corpus));
  let result: GraphResult | undefined;
  function* untilDone(): Generator<number> {
    result = yield* steps;
  }
  yield* paced('cite', corpus.size, untilDone(), signal);
  return result!;
}
