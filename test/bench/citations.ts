/**
 * Citations against gold labels: `npm run bench:citations`. Prints one Markdown table each for German court
 * decisions, English rulebooks and Korean statutes, with the targets it is held to, and what was missed with `--misses`.
 *
 * With `--corpus FOLDER`: all citations of a folder of statutes instead, by outcome and reason.
 *
 * Spans are compared as Proviso emits them, code unit by code unit; nothing is mapped.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scoreCorpus } from './citations/corpus';
import { scoreEnglish } from './citations/english';
import { scoreGerman } from './citations/german';
import { scoreKorean } from './citations/korean';
import type { Score } from './citations/score';
import { KOREAN_FIXTURES } from '../unit/support/koreanLabels';

const DATA = resolve(__dirname, '../../../shared/data');

/** What is measured, with the files it needs. */
type Measured = readonly [files: readonly string[], score: () => Score];

function show({ title, rows, misses }: Score): string {
  const lines = rows.map(({ name, value, target }) => `| ${name} | ${value} | ${target ?? ''} |`);
  const missed = process.argv.includes('--misses') ? ['', ...misses] : [];
  return [`## ${title}`, '', '| | measured | target |', '| --- | ---: | ---: |', ...lines, ...missed, ''].join('\n');
}

/** The folder of statutes behind `--corpus`. */
function corpusFolder(): string | undefined {
  const at = process.argv.indexOf('--corpus');
  return at < 0 ? undefined : process.argv[at + 1];
}

async function main(): Promise<void> {
  const folder = corpusFolder();
  if (folder !== undefined) {
    console.log(show(await scoreCorpus(folder)));
    return;
  }
  const read = (name: string): string => readFileSync(resolve(DATA, name), 'utf8');
  const sets: readonly Measured[] = [
    [['citations/german.jsonl'], () => scoreGerman(read('citations/german.jsonl'))],
    [
      ['citations/adgm.jsonl', 'obliqa/passages.jsonl'],
      () => scoreEnglish(read('citations/adgm.jsonl'), resolve(DATA, 'obliqa/passages.jsonl')),
    ],
    ...KOREAN_FIXTURES.map((fixture): Measured => [
      ['koblex/statutes.jsonl'],
      () => scoreKorean(resolve(DATA, 'koblex/statutes.jsonl'), fixture),
    ]),
  ];
  for (const [files, score] of sets) {
    const missing = files.find((file) => !existsSync(resolve(DATA, file)));
    console.log(missing === undefined ? show(score()) : `skipped: ${missing} is not on this machine\n`);
  }
}

void main();
