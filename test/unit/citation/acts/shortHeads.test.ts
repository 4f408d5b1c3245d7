import assert from 'node:assert/strict';
import { CitationResolver } from '../../../../src/citation';
import { act, corpusOf } from '../support';

describe('citation/acts: titles of which what kind of act it is alone is shortened', () => {
  const corpus = corpusOf(
    {
      ...act('LeuchtO', 'Ordnung der Leuchttürme (Leuchtturmordnung)'),
      aliases: ['Leuchtturmordnung'],
      provisions: { sec_1: 'a' },
    },
    { ...act('X2', 'Tonnenverordnung'), provisions: { sec_1: 'b' } },
  );
  const resolver = new CitationResolver(corpus);

  for (const [name, found] of [
    ['LeuchtturmO', [0]],
    ['TonnenV', [1]],
    ['TonnenVO', [1]],
    ['TonnenG', []],
    ['TonnenO', []],
    ['KaiV', []],
  ] as const) {
    it(`${found.length > 0 ? 'knows' : 'does not know'} ${name}`, () =>
      assert.deepEqual([...resolver.actsNamed(name)], found));
  }
});
