import type { ChatMessage } from '../models';
import { block, clip, clipTokens, DATA_RULE, questionBlock, written, type QuotedProvision } from './promptParts';

/** Bounds of what a prompt quotes, in UTF-16 code units; a Korean character costs a model about one token. */
const LONGEST_PARAMETRIC = 2_000;
const LONGEST_CANDIDATE = 800;
/** In tokens. */
const LONGEST_LEAD = 300;
const LONGEST_LABELS = 400;

/**
 * Asks which statutory clauses a question turns on, as a JSON list of strings (the generation of parametric
 * provisions, KoBLEX section 4.1).
 */
export function parametricPrompt(question: string): ChatMessage[] {
  return [
    {
      role: 'system',
      content: [
        'You know statute law. Given a question, write down the statutory clauses that a lawyer would expect to decide it.',
        'Write each clause the way the statute book prints it: the name of the act, the number, the heading in brackets, then the wording as you remember it.',
        'One entry for each clause that is needed and none for background; usually one to three. When one clause rests on another, list both.',
        'Write in the language of the question.',
        'Reply with a JSON list of strings and nothing else. When no statute could decide the question, reply [].',
        DATA_RULE,
      ].join('\n'),
    },
    { role: 'user', content: `${questionBlock(question)}\n\nJSON list:` },
  ];
}

/**
 * Asks which candidate, by its number from 1, is the provision that a parametric provision describes; 0 for none
 * (selection, KoBLEX section 4.1).
 *
 * @param candidates best first.
 */
export function selectPrompt(parametric: string, candidates: readonly QuotedProvision[]): ChatMessage[] {
  const list = candidates.map((candidate, at) =>
    block('candidate', clip(written(candidate), LONGEST_CANDIDATE), { number: at + 1 }),
  );
  return [
    {
      role: 'system',
      content: [
        'You compare provisions. You get one expected provision, written from memory, and numbered candidates out of the statute book.',
        'Name the one candidate that lays down the same rule. Its number and wording may differ from what was remembered; what it orders must not.',
        'Reply with the number of that candidate and nothing else, or with 0 when none of them lays down that rule.',
        DATA_RULE,
      ].join('\n'),
    },
    {
      role: 'user',
      content: [block('expected', clip(parametric, LONGEST_PARAMETRIC)), ...list, 'Number:'].join('\n\n'),
    },
  ];
}

/** Candidates of one article or section, with what its text begins with where that is no candidate itself. */
export interface CandidateGroup {
  readonly lead?: QuotedProvision;
  readonly candidates: readonly QuotedProvision[];
}

/** What a selection of provisions is asked for. */
export interface SelectionMaterial {
  readonly question: string;
  /** What was expected, or is still missing. */
  readonly expected: readonly string[];
  /** Numbered through, from 1. */
  readonly groups: readonly CandidateGroup[];
  /** Labels of what was chosen before, in an earlier round. */
  readonly chosen: readonly string[];
}

/** The form of the reply to {@link wholeSelectPrompt}. */
export const SELECTION_SCHEMA = {
  name: 'selection',
  schema: {
    type: 'object',
    properties: {
      clauses: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            clause: { type: 'integer' },
            candidates: { type: 'array', items: { type: 'integer' } },
          },
          required: ['clause', 'candidates'],
          additionalProperties: false,
        },
      },
      missing: { type: 'array', items: { type: 'string' } },
    },
    required: ['clauses', 'missing'],
    additionalProperties: false,
  },
} as const;

/**
 * Asks which candidates decide a question, several for an expected clause or none, and what rule is still missing. All in
 * one request: a clause that was remembered as a whole article stands in the statute book as several paragraphs, and
 * which of them are needed only the question tells.
 */
export function wholeSelectPrompt({ question, expected, groups, chosen }: SelectionMaterial): ChatMessage[] {
  let number = 0;
  const list = groups.flatMap(({ lead, candidates }) => [
    ...(lead === undefined ? [] : [block('lead', clipTokens(written(lead), LONGEST_LEAD))]),
    ...candidates.map((candidate) => block('candidate', written(candidate), { number: (number += 1) })),
  ]);
  const clauses = expected.map((text, at) => block('expected', clip(text, LONGEST_PARAMETRIC), { number: at + 1 }));
  return [
    {
      role: 'system',
      content: [
        'You choose the provisions that decide a legal question. You get the question, clauses that were expected from memory, and numbered candidates out of the statute book.',
        'For each expected clause name every candidate that lays down a rule which the answer needs: the rule itself, and a condition, exception, definition or consequence that the facts touch. A clause remembered as one may be several candidates, or none. Its number and wording may differ from what was remembered; what it orders must not.',
        'Name under clause 0 a candidate that the question needs and no clause expected. Name none that is only near.',
        'Under "missing" write each rule that the answer needs and no candidate lays down, worded as a statute would; most often there is none.',
        'Reply with JSON and nothing else: {"clauses": [{"clause": 1, "candidates": [2, 3]}], "missing": []}',
        DATA_RULE,
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        questionBlock(question),
        ...clauses,
        ...(chosen.length === 0 ? [] : [block('chosen', clipTokens(chosen.join('\n'), LONGEST_LABELS))]),
        ...list,
        'JSON:',
      ].join('\n\n'),
    },
  ];
}
