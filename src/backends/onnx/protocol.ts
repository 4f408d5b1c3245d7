import type { SentencePair } from '../../models';
import type { ModelManifest } from './manifest';

/** Everything the ONNX process needs to load a model; each call carries it, so that a new process needs no other word. */
export interface ModelSpec {
  /** As shown to a person. */
  readonly name: string;
  /** Two specs with one key are one loaded model. */
  readonly key: string;
  readonly modelPath: string;
  readonly tokenizerPath: string;
  readonly manifest: ModelManifest;
  /** The most tokens a batch, padding included; a single longer text is a batch of its own. 0: one text a batch. */
  readonly batchTokens: number;
}

/** What only the loaded model can say. */
export interface ModelDescription {
  /** Numbers a vector; undefined for what gives no vectors. */
  readonly dimensions: number | undefined;
  /** Whether its tokenizer keeps Korean syllables together. */
  readonly readsKorean: boolean;
}

/** The calls that the ONNX process answers. */
export interface OnnxCalls {
  describe: { params: { readonly model: ModelSpec }; result: ModelDescription };
  encode: { params: { readonly model: ModelSpec; readonly texts: readonly string[] }; result: Float32Array };
  score: {
    params: { readonly model: ModelSpec; readonly query: string; readonly passages: readonly string[] };
    result: Float32Array;
  };
  entail: { params: { readonly model: ModelSpec; readonly pairs: readonly SentencePair[] }; result: Float32Array };
}

export type OnnxMethod = keyof OnnxCalls;

/** To the process. `cancel` and `release` have no reply; a cancelled call has none either. */
export type OnnxRequest =
  | {
      [M in OnnxMethod]: { readonly id: number; readonly method: M; readonly params: OnnxCalls[M]['params'] };
    }[OnnxMethod]
  | { readonly method: 'cancel'; readonly id: number }
  | { readonly method: 'release'; readonly key: string };

/** From the process. */
export type OnnxReply =
  | { readonly id: number; readonly result: OnnxCalls[OnnxMethod]['result'] }
  /** `problem` is one sentence, without a secret: what the model or its runtime said; `remedy` says what else to do than mend the model. */
  | { readonly id: number; readonly problem: string; readonly remedy?: string };
