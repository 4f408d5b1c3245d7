import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { planRename, renumberLaw, type TextChanges } from '../../../../src/renumber';
import { EditorHost } from '../../../../src/server/features/renumber/editorHost';
import { leftToCheckOf, workspaceEditOf } from '../../../../src/server/features/renumber/workspaceEdit';
import { fileOf } from '../../../../src/server/fileUri';
import { HARBOURS, Statutes } from './statutes';

const DRAFT = `# Memorandum

The pilot may appeal under section 10(1) of the Harbours and Pilotage Act 2012, and sections 9 to 11 of that Act apply.
`;

describe('renumbering in an editor', () => {
  let statutes: Statutes;
  let host: EditorHost;
  before(async () => {
    statutes = await Statutes.open();
    await writeFile(join(statutes.folder, 'memo.md'), DRAFT);
  });
  beforeEach(() => {
    host = new EditorHost(statutes.whole, statutes.documents, { roots: [statutes.folder], exclude: ['old/**'] });
  });
  afterEach(() => {
    statutes.closeDocuments();
  });
  after(() => statutes.close());

  const rename = (id: string, number: string): Promise<TextChanges> =>
    renumberLaw(planRename(statutes.whole.corpus, statutes.ordinal(id), number), host, new AbortController().signal);

  /** A file of the folder, or an open document, after the changes. */
  async function after_(changes: TextChanges, name: string): Promise<string> {
    const uri = name.includes(':') ? name : statutes.uri(name);
    const open = statutes.documents.get(uri);
    const text = open?.getText() ?? (await readFile(fileOf(uri)!, 'utf8'));
    const edit = workspaceEditOf(changes, { documentChanges: false, annotations: false }, host);
    return TextDocument.applyEdits(TextDocument.create(uri, '', 0, text), [...(edit.changes?.[uri] ?? [])]);
  }

  it('changes files on disk and what is open as it is open', async () => {
    const saved = await readFile(join(statutes.folder, HARBOURS), 'utf8');
    await statutes.file(HARBOURS, `${saved}\n\nSee section 10(2) too.\n`);
    await statutes.draft('Section 10(1) of the Harbours Act.');
    const changes = await rename('harbours-act/sec_10', '10A');
    assert.match(await after_(changes, HARBOURS), /See section 10A\(2\) too\./u);
    assert.equal(await after_(changes, 'untitled:Draft'), 'Section 10A(1) of the Harbours Act.');
    assert.equal(await after_(changes, 'memo.md'), DRAFT.replace('section 10(1)', 'section 10A(1)'));
  });

  it('takes an open draft of the folder as it is open, and once', async () => {
    await statutes.file('memo.md', 'Section 10(1) of the Harbours Act.');
    const changes = await rename('harbours-act/sec_10', '10A');
    assert.equal(await after_(changes, 'memo.md'), 'Section 10A(1) of the Harbours Act.');
  });

  it('asks for a preview, group by group, where the editor can', async () => {
    await statutes.draft('§ 2 HafG');
    const changes = await rename('hafg/sec_2', '2a');
    const edit: WorkspaceEdit = workspaceEditOf(changes, { documentChanges: true, annotations: true }, host);
    const annotations = Object.entries(edit.changeAnnotations ?? {});
    assert.deepEqual(annotations.map(([group]) => group).sort(), ['definition', 'drafts', 'preview', 'statutes']);
    const asking = annotations.flatMap(([group, { needsConfirmation }]) => (needsConfirmation === true ? [group] : []));
    assert.deepEqual(
      asking,
      ['preview'],
      'what needs confirmation is left out until it is ticked: only what does nothing',
    );
    const all = edit.documentChanges!.flatMap((change) => ('edits' in change ? change.edits : []));
    const nothing = all.filter((change) => 'annotationId' in change && change.annotationId === 'preview');
    const beginning = { line: 0, character: 0 };
    assert.deepEqual(nothing, [{ range: { start: beginning, end: beginning }, newText: '', annotationId: 'preview' }]);
    const versions = edit.documentChanges!.map((change) =>
      'textDocument' in change ? change.textDocument.version : 0,
    );
    assert.deepEqual(versions.sort(), [1, null], 'the version of what is open, none of what is on disk');
  });

  it('asks for none where the editor has no groups', async () => {
    await statutes.draft('§ 2 HafG');
    const changes = await rename('hafg/sec_2', '2a');
    const edit = workspaceEditOf(changes, { documentChanges: true, annotations: false }, host);
    assert.equal(edit.changeAnnotations, undefined);
    const all = edit.documentChanges!.flatMap((change) => ('edits' in change ? change.edits : []));
    assert.ok(all.every((change) => !('annotationId' in change)));
  });

  it('tells what is left to a person by its document', async () => {
    await statutes.draft('See section 1<b>2</b>(1) of the Harbours and Pilotage Act 2012.', 'html');
    const { places } = leftToCheckOf(await rename('harbours-act/sec_12', '12A'));
    assert.ok(places.some(({ uri, text }) => uri === 'untitled:Draft' && text === '12'));
  });

  it('says which files it cannot write', async () => {
    const name = 'latin.md';
    await writeFile(
      join(statutes.folder, name),
      Buffer.from('Le quai \xe9tait l\xe0: section 10 of the Harbours and Pilotage Act 2012.', 'latin1'),
    );
    const changes = await rename('harbours-act/sec_10', '10A');
    await rm(join(statutes.folder, name));
    assert.ok(
      changes.unread.some((line) => line.includes(name)),
      changes.unread.join('; '),
    );
  });
});
