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
  return distinct(
    candidates.map((list, at) => {
      const [best] = list;
      const answers = list.some(({ features }) => features.issue >= LEAST_COVERAGE);
      return best !== undefined && answers ? { ordinal: best.ordinal, score: best.score, for: at } : undefined;
    }),
  );
}

/**
 * The model names one candidate for each parametric provision, or none (PARSER, KoBLEX section 4.1). Rejects with
 * ModelUnavailableError.
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
    const chosen = choice === undefined ? undefined : list[choice - 1];
    selections.push(chosen && { ordinal: chosen.ordinal, score: chosen.score, for: at });
  }
  return distinct(selections);
}

/** Two parametric provisions may lead to one provision: it is evidence once. */
function distinct(selections: readonly (Selection | undefined)[]): Selection[] {
  const first = new Map<number, Selection>();
  for (const selection of selections) {
    if (selection !== undefined && !first.has(selection.ordinal)) first.set(selection.ordinal, selection);
  }
  return [...first.values()];
}
