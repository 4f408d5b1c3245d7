import assert from 'node:assert/strict';
import { byEId, readText } from './helpers';

const eIds = (text: string): string[] => [...byEId(readText('kasse.md', text)).keys()];

describe('readers/headingLevels', () => {
  const body = '# Kassengesetz\n\n### § 1 Kasse\n\nEs besteht eine Kasse.\n\n### § 2 Beitrag\n\nEr ist klein.\n\n';
  const parts = (depth: string): string =>
    `${depth} Teil I. Kasse\n\n${depth} § 1\n\nSie sitzt am Kai.\n\n${depth} Teil II. Ende\n\n${depth} § 9\n\nEs gilt § 1.\n`;

  it('keep in an annex what stands above all that the act is divided into', () =>
    assert.deepEqual(eIds(`${body}### Anlage 1 Tarif\n\nDie Parteien vereinbaren:\n\n${parts('##')}`), [
      'sec_1',
      'sec_2',
      'annex_1',
      'annex_1__part_i',
      'annex_1__sec_1',
      'annex_1__part_ii',
      'annex_1__sec_9',
    ]));

  it('end an annex where a division of the act follows', () => {
    const divided = body.replace('### § 1', '## Erster Teil\n\n### § 1');
    const ids = eIds(`${divided}### Anlage 1 Tarif\n\nDer Tarif.\n\n## Zweiter Teil\n\n### § 3 Ende\n\nEs gilt.\n`);
    assert.deepEqual(ids, ['part_1', 'sec_1', 'sec_2', 'part_1__annex_1', 'part_2', 'sec_3']);
  });

  it('know nothing above an act that is an annex itself', () =>
    assert.deepEqual(eIds(`# Kassenvereinbarung\n\n## Anlage I Vereinbarung\n\n## § 1 Kasse\n\nSie sitzt am Kai.\n`), [
      'annex_i',
      'sec_1',
    ]));
});
