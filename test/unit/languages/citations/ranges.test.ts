import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import type { Language, Path } from '../../../../src/law';

const written = (path: Path | undefined): string =>
  path?.map(({ kind, number }) => `${kind} ${number}`).join(', ') ?? 'no range';

describe('languages/citations: ranges across depths', () => {
  // The ends of a range are of one depth. An end that is finer than the other would leave out what stands between them:
  // a range from section 3(1) to section 5 holds section 3(2) and section 4.
  for (const [language, text, from, to] of [
    ['de', '§§ 3 Abs. 1 bis § 5 HafG', 'section 3', 'section 5'],
    ['de', '§§ 3 bis 5 Abs. 2 HafG', 'section 3', 'section 5'],
    ['de', '§§ 3 Abs. 1 Nr. 2 bis 5 Abs. 4 HafG', 'section 3', 'section 5'],
    ['de', '§ 3 Abs. 1 Satz 2 bis Abs. 4 HafG', 'section 3, paragraph 1', 'section 3, paragraph 4'],
    ['en', 'sections 3(1) to 5', 'section 3', 'section 5'],
    ['en', 'sections 3 to 5(2)', 'section 3', 'section 5'],
    ['en', 'section 3(1) to (4)', 'section 3, paragraph 1', 'section 3, paragraph 4'],
    ['fr', 'articles 3 à 5, paragraphe 2', 'article 3', 'article 5'],
    ['ko', '제3조제1항부터 제5조까지', 'article 3', 'article 5'],
    ['ko', '제3조부터 제5조제2항까지', 'article 3', 'article 5'],
    // To a coarser unit that holds the first: no range.
    ['de', '§ 3 Abs. 1 Satz 2 bis Abs. 1 HafG', 'section 3, paragraph 1, sentence 2', 'no range'],
  ] as const satisfies readonly (readonly [Language, string, string, string])[]) {
    it(text, () => {
      const [first] = findCitations(text, language);
      assert.deepEqual([written(first?.path), written(first?.through)], [from, to]);
    });
  }
});
