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

/** The least share of a written provision's information that its best match holds. */
const LEAST_WRITTEN = 0.35;

/**
 * What a model wrote may say one thing twice: each parametric provision takes its best candidate, none twice. And it may
 * list one too many: a provision that the corpus holds less than a third of is one that it does not have, unless there
 * is no better.
 */
export function bestSelection(candidates: readonly (readonly Candidate[])[]): Selection[] {
  const best = candidates.map((list, at) => bestOf(list, at));
  const held = best.map((selection, at) =>
    (candidates[at]![0]?.coverage ?? 0) >= LEAST_WRITTEN ? selection : undefined,
  );
  const selections = distinct(held);
  return selections.length > 0 ? selections : distinct(best).slice(0, 1);
}

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

const bestOf = (list: readonly Candidate[], at: number): Selection | undefined =>
  list[0] !== undefined && answersIssue(list) ? selectionOf(list[0], at) : undefined;

export function selectionOf({ ordinal, score }: Candidate, at: number): Selection {
  return { ordinal, score, for: at };
}

/** Two parametric provisions may lead to one provision: it is evidence once. */
function distinct(selections: readonly (Selection | undefined)[]): Selection[] {
  const first = new Map<number, Selection>();
  for (const selection of selections) {
    if (selection !== undefined && !first.has(selection.ordinal)) first.set(selection.ordinal, selection);
  }
  return [...first.values()];
}
