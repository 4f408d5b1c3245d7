import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHere } from '../../../../src/renumber';
import { StatuteReader } from '../../../../src/server/features/renumber';
import { buildWorkerFile } from '../../indexing/build/buildWorkerFile';

const LAW = `# Lamp Act\n\n${Array.from({ length: 300 }, (_, at) => `### Section ${at + 1}. Lamps\n\nA lamp is lit.\n\n`).join('')}`;

describe('server/features/statuteReader', () => {
  let folder: string;
  let worker: string;
  let reader: StatuteReader;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-statutes-'));
    worker = await buildWorkerFile(folder);
  });
  afterEach(() => reader.dispose());
  after(() => rm(folder, { recursive: true }));

  it('reads the same in a thread of its own as here, texts that were asked for together too', async () => {
    reader = new StatuteReader(worker);
    const texts = [LAW, LAW.replaceAll('lit', 'dark'), '# Gate Act\n\n### Section 1. Gates\n\nA gate is shut.\n'];
    const read = await Promise.all(texts.map((text) => reader.read('/law/lamp.md', text)));
    assert.deepEqual(read, await Promise.all(texts.map((text) => readHere('/law/lamp.md', text))));
    assert.deepEqual(
      read.map(([document]) => document?.provisions.length),
      [300, 300, 1],
    );
  });

  it('lets this thread go on while it reads', async () => {
    reader = new StatuteReader(worker);
    let turns = 0;
    let isRead = false;
    const reading = reader.read('/law/lamp.md', LAW).then(() => (isRead = true));
    while (!isRead) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await reading;
    assert.ok(turns > 10, `${turns} turns`);
  });

  it('reads here where there is no such thread, or it dies', async () => {
    const dying = join(folder, 'dying.js');
    await writeFile(dying, 'process.exit(3);');
    for (const file of [join(folder, 'nowhere.js'), dying]) {
      reader = new StatuteReader(file);
      assert.deepEqual(await reader.read('/law/lamp.md', LAW), await readHere('/law/lamp.md', LAW));
      reader.dispose();
    }
  });
});
