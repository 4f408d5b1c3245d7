import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openEncoder, OnnxHost, type ModelManifest } from '../../../../src/backends';
import type { OnnxEncoder } from '../../../../src/backends/onnx/onnxEncoder';
import { sharedData } from '../../support/sharedData';
import { bundleProcess, temporaryFolder, type TemporaryFolder } from './processScript';

/** What the model card says; the folder itself is bare. */
const BGE: Partial<ModelManifest> = {
  pooling: 'cls',
  queryPrefix: 'Represent this sentence for searching relevant passages: ',
  dimensions: 384,
  maxTokens: 512,
  languages: ['en'],
};

const PASSAGES = [
  'A lamp shall be lit at dusk and put out at dawn.',
  'Lights must be switched on at nightfall and turned off at sunrise.',
  'The director may issue shares of the company against payment in cash.',
  'Shares can be allotted by the board for money.',
];

function cosine(vectors: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let at = 0; at < 384; at += 1) sum += vectors[a * 384 + at]! * vectors[b * 384 + at]!;
  return sum;
}

describe('backends/onnx with bge-small-en', function () {
  this.timeout(120_000);
  let temporary: TemporaryFolder | undefined;
  let host: OnnxHost | undefined;
  let folder: string;
  let encoder: OnnxEncoder;
  before(async function () {
    folder = dirname(sharedData(this, '../models/bge-small-en-v15-q/model.onnx'));
    temporary = await temporaryFolder();
    host = new OnnxHost({ script: await bundleProcess(temporary.folder) });
    encoder = await openEncoder(folder, host, BGE);
  });
  after(async () => {
    host?.dispose();
    await temporary?.remove();
  });

  it('puts passages of one meaning nearer than others, in vectors of length 1', async () => {
    const vectors = await encoder.encode(PASSAGES, 'passage');
    for (const at of PASSAGES.keys()) assert.ok(Math.abs(cosine(vectors, at, at) - 1) < 1e-5);
    const unrelated = Math.max(...[0, 1].flatMap((lamp) => [2, 3].map((share) => cosine(vectors, lamp, share))));
    assert.ok(cosine(vectors, 0, 1) > unrelated, 'lamps');
    assert.ok(cosine(vectors, 2, 3) > unrelated, 'shares');
  });

  it('encodes a query with its prefix', async () => {
    const query = await encoder.encode(['lamps'], 'query');
    const prefixed = await encoder.encode([`${BGE.queryPrefix}lamps`], 'passage');
    assert.deepEqual(query, prefixed);
    assert.notDeepEqual(query, await encoder.encode(['lamps'], 'passage'));
  });

  it('gives a text the same vector alone and among texts of other lengths', async () => {
    const texts = [...PASSAGES, 'Lamps', PASSAGES.join(' ').repeat(3)];
    const together = await encoder.encode(texts, 'passage');
    for (const [at, text] of texts.entries()) {
      const alone = await encoder.encode([text], 'passage');
      const gap = Math.max(...alone.map((value, i) => Math.abs(value - together[at * 384 + i]!)));
      assert.ok(gap < 1e-3, `text ${at} differs by ${gap}`);
    }
  });

  it('knows by its tokenizer alone that it does not read Korean', async () => {
    const bare = await openEncoder(folder, host!);
    assert.deepEqual([bare.dimensions, bare.supports('ko'), bare.supports('en')], [384, false, true]);
    assert.equal(encoder.supports('ko'), false);
  });

  it('goes on in a new process when its process is killed in the middle of an encoding', async () => {
    // Long enough that no machine is done with them when the process is killed.
    const texts = Array.from({ length: 40 }, (_, at) => `${PASSAGES.join(' ').repeat(6)} Number ${at}.`);
    const expected = await encoder.encode(texts, 'passage');
    const killed = host!.pid!;
    const again = encoder.encode(texts, 'passage');
    await delay(100);
    process.kill(killed, 'SIGKILL');
    assert.deepEqual(await again, expected);
    assert.notEqual(host!.pid, killed);
  });

  it('stops between two batches when it is told to', async () => {
    const controller = new AbortController();
    const long = PASSAGES.join(' ').repeat(10);
    const encoding = encoder.encode(
      Array.from({ length: 400 }, () => long),
      'passage',
      controller.signal,
    );
    await delay(50);
    controller.abort();
    await assert.rejects(encoding, { name: 'AbortError' });
    await encoder.encode(['lamps'], 'query');
  }).timeout(20_000); // What nobody waits for any more takes longer.
});
