import assert from 'node:assert/strict';
import { partsOf, withoutUnit, writtenNumbers } from '../../../../src/check';

/** Each number of a text as it is written, with what it says and how others are written in its manner. */
const read = (text: string, language: string, ...others: readonly string[]): readonly (readonly unknown[])[] =>
  writtenNumbers(text, language).map(({ start, end, says, isEnclosed, as }) => [
    text.slice(start, end),
    says.join(' '),
    ...(isEnclosed ? ['enclosed'] : []),
    ...others.map(as),
  ]);

describe('check/numbers: the numbers that a text writes', () => {
  it('are told from their letters and brackets, in order', () => {
    assert.deepEqual(read('section 12A(1) of Part 3', 'en', '13', '13b'), [
      ['12A', '12a', '13', '13B'],
      ['1', '1', 'enclosed', '13', '13B'],
      ['3', '3', '13', '13B'],
    ]);
    assert.deepEqual(read('(a) and (ii)', 'en', 'b'), [
      ['a', 'a', 'enclosed', 'b'],
      ['ii', 'ii', 'enclosed', 'b'],
    ]);
    assert.deepEqual(read('（２）', 'ja', '3'), [['２', '2', 'enclosed', '３']]);
  });

  it('are enclosed between two brackets alone', () => {
    assert.deepEqual(read('(5 tugs', 'en'), [['5', '5']]);
    assert.deepEqual(read('5)', 'en'), [['5', '5']]);
  });

  it('may be a letter’s or Roman, and stay Roman', () => {
    assert.deepEqual(read('Part IV', 'en', '13'), [['IV', 'iv 4', 'XIII']]);
  });

  it('overlap where a letter may be of the number or not, the longer first', () => {
    assert.deepEqual(read('§ 5 a', 'de', '6b'), [
      ['5 a', '5a', '6 b'],
      ['5', '5', '6b'],
    ]);
  });

  it('stand in a circle, as far as there are circles', () => {
    const circled = read('②', 'de', '3', '60', '6a').filter(([, , enclosed]) => enclosed === 'enclosed');
    assert.deepEqual(circled, [['②', '2', 'enclosed', '③', '(60)', '(6a)']]);
  });

  it('keep full-width digits, and their branches in the words of the language', () => {
    assert.deepEqual(read('제５조의2', 'ko', '6', '6-3'), [['５조의2', '5-2', '６조', '６조의3']]);
    assert.deepEqual(read('第七百九条の二', 'ja', '710', '710-2', '711-3'), [
      ['七百九条の二', '709-2', '七百十条', '七百十条の二', '七百十一条の三'],
    ]);
    assert.deepEqual(read('มาตรา ๒๕', 'th', '26', '26-2'), [['๒๕', '25', '๒๖', '๒๖/๒']]);
  });

  it('are read as English ones in a language that is not known', () => {
    assert.deepEqual(read('section 12A', 'xx', '13b'), read('section 12A', 'en', '13b'));
  });

  it('are of several parts, each written in the manner of its own', () => {
    assert.deepEqual(read('rule 17.2.1', 'en', '17.2.2'), [['17.2.1', '17.2.1', '17.2.2']]);
    assert.deepEqual(partsOf('12a'), ['12', 'a']);
    assert.deepEqual(partsOf('5-2'), ['5', '2']);
    assert.deepEqual(partsOf('17.2.1'), ['17', '2', '1']);
  });

  it('are whole without the word for their unit, but for those with a branch', () => {
    const bare = (text: string, start = 0): string => {
      const span = withoutUnit({ start, end: text.length }, text);
      return text.slice(span.start, span.end);
    };
    assert.equal(bare('750조'), '750');
    assert.equal(bare('750 조'), '750');
    assert.equal(bare('제750조', 1), '750');
    assert.equal(bare('8조의2'), '8조의2');
    assert.equal(bare('12A'), '12A');
  });
});
