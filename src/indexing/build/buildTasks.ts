import { readFile } from 'node:fs/promises';
import { CitationResolver, citeEach, ordinalsOf, type CitedProvisions } from '../../citation';
import { CorpusBuilder, type ActDocument, type PackedActs, type PackedCorpus, type Problem } from '../../law';
import { readLaw, readSource } from '../../readers';
import type { FoundFile } from '../../files';
import { digestOf } from '../snapshot/contents';
import {
  analyseColumn,
  DEFAULT_BM25,
  FieldAnalysis,
  TermRecorder,
  writePostings,
  type PostingsTask,
  type TermRecords,
} from '../../search';
import { TermNumbers } from '../../languages';

/** Provisions of a corpus, as a half-open interval of ordinals. */
export type Span = readonly [first: number, end: number];

/** A file to read the law in. */
export type FileToRead = Pick<FoundFile, 'file' | 'isLaw'>;

export interface ReadFiles {
  readonly acts: PackedActs;
  readonly problems: readonly Problem[];
  /** Row = file: of what it held, as {@link digestOf} has it; undefined for one that could not be read. */
  readonly digests: readonly (string | undefined)[];
}

/** A text as its file is to hold it. */
export interface LawText {
  readonly file: string;
  readonly text: string;
}

export interface LawInText {
  readonly documents: readonly ActDocument[];
}

/** The kinds of work that an index is built by, each on a part of the corpus that needs no other part. */
export interface BuildCalls {
  /** Reads some files. */
  readonly read: { readonly task: readonly FileToRead[]; readonly result: ReadFiles };
  /** Reads a text, known by its file, as law. */
  readonly text: { readonly task: LawText; readonly result: LawInText };
  readonly cite: { readonly task: Span; readonly result: CitedProvisions };
  /** Cites some provisions once more. */
  readonly recite: { readonly task: Uint32Array; readonly result: CitedProvisions };
  /** Analyses the text of some provisions. */
  readonly analyse: { readonly task: Span; readonly result: TermRecords };
  readonly post: { readonly task: PostingsTask; readonly result: Float32Array };
}

export type BuildKind = keyof BuildCalls;
export type BuildTask<Kind extends BuildKind> = BuildCalls[Kind]['task'];
export type BuildResult<Kind extends BuildKind> = BuildCalls[Kind]['result'];
/** A task with its kind. */
export type BuildRequest<Kind extends BuildKind = BuildKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly task: BuildTask<Each> };
}[Kind];
/** Yields how many of the task's units (files, provisions) are done. */
type Steps<Kind extends BuildKind> = Generator<number, BuildResult<Kind>> | AsyncGenerator<number, BuildResult<Kind>>;

/** Provisions analysed between two reports of progress. */
const STEP = 64;

/** How a file's bytes are read: at once where nothing else is to be done meanwhile. */
type ReadBytes = (file: string) => Uint8Array | Promise<Uint8Array>;

/** Does the tasks of a build, one after another, on the thread it lives on; every thread has its own. */
export class BuildTasks {
  #corpus: PackedCorpus | undefined;
  #resolver: CitationResolver | undefined;
  readonly #terms = new TermNumbers();

  constructor(private readonly readBytes: ReadBytes = readFile) {}

  /** The corpus that spans are of from now on. */
  open(corpus: PackedCorpus): void {
    this.#corpus = corpus;
    this.#resolver = undefined;
  }

  begin<Kind extends BuildKind>({ kind, task }: BuildRequest<Kind>): Steps<Kind> {
    return this.#ways[kind](task);
  }

  readonly #ways: { readonly [Kind in BuildKind]: (task: BuildTask<Kind>) => Steps<Kind> } = {
    read: (files) => readFiles(files, this.readBytes),
    text: (law) => readInText(law),
    cite: ([first, end]) => this.#cite(ordinalsOf(first, end)),
    recite: (ordinals) => this.#cite(ordinals),
    analyse: (span) => this.#analyse(span),
    post: (task) => writePostings(task),
  };

  #cite(ordinals: Iterable<number>): Generator<number, CitedProvisions> {
    const corpus = this.#opened();
    this.#resolver ??= new CitationResolver(corpus);
    return citeEach(corpus, this.#resolver, ordinals);
  }

  *#analyse([first, end]: Span): Generator<number, TermRecords> {
    const corpus = this.#opened();
    const recorder = new TermRecorder(this.#terms, DEFAULT_BM25.fields.length);
    const analysis = new FieldAnalysis<number>(
      corpus,
      (text, language, emit) => {
        this.#terms.forEach(text, language, emit);
      },
      analyseColumn(corpus.columns.texts, this.#terms),
    );
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      if ((ordinal - first) % STEP === 0) yield ordinal - first;
      recorder.add(analysis.fields(ordinal));
    }
    return recorder.finish();
  }

  #opened(): PackedCorpus {
    if (this.#corpus === undefined) throw new Error('No corpus was opened.');
    return this.#corpus;
  }
}

async function* readFiles(files: readonly FileToRead[], readBytes: ReadBytes): AsyncGenerator<number, ReadFiles> {
  const builder = new CorpusBuilder();
  const problems: Problem[] = [];
  const digests: (string | undefined)[] = [];
  for (const [at, file] of files.entries()) {
    const added = await addFile(file, builder, readBytes);
    for (const problem of added.problems) problems.push(problem);
    digests.push(added.digest);
    yield at;
  }
  return { acts: builder.pack(), problems, digests };
}

const encoder = new TextEncoder();

function* readInText({ file, text }: LawText): Generator<number, LawInText> {
  yield 0;
  return { documents: readSource({ file, bytes: encoder.encode(text) }).documents };
}

interface AddedFile {
  readonly problems: readonly Problem[];
  /** Undefined where the file could not be read. */
  readonly digest: string | undefined;
}

/** Adds the law that a file holds to a builder; a file that cannot be read is a problem. */
export async function addFile(
  { file, isLaw }: FileToRead,
  builder: CorpusBuilder,
  readBytes: ReadBytes = readFile,
): Promise<AddedFile> {
  let bytes: Uint8Array;
  try {
    bytes = await readBytes(file);
  } catch (error) {
    const message = `The file cannot be read: ${(error as Error).message}`;
    return { problems: [{ file, line: 1, severity: 'error', message }], digest: undefined };
  }
  const { documents, problems } = readLaw({ file, bytes }, isLaw);
  for (const document of documents) builder.add(document);
  return { problems, digest: digestOf(bytes) };
}
