import assert from 'node:assert/strict';
import { compilingJudge, judge } from '../../../src/files';

const ACT = '# Quay Act 2001\n\n## Section 1. Keys\n\nThe keeper holds the key.\n';
const MEMO = '# Memo\n\nBy section 1 of the Quay Act 2001 the keeper holds the key.\n';

describe('files/judge', () => {
  it('judges a text that is no file by what is in it, before and after all that it uses is compiled', () => {
    const judged = (): string[] => [ACT, MEMO].map((text) => judge('', text).kind);
    const before = judged();
    assert.deepEqual(before, ['law', 'draft']);
    assert.ok([...compilingJudge()].length > 20, 'in many steps');
    assert.deepEqual(judged(), before);
  });
});
