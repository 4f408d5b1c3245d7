import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VectorStatus } from '../../../../src/server/protocol';
import { SentenceModels } from '../../../../src/server/models/sentenceModels';
import { tinyCrossEncoderGraph, writeModel } from '../../models/onnx/tinyModels';
import { indexOf } from '../../support/indexOf';

const MANIFEST = { kind: 'cross-encoder', maxTokens: 16, languages: ['en'] };

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
    models.use({ encoderFolder: '', crossEncoderFolder: '' }, [folder]);
    assert.deepEqual(await models.forQuestion(await index), { notices: [] });
  });

  it('finds a relative folder in the first folder of the workspace', async () => {
    await writeModel(folder, 'cross', tinyCrossEncoderGraph(), MANIFEST);
    models.use({ encoderFolder: '', crossEncoderFolder: 'cross' }, [folder, '/elsewhere']);
    const { crossEncoder, notices } = await models.forQuestion(await index);
    assert.equal(crossEncoder?.name, 'cross');
    assert.deepEqual(notices, []);
  });

  it('takes a relative folder for none where no folder is open', async () => {
    models.use({ encoderFolder: 'lamp', crossEncoderFolder: 'cross' }, []);
    assert.deepEqual(await models.forQuestion(await index), { notices: [] });
  });

  it('answers without models that cannot be used, and says why', async () => {
    const failed = new Promise<void>((resolve) => {
      onStatus = ({ state }) => {
        if (state === 'failed') resolve();
      };
    });
    models.use({ encoderFolder: 'lamp', crossEncoderFolder: 'cross' }, [folder]);
    models.vectors.useIndex({ index: await index, directory: folder });
    await failed;
    const { notices, ...rest } = await models.forQuestion(await index);
    assert.deepEqual(rest, {});
    assert.match(notices[0] ?? '', /^Searched by words alone: The model folder .*lamp\b/);
    assert.match(notices[1] ?? '', /^Ordered without the cross-encoder: The model folder .*cross\b/);
  });
});
