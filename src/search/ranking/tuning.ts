import * as l10n from '@vscode/l10n';
/** A number that a ranking formula leaves open. */
export interface TuningParameter {
  readonly byDefault: number;
  readonly least: number;
  readonly most: number;
  /** Whether it counts something. */
  readonly whole?: true;
  /** What it says, for a person. */
  readonly summary: string;
}

/**
 * All numbers that a person may set, on the command line and as settings of the editor: the one place that names them,
 * with their ranges.
 */
export const TUNING = {
  /** SearchFireSafety, appendix D. */
  'wrrf.k': {
    byDefault: 5,
    least: 0,
    most: 1000,
    summary: 'Weighted reciprocal rank fusion: the larger, the less the first ranks stand out.',
  },
  'wrrf.sparse': {
    byDefault: 0.1,
    least: 0,
    most: 1,
    summary: 'Weighted reciprocal rank fusion: how much a rank by words counts.',
  },
  'wrrf.dense': {
    byDefault: 0.9,
    least: 0,
    most: 1,
    summary: 'Weighted reciprocal rank fusion: how much a rank by meaning counts.',
  },
  /**
   * Measured with a small English encoder on one collection: from 0.2 to 0.4 recall@10 and MAP@10 hold within 0.005, at
   * 0.5 both lose.
   */
  'mix.meaning': {
    byDefault: 0.3,
    least: 0,
    most: 1,
    summary: 'Share of the search by meaning where it is mixed with the search by words; words have the rest.',
  },
  'references.depth': {
    byDefault: 2,
    least: 1,
    most: 6,
    whole: true,
    summary: 'References in a ranking: how many citations are followed one after another.',
  },
  'references.budget': {
    byDefault: 10,
    least: 0,
    most: 100,
    whole: true,
    summary: 'References in a ranking: how many provisions they may add in all.',
  },
  'expand.depth': {
    byDefault: 2,
    least: 1,
    most: 6,
    whole: true,
    summary: 'Provisions beside an answer: how many citations are followed one after another.',
  },
  'expand.budget': {
    byDefault: 6,
    least: 0,
    most: 100,
    whole: true,
    summary: 'Provisions beside an answer: how many may be reached by citation in all.',
  },
} as const satisfies Readonly<Record<string, TuningParameter>>;

export type TuningName = keyof typeof TUNING;

/** A value for each parameter, within its range. */
export type Tuning = Readonly<Record<TuningName, number>>;

export const TUNING_NAMES = Object.keys(TUNING) as readonly TuningName[];

export const isTuningName = (name: string): name is TuningName => Object.hasOwn(TUNING, name);

/** Every parameter, those that are given and the others by default. */
export function tuningOf(given: Partial<Tuning> = {}): Tuning {
  return Object.fromEntries(TUNING_NAMES.map((name) => [name, given[name] ?? TUNING[name].byDefault])) as Tuning;
}

/** Why a value is none for a parameter, in one line; undefined where it is one. */
export function tuningProblem(name: TuningName, value: unknown): string | undefined {
  const { least, most, whole }: TuningParameter = TUNING[name];
  const isNumber = typeof value === 'number' && value >= least && value <= most;
  if (isNumber && (whole !== true || Number.isInteger(value))) return undefined;
  return whole === true
    ? l10n.t('{0} takes a whole number from {1} to {2}.', name, least, most)
    : l10n.t('{0} takes a number from {1} to {2}.', name, least, most);
}
