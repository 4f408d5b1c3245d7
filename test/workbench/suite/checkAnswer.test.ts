import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { AnswerSentenceView } from '../../../src/server';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { until } from './until';
import { closeEditors, proviso, rangeOf } from './workspace';

const ACT = 'Harbours and Pilotage Act 2012';
const RIGHT = `A pilot may appeal to the Maritime Tribunal within 28 days (section 10(1) of the ${ACT}).`;
const WRONG = `A pilot may appeal to the Maritime Tribunal within 90 days (section 10(1) of the ${ACT}).`;
const OPEN = 'The sea is calm.';
const MEMO = `# Memo\n\n${RIGHT}\n\n${WRONG}\n\n${OPEN}\n`;

const answerFindings = ({ uri }: vscode.TextDocument): vscode.Diagnostic[] =>
  vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'proviso answer');
const codeOf = ({ code }: vscode.Diagnostic): unknown => (typeof code === 'object' ? code.value : code);

/** What was found in the sentence with the wrong number. */
const strikings = (document: vscode.TextDocument): vscode.Diagnostic[] =>
  answerFindings(document).filter(({ range }) => rangeOf(document, WRONG).contains(range));

async function memo(content = MEMO): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ language: 'markdown', content }));
}

/** The command as a menu and a caller run it; without facts nothing is asked. */
const check = (given?: object): Thenable<AnswerSentenceView[] | undefined> =>
  vscode.commands.executeCommand('proviso.checkAnswer', undefined, given);

const shownSides = (): Promise<vscode.TabInputTextDiff> =>
  until('comparison', () => {
    const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    return input instanceof vscode.TabInputTextDiff ? input : undefined;
  });

describe('check of an answer', () => {
  before(proviso);
  afterEach(async () => {
    await vscode.commands.executeCommand('proviso.clearAnswerCheck');
    await closeEditors();
  });

  it('underlines what is struck out and what is not shown', async () => {
    const { document } = await memo();
    const sentences = await check({});
    assert.equal(sentences?.length, 3);
    const struck = strikings(document);
    assert.ok(struck.length > 0);
    for (const diagnostic of struck) {
      assert.equal(codeOf(diagnostic), 'contradicted-sentence');
      assert.equal(diagnostic.severity, vscode.DiagnosticSeverity.Error);
      assert.ok(diagnostic.relatedInformation![0]!.location.uri.path.endsWith('harbours-and-pilotage-act-2012.md'));
    }
    const open = answerFindings(document).at(-1)!;
    assert.equal(codeOf(open), 'unverified-sentence');
    assert.equal(open.severity, vscode.DiagnosticSeverity.Information);
    assert.equal(document.getText(open.range), OPEN);
  });

  it('checks the selection alone', async () => {
    const editor = await memo();
    const { start, end } = rangeOf(editor.document, WRONG);
    editor.selection = new vscode.Selection(start, end);
    const sentences = await check({});
    assert.deepEqual(
      sentences?.map(({ text }) => text),
      [WRONG],
    );
  });

  it('keeps what it found beside its text when lines come in above, and drops it when the sentence is edited', async () => {
    const { document } = await memo();
    await check({});
    const insert = (position: vscode.Position, text: string): Thenable<boolean> => {
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, position, text);
      return vscode.workspace.applyEdit(edit);
    };
    await insert(new vscode.Position(1, 0), 'One more line.\n');
    await until('moved findings', () => {
      const open = answerFindings(document).find((each) => codeOf(each) === 'unverified-sentence');
      return open !== undefined && document.getText(open.range) === OPEN ? true : undefined;
    });
    await insert(rangeOf(document, OPEN).start, 'Today ');
    await until('dropped finding', () =>
      answerFindings(document).every((each) => codeOf(each) !== 'unverified-sentence') ? true : undefined,
    );
    assert.ok(answerFindings(document).length > 0, 'what was found elsewhere stays');
    await vscode.commands.executeCommand('proviso.clearAnswerCheck');
    assert.deepEqual(answerFindings(document), []);
  });

  it('sets the whole answer and one sentence side by side with the law', async () => {
    const { document } = await memo();
    await check({});
    const [struck] = strikings(document);
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      struck!.range,
    );
    const { command } = actions.find(({ title }) => title === 'Compare the sentence with the law')!;
    await vscode.commands.executeCommand(command!.command, ...(command!.arguments as unknown[]));
    const one = await shownSides();
    assert.match((await vscode.workspace.openTextDocument(one.original)).getText(), /28\s+days/u);
    assert.match((await vscode.workspace.openTextDocument(one.modified)).getText(), /90\s+days/u);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('proviso.compareAnswer');
    const all = await until('whole comparison', async () => {
      const sides = await shownSides();
      return sides.original.scheme === 'proviso-answer' ? sides : undefined;
    });
    const [law, answer] = [
      (await vscode.workspace.openTextDocument(all.original)).getText().split('\n'),
      (await vscode.workspace.openTextDocument(all.modified)).getText().split('\n'),
    ];
    assert.equal(law.length, answer.length);
    assert.equal(answer.filter((line) => line.startsWith('──')).length, 3);
  });

  it('rejects, with what to do, where there is no text', async () => {
    await closeEditors();
    await assert.rejects(Promise.resolve(check({})), /Open the text/u);
  });
});

describeWithPage('check of an answer, as a user runs it', () => {
  before(proviso);
  afterEach(async () => {
    await vscode.commands.executeCommand('proviso.clearAnswerCheck');
    await closeEditors();
  });

  it('asks for the facts, shows what was found, and the comparison from the notification', async () => {
    const { document } = await memo();
    await drivePage('palette', { command: 'Proviso: Check Answer Against the Law' });
    await drivePage('quickInput', { text: 'A pilot was served the notice 90 hours ago.' });
    await drivePage('notifications', { contains: 'sentences checked: 3' });
    await drivePage('decorations', { className: 'squiggly-error', atLeast: 1 });
    assert.ok(strikings(document).length > 0);
    await drivePage('screenshot', { name: 'check-answer' });
    await drivePage('clickNotification', { contains: 'sentences checked: 3', button: 'Show Beside the Law' });
    const sides = await shownSides();
    assert.equal(sides.original.scheme, 'proviso-answer');
    await inWorkbench({ selector: '.monaco-diff-editor .view-line', hasText: 'Maritime', action: 'wait' });
    await drivePage('screenshot', { name: 'check-answer-beside-law' });
  });
});
