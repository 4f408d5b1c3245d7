/**
 * What is measured of a server that has a corpus open, a phase a function. Each tells its figures by `row`; the longest
 * stretch of work on the server's thread is told after each.
 */
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { CodeLens, Position } from 'vscode-languageserver-protocol';
import { percentile } from '../../../src/cli/benchmark';
import { readDataset } from '../../../src/evaluation/datasets/readDataset';
import { drawn } from '../drawn';
import type { Driven, Took } from './driven';
import { draftOf, passagesOf, type Statute } from './statutes';

const QUESTIONS = 50;
const HOVERS = 200;
/** The length of the draft that is written, in UTF-16 code units, and how often. */
const DRAFT = 500_000;
const KEYSTROKES = 200;
/** No one saves a file sooner after opening it, in milliseconds. */
const TYPED = 2_000;
/** How often the findings of an edited draft are waited for. */
const DIAGNOSED = 10;
/** What an editor asks for of a whole document after each edit. */
const OF_A_DOCUMENT = ['documentLink', 'semanticTokens/full', 'codeLens', 'documentSymbol', 'foldingRange'];
/** Where statutes are that are edited, among all by their size, and how many are drawn besides. */
const OF_A_SIZE = [0.5, 0.9, 0.99, 0.5, 0.9, 0.99];
const DRAWN = 12;
/** How often the largest statute is edited. */
const LARGEST = 3;

/** What the phases of a run share. */
export interface Run {
  readonly server: Driven;
  /** Smallest first. */
  readonly statutes: readonly Statute[];
  readonly seed: number;
  /** A data set whose questions are asked too. */
  readonly questions: string | undefined;
  readonly row: (what: string, value: string) => void;
}

