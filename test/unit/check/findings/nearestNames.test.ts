import assert from 'node:assert/strict';
import { learnNames, nearestNames } from '../../../../src/check/findings/nearestNames';
import type { Act } from '../../../../src/law';

const act = (title: string, abbreviation = ''): Act => ({
  key: title,
  title,
  abbreviation,
  aliases: [],
  language: 'de',
  file: `/law/${title}`,
});

describe('check/nearestNames', () => {
  const acts = [
    act('Hafengesetz', 'HafG'),
    act('Kaigesetz', 'KaiG'),
    act('Kahngesetz', 'KahG'),
    act('Einlaufsteuergesetz', 'EStG'),
    act('Bojengesetz', 'BGB'),
    act('등대법'),
    act('부표관리운영법'),
    act('수로안내법'),
    act('수로측량안전법'),
    act('民事灯台法'),
    act('Quays Act 2011'),
  ];
  for (const [name, ...expected] of [
    ['HaffG', 'HafG'],
    ['HafGG', 'HafG'],
    ['HfaG', 'HafG'],
    ['HofG', 'HafG'],
    ['등댓법', '등대법'],
    ['등대봅', '등대법'],
    ['부운법', '부표관리운영법'],
    ['부관운법', '부표관리운영법'],
    ['관운법'],
    ['부운령'],
    // Two are as near.
    ['수안법'],
    // Another capital is another act.
    ['KStG'],
    ['HafV'],
    ['HafDG'],
    // Two are as near.
    ['KaG'],
    ['KaxG'],
    // Too short for any slip.
    ['BBG'],
    ['刑事灯台法'],
    ['Quay Act 2011', 'Quays Act 2011'],
  ] as const) {
    it(`${name}: ${expected.join() || 'none'}`, () => assert.deepEqual(nearestNames({ acts }, name), expected));
  }

  it('learns names a step for each act, and once', () => {
    const ours = [...acts];
    assert.equal([...learnNames({ acts: ours })].length, ours.length);
    assert.equal([...learnNames({ acts: ours })].length, 0);
    assert.deepEqual(nearestNames({ acts: ours }, 'HaffG'), ['HafG']);
  });
});
