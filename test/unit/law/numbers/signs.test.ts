import assert from 'node:assert/strict';
import {
  digitsFrom,
  inCircle,
  inKanji,
  kanjiNumber,
  nextNumber,
  parseNumber,
  thaiNumber,
  writeNumber,
} from '../../../../src/law';

describe('law/numbers: signs', () => {
  it('reads kanji by tens and digit by digit, and leaves digits', () => {
    for (const [written, digits] of [
      ['七百九', '709'],
      ['七〇九', '709'],
      ['７０９', '709'],
      ['709', '709'],
      ['', ''],
      ['十', '10'],
      ['十一', '11'],
      ['二十', '20'],
      ['百', '100'],
      ['百五', '105'],
      ['千二百三十四', '1234'],
      ['二千', '2000'],
      ['零', '0'],
      // Digits and signs for tens in one number.
      ['2十3', '23'],
      ['12百', '1200'],
      ['一二百', '1200'],
    ] as const) {
      assert.equal(kanjiNumber(written), digits, written);
    }
  });

  it('writes kanji by tens up to 9999, and each as it is read', () => {
    for (const [digits, written] of [
      ['1', '一'],
      ['10', '十'],
      ['11', '十一'],
      ['21', '二十一'],
      ['100', '百'],
      ['101', '百一'],
      ['110', '百十'],
      ['709', '七百九'],
      ['1000', '千'],
      ['1111', '千百十一'],
      ['9999', '九千九百九十九'],
      // No act has these by tens.
      ['10000', '10000'],
      ['5a', '5a'],
      ['a5', 'a5'],
      ['', ''],
    ] as const) {
      assert.equal(inKanji(digits), written, digits);
    }
    for (let value = 1; value < 10_000; value += 7) assert.equal(kanjiNumber(inKanji(`${value}`)), `${value}`);
  });

  it('writes the digits of a script, each as that of its value', () => {
    assert.equal(digitsFrom('1039', '０'), '１０３９');
    assert.equal(digitsFrom('1039', '๐'), '๑๐๓๙');
    assert.equal(digitsFrom('1039', '〇'), '一〇三九');
    assert.equal(digitsFrom('5a', '๐'), '๕a');
  });

  it('reads the number of a Thai section with its branch', () => {
    assert.equal(thaiNumber('๒๕๘/๑'), '258/1');
    assert.equal(thaiNumber('๕', 'ทวิ'), '5-2');
    assert.equal(thaiNumber('๕', 'ตรี'), '5-3');
    assert.equal(thaiNumber('๕', 'ทศ'), '5-10');
  });

  it('writes a number in a circle as far as there are signs', () => {
    const signs = ['1', '2', '20', '21', '35', '36', '50'].map((digits) => inCircle(digits));
    assert.deepEqual(signs, ['①', '②', '⑳', '㉑', '㉟', '㊱', '㊿']);
    for (const none of ['0', '51', '100', '120', 'a', '', '1a']) assert.equal(inCircle(none), undefined, none);
    for (let value = 1; value <= 50; value += 1) assert.equal(parseNumber(inCircle(`${value}`)!), `${value}`);
  });
});

describe('law/numbers: at the ends of what a style can write', () => {
  for (const [number, style, written] of [
    ['9999', { digits: 'kanji' }, '九千九百九十九'],
    ['10000', { digits: 'kanji' }, '一〇〇〇〇'],
    ['399', { digits: 'roman' }, 'cccxcix'],
    ['400', { digits: 'roman' }, '400'],
    ['0', { digits: 'roman' }, '0'],
    ['4', { digits: 'roman', capitals: true }, 'IV'],
    ['4', { digits: 'roman' }, 'iv'],
    ['5a', {}, '5a'],
    ['5a', { capitals: true }, '5A'],
    ['5a', { letters: ' ' }, '5 a'],
    ['a', { letters: ' ' }, 'a'],
    ['5bisa', { latin: ' ' }, '5 bis a'],
    ['5bisa', { latin: ' ', letters: '-' }, '5 bis a'],
    ['5-2', { unit: '조', branch: '의' }, '5조의2'],
    ['5-2-3', { unit: '조', branch: '의' }, '5조의2의3'],
    ['5', { unit: '조' }, '5조'],
    ['5a', { unit: '조' }, '5a조'],
    ['1bis', { unit: '°', latin: ' ' }, '1° bis'],
    ['5.1', { unit: '조' }, '5.1조'],
    ['5-10', { digits: 'thai', branch: 'thaiWords' }, '๕ ทศ'],
    ['5-11', { digits: 'thai', branch: 'thaiWords' }, '๕-๑๑'],
    ['form', { capitals: true }, 'form'],
  ] as const) {
    it(`${number} as ${written}`, () => assert.equal(writeNumber(number, style), written));
  }

  it('counts on by one, in digits, letters, Latin and Roman numerals, and stops where signs end', () => {
    for (const [number, next] of [
      ['9', '10'],
      ['5a', '5b'],
      ['5y', '5z'],
      ['5z', undefined],
      ['5aa', undefined],
      ['5-2', '5-3'],
      ['5bis', '5ter'],
      ['5novoquinquagies', undefined],
      ['9007199254740991', undefined],
    ] as const) {
      assert.equal(nextNumber(number), next, number);
    }
    assert.equal(nextNumber('12a', 0), '13a');
    assert.equal(nextNumber('12a', 5), undefined);
    assert.equal(nextNumber('ix', 0, 'roman'), 'x');
    assert.equal(nextNumber('cccxcix', 0, 'roman'), undefined);
  });
});
