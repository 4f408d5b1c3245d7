import assert from 'node:assert/strict';
import { summaries } from '../../citation/support';

const only = (text: string, language: string): string => summaries(text, language).join(' & ');

describe('languages/citations: Spanish numbers in words', () => {
  for (const [words, number] of [
    ['cinco', 5],
    ['uno', 1],
    ['treinta y cinco', 35],
    ['veintidós', 22],
    ['cien', 100],
    ['ciento uno', 101],
    ['ciento cuarenta y dos', 142],
    ['quinientos', 500],
    ['mil', 1000],
    ['mil novecientos dos', 1902],
    ['dos mil uno', 2001],
    ['vigésimo quinto', 25],
    ['decimotercero', 13],
    ['undécimo', 11],
    ['nonagésimo', 90],
    ['centésimo cuadragésimo segundo', 142],
  ] as const) {
    it(words, () => {
      const expected = `artículo ${words} de la LM | named:LM | act | art_${number}`;
      assert.equal(only(`Según el artículo ${words} de la LM, cabe.`, 'es'), expected);
    });
  }

  it('reads no part where a number in words counts what stands behind it, nor where the plural is taken for a letter', () => {
    assert.deepEqual(summaries('El apartado dos habitaciones; los apartados anterior y posterior', 'es'), []);
    assert.deepEqual(summaries('el apartado cinco vale', 'es'), ['apartado cinco | this | here | para_5']);
  });

  it('reads lists, ranges and parts in words', () => {
    assert.deepEqual(summaries('artículos cinco y seis de la LM', 'es'), [
      'artículos cinco | named:LM | act | art_5',
      'seis de la LM | named:LM | act | art_6',
    ]);
    assert.equal(
      summaries('artículos cinco a diez de la LM', 'es')[0],
      'artículos cinco | named:LM | act | art_5 .. art_10',
    );
    assert.deepEqual(summaries('apartados dos y tres del artículo cinco de la LM', 'es'), [
      'apartados dos | named:LM | act | art_5__para_2',
      'tres del artículo cinco de la LM | named:LM | act | art_5__para_3',
    ]);
  });

  it('reads what stands in capitals, with accents or without', () => {
    assert.equal(only('ARTÍCULO QUINTO de la LM', 'es'), 'ARTÍCULO QUINTO de la LM | named:LM | act | art_5');
    for (const words of [
      'DISPOSICIÓN ADICIONAL DÉCIMA',
      'DISPOSICION ADICIONAL DECIMA',
      'Disposición Adicional Décima',
    ]) {
      assert.equal(only(`la ${words}`, 'es'), `${words} | this | act | hcontainer_disposición-adicional-décima`);
    }
  });

  it('takes no count of things for the number of an article', () => {
    assert.deepEqual(summaries('En este artículo dos partes acuerdan.', 'es'), []);
    assert.deepEqual(summaries('Un artículo cien veces citado.', 'es'), []);
    assert.deepEqual(summaries('En este artículo uno puede leer.', 'es'), []);
    assert.equal(only('El artículo 5 y dos anexos', 'es'), 'artículo 5 | this | act | art_5');
  });
});

describe('languages/citations: French numbers in words', () => {
  for (const [words, number] of [
    ['deux', 2],
    ['un', 1],
    ['dix-sept', 17],
    ['vingt et un', 21],
    ['soixante et onze', 71],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-sept', 97],
    ['cent', 100],
    ['cent quatre-vingt-un', 181],
    ['deux cents', 200],
    ['mille deux cent quarante', 1240],
    ['deux mille', 2000],
    ['deuxième', 2],
    ['neuvième', 9],
    ['vingt-cinquième', 25],
    ['trente et unième', 31],
  ] as const) {
    it(words, () => {
      const expected = `article ${words} du code des quais | named:code des quais | act | art_${number}`;
      assert.equal(only(`Selon l'article ${words} du code des quais, il faut.`, 'fr'), expected);
    });
  }

  it('reads lists and parts in words, and capitals', () => {
    assert.deepEqual(summaries('les articles cinq et vingt et un de la loi n° 90-12', 'fr'), [
      'articles cinq | named:loi n° 90-12 | act | art_5',
      'vingt et un de la loi n° 90-12 | named:loi n° 90-12 | act | art_21',
    ]);
    assert.equal(
      only("l'article cinq, alinéa deux", 'fr'),
      'article cinq, alinéa deux | this | act | art_5__subpara_2',
    );
    assert.equal(only('ARTICLE PREMIER', 'fr'), 'ARTICLE PREMIER | this | act | art_1');
    assert.equal(only('ARTICLE DEUX', 'fr'), 'ARTICLE DEUX | this | act | art_2');
  });

  it('takes no count of things for the number of an article', () => {
    assert.deepEqual(summaries('Dans cet article deux hypothèses se présentent.', 'fr'), []);
    assert.deepEqual(summaries('Un article cent fois cité.', 'fr'), []);
    assert.deepEqual(summaries('Cet article un peu long.', 'fr'), []);
    assert.equal(only('les articles 5 et deux annexes', 'fr'), 'articles 5 | this | act | art_5');
  });
});
