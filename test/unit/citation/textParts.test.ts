import assert from 'node:assert/strict';
import { findCitations } from '../../../src/citation';
import { citedParts } from '../../../src/citation/textParts';

/** What is said beside the first citation of a text, and whether a provision's text has it. */
const partsOf = (text: string, language: string, law: string): (readonly [string, boolean | undefined])[] =>
  citedParts(text, findCitations(text, language)[0]!).map(({ said, isIn }) => [said, isIn(law)]);

describe('parts that no path has', () => {
  it('are said behind a citation, in front of it, or in it', () => {
    assert.deepEqual(partsOf('제1조 단서에 따른다.', 'ko', '신고한다. 다만, 그러하지 아니하다.'), [['단서', true]]);
    const inFront = partsOf('The proviso to section 3 applies.', 'en', 'He pays. Provided that he may wait.');
    assert.deepEqual(
      inFront.map(([, isIn]) => isIn),
      [true],
    );
  });

  it('are not in a provision whose text has no sign of them', () => {
    const [part] = partsOf('제1조 단서에 따른다.', 'ko', '신고한다.');
    assert.notEqual(part?.[1], true);
  });

  it('are none beside a citation of a whole provision', () => {
    assert.deepEqual(partsOf('제1조에 따른다.', 'ko', '신고한다. 다만, 그러하지 아니하다.'), []);
    assert.deepEqual(partsOf('§ 5 HafG gilt.', 'de', 'Der Schiffer legt an.'), []);
  });
});
