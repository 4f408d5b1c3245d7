import type { Entailment, EntailmentModel, SentencePair } from '../../models';
import type { EntailmentLabel, ModelManifest } from './manifest';
import type { OnnxHost } from './onnxHost';
import { openModel, OnnxSentenceModel, PAIRS_A_CALL } from './onnxSentenceModel';

/**
 * Opens an entailment model's folder.
 *
 * @param manifest settings of the user, over what the folder says.
 * @throws ModelUnavailableError where the folder holds no usable entailment model, or nothing says the order of its labels.
 */
export async function openEntailmentModel(
  folder: string,
  host: OnnxHost,
  manifest: Partial<ModelManifest> = {},
  signal?: AbortSignal,
): Promise<OnnxEntailmentModel> {
  const opened = await openModel('entailment', folder, host, manifest, signal);
  return new OnnxEntailmentModel(opened);
}

/** An entailment model that runs in the ONNX process. */
export class OnnxEntailmentModel extends OnnxSentenceModel implements EntailmentModel {
  async entails(pairs: readonly SentencePair[], signal?: AbortSignal): Promise<readonly Entailment[]> {
    const { host, spec } = this.opened;
    const results: Entailment[] = [];
    for (let from = 0; from < pairs.length; from += PAIRS_A_CALL) {
      const part = pairs
        .slice(from, from + PAIRS_A_CALL)
        .map(({ premise, hypothesis }) => ({ premise: this.cut(premise), hypothesis: this.cut(hypothesis) }));
      const chances = await host.call('entail', { model: spec, pairs: part }, signal);
      for (const row of part.keys()) results.push(this.#entailment(chances, row));
    }
    return results;
  }

  #entailment(chances: Float32Array, row: number): Entailment {
    const { labels } = this.opened;
    const of = (label: EntailmentLabel): number => chances[row * labels.length + labels.indexOf(label)]!;
    return { entailment: of('entailment'), neutral: of('neutral'), contradiction: of('contradiction') };
  }
}
