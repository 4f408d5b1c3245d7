import assert from 'node:assert/strict';
import { lookalikes as lookingFor } from '../../../../src/check/findings/lookalikes';
import { toEnd } from '../../../../src/turns';
import type { Observation } from '../../../../src/check/finding';
import type { TextSpan } from '../../../../src/text';

const lookalikes = (text: string, block: TextSpan, read: readonly TextSpan[]): Observation[] =>
  toEnd(lookingFor(text, block, read));

const seen = (text: string): string[] =>
  lookalikes(text, { start: 0, end: text.length }, []).map(({ start, end }) => text.slice(start, end));

/** What each language calls a provision, and what of it is told. */
const LOOKS: readonly (readonly [text: string, shown: readonly string[]])[] = [
  ['Nach § 12 Z 3 gilt das.', ['§ 12']],
  ['Nach Z 3 lit. a gilt das.', ['Z 3']],
  ['overweging 47 van de Kadewet', ['overweging 47']],
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
  ['ibid 66', ['ibid 66']],
  ['Ibid., 66a', ['Ibid., 66a']],
  ['ebd. 66', ['ebd. 66']],
  ['Nach HafG 823 haftet er.', ['HafG 823']],
  ['Nach HafG 12 Abs. 2 und VwKO 42.', ['HafG 12', 'VwKO 42']],
  ['los artículos anteriores', ['artículos anteriores']],
  ['les alinéas précédents', ['alinéas précédents']],
  ['nach den vorstehenden Absätzen', ['vorstehenden Absätzen']],
  ['a alínea b) do n.º 2 do artigo 5.º', ['artigo 5.º']],
  ['na al. b) do n.º 2 do art.º 5.º', ['art.º 5.º']],
];

/** Misprints, and what no grammar reads. */
const MISPRINTED: readonly (readonly [text: string, shown: readonly string[]])[] = [
  ['Nach § l2 HafG haftet er.', ['§ l2']],
  ['Nach § 12O HafG haftet er.', ['§ 12O']],
  ['Nach § (12) HafG und § [13] HafG', ['§ (12', '§ [13']],
  ['Nach § XX HafG und § … HafG', ['§ XX', '§ …']],
  ['Nach § zweihundert HafG', ['§ zweihundert']],
  ['Nach & 823 HafG', ['823 HafG']],
  ['Nach § 12 Abs. l HafG', ['§ 12', 'Abs. l']],
  ['NACH ARTIKEL 14 UND ART. 15', ['ARTIKEL 14', 'ART. 15']],
  ['secton 81 of the Quays Act', ['secton 81']],
  ['sectlon 5(2) of the Quays Act', ['sectlon 5(2)']],
  ['section no. 80 of the Quays Act', ['section no. 80']],
  ['section [87] of the Quays Act', ['section [87']],
  ['section five hundred of the Quays Act', ['section five hundred']],
  ['section XCVI of the Act', ['section XCVI']],
  ['$ 71 Quays Act', ['$ 71']],
  ['SS 9 AND 94 OF THE QUAYS ACT', ['SS 9 AND 94']],
  ["l'article n° 14 de la loi", ['article n° 14']],
  ["l'article « 15 » de la loi", ['article « 15']],
  ["l'article vingt-deux du code", ['article vingt-deux']],
  ["l'article XXII de la loi", ['article XXII']],
  ['artículo veinte de la LPD', ['artículo veinte']],
  ['artlculo 82 LPD', ['artlculo 82']],
  ['artículo ７５ LPD', ['artículo ７５']],
  ['연안법 제l2조와 제7 6조', ['제l2조', '제7 6조']],
  ['연안법 체79조', ['체79조']],
  ['小港法第l2条', ['第l2条']],
  ['小港法笫82条', ['笫82条']],
  ['小港法Art. 80', ['Art. 80']],
  ['ARTIGO 5.º', ['ARTIGO 5.º']],
  ['มาตรา “๘๘” แห่ง', ['มาตรา “๘๘']],
];

