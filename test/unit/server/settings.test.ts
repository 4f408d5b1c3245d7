import assert from 'node:assert/strict';
import fc from 'fast-check';
import { severitiesWith } from '../../../src/check';
import {
  DEFAULT_SETTINGS,
  readInitializationOptions,
  readNamedSettings,
  readSettings,
  readTuning,
} from '../../../src/server/settings';

describe('readSettings', () => {
  it('takes what it is given', () => {
    const settings = {
      corpus: { include: ['law/**'], exclude: [], indexOnOpen: false },
      drafts: { include: ['memos/**'], exclude: ['notes/**'] },
      languageModel: { source: 'server', baseUrl: ' http://127.0.0.1:1/v1 ', model: 'm' },
      secondReader: false,
      sentenceModels: { encoderFolder: '/models/lamp', crossEncoderFolder: '', entailmentFolder: '/models/bell' },
      ranking: { wrrf: { k: 6 } },
      severities: severitiesWith({ unchecked: 'off' }),
      sharedCorpus: 'opensearchs://law.example/law',
    };
    assert.deepEqual(readSettings(settings), {
      ...settings,
      languageModel: { source: 'server', baseUrl: 'http://127.0.0.1:1/v1', model: 'm' },
    });
  });

  it('takes the glob that once said which files may hold law for no word on any of them', () => {
    const include = ['**/*.{md,markdown,txt,jsonl,xml}', 'acts/**'];
    assert.deepEqual(readSettings({ corpus: { include } }).corpus.include, ['acts/**']);
  });

  it('calls no model unless it is told to', () => {
    // `auto` is a client's to resolve: until its user has chosen there is none.
    for (const source of ['auto', 'other', undefined]) {
      assert.deepEqual(readSettings({ languageModel: { source } }).languageModel, { source: 'none' });
    }
  });

  it('takes the defaults for whatever another editor sends instead', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const { corpus, languageModel, sentenceModels } = readSettings({
          corpus: { include: value },
          languageModel: value,
          sentenceModels: { encoderFolder: value, entailmentFolder: value },
          ranking: value,
        });
        readTuning(readSettings({ ranking: value }).ranking);
        assert.ok(corpus.include.every((glob) => typeof glob === 'string'));
        assert.ok(['none', 'vscode', 'server'].includes(languageModel.source));
        assert.equal(typeof sentenceModels.encoderFolder, 'string');
        assert.equal(typeof sentenceModels.entailmentFolder, 'string');
      }),
    );
    assert.deepEqual(readInitializationOptions(undefined), { settings: DEFAULT_SETTINGS, isOwn: false });
    assert.deepEqual(readInitializationOptions({ indexDirectory: 3 }), { settings: DEFAULT_SETTINGS, isOwn: false });
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const models = { encoder: value, crossEncoder: value, entailment: value };
        readInitializationOptions(value);
        readNamedSettings({ corpus: value, drafts: value, languageModel: value, ...models, check: value });
      }),
    );
  });

  it('takes settings by their names in VS Code from an editor without a client of its own', () => {
    const { settings, isOwn, indexDirectory } = readInitializationOptions({
      indexDirectory: '/index',
      corpus: { include: ['law/**'], indexOnOpen: false, shared: ' opensearchs://law.example/law ' },
      drafts: { exclude: ['notes/**'] },
      languageModel: {
        source: 'server',
        server: { baseUrl: 'http://a.example/v1', model: 'm', allowUnencryptedKey: true },
      },
      secondReader: { enabled: false },
      encoder: { folder: '/models/lamp' },
      ranking: { wrrf: { k: 6 } },
      check: { severity: { unchecked: 'off' } },
    });
    assert.equal(isOwn, false);
    assert.equal(indexDirectory, '/index');
    assert.deepEqual(settings, {
      corpus: { ...DEFAULT_SETTINGS.corpus, include: ['law/**'], indexOnOpen: false },
      drafts: { include: [], exclude: ['notes/**'] },
      languageModel: { source: 'server', baseUrl: 'http://a.example/v1', model: 'm', allowUnencryptedKey: true },
      secondReader: false,
      sentenceModels: { encoderFolder: '/models/lamp', crossEncoderFolder: '', entailmentFolder: '' },
      ranking: { wrrf: { k: 6 } },
      severities: severitiesWith({ unchecked: 'off' }),
      sharedCorpus: 'opensearchs://law.example/law',
    });
    // The model of VS Code is nowhere else.
    assert.equal(readNamedSettings({ languageModel: { source: 'vscode' } }).languageModel.source, 'none');
  });
});

describe('readTuning', () => {
  it('takes the numbers that were set, nested as an editor nests them', () => {
    const ranking = { wrrf: { k: 60, sparse: 0.5 }, references: { depth: 6 } };
    assert.deepEqual(readTuning(ranking), {
      tuning: { 'wrrf.k': 60, 'wrrf.sparse': 0.5, 'references.depth': 6 },
      notices: [],
    });
    assert.deepEqual(readTuning({}), { tuning: {}, notices: [] });
  });

  it('leaves what cannot be taken to its default, and says so', () => {
    assert.deepEqual(readTuning({ references: { depth: 7, budget: 1.5 }, mix: { meaning: '0.3' }, wrrf: 3 }), {
      tuning: {},
      notices: [
        'The setting proviso.ranking.mix.meaning takes a number from 0 to 1. Its default is used.',
        'The setting proviso.ranking.references.depth takes a whole number from 1 to 6. Its default is used.',
        'The setting proviso.ranking.references.budget takes a whole number from 0 to 100. Its default is used.',
      ],
    });
  });
});
