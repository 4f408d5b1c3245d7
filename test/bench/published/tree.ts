/** An element of an XML file, read apart from Proviso's reader so that the one can be held against the other. */
export interface Element {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The offset of its start tag. UTF-16 code units. */
  readonly start: number;
  readonly parent: Element | undefined;
  readonly children: (Element | string)[];
}

const MARKUP = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>]+)([^>]*?)(\/?)>/gu;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root of a well-formed file. */
export function parseTree(source: string): Element {
  const document: Element = { name: '', attributes: {}, start: 0, parent: undefined, children: [] };
  let current = document;
  let offset = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > offset) current.children.push(decoded(source.slice(offset, match.index)));
    offset = match.index + match[0].length;
    const [tag, slash, name, attributes = '', isEmpty] = match;
    if (tag.startsWith('<![CDATA[')) current.children.push(tag.slice(9, -3));
    else if (slash === '/') current = current.parent ?? document;
    else if (name !== undefined) {
      const element: Element = {
        name: name.slice(name.indexOf(':') + 1),
        attributes: Object.fromEntries(
          Array.from(attributes.matchAll(ATTRIBUTE), ([, key, one, other]) => [key, decoded(one ?? other ?? '')]),
        ) as Record<string, string>,
        start: match.index,
        parent: current,
        children: [],
      };
      current.children.push(element);
      if (isEmpty !== '/') current = element;
    }
  }
  return elementsOf(document)[0]!;
}

export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** The first child element of a name. */
export const childOf = (element: Element, name: string): Element | undefined =>
  elementsOf(element).find((child) => child.name === name);

/** All elements in one, itself first, but for those that are left out with what is in them. */
export function* within(element: Element, isLeftOut: (element: Element) => boolean): Generator<Element> {
  if (isLeftOut(element)) return;
  yield element;
  for (const child of elementsOf(element)) yield* within(child, isLeftOut);
}

/** The text in an element, without that of elements that are left out; what ends a word does so between two of them. */
export function textOf(element: Element, isLeftOut: (element: Element) => boolean = () => false): string {
  if (isLeftOut(element)) return ' ';
  return element.children
    .map((child) => (typeof child === 'string' ? child : spaced(child, textOf(child, isLeftOut))))
    .join('');
}

/** Elements of running text, between which no word ends. */
const INLINE = new Set(['inline', 'i', 'b', 'sup', 'sub', 'ref', 'term', 'date', 'shortTitle', 'quotedText', 'Ruby']);

const spaced = ({ name }: Element, text: string): string => (INLINE.has(name) ? text : ` ${text} `);

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu, (whole, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
  });
