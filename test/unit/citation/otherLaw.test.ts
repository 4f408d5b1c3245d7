import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const ARTICLES = { art_4: 'One.', art_12: 'Two.' };
const CORPUS = corpusOf(
  {
    key: 'mühlg',
    title: 'Mühlengesetz',
    abbreviation: 'MühlG',
    language: 'de',
    provisions: { sec_2: '', sec_4: '', sec_12: '', annex_2: '' },
  },
  {
    key: 'wehrv',
    title: 'Wehrverordnung',
    abbreviation: 'WehrV',
    language: 'de',
    provisions: { sec_4: '', sec_12: '' },
  },
  { key: 'mill', title: 'Mill Act 2001', language: 'en', provisions: { sec_4: '', sec_12: '' } },
  { key: 'weir', title: 'Weir (Fees) Act 1990', language: 'en', provisions: { sec_4: '', sec_12: '' } },
  { key: '9-u-s-c', title: '9 U.S.C.', language: 'en', provisions: { sec_4: '', sec_12: '' } },
  { key: 'moulin', title: 'Code des moulins', language: 'fr', provisions: ARTICLES },
  { key: 'molino', title: 'Ley 9/2018, de 5 de junio, de Molinos', language: 'es', provisions: ARTICLES },
  { key: 'mulino', title: 'Legge 3 marzo 2031, n. 12', language: 'it', provisions: ARTICLES },
  { key: 'molen', title: 'Molenwet', language: 'nl', provisions: ARTICLES },
  { key: '물레방아법', title: '물레방아법', language: 'ko', provisions: ARTICLES },
  { key: '둑법', title: '둑법', language: 'ko', provisions: ARTICLES },
  { key: '水車法', title: '水車法', language: 'ja', provisions: ARTICLES },
  { key: '堰法', title: '堰法', language: 'ja', provisions: ARTICLES },
  { key: 'โรงสี', title: 'พระราชบัญญัติโรงสี พ.ศ. ๒๕๔๕', language: 'th', provisions: { sec_4: '', sec_12: '' } },
  { key: 'ฝาย', title: 'ประมวลกฎหมายฝาย', language: 'th', provisions: { sec_4: '', sec_12: '' } },
);
const resolver = new CitationResolver(CORPUS);

const targets = (text: string, language: string): string[] =>
  resolver
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets: ids }) => (outcome === 'resolved' ? ids.join(' ') : outcome));

const UNKNOWN = 'act-not-in-corpus';