export const told = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(0)} (p95 ${percentile(times, 0.95).toFixed(0)})`;

export const median = (times: readonly number[]): string => percentile(times, 0.5).toFixed(0);

/** How long the first evidence and the whole verdict of questions take, one after another. */
export async function asking({ server, statutes, questions, row }: Run): Promise<void> {
  const ask = async (texts: readonly string[], which: string): Promise<void> => {
    const [verdicts, evidence]: [number[], number[]] = [[], []];
    for (const question of texts) {
      const started = performance.now();
      server.onEvidence = () => {
        evidence.push(performance.now() - started);
        server.onEvidence = undefined;
      };
      await server.ask('proviso/ask', { id: 'bench', question });
      verdicts.push(performance.now() - started);
    }
    server.onEvidence = undefined;
    row(`${texts.length} questions${which}: whole verdict, ms`, told(verdicts));
    row('the same: first evidence, ms', told(evidence));
  };
  await ask(await passagesOf(statutes, QUESTIONS), '');
  if (questions !== undefined) {
    const dataset = readDataset(await readFile(questions, 'utf8'), questions);
    await ask(
      dataset.questions.map(({ text }) => text),
      ' of the file',
    );
  }
  row('resident after them, MB', (await server.memory()).toFixed(0));
}

/** The heading of a statute that most provisions cite. */
export async function mostCited(server: Driven, file: string): Promise<Position | undefined> {
  await server.show(file);
  const textDocument = { uri: pathToFileURL(file).href };
  const lenses = await server.ask<CodeLens[]>('textDocument/codeLens', { textDocument });
  server.hide(file);
  const citers = ({ command }: CodeLens): number => Number(/\d+/u.exec(command?.title ?? '')?.[0] ?? 0);
  return lenses.sort((one, other) => citers(other) - citers(one))[0]?.range.start;
}

/** Of a statute that was just opened: how long all that cite a heading of it take, and how many they are. */
export async function references(
  server: Driven,
  file: string,
  { line }: Position,
): Promise<Took & { readonly found: number }> {
  await server.show(file);
  const [started, cpu] = [performance.now(), await server.cpu()];
  const found = await server.ask<unknown[]>('textDocument/references', {
    textDocument: { uri: pathToFileURL(file).href },
    position: { line, character: 4 },
    context: { includeDeclaration: false },
  });
  const took = { wall: performance.now() - started, processor: (await server.cpu()) - cpu };
  server.hide(file);
  return { ...took, found: found.length };
}

export async function hovers({ server, statutes, row }: Run): Promise<void> {
  const { file } = statutes.at(-1)!;
  const text = await readFile(file, 'utf8');
  const uri = pathToFileURL(file).href;
  await server.show(file);
  const lines = text.split('\n').length;
  const times: number[] = [];
  for (let at = 0; at < HOVERS; at += 1) {
    const position = { line: Math.floor((lines * at) / HOVERS), character: 12 };
    const started = performance.now();
    await server.ask('textDocument/hover', { textDocument: { uri }, position });
    times.push(performance.now() - started);
  }
  server.hide(file);
  row(`${HOVERS} hovers in the largest statute, ms`, told(times));
}

/** How long the findings of a draft take once it is opened, and after each of some edits. */
export async function diagnosing({ server, statutes, row }: Run): Promise<void> {
  const text = await draftOf(statutes, QUESTIONS, DRAFT);
  const uri = 'untitled:Checked';
  const open = { uri, languageId: 'markdown', version: 1, text };
  const opened = await server.diagnosed('textDocument/didOpen', { textDocument: open });
  const edited: number[] = [];
  const lines = text.split('\n').length;
  for (let at = 0; at < DIAGNOSED; at += 1) {
    const start = { line: Math.floor((lines * at) / DIAGNOSED), character: 0 };
    const contentChanges = [{ range: { start, end: start }, text: 'x' }];
    edited.push(
      await server.diagnosed('textDocument/didChange', { textDocument: { uri, version: at + 2 }, contentChanges }),
    );
  }
  await server.diagnosed('textDocument/didClose', { textDocument: { uri } });
  row(`findings of a draft of ${DRAFT / 1_000}k characters, ms`, `${opened.toFixed(0)} opened, ${told(edited)} edited`);
}

/** While a draft is written: how long a hover takes that is asked for last of all, behind all that an editor asks for. */
export async function writing({ server, statutes, row }: Run): Promise<void> {
  const text = await draftOf(statutes, QUESTIONS, DRAFT);
  const uri = 'untitled:Draft';
  const textDocument = { uri };
  const lines = text.split('\n').length;
  const times: number[] = [];
  server.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'markdown', version: 1, text } });
  for (let at = 0; at < KEYSTROKES; at += 1) {
    const start = { line: Math.floor((lines * at) / KEYSTROKES), character: 0 };
    const contentChanges = [{ range: { start, end: start }, text: 'x' }];
    server.tell('textDocument/didChange', { textDocument: { uri, version: at + 2 }, contentChanges });
    const started = performance.now();
    const ofDocument = OF_A_DOCUMENT.map((asked) => server.ask(`textDocument/${asked}`, { textDocument }));
    const hover = server.ask('textDocument/hover', { textDocument, position: { ...start, character: 12 } });
    await Promise.all([...ofDocument, hover.then(() => times.push(performance.now() - started))]);
  }
  server.tell('textDocument/didClose', { textDocument });
  const [opened, ...edited] = times;
  row(
    `the first hover in a draft of ${DRAFT / 1_000}k characters, just opened, all else asked too, ms`,
    opened!.toFixed(0),
  );
  row(`${edited.length} hovers right after an edit of it, likewise`, told(edited));
}

/** How soon the index that serves has what was saved. */
export async function editing({ server, statutes, seed, row }: Run): Promise<void> {
  let count = 0;
  const edit = async ({ file }: Statute): Promise<Took> => {
    // What follows from the edit before is done.
    await server.rest();
    await server.show(file);
    await delay(TYPED);
    count += 1;
    const took = await server.edit(file, `\n\nEin neuer Satz, der ${count} heißt.\n`);
    server.hide(file);
    return took;
  };
  const each = ({ file, size }: Statute): string =>
    `edit of ${basename(dirname(file))} (${(size / 1024).toFixed(0)} KB), ms`;
  const inWords = ({ wall, processor }: Took): string => `${wall.toFixed(0)} (processor ${processor.toFixed(0)})`;
  const several = async (chosen: readonly Statute[], which: string): Promise<void> => {
    const times: Took[] = [];
    for (const statute of chosen) {
      const took = await edit(statute);
      times.push(took);
      row(each(statute), inWords(took));
    }
    const of = (part: keyof Took): string => median(times.map((took) => took[part]));
    row(`${chosen.length} edits of ${which}, median, ms`, `${of('wall')} (processor ${of('processor')})`);
  };
  const at = (share: number): Statute => statutes[Math.min(statutes.length - 1, Math.floor(statutes.length * share))]!;
  await several(drawn(statutes, DRAWN, seed), `statutes drawn with seed ${seed}`);
  await several(OF_A_SIZE.map(at), 'statutes of the median size, the 90th and the 99th percentile');
  await several(Array<Statute>(LARGEST).fill(statutes.at(-1)!), 'the largest statute');
  row('resident after the edits, MB', (await server.memory()).toFixed(0));
}
