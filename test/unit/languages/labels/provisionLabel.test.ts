import assert from 'node:assert/strict';
import { pathLabel, provisionLabel } from '../../../../src/languages';
import { parseEId, type Act } from '../../../../src/law';

const act = (language: string, title: string, abbreviation = ''): Act => ({
  key: 'act',
  title,
  abbreviation,
  aliases: [],
  language,
  file: '/act.md',
});

describe('languages/provisionLabel', () => {
  it('cites a provision in the style of its language', () => {
    assert.equal(provisionLabel(act('ko', '항만법'), parseEId('art_5-2__para_1')), '항만법 제5조의2제1항');
    assert.equal(provisionLabel(act('de', 'Hafengesetz', 'HafG'), parseEId('sec_548__para_1')), '§ 548 Abs. 1 HafG');
    assert.equal(provisionLabel(act('en', 'Harbour Act'), parseEId('sec_12__para_1')), 'Harbour Act section 12(1)');
    assert.equal(provisionLabel(act('ko', '항만법'), parseEId('annex_4-2')), '항만법 별표 4의2');
    assert.equal(
      provisionLabel(act('ko', '항만법'), parseEId('hcontainer_부칙-12__art_1')),
      '항만법 부칙(제12호) 제1조',
    );
    assert.equal(provisionLabel(act('ja', '港湾法'), parseEId('art_2-2__para_1')), '港湾法 第2条の2第1項');
    assert.equal(provisionLabel(act('ja', '港湾法'), parseEId('hcontainer_附則__art_1')), '港湾法 附則 第1条');
    assert.equal(provisionLabel(act('ja', '港湾法'), parseEId('annex')), '港湾法 別表');
    assert.equal(
      provisionLabel(act('fr', 'Code des ports'), parseEId('art_l111-2__para_ii__point_1')),
      'Code des ports article L. 111-2, II, 1°',
    );
    assert.equal(provisionLabel(act('es', 'Ley de Puertos'), parseEId('art_5__para_1')), 'Ley de Puertos artículo 5.1');
    assert.equal(provisionLabel(act('th', 'กฎหมายท่าเรือ'), parseEId('sec_5__para_2')), 'กฎหมายท่าเรือ มาตรา 5 วรรคสอง');
  });

  it('writes an abbreviation as lawyers do, where no other act is called so', () => {
    const acts = ['AO 1977', 'SGB 4', 'SGB 9 2018', 'HafV 26', 'LotsG 1990', 'LotsG 2010', 'KaiG 1950', 'KaiG'].map(
      (name) => act('de', `Gesetz ${name}`, name),
    );
    assert.deepEqual(
      acts.map((each) => provisionLabel(each, parseEId('sec_5'), acts)),
      [
        '§ 5 AO',
        '§ 5 SGB IV',
        '§ 5 SGB IX',
        '§ 5 26. HafV',
        '§ 5 LotsG 1990',
        '§ 5 LotsG 2010',
        '§ 5 KaiG 1950',
        '§ 5 KaiG',
      ],
    );
    const introductory = act('de', 'Einführungsgesetz zum Hafengesetz', 'HafGEG 1990');
    assert.equal(provisionLabel(introductory, parseEId('art_5')), 'Art. 5 EGHafG', 'registers have EG behind');
    const other = act('de', 'Gesetz über Einfuhrgenehmigungen', 'HafGEG');
    assert.equal(provisionLabel(other, parseEId('sec_5')), '§ 5 HafGEG', 'EG ends other abbreviations, too');
    assert.equal(provisionLabel(act('en', 'Harbour Act 2012', 'HA 2012'), parseEId('sec_5')), 'HA 2012 section 5');
    assert.equal(provisionLabel(acts[0]!, []), 'AO');
  });

  it('calls what divides a division after it, as German law does', () => {
    const written = (eId: string): string => pathLabel(parseEId(eId), 'de');
    assert.equal(written('title_5__subdvs_1'), 'Titel 5 Untertitel 1');
    assert.equal(written('chp_2__subdvs_1'), 'Kapitel 2 Unterkapitel 1');
    assert.equal(written('dvs_2__subdvs_1'), 'Abschnitt 2 Unterabschnitt 1');
  });

  it('writes the letters of numbers as the language does, which ids have small', () => {
    const written = (language: string, eId: string): string => pathLabel(parseEId(eId), language);
    assert.equal(written('en', 'sec_3a__para_2za__point_a__item_iv'), 'section 3A(2ZA)(a)(iv)');
    assert.equal(written('en', 'annex_a1__para_4b'), 'Schedule A1, paragraph 4B');
    assert.equal(written('en', 'part_iia__chp_2a'), 'Part IIA Chapter 2A');
    assert.equal(written('en', 'art_6bis'), 'Article 6bis');
    assert.equal(written('de', 'sec_3a__para_1a__item_b'), '§ 3a Abs. 1a Buchst. b');
    assert.equal(written('de', 'annex_iv'), 'Anlage IV');
    assert.equal(written('de', 'annex_1a'), 'Anlage 1a');
    assert.equal(written('de', 'annex_c-form-der-bake'), 'Anlage c-form-der-bake', 'a word for a number');
    assert.equal(written('fr', 'art_r12-1__item_b'), 'article R. 12-1, b)');
    assert.equal(written('fr', 'art_lo111-3'), 'article L.O. 111-3');
    assert.equal(written('fr', 'art_1649quaterb'), 'article 1649 quater B');
    assert.equal(written('fr', 'art_39a'), 'article 39 A');
    assert.equal(written('es', 'art_5bis__para_1'), 'artículo 5 bis.1');
    assert.equal(written('es', 'art_5a__para_2__point_b'), 'artículo 5-A.2, letra b)');
    assert.equal(written('es', 'hcontainer_disposición-adicional-segunda'), 'disposición adicional segunda');
    assert.equal(written('pt', 'art_5bis'), 'Article 5bis', 'the manner of other languages is not known');
  });

  const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    de: {
      art_5__para_1__subpara_2__sent_3: 'Art. 5 Abs. 1 UAbs. 2 Satz 3',
      sec_5__para_1__point_2__item_a__item_bb: '§ 5 Abs. 1 Nr. 2 Buchst. a Doppelbuchst. bb',
      rule_4: 'Regel 4',
      preamble_eingangsformel: 'Eingangsformel',
      'hcontainer_übergangs-vorschriften': 'Übergangs vorschriften',
    },
    fr: {
      'art_l1-1__subpara_9': 'article L. 1-1, alinéa 9',
      art_1__para_iibis__point_1bis: 'article 1er, II bis, 1° bis',
      art_5__para_2__point_b__item_1: 'article 5, paragraphe 2, b), 1er tiret',
      art_5__subpara_1__sent_2: 'article 5, alinéa 1, 2e phrase',
      title_i__chp_preliminar__subdvs_2: 'titre Ier chapitre préliminaire sous-section 2',
      'hcontainer_dispositions-finales': 'dispositions finales',
    },
    es: {
      art_5__para_1__subpara_2: 'artículo 5.1, párrafo segundo',
      art_5__para_1__point_a__item_2: 'artículo 5.1, letra a), número 2',
      art_5__point_iv: 'artículo 5, fracción IV',
      annex_ii__para_3: 'anexo II, apartado 3',
      book_ii__title_preliminar__subdvs_1: 'libro II título preliminar subsección 1',
      'hcontainer_disposición-final-primera': 'disposición final primera',
    },
    ja: {
      art_1__para_2__point_2__item_イ: '第1条第2項第2号イ',
      'hcontainer_附則-平成十六年法律第九号__art_2': '附則（平成十六年法律第九号） 第2条',
      annex_別記1: '別記第1',
    },
    ko: {
      art_3__para_1__point_2__item_가: '제3조제1항제2호가목',
      'annex_서식-14-2': '별지 제14호의2서식',
      'annex_별지-3': '별지 제3호서식',
      hcontainer_부칙: '부칙',
    },
    th: {
      'sec_5-2__para_2__point_1__item_ก': 'มาตรา 5 ทวิ วรรคสอง (1) (ก)',
      'sec_5/1': 'มาตรา 5/1',
      art_3: 'ข้อ 3',
      book_1__title_2: 'บรรพ 1 ลักษณะ 2',
      hcontainer_บทเฉพาะกาล: 'บทเฉพาะกาล',
    },
    en: {
      annex_2__part_1__para_3__subpara_1: 'Schedule 2 Part 1, paragraph 3(1)',
      'hcontainer_order-vii__rule_11': 'Order VII Rule 11',
      'hcontainer_order-20a': 'Order 20A',
      'hcontainer_law-of-the-sea': 'Law of the sea',
      art_5__para_1__sent_2: 'Article 5(1), second sentence',
    },
    'en-EU': {
      art_5__para_1__subpara_2__sent_12: 'Article 5(1), second subparagraph, sentence 12',
      art_5__para_1__subpara_2__point_b: 'Article 5(1), second subparagraph, point (b)',
      art_5__para_1__point_a__item_1: 'Article 5(1)(a), first indent',
      annex_ii__point_3: 'Annex II, point 3',
    },
    und: { 'hcontainer_disposición-final-primera': 'Disposición final primera', annex_1: 'Annex 1' },
  };
  for (const [language, written] of Object.entries(LABELS)) {
    it(`writes units of every kind in the words of the law: ${language}`, () => {
      for (const [eId, label] of Object.entries(written)) assert.equal(pathLabel(parseEId(eId), language), label);
    });
  }

  it('leaves small what European law and the American codes number in English', () => {
    const regulation = act('en', 'Regulation (EU) 2031/77 on fairways');
    assert.equal(provisionLabel(regulation, parseEId('art_12a__para_1')), `${regulation.title} Article 12a(1)`);
    const own = act('en', 'European Union (Pilotage) Act 2031');
    assert.equal(provisionLabel(own, parseEId('sec_12a')), `${own.title} section 12A`);
    assert.equal(
      provisionLabel(act('en', 'Title 91, United States Code', '91 U.S.C.'), parseEId('sec_1396a')),
      '91 U.S.C. § 1396a',
    );
  });

  it('names a unit alone without what joins it to the one above', () => {
    assert.equal(pathLabel(parseEId('para_1'), 'es'), '1');
    assert.equal(pathLabel(parseEId('sec_5'), 'de'), '§ 5');
    assert.equal(pathLabel(parseEId('point_a'), 'es'), 'letra a)');
    assert.equal(pathLabel([], 'de'), '');
    assert.equal(pathLabel(parseEId('preamble__para_3__sent_2'), 'de'), 'Erwägungsgrund 3 Satz 2');
    assert.equal(pathLabel(parseEId('preamble__para_3'), 'sv'), 'recital 3');
  });

  it('falls back to English for a unit or a language without a style', () => {
    assert.equal(
      provisionLabel(act('pt', 'Código dos Portos'), parseEId('part_1__chp_2')),
      'Código dos Portos Part 1 Chapter 2',
    );
    assert.equal(provisionLabel(act('en', 'Harbour Act'), parseEId('preamble')), 'Harbour Act Preamble');
  });
});
