import type { Encoder } from '../../models';
import type { ModelManifest } from './manifest';
import { openModel, OnnxSentenceModel } from './onnxSentenceModel';
import type { OnnxHost } from './onnxHost';

/** Texts a call: even a large model on a slow computer is done with them in time. Its texts are of like length. */
const TEXTS_A_CALL = 16;

/**
 * Opens a sentence encoder's folder; the model itself is loaded with the first text, or here where only it can say how
 * many dimensions it has or which languages it reads.
 *
 * @param manifest settings of the user, over what the folder says.
 * @throws ModelUnavailableError where the folder holds no usable encoder.
 */
export async function openEncoder(
  folder: string,
  host: OnnxHost,
  manifest: Partial<ModelManifest> = {},
  signal?: AbortSignal,
): Promise<OnnxEncoder> {
  const opened = await openModel('encoder', folder, host, manifest, signal);
  return new OnnxEncoder(opened);
}

/** A sentence encoder that runs in the ONNX process. */
export class OnnxEncoder extends OnnxSentenceModel implements Encoder {
  get dimensions(): number {
    return this.opened.dimensions;
  }

  get fingerprint(): string {
    return this.opened.folder.fingerprint;
  }

  async encode(texts: readonly string[], kind: 'query' | 'passage', signal?: AbortSignal): Promise<Float32Array> {
    const { host, spec, dimensions } = this.opened;
    const prefix = kind === 'query' ? spec.manifest.queryPrefix : spec.manifest.passagePrefix;
    const vectors = new Float32Array(texts.length * dimensions);
    const shortestFirst = texts.map((_, at) => at).sort((a, b) => texts[a]!.length - texts[b]!.length || a - b);
    for (let from = 0; from < texts.length; from += TEXTS_A_CALL) {
      const part = shortestFirst.slice(from, from + TEXTS_A_CALL);
      const params = { model: spec, texts: part.map((at) => this.cut(prefix + texts[at]!)) };
      const rows = await host.call('encode', params, signal);
      for (const [row, at] of part.entries()) {
        vectors.set(rows.subarray(row * dimensions, (row + 1) * dimensions), at * dimensions);
      }
    }
    return vectors;
  }
}
