import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { until } from './until';
import {
  closeEditors,
  DRAFT,
  HARBOURS,
  hoverAt,
  inFolder,
  open,
  proviso,
  rangeOf,
  removeFromDisk,
  SAMPLE_ACTS,
  untilActs,
  writeOnDisk,
} from './workspace';

const TIDES = 'tidal-gates-act-2020.md';

const tides = (days: number): string => `# Tidal Gates Act 2020

## Section 1. Closing of the gates

(1) The gatekeeper must close the tidal gates not later than ${days} days before a spring tide.

(2) The gatekeeper keeps a log of every closing.
`;

const QUESTION = 'How many days before a spring tide must the gatekeeper close the tidal gates?';

describe('edits', () => {
  let provisions = 0;
  before(async () => {
    provisions = await untilActs(SAMPLE_ACTS);
  });
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(TIDES);
    await untilActs(SAMPLE_ACTS);
  });

  it('takes in an act that another program writes, its changes, and its end', async () => {
    const api = await proviso();
    await writeOnDisk(TIDES, tides(3));
    assert.equal(await untilActs(SAMPLE_ACTS + 1), provisions + 2, 'the act has two paragraphs');
    const first = await api.ask(QUESTION);
    assert.equal(first.evidence[0]?.id, 'tidal-gates-act-2020/sec_1__para_1');

    await writeOnDisk(TIDES, tides(5));
    await until('the changed text', async () =>
      (await api.ask(QUESTION)).evidence[0]?.text.includes('5 days') === true ? true : undefined,
    );

    await removeFromDisk(TIDES);
    assert.equal(await untilActs(SAMPLE_ACTS), provisions);
    const last = await api.ask(QUESTION);
    assert.ok(!last.evidence.some(({ id }) => id.startsWith('tidal-gates')), 'its provisions are gone');
  });

  it('reads a citation of an act that has gone as one that cannot be resolved', async () => {
    const content = 'See section 1(2) of the Tidal Gates Act 2020.';
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    const at = rangeOf(document, '1(2)').start;
    await writeOnDisk(TIDES, tides(3));
    await untilActs(SAMPLE_ACTS + 1);
    assert.match(await hoverAt(document, at), /log of every closing/);
    await removeFromDisk(TIDES);
    await untilActs(SAMPLE_ACTS);
    assert.match(await hoverAt(document, at), /is not in this workspace/);
  });

  it('takes in an edit of an act when it is saved, and answers from it', async () => {
    const { document } = await open(HARBOURS);
    const draft = await vscode.workspace.openTextDocument(inFolder(DRAFT));
    const citation = rangeOf(draft, 'section 10(1)').start;
    try {
      await replaceAndSave(document, 'within 28 days', 'within 35 days');
      await until('the saved text', async () =>
        (await hoverAt(draft, citation)).includes('within 35 days') ? true : undefined,
      );
    } finally {
      await replaceAndSave(document, 'within 35 days', 'within 28 days');
    }
    await until('the text as it was', async () =>
      (await hoverAt(draft, citation)).includes('within 28 days') ? true : undefined,
    );
  });

  it('keeps a highlight on its provision while lines are typed above it', async () => {
    const api = await proviso();
    const editor = await open(HARBOURS);
    const { document } = editor;
    await api.ask('What is the amount of the berth fee?');
    const before = rangeOf(document, '(2) The amount of the berth fee').start.line;
    const lineOf = (): number | undefined => api.highlights()[0]?.ranges[0]?.start.line;
    assert.equal(lineOf(), before);
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(rangeOf(document, '## Part 4').start.line, 0), 'One.\n\nTwo.\n\n');
    });
    await until('the highlight four lines below', () => (lineOf() === before + 4 ? true : undefined));
    await vscode.commands.executeCommand('proviso.clearHighlights');
  });
});

async function replaceAndSave(document: vscode.TextDocument, old: string, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, rangeOf(document, old), text);
  await vscode.workspace.applyEdit(edit);
  assert.ok(await document.save(), 'the act was saved');
}
