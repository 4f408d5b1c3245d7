import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { CorpusReport } from '../../../src/citation';
import type { NeighbourhoodView } from '../../../src/server';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { editorOf, wear } from './panelPage';
import { until } from './until';
import {
  closeEditors,
  DOCUMENTS,
  DRAFT,
  HARBOURS,
  inFolder,
  open,
  proviso,
  rangeOf,
  removeFromDisk,
} from './workspace';

const SEALS = 'official-documents-act-2011/sec_11';
const SAVED = ['saved-report.json', 'saved-hubs.csv'] as const;
const TOAST = '.notifications-toasts .notification-list-item';

const show = (id?: string): Thenable<NeighbourhoodView> =>
  vscode.commands.executeCommand('proviso.showCitationGraph', id);
const report = (): Thenable<CorpusReport> => vscode.commands.executeCommand('proviso.corpusReport');
const press = (...keys: string[]): Promise<null> => drivePage('keyboard', { press: keys });

describe('citation graph', () => {
  before(proviso);
  afterEach(closeEditors);

  it('is of the citation under the cursor, or of the provision around it', async () => {
    const editor = await open(DRAFT);
    editor.selection = new vscode.Selection(
      rangeOf(editor.document, 'section 10(1)').start,
      rangeOf(editor.document, 'section 10(1)').start,
    );
    assert.equal((await show()).nodes[0]?.id, 'harbours-act/sec_10__para_1');
    const statute = await open(HARBOURS);
    const { start } = rangeOf(statute.document, 'Section 9');
    statute.selection = new vscode.Selection(start, start);
    assert.equal((await show()).nodes[0]?.id, 'harbours-act/sec_9');
  });

  it('says what to do where there is nothing to draw', async () => {
    await assert.rejects(Promise.resolve(show()), /put the cursor on a citation/u);
  });

  it('reports the corpus', async () => {
    const { totals, articles, acts, unresolved } = await report();
    const { statistics } = (await proviso()).status();
    assert.equal(totals.citations, statistics?.citations.total);
    assert.equal(acts.size, 4);
    assert.ok(articles.hubs.total > 20 && unresolved.total > 0);
  });
});

