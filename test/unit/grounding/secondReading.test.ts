import assert from 'node:assert/strict';
import {
  FoldedText,
  withSecondReading,
  type Grounding,
  type GroundingContext,
  type SecondReading,
} from '../../../src/grounding';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const LAW = `# Harbour Act

### Section 1. Entry

The master of a vessel gives notice of entry within 3 days, and pays “the fee” – 10 crowns.
`;
const QUESTION = 'The master entered on Monday and gave notice on Tuesday. Was that in time?';

const OPEN: Grounding = { support: 'unverified', reason: 'Not shown.', clashes: [], lawWords: [], factWords: [] };

describe('withSecondReading', () => {
  let index: LegalIndex;
  let context: GroundingContext;
  before(async () => {
    index = await indexOf({ 'harbour.md': LAW });
    context = { question: QUESTION, corpus: index.corpus, resolver: index.resolver };
  });

  const read = (reading: SecondReading, grounding: Grounding = OPEN): Grounding => {
    const id = 'harbour-act/sec_1';
    const text = index.corpus.text(index.corpus.ordinal(id)!);
    const cited = [{ id, text, heading: 'Entry', label: 'Harbour Act section 1' }];
    return withSecondReading(grounding, reading, { text: 'That was in time.', cited }, context);
  };

  it('is convinced by words of the law that are there, and shows where', () => {
    const words = ['gives notice of entry within 3 days', 'pays "the fee" - 10 crowns', 'gave notice on Tuesday'];
    const { support, reason, lawWords, factWords } = read({ carried: true, words });
    assert.deepEqual([support, reason], ['supported', undefined]);
    assert.deepEqual(
      lawWords.map(({ text }) => text),
      ['gives notice of entry within 3 days', 'pays “the fee” – 10 crowns'],
    );
    assert.deepEqual(
      factWords.map(({ start, end }) => QUESTION.slice(start, end)),
      ['gave notice on Tuesday'],
    );
  });

  for (const [name, words] of [
    ['no words', []],
    ['words that are nowhere', ['gives notice of entry within 5 days']],
    ['one word too many', ['gives notice of entry within 3 days', 'and flies a flag']],
    ['the question alone', ['gave notice on Tuesday']],
    ['words that say nothing', ['of a', '3']],
  ] as const) {
    it(`is not convinced by ${name}`, () => {
      assert.deepEqual(read({ carried: true, words }), OPEN);
    });
  }

  it('takes back what was supported where words are shown against it, with the reason', () => {
    const supported: Grounding = { support: 'supported', clashes: [], lawWords: [], factWords: [] };
    const against = read({ carried: false, words: ['within 3 days'], why: 'Three days,\nnot five.' }, supported);
    assert.deepEqual([against.support, against.refuted], ['unverified', true]);
    assert.match(against.reason!, /Three days, not five\.$/u);
    assert.deepEqual(read({ carried: false, words: ['within 5 days'], why: 'Wrong.' }, supported), supported);
    assert.deepEqual(read({ carried: false, words: [] }, supported), supported);
  });

  it('changes nothing of what a check has struck out', () => {
    for (const support of ['contradicted', 'invented'] as const) {
      const struck: Grounding = { ...OPEN, support };
      for (const carried of [true, false]) {
        assert.equal(read({ carried, words: ['gives notice of entry within 3 days'] }, struck), struck);
      }
    }
  });
});

describe('FoldedText', () => {
  it('finds words whatever the blanks, marks and widths, at their place in the original', () => {
    const text = 'Der  Mieter\n„zahlt“ ２ Ro\u0308hren\u00a0– 가산금.';
    const folded = new FoldedText(text);
    for (const [words, original] of [
      ['Mieter "zahlt"', 'Mieter\n„zahlt“'],
      ['2 Röhren - 가산금', '２ Ro\u0308hren\u00a0– 가산금'],
    ] as const) {
      const [found] = folded.find(words)!;
      assert.equal(text.slice(found!.start, found!.end), original);
    }
    assert.deepEqual(
      folded.find('Der Mieter ... 가산금')!.map((words) => words.text),
      ['Der  Mieter', '가산금'],
    );
    assert.equal(folded.find('Vermieter'), undefined);
    assert.equal(folded.find(' ... '), undefined);
  });
});
