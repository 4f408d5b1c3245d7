import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const CORPUS = corpusOf(
  {
    key: 'kaig',
    title: 'Kaigesetz',
    abbreviation: 'KaiG',
    language: 'de',
    provisions: Object.fromEntries([2, 4, 10, 12, 53, 63, 77].map((number) => [`sec_${number}`, 'Es gilt.'])),
  },
  {
    key: 'fährg',
    title: 'Fährgesetz',
    abbreviation: 'FährG',
    language: 'de',
    provisions: {
      sec_12: '',
      sec_12__para_1: 'Eins. Zwei.',
      sec_53: '',
      sec_53__para_2: 'Zwei.',
      sec_63: '',
      sec_63__para_2: 'Zwei.',
    },
  },
  {
    key: 'quai',
    title: 'Code des quais',
    language: 'fr',
    provisions: { art_4: 'Un.', art_12: 'Deux.' },
  },
  {
    key: 'muelle',
    title: 'Código de Muelles',
    language: 'es',
    provisions: { art_4: 'Uno.', art_12: 'Dos.' },
  },
  { key: 'molo', title: 'Codice dei moli', language: 'it', provisions: { art_4: 'Uno.', art_12: 'Due.' } },
  { key: 'kade', title: 'Kadenwet', language: 'nl', provisions: { art_4: 'Een.', art_12: 'Twee.' } },
  { key: '부두법', title: '부두법', language: 'ko', provisions: { art_4: '하나.', art_12: '둘.' } },
  { key: '埠頭法', title: '埠頭法', language: 'ja', provisions: { art_4: '一。', art_12: '二。' } },
  { key: 'wharf', title: 'Wharf Act 2001', language: 'en', provisions: { sec_4: 'A fee.', sec_12: 'A lamp.' } },
);

/** The first sentence of a draft, which names an act. */
const NAMED: Readonly<Record<string, string>> = {
  de: 'Nach § 2 KaiG ist es so.',
  en: 'Section 4 of the Wharf Act 2001 applies.',
  fr: "L'article 4 du code des quais s'applique.",
  es: 'El artículo 4 del Código de Muelles se aplica.',
  it: "L'art. 4 del codice dei moli si applica.",
  nl: 'Artikel 4 van de Kadenwet is van toepassing.',
  ko: '부두법 제4조를 적용한다.',
  ja: '埠頭法第四条を適用する。',
};

/** What the citations of a draft mean that has named an act before. */
const cited = (text: string, language: string): string[] => {
  const draft = `${NAMED[language]!} ${text}`;
  const resolver = new CitationResolver(CORPUS);
  const [, ...others] = resolver.resolve(findCitations(draft, language), {}, draft);
  return others.map(({ outcome, targets }) => (outcome === 'resolved' ? targets.join(' ') : outcome));
};

