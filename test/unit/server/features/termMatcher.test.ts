import assert from 'node:assert/strict';
import { TermMatcher } from '../../../../src/server/features/termMatcher';

const used = (text: string, ...terms: readonly string[]): string[] =>
  new TermMatcher(terms.map((term) => ({ term, definition: '', id: 'act/sec_1' })))
    .uses(text)
    .map(({ start, end }) => text.slice(start, end));

describe('server/features/termMatcher', () => {
  it('finds terms as whole words, with their endings, the longest at a place', () => {
    assert.deepEqual(used('Vessels and a sea vessel; vesselled', 'vessel', 'sea vessel'), ['Vessels', 'sea vessel']);
    assert.deepEqual(used('어장의 관리', '어장'), ['어장']);
  });

  it('tells a term from a word that it begins, and takes the shorter of two where the longer one is no whole word', () => {
    assert.deepEqual(used('a lampions, a lamps, a Lamp', 'lamp'), ['lamps', 'Lamp']);
    assert.deepEqual(used('sea vessels2 and sea vesselx', 'sea', 'sea vessel'), ['sea', 'sea']);
    assert.deepEqual(used('Werts, Wertes, Werten, Wertung', 'Wert'), ['Werts', 'Wertes', 'Werten']);
  });

  it('finds a term behind and between characters of two units, and one that begins with such', () => {
    assert.deepEqual(used('🚢🚢lamp 🚢 lamps🚢', 'lamp'), ['lamp', 'lamps']);
    assert.deepEqual(used('🚢🚢 𝔏amp 🚢𝔏amp', '𝔏amp'), ['𝔏amp', '𝔏amp']);
    assert.deepEqual(used('the lamp', ' lamp '), ['lamp'], 'blanks around a term are none of it');
  });

  it('finds a term over the end of a line, with up to three blanks for one of its own', () => {
    assert.deepEqual(used('the sea\n  vessel', 'sea vessel'), ['sea\n  vessel']);
    assert.deepEqual(used('the sea\n    vessel', 'sea vessel'), []);
  });

  it('finds one term of thousands that begin alike as soon as one of a few', () => {
    const terms = Array.from({ length: 5_000 }, (_, at) => `berth ${at} of a harbour`);
    const text = terms.map((term) => `a ${term} is lit and `).join('');
    assert.deepEqual(used(text.repeat(5), ...terms), Array.from({ length: 5 }, () => terms).flat());
  });

  it('finds terms in scripts without blanks, and no part of a longer run of the same script', () => {
    assert.deepEqual(used('この船舶は、小型船舶とする。', '船舶'), ['船舶']);
    assert.deepEqual(used('そのコンテナは、タンクコンテナとする。', 'コンテナ'), ['コンテナ']);
  });

  it('finds Thai terms between words, which no blanks part', () => {
    assert.deepEqual(used('ให้นายเรือแจ้งต่อเจ้าท่าโดยเร็ว', 'นายเรือ', 'เรือ'), ['นายเรือ']);
    assert.deepEqual(used('เมื่อเรือเข้าท่าเรือแล้ว', 'เรือ'), ['เรือ']);
    assert.deepEqual(used('ทำการบ้าน', 'การ'), [], 'a part of a word');
    assert.deepEqual(used('การประมง', 'การประมงพื้นบ้าน', 'การ', 'การประมง'), ['การประมง']);
    assert.deepEqual(used('ผู้ควบคุม "เรือ" นั้น', 'เรือ'), ['เรือ']);
  });

  it('takes a shorter Thai term where the longer one ends within a word', () => {
    assert.deepEqual(used('เรือการบ้าน', 'เรือการ', 'เรือ'), ['เรือ']);
  });

  it('finds Thai terms in a run without an end', () => {
    const run = 'ให้นายเรือแจ้ง'.repeat(20_000);
    assert.equal(used(run, 'นายเรือ').length, 20_000);
  });
});
