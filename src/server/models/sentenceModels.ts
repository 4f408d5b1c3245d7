import path from 'node:path';
import { OnnxHost, openCrossEncoder, openEncoder, type CrossEncoder } from '../../models';
import type { DenseRetriever, LegalIndex } from '../../search';
import { ModelSlot } from './modelSlot';
import type { ServerSettings, VectorStatus } from '../protocol';
import { VectorHost } from './vectorHost';

/** What helps to answer a question besides the index. */
export interface QuestionModels {
  readonly dense?: DenseRetriever;
  readonly crossEncoder?: CrossEncoder;
  /** Which of the models that the settings name cannot help, and why. */
  readonly notices: readonly string[];
}

/** The sentence encoder and the cross-encoder that the settings name, in one ONNX process that starts when one is used. */
export class SentenceModels {
  readonly vectors: VectorHost;
  readonly #onnx: OnnxHost;
  readonly #crossEncoder: ModelSlot<CrossEncoder>;

  /** @param script the bundled ONNX process, an absolute path. */
  constructor(script: string, onVectorStatus: (status: VectorStatus) => void) {
    const onnx = new OnnxHost({ script, inBackground: true });
    this.#onnx = onnx;
    this.#crossEncoder = new ModelSlot((folder, signal) => openCrossEncoder(folder, onnx, {}, signal));
    this.vectors = new VectorHost({
      openEncoder: (folder, signal) => openEncoder(folder, onnx, {}, signal),
      onStatus: onVectorStatus,
    });
  }

  /** Turns to the models that the settings name; their relative paths begin at the first folder of the workspace. */
  use({ encoderFolder, crossEncoderFolder }: ServerSettings['sentenceModels'], roots: readonly string[]): void {
    this.vectors.useEncoder(absolute(encoderFolder, roots));
    this.#crossEncoder.choose(absolute(crossEncoderFolder, roots));
  }

  async forQuestion(index: LegalIndex): Promise<QuestionModels> {
    const notices: string[] = [];
    const { state, message } = this.vectors.status;
    const dense = this.vectors.retrieverOf(index);
    if (state === 'failed') {
      const searched = dense === undefined ? 'Searched' : 'Changed provisions are searched';
      notices.push(`${searched} by words alone: ${message ?? 'there are no vectors.'}`);
    }
    const crossEncoder = await this.#openCrossEncoder(notices);
    return { notices, ...(dense && { dense }), ...(crossEncoder && { crossEncoder }) };
  }

  async dispose(): Promise<void> {
    const closing = this.vectors.dispose();
    this.#crossEncoder.dispose();
    this.#onnx.dispose();
    await closing;
  }

  async #openCrossEncoder(notices: string[]): Promise<CrossEncoder | undefined> {
    if (!this.#crossEncoder.isChosen) return undefined;
    try {
      return await this.#crossEncoder.model();
    } catch (error) {
      notices.push(`Ordered without the cross-encoder: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }
}

/** The empty string where no folder is set, or none that a relative path could begin at. */
function absolute(folder: string, [root]: readonly string[]): string {
  if (folder === '' || path.isAbsolute(folder)) return folder;
  return root === undefined ? '' : path.resolve(root, folder);
}