describeWithPage('citation graph: window', () => {
  before(async () => {
    await proviso();
    await vscode.commands.executeCommand('notifications.clearAll');
  });
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(...SAVED);
  });

  /** Where the focus is. */
  async function focused(id: string): Promise<void> {
    const selector = `[data-id="${id}"]:focus`;
    await inWebview({ selector, action: 'wait' });
  }

  it('draws who cites on the left, and who is cited on the right', async () => {
    const view = await show(SEALS);
    await inWebview({ selector: '.box.middle', action: 'wait' });
    assert.equal(await inWebview({ selector: '.box', action: 'count' }), view.nodes.length);
    const boxOf = (id: string) => inWebview({ selector: `.box[data-id="${id}"] rect`, action: 'box' });
    const [citing, middle, cited] = [
      await boxOf('harbours-act/sec_7__para_1'),
      await boxOf(SEALS),
      await boxOf('official-documents-act-2011/sec_4'),
    ];
    assert.ok(citing.x + citing.width < middle.x && middle.x + middle.width < cited.x);
    const label = await inWebview({ selector: '.box.middle', action: 'attribute', value: 'aria-label' });
    assert.match(label ?? '', /section 11.*in the middle; cites .*section 4.*; cited by Harbours Act section 7\(1\)/u);
  });

  it('is walked through with the keyboard, opens a provision and puts one in the middle', async () => {
    await open(HARBOURS);
    await show(SEALS);
    await focused(SEALS);
    // A slow window gives its editor the keys again once the page has drawn.
    await inWebview({ selector: `.box[data-id="${SEALS}"]`, action: 'click' });
    await focused(SEALS);
    await press('ArrowRight');
    await inWebview({ selector: '.box[data-column="1"]:focus', action: 'wait' });
    await press('ArrowLeft', 'ArrowLeft');
    await inWebview({ selector: '.box[data-column="-1"]:focus', action: 'wait' });
    await press('Home', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    await focused('official-documents-act-2011/sec_4');
    await press('c');
    await focused('official-documents-act-2011/sec_4');
    await inWebview({ selector: '.box.middle[data-id="official-documents-act-2011/sec_4"]', action: 'wait' });
    await press('Enter');
    const editor = await editorOf(DOCUMENTS);
    assert.match(editor.document.lineAt(editor.selection.active.line).text, /^Section 4\b|^4\./u);
    // The drawing stays beside it.
    await inWebview({ selector: '.box.middle', action: 'wait' });
  });

  it('has a tree as the plain alternative, and remembers the choice', async () => {
    await show(SEALS);
    await inWebview({ selector: 'input[value="tree"]', action: 'click' });
    await inWebview({ selector: '[role="tree"]', action: 'wait' });
    await inWebview({ selector: 'input[value="tree"]:focus', action: 'wait' });
    await inWebview({ selector: `[role="tree"] > [data-id="${SEALS}"]`, action: 'focus' });
    assert.deepEqual(
      (await inWebview({ selector: '[aria-level="2"] > .row', action: 'texts' })).map((text) => text.trim()),
      ['Cited by (2)', 'Cites (3)'],
    );
    await press('ArrowDown', 'ArrowDown');
    await focused('harbours-act/sec_7__para_1');
    await press('Enter');
    await editorOf(HARBOURS);
    await closeEditors();
    await show(SEALS);
    await inWebview({ selector: '[role="tree"]', action: 'wait' });
    await drivePage('screenshot', { name: 'graph-tree' });
    await inWebview({ selector: 'input[value="drawing"]', action: 'click' });
    await inWebview({ selector: '.box.middle', action: 'wait' });
  });

  it('goes farther when asked to', async () => {
    await show(SEALS);
    const before = await inWebview({ selector: '.box', action: 'count' });
    await inWebview({ selector: '#depth', action: 'select', value: '2' });
    await inWebview({ selector: '.box[data-column="-2"]', action: 'wait' });
    assert.ok((await inWebview({ selector: '.box', action: 'count' })) > before);
    for (const theme of ['dark', 'high-contrast', 'light'] as const) {
      await wear(theme);
      await inWorkbench({ selector: TOAST, action: 'waitGone' });
      await drivePage('screenshot', { name: `graph-${theme}` });
    }
    await inWebview({ selector: '#depth', action: 'select', value: '1' });
    await inWebview({ selector: '.box[data-column="-2"]', action: 'waitGone' });
  });

  /** Every number stands whole in its box. */
  async function numbersAreWhole(): Promise<void> {
    const count = await inWebview({ selector: '.box', action: 'count' });
    for (let index = 0; index < count; index += 1) {
      const box = await inWebview({ selector: '.box rect', index, action: 'box' });
      const name = await inWebview({ selector: '.box .name', index, action: 'box' });
      const isInside =
        name.x >= box.x &&
        name.y >= box.y &&
        name.x + name.width <= box.x + box.width &&
        name.y + name.height <= box.y + box.height;
      assert.ok(isInside, `${index}: ${JSON.stringify(name)} in ${JSON.stringify(box)}`);
    }
  }

  it('has room beside a draft for all of its boxes and their numbers', async () => {
    await open(DRAFT);
    await show(SEALS);
    await inWebview({ selector: '.box.middle', action: 'wait' });
    const page = await inWebview({ selector: '.drawing', action: 'box' });
    assert.ok(page.width < 500, `${page.width} px wide`);
    const drawn = await inWebview({ selector: '.drawing > svg', action: 'box' });
    assert.ok(drawn.x >= page.x && drawn.x + drawn.width <= page.x + page.width);
    await numbersAreWhole();
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    for (const theme of ['dark', 'light'] as const) {
      await wear(theme);
      await drivePage('screenshot', { name: `graph-beside-${theme}` });
    }
  });

  it('gives a long number as many rows as it needs', async () => {
    await open(DRAFT);
    const view = await show(SEALS);
    await inWebview({ selector: '.box.middle', action: 'wait' });
    const places = ['Article 248 section 4 paragraph 1 sentence 2 number 3', '제12조의2제3항제4호나목'];
    const nodes = view.nodes.map((node, at) => ({ ...node, place: places[at % places.length]! }));
    const message = { kind: 'neighbourhood', view: { ...view, nodes }, display: 'drawing' };
    await drivePage('tellWebview', { selector: '.drawing', message });
    await inWebview({ selector: '.box.middle .name', hasText: places[0]!, action: 'wait' });
    await numbersAreWhole();
    await drivePage('screenshot', { name: 'graph-long-numbers-light' });
  });

  it('shows the report, opens a place of it, and saves it', async () => {
    const made = await report();
    const first = made.articles.hubs.items[0]!;
    const row = '#most-cited-articles tbody tr';
    assert.match(
      await inWebview({ selector: row, action: 'text' }),
      new RegExp(`\\b${first.citingProvisions}\\b`, 'u'),
    );
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'corpus-report-light' });
    await inWebview({ selector: 'vscode-button', hasText: 'Save All as JSON', action: 'click' });
    await drivePage('quickInput', { text: inFolder(SAVED[0]).fsPath });
    const saved = await until('the saved report', () =>
      readFile(inFolder(SAVED[0]).fsPath, 'utf8').catch(() => undefined),
    );
    assert.deepEqual(JSON.parse(saved), made);
    // The box of the dialog before closes a moment after the file is there.
    await inWorkbench({ selector: '.quick-input-widget', action: 'waitGone' });
    await inWebview({ selector: '#most-cited-articles vscode-button', action: 'click' });
    await drivePage('quickInput', { text: inFolder(SAVED[1]).fsPath });
    const csv = await until('the saved table', () =>
      readFile(inFolder(SAVED[1]).fsPath, 'utf8').catch(() => undefined),
    );
    assert.match(csv, new RegExp(`^id,label,file,line,citingProvisions,citingActs\r\n${first.id},`, 'u'));
    await inWebview({ selector: `${row} .place`, action: 'click' });
    const editor = await until('the place in the editor', () => vscode.window.activeTextEditor);
    assert.equal(editor.selection.active.line, first.line - 1);
  });
});
