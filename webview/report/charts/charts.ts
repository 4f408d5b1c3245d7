import * as l10n from '@vscode/l10n';
import type { ReportsView } from '../../../src/extension/messages';
import { element, section } from '../../dom';
import { isChief } from '../explained';
import { ChartFigure } from './chartFigure';
import { chartsOf, metricsIn } from './data';
import { currentTheme, onThemeChange } from './theme';

/** What the charts of one metric are of at first. */
const FIRST = ['provisionF1', 'recall@10'];

/** All charts of the runs, and a box that chooses what those of one metric are of. */
export class Charts {
  readonly root: HTMLElement;
  readonly #list = element('div', { class: 'charts' });
  readonly #metrics: readonly string[];
  #figures: readonly ChartFigure[] = [];
  #metric: string;

  constructor(private readonly view: ReportsView) {
    this.#metrics = metricsIn(view.runs).filter(isChief);
    this.#metric = FIRST.find((name) => this.#metrics.includes(name)) ?? this.#metrics[0] ?? '';
    this.root = section('charts', l10n.t('Charts'), element('div', { class: 'controls' }, this.#box()), this.#list);
    this.root.hidden = this.#metrics.length === 0;
    onThemeChange(() => this.#colour());
  }

  /** Once the root stands in the page. */
  draw(): void {
    for (const figure of this.#figures) figure.dispose();
    this.#figures = chartsOf(this.view, this.#metric).map((chart) => new ChartFigure(chart));
    this.#list.replaceChildren(...this.#figures.map(({ root }) => root));
    this.#colour();
  }

  #colour(): void {
    if (!this.root.isConnected) return;
    const theme = currentTheme();
    for (const figure of this.#figures) figure.draw(theme);
  }

  #box(): HTMLElement {
    const box = element('select', {}, ...this.#metrics.map((name) => element('option', { value: name }, name)));
    box.value = this.#metric;
    box.addEventListener('change', () => {
      this.#metric = box.value;
      this.draw();
    });
    return element('label', {}, l10n.t('Metric'), ' ', box);
  }
}
