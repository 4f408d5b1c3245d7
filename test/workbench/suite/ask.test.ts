import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { graveFindings } from './accessibility';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { decoratedLines, editorOf, evidence, openPanel, submit, verdict, wear } from './panelPage';
import { until } from './until';
import { closeEditors, HARBOURS, inFolder, proviso, rangeOf } from './workspace';

const ANSWERED =
  "Within how many days may a pilot appeal to the Maritime Tribunal against a decision to revoke the pilot's licence?";
const ABSTAINED = 'What is the amount of the berth fee?';
const KOREAN = '위조된 면허증을 행사한 자는 어떤 형에 처하는가?';

/** `proviso.selectedProvisionBackground` of package.json in a light theme. */
const SELECTED = 'rgba(0, 102, 191, 0.15)';

describe('ask', () => {
  afterEach(() => vscode.commands.executeCommand('proviso.clearHighlights'));

  it('answers another extension as it answers the panel', async () => {
    const api = await proviso();
    const answer = await api.ask(KOREAN);
    assert.equal(answer.verdict.kind, 'grounded');
    // The use of a forged licence, and by its citation 전항 the penalty for forging one.
    assert.deepEqual(
      answer.evidence.map(({ id, role }) => [id, role.kind]),
      [
        ['연안양식업법/art_18__para_2', 'selected'],
        ['연안양식업법/art_18__para_1', 'cited'],
      ],
    );
    const lines = answer.evidence.map(({ range }) => range.start.line);
    assert.deepEqual(
      api.highlights()[0]?.ranges.map(({ start }) => start.line),
      lines,
    );
  });

  it('answers the command that is handed a question', async () => {
    await proviso();
    const answer = await vscode.commands.executeCommand<{ verdict: { kind: string; reasons: string[] } }>(
      'proviso.ask',
      ABSTAINED,
    );
    assert.deepEqual(answer.verdict, { kind: 'abstained', reasons: ['missing-authority'] });
  });
});

