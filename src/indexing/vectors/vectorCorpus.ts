import type { Encoder } from '../../models';
import { rest, Turns } from '../../turns';
import { type Passages, VectorIndex } from '../../search';
import { passageKey, VectorFile } from './vectorFile';

export interface EncodingProgress {
  /** Different texts that have a vector, those of earlier runs included, of all that there are. */
  readonly done: number;
  readonly total: number;
  /** Texts a second, over the last batches; 0 until the first is done. */
  readonly perSecond: number;
  /** By the characters still to be read, as long texts take longer; undefined until the first batch is done. */
  readonly remainingMs: number | undefined;
}

/** Texts a batch on disk: about a second's work, which is what a kill costs. */
const TEXTS_A_BATCH = 128;

/** How long a stretch of work holds the thread, in milliseconds. */
const TURN_MS = 8;

/** The batches that an estimate looks back on. */
const ESTIMATED_FROM = 16;

/** Characters of a text that count for an estimate: models read no more than some hundred tokens. */
const CHARACTERS_READ = 2000;

/** The different texts of a corpus. Positions are those in `Passages.ordinals`. */
export interface DistinctTexts {
  /** A text's key to the first position that has it, in the order of the corpus. */
  readonly firstOf: ReadonlyMap<string, number>;
  /** The next position with the same text, or -1. */
  readonly nextOf: Int32Array;
  /** Characters of the text at a position, as many as count for an estimate. */
  readonly characters: Uint16Array;
}

/**
 * Encodes the passages that `file` has no vector of, a batch at a time, and returns the index of all. Stopped at any
 * point, by the signal, a failure or a kill, it goes on from the last whole batch the next time. Rows of passages that
 * are gone are dropped from the file once they are more than those in use.
 *
 * Rejects as the encoder does, and with `VectorFileError`.
 */
export async function* encodeCorpus(
  passages: Passages,
  encoder: Encoder,
  file: VectorFile,
  signal?: AbortSignal,
): AsyncGenerator<EncodingProgress, VectorIndex> {
  const distinct = await readDistinct(passages, signal);
  const total = distinct.firstOf.size;
  let used = 0;
  await eachInTurns(distinct.firstOf.keys(), signal, (key) => {
    if (file.has(key)) used += 1;
  });
  if (file.size - used > total) await file.compact(distinct.firstOf, signal);
  yield* encodeMissing(passages, distinct, encoder, file, signal);
  return indexOf(passages, distinct, file, signal);
}

/**
 * Encodes the texts that `file` has no vector of, a batch at a time, and leaves it closed and whole. Rejects as
 * {@link encodeCorpus}.
 */
export async function* encodeMissing(
  passages: Passages,
  distinct: DistinctTexts,
  encoder: Pick<Encoder, 'encode'>,
  file: VectorFile,
  signal?: AbortSignal,
): AsyncGenerator<EncodingProgress, void> {
  const { firstOf, characters } = distinct;
  const missing: string[] = [];
  await eachInTurns(firstOf.keys(), signal, (key) => {
    if (!file.has(key)) missing.push(key);
  });
  const total = firstOf.size;
  let done = total - missing.length;
  const lengthOf = (key: string): number => characters[firstOf.get(key)!]!;
  const estimate = new Estimate(missing.reduce((sum, key) => sum + lengthOf(key), 0));
  yield { done, total, ...estimate.read() };
  try {
    for (let from = 0; from < missing.length; from += TEXTS_A_BATCH) {
      const keys = missing.slice(from, from + TEXTS_A_BATCH);
      const texts = keys.map((key) => passages.textOf(passages.ordinals[firstOf.get(key)!]!));
      const vectors = await encoder.encode(texts, 'passage', signal);
      signal?.throwIfAborted();
      await file.append(keys, vectors);
      estimate.advance(
        keys.length,
        keys.reduce((sum, key) => sum + lengthOf(key), 0),
      );
      done += keys.length;
      yield { done, total, ...estimate.read() };
    }
  } finally {
    await file.close();
  }
  await file.mend();
}

