import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { ModelOffer } from '../../../src/extension/messages';
import { describeWithPage, drivePage, inWebview } from './drivePage';
import { MODEL, startModelServer, taskOf, type ModelServer, type Task } from './modelServer';
import { note } from './note';
import { openPanel, submit, verdict, wear } from './panelPage';
import { playerOfEditor, playing, QUESTION, SENTENCE, silence, type Player } from './playedModel';
import { until } from './until';
import { proviso } from './workspace';

const SETTINGS = ['source', 'vscode.model', 'vscode.family', 'server.baseUrl', 'server.model'];
const LONGEST_CANCEL_MS = 200;

const section = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('proviso.languageModel');

async function set(values: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await section().update(name, value, vscode.ConfigurationTarget.Global);
  }
}

/** As a user finds it who has never chosen. */
const forget = (): Promise<void> => set(Object.fromEntries(SETTINGS.map((name) => [name, undefined])));

/** What stands in the user's settings. */
function saved(): Readonly<Partial<Record<string, string>>> {
  const values = SETTINGS.map((name) => [name, section().inspect<string>(name)?.globalValue] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

async function offerIn<S extends ModelOffer['state']>(state: S): Promise<Extract<ModelOffer, { state: S }>> {
  const api = await proviso();
  return until(`offer that is ${state}`, () => {
    const offer = api.modelOffer();
    return offer.state === state ? (offer as Extract<ModelOffer, { state: S }>) : undefined;
  });
}

describe('a language model that nobody has chosen', () => {
  let server: ModelServer | undefined;
  beforeEach(async () => {
    await proviso();
    await forget();
  });
  afterEach(async () => {
    await forget();
    await server?.close();
    server = undefined;
  });

  it('is offered beside the answer, which is given without one', async () => {
    server = await startModelServer(() => silence());
    const api = await proviso();
    const looking = api.lookAtServers([{ name: 'Lamp', port: server.port }]);
    try {
      const answer = await api.ask(QUESTION);
      assert.equal(answer.model, undefined);
      assert.ok(answer.evidence.length > 0);
      const { choices, looked } = await offerIn('offered');
      assert.deepEqual(
        choices.map(({ name }) => name),
        ['Player (player)'],
        "the editor's own model, and no server that was not asked",
      );
      assert.match(choices[0]!.sends, /^Your questions and the provisions found for them are sent to Player/u);
      assert.equal(looked, 'not-yet');
      assert.deepEqual([server.looks, server.calls.length], [0, 0]);
      assert.deepEqual(saved(), {});
    } finally {
      looking.dispose();
    }
  });
});

describe('a question to a language model', () => {
  let server: ModelServer | undefined;
  before(proviso);
  afterEach(async () => {
    await forget();
    await server?.close();
    server = undefined;
  });

  /** From the moment a question is cancelled to when whoever answers it has heard of it, in milliseconds. */
  async function timeToCancel(isAsked: () => boolean, heardAt: () => number | undefined): Promise<number> {
    const api = await proviso();
    const controller = new AbortController();
    const refused = assert.rejects(api.ask(QUESTION, controller.signal), { name: 'AbortError' });
    await until('the call', () => (isAsked() ? true : undefined));
    await pause(50);
    assert.equal(heardAt(), undefined, 'nothing was cancelled yet');
    const started = performance.now();
    controller.abort();
    await refused;
    const elapsed = (await until('end of the call', heardAt)) - started;
    note(`      heard of after ${elapsed.toFixed(1)} ms`);
    return elapsed;
  }

  it('that is cancelled ends at the server at once', async () => {
    const running = await startModelServer(() => silence());
    server = running;
    await set({ source: 'server', 'server.baseUrl': server.baseUrl, 'server.model': MODEL });
    const elapsed = await timeToCancel(
      () => running.calls.length > 0,
      () => running.hangUps[0],
    );
    assert.ok(elapsed < LONGEST_CANCEL_MS, `${elapsed} ms`);
  });

  it("that is cancelled ends at the editor's model at once", async () => {
    const { model, asked, heardAt } = listening();
    (await playerOfEditor()).reply = model;
    await set({ source: 'vscode', 'vscode.model': 'player/player' });
    const elapsed = await timeToCancel(asked, heardAt);
    assert.ok(elapsed < LONGEST_CANCEL_MS, `${elapsed} ms`);
  });

  it("is answered by the editor's model that the settings name, by the name it has there", async () => {
    (await playerOfEditor()).reply = (prompt) => playing(() => [SENTENCE])(taskOf(prompt), prompt);
    await set({ source: 'vscode', 'vscode.model': 'player/player' });
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.equal(answer.model?.name, 'Player (player)');
    assert.deepEqual(
      answer.sentences.map(({ support }) => support),
      ['supported'],
    );
    // What is expected, what decides, the answer, and whether it can be refuted.
    const requests = answer.model.exchanges.length;
    assert.equal(requests, 4);
    const secondReader = vscode.workspace.getConfiguration('proviso.secondReader');
    await secondReader.update('enabled', false, vscode.ConfigurationTarget.Global);
    try {
      const cheaper = await api.ask(QUESTION);
      assert.equal(cheaper.model?.exchanges.length, requests - 1);
    } finally {
      await secondReader.update('enabled', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('of the editor that is not there says which, and what to do', async () => {
    await set({ source: 'vscode', 'vscode.model': 'player/no-such-model' });
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.match(answer.notices.join(), /no language model "player\/no-such-model".*Choose Language Model/u);
    const offer = await offerIn('chosen');
    assert.match(offer.sends, /offers no such language model now/u);
  });

  it('goes to no other computer with a key that anyone could read on the way', async () => {
    await set({ source: 'server', 'server.baseUrl': 'http://me:secret@law.example/v1', 'server.model': MODEL });
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.ok(answer.verdict.reasons.includes('model-unavailable'), answer.verdict.reasons.join());
    assert.match(answer.notices.join(), /unencrypted to law\.example/u);
    assert.doesNotMatch(JSON.stringify(answer), /secret/u);
  });
});

/** A model of the editor that says nothing and hears when it is no longer wanted. */
function listening(): { model: Player['reply']; asked: () => boolean; heardAt: () => number | undefined } {
  let isAsked = false;
  let heard: number | undefined;
  return {
    model: (_, token) => {
      isAsked = true;
      token.onCancellationRequested(() => {
        heard = performance.now();
      });
      return silence();
    },
    asked: () => isAsked,
    heardAt: () => heard,
  };
}

describeWithPage('a language model that is offered', () => {
  let server: ModelServer;
  let looking: { dispose(): void };
  beforeEach(async () => {
    const api = await proviso();
    await forget();
    await openPanel();
    server = await startModelServer(playing(() => [SENTENCE]));
    looking = api.lookAtServers([{ name: 'Lamp', port: server.port }]);
  });
  afterEach(async () => {
    looking.dispose();
    // A choice asks the question at hand again: it is not left to run into the next test.
    await inWebview({ selector: 'body', action: 'press', value: 'Escape' });
    await inWebview({ selector: '#ask:not([disabled])', action: 'wait' });
    await forget();
    await server.close();
  });

  const press = (button: string): Promise<null> =>
    inWebview({ selector: '#offer vscode-button', hasText: button, action: 'click' });

  it('is looked for on a click, chosen by a click, asked the same question, and remembered', async () => {
    await submit(QUESTION);
    await inWebview({ selector: '#offer', hasText: 'without a language model so far', action: 'wait' });
    await inWebview({ selector: '.verdict', action: 'wait' });
    await drivePage('screenshot', { name: 'panel-offer-light' });
    assert.equal(server.looks, 0);
    await press('Look');
    await inWebview({ selector: '#offer', hasText: `Use ${MODEL} at 127.0.0.1:${server.port}`, action: 'wait' });
    await inWebview({ selector: '#offer', hasText: 'on this computer.', action: 'wait' });
    for (const theme of ['high-contrast', 'dark', 'light'] as const) {
      await wear(theme);
      await drivePage('screenshot', { name: `panel-offer-found-${theme}` });
    }
    assert.deepEqual([server.looks, server.calls.length], [1, 0], 'no question before it is chosen');
    await press(`Use ${MODEL}`);
    await until('the answer', () => server.calls.find(({ task }) => task === 'read again'));
    await verdict('grounded');
    assert.equal(await inWebview({ selector: '#asked', action: 'text' }), QUESTION);
    assert.deepEqual(saved(), { source: 'server', 'server.baseUrl': server.baseUrl, 'server.model': MODEL });
    await inWebview({ selector: '#offer[data-state="chosen"]', hasText: `${MODEL} at 127.0.0.1`, action: 'wait' });
    await drivePage('screenshot', { name: 'panel-offer-chosen-light' });
    const before = server.calls.length;
    await submit('When does the licence of a pilot end?');
    await until('next question', () => (server.calls.length > before ? true : undefined));
    assert.equal(server.looks, 1, 'it is not looked for again');
  });

  it("is one of the editor's too", async () => {
    const asked: Task[] = [];
    (await playerOfEditor()).reply = (prompt) => {
      const task = taskOf(prompt);
      asked.push(task);
      return playing(() => [SENTENCE])(task, prompt);
    };
    await submit(QUESTION);
    await press('Use Player (player)');
    await inWebview({ selector: '#offer[data-state="chosen"]', hasText: 'Player (player)', action: 'wait' });
    await until('the answer', () => (asked.includes('read again') ? true : undefined));
    await verdict('grounded');
    assert.deepEqual(saved(), { source: 'vscode', 'vscode.model': 'player/player' });
    assert.deepEqual([server.looks, server.calls.length], [0, 0]);
  });

  it('is not offered again to one who wants none', async () => {
    await submit(QUESTION);
    await press('Answer Without One');
    await offerIn('declined');
    assert.deepEqual(saved(), { source: 'none' });
    await submit('When does the licence of a pilot end?');
    await inWebview({ selector: '.verdict', action: 'wait' });
    await inWebview({ selector: '#offer', hasText: 'answered without a language model', action: 'wait' });
    assert.equal(await inWebview({ selector: '#offer vscode-button', action: 'count' }), 0);
    assert.equal(server.looks, 0);
    await drivePage('screenshot', { name: 'panel-offer-declined-light' });
  });

  it('can be chosen at any time by a command', async () => {
    await set({ source: 'none' });
    await drivePage('palette', { command: 'Proviso: Choose Language Model...' });
    await drivePage('quickInput', { pick: 'Look for a model on this computer' });
    await until('the look', () => (server.looks > 0 ? true : undefined));
    await drivePage('quickInput', { pick: `${MODEL} at 127.0.0.1:${server.port}` });
    await until('the choice', () => (saved().source === 'server' ? true : undefined));
    await drivePage('palette', { command: 'Proviso: Choose Language Model...' });
    await drivePage('quickInput', { pick: 'Player (player)' });
    await until('the choice', () => (saved().source === 'vscode' ? true : undefined));
    assert.equal(saved()['vscode.model'], 'player/player');
  });
});
