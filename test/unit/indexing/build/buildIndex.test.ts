import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundFile } from '../../../../src/files';
import { buildIndex } from '../../../../src/indexing';
import { toSnapshot } from '../../../../src/indexing/snapshot/indexSnapshot';
import { toEnd } from '../../../../src/turns';
import type { BuildPlan } from '../../../../src/indexing/build/buildIndex';
import type { PackedIndex } from '../../../../src/search';
import { drain } from '../../support/indexOf';
import { buildWorkerFile } from './buildWorkerFile';

/** Acts that cite each other both ways, in three languages; two files hold the same act, one file is no text. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  // What others call "Hafensicherheitsgesetz": only its abbreviation recalls it.
  'anker.md': `---
jurabk: HaSiG
---

# Gesetz über die Sicherheit in den Häfen

${[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `## § ${number} Regel ${number}\n\nDer Anker liegt.\n`).join('\n')}`,
  'boje.md': `# Bojenordnung

${[1, 2, 3, 4, 5, 6, 7].map((number) => `## § ${number} Boje ${number}\n\nNach § ${number} des Hafensicherheitsgesetzes.\n`).join('\n')}`,
  'bell.md': `# Bell Act 1991

### Section 1. Bells

(1) A bell is rung at noon. The keeper under section 2 of the Lamp Act 1990 may ring it.

(2) A bell under subsection (1) is of bronze.
`,
  'bell-copy.md': `# Bell Act 1991

### Section 1. Bells

(1) A bell is rung at noon.

### Section 2. Copies

A copy of section 1 hangs in the hall. 
`,
  'binary.md': Uint8Array.of(0, 1, 2, 0, 4, 5, 6),
  'glocke.md': `# Glockengesetz

## § 1 Läuten

(1) Die Glocke läutet nach § 2 Absatz 1 am Mittag.

## § 2 Ausnahmen

(1) Straßenglocken sind von § 1 ausgenommen.
`,
  'lamp.md': `# Lamp Act 1990

### Section 1. Lamps

(1) A lamp is lit at dusk.

### Section 2. Keepers

A keeper lights the lamps of section 1(1) and rings the bell of section 1 of the Bell Act 1991.
`,
  '등대법.md': `# 등대법

## 제1조(목적)

이 법은 등대의 관리에 관한 사항을 정한다.

## 제2조(점등)

① 등대는 제1조에 따라 점등한다.

② 제1항의 등대는 붉은 등으로 한다.
`,
};

describe('indexing/buildIndex', () => {
  let folder: string;
  let workerFile: string;
  let files: FoundFile[];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-build-'));
    workerFile = await buildWorkerFile(folder);
    files = [];
    for (const [name, content] of Object.entries(FILES)) {
      const file = join(folder, name);
      await writeFile(file, content);
      const { size, mtimeMs, ctimeMs } = await stat(file);
      files.push({ file, size, mtimeMs, ctimeMs, isLaw: true });
    }
    files.push({ file: join(folder, 'gone.md'), size: 9, mtimeMs: 0, ctimeMs: 0 });
  });
  after(() => rm(folder, { recursive: true }));

  const plan = (more: Partial<BuildPlan>): BuildPlan => ({ threads: 0, partBytes: 64, workerFile, ...more });
  const build = async (more: Partial<BuildPlan>): Promise<PackedIndex> =>
    (await drain(buildIndex(files, [], undefined, plan(more)))).result.index;

  it('builds the same index in threads as on one, byte for byte, however the corpus is cut', async () => {
    const alone = await build({ threads: 0 });
    assert.equal(alone.statistics.acts, 7);
    assert.ok(alone.statistics.citations.resolved >= 7, `${alone.statistics.citations.resolved} resolved`);
    assert.deepEqual(
      alone.problems.map(({ file }) => file),
      ['binary.md', 'gone.md', 'bell-copy.md', 'bell-copy.md'].map((name) => join(folder, name)),
    );
    for (const [threads, partBytes] of [
      [1, 1 << 20],
      [2, 64],
      [3, 300],
    ] as const) {
      const apart = await build({ threads, partBytes });
      assert.deepEqual(
        toEnd(toSnapshot(apart, files)),
        toEnd(toSnapshot(alone, files)),
        `${threads} threads, ${partBytes} bytes`,
      );
    }
  });

  it('learns what acts are called by those who cite them, and cites these again', async () => {
    const { corpus, graph, statistics } = await build({ threads: 0 });
    assert.deepEqual(
      corpus.acts.flatMap(({ key, citedAs = [] }) => citedAs.map((name) => `${key}: ${name}`)),
      ['hasig: Hafensicherheitsgesetzes'],
    );
    const [source] = graph.citedBy(corpus.ordinal('hasig/sec_3')!);
    assert.equal(corpus.id(source!), 'bojenordnung/sec_3');
    assert.equal(statistics.citations.byOutcome['act-not-in-corpus'], 0);
  });

  it('reports progress of every phase up to its end, in threads too', async () => {
    const { events } = await drain(buildIndex(files, [], undefined, plan({ threads: 2 })));
    assert.deepEqual([...new Set(events.map(({ phase }) => phase))], ['read', 'cite', 'build']);
    for (const phase of ['read', 'cite', 'build']) {
      const steps = events.filter((event) => event.phase === phase);
      assert.deepEqual(
        steps.map(({ done }) => done),
        steps.map(({ done }) => done).sort((a, b) => a - b),
      );
      assert.equal(steps.at(-1)!.done, steps.at(-1)!.total);
    }
  });

  it('counts provisions as the index itself counts them', async () => {
    for (const threads of [0, 2]) {
      const {
        events,
        result: { index },
      } = await drain(buildIndex(files, [], undefined, plan({ threads })));
      const { provisions } = index.statistics;
      assert.ok(index.corpus.size > provisions, 'there are units without text of their own');
      for (const { phase, total, done } of events) {
        if (phase === 'read') assert.equal(total, files.length);
        else assert.ok(total === provisions && done <= provisions, `${phase}: ${done} of ${total}`);
      }
    }
  });

  it('stops with the reason of the signal while threads work, and leaves none behind', async () => {
    const idle = join(folder, 'idle.js');
    await writeFile(idle, "require('node:worker_threads').parentPort.on('message', () => {});");
    const controller = new AbortController();
    const running = buildIndex(files, [], controller.signal, plan({ threads: 2, workerFile: idle }));
    await running.next();
    const step = running.next();
    controller.abort(new Error('enough'));
    await assert.rejects(step, /enough/);
  });

  for (const [what, script] of [
    ['cannot start', "throw new Error('no');"],
    ['die at work', "require('node:worker_threads').parentPort.on('message', () => process.exit(3));"],
    [
      'fail at a task',
      "const { parentPort } = require('node:worker_threads');" +
        "parentPort.on('message', () => parentPort.postMessage({ failure: 'no' }));",
    ],
  ] as const) {
    it(`does the work on its own thread where threads ${what}`, async () => {
      const broken = join(folder, 'broken.js');
      await writeFile(broken, script);
      assert.equal((await build({ threads: 2, workerFile: broken })).statistics.acts, 7);
    });
  }
});
