import { severitiesWith } from '../check';
import { TUNING_NAMES, tuningProblem, type Tuning } from '../search';
import { readSeverities } from './drafts/diagnostics';
import type { InitializationOptions, LanguageModelSettings, ServerSettings } from './protocol';

export const DEFAULT_SETTINGS: ServerSettings = {
  corpus: {
    include: [],
    exclude: ['**/node_modules/**', '**/.git/**', '**/.proviso/**'],
    indexOnOpen: true,
  },
  drafts: { include: [], exclude: [] },
  languageModel: { source: 'none' },
  secondReader: true,
  sentenceModels: { encoderFolder: '', crossEncoderFolder: '', entailmentFolder: '' },
  ranking: {},
  severities: severitiesWith(),
};

/** What `proviso.corpus.include` was by default when it said which files may hold law. It never said that any is. */
const MAY_HOLD_LAW = '**/*.{md,markdown,txt,jsonl,xml}';

/** Reads what a client sent; a part that is missing or of the wrong shape takes its default. */
export function readInitializationOptions(value: unknown): { indexDirectory?: string; settings: ServerSettings } {
  const { indexDirectory, settings } = asRecord(value) as Partial<Record<keyof InitializationOptions, unknown>>;
  return {
    settings: readSettings(settings),
    ...(typeof indexDirectory === 'string' && indexDirectory !== '' && { indexDirectory }),
  };
}

/** See {@link readInitializationOptions}. */
export function readSettings(value: unknown): ServerSettings {
  const { corpus, drafts, languageModel, secondReader, sentenceModels, ranking, severities } = asRecord(value);
  const { include, exclude, indexOnOpen } = asRecord(corpus);
  const { encoderFolder, crossEncoderFolder, entailmentFolder } = asRecord(sentenceModels);
  const defaults = DEFAULT_SETTINGS.corpus;
  return {
    corpus: {
      include: (asStrings(include) ?? defaults.include).filter((glob) => glob !== MAY_HOLD_LAW),
      exclude: asStrings(exclude) ?? defaults.exclude,
      indexOnOpen: typeof indexOnOpen === 'boolean' ? indexOnOpen : defaults.indexOnOpen,
    },
    drafts: {
      include: asStrings(asRecord(drafts)['include']) ?? DEFAULT_SETTINGS.drafts.include,
      exclude: asStrings(asRecord(drafts)['exclude']) ?? DEFAULT_SETTINGS.drafts.exclude,
    },
    languageModel: readLanguageModel(asRecord(languageModel)),
    secondReader: typeof secondReader === 'boolean' ? secondReader : DEFAULT_SETTINGS.secondReader,
    sentenceModels: {
      encoderFolder: asString(encoderFolder),
      crossEncoderFolder: asString(crossEncoderFolder),
      entailmentFolder: asString(entailmentFolder),
    },
    ranking: asRecord(ranking),
    severities: readSeverities(severities),
  };
}

/** The numbers that were set for ranking. One that cannot be taken is left to its default, and a notice says so. */
export function readTuning(ranking: ServerSettings['ranking']): { tuning: Partial<Tuning>; notices: string[] } {
  const set = TUNING_NAMES.map((name) => [name, valueAt(ranking, name.split('.'))] as const);
  const given = set.filter(([, value]) => value !== undefined && value !== null);
  const problems = given.flatMap(([name, value]) => tuningProblem(name, value) ?? []);
  return {
    tuning: Object.fromEntries(given.filter(([name, value]) => tuningProblem(name, value) === undefined)),
    notices: problems.map((problem) => `The setting proviso.ranking.${problem} Its default is used.`),
  };
}

const valueAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => asRecord(inner)[key], settings);

function readLanguageModel({ source, baseUrl, model }: Record<string, unknown>): LanguageModelSettings {
  if (source === 'vscode') return { source };
  if (source !== 'server') return { source: 'none' };
  return { source, baseUrl: asString(baseUrl), model: asString(model) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const asString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function asStrings(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item): item is string => typeof item === 'string' && item !== '');
}
