import { isJudgeName, JUDGES, type ComparedQuestion, type Judging } from '../evaluation';
import type { LanguageModel } from '../models';
import { stringOption, UsageError, type OptionValues } from './command';

/** Who judges: names with commas between. Issue trees are scored and offered answers chosen from without any. */
export function judgesOption(values: OptionValues, hasModel: boolean): Judging['judges'] {
  const named = stringOption(values, 'judge');
  if (named === undefined) return [];
  const names = named.split(',').map((name) => name.trim());
  const judges = names.filter(isJudgeName);
  if (judges.length < names.length)
    throw new UsageError(`--judge takes ${JUDGES.join(', ')}; several with a comma between.`);
  if (!hasModel) throw new UsageError('--judge has a language model judge: name one with --llm URL --model NAME.');
  if (judges.includes('pairwise') && values['against'] === undefined) {
    throw new UsageError(
      '--judge pairwise compares with the answers of an earlier run: name its report with --against.',
    );
  }
  return judges;
}

/** What has a model judge; the answers of an earlier run, for `pairwise`, are those of `--against`. */
export const judgingBy = (
  model: LanguageModel,
  judges: Judging['judges'],
  earlier: readonly ComparedQuestion[] | undefined,
): Judging => ({ model, judges, ...(earlier && { earlier: answersOf(earlier) }) });

/** The answers of a run by the ids of its questions. */
const answersOf = (run: readonly ComparedQuestion[]): ReadonlyMap<string, string> =>
  new Map(run.flatMap(({ id, answer }) => (answer === undefined ? [] : [[id, answer] as const])));
