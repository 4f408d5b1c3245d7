import type { TraceEntry } from '../../src/extension/messages';
import { element, section } from '../dom';
import { STAGE_TITLES } from './words';

/** The most of one stage's detail that is shown, in UTF-16 code units. */
const DETAIL_LIMIT = 20_000;

/** What each stage took in and gave out; written out when it is opened. */
export function traceSection(trace: readonly TraceEntry[]): HTMLElement {
  return section('trace', 'Trace', ...trace.map(toDetails));
}

function toDetails({ stage, elapsedMs, summary, detail }: TraceEntry): HTMLElement {
  const pre = element('pre', { tabindex: '0', 'aria-label': `${STAGE_TITLES[stage]}, as JSON` });
  const title = element('summary', {}, `${STAGE_TITLES[stage]} · ${toTime(elapsedMs)}`);
  const details = element('details', {}, title, element('p', { class: 'hint' }, summary), pre);
  details.addEventListener('toggle', () => {
    if (details.open && pre.textContent === '') pre.textContent = written(detail);
  });
  return details;
}

function toTime(ms: number): string {
  if (ms < 0.1) return 'under 0.1 ms';
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

function written(detail: unknown): string {
  const text = JSON.stringify(detail, null, 2) ?? 'nothing';
  return text.length > DETAIL_LIMIT
    ? `${text.slice(0, DETAIL_LIMIT)}\n… ${text.length - DETAIL_LIMIT} more characters`
    : text;
}
