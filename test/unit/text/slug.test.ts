import assert from 'node:assert/strict';
import { slug } from '../../../src/text/slug';

describe('text/slug', () => {
  for (const [words, expected] of [
    ['Harbour Act 2019', 'harbour-act-2019'],
    ['  § 5 -- “Quay” Rules! ', '5-quay-rules'],
    ['상법 제5조', '상법-제5조'],
    ['Über-Gesetz', 'über-gesetz'],
    ['a'.repeat(100), 'a'.repeat(40)],
    ['***', ''],
    // What is left of a long name after 200 characters of signs.
    [`${'*'.repeat(200)}a`, ''],
  ] as const) {
    it(JSON.stringify(words.slice(0, 40)), () => assert.equal(slug(words), expected));
  }
});
