import assert from 'node:assert/strict';
import { ModelUnavailableError, type CompletionRequest } from '../../../../src/models';
import type { ClientChannel } from '../../../../src/server/channel';
import { ClientLanguageModel, languageModelOf } from '../../../../src/server/models/languageModel';
import { connect } from '../channelPair';

const REQUEST: CompletionRequest = { messages: [{ role: 'user', content: 'Say aye.' }], maxTokens: 5, temperature: 0 };

describe('ClientLanguageModel', () => {
  let client: ClientChannel;
  let model: ClientLanguageModel;
  let close: () => void;
  beforeEach(() => {
    const pair = connect();
    ({ client, close } = pair);
    model = new ClientLanguageModel(pair.server);
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

  it('is chosen by the settings, as is none, and a server that is not set up says so', async () => {
    assert.equal(languageModelOf({ source: 'none' }, undefined, model), undefined);
    assert.equal(languageModelOf({ source: 'vscode' }, undefined, model), model);
    const half = languageModelOf({ source: 'server', baseUrl: '', model: 'm' }, undefined, model);
    await assert.rejects(half!.complete(REQUEST), { name: 'ModelUnavailableError', message: /base URL/u });
    const server = languageModelOf({ source: 'server', baseUrl: 'http://127.0.0.1:1/v1', model: 'm' }, 'key-1', model);
    assert.doesNotMatch(server!.name, /key-1/u);
  });
});
