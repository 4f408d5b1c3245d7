import assert from 'node:assert/strict';
import fc from 'fast-check';
import { packOf } from '../../../../src/languages';
import { compoundParts } from '../../../../src/search/ranking/compounds';
import { compoundTerms } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

/** idf of words by how many of a million provisions hold them. */
const idfBy =
  (frequencies: Readonly<Record<string, number>>) =>
  (word: string): number =>
    Math.log(1e6 / ((frequencies[word] ?? 0) + 0.5));

const german = packOf('de')!.compounds!;
const parts = (word: string, frequencies: Readonly<Record<string, number>>): readonly [string, string] | undefined =>
  compoundParts(word, german, idfBy(frequencies));

describe('search/compounds', () => {
  it('splits a compound that the corpus lacks into parts that it has, with a linking element or without', () => {
    assert.deepEqual(parts('elektronikmarkt', { elektronik: 20, markt: 900 }), ['elektronik', 'markt']);
    assert.deepEqual(parts('verkaufsfläche', { verkauf: 800, fläche: 900 }), ['verkauf', 'fläche']);
    assert.deepEqual(parts('kundendaten', { kunde: 300, daten: 2000 }), ['kunde', 'daten']);
    assert.deepEqual(parts('kindergeld', { kind: 4000, geld: 900 }), ['kind', 'geld']);
  });

  it('leaves a word whole that is more frequent than its parts in their mean', () => {
    assert.equal(parts('grundstück', { grund: 900, stück: 100, grundstück: 4000 }), undefined);
    assert.deepEqual(parts('grundstück', { grund: 900, stück: 100, grundstück: 200 }), ['grund', 'stück']);
  });

  it('takes the division whose parts are most frequent', () => {
    const frequencies = { wach: 40, stube: 40, wachs: 5, tube: 4 };
    assert.deepEqual(parts('wachstube', frequencies), ['wach', 'stube']);
  });

  it('knows no part that hardly any provision has, that is too short, or that nothing joins', () => {
    assert.equal(parts('schublade', { schub: 2, lade: 900 }), undefined);
    assert.equal(parts('eimarkt', { ei: 900, markt: 900 }), undefined);
    assert.equal(parts('marktxstand', { markt: 900, stand: 900 }), undefined);
    assert.equal(parts('', {}), undefined);
  });

  it('takes of any word two parts that stand in it, with a link between them', () => {
    const word = fc.stringMatching(/^[a-eäns]{1,40}$/u);
    const frequencies = fc.dictionary(fc.stringMatching(/^[a-eäns]{4,6}$/u), fc.nat(1000));
    fc.assert(
      fc.property(word, frequencies, word, word, (text, known, left, right) => {
        const split = parts(text, { ...known, [left]: 50, [right]: 50 });
        if (split === undefined) return;
        const [modifier, head] = split;
        assert.ok(text.startsWith(modifier) && text.endsWith(head));
        const link = text.slice(modifier.length, text.length - head.length);
        assert.ok(link === '' || german.links.includes(link));
      }),
    );
  });

  it('adds to a German text the terms of the parts, each at half weight', async () => {
    const rules = ['Der Markt ist offen.', 'Die Elektronik wird geprüft.'].flatMap((text) => [text, text, text, text]);
    const sections = rules.map((text, at) => `### § ${at + 1} Regel\n\n${text} Das ist die Regel und nicht mehr.\n`);
    const { bm25, languages } = await indexOf({ 'markt.md': `# Marktordnung\n\n${sections.join('\n')}` });
    const text = 'Darf ich in dem Elektronikmarkt die Ware nicht ansehen?';
    assert.deepEqual([...compoundTerms(text, languages, bm25)].sort(), [
      ['elektron', 0.5],
      ['markt', 0.5],
    ]);
    assert.deepEqual([...compoundTerms('May I not look at the goods in the electronicsmarket?', ['en'], bm25)], []);
  });
});
