import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check } from '../support';

const GERMAN = `# Kaigesetz

${[1, 2, 3, 4]
  .map((number) => `### § ${number} Ding\n\n(1) Eins.\n\n(2) Zwei:\n1. a,\n2. b,\n3. c.\n\n(3) Drei.`)
  .join('\n\n')}

### § 5 Netze

Netze sind
1. trocken,
2. (weggefallen),
3. heil.
`;
const SENTENCES = `# Mastengesetz

### § 6 Taue

Taue sind lang. Sie sind
1. trocken,
2. heil.

### § 7 Masten

Masten sind
1. hoch. Das gilt nicht am Kai,
2. heil.

### § 8 Segel

(1) Segel sind weiß.

(2) Segel sind
1. trocken,
2. heil.

(3) Sie sind groß.
`;
const KOREAN = `# 등대법

## 제1조(목적)
목적.

## 제2조(등화)
① 하나.
② 둘.
③ 셋.
`;
const ENGLISH = `# Harbour Act 2012

### Section 1. Lamps

Lit.

### Section 2. Ropes

(1) Tied.

(2) Untied.

### Section 3. Nets

The following are dried.

## Schedule 1

### Part 1

#### 1. Lamps

Lit.

#### 2. Candles

Lit.

### Part 2

#### 3. Ropes

Tied.

#### 14. Buoys

Red.
`;

const IN_PART = `# Quay Act 2013

### Section 90. Nets

Nets are dried.

### Section 91. Ropes

(1) Ropes are coiled.

(2) Ropes are tarred.

### Section 92. Sails

