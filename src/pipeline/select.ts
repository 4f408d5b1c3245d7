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

/** Without a model: the best candidate of each parametric provision, or none. */
export function embeddedSelection(candidates: readonly (readonly Candidate[])[]): Selection[] {
  return distinct(candidates.map((list, at) => selectionOf(bestOf(list), at)));
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
      parametric[at]!.text,
      list.map(({ ordinal }) => quotedProvision(index.corpus, ordinal)),
    );
    const reply = await model.complete({ messages, maxTokens: 200, temperature: 0 }, undefined, signal);
    const choice = parseChoice(reply, list.length);
    selections.push(selectionOf(choice === undefined ? bestOf(list) : list[choice - 1], at));
  }
  return distinct(selections);
}

/** The best candidate, where one of the list holds enough of the issue. */
function bestOf(list: readonly Candidate[]): Candidate | undefined {
  return list.some(({ features }) => features.issue >= LEAST_COVERAGE) ? list[0] : undefined;
}

function selectionOf(candidate: Candidate | undefined, at: number): Selection | undefined {
  return candidate && { ordinal: candidate.ordinal, score: candidate.score, for: at };
}

/** Two parametric provisions may lead to one provision: it is evidence once. */
function distinct(selections: readonly (Selection | undefined)[]): Selection[] {
  const first = new Map<number, Selection>();
  for (const selection of selections) {
    if (selection !== undefined && !first.has(selection.ordinal)) first.set(selection.ordinal, selection);
  }
  return [...first.values()];
}
