import assert from 'node:assert/strict';
import { checkAnswer, type CheckedSentence } from '../../../src/grounding';
import { ModelUnavailableError } from '../../../src/models';
import { ask, type Answer } from '../../../src/pipeline';
import type { LegalIndex } from '../../../src/search';
import { HARBOUR } from '../check/support';
import { drain, indexOf } from '../support/indexOf';
import { choosing, ScriptedModel, type Scripted } from '../support/scriptedModel';
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

/** What each stage did, why each sentence is not supported, and the notices. */
const TOLD: Readonly<Record<Language, readonly (string | undefined)[]>> = {
  en: [
    '1 parametric provision (model)',
    '9 + 9 candidates',
    '9 + 9 ordered',
    '2 provisions selected',
    '0 provisions reached by citation',
    '3 sentences',
    '1 sentence supported, 2 struck out',
    'It says “90 crowns” where the law says “40 crowns”.',
    undefined,
    'It cites [9], which is no provision of the evidence.',
    'The answer was not read a second time: …',
  ],
  de: [
    '1 erwartete Bestimmung (Sprachmodell)',
    'Kandidaten: 9 + 9',
    'Geordnet: 9 + 9',
    '2 Bestimmungen ausgewählt',
    '0 Bestimmungen über Verweisungen erreicht',
    '3 Sätze',
    '1 Satz belegt, 2 gestrichen',
    'Im Satz steht „90 crowns“, im Gesetz „40 crowns“.',
    undefined,
    'Der Satz führt [9] an: Eine solche Bestimmung lag der Antwort nicht zugrunde.',
    'Die Antwort wurde kein zweites Mal gelesen: …',
  ],
  ko: [
    '예상 조문 1개 (언어 모델)',
    '후보: 9 + 9',
    '순서를 정함: 9 + 9',
    '조문 2개 선택',
    '인용을 따라 찾은 조문 0개',
    '문장 3개',
    '뒷받침된 문장 1개, 삭제 표시 2',
    '문장에는 “90 crowns”, 법령에는 “40 crowns”(이)라고 되어 있습니다.',
    undefined,
    '근거로 제시된 조문에 없는 번호를 인용합니다: [9].',
    '답변을 두 번째로 판독하지 않았습니다: …',
  ],
};

/** What a model says: what it expects, what it chooses, three sentences, and then nothing more. */
const REPLIES: readonly Scripted[] = [
  '["Harbour Act 1990 section 1: The master pays a fee."]',
  choosing(['Harbour Act 1990 section 1(1)', 'Harbour Act 1990 section 3']),
  'The master of a ship that enters the harbour shall pay a fee of 90 crowns [1]. ' +
    'The master shall pay a fee [1]. It is due at noon [9].',
  new ModelUnavailableError('…'),
];

interface Asked {
  readonly answer: Answer;
  readonly model: ScriptedModel;
}

async function asked(index: LegalIndex): Promise<Asked> {
  const model = new ScriptedModel(REPLIES);
  const question = 'Which fee does the master of a ship pay that enters the harbour?';
  const { result: answer } = await drain(ask(question, { index, model, today: '2024-06-30' }));
  return { answer, model };
}

describe('what an answer comes to', () => {
  const said = new Map<Language, Asked>();

  before(async () => {
    const index = await indexOf({ 'harbour.md': HARBOUR });
    for (const language of LANGUAGES) said.set(language, await speaking(language, () => asked(index)));
  });

  it('is the same in every language, and so is what a model is asked', () => {
    const codes = ({ answer: { verdict, sentences, evidence, missing, confidence }, model }: Asked): unknown => ({
      verdict,
      sentences: sentences.map(({ text, citations, support, clashes }) => ({
        text,
        citations,
        support,
        clashes: clashes.length,
      })),
      evidence: evidence.map(({ standing, ...provision }) => ({ ...provision, isTold: standing !== undefined })),
      missing,
      confidence,
      asked: model.requests.map(({ messages }) => messages),
    });
    for (const each of said.values()) assert.deepEqual(codes(each), codes(said.get('en')!));
    assert.equal(said.get('en')!.model.requests.length, REPLIES.length);
  });

  for (const language of LANGUAGES) {
    it(`is told in ${language}, stage by stage`, () => {
      const { trace, sentences, notices } = said.get(language)!.answer;
      assert.deepEqual(
        [...trace.map(({ summary }) => summary), ...sentences.map(({ reason }) => reason), ...notices],
        TOLD[language],
      );
    });
  }
});
