import * as z from 'zod';
import { LineTable } from '../check';
import { checkAnswer, type CheckedSentence, type Support } from '../grounding';
import type { Corpus, ProvisionId } from '../law';
import { inTurns, Turns } from '../turns';
import { pageInput, pageOf } from './page';
import { countsOf } from './counts';
import { clip } from './provisionText';
import { refsOf } from './provisionRef';
import { textInput } from './textInput';
import { defineTool } from './tool';

const LONGEST_TEXT = 100_000;
const LONGEST_QUESTION = 20_000;
const TOO_LONG = `Give the facts in at most ${LONGEST_QUESTION} characters.`;
/** How long a text is checked before other work is let in, in milliseconds. */
const TURN_MS = 20;
/** Of a sentence, and of words of the law that carry it, in UTF-16 code units. */
const LONGEST_TOLD = 400;
const LONGEST_WORDS = 160;
/** Provisions, words of the law and clashes that are told of one sentence. */
const MOST_TOLD = 4;

const SUPPORTS: readonly Support[] = ['contradicted', 'invented', 'unverified', 'supported'];

export const verifyAnswer = defineTool({
  name: 'verify_answer',
  title: 'Verify Answer',
  description:
    'Checks an answer about law sentence by sentence against the provisions that it cites and, where given, the facts ' +
    'of the question: supported (its words stand in the law cited and in the facts); unverified (nothing is known ' +
    'against it, but it is not shown); contradicted (a number, a date, a negation, must and may, or a quotation clashes); ' +
    'invented (it cites what does not exist). Strike out or mend what is contradicted or invented, and never present ' +
    'what is unverified as shown. Every sentence needs a citation beside it.',
  input: z.strictObject({
    ...textInput(LONGEST_TEXT),
    question: z
      .string(TOO_LONG)
      .max(LONGEST_QUESTION, TOO_LONG)
      .optional()
      .describe('The question with its facts; without it a sentence that applies law to facts stays unverified.'),
    only: z
      .enum(['all', 'problems'], 'Give all or problems.')
      .default('all')
      .describe('All sentences, or only those that are not supported.'),
    ...pageInput(50, 200),
  }),
  async run({ text, format, question, only, ...paging }, { index, today }, signal) {
    const steps = checkAnswer(text, format, index, question === undefined ? {} : { question });
    const sentences = await inTurns(steps, new Turns(TURN_MS), signal);
    const wanted = only === 'all' ? sentences : sentences.filter(({ support }) => support !== 'supported');
    const { page, next } = pageOf(wanted, paging);
    const lines = new LineTable(text);
    return {
      sentences: sentences.length,
      ...countsOf(
        SUPPORTS,
        sentences.map(({ support }) => support),
      ),
      checked: page.map((sentence) => sentenceView(sentence, lines, index.corpus, today)),
      ...(next !== undefined && { next }),
    };
  },
});

function sentenceView(sentence: CheckedSentence, lines: LineTable, corpus: Corpus, today: string): object {
  const { start, end, text, support, reason, clashes, citations, isCarried, lawWords } = sentence;
  const exists = (id: ProvisionId): boolean => corpus.ordinal(id) !== undefined;
  const cites = firstOf(citations, exists).map((id) => corpus.ordinal(id)!);
  const invented = firstOf(citations, (id) => !exists(id));
  return {
    line: lines.positionAt(start).line + 1,
    start,
    end,
    text: clip(text.trim(), LONGEST_TOLD),
    support,
    ...(reason !== undefined && { reason }),
    ...(clashes.length > 0 && {
      clashes: clashes.slice(0, MOST_TOLD).map(({ kind, words, against, message }) => ({
        kind,
        words: clip(words.text, LONGEST_WORDS),
        ...(against && { against: clip(against.text, LONGEST_WORDS) }),
        message,
      })),
    }),
    cites: refsOf(corpus, cites, today),
    ...(invented.length > 0 && { doesNotExist: invented }),
    ...(isCarried && { citesOf: 'its paragraph' }),
    ...(lawWords.length > 0 && {
      lawWords: lawWords.slice(0, MOST_TOLD).map(({ id, text: words }) => ({ id, text: clip(words, LONGEST_WORDS) })),
    }),
  };
}

/** The first that are told of one sentence; a range may cite thousands. */
function firstOf(ids: readonly ProvisionId[], isWanted: (id: ProvisionId) => boolean): ProvisionId[] {
  const first: ProvisionId[] = [];
  for (let at = 0; at < ids.length && first.length < MOST_TOLD; at += 1) if (isWanted(ids[at]!)) first.push(ids[at]!);
  return first;
}
