/**
 * The whole way of a question with a language model whose replies were recorded: `npm run bench:replay -- --german FOLDER`.
 * For each set it prints how selection measures up, without a model, which takes one provision for each recorded clause
 * (`parser`), and with one that sees the question (`ask`); then what the verdicts are and what was struck out, with and
 * without recorded words and the recorded second reader.
 *
 * Options: `--koblex PATH` and `--german PATH` name the corpora, `--german-index DIR` a folder with an index of the second,
 * `--data DIR` the folder of the recordings, `--misses` lists answers that were graded right and end abstained, and answers
 * all of whose sentences are labelled supported that do not end grounded.
 *
 * The recorded selections were made one clause at a time: what a model would name when it sees the question is not in them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provisionEM, provisionF1, provisionRecall } from '../../src/evaluation/metrics/provisions';
import { readDataset } from '../../src/evaluation/datasets/readDataset';
import { isStruck } from '../../src/grounding';
import { askAndFind, findProvisions, type Answer, type Found } from '../../src/pipeline';
import { openIndex } from '../../src/indexing';
import type { LegalIndex } from '../../src/search';
import { plain, readSet, type RecordedSet, type SetFiles } from './replay/recorded';
import { ReplayedModel, type Played } from './replay/replayedModel';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: resolve(__dirname, '../../../shared/data') },
    koblex: { type: 'string' },
    german: { type: 'string' },
    'german-index': { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const SETS: readonly (SetFiles & { readonly questions: string; readonly corpus: string })[] = [
  {
    name: 'koblex',
    questions: 'koblex/questions.jsonl',
    replies: 'answers/koblex-model-replies.jsonl',
    labels: 'answers/koblex.jsonl',
    corpus: options.koblex ?? join(options.data, 'koblex/statutes.jsonl'),
  },
  {
    name: 'german',
    questions: 'scenarios/questions.jsonl',
    replies: 'scenarios/model-replies.jsonl',
    labels: 'answers/german.jsonl',
    grades: 'scenarios/answer-grades.jsonl',
    corpus: options.german ?? join(options.data, 'gesetze/de'),
  },
];

const PLAYED: readonly (readonly [name: string, played: Played])[] = [
  ['answers alone', { words: false, secondReader: false }],
  ['with recorded words', { words: true, secondReader: false }],
  ['with the second reader', { words: false, secondReader: true }],
  ['with both', { words: true, secondReader: true }],
];

/** The answers rest on law as it is today in the corpora; no day in them is later. */
const TODAY = '2026-11-22';

/** A question with its gold provisions, as ids of the corpus. */
interface Asked {
  readonly id: string;
  readonly text: string;
  readonly gold: ReadonlySet<string>;
}

async function open(path: string, indexDir: string | undefined): Promise<LegalIndex> {
  const opening = openIndex({ paths: [path], ...(indexDir !== undefined && { indexDir }) });
  for (;;) {
    const { value, done } = await opening.next();
    if (done === true) return value.index;
  }
}

async function ended<T>(running: AsyncGenerator<unknown, T>): Promise<T> {
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return value;
  }
}

