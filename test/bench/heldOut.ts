/**
 * Figures of numbers that were chosen elsewhere: `npm run bench:heldout -- [--only NAME] [--german PATH --german-index DIR]
 * [--every N]`. Each strategy with numbers is put to a collection with each of its settings; in five folds the setting is
 * chosen that has the best figure on four fifths of the questions, and the fifth that is held out is scored with it. Beside it
 * stand the figure of the numbers that the program has, and that of the best setting on all questions, which nobody may quote:
 * it is chosen on what it is measured on.
 *
 * Options: `--data DIR` the folder of the data sets, `--german PATH` an unpacked corpus of German federal law, `--german-index
 * DIR` a folder with an index of it, `--every N` one ObliQA question in N, `--only NAME` one collection. Strategies with vectors
 * are left out: they need an encoder for the language of each collection.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { STRATEGIES, type Ranking, type StrategyContext } from '../../src/evaluation';
import type { Question } from '../../src/evaluation/datasets/dataset';
import { readDataset } from '../../src/evaluation/datasets/readDataset';
import { goldNames } from '../../src/evaluation/gold';
import { outcomeOf, score, type Metrics } from '../../src/evaluation/score';
import { bootstrapIntervals } from '../../src/evaluation/statistics/bootstrap';
import {
  DEFAULT_LEXICAL,
  lexicalQuery,
  lexicalSearch,
  queryTerms,
  rm3,
  structureAware,
  type Hit,
  type LegalIndex,
  type LexicalWeights,
} from '../../src/search';
import { toEnd } from '../../src/turns';
import { open } from './calibration/samples';

const FOLDS = 5;
const DEPTH = 100;
const SHOWN = ['provisionF1', 'recall@10', 'map@10'] as const;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: resolve(__dirname, '../../../shared/data') },
    german: { type: 'string' },
    'german-index': { type: 'string' },
    every: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

/** A strategy with one choice of its numbers. */
interface Setting {
  readonly name: string;
  readonly rank: (question: string, index: LegalIndex) => Promise<Ranking>;
}

interface Searched {
  readonly strategy: string;
  /** By which the setting is chosen. */
  readonly by: (typeof SHOWN)[number];
  /** The first has the numbers of the program. */
  readonly settings: readonly Setting[];
}

const hitsOf = async (hits: Promise<readonly Hit[]> | readonly Hit[]): Promise<Ranking> => ({
  hits: (await hits).slice(0, DEPTH),
});

const lexical = (weights: LexicalWeights): Setting => ({
  name: Object.entries(weights)
    .map(([name, weight]) => `${name}=${weight}`)
    .join(' '),
  rank: (question, index) =>
    hitsOf(lexicalSearch(lexicalQuery([{ text: question, weight: 1 }], index.languages), DEPTH, index, { weights })),
});

/** The numbers of the program, and each of them halved and doubled by itself. */
const around = (weights: LexicalWeights): LexicalWeights[] => [
  weights,
  ...Object.entries(weights)
    .filter(([, weight]) => weight > 0)
    .flatMap(([name, weight]: [string, number]) => [0.5, 2].map((factor) => ({ ...weights, [name]: weight * factor }))),
];

const REFERENCES = [2, 1, 3].flatMap((depth) => [10, 5, 20].map((budget) => ({ depth, budget })));

const byReferences = (
  strategy: 'references' | 'sar+references' | 'parser',
  stages: StrategyContext['stages'] = {},
): Setting[] =>
  REFERENCES.map(({ depth, budget }) => ({
    name: `depth=${depth} budget=${budget}`,
    rank: (question, index) => {
      const tuning = { 'references.depth': depth, 'references.budget': budget };
      return STRATEGIES[strategy].rank(question, DEPTH, { index, today: '2026-01-01', tuning, stages });
    },
  }));

const SEARCHED: readonly Searched[] = [
  {
    strategy: 'context',
    by: 'map@10',
    settings: [0.4, 0.1, 0.2, 0.8].map((article) => lexical({ pairs: 0, article, act: 0 })),
  },
  { strategy: 'lexical', by: 'map@10', settings: around(DEFAULT_LEXICAL).map(lexical) },
  {
    strategy: 'rm3',
    by: 'map@10',
    settings: [0.9, 0.5, 0.7, 0.8].map((original) => ({
      name: `original=${original}`,
      rank: (question, index) => {
        const query = queryTerms(question, index.languages);
        const expanded = rm3(query, index.bm25.search(query, DEPTH), index, { documents: 10, terms: 30, original });
        return hitsOf(index.bm25.search(expanded, DEPTH));
      },
    })),
  },
  {
    strategy: 'sar',
    by: 'map@10',
    settings: [0.1, 0, 0.05, 0.2, 0.5].map((beta) => ({
      name: `beta=${beta}`,
      rank: (question, index) => hitsOf(structureAware(index.search(question, DEPTH), index, { beta })),
    })),
  },
  { strategy: 'references', by: 'map@10', settings: byReferences('references') },
  { strategy: 'sar+references', by: 'map@10', settings: byReferences('sar+references') },
  { strategy: 'parser with references', by: 'provisionF1', settings: byReferences('parser', { references: true }) },
];

