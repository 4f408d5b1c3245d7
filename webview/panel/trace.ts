import * as l10n from '@vscode/l10n';
import type { Evidence, TraceEntry } from '../../src/extension/messages';
import { element, section } from '../dom';
import { figure, withPlaces } from '../figure';
import { createButton } from '../toolkit';
import { outlineOf, type OutlineLine } from './traceOutline';
import { stageTitles } from './words';

/** The most of one stage's JSON that is shown, in UTF-16 code units; all of it is copied. */
const JSON_LIMIT = 20_000;

/** What each stage took in and gave out, folded away; written when it is opened. */
export function traceSection(
  trace: readonly TraceEntry[],
  evidence: readonly Evidence[],
  copy: (text: string) => void,
): HTMLElement {
  const stages = trace.map((entry) =>
    folded(
      [`${stageTitles()[entry.stage]} · ${toTime(entry.elapsedMs)}`],
      () => [
        element('p', { class: 'hint' }, entry.summary),
        ...linesOf(outlineOf(entry, trace, evidence) ?? []),
        ...jsonOf(entry, copy),
      ],
      { 'data-stage': entry.stage },
    ),
  );
  return section('trace', l10n.t('Trace'), ...stages);
}

/** As a list: the first that has something below it is open, the others are folded. */
function linesOf(lines: readonly OutlineLine[]): HTMLElement[] {
  if (lines.length === 0) return [];
  const first = lines.findIndex((line) => line.lines !== undefined);
  const items = lines.map((line, at) => {
    const note =
      line.note === undefined || line.note === '' ? [] : [' · ', element('span', { class: 'hint' }, line.note)];
    const words = [element('span', {}, line.text), ...note];
    const { lines: below } = line;
    if (below === undefined) return element('li', {}, ...words);
    const item = folded(words, () => linesOf(below));
    item.open = at === first;
    return element('li', {}, item);
  });
  return [element('ol', { class: 'outline' }, ...items)];
}

/** For programs, and for what the lists leave out. */
function jsonOf({ stage, detail }: TraceEntry, copy: (text: string) => void): HTMLElement[] {
  const title = stageTitles()[stage];
  const json = JSON.stringify(detail, null, 2) ?? 'null';
  const button = createButton('secondary', l10n.t('Copy JSON'), () => copy(json));
  button.setAttribute('aria-label', l10n.t('Copy JSON of {0}', title));
  const shown = (): HTMLElement[] => [
    element('div', { class: 'buttons' }, button),
    element('pre', { tabindex: '0', role: 'region', 'aria-label': l10n.t('{0}, as JSON', title) }, cut(json)),
  ];
  return [folded([l10n.t('As JSON')], shown)];
}

/** What is written when it is opened for the first time. */
function folded(
  title: readonly (Node | string)[],
  content: () => readonly HTMLElement[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLDetailsElement {
  const details = element('details', attributes, element('summary', {}, ...title));
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(...content());
  });
  return details;
}

function toTime(ms: number): string {
  if (ms < 0.1) return l10n.t('under {0} ms', withPlaces(0.1, 1));
  return l10n.t('{0} ms', ms < 10 ? withPlaces(ms, 1) : figure(Math.round(ms)));
}

const cut = (text: string): string =>
  text.length > JSON_LIMIT
    ? `${text.slice(0, JSON_LIMIT)}\n${l10n.t('… {0} more characters', figure(text.length - JSON_LIMIT))}`
    : text;
