import * as l10n from '@vscode/l10n';
import { latinLanguageOf, TermNumbers } from '../../languages';
import type { Corpus } from '../../law';
import { Bm25Assembly, queryTerms, TermRecorder, writePostings, type Bm25Index, type Hit } from '../../search';
import { Turns, toEnd } from '../../turns';
import type { Strategy } from '../strategy';

/** How long a window is, and how much of it the next one repeats, in UTF-16 code units. */
const WINDOW = 600;
const OVERLAP = 100;
/** BM25 with one field, as an index of chunks has it; k1 and b as those of the provisions. */
const PARAMETERS = { k1: 1.2, fields: [{ weight: 1, b: 0.75 }] } as const;
/** How long making the windows may hold the thread, in milliseconds. */
const TURN_MS = 10;

/** The windows of a corpus. */
interface Windows {
  readonly bm25: Bm25Index;
  /** Row = window: the first and the last provision that it covers, one after another. */
  readonly covered: readonly (readonly [first: number, last: number])[];
}

/** One for each corpus that is asked: making them takes about as long as indexing. */
const made = new WeakMap<Corpus, Promise<Windows>>();

/**
 * Fixed-window chunks, as a contrast to structure: what most retrieval pipelines do with law, and what NitiBench
 * (Akarajaradwong et al. 2025) compares its chunks by section with. The text of an act, headings included, is cut into
 * windows of 600 characters that overlap by 100, wherever that falls; BM25 ranks the windows, and a window stands for all
 * provisions that it touches, in the order of the act.
 *
 * Departs from what others do only in how it is scored: provisions are what a data set asks for, so that a window that holds
 * half of the right one still counts as having found it.
 */
export const windows: Strategy = {
  summary: () => l10n.t('BM25 over windows of fixed length that know no structure, for contrast'),
  uses: [],
  tuning: [],
  async rank(question, k, { index }, signal) {
    const { corpus } = index;
    let making = made.get(corpus);
    if (making === undefined) {
      making = windowsOf(corpus, signal);
      made.set(corpus, making);
      making.catch(() => made.delete(corpus));
    }
    const { bm25, covered } = await making;
    signal?.throwIfAborted();
    const hits: Hit[] = [];
    const seen = new Set<number>();
    // A window touches a provision at least, and mostly one that another window did not.
    for (const { ordinal: window, score } of bm25.search(queryTerms(question, index.languages), k * 4)) {
      const [first, last] = covered[window]!;
      for (let ordinal = first; ordinal <= last; ordinal += 1) {
        if (!corpus.hasText(ordinal) || seen.has(ordinal)) continue;
        seen.add(ordinal);
        hits.push({ ordinal, score });
      }
    }
    return { hits: hits.slice(0, k) };
  },
};

async function windowsOf(corpus: Corpus, signal: AbortSignal | undefined): Promise<Windows> {
  const numbers = new TermNumbers();
  const recorder = new TermRecorder(numbers, PARAMETERS.fields.length);
  const covered: (readonly [number, number])[] = [];
  const turns = new Turns(TURN_MS);
  for (const [act, { language }] of corpus.acts.entries()) {
    const latin = latinLanguageOf(language);
    for (const { text, first, last } of cut(corpus, act)) {
      recorder.add([(emit) => numbers.forEach(text, latin, emit)]);
      covered.push([first, last]);
      if (!turns.isOver) continue;
      await turns.pass();
      signal?.throwIfAborted();
    }
  }
  const assembly = new Bm25Assembly([recorder.finish()], PARAMETERS);
  return { bm25: assembly.finish(assembly.tasks.map((task) => toEnd(writePostings(task)))), covered };
}

/** The windows of an act, with the provisions whose text or heading they touch. */
function* cut(corpus: Corpus, act: number): Generator<{ text: string; first: number; last: number }> {
  const [begin, end] = corpus.provisionsOf(act);
  const parts: string[] = [];
  const owners: number[] = [];
  const ends: number[] = [];
  let length = 0;
  for (let ordinal = begin; ordinal < end; ordinal += 1) {
    const part = `${[corpus.heading(ordinal), corpus.text(ordinal)].filter((text) => text !== '').join('\n')}\n`;
    if (part === '\n') continue;
    parts.push(part);
    owners.push(ordinal);
    ends.push((length += part.length));
  }
  const whole = parts.join('');
  let first = 0;
  for (let start = 0; start < length; start += WINDOW - OVERLAP) {
    const stop = Math.min(start + WINDOW, length);
    while (ends[first]! <= start) first += 1;
    let last = first;
    while (ends[last]! < stop) last += 1;
    yield { text: whole.slice(start, stop), first: owners[first]!, last: owners[last]! };
    if (stop === length) return;
  }
}
