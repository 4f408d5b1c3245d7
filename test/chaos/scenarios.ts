import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { tinyEncoderGraph, writeModel, WORDS } from '../unit/backends/onnx/tinyModels';
import { FileServer } from '../unit/backends/download/fileServer';
import { bundledProgram } from '../unit/support/bundled';
import { ScriptedServer } from '../unit/support/scriptedServer';
import { serverScenario } from './editing';
import { hashOf, namesIn, outputOf, started, type Scenario } from './kills';
import { dataset, writeLaw } from './law';

const ROOT = resolve(__dirname, '../..');
const QUESTION = 'Which fee does the master of a vessel pay for berth 7-12?';

/** Where the program lies; known once {@link openProgram} has resolved. */
let program = '';
export async function openProgram(): Promise<void> {
  program = await bundledProgram();
  // What is not bundled is found beside it.
  const modules = join(program, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'junction');
}

const cli = (...args: string[]): string[] => [join(program, 'cli.js'), ...args];
const lawIn = (folder: string): string => join(folder, 'law');
const indexIn = (folder: string): string => join(folder, 'index');

/** What a command answers, without times and places, which differ. */
async function answer(folder: string, ...args: string[]): Promise<string> {
  const said = JSON.parse(await outputOf(cli(...args, '--json'))) as Record<string, unknown>;
  return JSON.stringify(said, (key, value: unknown) =>
    ['elapsedMs', 'snapshotBytes', 'ms', 'trace'].includes(key) ? undefined : value,
  ).replaceAll(folder, '');
}

const indexing: Scenario = {
  name: 'index',
  prepare: (folder) => {
    writeLaw(lawIn(folder));
    mkdirSync(indexIn(folder));
  },
  writes: indexIn,
  start: (folder) => ({ child: started(cli('index', lawIn(folder), '--index-dir', indexIn(folder), '--json')) }),
  finish: async (folder) => {
    const corpus = ['--corpus', lawIn(folder), '--index-dir', indexIn(folder)];
    return (await answer(folder, 'search', QUESTION, ...corpus, '-k', '50')) + lawOf(folder);
  },
};

/** The law is what it was. */
const lawOf = (folder: string): string =>
  namesIn(lawIn(folder))
    .map((name) => `${name} ${hashOf(join(lawIn(folder), name))}`)
    .join('\n');

/** An encoder that knows ten words, which the law is written in; what it gives is what the file must hold. */
const ENCODED = 'tiny';
const encoding: Scenario = {
  name: 'encoding',
  missing: () => {
    try {
      require.resolve('onnxruntime-node');
      return undefined;
    } catch {
      return 'onnxruntime-node is not installed';
    }
  },
  prepare: async (folder) => {
    mkdirSync(lawIn(folder));
    for (let act = 0; act < 12; act += 1) writeFileSync(join(lawIn(folder), `lamp-${act}.md`), lampAct(act));
    await writeModel(folder, ENCODED, tinyEncoderGraph(), { kind: 'encoder', pooling: 'mean' });
    await outputOf(cli('index', lawIn(folder), '--index-dir', indexIn(folder), '--json'));
  },
  writes: indexIn,
  start: (folder) => {
    // From the start, as with another model.
    for (const name of namesIn(indexIn(folder))) if (name.startsWith('vectors')) rmSync(join(indexIn(folder), name));
    const encoder = ['--encoder', join(folder, ENCODED)];
    return {
      child: started(
        cli('search', 'red lamp', '--corpus', lawIn(folder), '--index-dir', indexIn(folder), ...encoder, '--json'),
      ),
    };
  },
  finish: async (folder) => {
    const corpus = ['--corpus', lawIn(folder), '--index-dir', indexIn(folder), '--encoder', join(folder, ENCODED)];
    return answer(folder, 'search', 'red lamp', ...corpus, '--strategy', 'dense', '-k', '30');
  },
};

function lampAct(act: number): string {
  const words = WORDS.slice(4);
  const sections = Array.from({ length: 120 }, (_, at) => {
    const text = Array.from({ length: 12 }, (__, n) => words[(at * (n + 3) + act * 5 + n) % words.length]).join(' ');
    return `### Section ${at + 1}. Lamp\n\n(1) ${text} ${act} ${at}.\n`;
  });
  return `# Lamp ${act} Act 1990\n\n${sections.join('\n')}`;
}

