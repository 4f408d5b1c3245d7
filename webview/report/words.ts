import * as l10n from '@vscode/l10n';
import type { CheckedSentence, StageFinds, VerdictKind } from '../../src/extension/messages';
import { withPlaces } from '../figure';
import type { Change, Filter } from './rows';

export const filterInWords = (filter: Filter): string =>
  ({
    all: () => l10n.t('all questions'),
    wrong: () => l10n.t('those that are not exactly right'),
    missed: () => l10n.t('those that miss a right provision'),
    abstained: () => l10n.t('those without an answer'),
    changed: () => l10n.t('those that changed'),
  })[filter]();

export const verdictInWords = (verdict: VerdictKind): string =>
  ({
    grounded: () => l10n.t('grounded'),
    partial: () => l10n.t('partly grounded'),
    excerpts: () => l10n.t('excerpts'),
    abstained: () => l10n.t('no answer'),
  })[verdict]();

export const stageInWords = (stage: StageFinds['stage']): string =>
  ({
    retrieve: () => l10n.t('Retrieved'),
    rerank: () => l10n.t('Reranked'),
    select: () => l10n.t('Selected'),
    expand: () => l10n.t('Followed citations to'),
  })[stage]();

export const supportInWords = (support: CheckedSentence['support']): string =>
  ({
    supported: () => l10n.t('Supported'),
    unverified: () => l10n.t('Not verified'),
    contradicted: () => l10n.t('Struck out: the law says otherwise'),
    invented: () => l10n.t('Struck out: cites what is not there'),
  })[support]();

/** "better: provisionF1 0.500 → 1.000" */
export function changeInWords({ metric, before, after }: Change): string {
  const from = withPlaces(before, 3);
  const to = withPlaces(after, 3);
  const isLess = after < before;
  return isLess ? l10n.t('worse: {0} {1} → {2}', metric, from, to) : l10n.t('better: {0} {1} → {2}', metric, from, to);
}
