import * as l10n from '@vscode/l10n';
import type { ReportItem } from '../../src/extension/messages';
import { element, linkButton, scrollable, section } from '../dom';
import { figure } from '../figure';
import { detailOf, provisionList, type OtherRun } from './detail';
import { explained, isChief } from './explained';
import { toFigure } from './metrics';
import { provisionName, type ProvisionHost } from './provision';
import { changesOf, filtersOf, isShown, PAGE_SIZE, pageOf, type Earlier, type Filter } from './rows';
import { explain } from './tooltip';
import { changeInWords, filterInWords, verdictInWords } from './words';

interface Column {
  readonly name: string;
  readonly numeric: boolean;
  /** One word, or few, that stay on a line. */
  readonly short?: true;
  readonly cell: (item: ReportItem) => Node | string;
  readonly compare: (a: ReportItem, b: ReportItem) => number;
}

/** What the table takes from around it. */
export interface ItemsContext {
  readonly host: ProvisionHost;
  readonly earlier: Earlier;
  /** What the other runs of the page made of a question. */
  readonly others: (id: string) => readonly OtherRun[];
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

  constructor(
    private readonly items: readonly ReportItem[],
    private readonly context: ItemsContext,
  ) {
    this.#columns = this.#columnsOf();
    const table = element('table', { class: 'items' }, element('thead', {}, this.#head), this.#body);
    const controls = element('div', { class: 'controls' }, this.#filterBox(), this.#previous, this.#next, this.#shown);
    this.root = section('items', l10n.t('Questions'), controls, scrollable('items', table));
    this.#columns.forEach(({ name, numeric }, at) => {
      const button = linkButton([name], { class: 'sort' }, () => this.#sortBy(at));
      if (explained(name) !== undefined) explain(button, name);
      this.#head.append(element('th', { scope: 'col', ...(numeric && { class: 'figure' }) }, button));
    });
    this.#draw();
  }

  /** Only what leaves some questions and not others is offered. */
  #filterBox(): HTMLElement {
    const filters = filtersOf(this.items, this.context.earlier);
    const box = element(
      'select',
      {},
      ...filters.map((filter) => element('option', { value: filter }, filterInWords(filter))),
    );
    box.addEventListener('change', () => {
      this.#filter = filters[box.selectedIndex] ?? 'all';
      this.#turnTo(0);
    });
    const label = element('label', {}, l10n.t('Show'), ' ', box);
    label.hidden = filters.length < 2;
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
      .filter((item) => isShown(item, this.#filter, this.context.earlier))
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
    const cells = this.#columns.map(({ cell, numeric, short }) =>
      element('td', numeric ? { class: 'figure' } : short ? { class: 'word' } : {}, cell(item)),
    );
    return element('tr', {}, ...cells);
  }

  /** The question, which opens and closes a row below its own with all that is known of it. */
  #questionOf(item: ReportItem): HTMLElement {
    const button: HTMLButtonElement = linkButton(
      [item.question],
      { class: 'question', 'aria-expanded': 'false' },
      () => {
        const row = button.closest('tr')!;
        const isOpen = button.getAttribute('aria-expanded') === 'true';
        button.setAttribute('aria-expanded', String(!isOpen));
        if (isOpen) row.nextElementSibling?.remove();
        else row.after(this.#detailRow(item));
      },
    );
    return button;
  }

  #detailRow(item: ReportItem): HTMLElement {
    const { host, earlier, others } = this.context;
    const content = detailOf(item, changesOf(item, earlier), others(item.id), host);
    const cell = element('td', { colspan: String(this.#columns.length) }, element('div', { class: 'detail' }, content));
    return element('tr', { class: 'below' }, cell);
  }

  #columnsOf(): Column[] {
    const { host, earlier } = this.context;
    const metrics = [...new Set(this.items.flatMap((item) => Object.keys(item.metrics)))].filter(isChief);
    const namesOf = (item: ReportItem): HTMLElement => provisionList(item, (id) => provisionName(id, host));
    const changed = (item: ReportItem): string => {
      const [first] = changesOf(item, earlier);
      return first === undefined ? '' : changeInWords(first);
    };
    return [
      text(l10n.t('Id'), (item) => item.id),
      { ...text(l10n.t('Question'), (item) => item.question), cell: (item) => this.#questionOf(item) },
      { ...text(l10n.t('Provisions'), (item) => item.gold.join(' ')), cell: namesOf },
      ...(this.items.some(({ verdict }) => verdict !== undefined)
        ? [short(l10n.t('Verdict'), ({ verdict }) => (verdict === undefined ? '' : verdictInWords(verdict)))]
        : []),
      ...(earlier.size > 0 ? [short(l10n.t('Changed'), changed)] : []),
      ...metrics.map((name) => metric(name)),
    ];
  }
}

const collator = new Intl.Collator(undefined, { numeric: true });

const text = (name: string, read: (item: ReportItem) => string): Column => ({
  name,
  numeric: false,
  cell: read,
  compare: (a, b) => collator.compare(read(a), read(b)),
});

const short = (name: string, read: (item: ReportItem) => string): Column => ({ ...text(name, read), short: true });

const metric = (name: string): Column => ({
  name,
  numeric: true,
  cell: (item) => toFigure(item.metrics[name]),
  compare: (a, b) => (a.metrics[name] ?? -1) - (b.metrics[name] ?? -1),
});
