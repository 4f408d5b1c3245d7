import * as vscode from 'vscode';
import { docx, p } from '../../unit/support/docx';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { taskOf } from './modelServer';
import { openPanel, submit, verdict } from './panelPage';
import { playerOfEditor, playing, QUESTION, SENTENCE, WRONG } from './playedModel';
import { until } from './until';
import {
  closeEditors,
  DATASET,
  DECREE,
  DRAFT,
  HARBOURS,
  inFolder,
  open,
  proviso,
  rangeOf,
  removeFromDisk,
  writeOnDisk,
} from './workspace';

/** The first question of the sample's README. */
const SAMPLE_QUESTION =
  "Within how many days may a pilot appeal to the Maritime Tribunal against a decision to revoke the pilot's licence?";
const APPEAL = 'harbours-act/sec_10__para_1';
const SEALS = 'official-documents-act-2011/sec_11';
const BRIEF = 'brief.docx';
const TOAST = '.notifications-toasts .notification-list-item';
/** `proviso.selectedProvisionBackground` of package.json in a light theme. */
const SELECTED = 'rgba(0, 102, 191, 0.15)';
/** Of the window, in CSS pixels: narrow enough for its letters to be read on a page. */
const SIZE = { width: 1120, height: 700 };
/** For an answer in the chat, which shows its end first, and for charts below a table. */
const TALL = { width: 1120, height: 1000 };
const USUAL_SIZE = { width: 1300, height: 850 };

const run = <T>(command: string, ...args: unknown[]): Thenable<T> =>
  vscode.commands.executeCommand<T>(command, ...args);

const set = (name: string, value: unknown): Thenable<void> =>
  vscode.workspace.getConfiguration().update(name, value, vscode.ConfigurationTarget.Global);

/** Scrolls to a text of an editor. */
function reveal(editor: vscode.TextEditor, text: string, after?: string): vscode.Position {
  const range = rangeOf(editor.document, text, after);
  editor.revealRange(range, vscode.TextEditorRevealType.InCenter);
  return range.start;
}

/** Likewise, with the cursor before the text. */
function putCursor(editor: vscode.TextEditor, text: string, after?: string): void {
  const start = reveal(editor, text, after);
  editor.selection = new vscode.Selection(start, start);
}

