import assert from 'node:assert/strict';
import { problemText } from '../../../src/extension/problemText';
import type { Problem } from '../../../src/law';

const problem = (file: string, line: number, message: string, severity: Problem['severity'] = 'warning'): Problem => ({
  file: `/law/${file}`,
  line,
  severity,
  message,
});
const listed = (problems: readonly Problem[]) => problemText(problems, (file) => file.slice('/law/'.length));

describe('the list of problems', () => {
  it('has each, file by file and line by line, however many there are', () => {
    const many = Array.from({ length: 2388 }, (_, at) => problem('b.md', 2388 - at, `Number ${at}.`));
    const { text, links } = listed([
      ...many,
      problem('a.md', 7, 'Torn.', 'error'),
      problem('a10.md', 1, 'Old.', 'information'),
    ]);
    const lines = text.split('\n');
    assert.deepEqual(lines.slice(0, 9), [
      'The law of this workspace: errors 1, warnings 2,388, notes 1.',
      '',
      'a.md',
      '  line 7: error: Torn.',
      '',
      'a10.md',
      '  line 1: note: Old.',
      '',
      'b.md',
    ]);
    assert.equal(lines[9], '  line 1: warning: Number 2387.');
    assert.equal(links.length, 2390);
  });

  it('leads from the line number of each to its place', () => {
    const { text, links } = listed([problem('a.md', 12, 'One.'), problem('b.md', 3, 'Other.')]);
    const lines = text.split('\n');
    assert.deepEqual(
      links.map(({ line, length, file, lineOfFile }) => [lines[line]!.slice(0, length).trim(), file, lineOfFile]),
      [
        ['line 12', '/law/a.md', 12],
        ['line 3', '/law/b.md', 3],
      ],
    );
  });

  it('keeps to one line what a statute or a file is called', () => {
    const { text, links } = listed([problem('a\nb.md', 1, 'First.\r\n  line 9: error: Forged.\u2028Last.')]);
    assert.equal(text.split('\n').length, 5);
    assert.match(text, /^a b\.md$/mu);
    assert.equal(links.length, 1);
  });
});
