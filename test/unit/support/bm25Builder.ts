import { StringTable } from '../../../src/law';
import {
  Bm25Assembly,
  DEFAULT_BM25,
  TermRecorder,
  writePostings,
  type Bm25Index,
  type Bm25Parameters,
  type EmitTerms,
} from '../../../src/search';
import { toEnd } from '../../../src/turns';

/** Collects documents one after another, in one part; document numbers are 0, 1, 2 ... in the order they are added. */
export class Bm25Builder {
  readonly #vocabulary = new StringTable();
  readonly #recorder: TermRecorder;

  constructor(private readonly parameters: Bm25Parameters = DEFAULT_BM25) {
    this.#recorder = new TermRecorder(this.#vocabulary, parameters.fields.length);
  }

  /** Adds a document, one {@link EmitTerms} a field, in the order of the parameters' fields. */
  add(document: readonly EmitTerms<string>[]): void {
    this.#recorder.add(document.map((field) => (emit) => field((term) => emit(this.#vocabulary.addString(term)))));
  }

  finish(): Bm25Index {
    const assembly = new Bm25Assembly([this.#recorder.finish()], this.parameters);
    return assembly.finish(assembly.tasks.map((task) => toEnd(writePostings(task))));
  }
}
