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
  model: { use: 'model' },
  generations: { use: 'recorded', stage: 'parametric' },
  without: { use: 'stages' },
  with: { use: 'stages' },
};

/** How a strategy was chosen, and shaped. */
export interface ChosenStrategy extends Required<Pick<StrategyContext, 'stages' | 'tuning'>> {
  readonly name: StrategyName;
  /** The stage that is out to see what it is worth. */
  readonly ablated?: Switch;
  /** The options, those left out that it does not heed. */
  readonly heeded: OptionValues;
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
  const name = strategyName(stringOption(values, 'strategy') ?? byDefault);
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
  if (lacksModel(name, values)) {
    throw new UsageError(
      `The strategy ${name} needs a language model, which evaluate takes as --llm URL --model NAME: name one, or choose a strategy that works without, such as parser.`,
    );
  }
  return { name, stages, tuning, heeded: values };
}

/**
 * The strategies of `--strategy`: one, several with commas between, or `all`, of which those are left out, and said, that cannot
 * do with the models that were named. Of several each has the options that it heeds; one that none heeds is refused.
 */
export function chosenStrategies(
  values: OptionValues,
  byDefault: StrategyName,
  warn: (line: string) => void,
): readonly ChosenStrategy[] {
  const said = stringOption(values, 'strategy') ?? byDefault;
  const isAll = said === 'all';
  const names = isAll
    ? Object.keys(STRATEGIES).filter(isStrategyName)
    : [...new Set(said.split(','))].map(strategyName);
  if (names.length === 1) return [chosenStrategy(values, names[0]!)];
  const lacking = isAll ? names.filter((name) => lacksModel(name, values) || lacksEncoder(name, values)) : [];
  if (lacking.length > 0) {
    warn(`Left out, since they need a language model (--llm) or an encoder (--encoder): ${lacking.join(', ')}.`);
  }
  const chosen = names
    .filter((name) => !lacking.includes(name))
    .map((name) => chosenStrategy(heededBy(name, values), name));
  const unheeded = [...Object.keys(HEEDED), 'set'].find(
    (option) => values[option] !== undefined && chosen.every(({ heeded }) => heeded[option] === undefined),
  );
  if (unheeded !== undefined) throw new UsageError(`None of these strategies uses --${unheeded}: leave it out.`);
  return chosen;
}

/** Strategies as they are, and each that goes in stages again without each of those of `--ablate`, which must be in. */
export function withAblations(strategies: readonly ChosenStrategy[], values: OptionValues): readonly ChosenStrategy[] {
  const ablated = stageNames(values, 'ablate', () => true);
  const heeds = ({ name }: ChosenStrategy): boolean => STRATEGIES[name].uses.includes('stages');
  if (ablated.length > 0 && !strategies.some(heeds)) {
    throw new UsageError('--ablate leaves stages out: name a strategy that goes in stages, parser or ask.');
  }
  return strategies.flatMap((chosen) => [
    chosen,
    ...(heeds(chosen) ? ablated.map((stage) => ablation(chosen, stage)) : []),
  ]);
}

function ablation({ stages, heeded, ...chosen }: ChosenStrategy, stage: Switch): ChosenStrategy {
  if (!isIn(stage, stages)) throw new UsageError(`--ablate ${stage}: that stage is out already.`);
  const without = [stringOption(heeded, 'without'), stage].filter((name) => name !== undefined).join(',');
  return { ...chosen, ablated: stage, stages: { ...stages, [stage]: false }, heeded: { ...heeded, without } };
}

function strategyName(name: string): StrategyName {
  if (isStrategyName(name)) return name;
  throw new UsageError(`--strategy is one of ${Object.keys(STRATEGIES).join(', ')}.`);
}

function lacksModel(name: StrategyName, values: OptionValues): boolean {
  const { needs }: Strategy = STRATEGIES[name];
  return needs === 'model' && values['llm'] === undefined && values['model'] === undefined;
}

function lacksEncoder(name: StrategyName, values: OptionValues): boolean {
  const { needs }: Strategy = STRATEGIES[name];
  return needs === 'dense' && values['encoder'] === undefined;
}

/** What a strategy heeds of what was said for several. */
function heededBy(name: StrategyName, values: OptionValues): OptionValues {
  const { uses, tuning }: Strategy = STRATEGIES[name];
  const heeds = (option: string): boolean => HEEDED[option] === undefined || uses.includes(HEEDED[option].use);
  const { set, ...others } = Object.fromEntries(Object.entries(values).filter(([option]) => heeds(option)));
  const settings = Array.isArray(set) ? set.flatMap((one) => String(one).split(',')) : [];
  const own = settings.filter((setting) => {
    const parameter = setting.split('=')[0]!;
    return !isTuningName(parameter) || tuning.includes(parameter);
  });
  return { ...others, strategy: name, ...(own.length > 0 && { set: own }) };
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

function stageNames(values: OptionValues, option: 'with' | 'without' | 'ablate', isHeeded: Heeded): Switch[] {
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