/** Each class: the language of a draft, the draft, and what its citations mean. */
const CLASSES: Readonly<Record<string, readonly (readonly [language: string, text: string, ...expected: string[]])[]>> =
  {
    'a provision of an annex, which has a count of its own': [
      ['de', '§ 2 MühlG, § 12 Anlage 2 Tabelle 1 Zeile 4 StegV.', 'mühlg/sec_2', UNKNOWN, UNKNOWN],
      ['de', '§ 2 MühlG, §§ 4 und 12 der Anlage 2 MühlG.', 'mühlg/sec_2', UNKNOWN, UNKNOWN, 'mühlg/annex_2'],
      ['de', '§ 2 MühlG, § 12 des Anhangs II zur StegV.', 'mühlg/sec_2', UNKNOWN, UNKNOWN],
      ['de', '§ 2 MühlG, § 12 in Anlage 2 der Stegverordnung.', 'mühlg/sec_2', UNKNOWN, UNKNOWN],
      ['de', '§ 2 MühlG. Nach § 12 des Anhangs zur Satzung geht das.', 'mühlg/sec_2', UNKNOWN],
      // Nor does it change which act the next one is of.
      [
        'de',
        '§ 2 MühlG. Die § 12 der Anlage 2 und § 4 gelten.',
        'mühlg/sec_2',
        UNKNOWN,
        'mühlg/annex_2',
        'mühlg/sec_4',
      ],
      ['de', '§ 2 MühlG, § 12 und Anlage 2 MühlG.', 'mühlg/sec_2', 'mühlg/sec_12', 'mühlg/annex_2'],
      [
        'fr',
        "L'article 4 du code des moulins et l'article 12 annexe II du code des ponts.",
        'moulin/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
      [
        'es',
        'El artículo 4 de la Ley 9/2018 y el artículo 12 anexo II del Reglamento de Puentes.',
        'molino/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
      [
        'it',
        "L'articolo 4 della legge n. 12/2031 e l'articolo 12 allegato II della legge sui ponti.",
        'mulino/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
    ],
    'an act that a bracket behind the provision names': [
      [
        'de',
        '§ 2 MühlG gilt. Nach § 4 (WehrV), § 12 (Mühlengesetz NRW) und § 12 (Stegverordnung) auch.',
        'mühlg/sec_2',
        'wehrv/sec_4',
        UNKNOWN,
        UNKNOWN,
      ],
      [
        'de',
        '§ 2 MühlG gilt. Nach § 4 (Gebühren) und § 12 (Aufsicht) auch.',
        'mühlg/sec_2',
        'mühlg/sec_4',
        'mühlg/sec_12',
      ],
      [
        'en',
        'Section 4 of the Mill Act 2001 applies. So does section 12 (Weir (Fees) Act 1990).',
        'mill/sec_4',
        'weir/sec_12',
      ],
      [
        'en',
        'Section 4 of the Mill Act 2001 applies. So does section 12 (Bridge Tolls Act 1987).',
        'mill/sec_4',
        UNKNOWN,
      ],
      [
        'en',
        'Section 4 of the Mill Act 2001 applies. So does section 12 [Bridge Tolls Act 1987].',
        'mill/sec_4',
        UNKNOWN,
      ],
      ['en', 'Section 4 of the Mill Act 2001 applies. So does section 12 (Fees).', 'mill/sec_4', 'mill/sec_12'],
      [
        'fr',
        "L'article 4 du code des moulins s'applique. L'article 12 (code de la route) aussi.",
        'moulin/art_4',
        UNKNOWN,
      ],
      [
        'es',
        'El artículo 4 de la Ley 9/2018 rige. El artículo 12 (Código de Comercio) también.',
        'molino/art_4',
        UNKNOWN,
      ],
      [
        'it',
        "L'articolo 4 della legge n. 12/2031 si applica. L'articolo 12 (codice penale) anche.",
        'mulino/art_4',
        UNKNOWN,
      ],
      ['nl', 'Artikel 4 van de Molenwet geldt. Artikel 12 (Brugwet) ook.', 'molen/art_4', UNKNOWN],
      // In a list whose act stands in front, of that member alone; a heading is none.
      ['ko', '물레방아법 제4조와 제12조 (「방앗간 조례」)를 본다.', '물레방아법/art_4', UNKNOWN],
      [
        'ko',
        '물레방아법 제4조를 본다. 제12조(「둑법」)와 제4조(허가)도 본다.',
        '물레방아법/art_4',
        '둑법/art_12',
        '둑법/art_4',
      ],
      ['ja', '水車法第四条及び第十二条（「水車条例」）による。', '水車法/art_4', UNKNOWN],
      ['ja', '水車法第四条による。第十二条（堰法）もある。', '水車法/art_4', '堰法/art_12'],
      ['ja', '水車法第四条による。第十二条（届出）もある。', '水車法/art_4', '水車法/art_12'],
    ],
    'the law of another state, in words': [
      [
        'de',
        '§ 2 MühlG gilt. Das österreichische Recht kennt in § 4 etwas anderes, das polnische in § 12.',
        'mühlg/sec_2',
        UNKNOWN,
        UNKNOWN,
      ],
      ['de', '§ 2 MühlG gilt. Das preußische ALR hatte in § 4 dasselbe.', 'mühlg/sec_2', UNKNOWN],
      ['de', '§ 2 MühlG gilt. Nach deutschem Recht ist auch § 4 zu beachten.', 'mühlg/sec_2', 'mühlg/sec_4'],
      ['de', '§ 2 MühlG gilt. Die österreichische AG haftet nach § 4.', 'mühlg/sec_2', 'mühlg/sec_4'],
      [
        'en',
        'Section 4 of the Mill Act 2001 applies. Under French law, section 12 is different.',
        'mill/sec_4',
        UNKNOWN,
      ],
      [
        'en',
        'Section 4 of the Mill Act 2001 applies. Under English law, section 12 is no different.',
        'mill/sec_4',
        'mill/sec_12',
      ],
      // An act that is named behind it is meant, unless it is said to be of that state.
      [
        'de',
        '§ 2 MühlG gilt. Anders das österreichische Recht. Die WehrV regelt in § 4 die Höhe.',
        'mühlg/sec_2',
        'wehrv/sec_4',
      ],
      ['de', '§ 4 WehrV gilt. Das schweizerische MühlG regelt in § 12 die Höhe.', 'wehrv/sec_4', UNKNOWN],
      // An act in its language may be of that state, whatever the language of the draft.
      ['en', '§ 2 MühlG applies. Under German law, § 4 is no different.', 'mühlg/sec_2', 'mühlg/sec_4'],
      ['en', '9 U.S.C. § 4; German law, in § 12, differs.', '9-u-s-c/sec_4', UNKNOWN],
      [
        'fr',
        "L'article 4 du code des moulins s'applique. Le droit suisse prévoit, à l'article 12, autre chose.",
        'moulin/art_4',
        UNKNOWN,
      ],
      [
        'es',
        'El artículo 4 de la Ley 9/2018 rige. El Derecho francés prevé en el artículo 12 otra cosa.',
        'molino/art_4',
        UNKNOWN,
      ],
      [
        'it',
        "L'articolo 4 della legge n. 12/2031 si applica. Il diritto francese prevede all'articolo 12 altro.",
        'mulino/art_4',
        UNKNOWN,
      ],
      [
        'nl',
        'Artikel 4 van de Molenwet geldt. Het Belgische recht kent in artikel 12 iets anders.',
        'molen/art_4',
        UNKNOWN,
      ],
      ['ko', '물레방아법 제4조가 적용된다. 독일법은 제12조에서 달리 정한다.', '물레방아법/art_4', UNKNOWN],
      ['ja', '水車法第四条が適用される。ドイツ法は第十二条で異なる。', '水車法/art_4', UNKNOWN],
      ['th', 'มาตรา ๔ แห่งประมวลกฎหมายฝายใช้บังคับ กฎหมายเยอรมันบัญญัติไว้ในมาตรา ๑๒ ต่างกัน', 'ฝาย/sec_4', UNKNOWN],
    ],
    'a code that stands alone in a script without blanks': [
      ['th', 'มาตรา ๔ แห่งประมวลกฎหมายฝายใช้บังคับ ประมวลกฎหมายสะพานบัญญัติไว้ในมาตรา ๑๒ ต่างกัน', 'ฝาย/sec_4', UNKNOWN],
      [
        'th',
        'มาตรา ๔ แห่งพระราชบัญญัติโรงสี พ.ศ. ๒๕๔๕ ใช้บังคับ ประมวลกฎหมายฝายบัญญัติไว้ในมาตรา ๑๒ ต่างกัน',
        'โรงสี/sec_4',
        'ambiguous',
      ],
      ['th', 'พระราชบัญญัติโรงสี พ.ศ. ๒๕๔๕ กำหนดหน้าที่ไว้ มาตรา ๑๒ ให้แจ้ง', 'โรงสี/sec_12'],
      // A longer name is another act's.
      ['th', 'มาตรา ๔ แห่งประมวลกฎหมายฝายใช้บังคับ', 'ฝาย/sec_4'],
      ['th', 'มาตรา ๔ แห่งประมวลกฎหมายฝายหลวง', UNKNOWN],
      // Its year goes without saying where no other act has the name.
      ['th', 'พ.ร.บ. โรงสี มาตรา ๔', 'โรงสี/sec_4'],
      ['th', 'มาตรา ๔ แห่ง พ.ร.บ. โรงสี พ.ศ. ๒๕๑๐', UNKNOWN],
    ],
    'what a footnote cites': [
      ['de', '§ 2 MühlG. Die Regel des Seerechts (o. Fn. 3, § 12) ist enger.', 'mühlg/sec_2', UNKNOWN],
      ['en', 'Mill Act 2001, s 4. Reed (n 12) s 12; Quill (fn. 3), s 4.', 'mill/sec_4', UNKNOWN, UNKNOWN],
      [
        'fr',
        "L'article 4 du code des moulins. Dupont (note 5), art. 12 ; Durand, préc. note 3, art. 4.",
        'moulin/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
      ['es', 'El artículo 4 de la Ley 9/2018. Pérez (nota 5), artículo 12.', 'molino/art_4', UNKNOWN],
      ['it', "L'articolo 4 della legge n. 12/2031. Bruni, cit. nota 5, articolo 12.", 'mulino/art_4', UNKNOWN],
      ['nl', 'Artikel 4 van de Molenwet. Smit (noot 5), artikel 12.', 'molen/art_4', UNKNOWN],
    ],
    'an article of a thing that is written and is no law': [
      ['de', 'Nach § 4 MühlG und Nr. 103 der Karte und § 12 der Lieferliste.', 'mühlg/sec_4', UNKNOWN],
      ['de', 'Nach § 4 MühlG geht das. Es verbietet auch und § 12 der Preisliste folgt.', 'mühlg/sec_4', UNKNOWN],
      ['fr', "L'article 4 du code des moulins. Voir l'article 12 de journal.", 'moulin/art_4', UNKNOWN],
      [
        'fr',
        "L'article 4 du code des moulins. L'article 12 de plein droit permet à l'article 4 de régler cela.",
        'moulin/art_4',
        'moulin/art_12',
        'moulin/art_4',
      ],
      ['es', 'El artículo 4 de la Ley 9/2018. Véase el artículo 12 de periódico.', 'molino/art_4', UNKNOWN],
      [
        'es',
        'El artículo 4 de la Ley 9/2018. El artículo 12 de oficio impide al artículo 4 de regirlo.',
        'molino/art_4',
        'molino/art_12',
        'molino/art_4',
      ],
      ['it', "L'articolo 4 della legge n. 12/2031. Vedi l'articolo 12 di giornale.", 'mulino/art_4', UNKNOWN],
      [
        'it',
        "L'articolo 4 della legge n. 12/2031. L'articolo 12 di diritto impone all'articolo 4 di regolarlo.",
        'mulino/art_4',
        'mulino/art_12',
        'mulino/art_4',
      ],
    ],
    'an instrument that a sentence is about, beside the act': [
      ['en', 'The Lease incorporates the Mill Act 2001. Section 4 thereof sets the rent.', UNKNOWN],
      ['en', 'The Deed of Trust adopts the Mill Act 2001. Section 4 thereof names the keeper.', UNKNOWN],
      ['en', 'The Agreement of 3 May 2010 incorporates the Mill Act 2001; section 4 thereof sets the rent.', UNKNOWN],
      ['en', 'The Lease refers to section 4 of the Mill Act 2001 and section 12 thereof.', 'mill/sec_4', 'mill/sec_12'],
      [
        'en',
        'The Lease is void. Section 4 of the Mill Act 2001 and section 12 thereof say so.',
        'mill/sec_4',
        'mill/sec_12',
      ],
    ],
    'the act named last, over a contract of which no act can be meant': [
      [
        'fr',
        "L'article 4 du code des moulins, l'article 5 dudit contrat, l'article 12 dudit code.",
        'moulin/art_4',
        UNKNOWN,
        'moulin/art_12',
      ],
      [
        'es',
        'El artículo 4 de la Ley 9/2018, el artículo 5 del contrato, el artículo 12 de dicha Ley.',
        'molino/art_4',
        UNKNOWN,
        'molino/art_12',
      ],
      [
        'it',
        "L'articolo 4 della legge n. 12/2031, l'articolo 5 del contratto, l'articolo 12 della predetta legge.",
        'mulino/art_4',
        UNKNOWN,
        'mulino/art_12',
      ],
      [
        'nl',
        'Artikel 4 van de Molenwet, artikel 5 van het contract, artikel 12 van genoemde wet.',
        'molen/art_4',
        UNKNOWN,
        'molen/art_12',
      ],
      ['de', '§ 4 MühlG, § 5 dieses Vertrags, § 12 des genannten Gesetzes.', 'mühlg/sec_4', 'mühlg/sec_12'],
      [
        'en',
        'Section 4 of the Mill Act 2001, section 5 of the lease, section 12 of the said Act.',
        'mill/sec_4',
        UNKNOWN,
        'mill/sec_12',
      ],
      ['ko', '물레방아법 제4조, 이 사건 계약 제5조, 같은 법 제12조.', '물레방아법/art_4', UNKNOWN, '물레방아법/art_12'],
      // Of what may be an act, and of its kind, nobody can tell.
      [
        'fr',
        "L'article 4 du code des moulins, l'article 5 de la loi nouvelle, l'article 12 de ladite loi.",
        'moulin/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
      [
        'es',
        'El artículo 4 de la Ley 9/2018, el artículo 5 del texto refundido, el artículo 12 de dicha Ley.',
        'molino/art_4',
        UNKNOWN,
        UNKNOWN,
      ],
    ],
    'titles of the American code with notes, and lists of its sections': [
      [
        'en',
        '9 U.S.C. secs. 4, 12; 9 U.S.C.S. § 4; 9 USCS § 12.',
        '9-u-s-c/sec_4',
        '9-u-s-c/sec_12',
        '9-u-s-c/sec_4',
        '9-u-s-c/sec_12',
      ],
    ],
  };

for (const [name, cases] of Object.entries(CLASSES)) {
  describe(`citations of a draft: ${name}`, () => {
    for (const [language, text, ...expected] of cases)
      it(text, () => assert.deepEqual(targets(text, language), expected));
  });
}
