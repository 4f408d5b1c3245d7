import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const CORPUS = corpusOf(
  { key: 'harbour-1990', title: 'Harbour Act 1990', provisions: { sec_1: 'a', sec_2: 'b', sec_3: 'c' } },
  { key: 'moorings', title: 'Moorings Act 2011', provisions: { sec_1: 'd', sec_2: 'e' } },
  {
    key: 'kaig',
    title: 'Kaigesetz',
    abbreviation: 'KaiG 1990',
    language: 'de',
    provisions: { sec_1: 'f', sec_2: 'g' },
  },
  {
    key: 'hafo',
    title: 'Gesetz zur Hafenordnung (2005)',
    language: 'de',
    years: [2013],
    provisions: { sec_2: 'hh' },
  },
  { key: 'bojg', title: 'Bojengesetz', abbreviation: 'BojG', language: 'de', provisions: { sec_1: 'h', sec_2: 'i' } },
  { key: 'tau', title: 'Gesetz über die Taue', abbreviation: 'TauG', language: 'de', provisions: { sec_1: 'j' } },
  {
    key: 'ley-9',
    title: 'Ley 9/2018, de 5 de junio, de Faros',
    language: 'es',
    provisions: { art_1: 'k', art_2: 'l' },
  },
  { key: 'code', title: 'Code des ports', language: 'fr', provisions: { 'art_l1-1': 'm', 'art_l1-2': 'n' } },
  { key: 'bouees', title: 'Code des bouées', language: 'fr', provisions: { 'art_l1-1': 'y' } },
  { key: 'bouees-fluviales', title: 'Code des bouées fluviales', language: 'fr', provisions: { 'art_l1-1': 'z' } },
  { key: 'mole', title: 'Molengesetz', language: 'de', years: [1990, 2002], provisions: { sec_1: 'cc', sec_2: 'dd' } },
  {
    key: 'pilotes',
    title: 'Loi n° 2012-45 du 3 mars 2012 relative aux pilotes',
    language: 'fr',
    provisions: { art_2: 'gg' },
  },
  { key: 'tharuea', title: 'พระราชบัญญัติท่าเรือ พ.ศ. 2540', language: 'th', provisions: { sec_1: 'ee', sec_2: 'ff' } },
  { key: '항만법', title: '항만법', language: 'ko', provisions: { art_1: 'o', art_3: 'p' } },
  { key: '어항법', title: '어항법', language: 'ko', provisions: { art_1: 'q', art_3: 'r' } },
  { key: 'kowan', title: '港湾法', language: 'ja', provisions: { art_1: 's', art_2: 't' } },
  { key: 'kyu-toka', title: '旧灯火保存法', language: 'ja', provisions: { art_1: 'aa' } },
  { key: 'toka', title: '灯火保存法', language: 'ja', provisions: { art_1: 'bb' } },
  { key: 'todai', title: '灯台法', language: 'ja', provisions: { art_1: 'u', art_2: 'v' } },
  {
    key: 'lamps',
    title: 'Regulation (EU) 2019/999 of the European Parliament and of the Council of 3 May 2019 on lamps',
    provisions: { art_1: 'w', art_6a: 'x' },
  },
);
const resolver = new CitationResolver(CORPUS);

/** The targets of each citation of a draft, or its outcome. */
const targets = (text: string, language: string): string[] =>
  resolver
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets: ids }) => (outcome === 'resolved' ? ids.join(' ') : outcome));

const ABSENT = 'act-not-in-corpus';

function rows(
  language: string,
  lead: string,
  cases: readonly (readonly [text: string, ...expected: string[]])[],
): void {
  for (const [text, ...expected] of cases) {
    it(text, () => {
      const found = targets(`${lead}${text}`, language);
      assert.deepEqual(found.slice(lead === '' ? 0 : 1), expected);
    });
  }
}

