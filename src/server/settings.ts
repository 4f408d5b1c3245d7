import * as l10n from '@vscode/l10n';
import { severitiesWith } from '../check';
import { TUNING_NAMES, tuningProblem, type Tuning } from '../search';
import { readSeverities } from './drafts/diagnostics';
import { MAY_HOLD_LAW, type InitializationOptions, type LanguageModelSettings, type ServerSettings } from './protocol';

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
  sharedCorpus: '',
};

/** What a client handed over in the beginning. */
export interface ReadOptions {
  readonly indexDirectory?: string;
  readonly settings: ServerSettings;
  /** Whether it is Proviso's own client, which sends its settings itself when they change. */
  readonly isOwn: boolean;
}

/**
 * Reads what a client sent; a part that is missing or of the wrong shape takes its default. Proviso's own client sends
 * `settings` as the server takes them, any other one the settings by the names that they have in VS Code.
 */
export function readInitializationOptions(value: unknown): ReadOptions {
  const { indexDirectory, settings } = asRecord(value) as Partial<Record<keyof InitializationOptions, unknown>>;
  const isOwn = settings !== undefined;
  return {
    isOwn,
    settings: isOwn ? readSettings(settings) : readNamedSettings(value),
    ...(typeof indexDirectory === 'string' && indexDirectory !== '' && { indexDirectory }),
  };
}

/**
 * Reads settings by the names that they have in VS Code, nested by their parts and without `proviso`:
 * `{"corpus": {"include": [...]}, "check": {"severity": {"unchecked": "off"}}}`. Another editor has no language model.
 */
export function readNamedSettings(value: unknown): ServerSettings {
  const { corpus, drafts, languageModel, secondReader, ranking, check, ...models } = asRecord(value);
  const { source, server } = asRecord(languageModel);
  const folderOf = (model: string): unknown => asRecord(models[model])['folder'];
  return readSettings({
    corpus,
    drafts,
    ranking,
    languageModel: source === 'server' ? { source, ...asRecord(server) } : { source: 'none' },
    secondReader: asRecord(secondReader)['enabled'],
    sentenceModels: {
      encoderFolder: folderOf('encoder'),
      crossEncoderFolder: folderOf('crossEncoder'),
      entailmentFolder: folderOf('entailment'),
    },
    severities: asRecord(check)['severity'],
    sharedCorpus: asRecord(corpus)['shared'],
  });
}

/** See {@link readInitializationOptions}. */
export function readSettings(value: unknown): ServerSettings {
  const { corpus, drafts, languageModel, secondReader, sentenceModels, ranking, severities, sharedCorpus } =
    asRecord(value);
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
    sharedCorpus: asString(sharedCorpus),
  };
}

/** The numbers that were set for ranking. One that cannot be taken is left to its default, and a notice says so. */
export function readTuning(ranking: ServerSettings['ranking']): { tuning: Partial<Tuning>; notices: string[] } {
  const set = TUNING_NAMES.map((name) => [name, valueAt(ranking, name.split('.'))] as const);
  const given = set.filter(([, value]) => value !== undefined && value !== null);
  const problems = given.flatMap(([name, value]) => tuningProblem(name, value) ?? []);
  return {
    tuning: Object.fromEntries(given.filter(([name, value]) => tuningProblem(name, value) === undefined)),
    notices: problems.map((problem) => l10n.t('The setting proviso.ranking.{0} Its default is used.', problem)),
  };
}

const valueAt = (settings: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, key) => asRecord(inner)[key], settings);

function readLanguageModel({
  source,
  baseUrl,
  model,
  allowUnencryptedKey,
}: Record<string, unknown>): LanguageModelSettings {
  if (source === 'vscode') return { source };
  if (source !== 'server') return { source: 'none' };
  const allowed = allowUnencryptedKey === true && { allowUnencryptedKey };
  return { source, baseUrl: asString(baseUrl), model: asString(model), ...allowed };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const asString = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function asStrings(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((item): item is string => typeof item === 'string' && item !== '');
}
