import * as l10n from '@vscode/l10n';

/** Figures that the authors of a system published on a data set. */
export interface PublishedFigures {
  readonly system: string;
  /** By the names of {@link metricsOf}; fractions between 0 and 1. */
  readonly metrics: Readonly<Record<string, number>>;
  /** Where they stand, and why they are not to be read as figures of the run beside them. */
  readonly note: string;
}

const koblex = (): PublishedFigures[] => {
  const note = l10n.t('KoBLEX paper; its corpus is far larger (64 times the published part)');
  return [
    { system: 'BM25', metrics: { provisionF1: 0.215 }, note },
    { system: 'PARSER (GPT-4o)', metrics: { provisionF1: 0.594 }, note },
  ];
};

const obliqa = (): PublishedFigures[] => {
  const note = l10n.t('ObliQA (RegNLP), on its test questions');
  return [
    { system: 'LeSeR', metrics: { 'recall@10': 0.82, 'map@10': 0.666 }, note },
    { system: l10n.t('hybrid, fine-tuned on ObliQA'), metrics: { 'recall@10': 0.833, 'map@10': 0.702 }, note },
  ];
};

const PUBLISHED: Readonly<Record<string, () => PublishedFigures[]>> = { koblex, obliqa };

/** What is published on a data set, by its format; in the language of the interface. */
export const publishedOn = (dataset: string): readonly PublishedFigures[] =>
  Object.hasOwn(PUBLISHED, dataset) ? PUBLISHED[dataset]!() : [];
