import assert from 'node:assert/strict';
import fc from 'fast-check';
import { severitiesWith } from '../../../src/check';
import { DEFAULT_SETTINGS, readInitializationOptions, readSettings } from '../../../src/server/settings';

describe('readSettings', () => {
  it('takes what it is given', () => {
    const settings = {
      corpus: { include: ['law/**'], exclude: [], indexOnOpen: false },
      languageModel: { source: 'server', baseUrl: ' http://127.0.0.1:1/v1 ', model: 'm' },
      sentenceModels: { encoderFolder: '/models/lamp', crossEncoderFolder: '' },
      severities: severitiesWith({ unchecked: 'off' }),
    };
    assert.deepEqual(readSettings(settings), {
      ...settings,
      languageModel: { source: 'server', baseUrl: 'http://127.0.0.1:1/v1', model: 'm' },
    });
  });

  it('calls no model unless it is told to', () => {
    assert.deepEqual(readSettings({ languageModel: { source: 'other' } }).languageModel, { source: 'none' });
  });

  it('takes the defaults for whatever another editor sends instead', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { corpus, languageModel, sentenceModels } = readSettings({
          corpus: { include: value },
          languageModel: value,
          sentenceModels: { encoderFolder: value },
        });
        assert.ok(corpus.include.every((glob) => typeof glob === 'string'));
        assert.ok(['none', 'vscode', 'server'].includes(languageModel.source));
        assert.equal(typeof sentenceModels.encoderFolder, 'string');
      }),
    );
    assert.deepEqual(readInitializationOptions(undefined), { settings: DEFAULT_SETTINGS });
    assert.deepEqual(readInitializationOptions({ indexDirectory: 3 }), { settings: DEFAULT_SETTINGS });
  });
});
