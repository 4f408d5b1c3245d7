import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageRefusal, ModelUnavailableError, type Entailment, type SentencePair } from '../../../../src/models';
import { openEntailmentModel, OnnxHost } from '../../../../src/backends';
import type { OnnxEntailmentModel } from '../../../../src/backends/onnx/onnxEntailmentModel';
import { onnxModel } from './onnxGraph';
import { bundleProcess, temporaryFolder, type TemporaryFolder } from './processScript';
import { LABEL_WEIGHTS, tinyCrossEncoderGraph, tinyEntailmentGraph, writeModel } from './tinyModels';

const LABELS = ['entailment', 'neutral', 'contradiction'] as const;
const MANIFEST = { kind: 'entailment', labels: LABELS, languages: ['en'] };

const refusedWith = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ModelUnavailableError);
  assert.match(error.message, message);
  return true;
};

const pair = (premise: string, hypothesis: string): SentencePair => ({ premise, hypothesis });

/** What the tiny graph makes of words that all fit in: the softmax of the hypothesis' weights less the premise's. */
function reckoned({ premise, hypothesis }: SentencePair): Entailment {
  const sum = (text: string, label: number): number =>
    text.split(' ').reduce((total, word) => total + (LABEL_WEIGHTS[word]?.[label] ?? 0), 0);
  const powers = LABELS.map((_, label) => Math.exp(sum(hypothesis, label) - sum(premise, label)));
  const total = powers.reduce((before, power) => before + power);
  return { entailment: powers[0]! / total, neutral: powers[1]! / total, contradiction: powers[2]! / total };
}

function near(actual: readonly Entailment[], expected: readonly Entailment[]): void {
  assert.equal(actual.length, expected.length);
  for (const [at, chances] of expected.entries()) {
    for (const label of LABELS) assert.ok(Math.abs(actual[at]![label] - chances[label]) < 1e-6, `${label} of ${at}`);
  }
}

