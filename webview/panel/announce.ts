import * as l10n from '@vscode/l10n';
import type { PanelState } from './state';
import { countsOf, stageTitles, verdictTitle } from './words';

/**
 * What a screen reader is told when the state changes: where the corpus has come to another state, that a stage begins,
 * and at the end the verdict with the sentences in sum. Undefined where there is nothing to tell: what streams, and
 * progress that is counted up, would keep it talking.
 */
export function announcementOf(before: PanelState, after: PanelState): string | undefined {
  if (after.outcome !== undefined && after.outcome !== before.outcome) return ending(after);
  if (after.running && after.stage !== undefined && after.stage !== before.stage) {
    return `${stageTitles()[after.stage]} …`;
  }
  return after.corpus.kind === before.corpus.kind ? undefined : after.corpus.line;
}

function ending({ outcome }: PanelState): string {
  if (outcome?.kind === 'failed') return l10n.t('The question failed: {0}', outcome.message);
  if (outcome?.kind !== 'answered') return l10n.t('Cancelled.');
  const { verdict, sentences } = outcome.answer;
  const counts = verdict.kind === 'excerpts' ? '' : countsOf(sentences);
  return `${verdictTitle(verdict.kind)}.${counts === '' ? '' : ` ${counts}.`}`;
}
