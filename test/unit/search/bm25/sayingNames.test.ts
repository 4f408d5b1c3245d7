import assert from 'node:assert/strict';
import type { Act } from '../../../../src/law';
import { sayingNames, type LegalIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

const RULES = `# Pilotage Rules 2001

## Rule 1. Fee

The fee of the Harbour Act 1990 is doubled.

## Rule 2. Harbours

Each harbour has a pilot.

## Rule 3. Acts

No act of a pilot is void.
`;
const ORDER = `# Berth Order 2003

## Article 1. Making

This Order is made under the Harbour Act 1990.

## Article 2. Berths

A berth is kept clear.
`;
const KOREAN = `# 항만법 시행령

## 제1조(목적)

이 영은 위임된 사항을 정한다.
`;

const act = (title: string, language: string, abbreviation = ''): Act => ({
  key: title,
  title,
  abbreviation,
  aliases: [],
  language,
  file: '',
});

const saying = (index: LegalIndex, ...acts: readonly Act[]): string[] =>
  [...new Set([...sayingNames(index, acts)].flat())].map((ordinal) => index.corpus.id(ordinal)).sort();

describe('the provisions that say a name of an act', () => {
  it('hold every word of it, and with a first one that English law is read by stands the whole document', async () => {
    const index = await indexOf({ 'rules.md': RULES, 'order.md': ORDER });
    assert.deepEqual(saying(index, act('Harbour Act 1990', 'en')), [
      'berth-order-2003/art_1',
      'berth-order-2003/art_2',
      'pilotage-rules-2001/rule_1',
      'pilotage-rules-2001/rule_2',
      'pilotage-rules-2001/rule_3',
    ]);
  });

  it('stand alone where no document is read by them', async () => {
    const index = await indexOf({
      'lotsv.md': '# Lotsenverordnung\n\n### § 1 Lotsen\n\nNach dem Hafengesetz.\n\n### § 2 Fahrt\n\nLangsam.\n',
    });
    assert.deepEqual(saying(index, act('Hafengesetz', 'de')), ['lotsenverordnung/sec_1']);
    assert.deepEqual(saying(index, act('Gesetz über Häfen', 'de', 'HafG')), []);
  });

  it('are those of a document whose title has the name', async () => {
    const index = await indexOf({ '시행령.md': KOREAN });
    assert.deepEqual(saying(index, act('항만법', 'ko')), ['항만법-시행령/art_1']);
    assert.deepEqual(saying(index, act('어업법', 'ko')), []);
  });

  it('are none of a name without words', async () => {
    const index = await indexOf({ 'rules.md': RULES });
    assert.deepEqual(saying(index, act('1990', 'en'), act('', 'en')), []);
  });
});
