import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWebview, inWorkbench } from '../suite/drivePage';
import { note } from '../suite/note';
import { editorOf, evidence, openPanel, submit, verdict } from '../suite/panelPage';
import { until } from '../suite/until';
import { DRAFT, extension, HARBOURS, inFolder, open, proviso, SAMPLE_ACTS, untilActs } from '../suite/workspace';

/** The first question of the README. */
const QUESTION =
  "Within how many days may a pilot appeal to the Maritime Tribunal against a decision to revoke the pilot's licence?";

/** What is read at activation in a window without law, in bytes: reading code is what costs time there. */
const MOST_BYTES = 20_000;

/** Within this time a folder of four small files has been looked through, in milliseconds. */
const LOOKED_MS = 4000;

/** `proviso.selectedProvisionBackground` of package.json in a light theme. */
const SELECTED = 'rgba(0, 102, 191, 0.15)';

const inExtension = (...names: string[]): string => vscode.Uri.joinPath(extension().extensionUri, ...names).fsPath;

/** Whether the extension host has loaded one of the extension's bundles. */
const isLoaded = (bundle: string): boolean =>
  inExtension('dist', bundle) in (createRequire(__filename).cache as Record<string, unknown>);

describe('installed', () => {
  it('is the extension of the package, and not that of the checkout', () => {
    assert.equal(existsSync(inExtension('src')), false, inExtension());
    assert.equal(existsSync(inExtension('dist/extension.js.map')), false);
    assert.equal(existsSync(inExtension('THIRD-PARTY-NOTICES.txt')), true);
  });
});

describe('installed: in a folder of a program', () => {
  it('stays small: no server, no index, nothing but the start is loaded', async () => {
    await until('activation', () => (extension().isActive ? true : undefined));
    await pause(LOOKED_MS);
    assert.equal(isLoaded('extension.js'), true);
    assert.equal(isLoaded('features.js'), false);
    assert.ok(statSync(inExtension('dist/extension.js')).size < MOST_BYTES);
    const api = await extension().activate();
    assert.deepEqual(api.status(), { state: 'none', problems: 0, shared: { state: 'off' } });
    await vscode.window.showTextDocument(inFolder('README.md'));
    assert.deepEqual(vscode.languages.getDiagnostics(inFolder('README.md')), []);
  });
});

describeWithPage('installed: the window of a program', () => {
  after(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await drivePage('resize', { width: 1300, height: 850 });
  });

  it('shows nothing of Proviso but its icon', async () => {
    assert.equal(await inWorkbench({ selector: '.statusbar-item:has-text("Proviso")', action: 'count' }), 0);
  });

  // The time is printed and held to nothing: on a crowded machine the same work takes many times as long.
  it('is active, and VS Code says after how long', async () => {
    // The list has the slowest first, and holds what is on show only.
    await drivePage('resize', { width: 1300, height: 3000 });
    const editors = vscode.workspace.getConfiguration('workbench.editor');
    await editors.update('useModal', 'off', vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.showRuntimeExtensions');
    const row = '.runtime-extensions-editor .extension:has-text("Proviso")';
    const text = await inWorkbench({ selector: row, action: 'text' });
    const time = Number(/Activation: (?<time>\d+)ms/u.exec(text)?.groups?.['time']);
    note(`      activation: ${time} ms`);
    assert.ok(Number.isFinite(time), text);
  });
});

describe('installed: once statutes come into the folder', () => {
  before(async () => {
    assert.equal(isLoaded('features.js'), false);
    for (const name of await readdir(inExtension('media/sample'))) {
      await cp(inExtension('media/sample', name), inFolder(name === 'README.md' ? 'ABOUT.md' : name).fsPath);
    }
  });

  it('starts by itself and indexes them', async () => {
    await until('the start', () => (isLoaded('features.js') ? true : undefined));
    await untilActs(SAMPLE_ACTS);
  });

  it('answers a question from them', async () => {
    const api = await proviso();
    const answer = await api.ask(QUESTION);
    assert.equal(answer.verdict.kind, 'grounded');
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_10__para_1');
  });
});

describeWithPage('installed: panel', () => {
  it('answers a question from them', async () => {
    await openPanel();
    await submit(QUESTION);
    await verdict('grounded');
    assert.equal((await evidence())[0], 'harbours-act/sec_10__para_1');
    assert.match(await inWebview({ selector: '#answer', action: 'text' }), /within 28 days/);
    await inWebview({ selector: 'vscode-button', hasText: 'Answer Without One', action: 'click' });
    await inWebview({ selector: '#evidence .provision[data-id="harbours-act/sec_10__para_1"]', action: 'click' });
    await editorOf(HARBOURS);
    await drivePage('decorations', { style: { 'background-color': SELECTED } });
    await inWebview({ selector: '#ask', action: 'hover' });
    await drivePage('screenshot', { name: 'installed-ask' });
  });

  it('underlines the wrong citations of a draft in the folder', async () => {
    const editor = await open(DRAFT);
    const problems = await until('findings', () => {
      const found = vscode.languages.getDiagnostics(inFolder(DRAFT));
      return found.length > 0 ? found : undefined;
    });
    assert.ok(problems.some(({ severity }) => severity === vscode.DiagnosticSeverity.Error));
    await vscode.commands.executeCommand('workbench.actions.view.problems');
    editor.revealRange(problems[0]!.range, vscode.TextEditorRevealType.InCenter);
    await drivePage('decorations', { className: 'squiggly-error' });
    await drivePage('screenshot', { name: 'installed-draft' });
  });
});

describeWithPage('installed: in a folder that lost its statutes', () => {
  const settings = (): string[] => vscode.workspace.getConfiguration('proviso').get<string[]>('corpus.include', []);

  before(async () => {
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await vscode.commands.executeCommand('notifications.clearAll');
    for (const name of await readdir(inExtension('media/sample'))) {
      await vscode.workspace.fs.delete(inFolder(name), { recursive: true });
    }
    const api = await proviso();
    await until('no law', () => (api.status().state === 'empty' ? true : undefined));
  });
  after(async () => {
    await vscode.workspace
      .getConfiguration('proviso')
      .update('corpus.include', undefined, vscode.ConfigurationTarget.Workspace);
  });

  it('says once, with ways to some, that a command needs law', async () => {
    await drivePage('palette', { command: 'Proviso: Corpus Report' });
    await drivePage('notifications', { contains: 'Nothing in this folder is surely law' });
    assert.equal(await inWorkbench({ selector: '.monaco-dialog-box', action: 'count' }), 0);
    await drivePage('screenshot', { name: 'installed-no-law' });
  });

  it('has a person choose what is law', async () => {
    await vscode.workspace.fs.writeFile(
      inFolder('rules/berths.md'),
      Buffer.from('# Berths\n\n## Section 1. Fees\n\nA fee is due.\n'),
    );
    await drivePage('clickNotification', { contains: 'Nothing in this folder', button: 'Choose Law...' });
    await inWorkbench({ selector: '.quick-input-list .monaco-list-row', hasText: 'rules1 file', action: 'click' });
    await drivePage('screenshot', { name: 'installed-choose-law' });
    await drivePage('keyboard', { press: 'Enter' });
    // Before the setting is heard of there is no law, and whoever waits for an index of it is told so.
    await until('an index of what was chosen', () => untilActs(1).catch(() => undefined));
    assert.deepEqual(settings(), ['rules/**']);
  });
});
