/**
 * All strategies in one command: `npm run bench:strategies -- [--data DIR] [--limit N] [--out DIR]`. Puts the questions of KoBLEX
 * to every strategy that does without an encoder, with the scripted model of the tests behind a server: what is measured is that
 * each comes to its end, what it asks and how long our part of it takes. Figures of strategies with that model say nothing: it
 * knows no law.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ScriptedServer } from '../unit/support/scriptedServer';

const ROOT = resolve(__dirname, '../..');
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(ROOT, '../shared/data') },
    limit: { type: 'string' },
    out: { type: 'string' },
  },
});

void (async () => {
  const folder = join(values.data, 'koblex');
  if (!existsSync(folder))
    throw new Error(`There is nothing at ${folder}: name the folder of the data sets with --data.`);
  const server = new ScriptedServer();
  const url = await server.open();
  const args = [
    ...['evaluate', join(folder, 'questions.jsonl'), '--corpus', join(folder, 'statutes.jsonl'), '--strategy', 'all'],
    ...['--llm', url, '--model', 'scripted'],
    ...(values.limit === undefined ? [] : ['--limit', values.limit]),
    ...(values.out === undefined ? [] : ['--out', values.out]),
  ];
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli.js'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = await new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)));
  await server.close();
  console.log(`${server.requests} requests`);
})().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
