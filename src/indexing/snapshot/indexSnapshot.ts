import { version } from '../../../package.json';
import { CitationGraph, CitationOutcomes, CitationResolver, packNameKeys } from '../../citation';
import { PackedCorpus, type Act, type CorpusColumns, type Problem, type StringColumn } from '../../law';
import { type Bm25Columns, Bm25Index, LegalIndex, type PackedIndex, type PackedParts } from '../../search';
import { checkBm25, checkCorpus, checkGraph, checkNameKeys, checkOutcomes } from './checkColumns';
import { checkData } from './checkData';
import { SnapshotError, type Meta, type Section, type Snapshot } from './snapshot';
import { inTurns, rest, Turns } from '../../turns';

/** A file that an index was built from. */
export interface SourceStamp {
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  /** Whether a person said that it is law. */
  readonly isLaw?: true;
  /** Of what it held when it was read, as `digestOf` has it; absent where it could not be read. */
  readonly digest?: string;
}

interface IndexMeta {
  /** The version of Proviso that made it: another one may read, cite or analyse differently. */
  readonly version: string;
  readonly sources: readonly SourceStamp[];
  readonly acts: readonly Act[];
  readonly files: readonly string[];
  readonly provisions: number;
  readonly problems: readonly Problem[];
}

function putStrings(sections: Map<string, Section>, name: string, { bytes, offsets }: StringColumn): void {
  sections.set(`${name}.bytes`, bytes);
  sections.set(`${name}.offsets`, offsets);
}

/** What keeps an index, in steps: the names of thousands of acts are among it. */
export function* toSnapshot(
  { corpus, bm25, graph, outcomes, provisions, problems }: PackedParts,
  sources: readonly SourceStamp[],
): Generator<void, Snapshot> {
  const { acts, files, ids, headings, texts, sourceKeys, ...numbers } = corpus.columns;
  const { terms, termSlots, offsets, documents, impacts, idf, maxImpacts } = bm25.columns;
  const { citing, counts } = outcomes;
  const nameKeys = yield* packNameKeys(acts);
  const sections = new Map<string, Section>();
  for (const [name, column] of Object.entries({ ids, headings, texts, sourceKeys, terms, nameKeys })) {
    putStrings(sections, name, column);
  }
  const postings = { termSlots, offsets, documents, impacts, idf, maxImpacts };
  const columns = { ...numbers, ...postings, ...graph.columns, citing, counts };
  for (const [name, section] of Object.entries(columns)) sections.set(name, section);
  const meta: IndexMeta & Meta = { version, sources, acts, files, provisions, problems };
  return { meta, sections };
}

/** A snapshot whose files are known by other stamps. */
export const withSources = ({ meta, sections }: Snapshot, sources: readonly SourceStamp[]): Snapshot => ({
  meta: { ...meta, sources },
  sections,
});

const isMeta = (meta: Meta): meta is IndexMeta & Meta => {
  const { sources, acts, files, provisions, problems } = meta as Partial<Record<keyof IndexMeta, unknown>>;
  return [sources, acts, files, problems].every(Array.isArray) && Number.isSafeInteger(provisions);
};

/**
 * The files that a snapshot was made from, sorted by path. Throws {@link SnapshotError} for the small data of one that
 * another version of Proviso made, or another program: a list of anything else than files.
 */
export function savedSources(meta: Meta): readonly SourceStamp[] {
  if (!isMeta(meta)) throw new SnapshotError('the index file is damaged (summary)');
  if (meta.version !== version) throw new SnapshotError(`it was made by Proviso ${meta.version}, this is ${version}`);
  if (!meta.sources.every(isStamp)) throw new SnapshotError('the index file is damaged (list of statute files)');
  return meta.sources;
}

function isStamp(stamp: unknown): stamp is SourceStamp {
  const { file, size, mtimeMs, ctimeMs, digest } = (stamp ?? {}) as Partial<Record<keyof SourceStamp, unknown>>;
  const isRead = digest === undefined || typeof digest === 'string';
  return typeof file === 'string' && isRead && [size, mtimeMs, ctimeMs].every(Number.isFinite);
}

