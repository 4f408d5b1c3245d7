import type { Problem } from '../law';
import { parseGenerations, type CrossEncoder, type LanguageModel } from '../models';
import type { Stages } from '../pipeline';
import { readTextFile, UnreadableFileError } from '../readers';
import type { DenseRetriever, LegalIndex } from '../search';
import type { Question } from './datasets/dataset';
import { readDataset } from './datasets/readDataset';
import { provisionEM, provisionF1 } from './metrics/provisions';
import { averagePrecisionAt, recallAt } from './metrics/ranking';
import { STRATEGIES, type Ranking, type StrategyName } from './strategies';

export interface EvaluateOptions {
  readonly datasetFile: string;
  readonly index: LegalIndex;
  readonly strategy: StrategyName;
  /** Recorded parametric provisions, for `parser`: only the questions recorded in it are asked. */
  readonly generationsFile?: string;
  readonly model?: LanguageModel;
  readonly dense?: DenseRetriever;
  readonly crossEncoder?: CrossEncoder;
  /** For `parser`: what to leave out or to put in. */
  readonly stages?: Stages;
  /** At most so many questions, in file order. */
  readonly limit?: number;
}

export type Metrics = Readonly<Record<string, number>>;

export interface EvaluatedQuestion {
  readonly id: string;
  readonly question: string;
  readonly hops: number;
  /** Provision ids; a gold provision that the corpus lacks stands under its own name in the data set. */
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  readonly metrics: Metrics;
}

export interface EvaluationReport {
  readonly dataset: string;
  readonly n: number;
  readonly strategy: StrategyName;
  /** Means over the questions, between 0 and 1. */
  readonly metrics: Metrics;
  /** The same for the questions of each number of hops, with how many they are. */
  readonly byHops: Readonly<Record<string, Metrics & { readonly n: number }>>;
  readonly elapsedMs: number;
  readonly items: readonly EvaluatedQuestion[];
  readonly problems: readonly Problem[];
}

/** The data set cannot be evaluated; the message says what to do. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
}

/** The K of recall@K and map@K that are reported. */
const CUTOFFS = [1, 5, 10] as const;

/** How deep a ranking goes: no cutoff lies beyond. */
const RANKING_DEPTH = 100;

/**
 * Puts every question of a data set to a strategy and scores what it finds. Torn lines are problems of the report.
 * Rejects with {@link DatasetError} when a file cannot be read or holds no question, with the signal's reason when
 * aborted.
 */
export async function* evaluate(
  options: EvaluateOptions,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, EvaluationReport> {
  const started = performance.now();
  const { index, strategy, model, dense, crossEncoder, stages } = options;
  const given = {
    index,
    ...(model && { model }),
    ...(dense && { dense }),
    ...(crossEncoder && { crossEncoder }),
    ...(stages && { stages }),
  };
  const problems: Problem[] = [];
  const dataset = readDataset(await readText(options.datasetFile, problems), options.datasetFile);
  for (const problem of dataset.problems) problems.push(problem);
  const generations = await readGenerations(options.generationsFile, problems);
  const questions = dataset.questions
    .filter(({ id }) => generations?.has(id) ?? true)
    .slice(0, options.limit ?? Infinity);
  if (questions.length === 0) throw new DatasetError(emptyMessage(options, problems));
  const idOf = goldNames(index);
  const items: EvaluatedQuestion[] = [];
  for (const question of questions) {
    yield { done: items.length, total: questions.length };
    const recorded = generations?.get(question.id);
    const context = { ...given, ...(recorded && { recorded }) };
    const ranking = await STRATEGIES[strategy](question.text, RANKING_DEPTH, context, signal);
    signal?.throwIfAborted();
    items.push(score(question, ranking, index, idOf));
  }
  yield { done: items.length, total: questions.length };
  return {
    dataset: dataset.name,
    n: items.length,
    strategy,
    metrics: meanOf(items),
    byHops: byHops(items),
    elapsedMs: performance.now() - started,
    items,
    problems: [...problems, ...unknownGold(items, index, options.datasetFile)],
  };
}

async function readText(file: string, problems: Problem[]): Promise<string> {
  try {
    const { text, problem } = await readTextFile(file);
    if (problem !== undefined) problems.push({ file, line: 1, severity: 'warning', message: problem });
    return text;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new DatasetError(error.message);
    throw error;
  }
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

function emptyMessage({ datasetFile, generationsFile }: EvaluateOptions, problems: readonly Problem[]): string {
  const first = problems[0];
  if (first !== undefined)
    return `${datasetFile} holds no question that can be asked (${first.file}, line ${first.line}: ${first.message})`;
  return generationsFile === undefined
    ? `${datasetFile} is empty: expected JSON lines, one question each.`
    : `No question of ${datasetFile} is recorded in ${generationsFile}: their ids must agree.`;
}

/** From a data set's name for a provision to its id: its `sourceKey` where the corpus has one, else the name itself. */
function goldNames({ corpus }: LegalIndex): (name: string) => string {
  const ids = new Map<string, string>();
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    const key = corpus.sourceKey(ordinal);
    if (key !== '' && !ids.has(key)) ids.set(key, corpus.id(ordinal));
  }
  return (name) => ids.get(name) ?? name;
}

function score(
  { id, text, gold, hops }: Question,
  { hits, selected }: Ranking,
  { corpus }: LegalIndex,
  idOf: (name: string) => string,
): EvaluatedQuestion {
  const goldIds = new Set(gold.map(idOf));
  const ranked = hits.map(({ ordinal }) => corpus.id(ordinal));
  // KoBLEX section 5.1: one-time retrieval, which cannot tell how many it needs, is told the number of hops.
  const predictedIds = ranked.slice(0, selected ?? hops);
  const metrics: Record<string, number> = {
    provisionF1: provisionF1(predictedIds, goldIds),
    provisionEM: provisionEM(predictedIds, goldIds),
  };
  for (const k of CUTOFFS) {
    metrics[`recall@${k}`] = recallAt(k, ranked, goldIds);
    metrics[`map@${k}`] = averagePrecisionAt(k, ranked, goldIds);
  }
  return { id, question: text, hops, gold: [...goldIds], predicted: predictedIds, metrics };
}

function meanOf(items: readonly EvaluatedQuestion[]): Record<string, number> {
  const names = Object.keys(items[0]?.metrics ?? {});
  return Object.fromEntries(
    names.map((name) => [name, items.reduce((sum, { metrics }) => sum + metrics[name]!, 0) / items.length]),
  );
}

function byHops(items: readonly EvaluatedQuestion[]): EvaluationReport['byHops'] {
  const counts = [...new Set(items.map(({ hops }) => hops))].sort((a, b) => a - b);
  return Object.fromEntries(
    counts.map((count) => {
      const group = items.filter(({ hops }) => hops === count);
      return [`${count}`, { n: group.length, ...meanOf(group) }];
    }),
  );
}

/** Gold that the corpus lacks can never be found: a person must know before reading the figures. */
function unknownGold(items: readonly EvaluatedQuestion[], { corpus }: LegalIndex, file: string): Problem[] {
  const unknown = new Set(items.flatMap(({ gold }) => gold.filter((id) => corpus.ordinal(id) === undefined)));
  if (unknown.size === 0) return [];
  const some = [...unknown].slice(0, 3).join(', ');
  const message = `${unknown.size} gold provisions are not in the corpus and count as missed: ${some}${unknown.size > 3 ? ', ...' : ''}`;
  return [{ file, line: 1, severity: 'warning', message }];
}