describeWithPage('ask: panel', () => {
  before(async () => {
    await proviso();
    await openPanel();
  });
  after(closeEditors);

  it('says what is in the workspace, and offers no sample where there are statutes', async () => {
    const api = await proviso();
    const line = await inWebview({ selector: '#reason', action: 'text' });
    assert.equal(line, `4 acts, ${api.status().statistics?.provisions} provisions`);
    const offer = { selector: 'vscode-button', hasText: 'Open Sample Statutes' };
    await inWebview({ ...offer, action: 'waitGone' });
  });

  it('answers the first question of the README with the exact provision', async () => {
    await submit(ANSWERED);
    await verdict('grounded');
    assert.equal((await evidence())[0], 'harbours-act/sec_10__para_1');
    assert.match(await inWebview({ selector: '#answer', action: 'text' }), /within 28 days/);
    assert.equal(await inWebview({ selector: '#missing', action: 'count' }), 0);
    // All seven stages were gone through; the list is folded away, for there is an answer to read.
    assert.equal(await inWebview({ selector: '#stages li[data-progress="done"]', action: 'count' }), 7);
    await inWebview({ selector: '#stages li', action: 'waitGone' });
  });

  it('opens the provision that is clicked: its lines are on show and highlighted', async () => {
    await inWebview({ selector: '#evidence .provision[data-id="harbours-act/sec_10__para_1"]', action: 'click' });
    const editor = await editorOf(HARBOURS);
    const { line } = rangeOf(editor.document, '(1) A pilot may appeal').start;
    await until('the provision on show', () =>
      editor.visibleRanges.some(({ start, end }) => start.line <= line && line <= end.line) ? true : undefined,
    );
    // The one provision that was selected is one line of the file.
    assert.deepEqual(await decoratedLines(SELECTED), [line]);
    const api = await proviso();
    const marked = api.highlights().find(({ file }) => file.endsWith(HARBOURS))?.ranges ?? [];
    const cited = marked.map(({ start }) => start.line).filter((each) => each !== line);
    // Section 10(1) cites section 9, whose paragraph (4) is about the notice.
    assert.ok(cited.includes(rangeOf(editor.document, '(4) The Authority must serve notice').start.line));
    await inWebview({ selector: '#ask', action: 'hover' });
    await drivePage('screenshot', { name: 'panel-light' });
  });

  it('opens from a footnote of the answer, too', async () => {
    await closeEditors();
    await inWebview({ selector: '#answer .footnote', action: 'click' });
    const editor = await editorOf(HARBOURS);
    const { line } = rangeOf(editor.document, '(1) A pilot may appeal').start;
    await until('cursor at the provision', () => (editor.selection.active.line === line ? true : undefined));
  });

  it('shows what each stage took in and gave out', async () => {
    const stage = (name: string) => `#trace > [data-stage="${name}"]`;
    // By keys alone: a stage opens with Enter, and Tab leads to what is folded in it.
    await inWebview({ selector: `${stage('rerank')} > summary`, action: 'press', value: 'Enter' });
    const best = { selector: `${stage('rerank')} .outline .outline li` };
    assert.match(
      await inWebview({ ...best, action: 'text' }),
      /^Harbours Act section 10\(1\) · score [\d.]+, selected$/u,
    );
    await drivePage('keyboard', { press: 'Tab' });
    await inWebview({ selector: `${stage('rerank')} .outline summary:focus`, action: 'wait' });
    await drivePage('keyboard', { press: 'Enter' });
    await inWebview({ ...best, action: 'waitGone' });
    await drivePage('keyboard', { press: 'Enter' });
    await inWebview({ selector: `${stage('select')} > summary`, action: 'click' });
    const selected = await inWebview({ selector: `${stage('select')} .outline li`, action: 'text' });
    assert.match(selected, /^Harbours Act section 10\(1\) · for issue 1, score/u);
    for (const name of ['parametric', 'retrieve', 'expand', 'answer', 'verify']) {
      await inWebview({ selector: `${stage(name)} > summary`, action: 'click' });
      await inWebview({ selector: `${stage(name)} .outline li`, action: 'wait' });
    }
    assert.deepEqual(await graveFindings('#trace', '--vscode-sideBar-background'), []);
    await drivePage('resize', { width: 1300, height: 1800 });
    await inWebview({ selector: `${stage('verify')} > summary`, action: 'hover' });
    for (const theme of ['dark', 'light'] as const) {
      await wear(theme);
      await drivePage('screenshot', { name: `panel-trace-${theme}` });
    }
    await drivePage('resize', { width: 1300, height: 850 });
  });

  it('has all of a stage as JSON, to be read and to be copied', async () => {
    const stage = '#trace > [data-stage="select"]';
    await inWebview({ selector: `${stage} summary`, hasText: 'As JSON', action: 'click' });
    const shown = await inWebview({ selector: `${stage} pre`, action: 'text' });
    const { selected } = JSON.parse(shown) as { selected: { id: string }[] };
    assert.equal(selected[0]?.id, 'harbours-act/sec_10__para_1');
    await inWebview({ selector: `${stage} vscode-button`, hasText: 'Copy JSON', action: 'click' });
    await inWebview({ selector: '#announcer', hasText: 'Copied', action: 'attribute', value: 'id' });
    const copied = await until('the JSON on the clipboard', async () => {
      const text = await vscode.env.clipboard.readText();
      return text.startsWith('{') ? text : undefined;
    });
    assert.deepEqual(JSON.parse(copied), JSON.parse(shown));
  });

  it('keeps draft, answer and earlier questions while the view is hidden', async () => {
    const box = { selector: 'vscode-text-area textarea' };
    await inWebview({ ...box, action: 'fill', value: 'A question that is not finished' });
    await vscode.commands.executeCommand('workbench.view.explorer');
    await inWebview({ ...box, action: 'waitGone' });
    await openPanel();
    assert.equal(await inWebview({ ...box, action: 'value' }), 'A question that is not finished');
    await verdict('grounded');
    assert.equal((await evidence())[0], 'harbours-act/sec_10__para_1');
  });

  it('wears a dark theme', async () => {
    try {
      await wear('dark');
      await drivePage('screenshot', { name: 'panel-dark' });
    } finally {
      await wear('light');
    }
  });

  it('wears a high-contrast theme', async () => {
    try {
      await wear('high-contrast');
      await inWebview({ selector: '#answer .footnote', action: 'focus' });
      // Walked to by key, the next link shows where the focus is.
      await drivePage('keyboard', { press: 'Tab' });
      await drivePage('screenshot', { name: 'panel-high-contrast' });
    } finally {
      await wear('light');
    }
  });

  it('removes the highlights on demand', async () => {
    const api = await proviso();
    await editorOf(HARBOURS);
    await drivePage('palette', { command: 'Proviso: Clear Highlights' });
    await until('no highlights', () => (api.highlights().length === 0 ? true : undefined));
    await inWorkbench({
      selector: '.editor-group-container.active .view-overlays .cdr[class*="ced-"]',
      action: 'waitGone',
    });
  });

  it('abstains from the second question of the README and names the authority that is missing', async () => {
    await submit(ABSTAINED);
    await verdict('abstained');
    assert.match(await inWebview({ selector: '#missing', action: 'text' }), /Harbour Fees Regulations 2016/);
    const reasons = await inWebview({ selector: '.verdict', action: 'text' });
    assert.match(reasons, /not in this workspace: section 4 of the Harbour Fees Regulations 2016/);
    // The provision that hands the point over is shown, and can be opened.
    assert.deepEqual(await evidence(), ['harbours-act/sec_13__para_2']);
    await inWebview({ selector: '#missing button', action: 'click' });
    const editor = await editorOf(HARBOURS);
    const { line } = rangeOf(editor.document, '(2) The amount of the berth fee').start;
    assert.deepEqual(await decoratedLines(SELECTED), [line]);
    await inWebview({ selector: '#ask', action: 'hover' });
    await inWorkbench({ selector: '.workbench-hover', action: 'waitGone' });
    await drivePage('screenshot', { name: 'panel-abstained-light' });
  });

  it('finds nothing where there is nothing to find, and says so', async () => {
    await submit('Quel est le tarif du métro de Lyon ?');
    await verdict('abstained');
    await inWebview({ selector: '.verdict', hasText: 'No provision matched.', action: 'wait' });
    assert.deepEqual(await evidence(), []);
    await drivePage('screenshot', { name: 'panel-no-match-light' });
  });

  it('answers in Korean, in a narrow window', async () => {
    await drivePage('resize', { width: 900, height: 850 });
    try {
      await submit(KOREAN);
      await verdict('grounded');
      assert.deepEqual(await evidence(), ['연안양식업법/art_18__para_2', '연안양식업법/art_18__para_1']);
      const [root] = [await inWebview({ selector: 'main', action: 'box' })];
      const label = await inWebview({ selector: '#evidence .provision', action: 'box' });
      assert.ok(label.x + label.width <= root.x + root.width + 1, 'labels wrap within the panel');
      await drivePage('screenshot', { name: 'panel-korean-light' });
    } finally {
      await drivePage('resize', { width: 1300, height: 850 });
    }
  });

  it('offers earlier questions to ask again, and folds them away once one is taken', async () => {
    await inWebview({ selector: '#history summary', action: 'click' });
    const earlier = await inWebview({ selector: '#history li button', action: 'texts' });
    // The last question stands below the box already; the others come newest first.
    assert.deepEqual(earlier, ['Quel est le tarif du métro de Lyon ?', ABSTAINED, ANSWERED]);
    await inWebview({ selector: '#history button', hasText: ANSWERED, action: 'click' });
    await inWebview({ selector: '#history button', action: 'waitGone' });
    assert.equal(await inWebview({ selector: 'vscode-text-area textarea', action: 'value' }), ANSWERED);
  });

  it('goes on from an answer with the question before and what it rests on, and shows what was asked', async () => {
    await submit(ANSWERED);
    await verdict('grounded');
    await inWebview({ selector: '#actions vscode-button', hasText: 'Follow Up', action: 'click' });
    await inWebview({ selector: '#following', hasText: ANSWERED, action: 'wait' });
    await submit('And from which day do they run?');
    await inWebview({ selector: '.verdict', action: 'wait' });
    await inWebview({ selector: '#sent summary', action: 'click' });
    const sent = await inWebview({ selector: '.sent', action: 'text' });
    assert.equal(sent, `${ANSWERED}\n\n(Harbours Act section 10(1))\n\nAnd from which day do they run?`);
    await inWebview({ selector: '#following', action: 'waitGone' });
    await drivePage('screenshot', { name: 'panel-follow-up-light' });
  });

  it('puts the answer on the clipboard and at the cursor, cited as the jurisdiction does', async () => {
    await submit(ANSWERED);
    await verdict('grounded');
    await inWebview({ selector: '#actions vscode-button', hasText: 'Copy', action: 'click' });
    const copied = await until('the answer on the clipboard', async () => {
      const text = await vscode.env.clipboard.readText();
      return text.includes('28 days') ? text : undefined;
    });
    assert.match(copied, /^A pilot may appeal .+ \(Harbours Act section 10\(1\)\)\n/);
    const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: 'Before. After.' });
    const editor = await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(0, 8, 0, 8);
    await inWebview({ selector: '#actions vscode-button', hasText: 'Insert', action: 'click' });
    await until('the answer in the document', () => (document.getText().includes('28 days') ? true : undefined));
    assert.match(document.getText(), /^Before\. A pilot may appeal/);
    assert.match(document.getText(), /After\.$/);
    await closeEditors();
  });

  it('asks about the provision that the cursor stands in, and about what is selected in it', async () => {
    const box = { selector: 'vscode-text-area textarea' };
    const boxHolds = (text: string): Promise<boolean> =>
      until(`"${text}" in the box`, async () =>
        (await inWebview({ ...box, action: 'value' })) === text ? true : undefined,
      );
    const document = await vscode.workspace.openTextDocument(inFolder(HARBOURS));
    const editor = await vscode.window.showTextDocument(document);
    const { start, end } = rangeOf(document, 'the berth fee', '(2) The amount of');
    editor.selection = new vscode.Selection(start, start);
    await drivePage('palette', { command: 'Proviso: Ask About This' });
    await boxHolds('Harbours Act section 13(2)\n');
    await vscode.window.showTextDocument(document);
    editor.selection = new vscode.Selection(start, end);
    await drivePage('palette', { command: 'Proviso: Ask About This' });
    await boxHolds('Harbours Act section 13(2): “the berth fee”\n');
  });

  it('selects the question that was asked when it is run again, so that typing takes its place', async () => {
    const box = { selector: 'vscode-text-area textarea' };
    await closeEditors();
    await submit(ANSWERED);
    await verdict('grounded');
    await vscode.commands.executeCommand('proviso.ask');
    await inWebview({ selector: 'vscode-text-area textarea:focus', action: 'wait' });
    await drivePage('screenshot', { name: 'panel-ask-again-light' });
    await drivePage('keyboard', { text: 'Who pays' });
    assert.equal(await inWebview({ ...box, action: 'value' }), 'Who pays');
    // What was not asked yet is still being written.
    await vscode.commands.executeCommand('proviso.ask');
    await inWebview({ ...box, action: 'press', value: 'End' });
    await inWebview({ ...box, action: 'type', value: ' the fee?' });
    assert.equal(await inWebview({ ...box, action: 'value' }), 'Who pays the fee?');
  });

  it('forgets the earlier questions on demand', async () => {
    await inWebview({ selector: '#history summary', action: 'click' });
    await inWebview({ selector: '#clear-history', action: 'click' });
    await inWebview({ selector: '#history', action: 'waitGone' });
  });

  it('takes the selected text of an editor as the question to look over', async () => {
    const document = await vscode.workspace.openTextDocument(inFolder('README.md'));
    const editor = await vscode.window.showTextDocument(document);
    const range = rangeOf(document, ABSTAINED);
    editor.selection = new vscode.Selection(range.start, range.end);
    await drivePage('palette', { command: 'Proviso: Ask' });
    const box = { selector: 'vscode-text-area textarea' };
    await until('the text in the box', async () =>
      (await inWebview({ ...box, action: 'value' })) === ABSTAINED ? true : undefined,
    );
    // It has the focus, so that Ctrl+Enter asks.
    await drivePage('keyboard', { press: 'Control+Enter' });
    await inWebview({ selector: '#asked', hasText: ABSTAINED, action: 'wait' });
    await verdict('abstained');
  });
});
