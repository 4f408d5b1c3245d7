import * as l10n from '@vscode/l10n';
import type { TraceEntry } from '../../src/extension/messages';
import { element, section } from '../dom';
import { figure, withPlaces } from '../figure';
import { stageTitles } from './words';

/** The most of one stage's detail that is shown, in UTF-16 code units. */
const DETAIL_LIMIT = 20_000;

/** What each stage took in and gave out; written out when it is opened. */
export function traceSection(trace: readonly TraceEntry[]): HTMLElement {
  return section('trace', l10n.t('Trace'), ...trace.map(toDetails));
}

function toDetails({ stage, elapsedMs, summary, detail }: TraceEntry): HTMLElement {
  const pre = element('pre', { tabindex: '0', 'aria-label': l10n.t('{0}, as JSON', stageTitles()[stage]) });
  const title = element('summary', {}, `${stageTitles()[stage]} · ${toTime(elapsedMs)}`);
  const details = element('details', {}, title, element('p', { class: 'hint' }, summary), pre);
  details.addEventListener('toggle', () => {
    if (details.open && pre.textContent === '') pre.textContent = written(detail);
  });
  return details;
}

function toTime(ms: number): string {
  if (ms < 0.1) return l10n.t('under {0} ms', withPlaces(0.1, 1));
  return l10n.t('{0} ms', ms < 10 ? withPlaces(ms, 1) : figure(Math.round(ms)));
}

function written(detail: unknown): string {
  const text = JSON.stringify(detail, null, 2) ?? 'null';
  return text.length > DETAIL_LIMIT
    ? `${text.slice(0, DETAIL_LIMIT)}\n${l10n.t('… {0} more characters', figure(text.length - DETAIL_LIMIT))}`
    : text;
}
