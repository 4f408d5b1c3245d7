import assert from 'node:assert/strict';
import { saidKinds } from '../../../src/files';
import { globOfFolder, withKind, type KindLists, type SaidKind } from '../../../src/extension/kindGlobs';

const NONE: KindLists = { 'corpus.include': [], 'drafts.include': [], 'drafts.exclude': [] };

/** What the lists say of a file. */
const said = (lists: KindLists, file: string): string | undefined =>
  saidKinds({ include: lists['corpus.include'], drafts: lists['drafts.include'], ignored: lists['drafts.exclude'] }, [
    '/law',
  ]).of(file);

describe('extension/kindGlobs', () => {
  it('says of a file what was picked last, and of no other file anything', () => {
    let lists = NONE;
    for (const kind of ['law', 'draft', 'none', 'law', undefined] satisfies SaidKind[]) {
      lists = withKind(lists, 'acts/quay [1].md', kind);
      assert.equal(said(lists, '/law/acts/quay [1].md'), kind);
      assert.equal(said(lists, '/law/acts/quay 1.md'), undefined);
    }
    assert.deepEqual(lists, NONE);
  });

  it('names one file whatever characters its path has', () => {
    for (const name of ['a[1].md', '{b,c}.md', 'd*.md', 'e (f).md', '!g.md', 'h?.md']) {
      const lists = withKind({ ...NONE, 'drafts.include': ['**'] }, name, 'law');
      assert.equal(said(lists, `/law/${name}`), 'law', name);
    }
    assert.equal(said(withKind(NONE, 'd*.md', 'law'), '/law/dd.md'), undefined);
  });

  it('names all that lies in a folder, at any depth, whatever characters its path has', () => {
    const lists = { ...NONE, 'corpus.include': [globOfFolder('acts [in force]')] };
    assert.equal(said(lists, '/law/acts [in force]/quays.md'), 'law');
    assert.equal(said(lists, '/law/acts [in force]/2012/berths.md'), 'law');
    assert.equal(said(lists, '/law/acts i/quays.md'), undefined);
  });

  it('leaves globs of many files as they are, and goes before them', () => {
    const before = { ...NONE, 'corpus.include': ['acts/**'], 'drafts.exclude': ['**/*.txt'] };
    const after = withKind(before, 'acts/memo.txt', 'draft');
    assert.deepEqual(after, { ...before, 'drafts.include': ['acts/memo.txt'] });
    assert.equal(said(after, '/law/acts/memo.txt'), 'draft');
    assert.deepEqual(withKind(after, 'acts/memo.txt', undefined), before);
  });
});
