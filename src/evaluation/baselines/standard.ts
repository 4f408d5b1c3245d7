import * as l10n from '@vscode/l10n';
import { answering } from './baseline';
import { SHOWN } from './asking';
import { finalAnswer } from './finalAnswer';
import { PROMPTS } from './prompts';

/**
 * Standard prompting (Brown et al. 2020, "Language models are few-shot learners"): the question, and the answer from what the
 * model remembers. Departs from it in showing no examples, which models that follow instructions do without.
 */
export const standard = answering(
  { name: 'standard', summary: () => l10n.t('the model answers from memory'), retrieves: false },
  (asking) => asking.ask(PROMPTS.standard, [asking.questionBlock()]),
);

/**
 * The same with one-time retrieval (Lewis et al. 2020, "Retrieval-augmented generation for knowledge-intensive NLP tasks"; so
 * called in KoBLEX, section 5.1): the first ten hits of the question are shown. Departs from it in that the retriever is not
 * trained with the model.
 */
export const standardWithRetrieval = answering(
  { name: 'standard+retrieval', summary: () => l10n.t('the model answers from the best hits of the question') },
  async (asking) => {
    const hits = await asking.search(asking.question);
    const shown = asking.show(hits.slice(0, SHOWN).map(({ ordinal }) => ordinal));
    return asking.ask(PROMPTS.standardShown, [...shown, asking.questionBlock()]);
  },
);

/**
 * Chain of thought (Wei et al. 2022, "Chain-of-thought prompting elicits reasoning in large language models"): steps first,
 * then the answer. Departs from it in showing no examples (as in Kojima et al. 2022, "Large language models are zero-shot
 * reasoners"). Steps without an answer behind them are no answer.
 */
export const cot = answering(
  { name: 'cot', summary: () => l10n.t('the model reasons step by step, then answers, from memory'), retrieves: false },
  async (asking) => finalAnswer(await asking.ask(PROMPTS.cot, [asking.questionBlock()])),
);

/** Chain of thought with one-time retrieval: as {@link cot} and {@link standardWithRetrieval} together. */
export const cotWithRetrieval = answering(
  { name: 'cot+retrieval', summary: () => l10n.t('the model reasons step by step over the best hits, then answers') },
  async (asking) => {
    const hits = await asking.search(asking.question);
    const shown = asking.show(hits.slice(0, SHOWN).map(({ ordinal }) => ordinal));
    return finalAnswer(await asking.ask(PROMPTS.cotShown, [...shown, asking.questionBlock()]));
  },
);
