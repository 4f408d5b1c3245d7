import * as l10n from '@vscode/l10n';
import type { Corpus } from '../../law';
import { estimatedTokens } from '../../models';
import { block, quotedProvision, written } from '../../pipeline';
import type { Asking } from './asking';
import { answering } from './baseline';
import { PROMPTS } from './prompts';

/** What is assumed where nobody says how many tokens the model takes. */
const ASSUMED_TOKENS = 32_768;
/** Of the window for law: tokens are estimated, and question and answer want room, too. */
const SHARE = 0.7;
/** What a tag and a line cost beside the text of a provision, in tokens. */
const AROUND = 12;
/** Hits that are looked at where not all fits: more than fit a window of a million tokens. */
const MOST_HITS = 10_000;

/**
 * Long context, without retrieval (as NitiBench's long-context setting, Akarajaradwong et al. 2025; Lee et al. 2024, "Can
 * long-context language models subsume retrieval, RAG, SQL, and more?"): the whole corpus stands in the prompt, in its order.
 *
 * Departs from it where the corpus does not fit the window that the model states, or 32,768 tokens where it states none: then
 * as much of it stands there as fits, best hits of the question first, in the order of the corpus again. Provisions are cited by
 * their labels, since a number for each would have to be found again over a whole corpus.
 */
export const longContext = answering(
  { name: 'long-context', summary: () => l10n.t('the model answers from as much of the corpus as it takes') },
  async (asking) => {
    const fitting = await fittingProvisions(asking);
    const { corpus } = asking.index;
    const law = fitting.map((ordinal) => block('provision', written(quotedProvision(corpus, ordinal))));
    return asking.ask(PROMPTS.standard, [...law, asking.questionBlock()]);
  },
);

/** Provisions that fit, in the order of the corpus: all with a text, or the best hits of the question. */
async function fittingProvisions(asking: Asking): Promise<number[]> {
  const { corpus } = asking.index;
  const budget = (asking.contextTokens ?? ASSUMED_TOKENS) * SHARE;
  const whole = withinBudget(allWithText(corpus), corpus, budget);
  if (whole.isAll) return whole.ordinals;
  const best = await asking.search(asking.question);
  const further = asking.index.search(asking.question, MOST_HITS);
  const ranked = [...new Set([...best, ...further].map(({ ordinal }) => ordinal))];
  return withinBudget(ranked, corpus, budget).ordinals.sort((a, b) => a - b);
}

function* allWithText(corpus: Corpus): Generator<number> {
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) if (corpus.hasText(ordinal)) yield ordinal;
}

/** The first that fit together, and whether that is all. */
function withinBudget(
  ordinals: Iterable<number>,
  corpus: Corpus,
  budget: number,
): { readonly ordinals: number[]; readonly isAll: boolean } {
  const fitting: number[] = [];
  let left = budget;
  for (const ordinal of ordinals) {
    left -= estimatedTokens(corpus.text(ordinal)) + AROUND;
    if (left < 0) return { ordinals: fitting, isAll: false };
    fitting.push(ordinal);
  }
  return { ordinals: fitting, isAll: true };
}
