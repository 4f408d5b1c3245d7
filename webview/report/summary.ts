import * as l10n from '@vscode/l10n';
import type { ReportView } from '../../src/extension/messages';
import { figure } from '../figure';

const percent = (share: number): string => figure(share, { style: 'percent', maximumFractionDigits: 1 });

/** What the figures say to a reader who knows no metric; only of what was measured. */
export function summaryOf({ metrics }: Pick<ReportView, 'metrics'>): string[] {
  const found = metrics['multiHit@10'];
  const exact = metrics['provisionEM'];
  const { grounded, groundedPrecision, abstained } = metrics;
  const sentences: string[] = [];
  if (found !== undefined) {
    sentences.push(
      l10n.t('For {0} of the questions with right provisions, all of these stand among the first ten.', percent(found)),
    );
  }
  if (exact !== undefined) {
    sentences.push(l10n.t('For {0}, exactly the right provisions are named.', percent(exact)));
  }
  if (grounded !== undefined) {
    sentences.push(l10n.t('For {0} of the questions the answer is called grounded.', percent(grounded)));
  }
  if (groundedPrecision !== undefined) {
    sentences.push(l10n.t('Of these, {0} quote a right provision.', percent(groundedPrecision)));
  }
  if (abstained !== undefined && abstained > 0) {
    sentences.push(l10n.t('To {0} of the questions no answer is given.', percent(abstained)));
  }
  return sentences;
}
