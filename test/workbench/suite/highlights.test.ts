import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { Highlights } from '../../../src/extension/highlights';
import type { AnswerSentence, Evidence } from '../../../src/extension/messages';
import { describeWithPage, drivePage } from './drivePage';
import { closeEditors, rangeOf } from './workspace';

const MUST = 'The owner must trim the hedge in autumn.';
const MAY = 'A neighbour may cut the hedge back to the fence.';
const CARRYING = 'back to the fence';

/** A statute outside the workspace: what is edited here is nobody else's. */
let folder = '';
let document: vscode.TextDocument;
let highlights: Highlights;

async function openStatute(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'proviso-highlights-'));
  const file = path.join(folder, 'hedges-act.md');
  await writeFile(file, `# Hedges Act\n\n## Section 1\n\n(1) ${MUST}\n\n(2) ${MAY}\n`);
  document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
  await vscode.window.showTextDocument(document);
  highlights = new Highlights();
}

async function closeStatute(): Promise<void> {
  highlights.dispose();
  await closeEditors();
  await rm(folder, { recursive: true, force: true });
}

/** A provision as an answer rests on it; its paragraph stands on one line. */
function evidenceOf(text: string, role: Evidence['role']): Evidence {
  const { start, end } = document.lineAt(rangeOf(document, text).start.line).range;
  const id = `hedges-act/sec_1__line_${start.line}`;
  const file = document.uri.fsPath;
  return { id, label: '', heading: '', text, file, range: { start, end }, status: 'in-force', role, score: 1 };
}

function sentenceOn({ id, text }: Evidence, words: string): AnswerSentence {
  const start = text.indexOf(words);
  assert.ok(start >= 0, `"${words}" is in the provision`);
  const lawWords = [{ id, start, end: start + words.length, text: words }];
  return { text: 'So it is.', citations: [id], support: 'supported', clashes: [], lawWords, factWords: [] };
}

const cutting = (): Evidence => evidenceOf(MAY, { kind: 'selected', for: 0 });

async function edit(change: (edit: vscode.WorkspaceEdit) => void): Promise<void> {
  const changes = new vscode.WorkspaceEdit();
  change(changes);
  assert.ok(await vscode.workspace.applyEdit(changes));
}

/** What is highlighted in the statute. */
const texts = (): string[] =>
  highlights.current
    .flatMap(({ ranges }) => ranges)
    .map(({ start, end }) => document.getText(new vscode.Range(start.line, start.character, end.line, end.character)));

describe('highlights', () => {
  beforeEach(openStatute);
  afterEach(closeStatute);

  it('are the very words that carry the answer, and the whole of a provision of which none do', () => {
    const trimming = evidenceOf(MUST, { kind: 'cited', by: cutting().id, hop: 1 });
    highlights.show({ evidence: [cutting(), trimming], sentences: [sentenceOn(cutting(), CARRYING)] });
    assert.deepEqual(texts(), [CARRYING, `(1) ${MUST}`]);
  });

  it('are still those words after an edit above them and one before them in their line', async () => {
    const { id, range } = cutting();
    highlights.show({ evidence: [cutting()], sentences: [sentenceOn(cutting(), CARRYING)] });
    await edit((changes) => {
      changes.insert(document.uri, new vscode.Position(0, 0), '\n\n');
      changes.insert(document.uri, new vscode.Position(range.start.line, 0), '  ');
    });
    assert.deepEqual(texts(), [CARRYING]);
    assert.equal(highlights.rangeOf(id)?.start.line, range.start.line + 2);
  });

  it('are the whole provision once its words are no longer there', async () => {
    highlights.show({ evidence: [cutting()], sentences: [sentenceOn(cutting(), CARRYING)] });
    await edit((changes) => changes.replace(document.uri, rangeOf(document, 'the fence'), 'its root'));
    assert.deepEqual(texts(), [`(2) ${MAY.replace('the fence', 'its root')}`]);
  });
});

describeWithPage('highlights: window', () => {
  before(openStatute);
  after(closeStatute);

  it('are underlined in the editor, and framed where they are pointed at', async () => {
    const { id, range } = cutting();
    const sentence = sentenceOn(cutting(), CARRYING);
    highlights.show({ evidence: [cutting()], sentences: [sentence] });
    const [underlined] = await drivePage('decorations', {
      style: { 'border-bottom-width': '2px', 'border-top-width': '0px', 'background-color': 'rgba(0, 102, 191, 0.15)' },
    });
    assert.equal(underlined?.line, range.start.line + 1);
    highlights.pointAt(id, sentence.lawWords);
    await drivePage('decorations', { style: { 'border-top-width': '1px', 'border-bottom-width': '1px' } });
    await drivePage('screenshot', { name: 'editor-law-words-light' });
  });
});
