import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ranCli, type Ran } from '../support/ranCli';

const RUBRIC = { order: 'The keeper pays 10 crowns.', issues: [{ issue: 'Is the fine due?', conclusion: 'Yes.' }] };

describe('cli/score', () => {
  let folder: string;
  let server: Server;
  let treatment = 'correct';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-score-'));
    await writeFile(join(folder, 'rubric.json'), JSON.stringify(RUBRIC));
    await writeFile(join(folder, 'text.md'), 'The fine is due. The keeper pays 9 crowns.\n');
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const said = body.includes('<issue>') ? { treatment } : { correct: false };
        const message = { content: JSON.stringify({ reason: 'so', ...said }) };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const scored = (...options: readonly string[]): Promise<Ran> =>
    ranCli(['score', join(folder, 'text.md'), '--rubric', join(folder, 'rubric.json'), ...options]);
  const model = (): string[] => [
    '--llm',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    '--model',
    'tiny',
  ];

  it('gives the score as JSON and exits with 0, whatever the score', async () => {
    treatment = 'correct';
    const { exit, stdout } = await scored(...model(), '--json');
    const { score, order, coverage, correctness } = JSON.parse(stdout) as Record<string, number>;
    assert.deepEqual([exit, score, order, coverage, correctness], [0, 5, 0, 2, 3]);
  });

  it('exits with 1 and gives no score where a part is unjudged', async () => {
    treatment = 'somewhat';
    const { exit, stdout, stderr } = await scored(...model(), '--json');
    assert.deepEqual([exit, 'score' in (JSON.parse(stdout) as object)], [1, false]);
    assert.match(stderr, /No score: 1 of 2 judgements/u);
  });

  it('says what it needs: a model, a rubric', async () => {
    const withoutModel = await scored();
    assert.deepEqual([withoutModel.exit, /--llm URL --model NAME/u.test(withoutModel.stderr)], [2, true]);
    const withoutRubric = await ranCli(['score', join(folder, 'text.md'), ...model()]);
    assert.deepEqual([withoutRubric.exit, /--rubric FILE is missing/u.test(withoutRubric.stderr)], [2, true]);
  });

  it('says what is wrong with a rubric or a text', async () => {
    await writeFile(join(folder, 'broken.json'), '{"order": "x", "issues": [{}]}');
    await writeFile(join(folder, 'empty.md'), ' \n');
    const broken = await ranCli([
      'score',
      join(folder, 'text.md'),
      '--rubric',
      join(folder, 'broken.json'),
      ...model(),
    ]);
    assert.deepEqual([broken.exit, /issues\[0\]\.issue is no text/u.test(broken.stderr)], [1, true]);
    const empty = await ranCli([
      'score',
      join(folder, 'empty.md'),
      '--rubric',
      join(folder, 'rubric.json'),
      ...model(),
    ]);
    assert.deepEqual([empty.exit, /holds no text/u.test(empty.stderr)], [1, true]);
    const lost = await ranCli(['score', join(folder, 'lost.md'), '--rubric', join(folder, 'rubric.json'), ...model()]);
    assert.equal(lost.exit, 1);
  });
});
