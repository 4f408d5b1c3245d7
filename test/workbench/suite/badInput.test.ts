import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { editorOf } from './panelPage';
import { until } from './until';
import { closeEditors, proviso, removeFromDisk, SAMPLE_ACTS, untilActs, writeOnDisk } from './workspace';

const BINARY = 'scan.md';
const TORN = 'bylaws.jsonl';
const BOM = 'lighthouses-act-2015.md';
const EMPTY = 'empty.txt';
const FILES = [BINARY, TORN, BOM, EMPTY];

/** Every byte value in turn, as no text has them. */
const bytes = Uint8Array.from({ length: 4096 }, (_, at) => at % 256);
const LIGHTHOUSES =
  '\ufeff# Lighthouses Act 2015\r\n\r\n## Section 1. Lamps\r\n\r\n(1) A lighthouse keeper trims the lamp at dusk.\r\n';
const line = (id: string, text: string): string =>
  JSON.stringify({ id, act: 'Quay Bylaws', citation: id, heading: '', text });

async function addBadFiles(): Promise<number> {
  await untilActs(SAMPLE_ACTS);
  await writeOnDisk(BINARY, bytes);
  await writeOnDisk(EMPTY, '');
  await writeOnDisk(BOM, LIGHTHOUSES);
  // The second of three lines ends in the middle.
  const whole = [line('sec_1', 'Quay bins are emptied on Mondays.'), line('sec_3', 'Nets are dried on the east quay.')];
  await writeOnDisk(TORN, [whole[0], whole[1]?.slice(0, 40), whole[1]].join('\n'));
  return untilActs(SAMPLE_ACTS + 2);
}

async function removeBadFiles(): Promise<void> {
  await removeFromDisk(...FILES);
  await untilActs(SAMPLE_ACTS);
}

describe('bad input', () => {
  before(async () => {
    const sample = await untilActs(SAMPLE_ACTS);
    const now = await addBadFiles();
    // One paragraph from behind the byte order mark, and the two whole lines around the torn one.
    assert.equal(now - sample, 3);
  });
  after(removeBadFiles);

  it('is counted as problems and nothing else', async () => {
    const api = await proviso();
    // The binary file and the torn line; an empty file and one that holds no law are worth no warning.
    assert.ok(api.status().problems >= 2, `${api.status().problems} problems`);
    assert.equal(api.status().state, 'ready');
  });

  it('does not keep the whole lines of a torn file from being found', async () => {
    const api = await proviso();
    const answer = await api.ask('Where are nets dried?');
    assert.match(answer.evidence[0]?.text ?? '', /dried on the east quay/);
  });

  it('does not keep an act behind a byte order mark from being read as it is', async () => {
    const api = await proviso();
    const answer = await api.ask('When does a lighthouse keeper trim the lamp?');
    assert.equal(answer.evidence[0]?.id, 'lighthouses-act-2015/sec_1__para_1');
    assert.equal(answer.evidence[0].text, 'A lighthouse keeper trims the lamp at dusk.');
  });

  it('does not hinder an answer from the other acts', async () => {
    const api = await proviso();
    const answer = await api.ask('Within what time must a master report damage to harbour works?');
    assert.equal(answer.verdict.kind, 'grounded');
    assert.equal(answer.evidence[0]?.id, 'harbours-act/sec_16');
  });
});

describeWithPage('bad input: window', () => {
  before(addBadFiles);
  afterEach(closeEditors);
  after(removeBadFiles);

  it('is counted in the status bar, in words for who cannot see the sign', async () => {
    const api = await proviso();
    const { problems } = api.status();
    const item = { selector: '.statusbar-item', hasText: 'Proviso: 6 acts' } as const;
    await inWorkbench({ ...item, action: 'wait' });
    const label = await until('the problems in the label', async () => {
      const text = await inWorkbench({ ...item, action: 'attribute', value: 'aria-label' });
      return text?.includes('problem') === true ? text : undefined;
    });
    assert.match(label, new RegExp(`${problems} problems`));
    await drivePage('screenshot', { name: 'status-problems-light' });
  });

  it('is listed whole from the status bar, each problem with a way to its place', async () => {
    await inWorkbench({ selector: '.statusbar-item a', hasText: 'Proviso:', action: 'click' });
    await drivePage('quickInput', { pick: 'Show Problems' });
    const list = await until('the list', () => {
      const { activeTextEditor: editor } = vscode.window;
      return editor?.document.uri.scheme === 'proviso-problems' ? editor.document : undefined;
    });
    const lines = list.getText().split('\n');
    const { problems } = (await proviso()).status();
    assert.equal(lines.filter((text) => /^ {2}line \d+: (?:error|warning): /u.test(text)).length, problems);
    assert.match(lines[lines.indexOf(TORN) + 1] ?? '', /^ {2}line 2: /u);
    await inWorkbench({ selector: '.view-lines', hasText: TORN, action: 'wait' });
    await drivePage('screenshot', { name: 'problems-light' });
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', list.uri);
    const link = links.find(({ range }) => range.start.line === lines.indexOf(TORN) + 1);
    assert.ok(link?.target);
    await vscode.commands.executeCommand('vscode.open', link.target);
    const editor = await editorOf(TORN);
    await until('the cursor on the torn line', () => (editor.selection.active.line === 1 ? true : undefined));
  });

  it('leaves the list when its file is mended', async () => {
    await vscode.commands.executeCommand('proviso.showProblems');
    const list = vscode.window.activeTextEditor?.document;
    assert.ok(list !== undefined && list.getText().includes(TORN));
    await writeOnDisk(TORN, line('sec_1', 'Quay bins are emptied on Mondays.'));
    await until('the list without it', () => (list.getText().includes(TORN) ? undefined : true));
  });
});
