import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VectorStatus } from '../../../../src/server/protocol';
import { SentenceModels } from '../../../../src/server/models/sentenceModels';
import type { ProvisionStore } from '../../../../src/store';
import {
  tinyCrossEncoderGraph,
  tinyEncoderGraph,
  tinyEntailmentGraph,
  writeModel,
} from '../../backends/onnx/tinyModels';
import { indexOf } from '../../support/indexOf';

const NONE = { encoderFolder: '', crossEncoderFolder: '', entailmentFolder: '' };
const MANIFEST = { kind: 'cross-encoder', maxTokens: 16, languages: ['en'] };
const ENTAILMENT = { ...MANIFEST, kind: 'entailment', labels: ['entailment', 'neutral', 'contradiction'] };

describe('SentenceModels', () => {
  let folder: string;
  let models: SentenceModels;
  let onStatus: (status: VectorStatus) => void;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-models-'));
    onStatus = () => undefined;
    // No call reaches the process in these tests: what a folder says is enough to open a model.
    models = new SentenceModels(join(folder, 'none.js'), (status) => onStatus(status));
  });
  afterEach(async () => {
    await models.dispose();
    await rm(folder, { recursive: true });
  });

  const index = indexOf({
    'lamp.md': '# Lamp Act 2020\n\n### Section 1. Lamps\n\nThe keeper lights the lamp at noon.',
  });

  it('has nothing to say where no model is set', async () => {
    models.use(NONE, [folder]);
    assert.deepEqual(await models.forQuestion(), { notices: [] });
  });

  it('finds a relative folder in the first folder of the workspace', async () => {
    await writeModel(folder, 'cross', tinyCrossEncoderGraph(), MANIFEST);
    await writeModel(folder, 'nli', tinyEntailmentGraph(), ENTAILMENT);
    models.use({ ...NONE, crossEncoderFolder: 'cross', entailmentFolder: 'nli' }, [folder, '/elsewhere']);
    const { crossEncoder, entailment, notices } = await models.forQuestion();
    assert.deepEqual([crossEncoder?.name, entailment?.name], ['cross', 'nli']);
    assert.deepEqual(notices, []);
  });

  it('takes a relative folder for none where no folder is open', async () => {
    models.use({ encoderFolder: 'lamp', crossEncoderFolder: 'cross', entailmentFolder: 'nli' }, []);
    assert.deepEqual(await models.forQuestion(), { notices: [] });
  });

  it('answers without models that cannot be used, and says why', async () => {
    const failed = new Promise<void>((resolve) => {
      onStatus = ({ state }) => {
        if (state === 'failed') resolve();
      };
    });
    models.use({ encoderFolder: 'lamp', crossEncoderFolder: 'cross', entailmentFolder: 'nli' }, [folder]);
    models.vectors.useIndex({ index: await index, directory: folder });
    await failed;
    const { notices: dense, ...none } = await models.denseOf(await index);
    const { notices, ...rest } = await models.forQuestion();
    assert.deepEqual([none, rest], [{}, {}]);
    assert.match(dense[0] ?? '', /^Searched by words alone: The model folder .*lamp\b/);
    assert.match(notices[0] ?? '', /^Ordered without the cross-encoder: The model folder .*cross\b/);
    assert.match(notices[1] ?? '', /^Checked without the entailment model: The model folder .*nli\b/);
  });

  it('says where a shared corpus has no vectors of the encoder, and nothing where none is set', async () => {
    await writeModel(folder, 'encoder', tinyEncoderGraph(), { kind: 'encoder', pooling: 'mean', maxTokens: 16 });
    const { corpus } = await index;
    const shared = { corpus, store: { vectors: undefined } as ProvisionStore };
    models.use(NONE, [folder]);
    assert.deepEqual(await models.denseOf(shared), { notices: [] });
    models.use({ ...NONE, encoderFolder: 'encoder' }, [folder]);
    const why = 'Searched by words alone: the shared corpus was pushed without vectors of this encoder.';
    assert.deepEqual(await models.denseOf(shared), { notices: [why] });
    const encoded = { corpus, store: { vectors: { encoder: 'lamp', dimensions: 4 } } as ProvisionStore };
    models.use({ ...NONE, encoderFolder: 'none' }, [folder]);
    assert.match((await models.denseOf(encoded)).notices.join(), /^Searched by words alone: The model folder .*none\b/);
  });

  it('opens no model of another kind in the place of one', async () => {
    await writeModel(folder, 'cross', tinyCrossEncoderGraph(), MANIFEST);
    models.use({ ...NONE, entailmentFolder: 'cross' }, [folder]);
    const { entailment, notices } = await models.forQuestion();
    assert.equal(entailment, undefined);
    assert.match(notices[0] ?? '', /^Checked without the entailment model: .* is of kind "cross-encoder": choose/);
  });
});
