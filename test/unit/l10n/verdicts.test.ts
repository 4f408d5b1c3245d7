import assert from 'node:assert/strict';
import { checkAnswer, type CheckedSentence } from '../../../src/grounding';
import type { LegalIndex } from '../../../src/search';
import { HARBOUR } from '../check/support';
import { indexOf } from '../support/indexOf';
import { LANGUAGES, speaking, type Language } from './speaking';

/** A memorandum with one sentence for each thing that can be said of one. */
const MEMORANDUM = [
  'The master of a ship that enters the harbour shall pay a fee of 90 crowns within 14 days (section 1(1) of the Harbour Act 1990).',
  'By section 99 of the Harbour Act 1990 the master pays.',
  'No pilot must board a ship “without a pair of oars” (section 4 of the Harbour Act 1990).',
  'A pilot boards a ship with a licence (section 4 of the Harbour Act 1990).',
  'The keeper polishes brass rails and counts seagulls (section 5 of the Harbour Act 1990).',
  'A buoy is painted green (section 6 of the Harbour Act 1990).',
  'Every ship at anchor shows a lantern from dusk until dawn (section 12A(1) of the Harbour Act 1990).',
].join('\n\n');

/** Why each of them is not supported; the last one is. */
const REASONS: Readonly<Record<Language, readonly (string | undefined)[]>> = {
  en: [
    'It says “90 crowns” where the law says “40 crowns”.',
    'It cites Harbour Act 1990 section 99, which does not exist here.',
    'The quotation “without a pair of oars” is neither in the law that it cites nor in the question.',
    'It leaves out “No”, by which the words it rests on deny something.',
    'No words of the law that it cites say it.',
    'It says “green” where the words it rests on say “red”.',
    undefined,
  ],
  de: [
    'Im Satz steht „90 crowns“, im Gesetz „40 crowns“.',
    'Der Satz führt Harbour Act 1990 section 99 an: Eine solche Bestimmung gibt es hier nicht.',
    'Das Zitat „without a pair of oars“ steht weder in den angeführten Bestimmungen noch in der Frage.',
    'Der Satz lässt „No“ weg, womit die Stellen, auf die er sich stützt, etwas verneinen.',
    'Im Wortlaut der angeführten Bestimmungen steht das nicht.',
    'Im Satz steht „green“, in den Stellen, auf die er sich stützt, „red“.',
    undefined,
  ],
  ko: [
    '문장에는 “90 crowns”, 법령에는 “40 crowns”(이)라고 되어 있습니다.',
    '여기에 없는 조문을 인용합니다: Harbour Act 1990 section 99.',
    '인용문 “without a pair of oars”: 인용한 조문에도 질문에도 없습니다.',
    '“No”: 근거로 삼은 문언은 이 말로 부정하고 있으나 문장에는 빠져 있습니다.',
    '인용한 조문의 문언에는 이러한 내용이 없습니다.',
    '문장에는 “green”, 근거로 삼은 문언에는 “red”(이)라고 되어 있습니다.',
    undefined,
  ],
};

/** What a sentence comes to, without the words for a person. */
const codesOf = ({ support, clashes, lawWords }: CheckedSentence): unknown => ({
  support,
  clashes: clashes.map(({ kind, words, against }) => ({ kind, words, against })),
  lawWords,
});

describe('what the checks of an answer come to', () => {
  let index: LegalIndex;
  const said = new Map<Language, readonly CheckedSentence[]>();

  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR });
    for (const language of LANGUAGES) said.set(language, await speaking(language, () => checked(MEMORANDUM)));
  });

  function checked(source: string): readonly CheckedSentence[] {
    const steps = checkAnswer(source, 'markdown', index);
    for (;;) {
      const { value, done } = steps.next();
      if (done === true) return value;
    }
  }

  it('is the same in every language', () => {
    for (const sentences of said.values()) {
      assert.deepEqual(sentences.map(codesOf), said.get('en')!.map(codesOf));
    }
    const supports = new Set(said.get('en')!.map(({ support }) => support));
    assert.deepEqual(supports, new Set(['contradicted', 'invented', 'unverified', 'supported']));
  });

  for (const language of LANGUAGES) {
    it(`is told in ${language}`, () => {
      assert.deepEqual(
        said.get(language)!.map(({ reason }) => reason),
        REASONS[language],
      );
    });
  }
});
