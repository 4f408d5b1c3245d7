import { readTextFile } from '../../files';
import { legitScore, readRubric, RubricError, type LegitScore, type Rubric } from '../../evaluation';
import {
  CommandError,
  MODEL_OPTIONS,
  onlyArgument,
  stringOption,
  UsageError,
  type Command,
  type Terminal,
} from '../command';
import { readDraftFile } from '../draftFile';
import { modelFrom } from '../openCorpus';

/** Scores one text, as the reward of a trainer: the score in JSON and the exit code say all there is to know. */
export const score: Command = {
  usage: 'score FILE --rubric FILE --llm URL --model NAME [--allow-unencrypted-key]',
  summary: 'score a text by an issue tree, 0 to 10, with a language model as judge; fails where a part is unjudged',
  options: { ...MODEL_OPTIONS, rubric: { type: 'string' } },
  async run(positionals, values, terminal, signal) {
    const file = onlyArgument(positionals, 'FILE');
    const rubricFile = stringOption(values, 'rubric');
    if (rubricFile === undefined) {
      throw new UsageError(
        '--rubric FILE is missing: {"order": text, "issues": [{"issue": text, "conclusion": text}]}.',
      );
    }
    const model = modelFrom(values, terminal);
    if (model === undefined) {
      throw new UsageError('A score is what a language model judges: name one with --llm URL --model NAME.');
    }
    const rubric = await rubricIn(rubricFile, terminal);
    const { text, unread } = await readDraftFile(file, terminal, signal);
    if (text.trim() === '') throw new CommandError(`${file} holds no text to score.`);
    if (unread.length > 0) throw new CommandError(`${file} could not be read whole, and half a text is not scored.`);
    const scored = await legitScore(model, text, rubric, signal);
    return {
      json: { model: model.name, ...scored },
      lines: scoreLines(scored),
      ...(scored.score === undefined && { failure: failureOf(scored) }),
    };
  },
};

async function rubricIn(file: string, terminal: Terminal): Promise<Rubric> {
  const { text, problem } = await readTextFile(file);
  if (problem !== undefined) terminal.warn(`${file}: ${problem}`);
  try {
    return readRubric(text);
  } catch (error) {
    if (error instanceof RubricError) throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

function scoreLines({ score: total, order, coverage, correctness, issues }: LegitScore): string[] {
  const points = (value: number | undefined): string => value?.toFixed(2) ?? 'unjudged';
  return [
    `${points(total)} of 10: final order ${points(order)} of 5, coverage ${points(coverage)} of 2, correctness ${points(correctness)} of 3`,
    ...issues.map(
      ({ issue, value, reason }) => `${value ?? 'unjudged'}: ${issue}${reason === '' ? '' : ` (${reason})`}`,
    ),
  ];
}

function failureOf({ unjudged, orderJudgement, issues }: LegitScore): string {
  const first = [orderJudgement, ...issues].find(({ value }) => value === undefined);
  return `No score: ${unjudged} of ${issues.length + 1} judgements could not be had. ${first?.reason ?? ''}`.trim();
}
