import assert from 'node:assert/strict';
import { byEId, readText } from './helpers';

const ACT = `---
title: Inland Lamps Act of 1994
language: en
---

# Inland Lamps Act of 1994

### Sec. 1. Duties

(a) IN GENERAL.—A keeper shall

(1) light the lamp; and

(2) keep

(A) oil; and

(i) a wick

in store.

(b) EXCEPTION.—No lamp need be lit in a month of ice.

(c) RECORDS.—A keeper records each hour.

(g) LOST.—What is no next letter stays text.

### Sec. 2. Lists

A keeper shall

(a) light the lamp;

(b) ring the bell.

### Sec. 3. Numbers

(1) A keeper shall

(a) light the lamp;

(b) ring the bell.

(2) A pilot may not.
`;

describe('readers: sections whose paragraphs are letters', () => {
  const provisions = byEId(readText('lamps.md', ACT));

  it('have a unit for each letter where the section starts with (a), and digits below are text of it', () => {
    const ids = [...provisions.keys()].filter((id) => id.startsWith('sec_1'));
    assert.deepEqual(ids, ['sec_1', 'sec_1__para_a', 'sec_1__para_b', 'sec_1__para_c']);
    assert.match(provisions.get('sec_1__para_a')!.text, /light the lamp; and[^]*\(A\) oil[^]*a wick/u);
    assert.match(provisions.get('sec_1__para_c')!.text, /records each hour[^]*stays text/u);
  });

  it('have none where a sentence or a number stands in front', () => {
    assert.deepEqual(
      [...provisions.keys()].filter((id) => !id.startsWith('sec_1')),
      ['sec_2', 'sec_3', 'sec_3__para_1', 'sec_3__para_2'],
    );
  });

  it('count on over (i) unless it is an item below a capital', () => {
    const letters = 'abcdefgh'.split('').map((letter) => `(${letter}) A lamp.\n`);
    const act = (rest: string): string[] => [
      ...byEId(readText('lamps.md', `# Lamps Act 1994\n\n### Sec. 1. Lamps\n\n${letters.join('\n')}\n${rest}`)).keys(),
    ];
    assert.equal(act('(i) A bell.\n').at(-1), 'sec_1__para_i');
    assert.equal(act('(A) A rope.\n\n(i) A bell.\n').at(-1), 'sec_1__para_h');
  });
});
