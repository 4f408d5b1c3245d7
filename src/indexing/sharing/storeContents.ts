import { createHash, type Hash } from 'node:crypto';
import { ancestorsOf, stringAt } from '../../law';
import {
  ActLengths,
  articleOf,
  DEFAULT_BM25,
  isArticle,
  meanLength,
  pseudoFrequency,
  storedProvision,
  type PackedIndex,
  type VectorIndex,
} from '../../search';
import {
  COMMON_SHARE,
  type AverageLengths,
  type StoreContents,
  type StoredAct,
  type StoredDocument,
  type UnitReading,
  type WeighedTerms,
} from '../../store';
import { toEnd } from '../../turns';
import { FieldTerms } from './fieldTerms';
import { TermsByProvision } from './termsByProvision';

/** Provisions whose terms are read together: their postings pass by once for all of them. */
const STEP = 2000;
const { k1, fields: FIELDS } = DEFAULT_BM25;

/** The vectors of an index, and the fingerprint of what made them. */
export type EncodedVectors = Pick<VectorIndex, 'dimensions' | 'vectorOf'> & { readonly encoder: string };

/** How a file is called in the store: relative to what was pushed, the same on every machine. */
export type NameFile = (file: string) => string;

/**
 * An index as a store takes it: the same provisions, the same weights. Its build is told by what it holds, so that the
 * same files pushed from another folder or machine are the same build; with other vectors it is another one.
 */
export function storeContents(index: PackedIndex, nameFile: NameFile, vectors?: EncodedVectors): StoreContents {
  const acts = actsOf(index, nameFile);
  const filled = filledOf(index);
  const terms = new FieldTerms(index.corpus);
  const lengths = toEnd(ActLengths.inSteps(index.corpus));
  const fixed = {
    build: buildOf(index, acts, nameFile, vectors),
    k1,
    ...(vectors && { vectors: { encoder: vectors.encoder, dimensions: vectors.dimensions } }),
    description: {
      size: index.corpus.size,
      documents: index.corpus.size,
      provisions: index.provisions,
      filled,
      languages: index.languages,
      common: commonTerms(index, filled),
    },
    acts,
  };
  const documentAt = (ordinal: number, by: AverageLengths): StoredDocument => ({
    provision: storedProvision(index, ordinal, nameFile),
    article: articleOf(index.corpus, ordinal),
    terms: weighed(terms.fields(ordinal), by),
    ...readingAt(index, ordinal, terms),
    ...(vectors && { vector: vectors.vectorOf(ordinal) }),
  });
  const weighedBy = (by: AverageLengths): StoreContents => ({
    ...fixed,
    averages: by,
    weighedBy,
    *documents(first, end) {
      for (let ordinal = first; ordinal < end; ordinal += 1) yield documentAt(ordinal, by);
    },
    actTerms: () => actTermsOf(index, lengths.comparedWith(by.act)),
  });
  return weighedBy(averagesOf(terms, filled, lengths));
}

/** tf~ of each term, in the order in which they first occur. */
function weighed(fields: readonly (readonly string[])[], { fields: averages }: AverageLengths): WeighedTerms {
  const frequencies = new Map<string, number>();
  for (const [field, terms] of fields.entries()) {
    const once = pseudoFrequency(1, terms.length, averages[field]!, FIELDS[field]!);
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + once);
  }
  return [...frequencies];
}

/** What the unit says that begins here, if provisions are read with it. */
function readingAt({ corpus }: PackedIndex, unit: number, read: FieldTerms): { reading?: UnitReading } {
  const end = corpus.subtreeEnd(unit);
  const isReadWith = isArticle(corpus, unit) || (corpus.hasText(unit) && articleOf(corpus, unit)[0] === unit);
  if (!isReadWith) return {};
  const terms = Array.from({ length: end - unit }, (_, at) => read.text(unit + at));
  return { reading: { above: ancestorsOf(corpus, unit), terms } };
}

