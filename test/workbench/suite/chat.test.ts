import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { taskOf } from './modelServer';
import { editorOf } from './panelPage';
import { playerOfEditor, playing, QUESTION, SENTENCE, WRONG, type Player } from './playedModel';
import { until } from './until';
import { closeEditors, HARBOURS, proviso } from './workspace';

const RESPONSE = '.interactive-response:last-of-type';

describeWithPage('@proviso in the chat', () => {
  let player: Player;
  before(async () => {
    await proviso();
    player = await playerOfEditor();
    await until('a model', async () => ((await vscode.lm.selectChatModels()).length > 0 ? true : undefined));
  });
  afterEach(async () => {
    await vscode.workspace
      .getConfiguration('proviso.languageModel')
      .update('source', undefined, vscode.ConfigurationTarget.Global);
  });
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAuxiliaryBar');
    await closeEditors();
  });

  /** Says something in a chat of its own. */
  async function say(query: string): Promise<void> {
    await vscode.commands.executeCommand('workbench.action.chat.newChat');
    await vscode.commands.executeCommand('workbench.action.chat.open', { query, modelSelector: { vendor: 'player' } });
  }
  const answered = (hasText: string): Promise<null> =>
    inWorkbench({ selector: RESPONSE, hasText, action: 'wait', timeout: 15_000 });

  it('/cite reads a provision', async () => {
    await say('@proviso /cite Harbours Act section 10(1)');
    await answered('within 28 days');
    await drivePage('screenshot', { name: 'chat-cite' });
    // Provisions are links by their names, not by those of their files, and open at their lines.
    await inWorkbench({ selector: `${RESPONSE} a`, hasText: 'Harbours Act section 10(2)', action: 'click' });
    const editor = await editorOf(HARBOURS);
    assert.match(editor.document.lineAt(editor.selection.active.line).text, /^\(2\) The Tribunal may extend/u);
  });

  it('/check tells what is there from what is not', async () => {
    await say('@proviso /check See section 10(1) of the Harbours Act and section 99 of the Harbours Act.');
    await answered('Wrong: 1 · Found: 1');
    await drivePage('screenshot', { name: 'chat-check' });
  });

  it('/ask asks no model before one was chosen', async () => {
    player.reply = () => {
      throw new Error('The player was asked.');
    };
    await say(`@proviso /ask ${QUESTION}`);
    await answered('No language model helps before you have chosen one');
  });

  it("/ask has the chat's own model word the answer, and strikes out what clashes", async () => {
    player.reply = (prompt) => playing(() => [SENTENCE, ' ', WRONG])(taskOf(prompt), prompt);
    await vscode.workspace
      .getConfiguration('proviso.languageModel')
      .update('source', 'vscode', vscode.ConfigurationTarget.Global);
    await say(`@proviso ${QUESTION}`);
    await answered('Worded by Player (player)');
    await inWorkbench({ selector: `${RESPONSE} del`, hasText: '90 days', action: 'wait' });
    // What is said of a provision stands behind its link, in the line.
    await inWorkbench({ selector: `${RESPONSE} li`, hasText: '10(1) Appeal to the Maritime Tribunal', action: 'wait' });
    await drivePage('screenshot', { name: 'chat-ask' });
  });
});
