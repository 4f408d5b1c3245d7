import * as l10n from '@vscode/l10n';
import { expanding } from './baseline';
import { PROMPTS } from './prompts';

/**
 * Structured reasoning as query expansion (Zheng et al. 2025, "A reasoning-focused legal retrieval benchmark", which brings Bar
 * Exam QA and Housing Statute QA): the model reasons as a lawyer does before looking the law up, and what it wrote is searched
 * for together with the question. Departs from it: no examples, and the retriever is ours.
 */
export const structuredReasoning = expanding(
  {
    name: 'structured-reasoning',
    summary: () => l10n.t('the question searched for with what the model reasons of its issues and rules'),
  },
  (asking) => asking.ask(PROMPTS.reasoningQuery, [asking.questionBlock()]),
);

/** Paraphrases as query expansion, the first baseline of the same paper: the question said in other words, and searched for. */
export const paraphrase = expanding(
  { name: 'paraphrase', summary: () => l10n.t('the question searched for with paraphrases of the model') },
  (asking) => asking.ask(PROMPTS.paraphraseQuery, [asking.questionBlock()]),
);

/** Chain of thought as query expansion, the second baseline of the same paper: steps and answer are searched for. */
export const cotExpansion = expanding(
  {
    name: 'cot-expansion',
    summary: () => l10n.t('the question searched for with the steps of the model to an answer'),
  },
  (asking) => asking.ask(PROMPTS.cotQuery, [asking.questionBlock()]),
);
