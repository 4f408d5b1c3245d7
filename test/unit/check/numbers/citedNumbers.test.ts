import assert from 'node:assert/strict';
import { candidates, editOf, nameIn, numbersOf, writtenNumbers } from '../../../../src/check';
import { findCitations } from '../../../../src/citation';
import type { Citation } from '../../../../src/law';

function citation(text: string, language: string): Citation {
  const [found] = findCitations(text, language);
  assert.ok(found, `"${text}" is a citation`);
  return found;
}

const sliced = (text: string, { start, end }: { start: number; end: number }): string => text.slice(start, end);

describe('check/numbers: the numbers of a citation', () => {
  it('are none of its act’s name', () => {
    const numbers = (text: string, language: string): string[] => {
      const cited = citation(text, language);
      return numbersOf(cited).map((one) => sliced(cited.text, one));
    };
    assert.deepEqual(numbers('Section 2(3) of the Harbours Act 2012', 'en'), ['2', '3']);
    assert.deepEqual(numbers('「제2법」 제2조제3항', 'ko'), ['2조', '3항']);
    assert.deepEqual(numbers('§ 2 Abs. 3', 'de'), ['2', '3']);
  });

  it('stand beside the name, which a citation that names none has nowhere', () => {
    const name = (text: string, language: string): string | undefined => {
      const cited = citation(text, language);
      const span = nameIn(cited);
      return span && sliced(cited.text, span);
    };
    assert.equal(name('Section 2 of the Harbours Act 2012', 'en'), 'Harbours Act 2012');
    assert.equal(name('「제2법」 제2조', 'ko'), '제2법');
    assert.equal(name('section 2 of the Act', 'en'), 'the Act');
    assert.equal(name('§ 2 Abs. 3', 'de'), undefined);
    assert.equal(name('sections 2 and 3 of the Quay Act 2001', 'en'), undefined, 'the first of a list has it nowhere');
  });

  it('have the name where it stands last, but for one in front', () => {
    const act = { kind: 'named', name: 'LatG' } as const;
    const of = (text: string): unknown => nameIn({ ...citation('§ 2 LatG', 'de'), text, act });
    assert.deepEqual(of('LatG § 2 LatG'), { start: 0, end: 4 });
    assert.deepEqual(of('§ 2 LatG (LatG)'), { start: 10, end: 14 });
  });

  /** Which number is the unit's at a depth for sure, and all that are the same, by their offsets in the citation. */
  function places(text: string, language: string, depth: number): { certain: number | undefined; alike: number[] } {
    const cited = citation(text, language);
    const { certain, alike } = candidates(cited, numbersOf(cited), depth);
    return { certain: certain?.start, alike: alike.map(({ start }) => start) };
  }

  it('are certain where all units are written in the order of the path', () => {
    assert.deepEqual(places('§ 2 Abs. 2 HafG', 'de', 0), { certain: 2, alike: [2, 9] });
    assert.deepEqual(places('§ 2 Abs. 2 HafG', 'de', 1), { certain: 9, alike: [2, 9] });
    assert.deepEqual(places('§ 2 Abs. 3 HafG', 'de', 1), { certain: 9, alike: [9] });
  });

  it('are not certain where the inner unit stands in front', () => {
    assert.deepEqual(places('subsection (3) of section 2', 'en', 0), { certain: undefined, alike: [26] });
    assert.deepEqual(places('subsection (3) of section 2', 'en', 1), { certain: undefined, alike: [12] });
  });

  it('change without the end that stays as it is, but never within a number', () => {
    const edit = (text: string, language: string, number: string): string => {
      const [first] = writtenNumbers(text, language);
      const { start, end, newText } = editOf(first!, number, 100, text);
      return `${text.slice(start - 100, end - 100)} → ${newText}`;
    };
    assert.equal(edit('제5조의2', 'ko', '6-2'), '5 → 6', 'the branch stays');
    assert.equal(edit('제5조의2', 'ko', '5-3'), '5조의2 → 5조의3');
    assert.equal(edit('제15조의2', 'ko', '25-2'), '15 → 25', 'not the 1 alone');
    assert.equal(edit('12A', 'en', '13a'), '12A → 13A');
    assert.equal(edit('12', 'en', '22'), '12 → 22');
    assert.equal(edit('12', 'en', '12a'), '12 → 12A');
    assert.equal(edit('5 a', 'de', '6a'), '5 → 6', 'the letter stands apart');
  });
});
