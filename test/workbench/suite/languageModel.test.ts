import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWebview } from './drivePage';
import { startModelServer, taskOf, type ModelServer, type Task } from './modelServer';
import { openPanel, submit, verdict } from './panelPage';
import { playerOfEditor, playing, QUESTION, SENTENCE, silence, WRONG, type Player } from './playedModel';
import { until } from './until';
import { proviso } from './workspace';

async function configure(values: Record<string, string | undefined>): Promise<void> {
  const settings = vscode.workspace.getConfiguration('proviso.languageModel');
  for (const [name, value] of Object.entries(values)) {
    await settings.update(name, value, vscode.ConfigurationTarget.Global);
  }
}

const useServer = (baseUrl: string): Promise<void> =>
  configure({ source: 'server', 'server.baseUrl': baseUrl, 'server.model': 'player:1b' });

const useNone = (): Promise<void> =>
  configure({ source: undefined, 'server.baseUrl': undefined, 'server.model': undefined });

describe('language-model server', () => {
  let server: ModelServer | undefined;
  before(proviso);
  afterEach(async () => {
    await useNone();
    await server?.close();
    server = undefined;
  });

  it('helps to find and words the answer, which is checked', async () => {
    server = await startModelServer(playing(() => [SENTENCE, ' ', WRONG]));
    await useServer(server.baseUrl);
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.deepEqual(
      [...new Set(server.calls.map(({ task }) => task))],
      ['parametric', 'select', 'answer', 'read again'],
    );
    assert.ok(server.calls.every(({ model }) => model === 'player:1b'));
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
    // The first sentence is the provision's own; the second says 90 days where that says 28.
    assert.deepEqual(
      answer.sentences.map(({ support }) => support),
      ['supported', 'contradicted'],
    );
    assert.deepEqual(answer.verdict, { kind: 'partial', reasons: ['unsupported-claim'] });
  });

  it('that is down leaves the evidence, and the verdict says so', async () => {
    const gone = await startModelServer(() => []);
    await gone.close();
    await useServer(gone.baseUrl);
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.ok(answer.verdict.reasons.includes('model-unavailable'), answer.verdict.reasons.join());
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
    assert.match(answer.notices.join(), /without the language model/);
  });
});

describeWithPage('language-model server: panel', () => {
  let server: ModelServer | undefined;
  before(async () => {
    await proviso();
    await openPanel();
  });
  afterEach(async () => {
    await useNone();
    await server?.close();
    server = undefined;
  });

  it('is seen to write while it writes', async () => {
    let goOn = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const [first, ...rest] = SENTENCE.split(/(?= within )/u);
    server = await startModelServer(
      playing(async function* () {
        yield first ?? '';
        await seen;
        yield* [...rest, ' ', WRONG];
      }),
    );
    await useServer(server.baseUrl);
    await submit(QUESTION);
    try {
      await inWebview({ selector: '#answer .unchecked', hasText: first ?? '', action: 'wait' });
      await inWebview({ selector: '#stages li[data-stage="answer"][data-progress="running"]', action: 'wait' });
      assert.equal(await inWebview({ selector: '#stages li[data-progress="done"]', action: 'count' }), 5);
      await drivePage('screenshot', { name: 'panel-streaming-light' });
    } finally {
      goOn();
    }
    await verdict('partial');
    await inWebview({ selector: '#answer .unchecked', action: 'waitGone' });
    await inWebview({ selector: '#answer .struck', hasText: '90 days', action: 'wait' });
    await drivePage('screenshot', { name: 'panel-partial-light' });
  });

  it('that does not answer can be given up by Cancel', async () => {
    server = await startModelServer(() => silence());
    await useServer(server.baseUrl);
    await submit(QUESTION);
    await until('the call', () => ((server?.calls.length ?? 0) > 0 ? true : undefined));
    await inWebview({ selector: '#cancel', action: 'click' });
    await verdict('cancelled');
    await inWebview({ selector: '#cancel', action: 'waitGone' });
    await inWebview({ selector: '#ask:not([disabled])', action: 'wait' });
    await drivePage('screenshot', { name: 'panel-cancelled-light' });
  });

  it('that is down is told in the panel, beside the evidence', async () => {
    const gone = await startModelServer(() => []);
    await gone.close();
    await useServer(gone.baseUrl);
    await submit(QUESTION);
    await inWebview({ selector: '.verdict', hasText: 'The language model gave no answer', action: 'wait' });
    await inWebview({ selector: '#evidence .provision[data-id="harbours-act/sec_10__para_1"]', action: 'wait' });
    await drivePage('screenshot', { name: 'panel-model-down-light' });
  });

  it('gets the key that was set, until it is cleared', async () => {
    server = await startModelServer(playing(() => [SENTENCE]));
    await useServer(server.baseUrl);
    const api = await proviso();
    const keyOfNextCall = async (): Promise<string | undefined> => {
      await api.ask(QUESTION);
      return server?.calls.at(-1)?.authorization;
    };
    await drivePage('palette', { command: 'Proviso: Set API Key' });
    await drivePage('quickInput', { text: 'key-of-the-test' });
    await until('the key', async () => ((await keyOfNextCall()) === 'Bearer key-of-the-test' ? true : undefined));
    await drivePage('palette', { command: 'Proviso: Clear API Key' });
    await until('no key', async () => ((await keyOfNextCall()) === undefined ? true : undefined));
    await vscode.commands.executeCommand('notifications.clearAll');
  });
});

describe("the editor's own language model", () => {
  let player: Player;
  before(async () => {
    await proviso();
    player = await playerOfEditor();
  });
  beforeEach(() => configure({ source: 'vscode', 'vscode.family': 'player' }));
  afterEach(() => configure({ source: undefined, 'vscode.family': undefined }));

  it('is asked by way of the editor, and what it writes is checked', async () => {
    const asked: Task[] = [];
    player.reply = (prompt) => {
      const task = taskOf(prompt);
      asked.push(task);
      return playing(() => [SENTENCE, ' ', WRONG])(task, prompt);
    };
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.deepEqual(asked, ['parametric', 'select', 'answer', 'read again']);
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
    assert.deepEqual(
      answer.sentences.map(({ support }) => support),
      ['supported', 'contradicted'],
    );
  });

  it('that fails leaves the evidence, and the verdict says so', async () => {
    player.reply = () => {
      throw new Error('The player has lost its voice.');
    };
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.ok(answer.verdict.reasons.includes('model-unavailable'), answer.verdict.reasons.join());
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
  });

  it('of a family that nobody offers is named in the notice', async () => {
    await configure({ 'vscode.family': 'no-such-family' });
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.ok(answer.verdict.reasons.includes('model-unavailable'), answer.verdict.reasons.join());
    assert.match(answer.notices.join(), /no-such-family/);
  });
});
