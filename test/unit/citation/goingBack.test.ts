import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const CORPUS = corpusOf(
  {
    key: 'kaig',
    title: 'Kaigesetz',
    abbreviation: 'KaiG',
    language: 'de',
    provisions: { sec_4: '', sec_4__para_1: 'Eins.', sec_4__para_2: 'Zwei:\n1. a,\n2. b.', sec_12: 'Es gilt.' },
  },
  { key: 'kaio', title: '2. Kaiordnung', abbreviation: '2. KaiO', language: 'de', provisions: { sec_4: 'Es gilt.' } },
  { key: 'quai', title: 'Code des quais', language: 'fr', provisions: { art_4: 'Un.', art_12: 'Deux.\nTrois.' } },
  {
    key: 'ley',
    title: 'Ley 9/2018, de 5 de junio, de Muelles y Faros',
    language: 'es',
    provisions: { art_4: 'Uno.', art_12: 'Dos.' },
  },
  {
    key: 'molo',
    title: 'Decreto legislativo 3 marzo 2031, n. 12',
    language: 'it',
    provisions: { art_4: '', art_4__para_2: 'Due:\na) uno;\nb) due.', art_12: 'Tre.' },
  },
  {
    key: 'kade',
    title: 'Kadenwet',
    language: 'nl',
    provisions: { art_4: '', art_4__para_2: 'Twee.', art_12: 'Een.' },
  },
  {
    key: 'wharf',
    title: 'Wharf and Lamp Act 2001',
    language: 'en',
    provisions: { sec_4: '', sec_4__para_1: 'A fee.', sec_4__para_2: 'A lamp.', sec_5: 'A rope.', sec_12: 'A mast.' },
  },
);
const resolver = new CitationResolver(CORPUS);

const targets = (text: string, language: string): string[] =>
  resolver
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets: ids }) => (outcome === 'resolved' ? ids.join(' ') : outcome));

describe('citations of a draft whose act stands further away', () => {
  for (const [language, text, ...expected] of [
    // What is said in passing stands between.
    ['en', 'Section 4, as the judge rightly held, of the Wharf and Lamp Act 2001.', 'wharf/sec_4'],
    ['en', 'Section 4(1), op. cit., of the Wharf and Lamp Act 2001.', 'wharf/sec_4__para_1'],
    ['en', 'Section 4 – unlike section 5 – of the Wharf and Lamp Act 2001.', 'wharf/sec_4', 'wharf/sec_5'],
    ['en', 'Section 4 (and not section 5) of the Wharf and Lamp Act 2001.', 'wharf/sec_4', 'wharf/sec_5'],
    ['en', 'Section 4, read with section 5, of the Wharf and Lamp Act 2001.', 'wharf/sec_4', 'wharf/sec_5'],
    ['en', 'Section 4 or, alternatively, section 5 of the Wharf and Lamp Act 2001.', 'wharf/sec_4', 'wharf/sec_5'],
    ['en', 'Section 4 is good law. But the owner, of the Wharf and Lamp Act 2001, is not.', 'act-not-in-corpus'],
    ['de', '§ 12 – und nicht etwa § 4 – KaiG gilt.', 'kaig/sec_12', 'kaig/sec_4'],
    ['de', '§ 12 oder, hilfsweise, § 4 KaiG gilt.', 'kaig/sec_12', 'kaig/sec_4'],
    ['it', "L'articolo 4, comma 2, cit., del decreto legislativo 3 marzo 2031, n. 12.", 'molo/art_4__para_2'],
    ['nl', 'Artikel 4, aanhef en tweede lid, van de Kadenwet.', 'kade/art_4__para_2'],
    ['nl', 'Artikel 12 (oud) Kadenwet.', 'kade/art_12'],
    // Words go back to it.
    ['en', 'The Wharf and Lamp Act 2001 applies. Section 4 thereof says so.', 'wharf/sec_4'],
    ['en', 'The Wharf and Lamp Act 2001 asks for lamps; its section 12 asks for masts.', 'wharf/sec_12'],
    ['de', 'Das KaiG, nach dessen § 12 es gilt.', 'kaig/sec_12'],
    ['de', 'Es gilt die 2. KaiO, nach deren § 4 es so ist.', 'kaio/sec_4'],
    ['de', 'Zum KaiG: Nach dessen § 4 Abs. 2 ist es so.', 'kaig/sec_4__para_2'],
    // "deren" is no word for a Gesetz, and a noun in between may be meant.
    ['de', 'Das KaiG, nach deren § 12 es gilt.', 'act-not-in-corpus'],
    ['de', 'Das KaiG und der Vertrag, nach dessen § 12 es gilt.', 'act-not-in-corpus'],
    // Said in words, it goes back in a text of any language.
    [
      'und',
      'Art. 4 del decreto legislativo 3 marzo 2031, n. 12; art. 12 del medesimo decreto.',
      'molo/art_4',
      'molo/art_12',
    ],
    // A paragraph behind the sentence that is about its section.
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001 is clear. Subsection (2) confirms it.',
      'wharf/sec_4',
      'wharf/sec_4__para_2',
    ],
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001 is clear. Paragraph (2) confirms it.',
      'wharf/sec_4',
      'act-not-in-corpus',
    ],
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001 is clear. Subsection (9) confirms it.',
      'wharf/sec_4',
      'act-not-in-corpus',
    ],
    ['de', '§ 4 KaiG ist klar. Absatz 2 bestätigt es.', 'kaig/sec_4', 'kaig/sec_4__para_2'],
    ['de', '(3) § 4 KaiG gilt entsprechend. Absatz 2 bleibt unberührt.', 'kaig/sec_4', 'act-not-in-corpus'],
    // A draft shortens a title in brackets.
    ['en', 'The Wharf and Lamp Act 2001 (WLA) applies: section 4 WLA, WLA s 5.', 'wharf/sec_4', 'wharf/sec_5'],
    ['en', 'The Wharf and Lamp Act 2001 (NSW) applies: NSW s 5.', 'act-not-in-corpus'],
    ['es', 'La Ley 9/2018 (LMF) es clara: artículo 4 LMF.', 'ley/art_4'],
    // German law in English words.
    ['en', 'By sec. 4 para. 2 no. 1 KaiG it is so.', 'kaig/sec_4__para_2'],
    ['en', 'By Section 4 (2) sentence 1 KaiG it is so.', 'kaig/sec_4__para_2'],
  ] as const) {
    it(text, () => assert.deepEqual(targets(text, language), expected));
  }
});