const evaluation: Scenario = {
  name: 'evaluation',
  prepare: async (folder) => {
    writeLaw(lawIn(folder), 20);
    writeFileSync(join(folder, 'questions.jsonl'), dataset(60));
    await outputOf(evaluationOf(folder, '--limit', '1'));
  },
  writes: (folder) => join(folder, 'out'),
  start: (folder) => ({ child: started(evaluationOf(folder)) }),
  finish: async (folder) => {
    const { metrics, n, items } = JSON.parse(await outputOf(evaluationOf(folder))) as Record<string, unknown>;
    return JSON.stringify({ n, metrics, items });
  },
};

const evaluationOf = (folder: string, ...more: string[]): string[] => asked(folder, '--strategy', 'ask', ...more);
const asked = (folder: string, ...more: string[]): string[] =>
  cli(
    ...['evaluate', join(folder, 'questions.jsonl'), '--corpus', lawIn(folder), '--index-dir', indexIn(folder)],
    ...['--out', join(folder, 'out'), '--json', ...more],
  );

/** Several strategies with a language model, several questions at a time; replies are kept beside the runs. */
const model = new ScriptedServer(5);
let address = '';
const severalOf = (folder: string): string[] =>
  asked(
    folder,
    ...['--strategy', 'bm25,self-ask,flare', '--concurrency', '4', '--limit', '30'],
    ...['--llm', address, '--model', 'scripted'],
  );
const concurrentEvaluation: Scenario = {
  name: 'concurrent-evaluation',
  open: async () => {
    address = await model.open();
    return () => model.close();
  },
  prepare: async (folder) => {
    writeLaw(lawIn(folder), 20);
    writeFileSync(join(folder, 'questions.jsonl'), dataset(60));
    await outputOf(cli('index', lawIn(folder), '--index-dir', indexIn(folder), '--json'));
    mkdirSync(join(folder, 'out'));
  },
  writes: (folder) => join(folder, 'out'),
  start: (folder) => ({ child: started(severalOf(folder)) }),
  finish: async (folder) => {
    const { runs } = JSON.parse(await outputOf(severalOf(folder))) as { runs: readonly Record<string, unknown>[] };
    return JSON.stringify(runs.map(({ strategy, metrics, usage, items }) => ({ strategy, metrics, usage, items })));
  },
};

/** What is sent at once, in bytes, and how long the server waits before it sends more, in milliseconds. */
const PIECE = 64_000;
const PAUSE = 8;

/** A server that sends slowly, from this process, and a script that downloads from it. */
const server = new FileServer();
let script = '';
const download: Scenario = {
  name: 'download',
  open: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proviso-chaos-script-'));
    script = join(folder, 'downloadOnce.js');
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['test/chaos/downloadOnce.ts'],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
    for (const [name, size] of Object.entries({ 'config.json': 0.01, 'tokenizer.json': 1, 'model.onnx': 3 })) {
      server.files.set(`/harbour-model/${name}`, Buffer.alloc(size * 1_000_000, `${name} `));
    }
    server.scene = ({ method, headers, url = '' }, response) => {
      const file = server.files.get(url);
      if (method !== 'GET' || file === undefined) return false;
      const from = Number(/^bytes=(\d+)-$/u.exec(headers.range ?? '')?.[1] ?? 0);
      if (from >= file.length) return false;
      response.writeHead(from > 0 ? 206 : 200, {
        'content-length': file.length - from,
        etag: `"${url}"`,
        ...(from > 0 && { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }),
      });
      void (async () => {
        for (let at = from; at < file.length && !response.destroyed; at += PIECE) {
          response.write(file.subarray(at, at + PIECE));
          await delay(PAUSE);
        }
        response.end();
      })();
      return true;
    };
    await server.open();
    return async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    };
  },
  prepare: () => undefined,
  writes: (folder) => folder,
  start: (folder) => ({ child: started([script, `${server.url}/harbour-model/`, folder]) }),
  finish: async (folder) => {
    const said = await outputOf([script, `${server.url}/harbour-model/`, folder]);
    return [said, ...namesIn(folder).map((name) => `${name} ${hashOf(join(folder, name))}`)].join('\n');
  },
};

/** Everything that is killed. */
export const SCENARIOS: readonly Scenario[] = [
  indexing,
  serverScenario(() => join(program, 'server.js')),
  encoding,
  evaluation,
  concurrentEvaluation,
  download,
];
