import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import { Drafts } from '../../../../src/server/drafts/drafts';

describe('Drafts', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'proviso-drafts-'));
  });
  after(() => rm(folder, { recursive: true }));

  const rangeAt = (
    line: number,
  ): { start: { line: number; character: number }; end: { line: number; character: number } } => ({
    start: { line, character: 0 },
    end: { line: line + 1, character: 4 },
  });

  it('places what lies below an edit that is not saved, and leaves other files alone', async () => {
    const open = path.join(folder, 'open.md');
    const closed = path.join(folder, 'closed.md');
    await writeFile(open, 'a\nb\nc\nd\n');
    const uri = URI.file(open).toString();
    const document = TextDocument.create(uri, 'markdown', 2, 'a\nnew\nnew\nb\nc\nd\n');
    const drafts = new Drafts({ get: (asked) => (asked === uri ? document : undefined) });
    const placed = await drafts.place([
      { file: open, range: rangeAt(2), id: 'moved' },
      { file: open, range: rangeAt(0), id: 'above' },
      { file: closed, range: rangeAt(2), id: 'closed' },
    ]);
    assert.deepEqual(
      placed.map(({ id, range }) => [id, range.start.line]),
      [
        ['moved', 4],
        ['above', 0],
        ['closed', 2],
      ],
    );
  });

  it('follows the document and the file, and compares the same two once', async () => {
    const file = path.join(folder, 'followed.md');
    await writeFile(file, 'a\nb\n');
    const document = TextDocument.create(URI.file(file).toString(), 'markdown', 1, 'new\na\nb\n');
    const drafts = new Drafts({ get: () => document });
    const lines = await drafts.linesOf(file);
    assert.equal(lines.toDraft(1), 2);
    assert.equal(await drafts.linesOf(file), lines);
    TextDocument.update(document, [{ text: 'new\nnew\na\nb\n' }], 2);
    assert.equal((await drafts.linesOf(file)).toDraft(1), 3);
    await writeFile(file, 'new\nnew\na\nb\n');
    assert.equal((await drafts.linesOf(file)).toDraft(1), 1);
  });

  it('takes a document whose file is gone as it is', async () => {
    const file = path.join(folder, 'gone.md');
    const document = TextDocument.create(URI.file(file).toString(), 'markdown', 1, 'text');
    const [placed] = await new Drafts({ get: () => document }).place([{ file, range: rangeAt(3) }]);
    assert.equal(placed?.range.start.line, 3);
  });
});
