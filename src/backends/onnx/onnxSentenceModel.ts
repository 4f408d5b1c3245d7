import * as l10n from '@vscode/l10n';
import { ModelUnavailableError, type SentenceModel } from '../../models';
import type { EntailmentLabel, ModelManifest } from './manifest';
import { readModelFolder, type ModelFolder } from './modelFolder';
import type { OnnxHost } from './onnxHost';
import type { ModelSpec } from './protocol';

/** Characters a token that are worth reading; legal text has 3 to 6. Keeps a hostile text from stalling the process. */
const CHARACTERS_A_TOKEN = 20;

/** More tokens a batch make no batch faster on a processor, and cost memory. */
const BATCH_TOKENS = 512;

/** Pairs of texts a call: even a large model on a slow computer is done with them in time. */
export const PAIRS_A_CALL = 16;

export interface OpenedModel {
  readonly folder: ModelFolder;
  readonly host: OnnxHost;
  readonly spec: ModelSpec;
  /** Numbers a vector; 0 for what gives no vectors. */
  readonly dimensions: number;
  readonly readsKorean: boolean;
  /** Of an entailment model, in the order in which it gives them; of others none. */
  readonly labels: readonly EntailmentLabel[];
}

/** Reads a model's folder, and asks the model itself for what the folder leaves open. */
export async function openModel(
  kind: ModelManifest['kind'],
  path: string,
  host: OnnxHost,
  override: Partial<ModelManifest>,
  signal?: AbortSignal,
): Promise<OpenedModel> {
  const folder = await readModelFolder(path, override, signal);
  const { name, manifest, fingerprint, modelPath, tokenizerPath } = folder;
  if (manifest.kind !== kind) {
    throw new ModelUnavailableError(
      l10n.t('The model {0} is of kind "{1}": choose one of kind "{2}".', name, manifest.kind, kind),
    );
  }
  const labels = kind === 'entailment' ? labelsOf(folder) : [];
  const batchTokens = folder.quantisedByBatch ? 0 : BATCH_TOKENS;
  const key = JSON.stringify([modelPath, fingerprint]);
  const spec = { name, key, modelPath, tokenizerPath, manifest, batchTokens };
  const { dimensions = kind === 'encoder' ? undefined : 0, languages } = manifest;
  if (dimensions !== undefined && languages !== undefined) {
    return { folder, host, spec, dimensions, readsKorean: languages.includes('ko'), labels };
  }
  const said = await host.call('describe', { model: spec }, signal);
  return { folder, host, spec, dimensions: said.dimensions ?? 0, readsKorean: said.readsKorean, labels };
}

/** Throws where nothing says the order of the labels: a guess would take a contradiction for a proof. */
function labelsOf({ name, manifest: { labels } }: ModelFolder): readonly EntailmentLabel[] {
  if (labels !== undefined) return labels;
  throw new ModelUnavailableError(
    l10n.t(
      'Nothing says in which order the model {0} gives its labels: say it in its proviso.json, such as "labels": ["entailment", "neutral", "contradiction"].',
      name,
    ),
  );
}

/** What the models over the ONNX process share. */
export class OnnxSentenceModel implements SentenceModel {
  constructor(protected readonly opened: OpenedModel) {}

  get name(): string {
    return this.opened.folder.name;
  }

  /** What was assumed about the model because nothing says it, in sentences for a person. */
  get assumptions(): readonly string[] {
    return this.opened.folder.assumptions;
  }

  supports(language: string): boolean {
    const primary = language.split('-')[0]!.toLowerCase();
    const { languages } = this.opened.spec.manifest;
    if (primary === 'und') return true;
    return languages?.includes(primary) ?? (primary !== 'ko' || this.opened.readsKorean);
  }

  dispose(): void {
    this.opened.host.release(this.opened.spec.key);
  }

  /** Leaves out what the model would not read, so that it need not travel. */
  protected cut(text: string): string {
    return text.slice(0, this.opened.spec.manifest.maxTokens * CHARACTERS_A_TOKEN);
  }
}