describe('backends/onnx/onnxEntailmentModel', function () {
  this.timeout(60_000);
  let temporary: TemporaryFolder;
  let script: string;
  let host: OnnxHost;
  before(async () => {
    temporary = await temporaryFolder();
    script = await bundleProcess(temporary.folder);
    host = new OnnxHost({ script, threads: 1 });
  });
  after(async () => {
    host.dispose();
    await temporary.remove();
  });

  const open = async (name: string, manifest: object = MANIFEST, graph = tinyEntailmentGraph(), on = host) =>
    openEntailmentModel(await writeModel(temporary.folder, name, graph, manifest), on);

  it('gives each pair three chances by the softmax of its logits, whatever else is in the batch', async () => {
    const model = await open('plain');
    const pairs = [
      pair('noon', 'lamp'),
      pair('lamp', 'noon'),
      pair('red noon bell noon', 'lamp lamp red'),
      pair('', 'bell'),
      pair('bell', ''),
    ];
    near(await model.entails(pairs), pairs.map(reckoned));
    const [first, swapped] = await model.entails([pair('noon', 'lamp'), pair('lamp', 'noon')]);
    assert.ok(first!.entailment > 0.7 && swapped!.entailment < 0.1, 'which text is the premise shows');
    const many = Array.from({ length: 70 }, (_, at) => pairs[at % pairs.length]!);
    near(await model.entails(many), many.map(reckoned));
    assert.deepEqual(await model.entails([]), []);
  });

  it('takes the labels in the order that the manifest states, or config.json', async () => {
    const model = await open('turned', { ...MANIFEST, labels: ['contradiction', 'entailment', 'neutral'] });
    const [chances] = await model.entails([pair('noon', 'bell red')]);
    const { entailment: first, neutral: second, contradiction: third } = reckoned(pair('noon', 'bell red'));
    near([chances!], [{ contradiction: first, entailment: second, neutral: third }]);

    const folder = await writeModel(temporary.folder, 'configured', tinyEntailmentGraph(), undefined);
    const id2label = { 0: 'Neutral', 1: 'Entailment', 2: 'Contradiction' };
    const config = { architectures: ['BertForSequenceClassification'], id2label };
    await writeFile(join(folder, 'config.json'), JSON.stringify(config));
    const [told] = await (await openEntailmentModel(folder, host)).entails([pair('noon', 'bell red')]);
    near([told!], [{ neutral: first, entailment: second, contradiction: third }]);
  });

  it('refuses a model of whose labels nothing says the order', async () => {
    await assert.rejects(
      open('unlabelled', { kind: 'entailment', languages: ['en'] }),
      refusedWith(/^Nothing says in which order the model unlabelled gives its labels: say it in its proviso\.json/),
    );
  });

  it('refuses a model of another kind, and one that gives other than three numbers a pair', async () => {
    await assert.rejects(open('cross', { kind: 'cross-encoder' }), refusedWith(/is of kind "cross-encoder": choose/));
    for (const [name, graph, count] of [
      ['two', tinyEntailmentGraph(2), 2],
      ['four', tinyEntailmentGraph(4), 4],
      ['score', tinyCrossEncoderGraph(), 1],
    ] as const) {
      const model = await open(name, MANIFEST, graph);
      await assert.rejects(
        model.entails([pair('lamp', 'lamp')]),
        refusedWith(new RegExp(`^The model ${name} cannot be used: it gives ${count} numbers a pair, where .* three`)),
      );
    }
  });

  it('cuts the end of the premise before it cuts the hypothesis', async () => {
    const model = await open('short', { ...MANIFEST, maxTokens: 11 });
    // Of 11 tokens three are special. The hypothesis has four, which leaves four to the premise: its fifth is not read.
    const four = 'noon noon noon lamp';
    near(await model.entails([pair('noon noon red noon bell', four)]), [reckoned(pair('noon noon red noon', four))]);
    // The hypothesis is cut where it fills more than half, and no further than to what the premise leaves: four, seven.
    const eight = `${four} noon noon bell red`;
    near(await model.entails([pair('noon noon red noon bell', eight)]), [reckoned(pair('noon noon red noon', four))]);
    near(await model.entails([pair('red', eight)]), [reckoned(pair('red', `${four} noon noon bell`))]);
  });

  it('gives the same chances for logits far from zero, where e^x has no number any more', async () => {
    const model = await open('far', { ...MANIFEST, maxTokens: 8192 });
    const [chances] = await model.entails([pair('noon', 'bell '.repeat(1000).trim())]);
    near([chances!], [{ entailment: 0, neutral: 0, contradiction: 1 }]);
  });

  it('serves the languages that it states, and says so where it was not made for one', async () => {
    const model = await open('languages', { ...MANIFEST, languages: ['en', 'de'] });
    assert.equal(languageRefusal(model, 'de'), undefined);
    assert.match(languageRefusal(model, 'ko')!, /^The model languages was not made for texts in "ko"/);
  });

  it('refuses a garbage graph, one cut short and a broken tokenizer, and serves the next model', async () => {
    const garbage = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31 + 7) % 256);
    for (const [name, file, content] of [
      ['garbage', 'model.onnx', garbage],
      ['cut', 'model.onnx', onnxModel(tinyEntailmentGraph()).subarray(0, 300)],
      ['broken', 'tokenizer.json', '{"model": {}}'],
      ['untrue', 'tokenizer.json', 'lamp'],
    ] as const) {
      const folder = await writeModel(temporary.folder, name, tinyEntailmentGraph(), MANIFEST);
      await writeFile(join(folder, file), content);
      const model = await openEntailmentModel(folder, host);
      await assert.rejects(
        model.entails([pair('lamp', 'lamp')]),
        refusedWith(new RegExp(`^The model ${name} cannot be used: .*Choose another model, or mend its folder\\.$`)),
      );
    }
    near(await (await open('next')).entails([pair('noon', 'lamp')]), [reckoned(pair('noon', 'lamp'))]);
  });

  describe('in a process that ends', () => {
    let own: OnnxHost;
    beforeEach(() => {
      own = new OnnxHost({ script, threads: 1 });
    });
    afterEach(() => own.dispose());

    const opened = (name: string): Promise<OnnxEntailmentModel> => open(name, MANIFEST, tinyEntailmentGraph(), own);
    const many = Array.from({ length: 2000 }, (_, at) => pair('red '.repeat(at % 40), 'bell '.repeat(at % 3)));

    it('goes on in another one when it is killed in the middle, and misses no pair', async () => {
      const model = await opened('killed');
      await model.entails([pair('noon', 'lamp')]);
      const before = own.pid!;
      const running = model.entails(many);
      setTimeout(() => process.kill(before, 'SIGKILL'), 20);
      near(
        await running,
        many.map(({ premise, hypothesis }) => reckoned(pair(premise.trim(), hypothesis.trim()))),
      );
      assert.notEqual(own.pid, before);
    });

    it('is unavailable once it is closed in the middle', async () => {
      const model = await opened('closed');
      const running = assert.rejects(model.entails(many), refusedWith(/were closed/));
      own.dispose();
      await running;
    });

    it('rejects with the reason of its signal in the middle, and serves the next question', async () => {
      const model = await opened('cancelled');
      const controller = new AbortController();
      const reason = new Error('enough');
      await model.entails([pair('noon', 'lamp')]);
      const running = assert.rejects(model.entails(many, controller.signal), (error) => error === reason);
      setTimeout(() => controller.abort(reason), 20);
      await running;
      near(await model.entails([pair('noon', 'lamp')]), [reckoned(pair('noon', 'lamp'))]);
      await assert.rejects(model.entails(many, controller.signal), (error) => error === reason);
    });
  });

  it('tells what follows from what does not, with the model that PROVISO_ENTAILMENT names', async function () {
    const folder = process.env['PROVISO_ENTAILMENT'];
    if (folder === undefined || folder === '') {
      console.log('        skipped: PROVISO_ENTAILMENT names no model folder');
      this.skip();
    }
    const model = await openEntailmentModel(folder, host, { kind: 'entailment' });
    const premise = 'The landlord shall keep the records of a tenancy for six years after it ends.';
    const [follows, not, unsaid] = await model.entails([
      pair(premise, 'The landlord must keep the records.'),
      pair(premise, 'The landlord need not keep any records.'),
      pair(premise, 'The tenant shall paint the walls green.'),
    ]);
    assert.ok(follows!.entailment > 0.5, 'the first repeats the premise in part');
    assert.ok(not!.contradiction > 0.5, 'the second denies it');
    assert.ok(unsaid!.entailment < 0.5, 'of walls the premise says nothing');
  });
});
