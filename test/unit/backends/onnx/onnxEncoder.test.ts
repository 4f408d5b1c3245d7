import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageRefusal, ModelUnavailableError } from '../../../../src/models';
import { openEncoder, OnnxHost } from '../../../../src/backends';
import type { OnnxEncoder } from '../../../../src/backends/onnx/onnxEncoder';
import { FLOAT, valueInfo } from './onnxGraph';
import { bundleProcess, temporaryFolder, type TemporaryFolder } from './processScript';
import { tinyEncoderGraph, writeModel } from './tinyModels';

const refusedWith = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ModelUnavailableError);
  assert.match(error.message, message);
  return true;
};

describe('backends/onnx/onnxEncoder', function () {
  this.timeout(60_000);
  let temporary: TemporaryFolder;
  let host: OnnxHost;
  before(async () => {
    temporary = await temporaryFolder();
    host = new OnnxHost({ script: await bundleProcess(temporary.folder), threads: 1 });
  });
  after(async () => {
    host.dispose();
    await temporary.remove();
  });

  const open = async (name: string, manifest: object, outputName?: string): Promise<OnnxEncoder> =>
    openEncoder(await writeModel(temporary.folder, name, tinyEncoderGraph(outputName), manifest), host);

  const rows = (vectors: Float32Array): number[][] =>
    Array.from({ length: vectors.length / 3 }, (_, row) =>
      [...vectors.subarray(row * 3, row * 3 + 3)].map((value) => Math.round(value * 1e4) / 1e4),
    );

  it('pools by the first token: that of every text is [CLS], whose vector is [1, 0, 0]', async () => {
    const encoder = await open('cls', { pooling: 'cls' });
    assert.deepEqual(rows(await encoder.encode(['lamp', 'red lamp'], 'passage')), [
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('pools by the mean of the tokens without padding, scaled to length 1, in the order of the texts', async () => {
    const encoder = await open('mean', { pooling: 'mean' });
    // [CLS] + lamp = [1, 3, 4], of length sqrt(26); with red too [1, 3, 13], of length sqrt(179); alone [1, 0, 0].
    const expected = [
      [1 / Math.sqrt(179), 3 / Math.sqrt(179), 13 / Math.sqrt(179)],
      [1, 0, 0],
      [1 / Math.sqrt(26), 3 / Math.sqrt(26), 4 / Math.sqrt(26)],
    ].map((row) => row.map((value) => Math.round(value * 1e4) / 1e4));
    assert.deepEqual(rows(await encoder.encode(['red lamp', '', 'lamp'], 'passage')), expected);
    assert.equal(encoder.dimensions, 3, 'found out from the model');
  });

  it('puts the prefix of its kind before a text', async () => {
    const encoder = await open('prefixed', { queryPrefix: 'lamp ', passagePrefix: 'red ' });
    const plain = await open('plain', {});
    assert.deepEqual(await encoder.encode(['bell'], 'query'), await plain.encode(['lamp bell'], 'passage'));
    assert.deepEqual(await encoder.encode(['bell'], 'passage'), await plain.encode(['red bell'], 'query'));
  });

  it('cuts a text to the longest input, and keeps the closing token', async () => {
    const encoder = await open('short', { maxTokens: 8 });
    const sixBells = 'bell '.repeat(6);
    // Eight tokens are [CLS], six words and [SEP]: a seventh word has no part in the vector, a sixth has.
    assert.deepEqual(
      await encoder.encode([`${sixBells} lamp`], 'passage'),
      await encoder.encode([sixBells], 'passage'),
    );
    assert.notDeepEqual(
      await encoder.encode([`${'bell '.repeat(5)} lamp`], 'passage'),
      await encoder.encode([sixBells], 'passage'),
    );
  });

  it('encodes more texts than go into one call, each as it is alone', async () => {
    const encoder = await open('many', {});
    const texts = Array.from({ length: 150 }, (_, at) => `${'lamp '.repeat(at % 7)}${'red '.repeat(at % 3)}`);
    const together = rows(await encoder.encode(texts, 'passage'));
    const alone = await Promise.all(texts.map(async (text) => rows(await encoder.encode([text], 'passage'))[0]!));
    assert.deepEqual(together, alone);
    assert.equal((await encoder.encode([], 'passage')).length, 0);
  });

  it('reads the output of sentence-transformers exports', async () => {
    const encoder = await open('exported', {}, 'token_embeddings');
    assert.deepEqual(rows(await encoder.encode(['noon'], 'passage')), [[1, 0, 0]]);
  });

  it('serves the languages that it states, else all but Korean where its tokenizer breaks Hangul up', async () => {
    const stated = await open('stated', { languages: ['en', 'ko'], dimensions: 3 });
    assert.deepEqual(
      ['en', 'en-GB', 'ko', 'de', 'und'].map((language) => stated.supports(language)),
      [true, true, true, false, true],
    );
    const silent = await open('silent', {});
    assert.deepEqual(
      ['de', 'ko'].map((language) => silent.supports(language)),
      [true, false],
    );
    assert.equal(languageRefusal(silent, 'de'), undefined);
    assert.match(languageRefusal(silent, 'ko')!, /^The model silent was not made for texts in "ko": choose one/);
  });

  it('refuses a model of another kind, and one whose vectors are not what its manifest says', async () => {
    await assert.rejects(open('cross', { kind: 'cross-encoder' }), refusedWith(/is of kind "cross-encoder": choose/));
    const encoder = await open('wrong', { dimensions: 4, languages: ['en'] });
    await assert.rejects(
      encoder.encode(['lamp'], 'query'),
      refusedWith(/^The model wrong cannot be used: it gives 3 numbers a vector, where its manifest says 4\. Choose/),
    );
  });

  it('refuses a garbage model, a graph with unknown inputs and a broken tokenizer, and serves the next model', async () => {
    const garbage = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31 + 7) % 256);
    const folder = await writeModel(temporary.folder, 'garbage', garbage, {});
    await assert.rejects(openEncoder(folder, host), refusedWith(/^The model garbage cannot be used: .*Choose another/));
    const graph = tinyEncoderGraph();
    const inputs = [...graph.inputs, valueInfo('pixels', FLOAT, ['batch'])];
    const images = await writeModel(temporary.folder, 'images', { ...graph, inputs }, {});
    await assert.rejects(openEncoder(images, host), refusedWith(/it wants an input "pixels" \(float32\)/));
    const broken = await writeModel(temporary.folder, 'broken', graph, {});
    await writeFile(join(broken, 'tokenizer.json'), '{"model": {}}');
    await assert.rejects(openEncoder(broken, host), refusedWith(/^The model broken cannot be used/));
    const encoder = await open('next', {});
    assert.deepEqual(rows(await encoder.encode(['noon'], 'query')), [[1, 0, 0]]);
  });

  it('loads a model again after it was disposed of, and after its process was killed', async () => {
    const encoder = await open('again', {});
    encoder.dispose();
    assert.deepEqual(rows(await encoder.encode(['noon'], 'query')), [[1, 0, 0]]);
    const before = host.pid!;
    process.kill(before, 'SIGKILL');
    assert.deepEqual(rows(await encoder.encode(['noon'], 'query')), [[1, 0, 0]]);
    assert.notEqual(host.pid, before);
  });
});
