import * as l10n from '@vscode/l10n';
import type { GraphNode, NeighbourhoodView } from '../../src/extension/messages';
import { element, svgElement } from '../dom';
import { HEAD, layOut, pathOf, step, type Direction, type Layout } from './layout';
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
  readonly #svg: SVGSVGElement;
  readonly #titles: readonly SVGForeignObjectElement[];
  readonly #boxes: readonly SVGGElement[];
  readonly #lines: readonly SVGPathElement[];
  #layout: Layout;
  #current = 0;

  constructor(
    private readonly view: NeighbourhoodView,
    private readonly actions: GraphActions,
  ) {
    this.#layout = layOut(view, 0, () => 0);
    this.#lines = view.edges.map(() => svgElement('path', { class: 'line', 'marker-end': 'url(#arrow)' }));
    this.#boxes = view.nodes.map((node, at) => this.#box(node, at));
    this.#titles = this.#layout.columns.map(({ column }) =>
      svgElement(
        'foreignObject',
        { height: String(HEAD), 'aria-hidden': 'true' },
        element('div', { class: 'title' }, element('span', {}, columnTitle(column))),
      ),
    );
    const label = l10n.t('Citation graph. {0}. Arrow keys move, Enter opens, C puts in the middle.', summary(view));
    const parts = [arrow(), ...this.#titles, ...this.#lines, ...this.#boxes];
    this.#svg = svgElement('svg', { role: 'application', 'aria-label': label }, ...parts);
    this.#svg.addEventListener('keydown', (event) => {
      this.#press(event);
    });
    this.root = element('div', { class: 'drawing' }, this.#svg);
    this.#mark(0);
    new ResizeObserver(() => this.#arrange()).observe(this.root);
  }

  enter(): void {
    this.#arrange();
    this.#boxes[0]!.scrollIntoView({ block: 'center', inline: 'center' });
    this.#boxes[0]!.focus({ preventScroll: true });
  }

  /** Puts everything in its place in the room that there is. */
  #arrange(): void {
    const { clientWidth: room } = this.root;
    if (room === 0) return;
    const { view } = this;
    const rows = (width: number): number => rowsOfPlaces(view.nodes, width);
    this.#layout = layOut(view, room, (width) => (rows(width) + 1) * ROW + PADDING);
    const { width, height, columns, boxes, box, gap } = this.#layout;
    set(this.#svg, { width, height, viewBox: `0 0 ${width} ${height}` });
    this.#svg.style.setProperty('--rows', String(rows(box.width)));
    columns.forEach(({ x }, at) => set(this.#titles[at]!, { x, width: box.width + gap / 2 }));
    view.edges.forEach((edge, at) => set(this.#lines[at]!, { d: pathOf(this.#layout, edge) }));
    this.#boxes.forEach((drawn, at) => {
      set(drawn, { transform: `translate(${boxes[at]!.x} ${boxes[at]!.y})` });
      for (const part of drawn.querySelectorAll(':scope > :not(title)')) set(part, { ...box });
    });
  }

  #box(node: GraphNode, at: number): SVGGElement {
    const text = element('div', { class: 'words' }, placeOf(node, ` ${node.heading}`), element('div', {}, node.act));
    const box = svgElement(
      'g',
      {
        class: at === 0 ? 'box middle' : 'box',
        role: 'button',
        tabindex: '-1',
        'aria-label': describe(this.view, at),
        'data-id': node.id,
        'data-column': String(node.column),
      },
      svgElement('title', {}, `${node.label}${node.heading === '' ? '' : `: ${node.heading}`} (${node.act})`),
      svgElement('rect', { rx: '4' }),
      svgElement('foreignObject', { 'aria-hidden': 'true' }, text),
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

/** A row of words and what is above and below them, in CSS pixels: as graph.css has it. */
const ROW = 18;
const PADDING = 10;

/** A provision's number and behind it, as far as there is room, its heading. */
const placeOf = ({ place }: GraphNode, heading: string): HTMLElement =>
  element('div', { class: 'place' }, element('span', { class: 'name' }, place), heading);

/** How many rows the longest of the numbers takes in a box of a width, so that none is cut. */
function rowsOfPlaces(nodes: readonly GraphNode[], width: number): number {
  // Where the heading is cut the sign for that comes behind the number.
  const places = nodes.map((node) => placeOf(node, ' …'));
  const measure = element('div', { class: 'words measure' }, ...places);
  measure.style.width = `${width}px`;
  document.body.append(measure);
  const heights = places.map(({ offsetHeight }) => offsetHeight);
  measure.remove();
  return Math.max(1, ...heights.map((height) => Math.round(height / ROW)));
}

function set(target: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, String(value));
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