/** How many of an act's provisions hold a term, brought to one length by the bytes of the act's texts. */
function* actTermsOf(
  { corpus, bm25 }: PackedIndex,
  lengths: ActLengths,
): Generator<readonly [act: number, terms: WeighedTerms]> {
  const terms = new TermsByProvision(bm25.columns);
  let [from, rows] = [0, terms.between(0, 0)];
  for (const act of corpus.acts.keys()) {
    const holders = new Map<string, number>();
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      if (ordinal >= from + rows.length) {
        [from, rows] = [ordinal, terms.between(ordinal, Math.min(ordinal + STEP, corpus.size))];
      }
      for (const term of rows[ordinal - from]!) holders.set(term, (holders.get(term) ?? 0) + 1);
    }
    const once = lengths.pseudoFrequency(1, act);
    const sorted = [...holders].sort(([a], [b]) => (a < b ? -1 : 1));
    yield [act, sorted.map(([term, count]) => [term, count * once] as const)];
  }
}

function averagesOf(terms: FieldTerms, filled: number, acts: ActLengths): AverageLengths {
  let fields: readonly number[] | undefined;
  return {
    provision: meanLength(acts.total, filled),
    act: acts.average,
    get fields() {
      return (fields ??= terms.totals().map((total) => meanLength(total, filled)));
    },
  };
}

function actsOf({ corpus }: PackedIndex, nameFile: NameFile): StoredAct[] {
  return corpus.acts.map((act, number) => {
    const [first, end] = corpus.provisionsOf(number);
    return { act: { ...act, file: nameFile(act.file) }, first, end };
  });
}

/** Provisions with a term: those that idf counts among. */
function filledOf({ bm25: { columns } }: PackedIndex): number {
  const isFilled = new Uint8Array(columns.size);
  for (const document of columns.documents) isFilled[document] = 1;
  return isFilled.reduce((sum, one) => sum + one, 0);
}

function commonTerms(index: PackedIndex, filled: number): Record<string, number> {
  const { terms, offsets } = index.bm25.columns;
  const least = COMMON_SHARE * filled;
  const common: [string, number][] = [];
  for (let term = 0; term + 1 < offsets.length; term += 1) {
    const holders = offsets[term + 1]! - offsets[term]!;
    if (holders > least) common.push([stringAt(terms, term), holders]);
  }
  return Object.fromEntries(common);
}

/** SHA-256 over everything that documents are made of, in hexadecimal; half of it tells builds apart. */
function buildOf(
  { corpus, bm25, graph }: PackedIndex,
  acts: readonly StoredAct[],
  nameFile: NameFile,
  vectors: EncodedVectors | undefined,
): string {
  const hash = createHash('sha256');
  const { files } = corpus.columns;
  addLines(hash, files.map(nameFile));
  addLines(hash, acts);
  // Both name files, which lie elsewhere on another machine.
  const columns = { ...corpus.columns, acts: [], files: [] };
  for (const part of [columns, bm25.columns, graph.columns]) addColumns(hash, part);
  if (vectors !== undefined) addVectors(hash, corpus.size, vectors);
  return hash.digest('hex').slice(0, 32);
}

/** Vectors themselves: an encoder may round otherwise on another machine. */
function addVectors(hash: Hash, size: number, { encoder, vectorOf }: EncodedVectors): void {
  addLines(hash, [encoder]);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const vector = vectorOf(ordinal);
    if (vector !== undefined)
      hash.update(`${ordinal}\n`).update(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));
  }
}

/** Columns by their names: an index that was built and one from a snapshot have them in different orders. */
function addColumns(hash: Hash, columns: object): void {
  for (const [name, value] of Object.entries<unknown>({ ...columns }).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n`);
    if (ArrayBuffer.isView(value)) {
      hash.update(`${value.byteLength}\n`).update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    } else if (typeof value === 'object' && value !== null) addColumns(hash, value);
    else hash.update(`${String(value)}\n`);
  }
}

const addLines = (hash: Hash, values: readonly (string | StoredAct)[]): void => {
  for (const value of values) hash.update(`${JSON.stringify(value)}\n`);
};
