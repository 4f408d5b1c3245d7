import {
  OUTCOME_COUNTS,
  type CitationGraphColumns,
  type CitationOutcomeColumns,
  type CitedRangeColumns,
} from '../../citation';
import type { CorpusColumns, StringColumn } from '../../law';
import type { Bm25Columns } from '../../search';
import { SnapshotError } from './snapshot';

/*
 * A snapshot with the right checksums may still have been written by another program. Columns that contradict each other
 * would give wrong law, or loop for ever: they are refused, in one pass over each, some milliseconds between two yields.
 */

/** 31 December 9999 as `dayNumber` has it. */
const LATEST_DAY = 9999_12_31;
/** Rows looked at between two yields. */
const STEP = 1 << 18;

function require(condition: boolean, name: string): void {
  if (!condition) throw new SnapshotError(`the index file is damaged (${name})`);
}

/** Every element lies between the two, both included; read as 32 signed bits, which is fastest, all from 2^31 are negative. */
function* requireRange(column: Int32Array | Uint32Array, least: -1 | 0, most: number, name: string): Generator<void> {
  const signed = new Int32Array(column.buffer, column.byteOffset, column.length);
  const limit = Math.min(most, 0x7fff_ffff);
  for (let start = 0; start < signed.length; start += STEP) {
    for (let row = start, end = Math.min(signed.length, start + STEP); row < end; row += 1) {
      const value = signed[row]!;
      if (value < least || value > limit) require(false, name);
    }
    yield;
  }
}

/** The offsets of rows: from 0, ascending, to the end of what they divide. */
function* requireOffsets(offsets: Uint32Array, rows: number, end: number, name: string): Generator<void> {
  require(offsets.length === rows + 1 && offsets[0] === 0 && offsets[rows] === end, name);
  for (let row = 0; row < rows; row += 1) if (offsets[row]! > offsets[row + 1]!) require(false, name);
  yield;
}

function* requireStrings({ bytes, offsets }: StringColumn, rows: number, name: string): Generator<void> {
  yield* requireOffsets(offsets, rows, bytes.length, name);
}

/** A table of rows with room to spare: a search in a full one would not end. */
function* requireSlots(slots: Int32Array, rows: number, name: string): Generator<void> {
  require(slots.length >= 2 && (slots.length & (slots.length - 1)) === 0 && slots.includes(-1), name);
  yield* requireRange(slots, -1, rows - 1, name);
}

/** Some rows of the corpus, ascending, with so many numbers each. */
function* requireSparse(
  rows: Uint32Array,
  size: number,
  numbers: Uint32Array,
  each: number,
  name: string,
): Generator<void> {
  require(numbers.length === rows.length * each, name);
  yield* requireRange(rows, 0, size - 1, name);
  for (let at = 1; at < rows.length; at += 1) if (rows[at - 1]! >= rows[at]!) require(false, name);
  yield;
}

function* requireDays({ datedRows, datedDays, parents }: CorpusColumns): Generator<void> {
  yield* requireSparse(datedRows, parents.length, datedDays, 2, 'days');
  yield* requireRange(datedDays, 0, LATEST_DAY, 'days');
}

/** Every provision has the key of its act in front of its own name: another would be law of another act. */
function* requireIds({ acts, actStarts, ids: { bytes, offsets } }: CorpusColumns): Generator<void> {
  for (const [act, { key }] of acts.entries()) {
    const prefix = Buffer.from(`${key}/`, 'utf8');
    for (let row = actStarts[act]!, end = actStarts[act + 1]!; row < end; row += 1) {
      const start = offsets[row]!;
      if (offsets[row + 1]! - start <= prefix.length) require(false, 'ids');
      for (let at = 0; at < prefix.length; at += 1) if (bytes[start + at] !== prefix[at]) require(false, 'ids');
    }
    yield;
  }
}

