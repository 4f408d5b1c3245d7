import assert from 'node:assert/strict';
import { forEachTermOfRun, LONGEST_WORD } from '../../../src/text';

function terms(text: string, script: 'hangul' | 'segmented', start = 0, end = text.length): string[] {
  const found: string[] = [];
  forEachTermOfRun(text, start, end, script, (term) => found.push(term));
  return found;
}

describe('text/forEachTermOfRun', () => {
  it('takes every two syllables of Korean beside each other, and one that stands alone', () => {
    assert.deepEqual(terms('손해배상', 'hangul'), ['손해', '해배', '배상']);
    assert.deepEqual(terms('손해', 'hangul'), ['손해']);
    assert.deepEqual(terms('법', 'hangul'), ['법']);
    assert.deepEqual(terms('가손해나', 'hangul', 1, 3), ['손해'], 'of the run alone');
    assert.deepEqual(terms('가법나', 'hangul', 1, 2), ['법']);
  });

  it('takes the words of Japanese and Thai, of the run alone', () => {
    assert.deepEqual(terms('相手方の損害', 'segmented'), ['相手方', 'の', '損害']);
    assert.deepEqual(terms('甲相手方の損害乙', 'segmented', 1, 7), ['相手方', 'の', '損害']);
    assert.deepEqual(terms('ความผิด', 'segmented'), ['ความ', 'ผิด']);
  });

  it('cuts what is too long for a word', () => {
    const marked = `か${'\u3099'.repeat(200)}`;
    assert.deepEqual(terms(marked, 'segmented'), [marked.slice(0, LONGEST_WORD)]);
  });

  it('loses nothing at the border of two slices, and splits no character there', () => {
    // Slices are of 2048 units: 𠮷 has two of them, behind one of 中 the 1024th lies on both sides.
    for (const run of ['中'.repeat(5000), `中${'𠮷'.repeat(3000)}`, '𠮷'.repeat(3000)]) {
      const found = terms(run, 'segmented');
      assert.equal(found.join(''), run);
      assert.ok(found.every((term) => !/\p{Surrogate}/u.test(term)));
    }
  });
});
