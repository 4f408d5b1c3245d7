import * as l10n from '@vscode/l10n';
import type { ReportItem } from '../../src/extension/messages';
import { element, linkButton, scrollable, section } from '../dom';
import { figure } from '../figure';
import { isChief } from './explained';
import { toFigure } from './metrics';

/** The most rows that are drawn; sorting decides which, the export has all. */
const ROW_LIMIT = 500;

interface Column {
  readonly name: string;
  readonly numeric: boolean;
  readonly cell: (item: ReportItem) => Node | string;
  readonly compare: (a: ReportItem, b: ReportItem) => number;
}

/** Every question with what it should have found, what was missed and its metrics; a click on a heading sorts. */
export class ItemTable {
  readonly root: HTMLElement;
  readonly #columns: readonly Column[];
  readonly #head = element('tr');
  readonly #body = element('tbody');
  readonly #shown = element('p', { class: 'hint' });
  #sorted: { column: number; descending: boolean } = { column: 0, descending: false };

  constructor(private readonly items: readonly ReportItem[]) {
    this.#columns = columnsOf(items);
    const table = element('table', { class: 'items' }, element('thead', {}, this.#head), this.#body);
    this.root = section('items', l10n.t('Questions'), this.#shown, scrollable('items', table));
    this.#columns.forEach(({ name, numeric }, at) => {
      const button = linkButton([name], { class: 'sort' }, () => this.#sortBy(at));
      this.#head.append(element('th', { scope: 'col', ...(numeric && { class: 'figure' }) }, button));
    });
    this.#draw();
  }

  #sortBy(column: number): void {
    const again = this.#sorted.column === column;
    this.#sorted = { column, descending: again && !this.#sorted.descending };
    this.#draw();
  }

  #draw(): void {
    const { column, descending } = this.#sorted;
    const { compare } = this.#columns[column]!;
    const order = [...this.items].sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
    const rows = order
      .slice(0, ROW_LIMIT)
      .map((item) =>
        element(
          'tr',
          {},
          ...this.#columns.map(({ cell, numeric }) => element('td', numeric ? { class: 'figure' } : {}, cell(item))),
        ),
      );
    this.#body.replaceChildren(...rows);
    this.#shown.textContent =
      rows.length < order.length ? l10n.t('The first {0} of {1}.', figure(rows.length), figure(order.length)) : '';
    [...this.#head.children].forEach((heading, at) => {
      heading.setAttribute('aria-sort', at !== column ? 'none' : descending ? 'descending' : 'ascending');
    });
  }
}

function columnsOf(items: readonly ReportItem[]): Column[] {
  const metrics = [...new Set(items.flatMap((item) => Object.keys(item.metrics)))].filter(isChief);
  return [
    text(l10n.t('Id'), (item) => item.id),
    text(l10n.t('Question'), (item) => item.question),
    { ...text(l10n.t('Provisions'), (item) => item.gold.join(' ')), cell: provisionsOf },
    ...(items.some(({ verdict }) => verdict !== undefined)
      ? [text(l10n.t('Verdict'), (item) => item.verdict ?? '')]
      : []),
    ...metrics.map((name) => metric(name)),
  ];
}

const collator = new Intl.Collator(undefined, { numeric: true });

const text = (name: string, read: (item: ReportItem) => string): Column => ({
  name,
  numeric: false,
  cell: read,
  compare: (a, b) => collator.compare(read(a), read(b)),
});

const metric = (name: string): Column => ({
  name,
  numeric: true,
  cell: (item) => toFigure(item.metrics[name]),
  compare: (a, b) => (a.metrics[name] ?? -1) - (b.metrics[name] ?? -1),
});

/** Gold and predicted provisions, each said to be found, missed or extra: in words, not by colour alone. */
function provisionsOf({ gold, predicted }: ReportItem): HTMLElement {
  const wanted = new Set(gold);
  const given = new Set(predicted);
  const lines = [
    ...gold.map((id) => ({ id, state: given.has(id) ? ('found' as const) : ('missed' as const) })),
    ...predicted.filter((id) => !wanted.has(id)).map((id) => ({ id, state: 'extra' as const })),
  ];
  const items = lines.map(({ id, state }) => element('li', { 'data-state': state }, stateInWords(state, id)));
  return element('ul', { class: 'plain' }, ...items);
}

function stateInWords(state: 'found' | 'missed' | 'extra', id: string): string {
  if (state === 'found') return l10n.t('found: {0}', id);
  return state === 'missed' ? l10n.t('missed: {0}', id) : l10n.t('extra: {0}', id);
}
