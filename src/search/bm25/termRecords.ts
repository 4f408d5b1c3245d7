import { NumberBuffer, sharedColumn, StringColumnBuilder, type StringColumn } from '../../law';

/** A document's terms in one field, by their numbers: calls `emit` once an occurrence. */
export type EmitTerms<Term = number> = (emit: (term: Term) => void) => void;

/** What some documents say, a part of a collection that is indexed in parts. */
export interface TermRecords {
  /** The terms that occur, in the order they first do; their numbers hold here only. */
  readonly terms: StringColumn;
  /** Row = term: the documents it occurs in. */
  readonly holders: Uint32Array;
  /** Records of 1 + fields numbers, all documents one after another: a term, then its frequency in each field. In shared memory. */
  readonly records: Uint32Array;
  /** Row = document: where its records end. */
  readonly ends: Uint32Array;
  /** One number a document and field: how many terms it has there. */
  readonly lengths: Uint32Array;
}

/** Where terms are numbered: the numbers are dense, and each has a string. */
export interface Vocabulary {
  readonly size: number;
  copyTo(column: StringColumnBuilder, term: number): void;
}

/** Records documents one after another; their terms come as numbers of a vocabulary that may grow meanwhile. */
export class TermRecorder {
  readonly #records = new NumberBuffer();
  readonly #ends = new NumberBuffer();
  readonly #lengths = new NumberBuffer();
  readonly #terms = new StringColumnBuilder();
  readonly #holders = new NumberBuffer();
  /** Row = term of the vocabulary: its number here, plus one; 0 for one that has not occurred. */
  #numbers = new Uint32Array(1 << 12);
  /** Row = term of the vocabulary: where the document at work keeps its record, plus one; 0 where it has none yet. */
  #recordOf = new Uint32Array(1 << 12);
  /** Number here -> term of the vocabulary. */
  readonly #termOf = new NumberBuffer();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly fields: number,
  ) {}

  /** Adds a document, one {@link EmitTerms} a field; no field counts as one without terms. */
  add(document: readonly EmitTerms[]): void {
    const first = this.#records.length;
    for (let field = 0; field < this.fields; field += 1) {
      let length = 0;
      document[field]?.((term) => {
        length += 1;
        const record = this.#recordOf[term];
        if (record === undefined || record === 0) this.#startRecord(term, field);
        else this.#records.increment(record + field);
      });
      this.#lengths.push(length);
    }
    for (let at = first; at < this.#records.length; at += this.fields + 1) {
      this.#recordOf[this.#termOf.at(this.#records.at(at))] = 0;
    }
    this.#ends.push(this.#records.length);
  }

  finish(): TermRecords {
    const records = this.#records.finish();
    const shared = sharedColumn(Uint32Array, records.length);
    shared.set(records);
    return {
      terms: this.#terms.finish(),
      holders: this.#holders.finish(),
      records: shared,
      ends: this.#ends.finish(),
      lengths: this.#lengths.finish(),
    };
  }

  #startRecord(term: number, field: number): void {
    const number = this.#numberOf(term);
    this.#holders.increment(number);
    this.#records.push(number);
    this.#recordOf[term] = this.#records.length;
    for (let other = 0; other < this.fields; other += 1) this.#records.push(other === field ? 1 : 0);
  }

  #numberOf(term: number): number {
    if (term >= this.#numbers.length) this.#grow();
    const known = this.#numbers[term]!;
    if (known > 0) return known - 1;
    const number = this.#terms.length;
    this.vocabulary.copyTo(this.#terms, term);
    this.#termOf.push(term);
    this.#holders.push(0);
    this.#numbers[term] = number + 1;
    return number;
  }

  #grow(): void {
    const size = Math.max(this.vocabulary.size, this.#numbers.length * 2);
    const [numbers, recordOf] = [new Uint32Array(size), new Uint32Array(size)];
    numbers.set(this.#numbers);
    recordOf.set(this.#recordOf);
    [this.#numbers, this.#recordOf] = [numbers, recordOf];
  }
}
