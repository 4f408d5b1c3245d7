import assert from 'node:assert/strict';
import { CitationResolver, packNameKeys } from '../../../../src/citation';
import { keptKeys, nameKeysOf, NAME_KINDS } from '../../../../src/citation/acts/nameKeys';
import { StringColumnBuilder, type StringColumn } from '../../../../src/law';
import { toEnd } from '../../../../src/turns';
import { act, corpusOf } from '../support';

const rowsOf = (...rows: readonly string[]): StringColumn => {
  const column = new StringColumnBuilder();
  for (const row of rows) column.push(row);
  return column.finish();
};

describe('citation/acts: the keys of names that are kept', () => {
  const corpus = corpusOf(
    { ...act('HafG', 'Hafengesetz'), aliases: ['Hafenrecht'], citedAs: ['HafenG'], provisions: { sec_1: 'a' } },
    { ...act('QA', 'Quays Act 1998'), language: 'en', aliases: ['Wharf Act'], provisions: { sec_1: 'b' } },
    {
      ...act('R', 'Regulation (EU) 2019/5 on pilots'),
      language: 'en',
      aliases: ['Regulation (EU) 2019/5'],
      provisions: { art_1: 'c' },
    },
    { ...act('연안법', '연안 양식업법'), language: 'ko', provisions: { art_1: 'd' } },
  );
  const kept = toEnd(packNameKeys(corpus.acts));

  it('are those that an act has', () => {
    for (const [at, one] of corpus.acts.entries()) assert.deepEqual(keptKeys(kept, at), nameKeysOf(one));
    assert.ok(NAME_KINDS.every((kind) => nameKeysOf(corpus.acts[0]!)[kind].length > 0));
  });

  it('have no doubles', () => {
    for (const one of corpus.acts)
      for (const keys of Object.values(nameKeysOf(one))) assert.equal(new Set(keys).size, keys.length);
  });

  const names = ['HafG', 'Hafengesetz', 'HafenG', 'Quays Act', 'Wharf Act', 'Regulation (EU) 2019/5', '연안양식업법'];
  for (const name of names) {
    it(`find ${name} as keys do that are made anew`, () => {
      const anew = new CitationResolver(corpus).actsNamed(name);
      assert.equal(anew.length, 1);
      assert.deepEqual(new CitationResolver(corpus, undefined, kept).actsNamed(name), anew);
    });
  }

  it('are taken for what they are: nothing is made of the titles', () => {
    const rows = rowsOf('[["other"],[],[]]', '[["quaysact1998"],[],[]]', '[[],[],[]]', '[[],[],[]]');
    const resolver = new CitationResolver(corpus, undefined, rows);
    assert.deepEqual([...resolver.actsNamed('Other')], [0]);
    assert.deepEqual([...resolver.actsNamed('Wharf Act')], []);
  });

  for (const row of [
    '',
    '[',
    '{}',
    'null',
    '[]',
    '[["a"],["b"]]',
    '[["a"],[],[],[]]',
    '[["a"],[],[1]]',
    '["a","b","c"]',
  ]) {
    it(`are made anew where a row holds none: ${row}`, () => {
      const rows = rowsOf(row, '[[],[],[]]', '[[],[],[]]', '[[],[],[]]');
      assert.equal(keptKeys(rows, 0), undefined);
      assert.deepEqual([...new CitationResolver(corpus, undefined, rows).actsNamed('Hafengesetz')], [0]);
    });
  }
});
