import assert from 'node:assert/strict';
import { ModelUnavailableError, type CompletionRequest, type LanguageModel } from '../../../../src/models';
import type { ClientChannel } from '../../../../src/server/channel';
import { ClientLanguageModels, languageModelOf } from '../../../../src/server/models/languageModel';
import { connect } from '../channelPair';

const REQUEST: CompletionRequest = { messages: [{ role: 'user', content: 'Say aye.' }], maxTokens: 5, temperature: 0 };

describe('ClientLanguageModels', () => {
  let client: ClientChannel;
  let models: ClientLanguageModels;
  let model: LanguageModel;
  let close: () => void;
  beforeEach(async () => {
    const pair = connect();
    ({ client, close } = pair);
    models = new ClientLanguageModels(pair.server);
    model = await models.current();
  });
  afterEach(() => {
    close();
  });

  it('has the client complete, and passes the pieces on as they come', async () => {
    client.answer('proviso/complete', async ({ id, request }) => {
      await client.tell('proviso/completePiece', { id, piece: 'A' });
      await client.tell('proviso/completePiece', { id: 'another call', piece: 'no' });
      await client.tell('proviso/completePiece', { id, piece: 'ye' });
      return { kind: 'text', text: `Aye to ${request.messages[0]?.content ?? ''}` };
    });
    const pieces: string[] = [];
    assert.equal(await model.complete(REQUEST, (piece) => pieces.push(piece)), 'Aye to Say aye.');
    assert.deepEqual(pieces, ['A', 'ye']);
  });

  it('is unavailable where the client says so, where it fails, and where it knows no such request', async () => {
    await assert.rejects(model.complete(REQUEST), ModelUnavailableError);
    client.answer('proviso/complete', () => ({ kind: 'unavailable', message: 'quota' }));
    await assert.rejects(model.complete(REQUEST), { name: 'ModelUnavailableError', message: 'quota' });
    client.answer('proviso/complete', () => {
      throw new Error('broken');
    });
    await assert.rejects(model.complete(REQUEST), ModelUnavailableError);
  });

  it('rejects with the reason when it is aborted, and the client hears of it', async () => {
    let heard = false;
    client.answer(
      'proviso/complete',
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            heard = true;
            reject(new Error('stopped'));
          });
        }),
    );
    const controller = new AbortController();
    const completing = model.complete(REQUEST, undefined, controller.signal);
    setTimeout(() => controller.abort(new Error('enough')), 10);
    await assert.rejects(completing, { message: 'enough' });
    assert.equal(heard, true);
  });

  it('is called as the client calls the model that its settings name now', async () => {
    assert.equal(model.name, 'the language model of the editor', 'of a client that does not say');
    let name: string | null = 'GPT-4o (copilot)';
    client.answer('proviso/editorModel', () => ({ name }));
    assert.equal((await models.current()).name, 'GPT-4o (copilot)');
    name = null;
    assert.equal((await models.current()).name, 'the language model of the editor');
  });
});

describe('languageModelOf', () => {
  const { server, close } = connect();
  const models = new ClientLanguageModels(server);
  after(close);

  it('is none, one of the client or one on a server, as the settings say', async () => {
    assert.equal(await languageModelOf({ source: 'none' }, undefined, models), undefined);
    assert.match((await languageModelOf({ source: 'vscode' }, undefined, models))!.name, /of the editor/u);
    const settings = { source: 'server', baseUrl: 'http://127.0.0.1:1/v1', model: 'm' } as const;
    assert.equal((await languageModelOf(settings, 'key-1', models))!.name, 'm at 127.0.0.1:1');
  });

  it('is one that says why it cannot be asked, where the settings name none that can', async () => {
    const failure = async (baseUrl: string, apiKey?: string): Promise<string> => {
      const model = await languageModelOf({ source: 'server', baseUrl, model: 'm' }, apiKey, models);
      return model!.complete(REQUEST).then(
        () => assert.fail('it answers'),
        (error: unknown) => {
          assert.ok(error instanceof ModelUnavailableError);
          return error.message;
        },
      );
    };
    assert.match(await failure(''), /base URL/u);
    assert.match(await failure('ftp://127.0.0.1'), /http or https/u);
    const unencrypted = await failure('http://law.example:8080/v1', 'key-1');
    assert.match(unencrypted, /unencrypted to law\.example:8080: use an https address/u);
    assert.doesNotMatch(unencrypted, /key-1/u);
  });

  it('may be asked with an unencrypted key where that was allowed', async () => {
    const server = { source: 'server', baseUrl: 'http://law.example:8080/v1', model: 'm' } as const;
    const model = await languageModelOf({ ...server, allowUnencryptedKey: true }, 'key-1', models);
    assert.equal(model!.name, 'm at law.example:8080');
  });
});
