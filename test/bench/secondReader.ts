/**
 * A second reader against hand-made labels: `npm run bench:second-reader -- --llm URL --model NAME` asks a language model on
 * an OpenAI-compatible server, `-- --entailment DIR` an entailment model (after `npm run build`). Each sentence of a sample
 * is read on its own, without its law words, fact words and label: how many right ones are confirmed, how many broken
 * ones, how many are refuted, and how much of that counts for nothing because the words are not found.
 *
 * Options: `--sample N` right and N broken sentences of each set (10), `--minutes M` after which no more are begun (9);
 * `--answers`, `--koblex`, `--german`, `--german-index` as for `bench:answers`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CitedProvisions, readClaimLine, type ClaimLine } from '../../src/grounding';
import { ModelUnavailableError } from '../../src/models';
import type { LegalIndex } from '../../src/search';
import { openCorpus } from './answers/corpus';
import type { Labelled } from './answers/types';
import { parseLines } from './citations/score';
import { heardOf, tableOf, type Heard } from './secondReader/outcomes';
import { openReader, type Reader } from './secondReader/readers';

const DATA = resolve(__dirname, '../../../shared/data');

const { values: options } = parseArgs({
  options: {
    llm: { type: 'string' },
    model: { type: 'string' },
    entailment: { type: 'string' },
    sample: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '9' },
    answers: { type: 'string', default: join(DATA, 'answers') },
    koblex: { type: 'string', default: join(DATA, 'koblex/statutes.jsonl') },
    german: { type: 'string', default: join(DATA, 'gesetze/de') },
    'german-index': { type: 'string' },
  },
});

const deadline = performance.now() + Number(options.minutes) * 60_000;

/** Rows spread evenly over the file, the same on every machine. */
function spread<Row>(rows: readonly Row[], count: number): Row[] {
  const taken = Math.min(count, rows.length);
  return Array.from({ length: taken }, (_, at) => rows[Math.floor((at * rows.length) / taken)]!);
}

/** Right and broken sentences that a recorded second reader has read too, as many of each. */
function sampleOf(name: string): Labelled[] {
  const recorded = parseLines<{ id: string; set: string }>(read('second-reader.jsonl'));
  const ids = new Set(recorded.filter(({ set }) => set === name).map(({ id }) => id));
  const rows = parseLines<Labelled>(read(`${name}.jsonl`)).filter(({ id }) => ids.has(id));
  return ['supported', 'broken'].flatMap((label) =>
    spread(
      rows.filter((row) => row.label === label),
      Number(options.sample),
    ),
  );
}

const read = (name: string): string => readFileSync(join(options.answers, name), 'utf8');

/** What the reader said of a sentence, and what of it counts. */
async function hear(row: Labelled, provisions: CitedProvisions, reader: Reader, index: LegalIndex): Promise<Heard> {
  const line = readClaimLine(JSON.stringify(row));
  if ('problem' in line) throw new Error(`${row.id}: ${line.problem}`);
  const { sentence, citations, question = '' }: ClaimLine = line;
  const claim = { text: sentence, cited: provisions.of(citations) };
  try {
    return heardOf(await reader(claim, question, index), claim, {
      corpus: index.corpus,
      resolver: index.resolver,
      question,
    });
  } catch (error) {
    if (!(error instanceof ModelUnavailableError)) throw error;
    console.error(`${row.id}: ${error.message}`);
    return 'failed';
  }
}

async function measure(name: string, corpus: string, indexDir: string | undefined, reader: Reader): Promise<void> {
  const files = [corpus, ...[`${name}.jsonl`, 'second-reader.jsonl'].map((file) => join(options.answers, file))];
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    console.log(`${name}: skipped, ${missing} is not on this machine (--answers, --koblex, --german).\n`);
    return;
  }
  const index = await openCorpus(corpus, indexDir);
  const provisions = new CitedProvisions(index.corpus);
  const rows = sampleOf(name);
  const heard: { readonly row: Labelled; readonly heard: Heard }[] = [];
  const started = performance.now();
  for (const row of inTurn(rows)) {
    if (performance.now() > deadline) break;
    heard.push({ row, heard: await hear(row, provisions, reader, index) });
  }
  const seconds = (performance.now() - started) / 1000 / Math.max(1, heard.length);
  const left = rows.length - heard.length;
  const late = left === 0 ? '' : `; ${left} left out for lack of time`;
  console.log([`## ${name}`, '', ...tableOf(heard), '', `${seconds.toFixed(1)} s a sentence${late}.`, ''].join('\n'));
}

/** Right and broken ones in turn, so that a run that is cut short has as many of each. */
function inTurn(rows: readonly Labelled[]): Labelled[] {
  const right = rows.filter(({ label }) => label === 'supported');
  const broken = rows.filter(({ label }) => label === 'broken');
  return Array.from({ length: Math.max(right.length, broken.length) }, (_, at) => [right[at], broken[at]])
    .flat()
    .filter((row) => row !== undefined);
}

async function main(): Promise<void> {
  const { reader, close } = await openReader(options);
  try {
    await measure('koblex', options.koblex, undefined, reader);
    await measure('german', options.german, options['german-index'], reader);
  } finally {
    close();
  }
}

void main();