describe('an act that is none of the corpus', () => {
  describe('is told by its year', () => {
    rows('en', '', [
      ['section 2 of the Harbour Act 1985', ABSENT],
      ['Harbour Act 1985, s 2', ABSENT],
      ['section 2 of the Harbour Act 1990', 'harbour-1990/sec_2'],
      ['section 2 of the Harbour Act', 'harbour-1990/sec_2'],
      ['sections 1 and 2 of the Harbour Act 1985', ABSENT, ABSENT],
    ]);
    rows('de', '', [
      ['§ 2 KaiG 1930', ABSENT],
      ['§§ 1 und 2 des Kaigesetzes vom 3. März 1930', ABSENT, ABSENT],
      ['§ 2 des Kaigesetzes vom 3. März 1990', 'kaig/sec_2'],
      ['§ 2 KaiG von 1930', ABSENT],
      ['§ 2 KaiG (1930)', ABSENT],
      ['§ 2 KaiG aus dem Jahre 1930', ABSENT],
      ['§ 2 KaiG (1990)', 'kaig/sec_2'],
      // The years are those of what happened.
      ['§ 2 KaiG von 1930 bis 1940', 'kaig/sec_2'],
      ['§ 2 des Gesetzes zur Hafenordnung (2005)', 'hafo/sec_2'],
    ]);
    rows('fr', '', [
      ['l’article 2 de la loi du 3 mars 2012 relative aux pilotes', 'pilotes/art_2'],
      ['l’article 2 de la loi du 4 mars 2012 relative aux pilotes', ABSENT],
      ['l’article 2 de la loi du 3 mars 2012 relative aux phares', ABSENT],
      ['l’article 2 de la loi n° 2012-46 du 3 mars 2012 relative aux pilotes', ABSENT],
      ['l’article 2 de la loi du 3 mars 2012', ABSENT],
    ]);
    rows('es', '', [
      ['artículo 2 de la Ley de 5 de junio de 2018, de faros', 'ley-9/art_2'],
      ['artículo 2 de la Ley de 5 de junio de 2018, de puertos', ABSENT],
      ['artículo 2 de la Ley de 5 de junio de 2017, de faros', ABSENT],
    ]);
  });

  describe('is told by the years that its source states', () => {
    rows('de', '', [
      ['§ 2 des Molengesetzes vom 3. März 1930', ABSENT],
      ['§ 2 des Molengesetzes vom 3. März 1990', 'mole/sec_2'],
      ['§ 2 des Molengesetzes vom 3. März 2002', 'mole/sec_2'],
      ['§ 2 des Molengesetzes', 'mole/sec_2'],
      // The day is the ordinance's.
      ['die Verordnung zu § 2 des Molengesetzes vom 3. März 2011', 'mole/sec_2'],
      ['die Verordnung zur Durchführung der §§ 1 und 2 des Molengesetzes vom 3. März 2011', 'mole/sec_1', 'mole/sec_2'],
    ]);
  });

  describe('is told by the rest of its name', () => {
    rows('en', '', [
      ['section 2 of the Harbour Act (Northern Ireland) 1990', ABSENT],
      ['section 2 of the Harbour (Jersey) Act 1990', ABSENT],
      ['section 2 of the Harbour Act 1990 (Commencement) Order 1991', ABSENT],
    ]);
    rows('de', '', [
      ['§ 2 BojG NRW', ABSENT],
      ['§ 2 BojG (Österreich)', ABSENT],
      ['§ 2 des BojG der Deutschen Demokratischen Republik', ABSENT],
      ['§ 2 BojG der Schweiz', ABSENT],
      ['§ 2 BojG-E', ABSENT],
      ['§ 2 BojG gilt', 'bojg/sec_2'],
    ]);
    rows('es', '', [
      ['artículo 1 de la Ley 9/2018, de 7 de agosto', ABSENT],
      ['artículo 1 de la Ley 9/2018, de 5 de junio', 'ley-9/art_1'],
      ['artículo 1 de la Ley 9/2018 de la Comunidad de Valmar', ABSENT],
    ]);
    rows('fr', '', [
      ['article L. 1-1 du code des ports de Nouvelle Valmar', ABSENT],
      ['article L. 1-1 du code des ports maritimes', ABSENT],
      ['article L. 1-1 du code des ports maritimes du Levant', ABSENT],
      ['article L. 1-1 du code des ports fluviaux', ABSENT],
      ['articles L. 1-1 et L. 1-2 du code des ports maritimes', ABSENT, ABSENT],
      ['article L. 1-1 du code des ports rappelle', 'code/art_l1-1'],
      ['article L. 1-1 du code des ports actuel', 'code/art_l1-1'],
      ['article L. 1-1 du code des ports auxquels il renvoie', 'code/art_l1-1'],
      ['article L. 1-1 du code des bouées', 'bouees/art_l1-1'],
      ['article L. 1-1 du code des bouées lumineuses', ABSENT],
      ['article L. 1-1 du code des bouées fluviales', 'bouees-fluviales/art_l1-1'],
    ]);
  });

  describe('is told by what says that it is former law', () => {
    rows('ja', '', [
      ['旧灯台法第二条', ABSENT],
      ['旧灯台法第一条及び第二条', ABSENT, ABSENT],
      ['旧「灯台法」第二条', ABSENT],
      ['改正前の灯台法第二条', ABSENT],
      ['旧灯台法第一条、同法第二条', ABSENT, ABSENT],
      ['災害復旧灯台法第二条', 'todai/art_2'],
      ['改正前灯台法第二条', ABSENT],
      ['灯台法（令和二年法律第五号による改正前のもの）第二条', ABSENT],
      ['灯台法（令和二年法律第五号）第二条', 'todai/art_2'],
      ['ドイツ灯台法第二条', ABSENT],
      ['韓国の灯台法第二条', ABSENT],
      ['旧灯火保存法第一条', 'kyu-toka/art_1'],
    ]);
    rows('ko', '', [
      ['구 항만법 제1조', ABSENT],
      ['구 「항만법」 제1조 및 제3조', ABSENT, ABSENT],
      ['구 항만법(2001. 2. 3. 개정되기 전의 것) 제1조', ABSENT],
      ['구 항만법의 제1조', ABSENT],
      ['구 「항만법」 제1조 및 제3조, 같은 법 제1조', ABSENT, ABSENT, ABSENT],
      ['해안구 항만법 제1조', '항만법/art_1'],
      ['종전의 「항만법」 제1조', ABSENT],
      ['개정 전 항만법 제1조', ABSENT],
      ['항만법(2001. 2. 3. 법률 제5호로 개정되기 전의 것) 제1조', ABSENT],
      ['항만법(2001. 2. 3. 법률 제5호) 제1조', '항만법/art_1'],
      ['일본 항만법 제1조', ABSENT],
      ['독일의 「항만법」 제1조', ABSENT],
    ]);
    rows('th', '', [
      ['มาตรา 1 แห่งพระราชบัญญัติท่าเรือ พ.ศ. ๒๕๔๐', 'tharuea/sec_1'],
      ['มาตรา 1 แห่ง พ.ร.บ. ท่าเรือ พ.ศ. 2540', 'tharuea/sec_1'],
      ['มาตรา 1 แห่งพระราชบัญญัติท่าเรือ พุทธศักราช 2540', 'tharuea/sec_1'],
      ['มาตรา 1 แห่งพระราชบัญญัติท่าเรือ พ.ศ. 2541', ABSENT],
    ]);
    rows('fr', "L'article L. 1-1 du code des bouées. ", [
      ["L'article L. 1-1 ancien du code des ports dit non.", ABSENT],
      ["L'article L. 1-1 ancien dit non.", ABSENT],
      ["L'article L. 1-1 nouveau du code des ports dit oui.", 'code/art_l1-1'],
      ["L'article L. 1-1 nouveau dit oui.", 'bouees/art_l1-1'],
    ]);
    rows('es', 'El artículo 1 de la Ley 9/2018. ', [['El artículo 2 antiguo dice.', ABSENT]]);
  });

  describe('is told by what stands in front of a provision', () => {
    rows('fr', "L'article L. 1-1 du code des bouées. ", [
      ['Code des ports, article L. 1-2', 'code/art_l1-2'],
      ['Vu le code des ports, notamment ses articles L. 1-1 et L. 1-2', 'code/art_l1-1', 'code/art_l1-2'],
      ['le code des ports (art. L. 1-1) dit', 'code/art_l1-1'],
      ["L'article L. 1-1 des statuts dit oui.", ABSENT],
    ]);
    rows('es', 'El artículo 1 de la Ley 9/2018. ', [
      ['Ley 9/2018, de la Comunidad de Madrid, artículo 1', ABSENT],
      ['Ley 9/2018, de 5 de junio, artículo 2', 'ley-9/art_2'],
      ['Ley 9/2018, de 7 de agosto, artículo 2', ABSENT],
      ['Ley 10/2018, artículo 2', ABSENT],
      ['el artículo 1, en relación con el artículo 2, de la Ley 10/2018', ABSENT, ABSENT],
    ]);
    rows('de', '§ 1 BojG gilt. ', [
      ['Das Molengesetz (vgl. § 2) gilt.', 'mole/sec_2'],
      ['Der Hafen (§ 2) gilt.', 'bojg/sec_2'],
    ]);
  });

  describe('is told by the day of its number', () => {
    rows('fr', '', [
      ["l'article 2 de la loi n° 2012-45 du 3 mars 2012", 'pilotes/art_2'],
      ["l'article 2 de la loi n° 2012-45", 'pilotes/art_2'],
      ["l'article 2 de la loi n° 2012-45 du 3 mars 2012 relative aux pilotes", 'pilotes/art_2'],
      ["l'article 2 de la loi n° 2012-45 du 5 avril 2013", ABSENT],
      ["l'article 2 de la loi n° 2012-46", ABSENT],
      ["l'article 2 de la loi n° 2012-45 du 4 mars 2012", ABSENT],
      ["l'article 2 de la loi n° 2012-45 du 3 mai 2012", ABSENT],
    ]);
  });

  describe('is told by its state', () => {
    rows('de', '', [
      ['Es gilt § 2 BojG NRW.', ABSENT],
      ['Es gilt § 2 BojG.', 'bojg/sec_2'],
    ]);
    rows('en', '', [
      ['Harbour Act 1990 (NSW), s 2', ABSENT],
      ['section 2 of the Harbour Act 1990 (Cth)', ABSENT],
    ]);
    rows('fr', '', [
      ["L'article L. 1-1 du code des bouées belge dit.", ABSENT],
      ["L'article L. 1-1 du code des bouées québécois dit.", ABSENT],
      ["L'article L. 1-1 du code des bouées électronique dit.", ABSENT],
      ["L'article L. 1-1 du code des bouées indique tout.", 'bouees/art_l1-1'],
      ["L'article L. 1-1 du code des bouées mais non.", 'bouees/art_l1-1'],
    ]);
  });

  describe('is not the one named before', () => {
    rows('en', 'Section 1 of the Moorings Act 2011 is old. ', [
      ['See section 2 (duty of masters) of the Harbour Act 1990.', 'harbour-1990/sec_2'],
      ['See section 2 (duty of masters) of the Harbour Act 1985.', ABSENT],
      ['See section 2 of the harbour act 1990.', 'harbour-1990/sec_2'],
      ['See Section 2 Harbour Act 1990.', 'harbour-1990/sec_2'],
      ['See sections 1 and 2 (masters) of the Harbour Act 1990.', 'harbour-1990/sec_1', 'harbour-1990/sec_2'],
      ['See section 2 of the lease. Section 1 says more.', ABSENT, ABSENT],
      ['HA 1990 s 2 applies.', ABSENT],
      ['See Regulation 2019/999, Art 1.', 'lamps/art_1'],
      ['Article 2 applies.', ABSENT],
      ['Section 2 applies.', 'moorings/sec_2'],
      ['Section 2 of it applies.', 'moorings/sec_2'],
      ['Under section 2 the Harbour Master acts.', 'moorings/sec_2'],
    ]);
    rows('de', '§ 1 BojG gilt. ', [
      ['§ 1 (Gegenstand) TauG gilt.', 'tau/sec_1'],
      ['§ 1 Gesetz über die Taue (TauG) gilt.', 'tau/sec_1'],
      ['Das TauG (§ 1) gilt.', 'tau/sec_1'],
      ['§ 2 Hafenrecht gilt.', ABSENT],
      ['§ 2 taug gilt.', ABSENT],
      ['§ 2 Westliches Hafengesetz gilt.', ABSENT],
      ['§ 2 gilt.', 'bojg/sec_2'],
      ['Nach § 2 Gebühren zu erheben, ist erlaubt.', 'bojg/sec_2'],
    ]);
    rows('fr', "L'article L. 1-1 du code des ports. ", [
      ["L'article L. 1-2, 2e alinéa, du contrat dit non.", ABSENT],
      ["L'article L. 1-2 dit non.", 'code/art_l1-2'],
    ]);
    rows('es', 'El artículo 1 de la Ley 9/2018. ', [
      ['El artículo 2 (objeto) de la Ley 40/2015 dice.', ABSENT],
      ['El artículo 2 dice.', 'ley-9/art_2'],
    ]);
    rows('ko', '「항만법」 제1조. ', [
      ['｢어항법｣ 제3조', '어항법/art_3'],
      ['〈없는법〉 제3조', ABSENT],
      ['“어항법” 제3조', '어항법/art_3'],
      ['어항법」 제3조', '어항법/art_3'],
      ['제3조', '항만법/art_3'],
    ]);
    rows('ja', '港湾法第一条。', [
      ['会社法 第二条', ABSENT],
      ['灯台法の第二条', 'todai/art_2'],
      ['『旧灯台法』第二条', ABSENT],
      ['第二条', 'kowan/art_2'],
      ['その方法の第二条', 'kowan/art_2'],
    ]);
  });
});

