import * as l10n from '@vscode/l10n';
import type { NeighbourhoodView } from '../../src/extension/messages';
import { element } from '../dom';
import type { Display, GraphActions } from './display';
import { summary } from './words';

type Side = 'citing' | 'cited';

interface Item {
  readonly row: HTMLElement;
  readonly parent: Item | undefined;
  /** The provision; undefined for one of the two branches. */
  readonly at: number | undefined;
  /** Makes what is below it; nothing below it where it is absent. */
  readonly grow: (() => readonly Item[]) | undefined;
  children: readonly Item[];
}

/** The plain alternative to the drawing: what cites the provision and what it cites, as two branches of a tree. */
export class ProvisionTree implements Display {
  readonly root = element('div', { class: 'tree' });
  readonly #top: Item;
  readonly #items = new Map<HTMLElement, Item>();
  #current: Item;

  constructor(
    private readonly view: NeighbourhoodView,
    private readonly actions: GraphActions,
  ) {
    this.#top = this.#item(0, undefined, () => this.#branches());
    this.#current = this.#top;
    const tree = element('ul', { role: 'tree', 'aria-label': summary(view) }, this.#top.row);
    this.root.append(tree);
    this.#expand(this.#top);
    for (const branch of this.#top.children) this.#expand(branch);
    tree.addEventListener('keydown', (event) => {
      this.#press(event);
    });
    for (const [kind, react] of Object.entries({ click: this.#clicked, dblclick: this.#opened })) {
      tree.addEventListener(kind, ({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null;
        const item = row && this.#items.get(row);
        if (item) react(item);
      });
    }
    this.#mark(this.#top);
  }

  enter(): void {
    this.#focus(this.#top);
  }

  #branches(): readonly Item[] {
    return (['citing', 'cited'] as const).map((side) => {
      const found = this.#beside(0, side);
      const title = side === 'citing' ? l10n.t('Cited by') : l10n.t('Cites');
      const grow = found.length === 0 ? undefined : () => this.#provisions(found, side, branch, [0]);
      const branch: Item = this.#item(`${title} (${found.length})`, this.#top, grow);
      return branch;
    });
  }

  #provisions(found: readonly number[], side: Side, parent: Item, above: readonly number[]): readonly Item[] {
    return found.map((at) => {
      const path = [...above, at];
      // As far as the drawing goes, and never round in a circle.
      const next = path.length > this.view.depth ? [] : this.#beside(at, side).filter((other) => !path.includes(other));
      const grow = next.length === 0 ? undefined : () => this.#provisions(next, side, item, path);
      const item: Item = this.#item(at, parent, grow);
      return item;
    });
  }

  /** What cites a provision, or what it cites, of those in the view. */
  #beside(at: number, side: Side): number[] {
    const { edges } = this.view;
    return side === 'citing'
      ? edges.filter(([, to]) => to === at).map(([from]) => from)
      : edges.filter(([from]) => from === at).map(([, to]) => to);
  }

  #item(what: number | string, parent: Item | undefined, grow: Item['grow']): Item {
    const node = typeof what === 'number' ? this.view.nodes[what] : undefined;
    const words = node
      ? [
          element('span', { class: 'name' }, node.label),
          ' ',
          element('span', { class: 'heading' }, node.heading === '' ? node.act : node.heading),
        ]
      : [String(what)];
    const attributes = {
      role: 'treeitem',
      tabindex: '-1',
      'aria-level': String(levelOf(parent)),
      ...(grow && { 'aria-expanded': 'false' }),
      ...(node && { 'data-id': node.id }),
    };
    const row = element('li', attributes, element('div', { class: 'row' }, ...words));
    const item = { row, parent, grow, children: [], at: typeof what === 'number' ? what : undefined };
    this.#items.set(row, item);
    row.addEventListener('focus', () => {
      this.#mark(item);
    });
    return item;
  }

  #expand(item: Item): void {
    if (item.grow === undefined || isOpen(item)) return;
    item.children = item.grow();
    item.row.append(element('ul', { role: 'group' }, ...item.children.map(({ row }) => row)));
    item.row.setAttribute('aria-expanded', 'true');
  }

  #collapse(item: Item): void {
    for (const child of item.children) this.#forget(child);
    item.children = [];
    item.row.querySelector(':scope > ul')?.remove();
    item.row.setAttribute('aria-expanded', 'false');
  }

  #forget(item: Item): void {
    item.children.forEach((child) => this.#forget(child));
    this.#items.delete(item.row);
  }

  #mark(item: Item): void {
    this.#current.row.setAttribute('tabindex', '-1');
    item.row.setAttribute('tabindex', '0');
    this.#current = item;
    if (item.at !== undefined) this.actions.choose(item.at);
  }

  #focus(item: Item): void {
    item.row.focus();
    item.row.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }

  readonly #clicked = (item: Item): void => {
    if (isOpen(item) && item === this.#current) this.#collapse(item);
    else this.#expand(item);
    this.#focus(item);
  };

  readonly #opened = ({ at }: Item): void => {
    if (at !== undefined) this.actions.open(at);
  };

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const item = this.#current;
    const shown = [...shownFrom(this.#top)];
    const here = shown.indexOf(item);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#focus(shown[here + 1] ?? item),
      ArrowUp: () => this.#focus(shown[here - 1] ?? item),
      ArrowRight: () => {
        if (isOpen(item)) this.#focus(item.children[0]!);
        else this.#expand(item);
      },
      ArrowLeft: () => {
        if (isOpen(item)) this.#collapse(item);
        else this.#focus(item.parent ?? item);
      },
      Home: () => this.#focus(this.#top),
      End: () => this.#focus(shown.at(-1)!),
      Enter: () => this.#opened(item),
      ' ': () => this.#opened(item),
      c: () => {
        if (item.at !== undefined) this.actions.centre(item.at);
      },
    };
    const react = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (react === undefined) return;
    event.preventDefault();
    react();
  }
}

const isOpen = ({ children }: Item): boolean => children.length > 0;

const levelOf = (parent: Item | undefined): number => (parent === undefined ? 1 : levelOf(parent.parent) + 1);

/** Items as they stand one below the other. */
function* shownFrom(item: Item): Generator<Item> {
  yield item;
  for (const child of item.children) yield* shownFrom(child);
}
