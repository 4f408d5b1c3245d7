import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readClaimLine } from '../../../src/grounding';

const read = (row: unknown): ReturnType<typeof readClaimLine> => readClaimLine(JSON.stringify(row));
const problemOf = (row: unknown): string => {
  const claim = read(row);
  assert.ok('problem' in claim, JSON.stringify(claim));
  return claim.problem;
};

describe('grounding/claimLine', () => {
  it('reads every field of a line and leaves others alone', () => {
    assert.deepEqual(
      read({
        id: 'a-1',
        label: 'broken',
        question: 'Who pays?',
        sentence: 'The master pays.',
        citations: ['harbour-act/sec_1'],
        law_words: ['The master of a ship pays'],
        fact_words: ['Who'],
        second_reader: { carried: false, why: 'the owner pays', words: ['pays a fee'], set: 'x' },
      }),
      {
        id: 'a-1',
        question: 'Who pays?',
        sentence: 'The master pays.',
        citations: ['harbour-act/sec_1'],
        lawWords: ['The master of a ship pays'],
        factWords: ['Who'],
        secondReading: { carried: false, why: 'the owner pays', words: ['pays a fee'] },
      },
    );
  });

  it('takes null for missing, a number for an id, and no words of a second reader for none', () => {
    const row = { id: 7, question: null, sentence: 'It pays.', law_words: null, second_reader: { carried: true } };
    assert.deepEqual(read(row), {
      id: '7',
      sentence: 'It pays.',
      citations: [],
      secondReading: { carried: true, words: [] },
    });
  });

  it('says what is wrong with a line that is none', () => {
    assert.match(problemOf(['x']), /Not an object/u);
    assert.match(problemOf({ id: 'a' }), /"sentence"/u);
    assert.match(problemOf({ sentence: 'x', citations: 'harbour-act/sec_1' }), /"citations"/u);
    assert.match(problemOf({ sentence: 'x', citations: [1] }), /"citations"/u);
    assert.match(problemOf({ sentence: 'x', second_reader: { carried: 'no' } }), /"second_reader"/u);
    assert.match(problemOf({ sentence: 'x', question: 3 }), /"question"/u);
    assert.ok('problem' in readClaimLine('{"sentence": "x"'));
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        const claim = readClaimLine(line);
        assert.ok('problem' in claim || typeof claim.sentence === 'string');
      }),
    );
  });
});
