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
  /** What else is known of it: the facts of the scenario. Empty for a provision that a model wrote out. */
  readonly background: string;
}

export interface ParametricResult {
  readonly source: 'recorded' | 'model' | 'embedded';
  /** At least one. */
  readonly provisions: readonly ParametricProvision[];
}

/** What a model wrote, as queries: every word of a provision counts. Undefined when it wrote nothing. */
function written(source: 'recorded' | 'model', texts: readonly string[]): ParametricResult | undefined {
  const distinct = [...new Set(texts.map((text) => text.trim().slice(0, LONGEST_PROVISION)))];
  const provisions = distinct
    .filter((text) => text !== '')
    .slice(0, MOST_PROVISIONS)
    .map((issue) => ({ issue, background: '' }));
  return provisions.length > 0 ? { source, provisions } : undefined;
}

/** Replays what was recorded for the question; nothing recorded is the embedded form. */
export function recordedParametric(question: string, recorded: readonly string[]): ParametricResult {
  return written('recorded', recorded) ?? embeddedParametric(question);
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
  return written('model', found) ?? embeddedParametric(question);
}

/** Without a model: each issue of the scenario, with the whole scenario as its background. */
export function embeddedParametric(question: string): ParametricResult {
  const issues = issuesOf(question);
  const background = question.slice(0, LONGEST_PROVISION);
  const provisions = issues.map((issue) => ({
    issue: issue.slice(0, LONGEST_PROVISION),
    background: issue === question ? '' : background,
  }));
  return {
    source: 'embedded',
    provisions: provisions.length > 0 ? provisions : [{ issue: background, background: '' }],
  };
}
