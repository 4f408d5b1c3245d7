import assert from 'node:assert/strict';
import { lookalikes } from '../../../../src/check/findings/lookalikes';

const seen = (text: string): string[] =>
  lookalikes(text, { start: 0, end: text.length }, []).map(({ start, end }) => text.slice(start, end));

/** What each language calls a provision, and what of it is told. */
const LOOKS: readonly (readonly [text: string, shown: readonly string[]])[] = [
  ['Nach § 12 Z 3 gilt das.', ['§ 12']],
  ['Nach Z 3 lit. a gilt das.', ['Z 3']],
  ['Erwägungsgrund 47 der Kaiverordnung', ['Erwägungsgrund 47']],
  ['Artikel VI des Kaigesetzes', ['Artikel VI']],
  ['pursuant to r. 3.4 of the HPR', ['r. 3.4']],
  ['Pt 7 of the Companies and Quays Act', ['Pt 7']],
  ['Title VII of the Harbour Act', ['Title VII']],
  ['Sch 4 para 5', ['Sch 4 para 5']],
  ['Recital 47 HAFR', ['Recital 47']],
  ['al. 2 de la loi', ['al. 2']],
  ['el apartado 3 de la Ley', ['apartado 3']],
  ['artigo 5.º do Código dos Portos', ['artigo 5.º']],
  ["l'articolo 12 del codice della nautica", ['articolo 12']],
  ['art. 5 ustawy o portach', ['art. 5']],
  ['artikel 6:162 lid 1', ['artikel 6:162']],
  ['artikkel 5', ['artikkel 5']],
  ['5 kap. 3 § hamnlagen', ['3 §']],
  ['čl. 10 odst. 2', ['čl. 10']],
  ['5. cikk', ['5. cikk']],
  ['LMK m. 49', ['LMK m. 49']],
  ['статья 15 Закона', ['статья 15']],
  ['п. 2 ст. 5', ['ст. 5']],
  ['άρθρο 5 του Νόμου', ['άρθρο 5']],
  ['المادة 5 من القانون', ['مادة 5']],
  ['סעיף 5 לחוק', ['סעיף 5']],
  ['điều 5 luật cảng', ['điều 5']],
  ['Pasal 5', ['Pasal 5']],
  ['《灯火法》第七百五十条', ['第七百五十条']],
  ['第五條之一', ['第五條']],
  ['제5조의2', ['제5조의2']],
  ['ม. 12', ['ม. 12']],
];

describe('check/lookalikes', () => {
  for (const [text, shown] of LOOKS) {
    it(`sees “${text}”`, () => assert.deepEqual(seen(text), shown));
  }

  for (const text of [
    'On 3 May 2012 the ship sailed.',
    'The fee is 12.50 crowns, that is 5 % more.',
    'Version 3.4.1 was released.',
    '1. Introduction',
    '(3) The tenant pays.',
    'Chapter one tells of a storm; Title 5 is in the playlist.',
    'The article I wrote has 3 parts.',
    'Articles: 3 pieces',
    'Der Artikel kostet 5 Euro.',
    'Artikel Nr. 4711',
    'BMW Z 3 fährt schnell.',
    'Rule 5 of the game, part 2 of the film',
    'r 3 cm, 10 m. 5',
    'Order 66 was placed on 3 June.',
    'El apartado de 3 habitaciones',
    'El 3 de la Ley',
    'la loi du 3 mai',
    '第三次会議 第5回',
    '三条町に住む',
    '제3차 회의',
    'Straße 5 in Art',
    'Table 3 shows the results.',
  ]) {
    it(`passes over “${text}”`, () => assert.deepEqual(seen(text), []));
  }

  it('passes over what was read', () => {
    const text = 'See art. 5 and art. 6.';
    const read = { start: 4, end: 10 };
    const [found, ...others] = lookalikes(text, { start: 0, end: text.length }, [read]);
    assert.deepEqual([found?.start, others], [15, []]);
  });
});
