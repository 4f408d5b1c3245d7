import assert from 'node:assert/strict';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelUnavailableError } from '../../../../src/models';
import { parseManifest, type ModelManifest } from '../../../../src/backends';
import { readModelFolder } from '../../../../src/backends/onnx/modelFolder';
import { temporaryFolder, type TemporaryFolder } from './processScript';
import { tinyEncoderGraph, writeModel } from './tinyModels';

const refusedWith = (message: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ModelUnavailableError);
  assert.match(error.message, message);
  return true;
};

describe('backends/onnx/manifest', () => {
  it('takes each field within its bounds', () => {
    const manifest: ModelManifest = {
      kind: 'encoder',
      pooling: 'cls',
      queryPrefix: 'query: ',
      passagePrefix: '',
      dimensions: 384,
      maxTokens: 512,
      labels: ['neutral', 'contradiction', 'entailment'],
      languages: ['en', 'ko'],
    };
    assert.deepEqual(parseManifest(manifest, 'x'), manifest);
    assert.deepEqual(parseManifest({}, 'x'), {});
  });

  const refused: readonly (readonly [unknown, RegExp])[] = [
    [null, /^lamp\.json must be a JSON object/],
    [[], /must be a JSON object/],
    ['cls', /must be a JSON object/],
    [{ poolng: 'cls' }, /^lamp\.json: "poolng" is not known; there are kind, pooling/],
    [{ pooling: 'max' }, /"pooling" must be "cls" \/ "mean"\./],
    [{ kind: 'decoder' }, /"kind" must be "encoder" \/ "cross-encoder" \/ "entailment"\./],
    [{ dimensions: 0 }, /"dimensions" must be a whole number from 1 to 8192/],
    [{ dimensions: 1.5 }, /"dimensions"/],
    [{ dimensions: '384' }, /"dimensions"/],
    [{ maxTokens: 1e9 }, /"maxTokens" must be a whole number from 8 to 8192/],
    [{ queryPrefix: 'x'.repeat(1001) }, /"queryPrefix" must be a text of at most 1000/],
    [{ labels: ['entailment', 'neutral'] }, /"labels" must be a list of "entailment", "neutral", "contradiction" in/],
    [{ labels: ['entailment', 'neutral', 'neutral'] }, /"labels"/],
    [{ labels: ['entailment', 'neutral', 'contradiction', 'entailment'] }, /"labels"/],
    [{ labels: 'entailment' }, /"labels"/],
    [{ languages: [] }, /"languages" must be a list of language codes/],
    [{ languages: ['English'] }, /"languages"/],
    [{ languages: 'en' }, /"languages"/],
    [JSON.parse('{"__proto__": 1}'), /"__proto__" is not known/],
  ];
  for (const [value, message] of refused) {
    it(`refuses ${JSON.stringify(value).slice(0, 60)}`, () => {
      assert.throws(() => parseManifest(value, 'lamp.json'), refusedWith(message));
    });
  }
});

