import { inverseDocumentFrequency } from '../bm25/bm25';
import type { FieldName, NameTable } from './nameTable';
import { wordMatches } from './wordMatches';
import { nameWords } from './words';

const BOOSTS: Readonly<Record<FieldName, number>> = { label: 2, title: 1, heading: 1 };
const FIELDS = Object.keys(BOOSTS) as FieldName[];

/** Words further on in a query are left out: no name has so many. */
const MOST_WORDS = 40;

/** Words of the corpus weighed between two yields: a millisecond or two. */
const STEP = 256;

/**
 * How well names fit a query: those that have every word of it, or one that begins so or differs by a slip of the pen.
 * The sum over its words of BM25+ over the three fields, as MiniSearch scores a document for each name. Yields every few
 * milliseconds.
 *
 * @param tables are weighed as if they were one.
 * @returns for each table the scores of its names, 0 for those that do not fit.
 */
export function* scoreNames(tables: readonly NameTable[], query: string): Generator<void, readonly Float64Array[]> {
  const totals = tables.map(({ ordinals }) => new Float64Array(ordinals.length));
  let isFirst = true;
  for (const [word, times] of timesOf(nameWords(query).slice(0, MOST_WORDS))) {
    const scores = yield* scoreWord(tables, word);
    const fitting = totals.map((total, table) => keepFitting(total, scores[table]!, times, isFirst));
    if (!fitting.includes(true)) break;
    isFirst = false;
    yield;
  }
  return totals;
}

/** What the words that a typed one may mean are worth to the names that have them. */
function* scoreWord(tables: readonly NameTable[], typed: string): Generator<void, readonly Float64Array[]> {
  const size = tables.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  const scores = tables.map(({ ordinals }) => new Float64Array(ordinals.length));
  const matches = new Map(tables.flatMap(({ words }) => [...wordMatches(words, typed)]));
  let weighed = 0;
  for (const [word, weight] of matches) {
    weighed += 1;
    if (weighed % STEP === 0) yield;
    const numbers = tables.map(({ words }) => words.get(word));
    for (const field of FIELDS) {
      const fields = tables.map((table) => table.fields[field]);
      const holders = fields.map((one, table) => (numbers[table] === undefined ? 0 : one.count(numbers[table])));
      const factor = weight * BOOSTS[field] * inverseDocumentFrequency(size, Math.min(size, sumOf(holders)));
      const averageLength = sumOf(fields.map(({ totalLength }) => totalLength)) / size;
      for (const [table, one] of fields.entries()) {
        if (holders[table]! > 0) one.score(numbers[table]!, factor, averageLength, scores[table]!);
      }
    }
  }
  return scores;
}

/** Each word once, with how often it was typed. */
function timesOf(words: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** Adds the scores of one more word to those of the names that have it too; the others no longer fit. */
function keepFitting(totals: Float64Array, scores: Float64Array, times: number, isFirst: boolean): boolean {
  let isAnyLeft = false;
  for (let name = 0; name < totals.length; name += 1) {
    const isFitting = scores[name]! > 0 && (isFirst || totals[name]! > 0);
    totals[name] = isFitting ? totals[name]! + times * scores[name]! : 0;
    isAnyLeft ||= isFitting;
  }
  return isAnyLeft;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