/** How long the thread works before it lets other work in, in milliseconds. */
const TURN_MS = 10;

/**
 * Views over the snapshot's buffers, checked in turns. Rejects with {@link SnapshotError} when a section is missing, of
 * the wrong type or in contradiction to another, and with the signal's reason when aborted.
 *
 * @param found what discovering the files has to report now; what reading them had to is in the snapshot.
 */
export async function fromSnapshot(
  { meta, sections }: Snapshot,
  found: readonly Problem[],
  signal?: AbortSignal,
): Promise<PackedIndex> {
  const turns = new Turns(TURN_MS);
  await turns.pass();
  const section = <T extends Section>(name: string, type: new (length: number) => T): T => {
    const found = sections.get(name);
    if (!(found instanceof type)) throw new SnapshotError(`the index file has no section ${name}`);
    return found;
  };
  const strings = (name: string): StringColumn => ({
    bytes: section(`${name}.bytes`, Uint8Array),
    offsets: section(`${name}.offsets`, Uint32Array),
  });
  const { acts, files, provisions, sources, problems: saved } = meta as unknown as IndexMeta;
  const columns: CorpusColumns = {
    acts,
    files,
    ids: strings('ids'),
    idSlots: section('idSlots', Int32Array),
    headings: strings('headings'),
    texts: strings('texts'),
    sourceKeys: strings('sourceKeys'),
    actStarts: section('actStarts', Uint32Array),
    parents: section('parents', Int32Array),
    subtreeEnds: section('subtreeEnds', Uint32Array),
    fileOf: section('fileOf', Uint32Array),
    ranges: section('ranges', Uint32Array),
    repealed: section('repealed', Uint8Array),
    datedRows: section('datedRows', Uint32Array),
    datedDays: section('datedDays', Uint32Array),
  };
  await inTurns(checkData({ acts, files, problems: saved }), turns, signal);
  await inTurns(checkCorpus(columns), turns, signal);
  const corpus = new PackedCorpus(columns);
  const nameKeys = strings('nameKeys');
  await inTurns(checkNameKeys(nameKeys, acts.length), turns, signal);
  const postings: Bm25Columns = {
    terms: strings('terms'),
    termSlots: section('termSlots', Int32Array),
    offsets: section('offsets', Uint32Array),
    documents: section('documents', Uint32Array),
    impacts: section('impacts', Float32Array),
    idf: section('idf', Float32Array),
    maxImpacts: section('maxImpacts', Float32Array),
    size: corpus.size,
  };
  await inTurns(checkBm25(postings), turns, signal);
  const edges = {
    outOffsets: section('outOffsets', Uint32Array),
    outTargets: section('outTargets', Uint32Array),
    inOffsets: section('inOffsets', Uint32Array),
    inSources: section('inSources', Uint32Array),
    rangeMembers: section('rangeMembers', Uint32Array),
    rangeRows: section('rangeRows', Uint32Array),
    rangeSources: section('rangeSources', Uint32Array),
    rangeFirsts: section('rangeFirsts', Uint32Array),
    rangeLasts: section('rangeLasts', Uint32Array),
  };
  await inTurns(checkGraph(edges, corpus.size), turns, signal);
  const resolutions = { citing: section('citing', Uint32Array), counts: section('counts', Uint32Array) };
  await inTurns(checkOutcomes(resolutions, corpus.size), turns, signal);
  await turns.pass();
  signal?.throwIfAborted();
  const bm25 = new Bm25Index(postings);
  await rest(turns, signal);
  const graph = CitationGraph.fromColumns(edges);
  const outcomes = CitationOutcomes.fromColumns(resolutions);
  const read = new Set(sources.map(({ file }) => file));
  const problems = [...found, ...saved.filter(({ file }) => read.has(file))];
  const resolver = new CitationResolver(corpus, undefined, nameKeys);
  return new LegalIndex({ corpus, bm25, graph, outcomes, provisions, problems, resolver });
}