/** The recorded questions of a set; gold under a name of the data set is the provision of that name. */
function askedOf(file: string, { corpus }: LegalIndex, { replies }: RecordedSet): Asked[] {
  const named = new Map<string, string>();
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    const key = corpus.sourceKey(ordinal);
    if (key !== '' && !named.has(key)) named.set(key, corpus.id(ordinal));
  }
  return readDataset(readFileSync(file, 'utf8'), file)
    .questions.filter(({ id }) => replies.has(id))
    .map(({ id, text, gold }) => ({ id, text, gold: new Set(gold.map((name) => named.get(name) ?? name)) }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function findingRow(name: string, asked: readonly Asked[], found: readonly Found[], { corpus }: LegalIndex): string {
  const figure = (score: (ids: string[], gold: ReadonlySet<string>) => number, of: (one: Found) => number[]): string =>
    mean(
      found.map((one, at) =>
        score(
          of(one).map((ordinal) => corpus.id(ordinal)),
          asked[at]!.gold,
        ),
      ),
    ).toFixed(3);
  const selected = ({ selections }: Found): number[] => selections.map(({ ordinal }) => ordinal);
  const evidence = (one: Found): number[] => [...selected(one), ...one.cited.map(({ ordinal }) => ordinal)];
  return `| ${name} | ${figure(provisionF1, selected)} | ${figure(provisionEM, selected)} | ${figure(provisionRecall, evidence)} |`;
}

function verdictRow(name: string, asked: readonly Asked[], answers: readonly Answer[], set: RecordedSet): string {
  const count = (kind: string): number => answers.filter(({ verdict }) => verdict.kind === kind).length;
  const sentences = answers.flatMap((answer) => answer.sentences);
  const struck = sentences.filter(({ support }) => isStruck(support)).length;
  const open = sentences.filter(({ support }) => support === 'unverified').length;
  const right = asked.flatMap(({ id }, at) => (set.grades.get(id) === 'correct' ? [answers[at]!] : []));
  const lost = right.filter(({ verdict }) => verdict.kind === 'abstained').length;
  const groundedOf = (isCounted: (id: string) => boolean): string => {
    const counted = asked.flatMap(({ id }, at) => (isSound(id, set) && isCounted(id) ? [answers[at]!] : []));
    const grounded = counted.filter(({ verdict }) => verdict.kind === 'grounded').length;
    return `${grounded} of ${counted.length} (${(grounded / counted.length).toFixed(2)})`;
  };
  return [
    `| ${name} | ${count('grounded')} / ${count('partial')} / ${count('excerpts')} / ${count('abstained')}`,
    `${struck} + ${open} of ${sentences.length}`,
    right.length === 0 ? 'not graded' : `${lost} of ${right.length}`,
    groundedOf(() => true),
    `${groundedOf((id) => isRead(id, set))} |`,
  ].join(' | ');
}

/** Whether all sentences of the recorded answer to a question are labelled supported. */
function isSound(id: string, { sentences }: RecordedSet): boolean {
  const labelled = sentences.get(id) ?? [];
  return labelled.length > 0 && labelled.every(({ label }) => label === 'supported');
}

/** Whether the second reader's word on every sentence of the recorded answer was recorded. */
const isRead = (id: string, { sentences, readings }: RecordedSet): boolean =>
  sentences.get(id)!.every(({ sentence }) => readings.has(plain(sentence)));

function missesOf(asked: readonly Asked[], answers: readonly Answer[], set: RecordedSet): string[] {
  return answers.flatMap((answer, at) => {
    const { id } = asked[at]!;
    const isLost = set.grades.get(id) === 'correct' && answer.verdict.kind === 'abstained';
    if (!isLost && (!isSound(id, set) || answer.verdict.kind === 'grounded')) return [];
    const sentences = answer.sentences.map(({ support, text, reason = '' }) => `  ${support}: ${text} (${reason})`);
    return [`${id}: ${answer.verdict.kind} (${answer.verdict.reasons.join(', ')})`, ...sentences];
  });
}

async function replay(files: (typeof SETS)[number]): Promise<string[]> {
  const index = await open(files.corpus, files.name === 'german' ? options['german-index'] : undefined);
  const set = readSet(options.data, files);
  const asked = askedOf(join(options.data, files.questions), index, set);
  const parser: Found[] = [];
  for (const { id, text } of asked) {
    const context = { index, recorded: set.replies.get(id)!.parametric };
    parser.push(await ended(findProvisions(text, context)));
  }
  const verdicts: string[] = [];
  const misses: string[] = [];
  let found: Found[] = [];
  for (const [name, played] of PLAYED) {
    const results: { answer: Answer; found: Found }[] = [];
    for (const { id, text } of asked) {
      const model = new ReplayedModel(set.replies.get(id)!, set, index.corpus, played);
      results.push(await ended(askAndFind(text, { index, today: TODAY, model })));
    }
    found = results.map((result) => result.found);
    const answers = results.map(({ answer }) => answer);
    verdicts.push(verdictRow(name, asked, answers, set));
    if (options.misses) misses.push('', `### ${name}`, '', ...missesOf(asked, answers, set));
  }
  return [
    `## ${set.name}: ${asked.length} questions`,
    '',
    '| selection | provision F1 | exact | gold in the evidence |',
    '| --- | ---: | ---: | ---: |',
    findingRow('parser, recorded clauses', asked, parser, index),
    findingRow('ask, recorded model', asked, found, index),
    '',
    '| answers | grounded / partial / excerpts / abstained | struck + unverified | right ones abstained | sound ones grounded | of those read throughout |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...verdicts,
    ...misses,
    '',
  ];
}

async function main(): Promise<void> {
  for (const files of SETS) {
    const missing = [files.corpus, ...[files.replies, files.labels].map((file) => join(options.data, file))].find(
      (file) => !existsSync(file),
    );
    const lines = missing === undefined ? await replay(files) : [`skipped ${files.name}: ${missing} is not here`, ''];
    console.log(lines.join('\n'));
  }
}

void main();
