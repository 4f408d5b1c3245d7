import * as l10n from '@vscode/l10n';
import { element } from '../../dom';
import type { ChartData } from './data';
import { drawChart, type Drawn } from './drawing';
import { inWords, nextPlace, tableOf, type Place } from './points';
import type { ChartTheme } from './theme';

/** A chart; the arrow keys go from point to point, and its table folds below it. */
export class ChartFigure {
  readonly root: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #said = element('p', { class: 'unseen', role: 'status' });
  #drawn: Drawn | undefined;
  #place: Place | undefined;

  constructor(private readonly chart: ChartData) {
    const { id, title } = chart;
    const titleId = `chart-${id}`;
    this.#canvas = element('canvas', {
      tabindex: '0',
      role: 'img',
      'aria-label': l10n.t('{0}: a chart. The arrow keys go from point to point; the table below has them all.', title),
    });
    this.#canvas.addEventListener('keydown', (event) => this.#step(event));
    this.#canvas.addEventListener('blur', () => this.#point(undefined));
    const heading = element('figcaption', { id: titleId }, title);
    this.root = element(
      'figure',
      { class: 'chart', id, 'aria-labelledby': titleId },
      heading,
      element('div', { class: 'canvas' }, this.#canvas),
      this.#said,
      this.#table(titleId),
    );
  }

  /** Once it stands in the page, and again for each theme. */
  draw(theme: ChartTheme): void {
    this.#drawn?.destroy();
    this.#drawn = drawChart(this.#canvas, this.chart, theme);
  }

  dispose(): void {
    this.#drawn?.destroy();
  }

  #step(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#point(undefined);
    const place = nextPlace(this.chart, this.#place, event.key);
    if (place === undefined) return;
    event.preventDefault();
    this.#point(place);
  }

  /** Shows what a point is, and says it. */
  #point(place: Place | undefined): void {
    this.#place = place;
    const chart = this.#drawn;
    if (chart === undefined) return;
    const active = place === undefined ? [] : [{ datasetIndex: place.series, index: place.point }];
    chart.setActiveElements(active);
    chart.tooltip?.setActiveElements(active, { x: 0, y: 0 });
    chart.update();
    const series = place && this.chart.series[place.series]!;
    this.#said.textContent = series === undefined ? '' : inWords(this.chart, series, series.points[place!.point]!);
  }

  /** Made when it is opened: it may be long. */
  #table(titleId: string): HTMLElement {
    const details = element('details', {}, element('summary', {}, l10n.t('As a table')));
    const make = (): void => {
      const [heading = [], ...rows] = tableOf(this.chart);
      const head = element('tr', {}, ...heading.map((name) => element('th', { scope: 'col' }, name)));
      const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
      const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
      const region = { class: 'scroll', role: 'region', tabindex: '0', 'aria-labelledby': titleId };
      details.append(element('div', region, table));
    };
    details.addEventListener('toggle', make, { once: true });
    return details;
  }
}
