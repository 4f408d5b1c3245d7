import { parseStringList, type LanguageModel } from '../models';
import type { LegalIndex } from '../search';
import { issuesOf } from './issues';
import { parametricPrompt } from './prompts';

/** A model that lists more provisions than this is not listing what the question needs. */
const MOST_PROVISIONS = 8;
const LONGEST_PROVISION = 4_000;

/** What a piece of the evidence is expected to say. */
export interface ParametricProvision {
  /** What a provision must answer to. */
  readonly issue: string;
  /** What else is known of it: the question as a whole. Empty where the issue is the question. */
  readonly background: string;
  /** How much a word of the issue counts against one of the background. */
  readonly issueWeight: number;
  /** Its parts that ask: a provision that holds next to nothing of any of them is beside the point, facts or no facts. */
  readonly asks: readonly string[];
  /** What the corpus says near it, as a provision might ({@link pseudoProvision}). */
  readonly pseudo?: string;
}

export interface ParametricResult {
  readonly source: 'recorded' | 'model' | 'embedded';
  /** At least one. */
  readonly provisions: readonly ParametricProvision[];
}

/** A clause of the question says what is asked, the question what it is asked of. */
const CLAUSE_WEIGHT = 2;
/** A provision that a model wrote out is nearly the text that is looked for; the question keeps a wrong one in bounds. */
const WRITTEN_WEIGHT = 4;

/** What a model wrote, as queries. Undefined when it wrote nothing. */
function written(
  source: 'recorded' | 'model',
  question: string,
  texts: readonly string[],
): ParametricResult | undefined {
  const distinct = [...new Set(texts.map((text) => text.trim().slice(0, LONGEST_PROVISION)))];
  const provisions = distinct
    .filter((text) => text !== '')
    .slice(0, MOST_PROVISIONS)
    .map((issue) => writtenProvision(question, issue));
  return provisions.length > 0 ? { source, provisions } : undefined;
}

/** A clause in the words of a statute, as a query. */
export const writtenProvision = (question: string, issue: string): ParametricProvision => ({
  issue,
  background: question.slice(0, LONGEST_PROVISION),
  issueWeight: WRITTEN_WEIGHT,
  asks: [issue],
});

/** Replays what was recorded for the question; nothing recorded is the embedded form. */
export function recordedParametric(question: string, recorded: readonly string[]): ParametricResult {
  return written('recorded', question, recorded) ?? embeddedParametric(question);
}

/**
 * The provisions that a model expects (PARSER, KoBLEX section 4.1). A reply without any, or of which no word stands in
 * the corpus, is the embedded form. Rejects with ModelUnavailableError.
 */
export async function modelParametric(
  question: string,
  index: LegalIndex,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<ParametricResult> {
  const request = { messages: parametricPrompt(question), maxTokens: 1_500, temperature: 0 };
  const reply = await model.complete(request, undefined, signal);
  const found = parseStringList(reply).filter((text) => index.search(text, 1).length > 0);
  return written('model', question, found) ?? embeddedParametric(question);
}

/** The question as its only issue. */
export const whole = (question: string): ParametricProvision => ({
  issue: question.slice(0, LONGEST_PROVISION),
  background: '',
  issueWeight: 1,
  asks: clausesOf(question),
});

const clausesOf = (question: string): string[] => issuesOf(question).map((issue) => issue.slice(0, LONGEST_PROVISION));

/** Without a model: each issue of the scenario, with the whole scenario as its background. */
export function embeddedParametric(question: string): ParametricResult {
  const background = question.slice(0, LONGEST_PROVISION);
  const provisions = clausesOf(question).map((issue) => ({
    issue,
    background: issue === background ? '' : background,
    issueWeight: CLAUSE_WEIGHT,
    asks: [issue],
  }));
  return {
    source: 'embedded',
    provisions: provisions.length > 0 ? provisions : [whole(question)],
  };
}
