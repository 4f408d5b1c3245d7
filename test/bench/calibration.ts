/**
 * How sure the pipeline may be of what it has found: `npm run bench:calibration -- [--german FOLDER]`. Puts the questions
 * of KoBLEX, ObliQA and the German scenarios to the pipeline, each with its gold provisions and once more without their
 * articles, without a model and with recorded clauses; fits the table of `src/pipeline/confidence.ts` to what was found;
 * and says how far it holds for questions that it was not fitted to (five folds, both versions of a question in one) and
 * for a collection that it was not fitted to (each left out once).
 *
 * Options: `--data DIR` the folder of the data sets, `--german PATH` an unpacked corpus of German federal law,
 * `--german-index DIR` a folder with an index of it, `--every N` one ObliQA question in N.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CALIBRATION } from '../../src/pipeline';
import { open, samplesOf, type Collection, type Sample } from './calibration/samples';
import { crossValidated, fit, foldOfQuestion, holding, type Judged, type Signs } from './calibration/validation';

const FOLDS = 5;

/** Which features speak for which source, and which way. */
const SIGNS: Readonly<Record<keyof typeof CALIBRATION, Signs>> = {
  embedded: { flatness: -1, match: 1, phrases: 1 },
  written: { held: 1, agreement: 1, lead: 1 },
};

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: resolve(__dirname, '../../../shared/data') },
    german: { type: 'string' },
    'german-index': { type: 'string' },
    every: { type: 'string', default: '1' },
  },
});

const DATA = options.data;

const collections: readonly (Collection & { readonly every?: number })[] = [
  {
    name: 'KoBLEX',
    corpus: join(DATA, 'koblex/statutes.jsonl'),
    questions: [join(DATA, 'koblex/questions.jsonl')],
    generations: join(DATA, 'koblex/parametric.jsonl'),
  },
  {
    name: 'ObliQA',
    corpus: join(DATA, 'obliqa/passages.jsonl'),
    questions: [join(DATA, 'obliqa/questions.jsonl')],
    generations: join(DATA, 'obliqa/parametric.jsonl'),
    every: Math.max(1, Math.trunc(Number(options.every)) || 1),
  },
  {
    name: 'German',
    corpus: options.german ?? join(DATA, 'gesetze/de'),
    ...(options['german-index'] !== undefined && { indexDir: options['german-index'] }),
    questions: ['questions', 'unanswerable'].map((name) => join(DATA, `scenarios/${name}.jsonl`)),
    generations: join(DATA, 'scenarios/parametric.jsonl'),
  },
];

const figure = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(3)).padStart(9);

function print(name: string, judged: readonly Judged[]): void {
  if (judged.length === 0) return;
  const { samples, ...held } = holding(judged);
  console.log(`${name.padEnd(30)}${`${samples}`.padStart(6)}${Object.values(held).map(figure).join('')}`);
}

function printAll(title: string, folds: readonly { fold: string | number; judged: readonly Judged[] }[]): void {
  const all = folds.flatMap(({ judged }) => judged);
  for (const corpus of new Set(all.map(({ sample }) => sample.corpus))) {
    print(`${title}, ${corpus}`, all.filter(({ sample }) => sample.corpus === corpus)); // prettier-ignore
  }
  print(`${title}, all`, all);
}

const spread = (values: readonly number[]): string =>
  `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`;

function report(source: keyof typeof SIGNS, samples: readonly Sample[]): void {
  const signs = SIGNS[source];
  const columns = ['AUROC', 'bal.acc.', 'Brier', 'sure', 'right', 'without'].map((name) => name.padStart(9));
  console.log(`\n${source}\n${''.padEnd(30)}${'n'.padStart(6)}${columns.join('')}`);
  const folds = crossValidated(samples, signs, foldOfQuestion(FOLDS));
  printAll('held-out questions', folds);
  const each = folds.map(({ judged }) => holding(judged));
  console.log(
    `  over the folds: AUROC ${spread(each.flatMap(({ auroc }) => auroc ?? []))}, balanced accuracy ${spread(each.flatMap(({ balancedAccuracy }) => balancedAccuracy ?? []))}`,
  );
  const left = crossValidated(samples, signs, ({ corpus }) => corpus);
  if (left.length > 1) printAll('held-out collection', left);
  const { intercept, weights, least } = fit(samples, signs);
  const names = Object.keys(signs).map((name, at) => `${name}: ${weights[at]!.toFixed(2)}`);
  console.log(
    `  ${source}: { intercept: ${intercept.toFixed(2)}, weights: { ${names.join(', ')} }, least: ${least} },`,
  );
}

async function main(): Promise<void> {
  const samples = { embedded: [] as Sample[], written: [] as Sample[] };
  for (const { every = 1, ...collection } of collections) {
    if (!existsSync(collection.corpus) || !collection.questions.every((file) => existsSync(file))) {
      console.log(`${collection.name} is left out: ${collection.corpus} is not there.`);
      continue;
    }
    const index = await open(collection);
    samples.embedded.push(...(await samplesOf(collection, index, false, every)));
    samples.written.push(...(await samplesOf(collection, index, true, 1)));
  }
  for (const source of ['embedded', 'written'] as const)
    if (samples[source].length > 0) report(source, samples[source]);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