describe('an act', () => {
  describe('of the European Union is known in every language', () => {
    for (const [language, text] of [
      ['de', 'Artikel 1 der Verordnung (EU) 2019/999'],
      ['de', 'Artikel 1 Verordnung (EU) 2019/999'],
      ['de', 'Art. 1 VO (EU) 2019/999'],
      ['de', 'Art. 1 der DVO 2019/999'],
      ['fr', "l'article premier ; article 1 du règlement (UE) 2019/999"],
      ['es', 'artículo 1 del Reglamento (UE) 2019/999'],
      ['nl', 'artikel 1 van Verordening (EU) 2019/999'],
      ['nl', 'artikel 1 van de Uitvoeringsverordening (EU) nr. 2019/999'],
      ['it', "l'articolo 1 del regolamento (UE) 2019/999"],
      ['en', 'Article 1 of Commission Regulation (EU) No 2019/999'],
    ] as const) {
      it(text, () => assert.deepEqual(targets(text, language).at(-1), 'lamps/art_1'));
    }
    it('but not in another community, kind or title', () => {
      assert.deepEqual(targets('Article 1 of Regulation (EC) 2019/999', 'en'), [ABSENT]);
      assert.deepEqual(targets('Article 1 of Directive (EU) 2019/999', 'en'), [ABSENT]);
      assert.deepEqual(targets('Art. 1 RL (EU) 2019/999', 'de'), [ABSENT]);
      assert.deepEqual(targets('§ 1 des Gesetzes zur Ausführung der Verordnung (EU) 2019/999', 'de'), [ABSENT]);
    });
  });

  describe('goes by the abbreviation in brackets behind a title that nobody knows', () => {
    for (const [text, expected] of [
      ['§ 1 des Bojenaufsichtsgesetzes (BojG)', 'bojg/sec_1'],
      ['§ 1 des Molengesetzes (BojG)', 'mole/sec_1'],
      ['§ 1 des Wolkengesetzes (BojG)', ABSENT],
      ['§ 1 des Ostländischen Bojenaufsichtsgesetzes (BojG)', ABSENT],
      ['§ 1 des Gesetzes zur Anpassung des Landesrechts an die Bojenaufsichtsordnung (BojG)', ABSENT],
      ['§ 1 des Bojenaufsichtsgesetzes (BojAufsG)', ABSENT],
    ] as const) {
      it(text, () => assert.deepEqual(targets(text, 'de'), [expected]));
    }
  });

  describe('goes by the short name that a draft gives it', () => {
    for (const [text, language, expected] of [
      ['The Harbour Act 1990 (“the 1990 Act”). Section 2 of the 1990 Act.', 'en', 'harbour-1990/sec_2'],
      ['The Harbour Act 1990 (hereinafter "HBA 1990"). Section 2 of HBA 1990.', 'en', 'harbour-1990/sec_2'],
      ['The Harbour Act 1990 ("HBA"). HBA, s 2.', 'en', 'harbour-1990/sec_2'],
      ['The Harbour Act 1990 ("HBA"). Section 2 of HBA 1985.', 'en', ABSENT],
      ['In this note "the Act" means the Harbour Act 1990. Section 2 of the Act.', 'en', 'harbour-1990/sec_2'],
      ['The “Principal Act” means the Harbour Act 1990. Section 2 of the Principal Act.', 'en', 'harbour-1990/sec_2'],
      ['“HBA” means Harbour Act 1990; HBA, s 2.', 'en', 'harbour-1990/sec_2'],
      ['“The Act” means an act of the Harbour Master. Section 2 of the Act.', 'en', ABSENT],
      ['Das Bojengesetz (nachfolgend „Bojenregeln“). § 2 Bojenregeln gilt.', 'de', 'bojg/sec_2'],
    ] as const) {
      it(text, () => assert.deepEqual(targets(text, language), [expected]));
    }
    it('or by its year and kind, right behind its name', () =>
      assert.deepEqual(targets('Section 1 of the Harbour Act 1990. Section 2 of the 1990 Act.', 'en'), [
        'harbour-1990/sec_1',
        'harbour-1990/sec_2',
      ]));
  });
});

describe('hyphens of word processors', () => {
  for (const hyphen of ['\u2010', '\u2011', '\u2212']) {
    it(`U+${hyphen.charCodeAt(0).toString(16)} is read as the plain one, and spans keep it`, () => {
      assert.deepEqual(targets(`§§ 1${hyphen}2 BojG`, 'de'), ['bojg/sec_1 bojg/sec_2', 'bojg/sec_2']);
      const text = `article L. 1${hyphen}2 du code des ports`;
      assert.deepEqual(targets(text, 'fr'), ['code/art_l1-2']);
      assert.equal(findCitations(text, 'fr')[0]!.text, text);
    });
  }
});
