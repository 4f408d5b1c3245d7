import * as l10n from '@vscode/l10n';
import { referenceOptions, resolveReferences, tuningOf } from '../../search';
import { SHOWN } from './asking';
import { answering } from './baseline';
import { PROMPTS } from './prompts';

/** Provisions shown at most, those that others refer to included. */
const MOST_SHOWN = 2 * SHOWN;

/**
 * LegalRef (NitiBench: Akarajaradwong et al. 2025, section 3.2): one-time retrieval, each provision followed by what it refers
 * to, recursively ({@link resolveReferences}), and an answer from all of them. Departs from it in that at most twenty are
 * shown, and in that citations are resolved by the citation graph of any language.
 */
export const legalRef = answering(
  {
    name: 'legalref',
    summary: () => l10n.t('the model answers from the best hits and what they refer to (LegalRef)'),
    tuning: ['references.depth', 'references.budget'],
  },
  async (asking) => {
    const hits = (await asking.search(asking.question)).slice(0, SHOWN);
    const referred = resolveReferences(hits, asking.index, referenceOptions(tuningOf(asking.context.tuning)));
    const shown = asking.show(referred.slice(0, MOST_SHOWN).map(({ ordinal }) => ordinal));
    return asking.ask(PROMPTS.standardShown, [...shown, asking.questionBlock()]);
  },
);
