import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import { parseGenerations } from '../../models';
import type { Question } from '../datasets/dataset';
import { problemsOf } from '../datasets/lines';
import { questionIn } from '../datasets/readDataset';
import { rowsOfFile } from '../datasets/rowsOfFile';
import { DatasetError, readText, unreviewedOnes } from '../report';
import { Spool } from './spool';

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

/** Questions by their places, from 0; they may lie in a file. */
export interface Questions {
  readonly length: number;
  at(place: number): Question | undefined;
}

/** What is asked. */
export interface ReadQuestions {
  /** The format of the data set. */
  readonly dataset: string;
  readonly questions: Questions;
  /** What their gold is called, without repetition. */
  readonly gold: readonly string[];
  /** Whether some name what they are asked of. */
  readonly havePools: boolean;
  readonly generations: ReadonlyMap<string, readonly string[]> | undefined;
}

/** What is asked, and with which recordings. Rejects with {@link DatasetError} where that is nothing. */
export async function readQuestions(asked: Asked, problems: Problem[]): Promise<ReadQuestions> {
  const { datasetFile, generationsFile, onlyReviewed = false, only, limit = Infinity, sample } = asked;
  const inRecordings: Problem[] = [];
  const generations = await readGenerations(generationsFile, inRecordings);
  const wanted = only && new Set(only);
  const unread = problemsOf(datasetFile);
  const spool = Spool.nameless<Question>();
  const gold = new Set<string>();
  let [dataset, all, recorded, unreviewed, havePools] = ['', 0, 0, 0, false];
  for await (const row of rowsOfFile(datasetFile, problems)) {
    const read = questionIn(row, unread);
    if (read === undefined) continue;
    const { format, question } = read;
    const { id, isUnreviewed = false, pool } = question;
    const at = all;
    dataset ||= format;
    all += 1;
    if (wanted?.has(at) === false || generations?.has(id) === false) continue;
    recorded += 1;
    if (isUnreviewed) unreviewed += 1;
    if ((onlyReviewed && isUnreviewed) || spool.size >= limit) continue;
    havePools ||= pool !== undefined;
    for (const name of question.gold) gold.add(name);
    spool.put(spool.size, question);
  }
  problems.push(...unread.all(), ...inRecordings);
  if (generationsFile !== undefined && recorded < all) {
    const message = l10n.t('{0} of {1} questions are not recorded here and are not asked.', all - recorded, all);
    problems.push({ file: generationsFile, line: 1, severity: 'warning', message });
  }
  if (unreviewed > 0) problems.push(unreviewedOnes(unreviewed, recorded, onlyReviewed, datasetFile));
  if (spool.size === 0) throw new DatasetError(emptyMessage(asked, problems));
  const questions = sample === undefined ? questionsOf(spool) : sampleOf(spool, sample);
  return { dataset, questions, gold: [...gold], havePools, generations };
}

const questionsOf = (spool: Spool<Question>): Questions => ({ length: spool.size, at: (place) => spool.get(place) });

const sampleOf = (spool: Spool<Question>, count: number): Questions =>
  spread(
    Array.from({ length: spool.size }, (_, at) => at),
    count,
  ).map((at) => spool.get(at)!);

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
