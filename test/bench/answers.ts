/**
 * Sentences of answers against hand-made labels: `npm run bench:answers`. For each set it prints which share is supported,
 * unverified and struck out, by label and kind, three times: with the recorded law words and fact words, without them, and
 * with the recorded second reader besides; then the figures that it is held to, with their spread over five folds of
 * questions. Where rules or numbers were fitted to one fold or another, the spread says how much to believe of them.
 *
 * Options: `--koblex PATH` and `--german PATH` name the corpora, `--german-index DIR` a folder with an index of the second,
 * `--answers DIR` the folder of the labels, `--misses` lists right sentences that are struck out or unverified and broken
 * ones that pass.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CitedProvisions, isStruck, readClaimLine, verifySentence, type SecondReading } from '../../src/grounding';
import type { LegalIndex } from '../../src/search';
import { openCorpus } from './answers/corpus';
import { figuresOf } from './answers/figures';
import { tableOf } from './answers/table';
import type { Judged, Labelled, Reading } from './answers/types';
import { parseLines } from './citations/score';

const DATA = resolve(__dirname, '../../../shared/data');

const { values: options } = parseArgs({
  options: {
    answers: { type: 'string', default: join(DATA, 'answers') },
    koblex: { type: 'string', default: join(DATA, 'koblex/statutes.jsonl') },
    german: { type: 'string', default: join(DATA, 'gesetze/de') },
    'german-index': { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const READINGS: readonly Reading[] = ['with recorded words', 'without them', 'with the second reader'];

/** A second reader's answer, with the set and the sentence that it is about. */
type Recorded = SecondReading & { readonly id: string; readonly set: string };

/** What the checks say of each sentence; with the second reader only of those that one has read. */
function judge(
  rows: readonly Labelled[],
  reading: Reading,
  second: ReadonlyMap<string, SecondReading>,
  { corpus, resolver }: LegalIndex,
): Judged[] {
  const provisions = new CitedProvisions(corpus);
  return rows.flatMap((row) => {
    const line = readClaimLine(JSON.stringify(row));
    if ('problem' in line) throw new Error(`${row.id}: ${line.problem}`);
    const secondReading = reading === 'with the second reader' ? second.get(row.id) : undefined;
    if (reading === 'with the second reader' && secondReading === undefined) return [];
    const { lawWords = [], factWords = [], question = '' } = line;
    const words = reading === 'without them' ? {} : { lawWords, factWords };
    const claim = { text: line.sentence, cited: provisions.of(line.citations), ...words };
    const grounding = verifySentence(
      { ...claim, ...(secondReading && { secondReading }) },
      { corpus, resolver, question },
    );
    return [{ row, grounding }];
  });
}

function missesOf(judged: readonly Judged[], reading: Reading): string[] {
  return judged.flatMap(({ row, grounding: { support, reason = '' } }) => {
    const isMissed = row.label === 'broken' ? support === 'supported' : isMissedRight(row, support);
    return isMissed ? [`${reading}: ${row.id}: ${row.kind ?? row.label}: ${support}: ${reason}`] : [];
  });
}

const isMissedRight = ({ label }: Labelled, support: Judged['grounding']['support']): boolean =>
  label === 'supported' && (isStruck(support) || support === 'unverified');

async function measure(name: string, corpus: string, indexDir: string | undefined): Promise<void> {
  const files = [corpus, join(options.answers, `${name}.jsonl`), join(options.answers, 'second-reader.jsonl')];
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    console.log(`${name}: skipped, ${missing} is not on this machine (--answers, --koblex, --german).\n`);
    return;
  }
  const [, answers, readers] = files as [string, string, string];
  const rows = parseLines<Labelled>(readFileSync(answers, 'utf8'));
  const recorded = parseLines<Recorded>(readFileSync(readers, 'utf8')).filter(({ set }) => set === name);
  const second = new Map(recorded.map((each) => [each.id, each]));
  const index = await openCorpus(corpus, indexDir);
  const judged = READINGS.map((reading) => [reading, judge(rows, reading, second, index)] as const);
  console.log([`## ${name}`, '', ...tableOf(judged), '', ...figuresOf(judged), ''].join('\n'));
  if (options.misses) console.log([...judged.flatMap(([reading, all]) => missesOf(all, reading)), ''].join('\n'));
}

async function main(): Promise<void> {
  await measure('koblex', options.koblex, undefined);
  await measure('german', options.german, options['german-index']);
}

void main();
