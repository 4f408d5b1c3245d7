/** Small helpers that build elements. Text always goes in as text: nothing here reads markup. */

type Attributes = Readonly<Record<string, string>>;
type Child = Node | string;

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

/** A button that looks like text: for provisions and footnotes, whose labels may wrap. */
export function linkButton(label: readonly Child[], attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button', ...attributes }, ...label);
  button.addEventListener('click', onClick);
  return button;
}

/** Stands in a text for an element; no text has it, as it is for private use. */
const PLACE = '\uE000';

/** A text with an element in the place that it is given: languages put it where they will. */
export function around(textAround: (place: string) => string, middle: Child): Child[] {
  const [before = '', after = ''] = textAround(PLACE).split(PLACE);
  return [before, middle, after];
}

/** A part of the page with a heading. */
export function section(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  const heading = element('h2', { id: `${id}-title` }, title);
  return element('section', { id, 'aria-labelledby': heading.id }, heading, ...children);
}

/** What may be wider than the page; the arrow keys scroll it once it has the focus. Named by the heading of its section. */
export function scrollable(sectionId: string, content: Node): HTMLElement {
  const attributes = { class: 'scroll', role: 'region', tabindex: '0', 'aria-labelledby': `${sectionId}-title` };
  return element('div', attributes, content);
}

const SVG = 'http://www.w3.org/2000/svg';

/** Likewise for a part of a drawing. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  const created = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

/** A drawing of 16 by 16 in the colour of the text around it; says nothing to a screen reader. */
export const icon = (path: string): SVGSVGElement =>
  svgElement('svg', { viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true' }, svgElement('path', { d: path }));
