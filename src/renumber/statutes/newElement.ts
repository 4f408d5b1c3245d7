import type { Placeholders } from '../../languages';
import type { SourceElement, UnitElement } from '../../readers';
import type { TextSpan } from '../../text';
import type { Edit } from '../../check';
import { ATTRIBUTE, isElement, leadingNumber, plainText, type NumberChange, type NumberWay } from './elementNumbers';
import { withEdits } from '../withEdits';

/** What an element's attribute is called that names it or points to it. */
const IDENTITY = /^(?:xml:)?[a-z]*id$|identifier$|uri$/iu;
/** How many ids are tried before one is taken that the file may have. */
const MOST_IDS = 100;
/** What is no part of the shape that a new provision begins with. */
const LEFT_OUT: ReadonlySet<SourceElement['role']> = new Set([
  'skip',
  'quotation',
  'item',
  'label',
  'meta',
  'row',
  'cell',
  'group',
]);

/** How a unit's element is copied. */
export interface Copying extends NumberChange {
  readonly way: NumberWay;
  readonly placeholders: Placeholders;
  /** Whether the text may be that of the first unit inside: of an article's only paragraph, which has no number. */
  readonly isTextInside: boolean;
}

/**
 * The element of a new provision: the shape of another one's, with a new number and placeholders for heading and text. Of
 * a unit's attributes its number and its ids are kept, with the new number in them; those that tell of dates and standing
 * are the other one's own. Ids are new to the file.
 *
 * Assumption: an id ends with the number of its unit, or begins with the id of the unit around: `sec_2`, `section-2-1`.
 * Known failure: ids of another build (random ones) are left out, though the format may demand one.
 */
export function newElement(source: string, { element, whole }: UnitElement, copying: Copying): string {
  return new ElementCopy(source, element, copying).of(whole);
}

/** Where an element stands: in the unit's text, among data, or in a number, a heading or a field. */
type Place = 'text' | 'data' | 'captured';

class ElementCopy {
  readonly #ids = new Map<string, string>();
  #hasHeading = false;
  #hasText = false;
  #isInside = false;

  constructor(
    private readonly source: string,
    private readonly unit: SourceElement,
    private readonly copying: Copying,
  ) {}

  of(whole: SourceElement): string {
    return this.#container(whole, 'text', (span) => this.#ownText(span));
  }

