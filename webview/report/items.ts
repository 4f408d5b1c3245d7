import * as l10n from '@vscode/l10n';
import type { ReportItem } from '../../src/extension/messages';
import { element, linkButton, scrollable, section } from '../dom';
import { figure } from '../figure';
import { isChief } from './explained';
import { toFigure } from './metrics';
import { filtersOf, isShown, PAGE_SIZE, pageOf, type Filter } from './rows';

interface Column {
  readonly name: string;
  readonly numeric: boolean;
  readonly cell: (item: ReportItem) => Node | string;
  readonly compare: (a: ReportItem, b: ReportItem) => number;
}

/** Every question with what it should have found, what was missed and its metrics, a page at a time; a click on a heading sorts. */
export class ItemTable {
  readonly root: HTMLElement;
  readonly #columns: readonly Column[];
  readonly #head = element('tr');
  readonly #body = element('tbody');
  readonly #shown = element('p', { class: 'hint', role: 'status' });
  readonly #previous = linkButton([l10n.t('Previous')], { class: 'turn' }, () => this.#turnTo(this.#page - 1));
  readonly #next = linkButton([l10n.t('Next')], { class: 'turn' }, () => this.#turnTo(this.#page + 1));
  #sorted: { column: number; descending: boolean } = { column: 0, descending: false };
  #filter: Filter = 'all';
  #page = 0;

  constructor(private readonly items: readonly ReportItem[]) {
    this.#columns = columnsOf(items);
    const table = element('table', { class: 'items' }, element('thead', {}, this.#head), this.#body);
    const controls = element('div', { class: 'controls' }, this.#filterBox(), this.#previous, this.#next, this.#shown);
    this.root = section('items', l10n.t('Questions'), controls, scrollable('items', table));
    this.#columns.forEach(({ name, numeric }, at) => {
      const button = linkButton([name], { class: 'sort' }, () => this.#sortBy(at));
      this.#head.append(element('th', { scope: 'col', ...(numeric && { class: 'figure' }) }, button));
    });
    this.#draw();
  }

  /** Only what leaves some questions and not others is offered. */
  #filterBox(): HTMLElement {
    const options = filtersOf(this.items).map((filter) => element('option', { value: filter }, filterInWords(filter)));
    const box = element('select', {}, ...options);
    box.addEventListener('change', () => {
      this.#filter = filtersOf(this.items)[box.selectedIndex] ?? 'all';
      this.#turnTo(0);
    });
    const label = element('label', {}, l10n.t('Show'), ' ', box);
    label.hidden = options.length < 2;
    return label;
  }

  #turnTo(page: number): void {
    this.#page = page;
    this.#draw();
  }

  #sortBy(column: number): void {
    const again = this.#sorted.column === column;
    this.#sorted = { column, descending: again && !this.#sorted.descending };
    this.#turnTo(0);
  }

  #draw(): void {
    const { column, descending } = this.#sorted;
    const { compare } = this.#columns[column]!;
    const order = this.items
      .filter((item) => isShown(item, this.#filter))
      .sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
    const { first, rows } = pageOf(order, this.#page);
    this.#body.replaceChildren(...rows.map((item) => this.#rowOf(item)));
    this.#shown.textContent = l10n.t(
      '{0} to {1} of {2}',
      figure(Math.min(first + 1, order.length)),
      figure(first + rows.length),
      figure(order.length),
    );
    this.#previous.disabled = first === 0;
    this.#next.disabled = first + rows.length >= order.length;
    for (const button of [this.#previous, this.#next]) button.hidden = this.items.length <= PAGE_SIZE;
    [...this.#head.children].forEach((heading, at) => {
      heading.setAttribute('aria-sort', at !== column ? 'none' : descending ? 'descending' : 'ascending');
    });
  }

  #rowOf(item: ReportItem): HTMLElement {
    const cells = this.#columns.map(({ cell, numeric }) =>
      element('td', numeric ? { class: 'figure' } : {}, cell(item)),
    );
    return element('tr', {}, ...cells);
  }
}

function filterInWords(filter: Filter): string {
  if (filter === 'all') return l10n.t('all questions');
  return filter === 'missed' ? l10n.t('those that miss a right provision') : l10n.t('those without an answer');
}

function columnsOf(items: readonly ReportItem[]): Column[] {
  const metrics = [...new Set(items.flatMap((item) => Object.keys(item.metrics)))].filter(isChief);
  return [
    text(l10n.t('Id'), (item) => item.id),
    { ...text(l10n.t('Question'), (item) => item.question), cell: questionOf },
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

/** The question; its answer beside that of the data set opens below it. */
function questionOf({ question, answer, goldAnswer }: ReportItem): Node | string {
  const parts: [string, string][] = [];
  if (answer !== undefined) parts.push([l10n.t('Answer'), answer === '' ? l10n.t('none') : answer]);
  if (goldAnswer !== undefined) parts.push([l10n.t('Right answer'), goldAnswer]);
  if (parts.length === 0) return question;
  const lines = parts.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]);
  return element('details', {}, element('summary', {}, question), element('dl', {}, ...lines));
}

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
