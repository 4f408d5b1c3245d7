import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  choicesOf,
  foundInWords,
  idOf,
  offered,
  offerOf,
  readModelSetting,
  settingOf,
  type ModelChoice,
} from '../../../src/extension/offeredModels';

const COPILOT: ModelChoice = { source: 'vscode', model: { vendor: 'copilot', id: 'gpt-4o', name: 'GPT-4o' } };
const local = (model: string): ModelChoice => ({ source: 'server', baseUrl: 'http://127.0.0.1:11434/v1', model });
const OLLAMA = { name: 'Ollama', port: 11434 };
const LM_STUDIO = { name: 'LM Studio', port: 1234 };

describe('offered', () => {
  it('names the model, and says in one sentence what is sent to whom', () => {
    assert.deepEqual(offered(COPILOT, true), {
      id: 'vscode copilot/gpt-4o',
      name: 'GPT-4o (copilot)',
      sends:
        'Your questions and the provisions found for them are sent to GPT-4o, by the editor\'s provider "copilot".',
    });
    const { name, sends } = offered(local('qwen3:8b'), false);
    assert.equal(name, 'qwen3:8b at 127.0.0.1:11434');
    assert.equal(
      sends,
      'Your questions and the provisions found for them are sent to the server at 127.0.0.1:11434, on this computer.',
    );
  });

  it('says that a key goes along, that a server is elsewhere, and that one here passes on what it is sent', () => {
    assert.match(offered(local('qwen3:8b'), true).sends, / Your API key goes with them\.$/u);
    const far = { source: 'server', baseUrl: 'https://me:secret@models.example/v1?key=secret', model: 'm' } as const;
    assert.match(offered(far, false).sends, /to the server at models\.example\.$/u);
    assert.doesNotMatch(offered(far, false).name, /secret/u);
    assert.match(offered(local('gpt-oss:120b-cloud'), false).sends, /on this computer, which passes them on/u);
    assert.match(offered({ ...far, baseUrl: 'nowhere' }, false).sends, /an address that is none/u);
  });
});

describe('idOf', () => {
  it('tells apart the same model at different places', () => {
    const ids = [
      COPILOT,
      { ...COPILOT, model: { ...COPILOT.model, vendor: 'openai' } },
      ...choicesOf([
        { ...OLLAMA, models: ['a', 'b'] },
        { ...LM_STUDIO, models: ['a'] },
      ]),
    ].map(idOf);
    assert.equal(new Set(ids).size, 5);
  });
});

describe('readModelSetting', () => {
  it('reads what was written, whatever the id holds', () => {
    const word = fc.stringMatching(/^[a-z0-9.:-]{1,12}$/u);
    fc.assert(
      fc.property(word, fc.stringMatching(/^[a-z0-9][a-z0-9/.:-]{0,20}$/u), (vendor, id) => {
        assert.deepEqual(readModelSetting(settingOf({ vendor, id })), { vendor, id });
      }),
    );
  });

  it('takes nothing by half', () => {
    for (const setting of ['', 'gpt-4o', '/gpt-4o', 'copilot/', ' / ']) {
      assert.equal(readModelSetting(setting), undefined, setting);
    }
  });
});

describe('offerOf', () => {
  const shown = offered(COPILOT, false);

  it('offers a download only where a search has found no model and there is no encoder yet', () => {
    const nothing = { state: 'done', asked: [OLLAMA], found: [] } as const;
    const canDownload = (...args: Parameters<typeof offerOf>): boolean => offerOf(...args).canDownload;
    assert.equal(canDownload([], { state: 'not-yet' }, false), false);
    assert.equal(canDownload([], { state: 'looking' }, false), false);
    assert.equal(canDownload([shown], nothing, false), false);
    assert.equal(canDownload([], nothing, true), false);
    assert.equal(canDownload([], nothing, false), true);
    assert.match(offerOf([], nothing, false).line, /Or download an encoder/u);
    assert.doesNotMatch(offerOf([], nothing, true).line, /download/u);
  });

  it('shows the first of many, and says where the others are', () => {
    const many = choicesOf([{ ...OLLAMA, models: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }]).map((one) =>
      offered(one, false),
    );
    const { choices, line } = offerOf(many, { state: 'not-yet' }, false);
    assert.deepEqual(choices, many.slice(0, 6));
    assert.match(line, /All 7 are in Proviso: Choose Language Model\.\.\.$/u);
  });

  it('says how far the search is', () => {
    assert.equal(offerOf([shown], { state: 'looking' }, false).looked, 'looking');
    assert.match(offerOf([shown], { state: 'looking' }, false).line, /^Looking/u);
    assert.match(offerOf([shown], { state: 'not-yet' }, false).line, /without a language model so far/u);
  });
});

describe('foundInWords', () => {
  it('says what was found, or whom it asked and what to do', () => {
    const asked = [OLLAMA, LM_STUDIO];
    const of = (ollama: string[], studio: string[]): string =>
      foundInWords(asked, [
        { ...OLLAMA, models: ollama },
        { ...LM_STUDIO, models: studio },
      ]);
    assert.equal(of(['a'], []), 'Found on this computer: Ollama at 127.0.0.1:11434.');
    assert.match(of(['a'], ['b']), /Ollama at 127\.0\.0\.1:11434 and LM Studio at 127\.0\.0\.1:1234\.$/u);
    assert.match(of([], []), /^Ollama at 127\.0\.0\.1:11434 answers, but has no language model: load one/u);
    assert.match(foundInWords(asked, []), /asked: Ollama at .*11434 and LM Studio at .*1234\)\. Start one/u);
  });
});
