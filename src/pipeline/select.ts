import { parseChoice, type LanguageModel } from '../models';
import type { LegalIndex } from '../search';
import { quotedProvision } from './evidence';
import type { ParametricProvision } from './parametric';
import { selectPrompt } from './prompts';
import type { Candidate } from './rerank';

/** One provision chosen for one parametric provision. */
export interface Selection {
  readonly ordinal: number;
  readonly score: number;
  /** The index of the parametric provision. */
  readonly for: number;
}

/**
 * Below this share of the issue's information a candidate is a coincidence of common words. Nine in ten questions put
 * to the corpus they were written for have a candidate above it, one in twenty put to law of another field.
 */
const LEAST_COVERAGE = 0.18;

/**
 * The model names one candidate for each parametric provision, or none (PARSER, KoBLEX section 4.1). A reply that
 * names neither leaves the choice to the embedded form. Rejects with ModelUnavailableError.
 */
export async function modelSelection(
  parametric: readonly ParametricProvision[],
  candidates: readonly (readonly Candidate[])[],
  index: LegalIndex,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<Selection[]> {
  const selections: (Selection | undefined)[] = [];
  for (const [at, list] of candidates.entries()) {
    if (list.length === 0) continue;
    const messages = selectPrompt(
      parametric[at]!.issue,
      list.map(({ ordinal }) => quotedProvision(index.corpus, ordinal)),
    );
    const reply = await model.complete({ messages, maxTokens: 200, temperature: 0 }, undefined, signal);
    const choice = parseChoice(reply, list.length);
    const chosen = choice === undefined ? undefined : list[choice - 1];
    if (choice === undefined) selections.push(bestOf(list, at));
    else if (chosen !== undefined) selections.push(selectionOf(chosen, at));
  }
  return distinct(selections);
}

/** Whether a candidate of the list holds enough of the issue. */
export const answersIssue = (list: readonly Candidate[]): boolean =>
  list.some(({ coverage }) => coverage >= LEAST_COVERAGE);

/** The best candidate for a parametric provision, where one holds enough of it. */
export const bestOf = (list: readonly Candidate[], at: number): Selection | undefined =>
  list[0] !== undefined && answersIssue(list) ? selectionOf(list[0], at) : undefined;

export function selectionOf({ ordinal, score }: Candidate, at: number): Selection {
  return { ordinal, score, for: at };
}

/** Two parametric provisions may lead to one provision: it is evidence once. */
export function distinct(selections: readonly (Selection | undefined)[]): Selection[] {
  const first = new Map<number, Selection>();
  for (const selection of selections) {
    if (selection !== undefined && !first.has(selection.ordinal)) first.set(selection.ordinal, selection);
  }
  return [...first.values()];
}