describe('parts that a draft cites without their provision', () => {
  const MOLO = 'decreto legislativo 3 marzo 2031, n. 12';
  for (const [language, text, ...expected] of [
    // A list joins them to it; a semicolon does where it has them.
    ['de', '§ 4 Abs. 1 KaiG und Abs. 2 gelten.', 'kaig/sec_4__para_1', 'kaig/sec_4__para_2'],
    [
      'de',
      '§ 4 Abs. 1 KaiG, Abs. 2 und Abs. 7 gelten.',
      'kaig/sec_4__para_1',
      'kaig/sec_4__para_2',
      'provision-not-found',
    ],
    ['de', '§ 4 Abs. 1 KaiG; Abs. 2 gilt nicht.', 'kaig/sec_4__para_1', 'kaig/sec_4__para_2'],
    ['de', '§ 4 Abs. 1 KaiG; Abs. 7 gilt nicht.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '§ 4 Abs. 1 KaiG gilt auch dann, wenn Abs. 2 es sagt.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '(1) § 4 Abs. 1 KaiG und Abs. 2 gelten.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '§ 4 Abs. 1 KaiG und Abs. 2 des § 9 FährG.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    [
      'fr',
      "L'article 12, premier alinéa, du code des quais et le deuxième alinéa s'appliquent.",
      'quai/art_12',
      'quai/art_12',
    ],
    ['nl', 'Artikel 4, eerste lid, Kadenwet; het tweede lid.', 'provision-not-found', 'kade/art_4__para_2'],
    ['nl', 'Artikel 4 Kadenwet; het tweede lid.', 'kade/art_4', 'act-not-in-corpus'],
    // What is of something else, or of nobody knows what.
    ['de', '§ 4 KaiG und Abs. 2 gelten.', 'kaig/sec_4', 'act-not-in-corpus'],
    ['de', 'Er haftet nach § 4 Abs. 1 KaiG und nach Abs. 2.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', 'Nach § 4 Abs. 1 KaiG, dem Abs. 2 entspricht.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '§ 4 Abs. 1 KaiG und Abs. 2 Mietvertrag.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '1.2 Nach § 4 Abs. 1 KaiG und Abs. 2 haftet er.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', 'Haftung\n(2) Nach § 4 Abs. 1 KaiG und Abs. 2 haftet er.', 'kaig/sec_4__para_1', 'act-not-in-corpus'],
    ['de', '§ 12 KaiG gilt für Beamte, die dort nach Abs. 2 tätig sind.', 'kaig/sec_12', 'act-not-in-corpus'],
    [
      'en',
      'Section 4(1) of the Wharf and Lamp Act 2001 and subsection (2) above.',
      'wharf/sec_4__para_1',
      'act-not-in-corpus',
    ],
    [
      'en',
      'Section 4(1) of the Wharf and Lamp Act 2001 is displaced. The Charterparty provides otherwise: section 12 thereof.',
      'wharf/sec_4__para_1',
      'act-not-in-corpus',
    ],
    ['nl', 'Artikel 4 van de Kadenwet. Het bestek wijkt af: artikel 12 daarvan.', 'kade/art_4', 'act-not-in-corpus'],
    ['de', '§ 4 KaiG gilt. Der Vertrag regelt anderes: § 12 Abs. 2 desselben.', 'kaig/sec_4', 'act-not-in-corpus'],
    ['de', 'Auf Nr. 5 der Vorschrift 21 kommt es nach § 4 KaiG an.', 'kaig/sec_4'],
    // What is made under an act, or changes it, is another one.
    ['en', 'Section 5 of the Wharf and Lamp Act 2001 Commencement Order.', 'act-not-in-corpus'],
    ['en', 'Section 5 of the Wharf and Lamp Act Amendments of 2004.', 'act-not-in-corpus'],
    [
      'en',
      'Section 4(1) of the Wharf and Lamp Act 2001 and subsection (2).',
      'wharf/sec_4__para_1',
      'wharf/sec_4__para_2',
    ],
    // Words go back to it.
    [
      'de',
      'Die Höhe folgt aus § 4 Abs. 1 KaiG, der Rest ebd. nach Abs. 2.',
      'kaig/sec_4__para_1',
      'kaig/sec_4__para_2',
    ],
    ['de', 'Siehe § 4 KaiG, dort insbesondere Abs. 2 Nr. 1.', 'kaig/sec_4', 'kaig/sec_4__para_2'],
    ['de', '§ 4 Abs. 1 KaiG gilt. Der dortige Abs. 2 hilft.', 'kaig/sec_4__para_1', 'kaig/sec_4__para_2'],
    [
      'de',
      '§ 4 Abs. 2 KaiG gilt; auf Nr. 2 der genannten Bestimmung kommt es an.',
      'kaig/sec_4__para_2',
      'kaig/sec_4__para_2',
    ],
    ['de', 'Auf Nr. 2 der Bestellung kommt es an.'],
    ['fr', "L'article 12 du code des quais ; son deuxième alinéa.", 'quai/art_12', 'quai/art_12'],
    ['fr', "L'article 4 du code des quais règle le port, et son deuxième alinéa.", 'quai/art_4', 'act-not-in-corpus'],
    [
      'it',
      `L'art. 4, comma 2, lett. a), ${MOLO}; la lett. b) del predetto comma.`,
      'molo/art_4__para_2',
      'molo/art_4__para_2',
    ],
    // Of two acts one is the former.
    [
      'en',
      'Section 4(1) of the Wharf and Lamp Act 2001 and section 2 of the Rope Act 1999: section 5 of the former was argued.',
      'wharf/sec_4__para_1',
      'act-not-in-corpus',
      'wharf/sec_5',
    ],
    [
      'en',
      'Section 2 of the Rope Act 1999 and section 4 of the Wharf and Lamp Act 2001; section 5 of the latter is clear.',
      'act-not-in-corpus',
      'wharf/sec_4',
      'wharf/sec_5',
    ],
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001, section 2 of the Rope Act 1999 and section 3 of the Mast Act 1998; section 5 of the former.',
      'wharf/sec_4',
      'act-not-in-corpus',
      'act-not-in-corpus',
      'act-not-in-corpus',
    ],
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001; section 5 of the former lease.',
      'wharf/sec_4',
      'act-not-in-corpus',
    ],
    [
      'en',
      'Section 4 of the Wharf and Lamp Act 2001 and section 2 of the Rope Act 1999; clause 5 of the Lease; section 5 of the former.',
      'wharf/sec_4',
      'act-not-in-corpus',
      'act-not-in-corpus',
    ],
    [
      'de',
      'Anders als § 4 KaiG verlangt § 7 FährG keinen Antrag; § 12 des erstgenannten Gesetzes schweigt.',
      'kaig/sec_4',
      'act-not-in-corpus',
      'kaig/sec_12',
    ],
    // A short name that a sentence gives, or a bracket.
    [
      'de',
      'Das Fährgesetz (nachfolgend „das Gesetz“) verdrängt das KaiG; § 12 des Gesetzes gilt.',
      'act-not-in-corpus',
    ],
    ['en', 'The Rope Act 1999 (the Act) and the Wharf and Lamp Act 2001. Section 5 of the Act.', 'act-not-in-corpus'],
    ['de', 'Die Verordnung zum Kaigesetz wird als „KV“ abgekürzt. § 12 KV gilt.', 'act-not-in-corpus'],
    ['de', 'Im Folgenden wird das Kaigesetz als „KG“ abgekürzt. § 12 KG gilt.', 'kaig/sec_12'],
    ['de', 'Das Kaigesetz wird im Folgenden mit „KG“ abgekürzt. § 12 KG gilt.', 'kaig/sec_12'],
    ['de', 'Die Zahlung wird als „KG“ abgekürzt. § 12 KG gilt.', 'act-not-in-corpus'],
  ] as const) {
    it(text, () => assert.deepEqual(targets(text, language), expected));
  }

  for (const [language, text] of [
    ['ko', '헌법재판소 2012. 8. 23. 결정 (헌공 제191호).'],
    ['ja', '東京地判令和元年五月七日（平成二九年（ワ）第三号）。'],
    ['fr', 'CE, 4 mai 2011, n° 322337, Rec. p. 3 ; JCP G 2011, art. 12.'],
    ['de', 'EGMR, Urteil vom 4.5.2010, Nr. 12/05, § 3, NJW 2011, 5.'],
  ] as const) {
    it(`reads the number of a file, a gazette or a review as none: ${text}`, () =>
      assert.deepEqual(findCitations(text, language), []));
  }
});
