import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import { scan, type Grammar } from '../../../../src/languages/citations/engine';
import { grammar as english } from '../../../../src/languages/en/citations/grammar';
import { toEnd } from '../../../../src/turns';

/** Whether the first sign in a text is worth reading where an act must be named. */
const mayName = (text: string): boolean | undefined => english.mayName?.(text, text.search(/§|Art\./u));

describe('a grammar of another language than the text', () => {
  it('is not asked to read where no act can be named', () => {
    const read: number[] = [];
    const grammar: Grammar = {
      system: 'en',
      starts: '§',
      trigger: /§/uy,
      mayName: (text, at) => text[at + 1] === '!',
      read: (_text, at) => {
        read.push(at);
        return { drafts: [], end: at + 1 };
      },
    };
    const scanned = (mustName: boolean): number[] => {
      read.length = 0;
      toEnd(scan(grammar, '§ §! §', [0, 2, 5], mustName));
      return [...read];
    };
    assert.deepEqual(scanned(false), [0, 2, 5]);
    assert.deepEqual(scanned(true), [2]);
  });

  for (const text of [
    'nach § 5 Abs. 2 Satz 1 gilt',
    'des § 12a und der §§ 3 bis 7, soweit offen ist, ob totes Holz',
    '### § 3 Entgelt',
    '- § 4',
    'nach Art. 3 Abs. 1 des Gesetzes',
    'Absatz 2, § 9 Absatz 3',
    '(3) § 80 Abs. 5 gilt.',
  ])
    it(`does not read “${text}” in English`, () => assert.equal(mayName(text), false));

  for (const text of [
    'BSIA § 2',
    'Quay Act 1990, § 4',
    '42 U.S.C. § 101',
    'nach § 5 of the Quay Act',
    `nach § 1, ${Array.from({ length: 30 }, (_, at) => `§ ${at + 2}`).join(', ')} of the Quay Act`,
    'nach § 4 thereof',
    'nach Art. 4 GDPR',
    'GDPR, Art. 4',
    'Cal. Civ. Code § 51',
    'Mass. Gen. Laws ch. 93A, § 9',
    'Md. Code Ann., Crim. Law § 3-203',
    'Pub. L. No. 111-148, § 2',
    'Title 28, United States Code, § 1331',
    'title 28, § 1441(b), of the U.S. Code',
    'Quay Act, Cap 224, § 5',
    'Id. § 5',
    'N.J.S.A. § 2C:12',
    'Practice Direction 5A, § 2',
    'R.S.C. 1985, c. C-46, § 2',
    'nach § 58(2) FSMR',
    'nach § 4 CA 2006',
    'nach § 7 in Directive 95/46/EC',
    'nach § 7 in R.S.C. 1985, c. C-46',
  ])
    it(`reads “${text.slice(0, 40)}” in English`, () => assert.equal(mayName(text), true));

  it('finds its citations in a German text that name their acts', () => {
    const text = 'Anders als § 3 Abs. 2 regeln es BSIA § 2, § 5 of the Quay Act 1990 und 42 U.S.C. § 101; vgl. § 7.';
    const found = findCitations(text, 'de').map(({ system, text: said }) => `${system} ${said}`);
    assert.deepEqual(found, [
      'de § 3 Abs. 2',
      'de BSIA § 2',
      'en § 5 of the Quay Act 1990',
      'en 42 U.S.C. § 101',
      'de § 7',
    ]);
  });
});