describe('citations of acts that are hard to read never mean the act named before', () => {
  for (const [language, text, ...expected] of [
    ['de', 'Auch § 12 Abs. 1 Satz 1, 1. Halbsatz FährG gilt.', 'fährg/sec_12__para_1'],
    ['de', 'Auch § 12 Abs. 1, 2. Alt. FährG gilt.', 'fährg/sec_12__para_1'],
    [
      'de',
      'Anders §§ 12 Abs. 1; 53 Abs. 2; 63 Abs. 2 FährG.',
      'fährg/sec_12__para_1',
      'fährg/sec_53__para_2',
      'fährg/sec_63__para_2',
    ],
    ['en', 'So does Quill on Moorings § 12.', 'act-not-in-corpus'],
    ['en', 'So do Quill on Moorings section 12 and *Knots* s. 12.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['en', 'Under section 12, and in Ohio, s 12, it is so.', 'wharf/sec_12', 'wharf/sec_12'],
    ['en', 'See 2 Reed & Stone § 12; *Knots and Splices*, § 12.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['en', 'Knots (2d ed. 1990) § 12 and Bulletin No. 1,204, § 12.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['en', 'Title IX’s § 12 differs, and Title IX, s. 12.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['en', 'Section 12 of Title IX and section 12 of Title 3 differ.', 'act-not-in-corpus', 'act-not-in-corpus'],
    [
      'en',
      'Under § 12, and in 2001, § 12, it is so. However, § 12 differs. So says the Secretary. § 12 applies.',
      'wharf/sec_12',
      'wharf/sec_12',
      'wharf/sec_12',
      'wharf/sec_12',
    ],
    [
      'en',
      'The Act, § 12, differs; Quill’s § 12 claim (duties), § 12.',
      'wharf/sec_12',
      'wharf/sec_12',
      'wharf/sec_12',
    ],
    ['de', 'Auch § 77 Abs. 1 Z 2 KSchG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 77 Abs. 1, 3. Spiegelstrich QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 des am 3. Mai 2010 geschlossenen Vertrages.', 'act-not-in-corpus'],
    ['de', 'Anders § 4 dieser Vorschrift.', 'act-not-in-corpus'],
    // A genitive, whatever its noun, and whatever stands between.
    ['de', 'Anders § 10 des zwischen den Kaufleuten am 3. Mai 2019 zustande gekommenen Handels.', 'act-not-in-corpus'],
    ['de', 'Ich verweise auf § 10 meines Schreibens.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 eures Papiers und § 4 unserer Übereinkunft.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['de', 'Anders § 10 dieses 2020 neu gefassten Merkblatts.', 'act-not-in-corpus'],
    // "der" may be no genitive: its noun has to be one of something that has sections.
    ['de', 'Nach § 10 der von allen Mitgliedern gemeinsam beschlossenen Platzordnung geht das.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 Abs. 1 der oben abgedruckten AGB.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 einer am 3.5.2010 errichteten Urkunde.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 der vorbezeichneten Satzung.', 'act-not-in-corpus'],
    ['de', 'Das bedarf nach § 10 der vorherigen Zustimmung.', 'kaig/sec_10'],
    ['de', 'Es ist streitig, ob nach § 10 der Käufer zahlt, der im Vertrag steht.', 'kaig/sec_10'],
    ['de', 'So auch § 10 des Zweiten Abschnitts und des Weiteren § 12.', 'kaig/sec_10', 'kaig/sec_12'],
    // What is inserted between a provision and its act.
    // What only looks like one of these: a year, the act that changed the provision.
    ['de', 'Auch § 12 gilt nach § 10 des jeweiligen Kalenderjahres.', 'kaig/sec_12', 'kaig/sec_10'],
    ['de', 'Auch § 12 in der Fassung des Anlegesteganpassungsgesetzes gilt.', 'kaig/sec_12'],
    [
      'de',
      'Es ist streitig, ob § 10 dieses Recht gewährt und ob er nach § 4 seines Amtes enthoben ist.',
      'kaig/sec_10',
      'kaig/sec_4',
    ],
    ['de', 'Anders § 10 dieses Buches.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 in der bis 2004 gültigen Fassung der Satzung.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 in der bis 2004 gültigen Fassung des FährG gilt.', 'fährg/sec_12'],
    ['de', 'Auch § 77 Abs. 1 Z 9, zweiter Tatbestand, QuayG 2005 gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 Abs. 1, um nur das zu nennen, FährG gilt.', 'fährg/sec_12__para_1'],
    ['de', 'Auch § 12 (zweites Merkmal) FährG gilt.', 'fährg/sec_12'],
    ['de', 'Auch § 77 (Satz 2 analog) QuayG gilt.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['de', 'Auch § 10 in Verb. mit § 77 QuayG gilt.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['de', 'Auch § 10 zusammen mit § 77 QuayG gilt.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['de', 'Auch § 10 und ergänzend § 77 QuayG gilt.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['de', 'Auf § 12 Abs. 1 statt auf § 53 Abs. 2 FährG kommt es an.', 'fährg/sec_12__para_1', 'fährg/sec_53__para_2'],
    [
      'de',
      'Auch § 53 Abs. 2 (Fahrpreis) und § 63 Abs. 2 FährG gelten.',
      'fährg/sec_53__para_2',
      'fährg/sec_63__para_2',
    ],
    // A contract, by-laws.
    ['ko', '이 사건 계약 제12조에 따른다.', 'act-not-in-corpus'],
    ['ko', '피고의 약관 제12조와 정관의 제4조가 있다.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['ko', '그러나 제12조도 적용한다.', '부두법/art_12'],
    ['ja', '本件契約第十二条による。', 'act-not-in-corpus'],
    ['ja', '定款第十二条、賃貸借契約書の第四条がある。', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['ja', 'また、第十二条を適用する。', '埠頭法/art_12'],
    ['de', 'Auch § 77 (zweites Merkmal) QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 – soweit ersichtlich – des Sozialplans.', 'act-not-in-corpus'],
    ['de', 'Anders § 10 der zwischen Kai, Mole und Steg ausgehandelten Bauordnung.', 'act-not-in-corpus'],
    [
      'de',
      'Anders § 10 des Weiteren vereinbarten Handels und § 4 deren Satzung.',
      'act-not-in-corpus',
      'act-not-in-corpus',
    ],
    ['de', 'Auch § 12, so das OLG, gilt.', 'kaig/sec_12'],
    // Numbers of one act, and what applies beside them.
    ['de', 'Anders §§ 53 iVm 63 Abs 2 FährG.', 'fährg/sec_53', 'fährg/sec_63__para_2'],
    ['de', 'Anders §§ 4 iVm 10 Abs 3 QuayG.', 'act-not-in-corpus', 'act-not-in-corpus'],
    [
      'de',
      'Anders §§ 4, 10 KaiG analog, 53, 63 Abs. 2 FährG.',
      'kaig/sec_4',
      'kaig/sec_10',
      'fährg/sec_53',
      'fährg/sec_63__para_2',
    ],
    ['de', 'Es gilt § 12 anstelle von § 53 FährG.', 'fährg/sec_12', 'fährg/sec_53'],
    ['de', 'Es gilt § 77 Abs. 2 lit. b) Var. 1 QuayG.', 'act-not-in-corpus'],
    ['de', 'So Kai, Hafenrecht, 5. Aufl.; ders., a.a.O., § 10 Rn. 3.'],
    ['fr', "Mais l'article 12, tel que rédigé par les parties, du contrat dit autre chose.", 'act-not-in-corpus'],
    ['fr', "Mais l'article 12 d'une convention dit autre chose.", 'act-not-in-corpus'],
    ['fr', "Mais l'article 12 de notre bail dit autre chose.", 'act-not-in-corpus'],
    ['fr', "Voir l'article 12, alinéa 3, devenu 14, C. mar.", 'act-not-in-corpus'],
    ['fr', "Mais l'article 12, du reste, s'applique.", 'quai/art_12'],
    ['fr', "Mais l'article 12 s'applique.", 'quai/art_12'],
    ['es', 'Publicó el artículo 12 de una serie de ocho.', 'act-not-in-corpus'],
    ['es', 'Pero el artículo 12, según lo pactado, del contrato dice otra cosa.', 'act-not-in-corpus'],
    ['es', 'Pero el artículo 12 de nuestro convenio dice otra cosa.', 'act-not-in-corpus'],
    ['es', 'Y el artículo 12 se aplica de la misma manera.', 'muelle/art_12'],
    ['de', 'Es gilt § 12 anstelle des § 53 FährG.', 'fährg/sec_12', 'fährg/sec_53'],
    ['de', 'So das Gericht (AP BGB § 77 Nr. 3; SozR 3-2500 § 10 Nr 7 S 20).'],
    // Which wording is meant, or how it applies, says nothing of the act; a sentence may be counted in words.
    ['de', 'Auch § 77 Abs. 1 a. F. QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 Abs. 1 a.F. FährG gilt.', 'fährg/sec_12__para_1'],
    ['de', 'Auch § 77 (analog) des KranG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 77 Abs. 1 Z 2 zweiter Satz QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 Abs. 1 zweiter Satz FährG gilt.', 'fährg/sec_12__para_1'],
    ['de', 'Auch § 77 Abs. 1, 3. HS. QuayG gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 Abs. 1 dritter Satz FährG gilt.', 'provision-not-found'],
    ['de', 'Nicht § 53, sondern § 63 Abs. 2 FährG gilt.', 'fährg/sec_53', 'fährg/sec_63__para_2'],
    // A title or a number in front that nobody knows.
    ['de', 'Das Bojengesetz, § 10, sagt es.', 'act-not-in-corpus'],
    ['de', 'Nach dem Gesetz über die Bojen, § 10, geht das.', 'act-not-in-corpus'],
    ['de', 'Im Fährgesetz, § 53, steht es.', 'fährg/sec_53'],
    ['de', 'Das ist Teil der Rechtsordnung, § 10 auch.', 'kaig/sec_10'],
    ['de', 'Die Verordnung (EG) Nr. 44/2031 (Kaiverordnung), Art. 4, gilt.', 'act-not-in-corpus'],
    ['fr', 'Mais la loi sur les phares, article 12, dit autre chose.', 'act-not-in-corpus'],
    ['fr', 'Mais le règlement (CE) n° 44/2031, article 12, dit autre chose.', 'act-not-in-corpus'],
    ['fr', "Selon le code des quais tel qu'il est, article 12, il en va ainsi.", 'quai/art_12'],
    ['es', 'Pero la Ley de Faros, artículo 12, dice otra cosa.', 'act-not-in-corpus'],
    ['it', "Ma la legge sui fari, art. 12, dice un'altra cosa.", 'act-not-in-corpus'],
    ['it', "Ma il regolamento (CE) n. 44/2031, art. 12, dice un'altra cosa.", 'act-not-in-corpus'],
    ['it', "E l'art. 12 si applica.", 'molo/art_12'],
    // The act of the next provision is none of the one that has its own.
    [
      'es',
      'La Ley de Faros, artículo 4, y el artículo 12 del Código de Muelles.',
      'act-not-in-corpus',
      'muelle/art_12',
    ],
    ['fr', 'La loi sur les phares, article 4, et l’article 12 du code des quais.', 'act-not-in-corpus', 'quai/art_12'],
    ['it', "La legge sui fari, art. 4, e l'art. 12 del codice dei moli.", 'act-not-in-corpus', 'molo/art_12'],
    ['it', "Il codice dei moli, art. 4, e l'art. 12 della legge sui fari.", 'molo/art_4', 'act-not-in-corpus'],
    ['it', 'La legge sui fari, gli artt. 4 e 12 del codice dei moli.', 'act-not-in-corpus', 'molo/art_12'],
    // Beside a part of another act, and in a list whose last member alone says the act.
    ['en', 'But section 4, Part II, Quay Act 1987 says more.', 'act-not-in-corpus', 'act-not-in-corpus'],
    ['en', 'But section 4 and Schedule 2 of the Quay Act 1987 say more.', 'act-not-in-corpus', 'act-not-in-corpus'],
    [
      'en',
      'But section 4 of, and Schedule 2 to, the Quay Act 1987 say more.',
      'act-not-in-corpus',
      'act-not-in-corpus',
    ],
    ['en', 'But section 4 of, and any rule under, the Quay Act 1987 say more.', 'act-not-in-corpus'],
    [
      'en',
      'But s 4 Quay Act 1987, s 5, s 12 Wharf Act 2001.',
      'act-not-in-corpus',
      'act-not-in-corpus',
      'wharf/sec_12',
    ],
    ['de', 'Auch § 4 und Anlage 2 QuayG gelten.', 'act-not-in-corpus', 'act-not-in-corpus'],
    // Joined to both sides alike, a provision is of either act.
    ['de', 'Auch § 53 FährG, § 63, § 77 KaiG gelten.', 'fährg/sec_53', 'ambiguous', 'kaig/sec_77'],
    // But the numbers of one act ascend, and one of the two may lack it.
    ['de', 'Auch § 53 FährG, § 63, § 4 KaiG gelten.', 'fährg/sec_53', 'fährg/sec_63', 'kaig/sec_4'],
    ['de', 'Auch § 53 FährG, § 12, § 77 KaiG gelten.', 'fährg/sec_53', 'kaig/sec_12', 'kaig/sec_77'],
    ['de', 'Auch § 53 FährG, § 63, § 4 QuayG gelten.', 'fährg/sec_53', 'fährg/sec_63', 'act-not-in-corpus'],
    ['de', 'Auch § 53 FährG, § 77, § 4 KaiG gelten.', 'fährg/sec_53', 'kaig/sec_77', 'kaig/sec_4'],
    ['de', 'Auch § 53 FährG, § 12 und § 4 KaiG gelten.', 'fährg/sec_53', 'kaig/sec_12', 'kaig/sec_4'],
    ['de', 'Auch § 53 FährG, § 63, § 77 QuayG gelten.', 'fährg/sec_53', 'act-not-in-corpus', 'act-not-in-corpus'],
    // Nothing says that what stands in front of the act is of the one before: an article begins anew.
    ['de', 'Auch § 53 FährG und des § 12 und § 77 KaiG wegen.', 'fährg/sec_53', 'kaig/sec_12', 'kaig/sec_77'],
    // A noun right behind a number, without an article; but no heading.
    ['de', 'Anders § 12 Kranbedingungen der Beklagten.', 'act-not-in-corpus'],
    ['de', 'Anders § 12 Übergangsregelung.', 'kaig/sec_12'],
    ['en', 'But s 12 proviso (ii), Buoys Act 1961.', 'act-not-in-corpus'],
    ['en', 'The lease is another thing. Section 4 thereof says more.', 'act-not-in-corpus'],
    ['en', 'The lease falls under the Wharf Act 2001. Section 12 thereof says more.', 'wharf/sec_12'],
    // What the possessive word may stand for besides the act.
    ['de', 'Der Vertrag, nach dessen § 12 es gilt.', 'act-not-in-corpus'],
    ['de', 'Die Kranordnung, nach deren § 12 es gilt.', 'act-not-in-corpus'],
    ['en', 'The lease departs from the Wharf Act 2001; its section 4 says so.', 'act-not-in-corpus'],
    ['en', 'The Wharf Act 2001 does not bar the lease; its section 4 says so.', 'act-not-in-corpus'],
    // Nor a paragraph that is said to be of something else, or stands in a sentence about something else.
    [
      'en',
      'By section 12 of the Wharf Act 2001 it is so. Subsection (1) of the lease is not.',
      'wharf/sec_12',
      'act-not-in-corpus',
    ],
    ['de', '§ 12 FährG gilt. Absatz 1 des Vertrages auch.', 'fährg/sec_12', 'act-not-in-corpus'],
    ['de', 'Er haftet auch nach § 12 FährG. Absatz 1 gilt nicht.', 'fährg/sec_12', 'act-not-in-corpus'],
    // English words for parts of German law, whose abbreviation nobody knows.
    ['en', 'But sec. 4 para. 2 no. 1 KranG says more.', 'act-not-in-corpus'],
    ['en', 'But sec. 4 KranG says more.', 'act-not-in-corpus'],
    ['nl', 'Maar de Wet op de boeien, artikel 12, zegt iets anders.', 'act-not-in-corpus'],
    ['nl', 'Maar het Bojenbesluit, artikel 12, zegt iets anders.', 'act-not-in-corpus'],
    ['nl', 'En artikel 12 is van toepassing.', 'kade/art_12'],
    ['en', 'But 12 Pa. C.S. § 4 says more.', 'act-not-in-corpus'],
    ['en', 'But section 4 of the Quay, Lamp, and Buoy Act says more.', 'act-not-in-corpus'],
    ['en', 'But section 4 of the Bram T. Stone Harbour Act says more.', 'act-not-in-corpus'],
    // What only looks like a name of an act in passing leaves the citation where it was.
    ['de', 'Auch § 12 gilt für die GmbH.', 'kaig/sec_12'],
    // A company and, of its two letters too, a canton.
    ['de', 'Auch § 12 KaiG (KG) gilt.', 'kaig/sec_12'],
    ['de', 'Auch § 12 KaiG (ZH) gilt.', 'act-not-in-corpus'],
    ['de', 'Auch § 12 gilt.', 'kaig/sec_12'],
    ['en', "Tesco's 12 stores remain."],
    ['en', 'The University’s 12 halls remain.'],
    ['en', 'But s 12 applies.', 'wharf/sec_12'],
    ['en', 'But section 4 of this Agreement says more.', 'act-not-in-corpus'],
    ['en', 'But section 4 of this Part says more.', 'wharf/sec_4'],
    ['en', 'See 4 NB 43.93; 8 Ind. Reg. 737; 1 u.s. 12.'],
    ['de', 'Auch § 4 KaiG i.V.m. § 12 Abs. 1 lit. a sublit. aa Bojengesetz gilt.', 'kaig/sec_4', 'act-not-in-corpus'],
    ['de', 'Im Kanton gilt Art. 12bis Abs. 1bis Bst. c des Seilgesetzes.', 'act-not-in-corpus'],
    ['de', 'Auch § 4, KranG § 12 gilt.', 'kaig/sec_4', 'act-not-in-corpus'],
    ['es', 'Rige el art. 12.1.c) 2.º, último inciso, del Reglamento de Balizas.', 'act-not-in-corpus'],
    ['nl', 'Maar art. 12 lid 1 sub c onder 2°, slotzin, Bojenbesluit geldt.', 'act-not-in-corpus'],
    ['nl', 'Maar artikel 12, § 1bis, 1°, a), tweede streepje, van de Bojenwet geldt.', 'act-not-in-corpus'],
    ['en', 'The convention of Velmar binds all; Article 12 of that convention says more.', 'act-not-in-corpus'],
    ['en', 'But article 4 of that Treaty says more.', 'act-not-in-corpus'],
    ['en', 'But ss.12,4 Buoys Act 1961 say more.', 'act-not-in-corpus'],
    [
      'en',
      'But section 12, and the Buoys Act, Chapter 48, section 4, say more.',
      'wharf/sec_12',
      'act-not-in-corpus',
      'act-not-in-corpus',
    ],
  ] as const) {
    it(text, () => assert.deepEqual(cited(text, language), expected));
  }
});
