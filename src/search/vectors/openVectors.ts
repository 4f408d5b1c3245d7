import { join } from 'node:path';
import type { Corpus } from '../../law';
import { languageRefusal, ModelUnavailableError, type Encoder } from '../../models';
import type { LegalIndex } from '../legalIndex';
import { contextOf } from '../bm25/provisionFields';
import { encodeCorpus, loadVectorIndex, type EncodingProgress, type Passages } from './vectorCorpus';
import { rest, Turns } from '../turns';
import { VectorFile } from './vectorFile';
import type { VectorIndex } from './vectors';

/** Where vectors are kept and what makes them. */
export interface VectorSource {
  readonly index: Pick<LegalIndex, 'corpus'>;
  /** The folder of the index's snapshot; each encoder has a file of its own there. */
  readonly directory: string;
  readonly encoder: Encoder;
}

export interface OpenedVectors {
  readonly vectors: VectorIndex;
  /** Whether every passage has its vector. */
  readonly complete: boolean;
  /** One line each, for a person: what is encoded again, what the encoder does not read. */
  readonly notices: readonly string[];
}

/** Of a fingerprint's 64 hexadecimal digits, those that tell one encoder from another in a file's name. */
const NAME_DIGITS = 16;

export const vectorPath = ({ directory, encoder }: Pick<VectorSource, 'directory' | 'encoder'>): string =>
  join(directory, `vectors-${encoder.fingerprint.slice(0, NAME_DIGITS)}.proviso`);

/** How long a stretch of work holds the thread, in milliseconds. */
const TURN_MS = 8;

/**
 * The provisions with text in a language that the encoder reads, each as its headings and its text: a paragraph says
 * little without the heading it stands under. Found in turns; rejects with the signal's reason when aborted, and with
 * ModelUnavailableError, and the reason, where the encoder reads none of the corpus.
 */
export async function passagesOf(
  { index: { corpus }, encoder }: Pick<VectorSource, 'index' | 'encoder'>,
  signal?: AbortSignal,
): Promise<Passages> {
  const isReadable = readableBy(encoder, corpus);
  const ordinals: number[] = [];
  const turns = new Turns(TURN_MS);
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    if (isReadable(ordinal)) ordinals.push(ordinal);
    if (turns.isOver) await rest(turns, signal);
  }
  const refused = corpus.acts.find(({ language }) => !encoder.supports(language));
  if (ordinals.length === 0 && refused !== undefined) {
    throw new ModelUnavailableError(languageRefusal(encoder, refused.language));
  }
  return passagesAt(Int32Array.from(ordinals), corpus);
}

/** Tells of a provision whether it has text in a language that the encoder reads. */
export function readableBy(encoder: Pick<Encoder, 'supports'>, corpus: Corpus): (ordinal: number) => boolean {
  const readable = corpus.acts.map(({ language }) => encoder.supports(language));
  return (ordinal) => corpus.hasText(ordinal) && readable[corpus.actOf(ordinal)]!;
}

/** @param ordinals ascending. */
export const passagesAt = (ordinals: Int32Array, corpus: Corpus): Passages => ({
  ordinals,
  textOf: (ordinal) => passageText(corpus, ordinal),
});

/** A provision as a sentence model reads it. */
export const passageText = (corpus: Corpus, ordinal: number): string =>
  `${contextOf(corpus, ordinal)}\n${corpus.text(ordinal)}`;

/**
 * Encodes what has no vector yet, a batch at a time, and returns the vectors of all passages. Stopped at any point, it
 * goes on there the next time. Rejects with ModelUnavailableError, `VectorFileError` or the signal's reason.
 */
export async function* encodeVectors(
  source: VectorSource,
  signal?: AbortSignal,
): AsyncGenerator<EncodingProgress, OpenedVectors> {
  const { file, passages, notices } = await prepare(source, signal);
  const vectors = yield* encodeCorpus(passages, source.encoder, file, signal);
  return { vectors, complete: vectors.size === passages.ordinals.length, notices };
}

/** The vectors that there are, without encoding any. Rejects as {@link encodeVectors}. */
export async function loadVectors(source: VectorSource, signal?: AbortSignal): Promise<OpenedVectors> {
  const { file, passages, notices } = await prepare(source, signal);
  const vectors = await loadVectorIndex(passages, file, signal);
  return { vectors, complete: vectors.size === passages.ordinals.length, notices };
}

async function prepare(
  source: VectorSource,
  signal?: AbortSignal,
): Promise<{ file: VectorFile; passages: Passages; notices: string[] }> {
  const { fingerprint, dimensions } = source.encoder;
  const passages = await passagesOf(source, signal);
  const { file, notice } = await VectorFile.open(vectorPath(source), { fingerprint, dimensions }, signal);
  return { file, passages, notices: [...unread(source), ...(notice === undefined ? [] : [notice])] };
}

/** One line about the acts in a language that the encoder was not made for. */
function unread({ index: { corpus }, encoder }: VectorSource): string[] {
  const others = corpus.acts.filter(({ language }) => !encoder.supports(language));
  if (others.length === 0) return [];
  return [`${others.length} acts are searched by their words alone. ${languageRefusal(encoder, others[0]!.language)!}`];
}
