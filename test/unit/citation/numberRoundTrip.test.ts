import assert from 'node:assert/strict';
import { findCitations } from '../../../src/citation';
import { pathLabel } from '../../../src/languages';
import { compareNumbers, formatEId, parseEId, splitProvisionId } from '../../../src/law';
import { readSource } from '../../../src/readers';

/** Invented acts, each with headings in the order of the act and the ids that they have. */
const ACTS: readonly (readonly [language: string, title: string, text: string, rows: readonly string[]])[] = [
  [
    'fr',
    'Code des phares',
    'Le phare brille et la mèche est propre.',
    [
      'Article 38 | art_38',
      'Article 39 | art_39',
      'Article 39 A | art_39a',
      'Article 39 bis | art_39bis',
      'Article 39 quater B | art_39quaterb',
      'Article 39 decies | art_39decies',
      'Article 39 terdecies | art_39terdecies',
      'Article 39 novodecies | art_39novodecies',
      'Article 39 vicies | art_39vicies',
      'Article 39 tervicies | art_39tervicies',
      'Article 40 | art_40',
      'Article L. 121-1 | art_l121-1',
      'Article L. 121-1 bis | art_l121-1bis',
      'Article L. 121-2 | art_l121-2',
    ],
  ],
  [
    'es',
    'Ley de Faros',
    'El faro alumbra el puerto durante la noche.',
    [
      'Artículo 5. Faro | art_5',
      'Artículo 5-A. Faro | art_5a',
      'Artículo 5 bis. Faro | art_5bis',
      'Artículo 5 nonies. Faro | art_5nonies',
      'Artículo 5 duodecies. Faro | art_5duodecies',
      'Artículo 6. Faro | art_6',
    ],
  ],
  [
    'de',
    'Leuchtfeuergesetz',
    'Das Leuchtfeuer brennt in der Nacht.',
    ['§ 5 Feuer | sec_5', '§ 5a Feuer | sec_5a', '§ 5b Feuer | sec_5b', '§ 6 Feuer | sec_6'],
  ],
  [
    'ko',
    '등대법',
    '등대는 밤에 불을 켠다.',
    ['제5조(등대) | art_5', '제5조의2(등대) | art_5-2', '제5조의10(등대) | art_5-10', '제6조(등대) | art_6'],
  ],
  [
    'ja',
    '灯台法',
    '灯台は夜に点灯する。',
    ['第五条 灯台 | art_5', '第五条の二 灯台 | art_5-2', '第五条の十 灯台 | art_5-10', '第六条 灯台 | art_6'],
  ],
  [
    'th',
    'พระราชบัญญัติประภาคาร',
    'ประภาคารส่องสว่างในเวลากลางคืน',
    ['มาตรา ๕ | sec_5', 'มาตรา ๕ ทวิ | sec_5-2', 'มาตรา ๕ ตรี | sec_5-3', 'มาตรา ๖/๑ | sec_6/1', 'มาตรา ๖/๒ | sec_6/2'],
  ],
];

describe('a number is read, cited, labelled and ordered as one', () => {
  for (const [language, title, text, rows] of ACTS) {
    const pairs = rows.map((row) => row.split(' | ') as [heading: string, eId: string]);

    it(`is read from headings: ${language}`, () => {
      const body = pairs.map(([heading]) => `## ${heading}\n\n${text}\n`).join('\n');
      const file = `---\nlanguage: ${language}\n---\n# ${title}\n\n${body}`;
      const { documents, problems } = readSource({ file: '/law/act.md', bytes: new TextEncoder().encode(file) });
      assert.deepEqual(problems, []);
      assert.deepEqual(
        documents[0]!.provisions.map(({ id }) => splitProvisionId(id).eId),
        pairs.map(([, eId]) => eId),
      );
    });

    it(`is cited by its label: ${language}`, () => {
      for (const [, eId] of pairs) {
        const label = pathLabel(parseEId(eId), language);
        assert.deepEqual(
          findCitations(label, language).map(({ path }) => formatEId(path)),
          [eId],
          label,
        );
      }
    });

    it(`stands before the next one: ${language}`, () => {
      const numbers = pairs.map(([, eId]) => parseEId(eId)[0]!.number).filter((number) => /^\d/u.test(number));
      assert.deepEqual(numbers.toSorted(compareNumbers), numbers);
    });
  }
});
