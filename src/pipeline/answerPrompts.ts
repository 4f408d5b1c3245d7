import type { ChatMessage } from '../models';
import { block, DATA_RULE, provisionBlocks, questionBlock, type QuotedProvision } from './promptParts';

/** What the provisions of one request cost together at most. Tokens. */
const LONGEST_EVIDENCE = 8_000;

/** How an answer is written down: `json` where a server can be held to a schema, `lines` elsewhere. */
export type AnswerForm = 'json' | 'lines';

const strings = { type: 'array', items: { type: 'string' } } as const;
const numbers = { type: 'array', items: { type: 'integer' } } as const;

/** The form of the reply to {@link answerPrompt} as JSON. */
export const ANSWER_SCHEMA = {
  name: 'answer',
  schema: {
    type: 'object',
    properties: {
      sentences: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string' }, provisions: numbers, law: strings, facts: strings },
          required: ['text', 'provisions', 'law', 'facts'],
          additionalProperties: false,
        },
      },
      missing: strings,
    },
    required: ['sentences', 'missing'],
    additionalProperties: false,
  },
} as const;

const ANSWER_RULES = [
  'You answer a legal question from the numbered provisions below and from nothing else. What you remember of the law does not count.',
  'Answer in the language of the question, in a few short sentences, the conclusion first. Each sentence says one thing.',
  "Apply the provisions to the facts, and keep to the provisions' own words for conditions, numbers, periods and exceptions.",
];

const FORMS: Readonly<Record<AnswerForm, readonly string[]>> = {
  json: [
    'Reply with JSON and nothing else: {"sentences": [{"text": "...", "provisions": [1], "law": ["..."], "facts": ["..."]}], "missing": []}',
    '"provisions" are the numbers of all provisions that the sentence rests on; write no sentence without one.',
    '"law" are the words of those provisions that carry the sentence, copied letter by letter: the shortest that show the rule, its number or exception included.',
    '"facts" are the words of the question that the rule is applied to, copied letter by letter; empty where the sentence states the rule alone.',
    '"missing" names each rule or authority that part of the question turns on and the provisions do not lay down; most often there is none. When the provisions do not answer at all, leave "sentences" empty.',
  ],
  lines: [
    'Write each sentence on a line of its own and end it with the number of each provision that it rests on, in square brackets: [1] or [1][2]. Write no sentence without one.',
    'Under each sentence write the words that carry it, copied letter by letter between quotation marks, each on a line of its own:',
    'LAW: "the shortest words of those provisions that show the rule, its number or exception included"',
    'FACT: "the words of the question that the rule is applied to"',
    'Leave the line FACT out where the sentence states the rule alone.',
    'When the provisions leave a part of the question open, end with a line MISSING: and the rule or authority that is missing. When they do not answer at all, reply with the exact word ABSTAIN, a colon, and the rule or authority that is missing.',
    'No introduction, no headings, no list of sources.',
  ],
};

/** Asks for an answer from the provisions alone; `readAnswer`, which numbers them alike, from 1, reads the reply. */
export function answerPrompt(
  question: string,
  provisions: readonly QuotedProvision[],
  form: AnswerForm = 'lines',
): ChatMessage[] {
  return [
    { role: 'system', content: [...ANSWER_RULES, ...FORMS[form], DATA_RULE].join('\n') },
    {
      role: 'user',
      content: [
        ...provisionBlocks(provisions, LONGEST_EVIDENCE),
        questionBlock(question),
        form === 'json' ? 'JSON:' : 'Answer:',
      ].join('\n\n'),
    },
  ];
}

/** A sentence of an answer with the numbers, from 1, of the provisions that it cites. */
export interface CitingSentence {
  readonly text: string;
  readonly provisions: readonly number[];
}

/** What a request about the sentences of an answer is made of. */
export interface SentenceMaterial {
  readonly question: string;
  readonly provisions: readonly QuotedProvision[];
  readonly sentences: readonly CitingSentence[];
}

/** The form of the reply to {@link wordsPrompt}. */
export const WORDS_SCHEMA = listSchema('words', {
  sentence: { type: 'integer' },
  law: strings,
  facts: strings,
});

/** Asks for the words that carry sentences which came without. */
export function wordsPrompt(material: SentenceMaterial): ChatMessage[] {
  return aboutSentences(material, [
    'You get a legal question, numbered provisions, and numbered sentences that answer it, each with the numbers of the provisions that it cites.',
    'For each sentence copy, letter by letter, the shortest words of its provisions that carry it ("law") and the words of the question that they are applied to ("facts"). Copy nothing where nothing carries it.',
    'Reply with JSON and nothing else: {"words": [{"sentence": 1, "law": ["..."], "facts": ["..."]}]}',
  ]);
}

/** The form of the reply to {@link secondReaderPrompt}. */
export const READINGS_SCHEMA = listSchema('readings', {
  sentence: { type: 'integer' },
  words: strings,
  carried: { type: 'boolean' },
  why: { type: 'string' },
});

/** Asks to refute an answer, sentence by sentence, with the exact words for it or against it. */
export function secondReaderPrompt(material: SentenceMaterial): ChatMessage[] {
  return aboutSentences(material, [
    "You check another's answer to a legal question and try to refute it. You get the question with its facts, numbered provisions, and the numbered sentences of the answer, each with the numbers of the provisions that it cites.",
    'A sentence is carried when the provisions that it cites, applied to the facts of the question, bear out all that it says. What follows from rule and facts is carried, in whatever words; what may be true but does not stand in these provisions is not.',
    'Look for what is wrong: a number, amount, period or date; may for must; a negation; who owes what to whom; a condition dropped or added; an exception left out or made the rule; a provision that says something else; facts that are not those of the question.',
    '"words" are the exact words, copied letter by letter from the cited provisions or the question, that carry the sentence or that it goes against; at least once words of a provision. "why" says in one line what is wrong, and is empty where nothing is.',
    'Reply with JSON and nothing else: {"readings": [{"sentence": 1, "words": ["..."], "carried": true, "why": ""}]}, one reading for each sentence.',
  ]);
}

function aboutSentences(
  { question, provisions, sentences }: SentenceMaterial,
  rules: readonly string[],
): ChatMessage[] {
  const list = sentences.map(({ text, provisions: cited }, at) =>
    block('sentence', text, { number: at + 1, cites: cited.join(' ') }),
  );
  return [
    { role: 'system', content: [...rules, DATA_RULE].join('\n') },
    {
      role: 'user',
      content: [...provisionBlocks(provisions, LONGEST_EVIDENCE), questionBlock(question), ...list, 'JSON:'].join(
        '\n\n',
      ),
    },
  ];
}

/** A list of objects that have all of these properties, under one name. */
function listSchema(name: string, properties: Readonly<Record<string, object>>) {
  const items = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return {
    name,
    schema: {
      type: 'object',
      properties: { [name]: { type: 'array', items } },
      required: [name],
      additionalProperties: false,
    },
  } as const;
}
