import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import { parseGenerations } from '../../models';
import type { Dataset, Question } from '../datasets/dataset';
import { readDataset } from '../datasets/readDataset';
import { DatasetError, readText, unreviewedOnes } from '../report';

/** What says which questions are asked. */
export interface Asked {
  readonly datasetFile: string;
  /** Recorded parametric provisions, for `parser`: only the questions recorded in it are asked. */
  readonly generationsFile?: string;
  /** Asks nothing that a language model wrote and no person has accepted. */
  readonly onlyReviewed?: boolean;
  /** The places of the questions that are asked among those of the data set, from 0; all by default. */
  readonly only?: readonly number[];
  /** At most so many questions, in file order. */
  readonly limit?: number;
  /** Of these so many alone, spread over all of them. */
  readonly sample?: number;
}

/** What is asked, and with which recordings. Rejects with {@link DatasetError} where that is nothing. */
export async function readQuestions(
  asked: Asked,
  problems: Problem[],
): Promise<{
  dataset: Dataset;
  questions: readonly Question[];
  generations: ReadonlyMap<string, readonly string[]> | undefined;
}> {
  const { datasetFile, generationsFile, onlyReviewed = false, only, limit, sample } = asked;
  const dataset = readDataset(await readText(datasetFile, problems), datasetFile);
  for (const problem of dataset.problems) problems.push(problem);
  const generations = await readGenerations(generationsFile, problems);
  const wanted = only && new Set(only);
  const recordedOnes = dataset.questions.filter(
    ({ id }, at) => (wanted?.has(at) ?? true) && (generations?.has(id) ?? true),
  );
  if (generationsFile !== undefined && recordedOnes.length < dataset.questions.length) {
    const unasked = dataset.questions.length - recordedOnes.length;
    const message = l10n.t(
      '{0} of {1} questions are not recorded here and are not asked.',
      unasked,
      dataset.questions.length,
    );
    problems.push({ file: generationsFile, line: 1, severity: 'warning', message });
  }
  const unreviewed = recordedOnes.filter(({ isUnreviewed }) => isUnreviewed).length;
  if (unreviewed > 0) problems.push(unreviewedOnes(unreviewed, recordedOnes.length, onlyReviewed, datasetFile));
  const askable = recordedOnes.filter(({ isUnreviewed }) => !(onlyReviewed && isUnreviewed));
  const questions = askable.slice(0, limit ?? Infinity);
  if (questions.length === 0) throw new DatasetError(emptyMessage(asked, problems));
  return { dataset, generations, questions: sample === undefined ? questions : spread(questions, sample) };
}

/** So many of them, the first among them, as far apart as they can be. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length);
  return Array.from({ length: taken }, (_, at) => items[Math.floor((at * items.length) / taken)]!);
}

/** How many questions {@link readQuestions} reads. Rejects as it does. */
export async function countQuestions(asked: Asked): Promise<number> {
  return (await readQuestions(asked, [])).questions.length;
}

async function readGenerations(
  file: string | undefined,
  problems: Problem[],
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  if (file === undefined) return undefined;
  const parsed = parseGenerations(await readText(file, problems));
  for (const { line, message } of parsed.problems) problems.push({ file, line, severity: 'error', message });
  return parsed.generations;
}

function emptyMessage({ datasetFile, generationsFile }: Asked, problems: readonly Problem[]): string {
  const first = problems[0];
  if (first !== undefined)
    return l10n.t(
      '{0} holds no question that can be asked ({1}, line {2}: {3})',
      datasetFile,
      first.file,
      first.line,
      first.message,
    );
  return generationsFile === undefined
    ? l10n.t('{0} is empty: expected JSON lines, one question each.', datasetFile)
    : l10n.t('No question of {0} is recorded in {1}: their ids must agree.', datasetFile, generationsFile);
}
