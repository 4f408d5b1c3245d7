import assert from 'node:assert/strict';
import { saidKinds } from '../../../src/files';

const said = (globs: Parameters<typeof saidKinds>[0], file: string): string | undefined =>
  saidKinds(globs, ['/law']).of(file);

describe('files/said: what a person says', () => {
  it('goes by globs relative to the folders, and says nothing of other files', () => {
    assert.equal(said({ include: ['acts/**'] }, '/law/acts/a.md'), 'law');
    assert.equal(said({ drafts: ['memos/**'] }, '/law/memos/a.md'), 'draft');
    assert.equal(said({ ignored: ['**/notes.md'] }, '/law/x/notes.md'), 'none');
    assert.equal(said({ include: ['**'] }, '/other/a.md'), undefined);
    assert.equal(said({}, '/law/a.md'), undefined);
  });

  it('takes a glob of one file before those of many, and of equals the one on the safe side', () => {
    const memo = '/law/acts/memo.md';
    assert.equal(said({ include: ['acts/**'], drafts: ['acts/memo.md'] }, memo), 'draft');
    assert.equal(said({ include: ['acts/memo.md'], drafts: ['**/memo.md'], ignored: ['acts/**'] }, memo), 'law');
    assert.equal(said({ include: ['acts/**'], drafts: ['**/*.md'] }, memo), 'draft');
    assert.equal(said({ drafts: ['**/*.md'], ignored: ['acts/*'] }, memo), 'none');
  });

  it('tells globs that are refused', () => {
    assert.match(saidKinds({ include: ['+(a)'] }, ['/law']).refused[0]!, /"\+\(a\)" is left out/u);
  });
});
