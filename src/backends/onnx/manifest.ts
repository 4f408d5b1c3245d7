import * as l10n from '@vscode/l10n';
import { ModelUnavailableError, type Entailment } from '../../models';

export type EntailmentLabel = keyof Entailment;

/** What a model's files do not say about how it wants to be used. */
export interface ModelManifest {
  readonly kind: 'encoder' | 'cross-encoder' | 'entailment';
  /** How the vectors of a text's tokens become one: that of the first token, or the mean of all. */
  readonly pooling: 'cls' | 'mean';
  /** Put before a query, up to 1,000 characters; likewise for a passage. */
  readonly queryPrefix: string;
  readonly passagePrefix: string;
  /** Numbers a vector, 1 to 8,192; found out from the model where it is left out. */
  readonly dimensions?: number;
  /** The longest text in tokens, 8 to 8,192; what is longer is cut. */
  readonly maxTokens: number;
  /** Of an entailment model: what the numbers stand for that it gives a pair, in their order; each label once. */
  readonly labels?: readonly EntailmentLabel[];
  /** BCP 47 primary subtags (`en`); any language where it is left out. */
  readonly languages?: readonly string[];
}

/** What is taken where nothing says otherwise: most sentence encoders pool by the mean and want no prefix. */
export const MANIFEST_DEFAULTS: ModelManifest = {
  kind: 'encoder',
  pooling: 'mean',
  queryPrefix: '',
  passagePrefix: '',
  maxTokens: 512,
};

const LABELS: readonly EntailmentLabel[] = ['entailment', 'neutral', 'contradiction'];

/** Whether these are the three labels, each once, in any order. */
export const areEntailmentLabels = (values: readonly unknown[]): values is readonly EntailmentLabel[] =>
  values.length === LABELS.length && LABELS.every((label) => values.includes(label));

const LONGEST_PREFIX = 1000;
const MOST_LANGUAGES = 200;

interface Rule {
  readonly holds: (value: unknown) => boolean;
  /** Completes "must be". */
  /** What it asks for, in the language of the interface. */
  readonly demand: () => string;
}

const oneOf = (...names: readonly string[]): Rule => ({
  holds: (value) => typeof value === 'string' && names.includes(value),
  demand: () => names.map((name) => `"${name}"`).join(' / '),
});

const integer = (least: number, most: number): Rule => ({
  holds: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  demand: () => l10n.t('a whole number from {0} to {1}', least, most),
});

const PREFIX: Rule = {
  holds: (value) => typeof value === 'string' && value.length <= LONGEST_PREFIX,
  demand: () => l10n.t('a text of at most {0} characters', LONGEST_PREFIX),
};

const LABEL_ORDER: Rule = {
  holds: (value) => Array.isArray(value) && areEntailmentLabels(value),
  demand: () => {
    const labels = LABELS.map((label) => `"${label}"`).join(', ');
    return l10n.t('a list of {0} in the order in which the model gives them', labels);
  },
};

const LANGUAGES: Rule = {
  holds: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_LANGUAGES &&
    value.every((language) => typeof language === 'string' && /^[a-z]{2,3}$/u.test(language)),
  demand: () => l10n.t('a list of language codes such as ["en", "ko"]'),
};

const RULES: Readonly<Record<keyof ModelManifest, Rule>> = {
  kind: oneOf('encoder', 'cross-encoder', 'entailment'),
  pooling: oneOf('cls', 'mean'),
  queryPrefix: PREFIX,
  passagePrefix: PREFIX,
  dimensions: integer(1, 8192),
  maxTokens: integer(8, 8192),
  labels: LABEL_ORDER,
  languages: LANGUAGES,
};

const isField = (name: string): name is keyof ModelManifest => Object.hasOwn(RULES, name);

/**
 * The fields of a manifest, each checked.
 *
 * @param source what is named in an error: a file, the settings.
 * @throws ModelUnavailableError naming the first field that is unknown or out of bounds.
 */
export function parseManifest(value: unknown, source: string): Partial<ModelManifest> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ModelUnavailableError(l10n.t('{0} must be a JSON object, such as {1}.', source, '{"pooling": "cls"}'));
  }
  for (const [name, field] of Object.entries(value)) {
    if (!isField(name)) {
      throw new ModelUnavailableError(
        l10n.t('{0}: "{1}" is not known; there are {2}.', source, name.slice(0, 50), Object.keys(RULES).join(', ')),
      );
    }
    if (!RULES[name].holds(field))
      throw new ModelUnavailableError(l10n.t('{0}: "{1}" must be {2}.', source, name, RULES[name].demand()));
  }
  return value;
}
