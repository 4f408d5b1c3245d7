import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLines, isUtf8File, startOf, type FileLine } from '../../../src/files';

const { signal } = new AbortController();

describe('files/fileLines', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-lines-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function linesOf(content: string, longest = 1000): Promise<FileLine[]> {
    const file = join(folder, 'file.jsonl');
    await writeFile(file, content);
    const lines: FileLine[] = [];
    for await (const line of fileLines(file, longest, signal)) lines.push(line);
    return lines;
  }

  it('counts from one, without line ends and the byte order mark', async () => {
    assert.deepEqual(await linesOf('\uFEFFone\r\n\nthree\n'), [
      { number: 1, text: 'one' },
      { number: 2, text: '' },
      { number: 3, text: 'three' },
    ]);
    assert.deepEqual(await linesOf(''), []);
  });

  it('joins lines and characters that go over what is read at once', async () => {
    const long = '법'.repeat(70_000);
    const lines = await linesOf(`${long}\n${long}`, 100_000);
    assert.deepEqual(
      lines.map(({ text }) => text === long),
      [true, true],
    );
  });

  it('says of a line that is too long only where it stands', async () => {
    const texts = (await linesOf(`short\n${'x'.repeat(200_000)}\nlast`, 10)).map(({ text }) => text);
    assert.deepEqual(texts, ['short', undefined, 'last']);
  });

  it('says which file cannot be read', async () => {
    await assert.rejects(startOf(folder, 10, signal), /cannot be read: it is not a file/u);
    await assert.rejects(startOf(join(folder, 'none.jsonl'), 10, signal), /none\.jsonl cannot be read/u);
  });

  it('knows UTF-8 wherever its letters are cut, and nothing else', async () => {
    const told = async (content: string | Uint8Array): Promise<boolean> => {
      const file = join(folder, 'encoded');
      await writeFile(file, content);
      return isUtf8File(file, signal);
    };
    assert.equal(await told(''), true);
    // What is read at once ends within a letter of three bytes.
    assert.equal(await told(`a${'법'.repeat(50_000)}`), true);
    assert.equal(await told(Buffer.from('Gebühr', 'latin1')), false);
    assert.equal(await told(Buffer.from('Fee', 'utf16le')), false);
    assert.equal(await told(Buffer.from('법').subarray(0, 2)), false, 'a letter that is torn at the end');
    assert.equal(await told('a\0b'), false);
    await assert.rejects(isUtf8File(folder), /cannot be read: it is not a file/u);
  });
});
