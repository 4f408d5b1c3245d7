import type { CrossEncoder } from '../../models';
import type { ModelManifest } from './manifest';
import type { OnnxHost } from './onnxHost';
import { openModel, OnnxSentenceModel, PAIRS_A_CALL } from './onnxSentenceModel';

/**
 * Opens a cross-encoder's folder.
 *
 * @param manifest settings of the user, over what the folder says.
 * @throws ModelUnavailableError where the folder holds no usable cross-encoder.
 */
export async function openCrossEncoder(
  folder: string,
  host: OnnxHost,
  manifest: Partial<ModelManifest> = {},
  signal?: AbortSignal,
): Promise<OnnxCrossEncoder> {
  const opened = await openModel('cross-encoder', folder, host, manifest, signal);
  return new OnnxCrossEncoder(opened);
}

/** A cross-encoder that runs in the ONNX process. */
export class OnnxCrossEncoder extends OnnxSentenceModel implements CrossEncoder {
  async score(query: string, passages: readonly string[], signal?: AbortSignal): Promise<Float32Array> {
    const { host, spec } = this.opened;
    const scores = new Float32Array(passages.length);
    for (let from = 0; from < passages.length; from += PAIRS_A_CALL) {
      const part = passages.slice(from, from + PAIRS_A_CALL).map((passage) => this.cut(passage));
      scores.set(await host.call('score', { model: spec, query: this.cut(query), passages: part }, signal), from);
    }
    return scores;
  }
}
