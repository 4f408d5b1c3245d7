import { nearestHeading } from '../law';
import { parseStringList, type LanguageModel } from '../models';
import type { LegalIndex } from '../search';
import type { PipelineContext } from './context';
import { issuesOf } from './issues';
import { parametricPrompt } from './prompts';

/** A model that lists more provisions than this is not listing what the question needs. */
const MOST_PROVISIONS = 8;
const LONGEST_PROVISION = 4_000;
/** Hits whose headings may become pseudo-provisions of an issue. */
const EXPANDING_HITS = 10;
/** Pseudo-provisions of an issue. */
const MOST_HEADINGS = 3;
/**
 * A heading is another thing that the issue is about only when its best provision scores nearly as high as the best of
 * all; below this share of the best score it is taken for noise.
 */
const LEAST_SHARE = 0.8;

/** What a piece of the evidence is expected to say. */
export interface ParametricProvision {
  /** The query. */
  readonly text: string;
  /** The words in it that a provision must answer to; the rest is background. */
  readonly issue: string;
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
    .map((text) => ({ text, issue: text }));
  return provisions.length > 0 ? { source, provisions } : undefined;
}

/** Replays what was recorded for the question; nothing recorded is the embedded form. */
export function recordedParametric(question: string, { index, recorded = [] }: PipelineContext): ParametricResult {
  return written('recorded', recorded) ?? embeddedParametric(question, index);
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
  return written('model', found) ?? embeddedParametric(question, index);
}

/**
 * Without a model: each issue of the scenario, with its facts, in the corpus's own language, that is once for each
 * heading among the provisions nearest to it (pseudo-relevance feedback on headings).
 */
export function embeddedParametric(question: string, index: LegalIndex): ParametricResult {
  const issues = issuesOf(question);
  const provisions = (issues.length > 0 ? issues : [question]).flatMap((issue) => {
    const background = issue === question ? '' : question;
    return headingsFor(`${issue}\n${background}`, index).map((heading) => ({
      text: [issue, background, heading].join('\n').slice(0, LONGEST_PROVISION),
      issue,
    }));
  });
  return { source: 'embedded', provisions: provisions.slice(0, MOST_PROVISIONS) };
}

/** The headings of the nearest provisions, without repetition, best first; one empty heading when there is none. */
function headingsFor(query: string, index: LegalIndex): string[] {
  const hits = index.search(query, EXPANDING_HITS);
  const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
  const near = hits.filter(({ score }) => score >= least);
  const headings = new Set(near.map(({ ordinal }) => nearestHeading(index.corpus, ordinal)));
  return headings.size > 0 ? [...headings].slice(0, MOST_HEADINGS) : [''];
}
