import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { UnreadableFileError } from '../../../../src/readers';
import { previewDocx } from '../../../../src/server/features/docxFeature';
import { formatOf } from '../../../../src/server/drafts/documentFormat';
import { fileOf, isEditable } from '../../../../src/server/fileUri';
import { DIAGNOSTIC_SOURCE } from '../../../../src/server/drafts/diagnostics';
import { DOCX_SCHEME } from '../../../../src/server';
import { quickFixesOf } from '../../../../src/server/drafts/quickFixes';
import { finish } from '../../check/support';
import { docx, p } from '../../support/docx';

describe('server/docxFeature', () => {
  let folder: string;
  const open = (): AbortSignal => new AbortController().signal;
  const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-preview-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('reads the text of a file, and says what could not be read', async () => {
    await writeFile(join(folder, 'a b.docx'), docx({ body: p('A ferry sails.') }));
    assert.deepEqual(await previewDocx(uriOf('a b.docx'), open()), { text: 'A ferry sails.\n', problems: [] });
    await writeFile(join(folder, 'cut.docx'), docx({ body: `${p('It stays.')}<w:p></w:q>` }));
    const { text, problems } = await previewDocx(uriOf('cut.docx'), open());
    assert.equal(text, 'It stays.\n');
    assert.match(problems.join(), /not well-formed/u);
  });

  it('fails, with what to do, for what is no document or not on disk, and stops when told', async () => {
    await assert.rejects(previewDocx(uriOf('none.docx'), open()), UnreadableFileError);
    await assert.rejects(previewDocx('vscode-vfs://host/a.docx', open()), /save a copy there/u);
    await assert.rejects(previewDocx(uriOf('a b.docx'), AbortSignal.abort(new Error('enough'))), /enough/u);
  });

  it('has previews checked as plain text that nobody can edit', () => {
    const document = TextDocument.create(`${DOCX_SCHEME}:/drafts/a.docx`, 'plaintext', 1, 'Section 9.');
    assert.equal(formatOf(document), 'text');
    assert.equal(fileOf(document.uri), undefined);
    assert.ok(!isEditable(document.uri));
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 9 } };
    const data = { code: 'unchecked', format: 'text', version: 1, fixes: [] };
    const diagnostic = { range, message: '', source: DIAGNOSTIC_SOURCE, data };
    assert.deepEqual(finish(quickFixesOf(document, [diagnostic])), []);
    const draft = TextDocument.create('file:///drafts/a.txt', 'plaintext', 1, 'Section 9.');
    assert.equal(finish(quickFixesOf(draft, [diagnostic])).length, 1);
  });
});
