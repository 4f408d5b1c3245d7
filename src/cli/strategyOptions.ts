import { isStrategyName, STRATEGIES, type Strategy, type StrategyContext, type StrategyName } from '../evaluation';
import { isIn, isSwitch, SWITCHES, type Stages, type Switch } from '../pipeline';
import { isTuningName, tuningProblem, TUNING_NAMES, type Tuning, type TuningName } from '../search';
import { stringOption, UsageError, type Command, type OptionValues } from './command';

/** What shapes the pipeline: stages out and in, and the numbers of its formulas. */
export const PIPELINE_OPTIONS = {
  without: { type: 'string' },
  with: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const satisfies Command['options'];

export const STRATEGY_OPTIONS = {
  strategy: { type: 'string' },
  ...PIPELINE_OPTIONS,
} as const satisfies Command['options'];

export const PIPELINE_USAGE = '[--without STAGES] [--with STAGES] [--set NAME=NUMBER]';
export const STRATEGY_USAGE = `[--strategy S] ${PIPELINE_USAGE}`;

/** An option that only some strategies heed: what it gives to them, and the stage that makes use of it. */
interface Heeding {
  readonly use: Strategy['uses'][number];
  readonly stage?: Switch;
}

const HEEDED: Readonly<Record<string, Heeding>> = {
  encoder: { use: 'dense' },
  'cross-encoder': { use: 'crossEncoder', stage: 'rerank' },
  entailment: { use: 'entailment', stage: 'second-reader' },
  llm: { use: 'model' },
  generations: { use: 'recorded', stage: 'parametric' },
  without: { use: 'stages' },
  with: { use: 'stages' },
};

/** How a strategy was chosen, and shaped. */
export interface ChosenStrategy extends Required<Pick<StrategyContext, 'stages' | 'tuning'>> {
  readonly name: StrategyName;
}

/**
 * The strategy of `--strategy`, or the default. What would be ignored is refused: nobody should believe it was heeded.
 *
 * @param unheeded stages whose work the command does not show.
 */
export function chosenStrategy(
  values: OptionValues,
  byDefault: StrategyName,
  unheeded: readonly Switch[] = [],
): ChosenStrategy {
  const name = stringOption(values, 'strategy') ?? byDefault;
  if (!isStrategyName(name)) throw new UsageError(`--strategy is one of ${Object.keys(STRATEGIES).join(', ')}.`);
  const isHeeded = (stage: Switch): boolean => !unheeded.includes(stage);
  const stages = stagesOption(values, isHeeded);
  const tuning = tuningOption(values, isHeeded);
  for (const [option, { use, stage }] of Object.entries(HEEDED)) {
    if (values[option] === undefined) continue;
    refuseUnless(({ uses }) => uses.includes(use), name, `--${option}`);
    refuseWithout(stage, stages, `--${option}`);
  }
  for (const parameter of Object.keys(tuning).filter(isTuningName)) {
    refuseUnless((strategy) => strategy.tuning.includes(parameter), name, `--set ${parameter}`);
    const { uses }: Strategy = STRATEGIES[name];
    if (uses.includes('stages')) refuseWithout(stageOf(parameter), stages, `--set ${parameter}`);
  }
  return { name, stages, tuning };
}

/** Throws where the stage that an option is for is out. */
function refuseWithout(stage: Switch | undefined, stages: Stages, option: string): void {
  if (stage === undefined || isIn(stage, stages)) return;
  throw new UsageError(
    `${option} needs the stage ${stage}, which is out: put it in by --with ${stage}, or leave ${option} out.`,
  );
}

/** Throws where a strategy does not heed an option, and names those that do. */
function refuseUnless(heeds: (strategy: Strategy) => boolean, name: StrategyName, option: string): void {
  if (heeds(STRATEGIES[name])) return;
  const heeding = Object.entries<Strategy>(STRATEGIES).filter(([, strategy]) => heeds(strategy));
  const names = heeding.map(([heeded]) => heeded).join(', ');
  throw new UsageError(
    `The strategy ${name} does not use ${option}: leave it out, or choose one that does with --strategy (${names}).`,
  );
}

/** The stage that a parameter is of; the first part of its name says it. */
function stageOf(parameter: TuningName): Switch | undefined {
  const [group] = parameter.split('.');
  return group !== undefined && isSwitch(group) ? group : undefined;
}

type Heeded = (stage: Switch) => boolean;

/** What `--without` takes out of the pipeline and `--with` puts into it: names with commas between. */
function stagesOption(values: OptionValues, isHeeded: Heeded): Stages {
  const [without, further] = [stageNames(values, 'without', isHeeded), stageNames(values, 'with', isHeeded)];
  const both = further.find((name) => without.includes(name));
  if (both !== undefined) throw new UsageError(`${both} stands in --with and in --without: leave one of them out.`);
  return Object.fromEntries([
    ...without.map((name) => [name, false] as const),
    ...further.map((name) => [name, true] as const),
  ]);
}

function stageNames(values: OptionValues, option: 'with' | 'without', isHeeded: Heeded): Switch[] {
  const names = stringOption(values, option)?.split(',') ?? [];
  const known = Object.keys(SWITCHES).filter(isSwitch).filter(isHeeded);
  const stages = known.filter((name) => names.includes(name));
  if (stages.length === new Set(names).size) return stages;
  throw new UsageError(`--${option} takes ${known.join(', ')}; several with a comma between.`);
}

/** The numbers of `--set NAME=NUMBER`, repeated or with commas between. */
function tuningOption(values: OptionValues, isHeeded: Heeded): Partial<Tuning> {
  const given = values['set'];
  const settings = Array.isArray(given) ? given.flatMap((one) => String(one).split(',')) : [];
  const known = TUNING_NAMES.filter((name) => {
    const stage = stageOf(name);
    return stage === undefined || isHeeded(stage);
  });
  return Object.fromEntries(settings.map((setting) => readSetting(setting, known)));
}

function readSetting(setting: string, known: readonly TuningName[]): [TuningName, number] {
  const [said, value = '', ...rest] = setting.split('=');
  const name = known.find((one) => one === said);
  if (name === undefined || rest.length > 0) {
    throw new UsageError(`--set takes NAME=NUMBER, where NAME is one of ${known.join(', ')}.`);
  }
  const number = /^\d{1,9}(?:\.\d{1,9})?$/u.test(value) ? Number(value) : NaN;
  const problem = tuningProblem(name, number);
  if (problem !== undefined) throw new UsageError(`--set ${problem}`);
  return [name, number];
}
