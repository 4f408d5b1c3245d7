import * as l10n from '@vscode/l10n';
import type { Answer, Outcome, VerdictKind } from '../../src/extension/messages';
import { element, icon } from '../dom';
import { createButton } from '../toolkit';
import { verdictLines, verdictTitle } from './words';

/** What a banner can show: a verdict, or how a question ended without one. */
type Shown = VerdictKind | 'failed' | 'cancelled';

export interface VerdictActions {
  readonly again: () => void;
  /** Leads to a language model. */
  readonly findModel: () => void;
}

const ICONS: Readonly<Record<Shown, string>> = {
  grounded: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5 8.2l2.2 2.2L11.2 6',
  partial: 'M8 1.8 15 14H1zM8 6v4M8 11.6v.8',
  excerpts: 'M3 2.5h10M3 6h10M3 9.5h10M3 13h6',
  abstained: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M3.5 12.5l9-9',
  cancelled: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5 8h6',
  failed: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5.5 5.5l5 5M10.5 5.5l-5 5',
};

/** The verdict in an icon and words, with its reasons; or what came instead of one, with what can be done. */
export function verdictBanner(outcome: Outcome, { again, findModel }: VerdictActions): HTMLElement {
  if (outcome.kind === 'answered') return answeredBanner(outcome.answer, findModel);
  const askAgain = createButton('secondary', l10n.t('Ask Again'), again);
  if (outcome.kind === 'cancelled') return banner('cancelled', l10n.t('Cancelled'), [], askAgain);
  return banner('failed', l10n.t('The question failed'), [outcome.message], askAgain);
}

function answeredBanner(answer: Answer, findModel: () => void): HTMLElement {
  const { kind } = answer.verdict;
  const offer = kind === 'excerpts' ? [createButton('primary', l10n.t('Ask a Language Model'), findModel)] : [];
  return banner(kind, verdictTitle(kind), verdictLines(answer), ...offer);
}

function banner(kind: Shown, title: string, lines: readonly string[], ...buttons: HTMLElement[]): HTMLElement {
  return element(
    'div',
    { class: 'verdict', 'data-verdict': kind },
    icon(ICONS[kind]),
    element('div', {}, element('h2', {}, title), ...lines.map((line) => element('p', {}, line)), ...buttons),
  );
}
