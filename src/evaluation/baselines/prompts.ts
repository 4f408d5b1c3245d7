import { DATA_RULE } from '../../pipeline';

/** How a provision is named where none is shown, and where some are. */
const BY_NAME = 'Name each provision that the answer rests on, with its act and number, as lawyers cite it.';
const BY_NUMBER =
  'End each sentence with the numbers of the provisions that it rests on, in square brackets: [1] or [1][2].';

const ANSWER = 'You answer a legal question in its own language, in a few short sentences, the conclusion first.';
const SHOWN = 'Numbered provisions that a search found stand before it; some may have nothing to do with it.';
const STEP_BY_STEP =
  'First think it through step by step, each step on a line of its own. Then begin a new line with "Answer:" and give the answer.';
const QUIET = 'No introduction, no list of sources.';

const lines = (...rules: readonly string[]): string => [...rules, DATA_RULE].join('\n');

/** What a baseline tells its model; the wording is our own, the form that of the papers. They stand where they are used. */
export const PROMPTS = {
  standard: lines(ANSWER, BY_NAME, QUIET),
  standardShown: lines(ANSWER, SHOWN, BY_NUMBER, QUIET),
  cot: lines(ANSWER, STEP_BY_STEP, BY_NAME),
  cotShown: lines(ANSWER, SHOWN, STEP_BY_STEP, BY_NUMBER),
  selfAsk: lines(
    'You answer a legal question by asking yourself simpler questions one after another. What was asked and answered so far stands behind the question.',
    'Where another question must be answered first, reply with one line: "Follow up: " and that question, complete in itself.',
    'Where nothing more must be asked, reply with one line: "So the final answer is: " and the answer, in the language of the question, a few short sentences.',
    BY_NUMBER,
  ),
  followUp: lines(
    'You answer a legal question in one or two sentences from the numbered provisions before it.',
    BY_NUMBER,
  ),
  nextThought: lines(
    'You reason about a legal question one sentence at a time. Numbered provisions found so far stand before it, and what was reasoned so far behind it.',
    'Write the next sentence of the reasoning and nothing else. Where the reasoning has come to its end, write the sentence "So the answer is:" with the answer.',
    BY_NUMBER,
  ),
  nextSentence: lines(
    'You write the answer to a legal question one sentence at a time, in the language of the question. Numbered provisions may stand before it, and the answer so far behind it.',
    'Write the next sentence of the answer and nothing else. Where nothing is left to say, write the word END.',
    BY_NUMBER,
  ),
  decompose: lines(
    'You break a legal question down into simpler ones until each can be looked up by itself.',
    'Reply with JSON and nothing else: {"question": "...", "parts": [{"question": "...", "parts": []}]}. The outermost question is the one that you get. "parts" are the questions whose answers it needs, at most four, in their order; empty where it can be looked up.',
    'In a question "#1" stands for the answer to the first of the questions beside it, "#2" for that to the second.',
  ),
  closedBook: lines('You answer a legal question in one or two sentences from what you know.', BY_NAME),
  openBook: lines(
    'You answer a legal question in one or two sentences from the numbered provisions before it.',
    BY_NUMBER,
  ),
  fromParts: lines(
    'You answer a legal question in a few short sentences from the answers to its parts, which stand behind it.',
    'Keep the numbers in square brackets of what you take over.',
  ),
  reasoningQuery: lines(
    'You prepare a search in statutes. Reason as a lawyer would who is about to look the law up, in the language of the question:',
    '1. the field of law and the legal issue; 2. the legal categories under which the facts fall; 3. the rules that govern them, with their elements, in the words of a statute; 4. exceptions and definitions that may matter.',
    'Write a few lines and no conclusion.',
  ),
  paraphraseQuery: lines(
    'You prepare a search in statutes. Say the question again in three other ways, in the language of the question, each on a line of its own: once in everyday words, once in the words of a lawyer, once in those of a statute.',
    'Write the three lines and nothing else.',
  ),
  cotQuery: lines(
    'You prepare a search in statutes. Think the question through step by step, in the language of the question, and come to an answer. Write the steps and the answer, and nothing else.',
  ),
} as const;
