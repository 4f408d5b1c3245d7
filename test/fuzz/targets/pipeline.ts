import { toEnd } from '../../../src/turns';
import { checkAnswer } from '../../../src/grounding';
import { ask, withContext } from '../../../src/pipeline';
import { drain } from '../../unit/support/indexOf';
import { ScriptedModel } from '../../unit/support/scriptedModel';
import { lawIndex } from '../law';
import { draftsOf } from '../seeds';
import { LANGUAGES } from '../../unit/languages/conformance/cases/index';
import { mustHold, type Target } from '../target';

const TODAY = '2024-06-30';
const QUESTION = 'Which fee does the master of a foreign vessel pay for a berth under section 2?';
const NEXT = '\u0001';

/** What a model says to one request after another: expected provisions, a choice, an answer, a second reading. */
const REPLIES: readonly (readonly string[])[] = [
  [
    '["Section 2. The master pays a fee."]',
    '{"clauses": [{"clause": 1, "candidates": [1, 2]}], "missing": ["the Tariff Order"]}',
    '{"sentences": [{"text": "The master pays a fee of 5 pounds.", "provisions": [1], "law": ["fee"], "facts": ["berth"]}], "missing": []}',
    '{"readings": [{"sentence": 1, "law": ["fee"], "verdict": "carried"}]}',
  ],
  ['1. A\n2. B', 'none', 'The master pays [1]. He may appeal within 3 days [2][9].', '[{"id": 1, "carried": false}]'],
  ['<think>x', '{"clauses": []}', '{"sentences": []}', '{}'],
];

/** A model that says what it likes. */
const model: Target = {
  name: 'pipeline/model',
  shape: 'text',
  seeds: () => REPLIES.map((replies) => replies.join(NEXT)),
  open: async () => {
    const index = await lawIndex();
    return async (input) => {
      const replies = input.split(NEXT);
      const said = Array.from({ length: 12 }, (_, at) => replies[at % replies.length]!);
      const model = new ScriptedModel(said, input.length % 2 === 0);
      const { result } = await drain(ask(QUESTION, { index, today: TODAY, model }));
      for (const { support, citations, text } of result.sentences) {
        mustHold(support !== 'supported' || citations.length > 0, `supported without law: ${text.slice(0, 40)}`);
        mustHold(
          citations.every((id) => index.corpus.ordinal(id) !== undefined),
          'what is cited is in the corpus',
        );
      }
    };
  },
};

const question: Target = {
  name: 'pipeline/question',
  shape: 'text',
  seeds: () => [QUESTION, ...LANGUAGES.flatMap(draftsOf)],
  open: async () => {
    const index = await lawIndex();
    return async (input) => {
      const follows = { questions: input.split('\n'), provisions: [input.slice(0, 40)] };
      await drain(ask(input.length % 2 === 0 ? input : withContext(input, follows), { index, today: TODAY }));
    };
  },
};

/** An answer that somebody wrote. */
const answer: Target = {
  name: 'grounding/answer',
  shape: 'text',
  seeds: () => LANGUAGES.flatMap(draftsOf),
  open: async () => {
    const index = await lawIndex();
    return (input) => {
      const format = input.length % 2 === 0 ? 'markdown' : 'text';
      for (const { start, end, clashes } of toEnd(checkAnswer(input, format, index, { question: QUESTION }))) {
        mustHold(start >= 0 && start <= end && end <= input.length, 'a sentence stands in its text');
        for (const { place } of clashes)
          mustHold(place.start >= 0 && place.end <= input.length, 'a clash stands in its text');
      }
    };
  },
};

export const pipelineTargets: readonly Target[] = [model, question, answer];
