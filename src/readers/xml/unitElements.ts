import type { TextSpan } from '../../text';
import { roleOf, type Dialect, type Role } from './dialect';
import { parseXml, type Attributes, type XmlHandler } from './parseXml';
import { dialectOfText } from './readXml';

/** More elements than this are not kept: what stands in more of them is not there. */
const MOST_ELEMENTS = 1_000_000;

/** An element as its file writes it. Offsets are those of the file. */
export interface SourceElement {
  readonly role: Role['role'] | undefined;
  /** Whether its text states the number of its unit. */
  readonly isNumber: boolean;
  readonly tag: TextSpan;
  /** Elements, and the stretches between tags, which are never empty. */
  readonly nodes: readonly (SourceElement | TextSpan)[];
  /** Empty where the start tag closes the element. */
  readonly endTag: TextSpan;
}

/** The element of a unit. */
export interface UnitElement {
  readonly element: SourceElement;
  /** The group whose only unit it is, which has its heading; or the element itself. */
  readonly whole: SourceElement;
}

/** The elements of some units of a file. */
export interface UnitElements {
  /** By where their start tags begin. */
  readonly units: ReadonlyMap<number, UnitElement>;
  readonly numberAttribute: Dialect['numberAttribute'];
}

/** The elements whose start tags begin at these offsets; undefined for a text that is in no XML format of law. */
export function unitElements(source: string, starts: ReadonlySet<number>): UnitElements | undefined {
  const dialect = dialectOfText(source);
  if (dialect === undefined) return undefined;
  const reader = new ElementReader(source, dialect, starts);
  parseXml('', source, reader);
  const units = new Map<number, UnitElement>();
  for (const [start, element] of reader.found) {
    units.set(start, { element, whole: reader.groups.get(start) ?? element });
  }
  return { units, numberAttribute: dialect.numberAttribute };
}

interface OpenElement extends Omit<SourceElement, 'endTag'> {
  readonly nodes: (SourceElement | TextSpan)[];
  readonly depth: number;
  /** Where the units of a group begin that stand in no other unit of it. */
  readonly units: number[];
}

/** Keeps the elements that are asked for, and groups, with all that is in them. */
class ElementReader implements XmlHandler {
  readonly found = new Map<number, SourceElement>();
  /** The groups of one unit, by where that begins. */
  readonly groups = new Map<number, SourceElement>();
  readonly #open: OpenElement[] = [];
  #depth = 0;
  #kept = 0;
  /** Where the last tag ended. */
  #offset = 0;

  constructor(
    private readonly source: string,
    private readonly dialect: Dialect,
    private readonly starts: ReadonlySet<number>,
  ) {}

  open(name: string, attributes: Attributes, end: number): void {
    this.#depth += 1;
    const start = this.#tagAt(end);
    const known = roleOf(this.dialect, name, attributes);
    const role = known?.role;
    const isNumber = known?.role === 'number' || (known?.role === 'field' && known.isNumber);
    const isAsked = this.#open.length > 0 || role === 'group' || this.starts.has(start);
    if (isAsked && this.#kept < MOST_ELEMENTS) {
      this.#kept += 1;
      this.#keepText(start);
      if (role === 'unit')
        this.#open.findLast((each) => each.role === 'group' || each.role === 'unit')?.units.push(start);
      this.#open.push({ role, isNumber, tag: { start, end }, nodes: [], depth: this.#depth, units: [] });
    }
    this.#offset = end;
  }

  close(end: number): void {
    const element = this.#open.at(-1);
    if (element?.depth === this.#depth) {
      const isEmpty = element.tag.end === end;
      const endTag = { start: isEmpty ? end : this.#tagAt(end), end };
      this.#keepText(endTag.start);
      this.#open.pop();
      const { role, isNumber, tag, nodes, units } = element;
      this.#finish({ role, isNumber, tag, nodes, endTag }, units);
    }
    this.#depth -= 1;
    this.#offset = end;
  }

  text(): void {
    // Text is what stands between two tags.
  }

  #finish(element: SourceElement, units: readonly number[]): void {
    this.#open.at(-1)?.nodes.push(element);
    const { start } = element.tag;
    if (this.starts.has(start)) this.found.set(start, element);
    if (element.role === 'group' && units.length === 1) this.groups.set(units[0]!, element);
  }

  #tagAt(end: number): number {
    return Math.max(0, this.source.lastIndexOf('<', end - 1));
  }

  #keepText(end: number): void {
    if (end > this.#offset) this.#open.at(-1)?.nodes.push({ start: this.#offset, end });
  }
}