  /** An element inside; the empty string where nothing of it is kept. */
  #element(element: SourceElement, place: Place): string {
    return element.role === 'unit' && element !== this.unit ? this.#inside(element) : this.#part(element, place);
  }

  /** The first unit inside, where its text is the new one's. */
  #inside(element: SourceElement): string {
    if (!this.copying.isTextInside || this.#isInside) return '';
    this.#isInside = true;
    const copied = this.#part(element, 'text');
    return this.#hasText ? copied : '';
  }

  #part(element: SourceElement, place: Place): string {
    const { role } = element;
    if (role === 'number' || (role === 'act' && place === 'data')) {
      return this.#container(element, 'captured', (span) => this.#edited(span));
    }
    if (role === 'heading') return this.#container(element, 'captured', (span) => this.#heading(span));
    if (role === 'field') return this.#container(element, 'captured', (span) => this.#field(span));
    return this.#container(element, role === 'data' ? 'data' : place, (span) => this.#ownText(span));
  }

  #container(element: SourceElement, place: Place, textOf: (span: TextSpan) => string): string {
    const { source, unit } = this;
    // The ids of what is inside follow from this one's.
    const tag = this.#tag(element);
    let [inner, space] = ['', ''];
    for (const node of element.nodes) {
      const raw = isElement(node) ? '' : source.slice(node.start, node.end);
      if (!isElement(node) && plainText(raw).trim() === '') {
        space = raw;
        continue;
      }
      const copied = isElement(node) ? this.#node(node, place, textOf) : textOf(node);
      if (copied !== '') inner += space + copied;
      space = '';
    }
    const isKept = inner !== '' || element === unit || (element.role === 'number' && element.nodes.length === 0);
    if (!isKept) return '';
    return tag + inner + space + source.slice(element.endTag.start, element.endTag.end);
  }

  #node(node: SourceElement, place: Place, textOf: (span: TextSpan) => string): string {
    if (LEFT_OUT.has(node.role)) return '';
    return place === 'captured' ? this.#container(node, place, textOf) : this.#element(node, place);
  }

  #edited({ start, end }: TextSpan): string {
    const inside = this.#editsIn({ start, end });
    const shifted = inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return withEdits(this.source.slice(start, end), shifted);
  }

  #editsIn({ start, end }: TextSpan): readonly Edit[] {
    return this.copying.way.edits.filter((edit) => start <= edit.start && edit.start < end && edit.end <= end);
  }

  #heading(span: TextSpan): string {
    if (this.#hasHeading) return '';
    this.#hasHeading = true;
    const { heading, placeholders } = this.copying;
    const raw = this.#edited(span);
    const isNumbered = this.#editsIn(span).length > 0;
    const number = isNumbered ? leadingNumber(raw, { ...this.copying, from: this.copying.to }, 'anywhere') : undefined;
    const nameEnd = number === undefined ? 0 : endOfBracket(raw, number.end);
    const isWritten = heading !== '' && raw.indexOf(heading, nameEnd) >= 0;
    if (isWritten) return raw.slice(0, nameEnd) + raw.slice(nameEnd).replace(heading, () => placeholders.heading);
    // What an annex is called by is kept: 別表第二.
    const called = raw.slice(0, nameEnd).trim();
    return instead(raw, `${called} ${placeholders.heading}`.trim());
  }

  /** A heading, a number with what stands behind it, or something that another provision says as well. */
  #field(span: TextSpan): string {
    const { heading, placeholders } = this.copying;
    const raw = this.source.slice(span.start, span.end);
    if (heading !== '' && plainText(raw).trim() === heading) return raw.replace(heading, () => placeholders.heading);
    return this.#editsIn(span).length > 0 ? this.#begun(span) : raw;
  }

  #ownText(span: TextSpan): string {
    if (this.#hasText) return '';
    if (this.#editsIn(span).length > 0) return this.#begun(span);
    this.#hasText = true;
    return instead(this.source.slice(span.start, span.end), this.copying.placeholders.text);
  }

  /** A text that begins with the number: what follows that and the heading gives way to a placeholder. */
  #begun(span: TextSpan): string {
    const { heading, placeholders } = this.copying;
    const edited = this.#edited(span);
    const text = plainText(edited).trim();
    const at = heading === '' ? -1 : text.indexOf(heading);
    const [before, behind] =
      at < 0
        ? [/^\S*(?:\s\d\S*)?/u.exec(text)![0], '']
        : [text.slice(0, at), /^[)）\]]?/u.exec(text.slice(at + heading.length))![0]];
    const begun = at < 0 ? before : `${before}${placeholders.heading}${behind}`;
    const rest = text.slice(at < 0 ? before.length : at + heading.length + behind.length);
    this.#hasText ||= rest.trim() !== '';
    return instead(edited, rest.trim() === '' ? begun : `${begun} ${placeholders.text}`);
  }

  #tag(element: SourceElement): string {
    const { tag, role } = element;
    const { attribute } = this.copying;
    const raw = this.#edited(tag);
    return raw.replace(ATTRIBUTE, (whole: string, name: string, quoted: string) => {
      if (name === 'xmlns' || name.startsWith('xmlns:') || name === attribute?.name) return whole;
      if (IDENTITY.test(name)) {
        const id = this.#id(quoted.slice(1, -1));
        return id === undefined ? '' : whole.slice(0, -quoted.length) + quoted[0]! + id + quoted[0]!;
      }
      return role === 'unit' || role === 'group' ? '' : whole;
    });
  }

  /** The id that follows from another one's; undefined where it does not have the number. */
  #id(old: string): string | undefined {
    for (const [known, own] of this.#ids) {
      if (old.startsWith(known) && /^[^\p{L}\p{N}]/u.test(old.slice(known.length)))
        return own + old.slice(known.length);
    }
    const { from, to, way } = this.copying;
    const before = old.slice(0, old.length - from.length);
    const isItsOwn = old.toLowerCase().endsWith(from) && /(?:^|[^\p{L}\p{N}])\p{L}*$/u.test(before);
    if (!isItsOwn) return undefined;
    const number = /^[a-z\d.-]+$/iu.test(way.printed) ? way.printed : to;
    let id = before + number;
    for (let at = 2; at < MOST_IDS && this.#isTaken(id); at += 1) id = `${before}${number}-${at}`;
    this.#ids.set(old, id);
    return id;
  }

  #isTaken(id: string): boolean {
    return this.source.includes(`"${id}"`) || this.source.includes(`'${id}'`);
  }
}

/** Where a bracket that closes at a place of a text has ended, or the place: the one of 【別表第二】 behind its number. */
const endOfBracket = (text: string, at: number): number => at + (/[)）\]］】]/u.test(text[at] ?? '') ? 1 : 0);

/** Other words in the place of a text, with the blanks around it, and in CDATA where it is. */
function instead(raw: string, words: string): string {
  const [before] = /^\s*/u.exec(raw)!;
  const behind = raw.slice(raw.trimEnd().length).includes('\n') ? raw.slice(raw.trimEnd().length) : '';
  return raw.includes('<![CDATA[') ? `${before}<![CDATA[${words}]]>${behind}` : `${before}${words}${behind}`;
}
