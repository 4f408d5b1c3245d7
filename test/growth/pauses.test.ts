import assert from 'node:assert/strict';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { docx, p } from '../unit/support/docx';
import { bundledProgram } from '../unit/support/bundled';
import { SHAPES, type Shape } from './shapes';
import { AT_THE_ENDS, MESSAGES, type Scene } from './watched/messages';
import { Watched, type Opened } from './watched/watched';
import { slowness } from './watched/yardstick';

/** How many things a shape has; of ten times as many some messages still take longer. */
const SIZE = 500;
/** The longest that the server's thread may work at a stretch, in milliseconds of processor time of a machine as in `watched/yardstick.ts`. */
const LONGEST = 50;

const CITING = 'See section 1 of the Harbour Act 1990.\n';

/** The bundle of the watched server, beside those of the program. */
async function watchedProgram(): Promise<string> {
  const outfile = join(await bundledProgram(), 'watchedServer.js');
  await build({
    entryPoints: [resolve(import.meta.dirname, 'watched/watchedServer.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['onnxruntime-node'],
    mainFields: ['module', 'main'],
    logLevel: 'error',
  });
  return outfile;
}

/** Opens a server on the law of a shape; its documents are open once the first of {@link MESSAGES} is sent. */
async function sceneOf(shape: Shape, folder: string): Promise<Scene> {
  const files = Object.entries(shape.files(SIZE));
  await mkdir(join(folder, 'law'), { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, 'law', name), text);
  const draft = shape.draft?.(SIZE) ?? CITING;
  const dataset = join(folder, 'questions.jsonl');
  await writeFile(dataset, `${JSON.stringify({ id: 'one', question: 'Which fee is due?', gold: [] })}\n`);
  const word = join(folder, 'memo.docx');
  await writeFile(word, docx({ body: draft.split('\n').map((line) => p(line === '' ? ' ' : line)).join('') })); // prettier-ignore
  const [name, text] = files[0]!;
  const file = join(folder, 'law', name);
  const open = (path: string, content: string): Opened => ({
    uri: pathToFileURL(path).href,
    languageId: 'markdown',
    version: 1,
    text: content,
  });
  const server = new Watched(await watchedProgram());
  return {
    server,
    draft: open(join(folder, 'law', 'memo.md'), draft),
    statute: open(file, text),
    file,
    dataset,
    docx: pathToFileURL(word).href,
    provision: '',
  };
}

describe('pauses of the server', function () {
  this.timeout(300_000);
  // What holds the thread does so each time; what else goes on on the machine does not come back.
  this.retries(2);

  for (const shape of SHAPES) {
    it(`no message holds the thread for more than ${LONGEST} ms with ${shape.name} open`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'proviso-pauses-'));
      const scene = await sceneOf(shape, folder);
      const { server } = scene;
      try {
        const took: Record<string, number> = {};
        took['initialized'] = await server.during(() => server.open(join(folder, 'law'), join(folder, 'index')));
        const [first] = await server.ask<{ id: string }[]>('proviso/find', { query: '1', limit: 1 });
        const opened = { ...scene, provision: first?.id ?? '' };
        const registered = (await server.registered()).filter((name) => !AT_THE_ENDS.includes(name));
        assert.deepEqual(
          registered.filter((name) => !(name in MESSAGES)),
          [],
          'messages that this test does not send',
        );
        for (const [name, send] of Object.entries(MESSAGES)) {
          if (!registered.includes(name)) continue;
          took[name] = await server.during(() => send(opened));
        }
        took['shutdown'] = await server.during(() => server.ask('shutdown'));
        const limit = LONGEST * slowness();
        const long = Object.entries(took).filter(([, ms]) => ms > limit);
        assert.deepEqual(Object.fromEntries(long.map(([name, ms]) => [name, Math.round(ms)])), {});
      } finally {
        server.kill();
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
});