const every = Math.max(1, Math.trunc(Number(options.every)) || 1);
const german = options.german ?? join(options.data, 'gesetze/de');
const COLLECTIONS = [
  {
    name: 'KoBLEX',
    corpus: join(options.data, 'koblex/statutes.jsonl'),
    questions: 'koblex/questions.jsonl',
    every: 1,
  },
  { name: 'ObliQA', corpus: join(options.data, 'obliqa/passages.jsonl'), questions: 'obliqa/questions.jsonl', every },
  { name: 'German', corpus: german, questions: 'scenarios/questions.jsonl', every: 1 },
];

const foldOf = ({ id }: Question): number =>
  Array.from(id).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7) % FOLDS;

const meanOf = (all: readonly Metrics[], name: string): number =>
  all.reduce((sum, metrics) => sum + (metrics[name] ?? 0), 0) / all.length;

/** The setting whose mean on these questions is greatest; ties go to the earlier one. */
function bestOn(scores: readonly (readonly Metrics[])[], questions: readonly number[], by: string): number {
  const means = scores.map((all) => meanOf(questions.map((at) => all[at]!), by)); // prettier-ignore
  return means.indexOf(Math.max(...means));
}

function row(title: string, all: readonly Metrics[]): string {
  const means = (sample: readonly Metrics[]): Record<string, number> =>
    Object.fromEntries(SHOWN.map((name) => [name, meanOf(sample, name)]));
  const intervals = toEnd(bootstrapIntervals(all, means));
  const cells = Object.entries(means(all)).map(([name, mean]) => {
    const [low = NaN, high = NaN] = intervals[name] ?? [];
    return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
  });
  return `| ${[title, ...cells].join(' | ')} |`;
}

async function measure(
  { strategy, by, settings }: Searched,
  questions: readonly Question[],
  index: LegalIndex,
): Promise<void> {
  const idOf = await goldNames(
    questions.flatMap(({ gold }) => gold),
    index,
  );
  const scores: Metrics[][] = [];
  for (const { rank } of settings) {
    const all: Metrics[] = [];
    for (const question of questions) {
      const ranking = await rank(question.text, index);
      all.push(score(question, outcomeOf(question, ranking, index.corpus), idOf).metrics);
    }
    scores.push(all);
  }
  const every = [...questions.keys()];
  const chosen = Array.from(
    { length: FOLDS },
    (_, fold) =>
    bestOn(scores, every.filter((at) => foldOf(questions[at]!) !== fold), by), // prettier-ignore
  );
  const heldOut = questions.map((question, at) => scores[chosen[foldOf(question)]!]![at]!);
  const best = bestOn(scores, every, by);
  console.log(row(`\`${strategy}\`, as it is`, scores[0]!));
  console.log(row(`\`${strategy}\`, held out`, heldOut));
  console.log(row(`\`${strategy}\`, best on all: ${settings[best]!.name}`, scores[best]!));
}

void (async () => {
  for (const { name, corpus, questions: file, every: step } of COLLECTIONS) {
    if (options.only !== undefined && options.only !== name) continue;
    if (!existsSync(corpus)) {
      console.log(`\n${name}: skipped, there is nothing at ${corpus}.`);
      continue;
    }
    const indexDir = name === 'German' ? options['german-index'] : undefined;
    const index = await open({
      name,
      corpus,
      questions: [],
      generations: '',
      ...(indexDir !== undefined && { indexDir }),
    });
    const path = join(options.data, file);
    const { questions } = readDataset(readFileSync(path, 'utf8'), path);
    const asked = questions.filter(({ gold }, at) => gold.length > 0 && at % step === 0);
    console.log(
      `\n${name}, ${asked.length} questions\n\n| | ${SHOWN.join(' | ')} |\n| --- |${' ---: |'.repeat(SHOWN.length)}`,
    );
    for (const searched of SEARCHED) await measure(searched, asked, index);
  }
})().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
