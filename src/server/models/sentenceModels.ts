import * as l10n from '@vscode/l10n';
import path from 'node:path';
import { OnnxHost, openCrossEncoder, openEncoder, openEntailmentModel } from '../../backends';
import type { CrossEncoder, EntailmentModel, SentenceModel } from '../../models';
import type { DenseRetriever, LegalIndex } from '../../search';
import type { ProvisionStore } from '../../store';
import { ModelSlot } from './modelSlot';
import type { ServerSettings, VectorStatus } from '../protocol';
import { VectorHost } from './vectorHost';

/** An index that is here, or what its corpus is in. */
type Searched = { readonly store?: ProvisionStore | undefined } & Partial<Pick<LegalIndex, 'corpus'>>;

/** What searches by meaning. */
export interface DenseModel {
  readonly dense?: DenseRetriever;
  /** Why it cannot help, or not with all provisions. */
  readonly notices: readonly string[];
}

/** What helps to answer a question besides the index. */
export interface QuestionModels extends DenseModel {
  readonly crossEncoder?: CrossEncoder;
  readonly entailment?: EntailmentModel;
  /** Which of the models that the settings name cannot help, and why. */
  readonly notices: readonly string[];
}

/** The sentence encoder, cross-encoder and entailment model that the settings name, in one ONNX process that starts when one is used. */
export class SentenceModels {
  readonly vectors: VectorHost;
  readonly #onnx: OnnxHost;
  readonly #crossEncoder: ModelSlot<CrossEncoder>;
  readonly #entailment: ModelSlot<EntailmentModel>;

  /** @param script the bundled ONNX process, an absolute path. */
  constructor(script: string, onVectorStatus: (status: VectorStatus) => void) {
    const onnx = new OnnxHost({ script, inBackground: true });
    this.#onnx = onnx;
    this.#crossEncoder = new ModelSlot((folder, signal) => openCrossEncoder(folder, onnx, {}, signal));
    this.#entailment = new ModelSlot((folder, signal) => openEntailmentModel(folder, onnx, {}, signal));
    this.vectors = new VectorHost({
      openEncoder: (folder, signal) => openEncoder(folder, onnx, {}, signal),
      onStatus: onVectorStatus,
    });
  }

  /** Turns to the models that the settings name; their relative paths begin at the first folder of the workspace. */
  use(
    { encoderFolder, crossEncoderFolder, entailmentFolder }: ServerSettings['sentenceModels'],
    roots: readonly string[],
  ): void {
    this.vectors.useEncoder(absolute(encoderFolder, roots));
    this.#crossEncoder.choose(absolute(crossEncoderFolder, roots));
    this.#entailment.choose(absolute(entailmentFolder, roots));
  }

  /** The encoder with the vectors of an index, or of the store that its corpus is in. */
  async denseOf(index: Searched): Promise<DenseModel> {
    try {
      const { store } = index;
      const dense = store !== undefined ? await this.vectors.retrieverOver(store) : this.vectors.retrieverOf(index);
      const isUnlike = store !== undefined && dense === undefined;
      const notices = [...this.#failed(dense), ...(isUnlike ? this.#unlike() : [])];
      return { notices, ...(dense && { dense }) };
    } catch (error) {
      return { notices: [l10n.t('Searched by words alone: {0}', messageOf(error))] };
    }
  }

  /** Said where vectors could not be made. */
  #failed(dense: DenseRetriever | undefined): readonly string[] {
    const { state, message } = this.vectors.status;
    if (state !== 'failed') return [];
    const why = message ?? l10n.t('there are no vectors.');
    return [
      dense === undefined
        ? l10n.t('Searched by words alone: {0}', why)
        : l10n.t('Changed provisions are searched by words alone: {0}', why),
    ];
  }

  /** Said where a shared corpus has no vectors of the encoder; while those of the folder are made, the status bar says so. */
  #unlike(): readonly string[] {
    const { isChosen, status } = this.vectors;
    const isWaiting = status.state !== 'none' && status.state !== 'ready';
    return isChosen && !isWaiting
      ? [l10n.t('Searched by words alone: the shared corpus was pushed without vectors of this encoder.')]
      : [];
  }

  async forQuestion(): Promise<Omit<QuestionModels, 'dense'>> {
    const notices: string[] = [];
    const crossEncoder = await opened(
      this.#crossEncoder,
      (why) => l10n.t('Ordered without the cross-encoder: {0}', why),
      notices,
    );
    const entailment = await opened(
      this.#entailment,
      (why) => l10n.t('Checked without the entailment model: {0}', why),
      notices,
    );
    return {
      notices,
      ...(crossEncoder && { crossEncoder }),
      ...(entailment && { entailment }),
    };
  }

  async dispose(): Promise<void> {
    const closing = this.vectors.dispose();
    this.#crossEncoder.dispose();
    this.#entailment.dispose();
    this.#onnx.dispose();
    await closing;
  }
}

/** The model of a slot; undefined where the settings name none, or where it cannot be opened, which a notice says. */
async function opened<Model extends SentenceModel>(
  slot: ModelSlot<Model>,
  without: (why: string) => string,
  notices: string[],
): Promise<Model | undefined> {
  if (!slot.isChosen) return undefined;
  try {
    return await slot.model();
  } catch (error) {
    notices.push(without(messageOf(error)));
    return undefined;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The empty string where no folder is set, or none that a relative path could begin at. */
function absolute(folder: string, [root]: readonly string[]): string {
  if (folder === '' || path.isAbsolute(folder)) return folder;
  return root === undefined ? '' : path.resolve(root, folder);
}
