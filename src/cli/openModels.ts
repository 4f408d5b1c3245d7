import { join } from 'node:path';
import { OnnxHost, openCrossEncoder, openEncoder, openEntailmentModel } from '../backends';
import type { CrossEncoder, EntailmentModel } from '../models';
import { encodeVectors, type EncodingProgress, type OpenedVectors, type VectorSource } from '../indexing';
import type { DenseRetriever, LegalIndex } from '../search';
import { stringOption, UsageError, type OptionValues, type Terminal } from './command';

/** The models beside the index that were named on the command line. */
export interface SentenceModels {
  readonly dense?: DenseRetriever & Pick<OpenedVectors, 'vectors'>;
  readonly crossEncoder?: CrossEncoder;
  readonly entailment?: EntailmentModel;
}

const MODEL_FOLDERS = ['encoder', 'cross-encoder', 'entailment'] as const;

/** What vectors are made of and kept beside. */
export interface Encodable {
  readonly index: LegalIndex;
  readonly directory: string;
}

/**
 * Opens the models of `--encoder`, `--cross-encoder` and `--entailment`, encodes what has no vector yet, and closes them
 * after use. A model that was named and cannot be used is an error: nobody should read figures of another search than
 * they asked for.
 *
 * @param encodable undefined where there are no vectors to be had, and `--encoder` is refused.
 */
export async function withSentenceModels<T>(
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
  encodable: Encodable | undefined,
  use: (models: SentenceModels) => Promise<T>,
): Promise<T> {
  const [encoderFolder, crossEncoderFolder, entailmentFolder] = MODEL_FOLDERS.map((name) => folderOption(values, name));
  if ((encoderFolder ?? crossEncoderFolder ?? entailmentFolder) === undefined) return use({});
  if (encoderFolder !== undefined && encodable === undefined) {
    throw new UsageError('A shared corpus is searched by words alone: leave --encoder out.');
  }
  const host = new OnnxHost({ script: join(__dirname, 'onnxProcess.js') });
  try {
    const dense = encoderFolder && encodable && (await openDense(encoderFolder, host, terminal, signal, encodable));
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

async function openDense(
  folder: string,
  host: OnnxHost,
  terminal: Terminal,
  signal: AbortSignal,
  encodable: Encodable,
): Promise<NonNullable<SentenceModels['dense']>> {
  const encoder = await openEncoder(folder, host, {}, signal);
  encoder.assumptions.forEach((assumption) => terminal.warn(assumption));
  const { vectors, notices } = await encoded({ ...encodable, encoder }, terminal, signal);
  notices.forEach((notice) => terminal.warn(notice));
  return { encoder, vectors };
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
