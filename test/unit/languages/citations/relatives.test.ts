import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf, table } from '../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('citations of what lies beside a text, and of what was cited before', () => {
  table(
    'es',
    [
      ['El artículo anterior', 'artículo anterior | this | preceding | art'],
      ['los dos artículos anteriores', 'dos artículos anteriores | this | preceding | art_2'],
      ['los 3 apartados precedentes', '3 apartados precedentes | this | preceding | para_3'],
      ['el apartado siguiente', 'apartado siguiente | this | following | para'],
      ['el párrafo anterior', 'párrafo anterior | this | here | subpara'],
      ['Dicho artículo', 'Dicho artículo | this | previous | art'],
      ['artículo 1; ese artículo', 'artículo 1 | this | act | art_1', 'ese artículo | this | previous | art'],
      ['Compró ese artículo; los artículos anteriores; el año anterior'],
    ],
    equal,
  );
  table(
    'fr',
    [
      ['l’article précédent', 'article précédent | this | preceding | art'],
      ['les deux articles précédents', 'deux articles précédents | this | preceding | art_2'],
      ['l’alinéa précédent', 'alinéa précédent | this | here | subpara'],
      ['le paragraphe suivant', 'paragraphe suivant | this | following | para'],
      ['l’article précité', 'article précité | this | previous | art'],
      ['article 1er. Cet article', 'article 1er | this | act | art_1', 'Cet article | this | previous | art'],
      ['Dans cet article du journal, les articles précédents'],
    ],
    equal,
  );
  table(
    'de',
    [
      ['die beiden vorstehenden Paragraphen', 'beiden vorstehenden Paragraphen | this | preceding | sec_2'],
      ['den vorstehenden drei Absätzen', 'vorstehenden drei Absätzen | this | preceding | para_3'],
      ['die vorstehende Vorschrift', 'vorstehende Vorschrift | this | preceding | para'],
      ['dem vorstehenden Absatz', 'vorstehenden Absatz | this | preceding | para'],
      ['derselben Vorschrift', 'derselben Vorschrift | this | previous | sec'],
      [
        '§ 1 HafG, dessen Absatz 3 und 4',
        '§ 1 HafG | named:HafG | act | sec_1',
        'Absatz 3 | this | previous | para_3',
        '4 | this | previous | para_4',
      ],
      ['die vorstehenden Vorschriften und Absätze, die nachfolgende Bestimmung'],
    ],
    equal,
  );

  it('lead to as many provisions as they say, and to the one that holds a finer unit', () => {
    const corpus = corpusOf({
      key: 'faros',
      language: 'es',
      provisions: { art_1: 'a', art_2: 'b', art_3: 'c', art_3__para_1: 'd', art_3__para_2: 'e' },
    });
    const resolver = new CitationResolver(corpus);
    const targets = (text: string): readonly string[] => {
      const context = { ordinal: corpus.ordinal('faros/art_3__para_2')! };
      return resolver.resolve(findCitations(text, 'es'), context, text).flatMap((each) => each.targets);
    };
    assert.deepEqual(targets('Los dos artículos anteriores.'), ['faros/art_1', 'faros/art_2']);
    assert.deepEqual(targets('El apartado anterior.'), ['faros/art_3__para_1']);
    assert.deepEqual(targets('El párrafo anterior.'), ['faros/art_3__para_2']);
  });
});