describe('check/lookalikes', () => {
  for (const [text, shown] of LOOKS) {
    it(`sees “${text}”`, () => assert.deepEqual(seen(text), shown));
  }

  for (const [text, shown] of MISPRINTED) {
    it(`sees the misprint in “${text}”`, () => assert.deepEqual(seen(text), shown));
  }

  for (const text of [
    'Das §-Zeichen und das Zeichen „§“ stehen für Paragraphen.',
    'Am 12. Mai fuhr er 30 km mit 4 LKW und 5 GmbH-Geschäftsführern.',
    'Urteil vom 3.4.2019, S 3 KR 381/15, 12 OLG und 3 BVerfG',
    'Der Rechner hat 16 GB und 12 V.',
    'It cost $ 71. Quays Act fees are $5 and the Act applies.',
    'The article I wrote; section: 5 people; articles one and all',
    'In section five hundred people sat.',
    'a sectional 5 of the Quays Club',
    'Motion 5 of the Quays Council',
    'un article de la loi; l’article dont parle le code',
    'el artículo que trata de la LPD',
    '제1. 조직의 구성, 제2 회의, 3조원',
    '第三回会議、三条通り',
    'On 3 May 2012 the ship sailed.',
    'The fee is 12.50 crowns, that is 5 % more.',
    'Version 3.4.1 was released.',
    '1. Introduction',
    'ibid 12/05, ibid 3.4',
    'Das SGB 12 und das HafG 2002, HafO 28. Auflage, OLG 12, LAG 34, HafG 12 Monate',
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

  for (const [text, end, shown] of [
    ['section 7 3 of the Quays Act', 9, 'section 7 3'],
    ['section 5{9} of the Quays Act', 9, 'section 5{9}'],
    ["l'article premier bis de la loi", 17, "l'article premier bis"],
    ['小港法第二条第九號', 6, '小港法第二条第九號'],
    ['sections 5; 98 of the Quays Act', 10, 'sections 5; 98'],
    ['ss 5 + 95 Quays Act', 4, 'ss 5 + 95'],
    ['section 5(1)&(9) of the Quays Act', 12, 'section 5(1)&(9)'],
    ['§ 5 Absatz neun HafG', 3, '§ 5 Absatz neun'],
    ['§ 5, neunter Absatz, HafG', 3, '§ 5, neunter Absatz'],
    ['o n.º 2 do art. 5.º da Lei', 17, 'o n.º 2 do art. 5.º'],
    ["l'article 1 (alinéa 9) de la loi", 11, "l'article 1 (alinéa 9)"],
  ] as const) {
    it(`sees what was torn off in “${text}”`, () => {
      const found = lookalikes(text, { start: 0, end: text.length }, [{ start: 0, end }]);
      assert.deepEqual(
        found.map((each) => text.slice(each.start, each.end)),
        [shown],
      );
    });
  }

  it('takes nothing for torn off that was read, or counts something else', () => {
    const whole = (text: string) => ({ start: 0, end: text.length });
    const list = 'section 7 3 of the Quays Act';
    assert.deepEqual(
      lookalikes(list, whole(list), [
        { start: 0, end: 9 },
        { start: 10, end: 28 },
      ]),
      [],
    );
    for (const counted of ['§ 7 30 of the seats', '§ 7; 30 kept', '§ 7 & 3 more', '§ 7 Absatz einfügen']) {
      assert.deepEqual(lookalikes(counted, whole(counted), [{ start: 0, end: 3 }]), [], counted);
    }
  });

  it('passes over a clause of a contract and a place in a commentary, which are of no statute', () => {
    for (const text of [
      'Nach § 4 des Mietvertrags zahlt er.',
      'Nach § 4 Abs. 1 Satz 2 und 3 des Mietvertrags zahlt er.',
      'So § 543 Rn. 22.',
      'So § 543 Abs. 2 HafG Rn. 22.',
      'Nach § 4 der AGB.',
    ])
      assert.deepEqual(seen(text), [], text);
    assert.deepEqual(seen('Nach § 4 zahlt er. Der Vertrag gilt.'), ['§ 4']);
    assert.deepEqual(seen('Nach § 4 des Kaiübereinkommens zahlt er.'), ['§ 4']);
  });

  it('sees the same wherever a long text is parted', () => {
    for (let blanks = 3960; blanks < 4010; blanks += 1) {
      const text = `${' '.repeat(blanks)}Nach § 12 Z 3 und Recital 47 HAFR gilt das.${' '.repeat(5000)}Nach § 14 Z 3.`;
      assert.deepEqual(seen(text), ['§ 12', 'Recital 47', '§ 14'], `${blanks} blanks`);
    }
  });

  it('yields often in a long text', () => {
    const steps = lookingFor('Nach Z 3 gilt das. '.repeat(20_000), { start: 0, end: 19 * 20_000 }, []);
    assert.ok([...steps].length >= 90);
  });

  it('passes over what was read', () => {
    const text = 'See art. 5 and art. 6.';
    const read = { start: 4, end: 10 };
    const [found, ...others] = lookalikes(text, { start: 0, end: text.length }, [read]);
    assert.deepEqual([found?.start, others], [15, []]);
  });
});
