import assert from 'node:assert/strict';
import { foldCase, toNfkc } from '../../../src/text';

describe('text/toNfkc', () => {
  it('is NFKC of any text that a script writes', () => {
    assert.equal(toNfkc('ＡＣＴ ㈜ ﬁ e\u0301'), 'ACT (주) fi é');
    const long = `${'Der Hafen\u0308 '.repeat(500)}${'a'.repeat(20)}${'\u0301'.repeat(30)}`;
    assert.ok(long.length > 4096);
    assert.equal(toNfkc(long), long.normalize('NFKC'));
  });

  it('cuts a run of more than thirty marks in a long text, and in no short one', () => {
    const marked = (marks: number, length: number): string => `${'a'.repeat(length - marks)}${'\u0301'.repeat(marks)}`;
    assert.equal(toNfkc(marked(31, 4096)), marked(31, 4096).normalize('NFKC'));
    assert.equal(toNfkc(marked(31, 4097)), marked(31, 4097).slice(0, -1).normalize('NFKC'));
    assert.equal(
      toNfkc(`${'a'.repeat(5000)}${'ｶ' + 'ﾞ'.repeat(50)}`),
      `${'a'.repeat(5000)}${'ｶ' + 'ﾞ'.repeat(30)}`.normalize('NFKC'),
    );
  });

  it('compares words without their case and width', () => assert.equal(foldCase('ＡＣＴ Über'), 'act über'));
});