/** The index of those passages that have a vector in the file, without encoding any; the file is left whole. */
export async function loadVectorIndex(
  passages: Passages,
  file: VectorFile,
  signal?: AbortSignal,
): Promise<VectorIndex> {
  await file.mend();
  return indexOf(passages, await readDistinct(passages, signal), file, signal);
}

/** Reads all texts, in turns. */
export async function readDistinct(passages: Passages, signal?: AbortSignal): Promise<DistinctTexts> {
  const { ordinals } = passages;
  const firstOf = new Map<string, number>();
  const lastOf = new Map<string, number>();
  const nextOf = new Int32Array(ordinals.length).fill(-1);
  const characters = new Uint16Array(ordinals.length);
  await eachInTurns(ordinals.keys(), signal, (position) => {
    const text = passages.textOf(ordinals[position]!);
    const key = passageKey(text);
    characters[position] = Math.min(text.length, CHARACTERS_READ);
    const first = firstOf.get(key);
    if (first === undefined) {
      firstOf.set(key, position);
    } else {
      nextOf[lastOf.get(key) ?? first] = position;
      lastOf.set(key, position);
    }
  });
  return { firstOf, nextOf, characters };
}

/** The positions of a text, in the order of the corpus; none for a key that it does not have. */
export function* positionsOf(key: string, { firstOf, nextOf }: DistinctTexts): Generator<number> {
  for (let position = firstOf.get(key) ?? -1; position >= 0; position = nextOf[position]!) yield position;
}

async function indexOf(
  { ordinals }: Passages,
  distinct: DistinctTexts,
  file: VectorFile,
  signal?: AbortSignal,
): Promise<VectorIndex> {
  const isCovered = new Uint8Array(ordinals.length);
  await eachInTurns(distinct.firstOf.keys(), signal, (key) => {
    if (!file.has(key)) return;
    for (const position of positionsOf(key, distinct)) isCovered[position] = 1;
  });
  const covered = ordinals.filter((_, position) => isCovered[position] === 1);
  const index = new VectorIndex(covered, file.dimensions);
  for await (const { keys, rows } of file.batches(signal)) {
    for (const [at, key] of keys.entries()) {
      for (const position of positionsOf(key, distinct)) index.set(ordinals[position]!, rows[at]!);
    }
  }
  return index;
}

/** Does something for each item, and lets others have their turn every few milliseconds. */
async function eachInTurns<T>(
  items: Iterable<T>,
  signal: AbortSignal | undefined,
  use: (item: T) => void,
): Promise<void> {
  const turns = new Turns(TURN_MS);
  for (const item of items) {
    use(item);
    if (turns.isOver) await rest(turns, signal);
  }
}

/** How fast encoding goes, and how long the rest takes at that speed. */
class Estimate {
  readonly #marks: { readonly at: number; readonly texts: number; readonly characters: number }[];
  #texts = 0;
  #characters = 0;

  /** @param total characters to be read. */
  constructor(private readonly total: number) {
    this.#marks = [{ at: performance.now(), texts: 0, characters: 0 }];
  }

  advance(texts: number, characters: number): void {
    this.#texts += texts;
    this.#characters += characters;
    this.#marks.push({ at: performance.now(), texts: this.#texts, characters: this.#characters });
    if (this.#marks.length > ESTIMATED_FROM + 1) this.#marks.shift();
  }

  read(): Pick<EncodingProgress, 'perSecond' | 'remainingMs'> {
    const [first, last] = [this.#marks[0]!, this.#marks.at(-1)!];
    const elapsed = last.at - first.at;
    const remaining = this.total - this.#characters;
    const perSecond = elapsed === 0 ? 0 : ((last.texts - first.texts) / elapsed) * 1000;
    if (remaining === 0) return { perSecond, remainingMs: 0 };
    const read = last.characters - first.characters;
    return { perSecond, remainingMs: read === 0 ? undefined : (remaining / read) * elapsed };
  }
}
