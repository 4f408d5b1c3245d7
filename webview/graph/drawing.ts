import * as l10n from '@vscode/l10n';
import type { GraphNode, NeighbourhoodView } from '../../src/extension/messages';
import { element, svgElement } from '../dom';
import { BOX, layOut, pathOf, step, type Direction, type Layout } from './layout';
import type { Display, GraphActions } from './display';
import { columnTitle, describe, summary } from './words';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The citations drawn: a box a provision, an arrow from what cites to what is cited. One box at a time takes the focus. */
export class Drawing implements Display {
  readonly root: HTMLElement;
  readonly #layout: Layout;
  readonly #boxes: readonly SVGGElement[];
  readonly #lines: readonly SVGPathElement[];
  #current = 0;

  constructor(
    private readonly view: NeighbourhoodView,
    private readonly actions: GraphActions,
  ) {
    this.#layout = layOut(view);
    this.#lines = view.edges.map(([from, to]) =>
      svgElement('path', {
        class: 'line',
        'marker-end': 'url(#arrow)',
        d: pathOf(this.#layout.boxes[from]!, this.#layout.boxes[to]!),
      }),
    );
    this.#boxes = view.nodes.map((node, at) => this.#box(node, at));
    const { width, height, columns } = this.#layout;
    const titles = columns.map(({ column, x }) =>
      svgElement('text', { class: 'title', x: String(x), y: '20', 'aria-hidden': 'true' }, columnTitle(column)),
    );
    const svg = svgElement(
      'svg',
      {
        role: 'application',
        'aria-label': l10n.t('Citation graph. {0}. Arrow keys move, Enter opens, C puts in the middle.', summary(view)),
        width: String(width),
        height: String(height),
        viewBox: `0 0 ${width} ${height}`,
      },
      arrow(),
      ...titles,
      ...this.#lines,
      ...this.#boxes,
    );
    svg.addEventListener('keydown', (event) => {
      this.#press(event);
    });
    this.root = element('div', { class: 'drawing' }, svg);
    this.#mark(0);
  }

  enter(): void {
    this.#boxes[0]!.scrollIntoView({ block: 'center', inline: 'center' });
    this.#boxes[0]!.focus({ preventScroll: true });
  }

  #box(node: GraphNode, at: number): SVGGElement {
    const { x, y } = this.#layout.boxes[at]!;
    const size = { width: String(BOX.width), height: String(BOX.height) };
    const text = element(
      'div',
      { class: 'words' },
      element('div', {}, element('span', { class: 'name' }, node.place), ` ${node.heading}`),
      element('div', { class: 'heading' }, node.act),
    );
    const box = svgElement(
      'g',
      {
        class: at === 0 ? 'box middle' : 'box',
        transform: `translate(${x} ${y})`,
        role: 'button',
        tabindex: '-1',
        'aria-label': describe(this.view, at),
        'data-id': node.id,
        'data-column': String(node.column),
      },
      svgElement('title', {}, `${node.label}${node.heading === '' ? '' : `: ${node.heading}`} (${node.act})`),
      svgElement('rect', { ...size, rx: '4' }),
      svgElement('foreignObject', { ...size, 'aria-hidden': 'true' }, text),
    );
    box.addEventListener('focus', () => {
      this.#mark(at);
    });
    box.addEventListener('dblclick', () => {
      this.actions.open(at);
    });
    return box;
  }

  /** Makes a box the one that Tab comes back to, and brings out its arrows. */
  #mark(at: number): void {
    this.#boxes[this.#current]!.setAttribute('tabindex', '-1');
    this.#boxes[at]!.setAttribute('tabindex', '0');
    this.#current = at;
    this.view.edges.forEach((edge, line) => {
      this.#lines[line]!.classList.toggle('lit', edge.includes(at));
    });
    this.actions.choose(at);
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) this.#focus(step(this.#layout, this.view.edges, this.#current, direction));
    else if (event.key === 'Home') this.#focus(0);
    else if (event.key === 'Enter' || event.key === ' ') this.actions.open(this.#current);
    else if (event.key.toLowerCase() === 'c') this.actions.centre(this.#current);
    else return;
    event.preventDefault();
  }

  #focus(at: number): void {
    this.#boxes[at]!.focus({ preventScroll: true });
    this.#boxes[at]!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** The head of every arrow, in the colour of its line. */
function arrow(): SVGDefsElement {
  const head = svgElement('path', { d: 'M 0 0 L 8 4 L 0 8 z', fill: 'context-stroke' });
  const size = { markerWidth: '8', markerHeight: '8', refX: '8', refY: '4' };
  return svgElement(
    'defs',
    {},
    svgElement('marker', { id: 'arrow', orient: 'auto', markerUnits: 'userSpaceOnUse', ...size }, head),
  );
}
