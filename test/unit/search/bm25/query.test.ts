import assert from 'node:assert/strict';
import { queryTerms } from '../../../../src/search';

describe('search/query', () => {
  it('counts a term as often as it occurs', () => {
    assert.deepEqual(queryTerms('fee, fees and more fees', ['en']).get('fee'), 3);
  });

  it('reads a query in its own language when the corpus has that language', () => {
    const terms = queryTerms('Wann verjährt der Anspruch auf die Miete?', ['de', 'en']);
    assert.ok(terms.has('verjahrt'), 'stemmed as German');
    assert.equal([...terms.keys()].filter((term) => term.startsWith('verj')).length, 1);
  });

  it('reads a query of no telling language in every language of the corpus', () => {
    const terms = queryTerms('Verjährung', ['de', 'en']);
    assert.deepEqual([...terms.keys()].sort(), ['verjahr', 'verjährung']);
  });

  it('finds nothing in nothing', () => {
    assert.equal(queryTerms(' .,; ', ['en']).size, 0);
  });
});
