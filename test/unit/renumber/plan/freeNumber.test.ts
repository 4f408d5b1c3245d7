import assert from 'node:assert/strict';
import { freeNumberBefore } from '../../../../src/renumber';
import { indexOf } from '../../support/indexOf';

const GERMAN = `# Hafengesetz (HafG)

### § 1 Zweck

(1) Der Hafen dient.

(2) Er ruht.

### § 2 Entgelt

Ein Entgelt.

### § 2a Erlass

Kein Entgelt.

### § 3 Schluss

Ende.
`;
const ENGLISH = '# Pier Act 1990\n\n### Section 1. Fees\n\n(1) A fee.\n\n(2) None.\n\n### Section 2. Lamps\n\nLit.\n';
const KOREAN = '# 항만법\n\n## 제1조(목적)\n① 항만을 정한다.\n② 요금을 낸다.\n\n## 제2조(정의)\n항만은 항만이다.\n';
const FRENCH = '# Code des phares\n\n### Article 1\n\nUn droit est dû.\n\n### Article 2\n\nLe phare est allumé.\n';

describe('the free number before a provision', () => {
  for (const [language, act, eId, free, why] of [
    ['de', GERMAN, 'sec_2', '1a', 'German law inserts with letters'],
    ['de', GERMAN, 'sec_3', '2b', 'behind 2a comes 2b'],
    ['de', GERMAN, 'sec_1__para_2', '1a', 'Absätze, too'],
    ['de', GERMAN, 'sec_2a', undefined, 'nothing of the kind stands between 2 and 2a'],
    ['de', GERMAN, 'sec_1', undefined, 'nothing stands before the first'],
    ['en', ENGLISH, 'sec_2', '1a', 'section 1A'],
    ['ko', KOREAN, 'art_2', '1-2', '제1조의2'],
    ['ko', KOREAN, 'art_1__para_2', undefined, '항 are counted on'],
    ['fr', FRENCH, 'art_2', undefined, 'the pack does not say'],
  ] as const) {
    it(`${language} ${eId}: ${free ?? 'none'}, because ${why}`, async () => {
      const { corpus } = await indexOf({ 'act.md': act });
      const ordinal = corpus.ordinal(`${corpus.acts[0]!.key}/${eId}`);
      assert.ok(ordinal !== undefined);
      assert.equal(freeNumberBefore(corpus, ordinal), free);
    });
  }
});