(2) Sails are furled.
`;

let index: PackedIndex;

/** `the text it is about: message`, one a finding of something that is not there. */
const told = (text: string): string[] =>
  check(text, index).map(({ start, end, message }) => `${text.slice(start, end)}: ${message}`);

describe('check/findings: what is missing', () => {
  before(async () => {
    index = await indexOf({
      'kai.md': GERMAN,
      'masten.md': SENTENCES,
      'light.md': KOREAN,
      'harbour.md': ENGLISH,
      'quay.md': IN_PART,
    });
  });

  it('proposes the points that a text has', () => {
    const text = 'Nach § 1 Abs. 2 Satz 1 Nr. 4 Kaigesetz und § 1 Abs. 3 Satz 2 Kaigesetz.';
    assert.deepEqual(told(text), [
      '§ 1 Abs. 2 Satz 1 Nr. 4 Kaigesetz: Kaigesetz section 1(2), first sentence, point 4 does not exist: section 1(2), first sentence has (1) to (3). Check the number.',
      '§ 1 Abs. 3 Satz 2 Kaigesetz: Kaigesetz section 1(3), second sentence does not exist. Check the number.',
    ]);
    assert.deepEqual(told('Nach § 1 Abs. 2 Nr. 3a Kaigesetz.'), [
      '§ 1 Abs. 2 Nr. 3a Kaigesetz: Kaigesetz section 1(2)(3A) does not exist: section 1(2) has (1) to (3). Did you mean “§ 1 Abs. 2 Nr. 3 Kaigesetz”?',
    ]);
  });

  it('tells of a point that is repealed although its paragraph is not', () => {
    assert.deepEqual(told('Nach § 5 Nr. 2 Kaigesetz. Nach § 5 Nr. 1 Kaigesetz.'), [
      '§ 5 Nr. 2 Kaigesetz: “§ 5 Nr. 2 Kaigesetz” is repealed. Cite what replaced it, or say that the former provision is meant.',
    ]);
  });

  it('tells of a part that the text leaves open that it was not checked', () => {
    assert.deepEqual(told('See section 3(a) of the Harbour Act 2012.'), [
      'section 3(a) of the Harbour Act 2012: “section 3(a) of the Harbour Act 2012” was not checked in full: the text of Harbour Act 2012 section 3 does not tell whether it has this part.',
    ]);
  });

  it('tells of a point or a sentence that paragraphs have of which none is named', () => {
    assert.deepEqual(
      told('Nach § 8 Nr. 2 Mastengesetz, nach § 8 Satz 1 Mastengesetz und § 8 Abs. 2 Nr. 2 Mastengesetz.'),
      [
        '§ 8 Nr. 2 Mastengesetz: “§ 8 Nr. 2 Mastengesetz” does not say of which paragraph it is: § 8 Abs. 2 Mastengesetz alone has such a part. Name the paragraph.',
        '§ 8 Satz 1 Mastengesetz: “§ 8 Satz 1 Mastengesetz” does not say of which paragraph it is: § 8 Abs. 1 Mastengesetz, § 8 Abs. 2 Mastengesetz, § 8 Abs. 3 Mastengesetz have such a part. Name the paragraph.',
      ],
    );
  });

  it('tells of a point that another sentence has than the one that is named', () => {
    const [first, ...others] = told(
      'Nach § 6 Satz 1 Nr. 1 Mastengesetz, § 6 Satz 2 Nr. 1 Mastengesetz und § 6 Nr. 2 Mastengesetz.',
    );
    assert.match(first!, /^§ 6 Satz 1 Nr\. 1 Mastengesetz: .* does not tell whether it has this part\.$/u);
    assert.deepEqual(others, []);
  });

  it('takes the sentences of an item for none of its paragraph', () => {
    assert.deepEqual(told('Nach § 7 Satz 1 Nr. 2 Mastengesetz.'), []);
  });

  it('is sure of the parts of a provision that the corpus holds, of an act that it holds in part', () => {
    assert.deepEqual(told('See section 90(a) of the Quay Act 2013 and section 4 of it.'), [
      'section 90(a) of the Quay Act 2013: Quay Act 2013 section 90(a) does not exist. Check the number.',
      'section 4: “section 4” was not checked: the corpus holds “Quay Act 2013” only in part, and not this provision.',
    ]);
  });

  it('is sure of the paragraphs of a provision that it has from the first on, or that has none', () => {
    assert.deepEqual(told('Section 91(3) of the Quay Act 2013, section 90(2) of it, section 92(3) of it.'), [
      'Section 91(3) of the Quay Act 2013: Quay Act 2013 section 91(3) does not exist: section 91 has (1) to (2). Check the number.',
      'section 90(2): Quay Act 2013 section 90(2) does not exist: section 90 is not divided further. Check the number.',
      'section 92(3): “section 92(3)” was not checked: the corpus holds “Quay Act 2013” only in part, and not this provision.',
    ]);
  });

  it('tells the end of a range that is not there once, where it stands', () => {
    assert.deepEqual(told('Nach §§ 1 bis 9 Kaigesetz.'), [
      '9 Kaigesetz: Kaigesetz section 9 does not exist. Check the number.',
    ]);
    assert.deepEqual(told('§ 3 Abs. 1 bis 5 Kaigesetz'), [
      '5 Kaigesetz: Kaigesetz section 3(5) does not exist: section 3 has (1) to (3). Check the number.',
    ]);
    assert.deepEqual(told('「등대법」 제2조제1항부터 제5항까지'), [
      '제5항: 등대법 제2조제5항 does not exist: 제2조 has 제1항 to 제3항. Check the number.',
    ]);
    assert.deepEqual(told('sections 1 to 9 of the Harbour Act 2012'), [
      '9 of the Harbour Act 2012: Harbour Act 2012 section 9 does not exist. Check the number.',
    ]);
  });

  it('tells each end where neither is there', () => {
    assert.deepEqual(
      told('Nach §§ 8 bis 9 Kaigesetz.').map((line) => line.split(':')[0]),
      ['§§ 8', '9 Kaigesetz'],
    );
  });

  it('tells what a list that is one citation names between its ends', () => {
    assert.deepEqual(told('§ 3 Abs. 2 Nr. 1, 9 oder 3 Kaigesetz'), [
      '§ 3 Abs. 2 Nr. 1, 9 oder 3 Kaigesetz: Kaigesetz section 3(2)(9) does not exist: section 3(2) has (1) to (3). Check the number.',
    ]);
    assert.deepEqual(told('§ 3 Abs. 2 Nr. 1, 2 und 3 Kaigesetz'), []);
    assert.deepEqual(told('§ 3 Abs. 2 Satz 1 Nr. 2, Satz 9 Kaigesetz'), [
      '§ 3 Abs. 2 Satz 1 Nr. 2, Satz 9 Kaigesetz: Kaigesetz section 3(2), ninth sentence does not exist. Check the number.',
    ]);
  });

  it('tells the end of a range that is one citation', () => {
    assert.deepEqual(told('§ 3 Abs. 1 Nr. 1-9 Kaigesetz, § 2 Abs. 2 Nr. 1, 2-6 Kaigesetz'), [
      '§ 3 Abs. 1 Nr. 1-9 Kaigesetz: Kaigesetz section 3(1)(1) does not exist. Check the number.',
      '§ 2 Abs. 2 Nr. 1, 2-6 Kaigesetz: Kaigesetz section 2(2)(6) does not exist: section 2(2) has (1) to (3). Check the number.',
    ]);
    assert.deepEqual(told('§ 3 Abs. 2 Nr. 1 bis 9 Kaigesetz'), [
      '§ 3 Abs. 2 Nr. 1 bis 9 Kaigesetz: Kaigesetz section 3(2)(9) does not exist: section 3(2) has (1) to (3). Check the number.',
    ]);
  });

  it('tells nothing of a range that is there', () => {
    for (const text of [
      'Nach §§ 1 bis 4 Kaigesetz.',
      '§ 3 Abs. 2 Nr. 1 bis 3 Kaigesetz',
      '「등대법」 제2조제1항부터 제3항까지',
      'paragraphs 1 to 3 of Schedule 1 to the Harbour Act 2012',
    ]) {
      assert.deepEqual(told(text), [], text);
    }
  });

  it('says what a schedule has, through its Parts', () => {
    assert.deepEqual(told('paragraph 4 of Schedule 1 to the Harbour Act 2012'), [
      'paragraph 4 of Schedule 1 to the Harbour Act 2012: Harbour Act 2012 Schedule 1, paragraph 4 does not exist: Schedule 1 has section 1 to section 14. Check the number.',
    ]);
    assert.match(
      told('paragraph 41 of Schedule 1 to the Harbour Act 2012')[0]!,
      /Did you mean “paragraph 14 of Schedule 1/u,
    );
    assert.match(told('Part 7 of Schedule 1 to the Harbour Act 2012')[0]!, /Schedule 1 has Part 1 to Part 2\./u);
  });
});
