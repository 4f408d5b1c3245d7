import { join } from 'node:path';
import { OnnxHost, openCrossEncoder, openEncoder, openEntailmentModel } from '../backends';
import type { CrossEncoder, Encoder, EntailmentModel } from '../models';
import { encodeVectors, type EncodingProgress, type OpenedVectors, type VectorSource } from '../indexing';
import { storeRetriever, type DenseRetriever, type LegalIndex } from '../search';
import type { ProvisionStore } from '../store';
import { stringOption, UsageError, type OptionValues, type Terminal } from './command';

/** The models beside the index that were named on the command line. */
export interface SentenceModels<Dense extends DenseRetriever = DenseRetriever> {
  readonly dense?: Dense;
  readonly crossEncoder?: CrossEncoder;
  readonly entailment?: EntailmentModel;
}

const MODEL_FOLDERS = ['encoder', 'cross-encoder', 'entailment'] as const;

/** What vectors are made of and kept beside. */
export interface Encodable {
  readonly index: LegalIndex;
  readonly directory: string;
}

/** What searches by an encoder: with vectors that are made, or kept. */
export type MakeDense<Dense extends DenseRetriever = DenseRetriever> = (encoder: Encoder) => Promise<Dense>;

/** An encoder with the vectors of an index that is here. */
export type DenseHere = DenseRetriever & Pick<OpenedVectors, 'vectors'> & { readonly encoder: Encoder };

/** Encodes what has no vector yet. */
export const encodingHere =
  (encodable: Encodable, terminal: Terminal, signal: AbortSignal): MakeDense<DenseHere> =>
  async (encoder) => {
    const { vectors, notices } = await encoded({ ...encodable, encoder }, terminal, signal);
    notices.forEach((notice) => terminal.warn(notice));
    return { encoder, vectors };
  };

/** Searches the vectors that a store has; those of another encoder are no use. */
export const searchingStore =
  (store: ProvisionStore): MakeDense =>
  (encoder) => {
    const { vectors } = store;
    if (vectors?.encoder === encoder.fingerprint) return Promise.resolve(storeRetriever(store, encoder));
    throw new UsageError(
      vectors === undefined
        ? 'This shared corpus has no vectors: push it with --encoder, or leave --encoder out.'
        : 'The vectors of this shared corpus are of another encoder: name that one by --encoder, or push with this one.',
    );
  };

/**
 * Opens the models of `--encoder`, `--cross-encoder` and `--entailment`, and closes them after use. A model that was named
 * and cannot be used is an error: nobody should read figures of another search than they asked for.
 */
export async function withSentenceModels<T, Dense extends DenseRetriever>(
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
  makeDense: MakeDense<Dense>,
  use: (models: SentenceModels<Dense>) => Promise<T>,
): Promise<T> {
  const [encoderFolder, crossEncoderFolder, entailmentFolder] = MODEL_FOLDERS.map((name) => folderOption(values, name));
  if ((encoderFolder ?? crossEncoderFolder ?? entailmentFolder) === undefined) return use({});
  const host = new OnnxHost({ script: join(__dirname, 'onnxProcess.js') });
  try {
    const encoder = encoderFolder && (await openEncoder(encoderFolder, host, {}, signal));
    if (encoder) encoder.assumptions.forEach((assumption) => terminal.warn(assumption));
    const dense = encoder && (await makeDense(encoder));
    const crossEncoder = crossEncoderFolder && (await openCrossEncoder(crossEncoderFolder, host, {}, signal));
    const entailment = entailmentFolder && (await openEntailmentModel(entailmentFolder, host, {}, signal));
    return await use({
      ...(dense && { dense }),
      ...(crossEncoder && { crossEncoder }),
      ...(entailment && { entailment }),
    });
  } finally {
    host.dispose();
  }
}

async function encoded(source: VectorSource, terminal: Terminal, signal: AbortSignal): Promise<OpenedVectors> {
  const encoding = encodeVectors(source, signal);
  for (;;) {
    const { value, done } = await encoding.next();
    if (done === true) return value;
    terminal.progress(`Encoding provisions ${value.done} of ${value.total}${estimateOf(value)}`);
  }
}

function estimateOf({ perSecond, remainingMs }: EncodingProgress): string {
  if (remainingMs === undefined) return '';
  return `, ${Math.round(perSecond)} a second, about ${Math.ceil(remainingMs / 60_000)} min left`;
}

function folderOption(values: OptionValues, name: string): string | undefined {
  const folder = stringOption(values, name);
  if (folder === '') throw new UsageError(`--${name} takes the folder of a model.`);
  return folder;
}
