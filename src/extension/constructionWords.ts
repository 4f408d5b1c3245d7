import * as l10n from '@vscode/l10n';
import type { Construction } from '../evaluation';
import { refusalWords, type Refusal } from '../evaluation/construction/refusals';

/** How many questions were written, and why others were not. */
export function constructionWords(constructions: readonly Construction[]): string {
  const written = constructions.reduce((sum, { items }) => sum + items.length, 0);
  const refused = new Map<Refusal, number>();
  for (const [why, count] of constructions.flatMap((one) => Object.entries(one.refused) as [Refusal, number][])) {
    refused.set(why, (refused.get(why) ?? 0) + count);
  }
  const left = [...refused].map(([why, count]) => l10n.t('{0} left out: {1}.', count, refusalWords(why)));
  return [writtenWords(written), ...left].join(' ');
}

function writtenWords(written: number): string {
  if (written === 0) return l10n.t('No question was written.');
  return written === 1
    ? l10n.t('1 question was written: accept it above its line once you have read it.')
    : l10n.t('{0} questions were written: accept each above its line once you have read it.', written);
}
