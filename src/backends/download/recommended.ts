import * as l10n from '@vscode/l10n';
import type { ModelManifest } from '../onnx/manifest';

/** A multilingual model that is known to do what it is for. */
export interface RecommendedModel {
  /** On the Hugging Face hub. */
  readonly repository: string;
  /** What it is for, in the language of the interface. */
  readonly purpose: () => string;
  /** About, in millions of bytes: of the files that are downloaded. */
  readonly megabytes: number;
  readonly license: string;
  /** How its model card says that it wants to be used. */
  readonly manifest: Partial<ModelManifest> & Pick<ModelManifest, 'kind'>;
}

/** Encoders first, from small to large. */
export const RECOMMENDED: readonly RecommendedModel[] = [
  {
    repository: 'Xenova/multilingual-e5-small',
    purpose: () => l10n.t('Searches by meaning. Small and fast; the multilingual-e5-small of intfloat in 8 bits.'),
    megabytes: 135,
    license: 'MIT',
    manifest: {
      kind: 'encoder',
      pooling: 'mean',
      queryPrefix: 'query: ',
      passagePrefix: 'passage: ',
      maxTokens: 512,
    },
  },
  {
    repository: 'Snowflake/snowflake-arctic-embed-m-v2.0',
    purpose: () => l10n.t('Searches by meaning. Better, and slower.'),
    megabytes: 330,
    license: 'Apache-2.0',
    manifest: { kind: 'encoder', pooling: 'cls', queryPrefix: 'query: ', passagePrefix: '', maxTokens: 512 },
  },
  {
    repository: 'Xenova/bge-m3',
    purpose: () => l10n.t('Searches by meaning. The largest of these, and the slowest; the bge-m3 of BAAI in 8 bits.'),
    megabytes: 590,
    license: 'MIT',
    manifest: { kind: 'encoder', pooling: 'cls', queryPrefix: '', passagePrefix: '', maxTokens: 512 },
  },
  {
    repository: 'onnx-community/bge-reranker-v2-m3-ONNX',
    purpose: () => l10n.t('Orders the best provisions anew. The bge-reranker-v2-m3 of BAAI in 8 bits.'),
    megabytes: 590,
    license: 'Apache-2.0',
    manifest: { kind: 'cross-encoder', maxTokens: 512 },
  },
  {
    repository: 'MoritzLaurer/mDeBERTa-v3-base-xnli-multilingual-nli-2mil7',
    purpose: () =>
      l10n.t(
        'Reads answers a second time: do the cited provisions show a sentence? In 8 bits; trained on 27 languages.',
      ),
    megabytes: 355,
    license: 'MIT',
    manifest: { kind: 'entailment', labels: ['entailment', 'neutral', 'contradiction'], maxTokens: 512 },
  },
];