/** The pictures of the pages of media/docs, one a feature: `npm run pictures` puts them there. */
describeWithPage('pictures', () => {
  before(async () => {
    await proviso();
    await drivePage('resize', SIZE);
  });
  beforeEach(async () => {
    for (const part of ['Sidebar', 'AuxiliaryBar', 'Panel']) await run(`workbench.action.close${part}`);
    await run('notifications.clearAll');
  });
  afterEach(async () => {
    await run('notifications.clearAll');
    await closeEditors();
  });
  after(async () => {
    await set('proviso.languageModel.source', undefined);
    await set('chat.viewSessions.enabled', undefined);
    await run('workbench.action.closePanel');
    await run('workbench.action.closeAuxiliaryBar');
    await drivePage('resize', USUAL_SIZE);
  });

  /** Takes the picture once no notification lies over the window. */
  async function picture(name: string): Promise<void> {
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await inWorkbench({ selector: '.workbench-hover', action: 'waitGone' });
    await drivePage('screenshot', { name });
  }

  it('offer of language models', async () => {
    await open(HARBOURS);
    await openPanel();
    await submit(QUESTION);
    await inWebview({ selector: '.verdict', action: 'wait' });
    await inWebview({ selector: '#offer', hasText: 'without a language model so far', action: 'wait' });
    await inWebview({ selector: '#offer vscode-button', hasText: 'Look', action: 'hover' });
    await picture('model-offer');
    await inWebview({ selector: 'vscode-button', hasText: 'Answer Without One', action: 'click' });
  });

  for (const [name, question, kind, provision] of [
    ['ask', SAMPLE_QUESTION, 'grounded', APPEAL],
    ['abstained', 'What is the amount of the berth fee?', 'abstained', 'harbours-act/sec_13__para_2'],
  ] as const) {
    it(`a question that ends ${kind}`, async () => {
      await openPanel();
      await submit(question);
      await verdict(kind);
      await inWebview({ selector: `#evidence .provision[data-id="${provision}"]`, action: 'click' });
      await drivePage('decorations', { style: { 'background-color': SELECTED } });
      await inWebview({ selector: '#ask', action: 'hover' });
      await picture(name);
    });
  }

  it('check of an answer', async () => {
    const said = (sentence: string): string => sentence.replace(' [1].', '');
    const content =
      `# Memo\n\n${said(SENTENCE)} (section 10(1) of the Harbours and Pilotage Act 2012).\n\n` +
      `${said(WRONG)} (section 10(1) of the Harbours and Pilotage Act 2012).\n\nThe appeal is free of charge.\n`;
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'markdown', content }));
    await run('proviso.checkAnswer', undefined, {});
    await drivePage('decorations', { className: 'squiggly-error' });
    await run('workbench.actions.view.problems');
    await inWorkbench({ selector: '.markers-panel .monaco-list-row', hasText: '28 days', action: 'wait' });
    await run('notifications.clearAll');
    await picture('check-answer');
    await run('proviso.clearAnswerCheck');
  });

  it('chat', async () => {
    const player = await playerOfEditor();
    await until('a model', async () => ((await vscode.lm.selectChatModels()).length > 0 ? true : undefined));
    player.reply = (prompt) => playing(() => [SENTENCE, ' ', WRONG])(taskOf(prompt), prompt);
    await set('proviso.languageModel.source', 'vscode');
    await set('chat.viewSessions.enabled', false);
    await run('workbench.action.chat.newChat');
    await run('workbench.action.chat.open', { query: `@proviso ${QUESTION}`, modelSelector: { vendor: 'player' } });
    await run('workbench.action.toggleMaximizedAuxiliaryBar');
    await drivePage('resize', TALL);
    await inWorkbench({ selector: '.interactive-response del', hasText: '90 days', action: 'wait', timeout: 15_000 });
    await inWorkbench({ selector: '.interactive-response', hasText: 'Worded by Player', action: 'wait' });
    await inWorkbench({ selector: '.chat-response-loading', action: 'waitGone' });
    await picture('chat');
    await drivePage('resize', SIZE);
    await run('workbench.action.toggleMaximizedAuxiliaryBar');
  });

  it('agents', async () => {
    await open(HARBOURS);
    void run('workbench.mcp.listServer');
    await inWorkbench({ selector: '.quick-input-list .monaco-list-row', hasText: 'Proviso', action: 'wait' });
    await picture('agents');
    await drivePage('keyboard', { press: 'Escape' });
  });

  it('statute in plain text', async () => {
    await open(DECREE);
    await drivePage('hover', { text: '법 제4조제2항', contains: '연안양식업법 제4조제2항' });
    await picture('statute');
  });

  it('citation graph', async () => {
    await run('proviso.showCitationGraph', SEALS);
    await inWebview({ selector: '.box.middle', action: 'wait' });
    await picture('graph');
  });

  it('corpus report', async () => {
    await run('proviso.corpusReport');
    await inWebview({ selector: '#most-cited-articles tbody tr', action: 'wait' });
    await picture('corpus-report');
  });

  it('evaluation', async () => {
    await open(DATASET);
    await run('proviso.evaluateDataset', inFolder(DATASET), { strategy: 'bm25' });
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
    await drivePage('resize', TALL);
    await inWebview({ selector: '#by-hops canvas', action: 'wait' });
    await picture('evaluation');
    await drivePage('resize', SIZE);
  });

  it('references', async () => {
    // Not as a preview, which the statute would take the place of: drafts count as long as they are open.
    await vscode.window.showTextDocument(inFolder(DRAFT), { preview: false });
    putCursor(await open(HARBOURS), 'Section 9.');
    await inWorkbench({ selector: '.codelens-decoration', hasText: 'cited by', action: 'wait' });
    await run('references-view.findReferences');
    await inWorkbench({ selector: '.sidebar .monaco-list-row', hasText: DRAFT, action: 'wait' });
    await picture('references');
    await run('workbench.view.explorer');
  });

  it('renumbering', async () => {
    const editor = await open(HARBOURS);
    putCursor(editor, '10.', '### Section 10.');
    const inserting = run('proviso.insertProvisionBefore');
    const offered = inWorkbench({
      selector: '.quick-input-list .monaco-list-row',
      hasText: 'section 9A',
      action: 'wait',
    });
    // A command that fails, or ends because its question was closed, is the reason to tell, not what is then awaited in vain.
    const ended = inserting.then(() => Promise.reject(new Error('The question for a number was closed.')));
    await Promise.race([offered, ended]);
    await run('workbench.action.quickOpenSelectNext');
    await run('workbench.action.acceptSelectedQuickOpenItem');
    await inWorkbench({ selector: '.part.panel .monaco-list-row', hasText: DRAFT, action: 'wait' });
    await run('workbench.action.toggleMaximizedPanel');
    await picture('renumber');
    await run('workbench.action.toggleMaximizedPanel');
    await run('refactorPreview.discard');
    await inserting;
  });

  it('citation check', async () => {
    const editor = await open(DRAFT);
    await run('workbench.actions.view.problems');
    reveal(editor, 'section 41(2)');
    await drivePage('decorations', { className: 'squiggly-error' });
    await inWorkbench({ selector: '.markers-panel .monaco-list-row', hasText: 'missing-provision', action: 'wait' });
    await picture('check');
  });

  it('hover', async () => {
    reveal(await open(DRAFT), 'section 6(1)(b)');
    await drivePage('hover', { text: 'section 6(1)(b)', contains: 'medical certificate' });
    await picture('hover');
  });

  it('kind of a document', async () => {
    await open(DRAFT);
    await inWorkbench({ selector: '.statusbar-item', hasText: 'Draft', action: 'click' });
    await inWorkbench({ selector: '.quick-input-widget .monaco-list-row', action: 'wait' });
    await picture('kind');
    await drivePage('keyboard', { press: 'Escape' });
  });

  it('Word document', async () => {
    const body = [
      p('Brief', '<w:pStyle w:val="Heading1"/>'),
      p('Costs are awarded by section 41 of the Harbours and Pilotage Act 2012.'),
      p('An appeal lies by section 10(1) of the Harbours and Pilotage Act 2012.'),
    ];
    await writeOnDisk(BRIEF, docx({ body: body.join('') }));
    try {
      await run('proviso.previewDocx', inFolder(BRIEF));
      await drivePage('decorations', { className: 'squiggly-error' });
      await drivePage('hover', { text: 'section 10(1)', contains: '28 days' });
      await picture('docx');
    } finally {
      await removeFromDisk(BRIEF);
    }
  });
});
