import * as l10n from '@vscode/l10n';
import { join } from 'node:path';
import { languageRefusal, ModelUnavailableError, type Encoder } from '../../models';
import { encodeCorpus, loadVectorIndex, type EncodingProgress } from './vectorCorpus';
import {
  passagesAt,
  readableBy,
  writtenLanguage,
  type LegalIndex,
  type Passages,
  type VectorIndex,
} from '../../search';
import { rest, Turns } from '../../turns';
import { VectorFile } from './vectorFile';

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

/** What an encoder reads of a corpus, and what it does not. */
interface Readable {
  readonly passages: Passages;
  /** How many acts have text that it does not read. */
  readonly unread: number;
  /** Why, of the first of them; undefined where there is none. */
  readonly refusal: string | undefined;
}

/**
 * The provisions with text in a language that the encoder reads, each as its headings and its text: a paragraph says
 * little without the heading it stands under. Found in turns; rejects with the signal's reason when aborted, and with
 * ModelUnavailableError, and the reason, where the encoder reads none of the corpus.
 */
export async function passagesOf(
  source: Pick<VectorSource, 'index' | 'encoder'>,
  signal?: AbortSignal,
): Promise<Passages> {
  return (await readablePassages(source, signal)).passages;
}

async function readablePassages(
  { index: { corpus }, encoder }: Pick<VectorSource, 'index' | 'encoder'>,
  signal?: AbortSignal,
): Promise<Readable> {
  const isReadable = readableBy(encoder, corpus);
  const ordinals: number[] = [];
  const unread = new Set<number>();
  let refusal: string | undefined;
  const turns = new Turns(TURN_MS);
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    if (isReadable(ordinal)) ordinals.push(ordinal);
    else if (corpus.hasText(ordinal)) {
      unread.add(corpus.actOf(ordinal));
      refusal ??= languageRefusal(encoder, writtenLanguage(corpus, ordinal));
    }
    if (turns.isOver) await rest(turns, signal);
  }
  if (ordinals.length === 0 && refusal !== undefined) throw new ModelUnavailableError(refusal);
  return { passages: passagesAt(Int32Array.from(ordinals), corpus), unread: unread.size, refusal };
}

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
  const { passages, ...readable } = await readablePassages(source, signal);
  const { file, notice } = await VectorFile.open(vectorPath(source), { fingerprint, dimensions }, signal);
  return { file, passages, notices: [...unreadNotice(readable), ...(notice === undefined ? [] : [notice])] };
}

/** One line about the acts in a language that the encoder was not made for. */
function unreadNotice({ unread, refusal }: Pick<Readable, 'unread' | 'refusal'>): string[] {
  if (refusal === undefined) return [];
  const acts =
    unread === 1
      ? l10n.t('1 act is searched by its words alone.')
      : l10n.t('{0} acts are searched by their words alone.', unread);
  return [`${acts} ${refusal}`];
}
