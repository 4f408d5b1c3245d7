import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const LAW = '# Lamp Act\n\n### Section 1. Lighting\n\nA lamp is lit at dusk by the keeper of its lighthouse.\n';

describe('cli/construct', () => {
  let folder: string;
  let server: Server;
  let says: object;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-construct-'));
    await writeFile(join(folder, 'lamp.md'), LAW);
    server = createServer((request, response) => {
      request.resume().on('end', () => {
        const message = { content: JSON.stringify(says) };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    const written = { background: 'Ann has a lighthouse.', question: 'Who lights it?', answer: 'She does.' };
    says = { ...written, reason: 'so', answerable: true, right: true };
  });
  after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const constructed = (...options: readonly string[]): Promise<Ran> =>
    ranCli([
      'construct',
      ...['--corpus', join(folder, 'lamp.md'), '--index-dir', join(folder, 'index'), '--hops', '1'],
      ...['--llm', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, '--model', 'tiny'],
      ...options,
    ]);

  it('adds the questions to the data set, unreviewed, and evaluate says so', async () => {
    const file = join(folder, 'questions.jsonl');
    await writeFile(file, '{"id": "q-1", "question": "When?", "gold": ["lamp-act/sec_1"]}');
    const { exit, stdout } = await constructed('--out', file);
    assert.deepEqual([exit, /^1 question written to .*, unreviewed\.\n$/u.test(stdout)], [0, true]);
    const [before, row, end] = (await readFile(file, 'utf8')).split('\n');
    assert.match(before!, /"When\?"/u);
    const { id, gold, reviewed } = JSON.parse(row!) as Record<string, unknown>;
    assert.deepEqual([id, gold, reviewed, end], ['q-2', ['lamp-act/sec_1'], false, '']);
    const corpus = ['--corpus', join(folder, 'lamp.md'), '--index-dir', join(folder, 'index'), '--strategy', 'bm25'];
    const whole = await ranCli(['evaluate', file, ...corpus, '--json']);
    assert.equal((JSON.parse(whole.stdout) as { n: number }).n, 2);
    assert.match(whole.stderr, /1 of 2 questions are unreviewed/u);
    const reviewedOnes = await ranCli(['evaluate', file, ...corpus, '--reviewed', '--json']);
    assert.equal((JSON.parse(reviewedOnes.stdout) as { n: number }).n, 1);
  });

  it('fails, says why and leaves the file alone where nothing could be written', async () => {
    says = { reply: 'Sure!' };
    const file = join(folder, 'none.jsonl');
    const { exit, stdout, stderr } = await constructed('--out', file);
    assert.equal(exit, 1);
    assert.match(stdout, /1 left out: a reply could not be read\./u);
    assert.match(stderr, /No question could be written\. The reply of the model cannot be read/u);
    await assert.rejects(readFile(file), /ENOENT/u);
  });

  it('says what it needs', async () => {
    const without = await ranCli(['construct', '--corpus', folder, '--out', 'q.jsonl']);
    const noFile = await constructed();
    const deep = await constructed('--out', 'q.jsonl', '--hops', '6');
    assert.deepEqual([without.exit, noFile.exit, deep.exit], [2, 2, 2]);
    assert.match(without.stderr, /--llm URL/u);
    assert.match(noFile.stderr, /--out FILE\.jsonl/u);
    assert.match(deep.stderr, /--hops takes a whole number from 1 to 5/u);
  });
});