describe('backends/onnx/modelFolder', () => {
  let temporary: TemporaryFolder;
  beforeEach(async () => {
    temporary = await temporaryFolder();
  });
  afterEach(() => temporary.remove());

  const write = (manifest?: object): Promise<string> =>
    writeModel(temporary.folder, 'lamp', tinyEncoderGraph(), manifest);
  const config = (folder: string, value: object): Promise<void> =>
    writeFile(join(folder, 'config.json'), JSON.stringify(value));

  it('knows a family by the name in config.json, the manifest says more, and settings have the last word', async () => {
    const folder = await write({ maxTokens: 256 });
    await config(folder, { _name_or_path: 'BAAI/bge-small-en-v1.5', hidden_size: 384, max_position_embeddings: 512 });
    const { manifest, assumptions } = await readModelFolder(folder, { queryPrefix: 'find: ' });
    assert.deepEqual(manifest, {
      kind: 'encoder',
      pooling: 'cls',
      queryPrefix: 'find: ',
      passagePrefix: '',
      dimensions: 384,
      maxTokens: 256,
      languages: ['en'],
    });
    assert.deepEqual(assumptions, []);
  });

  it("knows a family by the folder's name where config.json names none, with what a conversion adds to it", async () => {
    const parent = await write();
    const folder = join(parent, 'multilingual-e5-small-q');
    await mkdir(folder);
    for (const file of ['model.onnx', 'tokenizer.json']) await cp(join(parent, file), join(folder, file));
    const { manifest, assumptions } = await readModelFolder(folder);
    assert.deepEqual([manifest.pooling, manifest.queryPrefix, assumptions], ['mean', 'query: ', []]);
  });

  it('takes a model with a longer name for another one, and says what it assumes', async () => {
    const folder = await write();
    await config(folder, { _name_or_path: 'someone/bge-small-en-v1.5-medical' });
    const { manifest, assumptions } = await readModelFolder(folder);
    assert.deepEqual(
      [manifest.pooling, manifest.queryPrefix, manifest.languages, manifest.dimensions],
      ['mean', '', undefined, undefined],
    );
    assert.match(assumptions[0]!, /lamp pools its tokens .* mean and none are assumed/);
  });

  it('tells a cross-encoder and the positions that RoBERTa leaves free by config.json', async () => {
    const folder = await write();
    await config(folder, {
      architectures: ['XLMRobertaForSequenceClassification'],
      model_type: 'xlm-roberta',
      max_position_embeddings: 130,
    });
    const { manifest } = await readModelFolder(folder);
    assert.deepEqual([manifest.kind, manifest.maxTokens], ['cross-encoder', 128]);
  });

  it('tells an entailment model by the labels in config.json, whatever their order and case', async () => {
    const folder = await write();
    const architectures = ['DebertaV2ForSequenceClassification'];
    await config(folder, { architectures, id2label: { 0: 'CONTRADICTION', 2: 'NEUTRAL', 1: 'ENTAILMENT' } });
    const { manifest, assumptions } = await readModelFolder(folder);
    assert.deepEqual(
      [manifest.kind, manifest.labels, assumptions],
      ['entailment', ['contradiction', 'entailment', 'neutral'], []],
    );
  });

  for (const id2label of [
    { 0: 'LABEL_0', 1: 'LABEL_1', 2: 'LABEL_2' },
    { 0: 'entailment', 1: 'not_entailment' },
    { 0: 'entailment', 1: 'neutral', 2: 'contradiction', 3: 'nonsense' },
    { 0: 'entailment', 1: 'entailment', 2: 'contradiction' },
    'entailment',
    null,
  ]) {
    it(`takes a classifier with ${JSON.stringify(id2label)} for a cross-encoder`, async () => {
      const folder = await write();
      await config(folder, { architectures: ['BertForSequenceClassification'], id2label });
      const { manifest } = await readModelFolder(folder);
      assert.deepEqual([manifest.kind, manifest.labels], ['cross-encoder', undefined]);
    });
  }

  it('has another fingerprint for what changes a vector of a passage, and only for that', async () => {
    const folder = await write();
    const fingerprint = async (override?: Partial<ModelManifest>): Promise<string> =>
      (await readModelFolder(folder, override)).fingerprint;
    const first = await fingerprint();
    assert.equal(await fingerprint({ queryPrefix: 'q: ', languages: ['en'] }), first, 'passages stay as they are');
    assert.notEqual(await fingerprint({ pooling: 'cls' }), first);
    assert.notEqual(await fingerprint({ passagePrefix: 'p: ' }), first);
    await writeModel(temporary.folder, 'lamp', tinyEncoderGraph('token_embeddings'), undefined);
    assert.notEqual(await fingerprint(), first, 'another graph');
  });

  it('says which file is missing or cannot be read', async () => {
    const { folder: parent } = temporary;
    await assert.rejects(readModelFolder(join(parent, 'none')), refusedWith(/none lacks model\.onnx/));
    const folder = await write();
    await writeFile(join(folder, 'proviso.json'), '{"pooling"');
    await assert.rejects(
      readModelFolder(folder),
      refusedWith(/proviso\.json cannot be read as JSON: mend or remove it/),
    );
  });
});
