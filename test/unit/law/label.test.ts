import assert from 'node:assert/strict';
import { parseEId, provisionLabel, type Act } from '../../../src/law';

const act = (language: string, title: string, abbreviation = ''): Act => ({
  key: 'act',
  title,
  abbreviation,
  aliases: [],
  language,
  file: '/act.md',
});

describe('law/label', () => {
  it('cites a provision in the style of its language', () => {
    assert.equal(provisionLabel(act('ko', '항만법'), parseEId('art_5-2__para_1')), '항만법 제5조의2제1항');
    assert.equal(provisionLabel(act('de', 'Hafengesetz', 'HafG'), parseEId('sec_548__para_1')), 'HafG § 548 Abs. 1');
    assert.equal(provisionLabel(act('en', 'Harbour Act'), parseEId('sec_12__para_1')), 'Harbour Act section 12(1)');
    assert.equal(provisionLabel(act('ko', '항만법'), parseEId('annex_4-2')), '항만법 별표 4의2');
  });

  it('falls back to English for a unit or a language without a style', () => {
    assert.equal(
      provisionLabel(act('fr', 'Code des ports'), parseEId('part_1__chp_2')),
      'Code des ports Part 1 Chapter 2',
    );
    assert.equal(provisionLabel(act('en', 'Harbour Act'), parseEId('preamble')), 'Harbour Act Preamble');
  });
});