export function* checkCorpus(columns: CorpusColumns): Generator<void> {
  const { acts, files, ids, idSlots, headings, texts, sourceKeys, actStarts, parents, subtreeEnds } = columns;
  const size = parents.length;
  require(Array.isArray(acts) && Array.isArray(files), 'acts');
  for (const [name, column] of Object.entries({ ids, headings, texts, sourceKeys })) {
    yield* requireStrings(column, size, name);
  }
  yield* requireSlots(idSlots, size, 'ids');
  yield* requireOffsets(actStarts, acts.length, size, 'acts');
  yield* requireIds(columns);
  require(subtreeEnds.length === size && columns.repealed.length === size, 'provisions');
  require(columns.ranges.length === size * 4 && columns.fileOf.length === size, 'places');
  yield* requireRange(columns.fileOf, 0, files.length - 1, 'files');
  yield* requireDays(columns);
  for (let ordinal = 0; ordinal < size; ordinal += 1) {
    const [parent, end] = [parents[ordinal]!, subtreeEnds[ordinal]!];
    if (parent < -1 || parent >= ordinal || end <= ordinal || end > size) require(false, 'tree');
  }
  yield;
}

export function* checkBm25(columns: Bm25Columns): Generator<void> {
  const { terms, termSlots, offsets, documents, impacts, idf, maxImpacts, size } = columns;
  const count = idf.length;
  yield* requireStrings(terms, count, 'terms');
  yield* requireSlots(termSlots, count, 'terms');
  yield* requireOffsets(offsets, count, documents.length, 'postings');
  require(impacts.length === documents.length && maxImpacts.length === count, 'postings');
  yield* requireRange(documents, 0, size - 1, 'postings');
}

/** A row an act. */
export const checkNameKeys = (keys: StringColumn, acts: number): Generator<void> => requireStrings(keys, acts, 'names');

export function* checkGraph(columns: CitationGraphColumns, size: number): Generator<void> {
  const { outOffsets, outTargets, inOffsets, inSources } = columns;
  yield* requireOffsets(outOffsets, size, outTargets.length, 'citations');
  yield* requireOffsets(inOffsets, size, inSources.length, 'citations');
  yield* requireRange(outTargets, 0, size - 1, 'citations');
  yield* requireRange(inSources, 0, size - 1, 'citations');
  yield* checkRanges(columns, size);
}

/** Every range runs from one member of a row to another behind it, or the same. */
function* checkRanges(columns: CitedRangeColumns, size: number): Generator<void> {
  const { rangeMembers, rangeRows, rangeSources, rangeFirsts, rangeLasts } = columns;
  const count = rangeSources.length;
  require(rangeFirsts.length === count && rangeLasts.length === count, 'ranges');
  yield* requireRange(rangeMembers, 0, size - 1, 'ranges');
  yield* requireRange(rangeSources, 0, size - 1, 'ranges');
  yield* requireRange(rangeLasts, 0, rangeMembers.length - 1, 'ranges');
  require(rangeRows.length === 0 ? rangeMembers.length === 0 : rangeRows[0] === 0, 'ranges');
  for (let row = 1; row < rangeRows.length; row += 1) require(rangeRows[row - 1]! < rangeRows[row]!, 'ranges');
  require((rangeRows.at(-1) ?? -1) < rangeMembers.length, 'ranges');
  yield;
  // Where a member does not ascend, a row begins.
  let next = 0;
  for (let at = 0; at < rangeMembers.length; at += 1) {
    if (at === rangeRows[next]) next += 1;
    else if (rangeMembers[at - 1]! >= rangeMembers[at]!) require(false, 'ranges');
    if (at % STEP === STEP - 1) yield;
  }
  for (let range = 0; range < count; range += 1) {
    const isOrdered = range === 0 || rangeSources[range - 1]! <= rangeSources[range]!;
    if (!isOrdered || rangeFirsts[range]! > rangeLasts[range]!) require(false, 'ranges');
    if (range % STEP === STEP - 1) yield;
  }
}

export function* checkOutcomes({ citing, counts }: CitationOutcomeColumns, size: number): Generator<void> {
  yield* requireSparse(citing, size, counts, OUTCOME_COUNTS, 'outcomes of citations');
}
