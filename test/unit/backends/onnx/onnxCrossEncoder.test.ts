import assert from 'node:assert/strict';
import { openCrossEncoder, OnnxHost } from '../../../../src/backends';
import { bundleProcess, temporaryFolder, type TemporaryFolder } from './processScript';
import { tinyCrossEncoderGraph, writeModel } from './tinyModels';

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

describe('backends/onnx/onnxCrossEncoder', function () {
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

  const near = (actual: Float32Array, expected: readonly number[]): void => {
    assert.equal(actual.length, expected.length);
    for (const [at, value] of expected.entries()) assert.ok(Math.abs(actual[at]! - value) < 1e-6, `score ${at}`);
  };

  it('scores each pair by the sigmoid of its logit, whatever else is in the batch', async () => {
    const folder = await writeModel(temporary.folder, 'cross', tinyCrossEncoderGraph(), { kind: 'cross-encoder' });
    const model = await openCrossEncoder(folder, host);
    const passages = ['lamp', 'red lamp lamp bell noon', 'bell', '', 'noon'];
    // The graph adds the weights of the passage's words: lamp 2, red 1, bell -3. The query's own "bell" has no part.
    const expected = [2, 1 + 2 + 2 - 3, -3, 0, 0].map(sigmoid);
    near(await model.score('bell', passages), expected);
    const long = Array.from({ length: 70 }, (_, at) => passages[at % passages.length]!);
    near(
      await model.score('bell', long),
      long.map((_, at) => expected[at % passages.length]!),
    );
    assert.equal((await model.score('bell', [])).length, 0);
  });

  it('leaves at least half of the input to the passage, however long the query', async () => {
    const manifest = { kind: 'cross-encoder', maxTokens: 11 };
    const model = await openCrossEncoder(
      await writeModel(temporary.folder, 'short', tinyCrossEncoderGraph(), manifest),
      host,
    );
    // Of 11 tokens three are special: four are the query's, four the passage's, which end before "bell".
    near(await model.score('noon '.repeat(50), ['lamp noon noon noon bell']), [sigmoid(2)]);
    // A query of one word leaves seven.
    near(await model.score('noon', ['lamp noon noon noon bell']), [sigmoid(2 - 3)]);
  });

  it('ranks what answers a query first, with the model that PROVISO_CROSS_ENCODER names', async function () {
    const folder = process.env['PROVISO_CROSS_ENCODER'];
    if (folder === undefined || folder === '') {
      console.log('        skipped: PROVISO_CROSS_ENCODER names no model folder');
      this.skip();
    }
    const model = await openCrossEncoder(folder, host, { kind: 'cross-encoder' });
    const scores = await model.score('How long must a landlord keep the records of a tenancy?', [
      'A lamp is lit at dusk and put out at dawn.',
      'The landlord shall keep the records of a tenancy for six years after it ends.',
      'A tenant shall return the keys when the tenancy ends.',
    ]);
    assert.ok(scores[1]! > scores[2]!, 'the period stands in the second passage');
    assert.ok(scores[2]! > scores[0]!, 'lamps have nothing to do with it');
  });
});
