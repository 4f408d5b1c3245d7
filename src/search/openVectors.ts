import { join } from 'node:path';
import type { Corpus } from '../law';
import { languageRefusal, ModelUnavailableError, type Encoder } from '../models';
import type { LegalIndex } from './legalIndex';
import { contextOf } from './provisionFields';
import { encodeCorpus, loadVectorIndex, type EncodingProgress, type Passages } from './vectorCorpus';
import { VectorFile } from './vectorFile';
import type { VectorIndex } from './vectors';

/** Where vectors are kept and what makes them. */
export interface VectorSource {
  readonly index: LegalIndex;
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

const vectorPath = ({ directory, encoder }: VectorSource): string =>
  join(directory, `vectors-${encoder.fingerprint.slice(0, NAME_DIGITS)}.proviso`);

/**
 * The provisions with text in a language that the encoder reads, each as its headings and its text: a paragraph says
 * little without the heading it stands under.
 *
 * @throws ModelUnavailableError, with the reason, where the encoder reads none of the corpus.
 */
export function passagesOf({ index: { corpus }, encoder }: Pick<VectorSource, 'index' | 'encoder'>): Passages {
  const readable = corpus.acts.map(({ language }) => encoder.supports(language));
  const ordinals: number[] = [];
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    if (corpus.text(ordinal) !== '' && readable[corpus.actOf(ordinal)]!) ordinals.push(ordinal);
  }
  const refused = corpus.acts[readable.indexOf(false)];
  if (ordinals.length === 0 && refused !== undefined) {
    throw new ModelUnavailableError(languageRefusal(encoder, refused.language));
  }
  return { ordinals: Int32Array.from(ordinals), textOf: (ordinal) => passageText(corpus, ordinal) };
}

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
  const passages = passagesOf(source);
  const { file, notice } = await VectorFile.open(vectorPath(source), { fingerprint, dimensions }, signal);
  return { file, passages, notices: [...unread(source), ...(notice === undefined ? [] : [notice])] };
}

/** One line about the acts in a language that the encoder was not made for. */
function unread({ index: { corpus }, encoder }: VectorSource): string[] {
  const others = corpus.acts.filter(({ language }) => !encoder.supports(language));
  if (others.length === 0) return [];
  return [`${others.length} acts are searched by their words alone. ${languageRefusal(encoder, others[0]!.language)!}`];
}
