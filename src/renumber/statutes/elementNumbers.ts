import type { SourceElement, UnitElements } from '../../readers';
import type { TextSpan } from '../../text';
import { editOf, partsOf, writtenNumbers, type Edit, type WrittenNumber } from '../../check';
import { isInner, type ReadProvision } from './numbersAt';

/** Another number for a unit of an XML file. */
export interface NumberChange {
  /** Normalised, as `to` is. */
  readonly from: string;
  readonly to: string;
  /** The unit's heading. */
  readonly heading: string;
  /** Whether its text may begin with the number: a paragraph's. */
  readonly isMarked: boolean;
  /** Whether its heading may begin with its name and number: that of an annex, 「別表第一」, "Schedule 2 – Fees". */
  readonly isTitled: boolean;
  readonly language: string;
  readonly attribute: UnitElements['numberAttribute'];
}

/** How a provision's number changes in an XML file. */
export const numberChange = (
  { path, heading }: ReadProvision,
  to: string,
  language: string,
  { numberAttribute }: UnitElements,
): NumberChange => {
  const { kind, number } = path.at(-1)!;
  const isTitled = kind === 'annex';
  return { from: number, to, heading, isMarked: isInner(kind), isTitled, language, attribute: numberAttribute };
};

/** A way to give a unit another number: every place that states it. */
export interface NumberWay {
  /** Those of attributes first; none overlapping. */
  readonly edits: readonly Edit[];
  /** The new number as it is printed. */
  readonly printed: string;
}

/** How far into a text the number of its unit may stand, in UTF-16 code units. */
const LEAD = 200;
/** What an annex is called by, in front of its number: one word, in a bracket or not. */
const NAME = /^\s*[[［【(（]?\p{L}{1,20}\.?\s{0,3}$/u;
/** What is in a unit without being its own: units and list items, whose numbers are theirs, quoted law, notes. */
const OTHERS: ReadonlySet<SourceElement['role']> = new Set(['unit', 'item', 'label', 'quotation', 'skip', 'row']);

export const isElement = (node: SourceElement | TextSpan): node is SourceElement => 'nodes' in node;

/** A stretch between tags with what is no text of it blanked: comments, instructions, the marks of CDATA. */
export const plainText = (raw: string): string =>
  raw.replace(/<!\[CDATA\[|\]\]>|<!--[^]*?-->|<\?[^]*?\?>/gu, (markup) => ' '.repeat(markup.length));

/** An attribute of a start tag with its blank in front. */
export const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/gu;

const HYPHENS = /[\u2010-\u2015\u2212]/gu;

/** A stretch of text in a unit, and the innermost role that says what it is. */
interface OwnText extends TextSpan {
  readonly role: SourceElement['role'];
  readonly isNumber: boolean;
}

/**
 * How to change a unit's number: every place that states it is changed. Undefined where one of them does not state it as
 * a number that is known, or where the new one has more parts than the unit has elements for (제2조의2).
 *
 * Known failure: law.go.kr gives a chapter's element the number of the article behind it, which is taken for the chapter's
 * where both are the same.
 */
export function numberWay(source: string, unit: SourceElement, change: NumberChange): NumberWay | undefined {
  const number = firstNumber(source, unit);
  const places = new NumberPlaces(source, change);
  for (const text of ownTexts(unit, unit, number)) places.read(text);
  const { printed = change.to, isStated, isWhole } = places;
  const tags = number === undefined ? [unit.tag] : [unit.tag, number.tag];
  const attributes = tags.flatMap((tag) => attributeEdit(source, tag, change, printed) ?? []);
  const edits = [...attributes, ...places.edits];
  if (!isWhole || edits.length === 0 || (number !== undefined && !isStated)) return undefined;
  return { edits, printed };
}

/** Gathers the places where the texts of a unit state its number. */
class NumberPlaces {
  readonly edits: Edit[] = [];
  /** Whether an element for it does. */
  isStated = false;
  /** The new number as the first place prints it. */
  printed: string | undefined;
  /** How many parts of the number have had a field of their own. */
  #parts = 0;
  #isInText = false;

  constructor(
    private readonly source: string,
    private readonly change: NumberChange,
  ) {}

  /** Whether fields for the parts of a number are as many as both numbers have, or none. */
  get isWhole(): boolean {
    const { from, to } = this.change;
    return this.#parts === 0 || (this.#parts === partsOf(from).length && this.#parts === partsOf(to).length);
  }

  read({ role, isNumber, ...span }: OwnText): void {
    const text = plainText(this.source.slice(span.start, span.end)).replace(HYPHENS, '-');
    if (text.trim() === '' || role === 'act' || (role === 'field' && !isNumber)) return;
    if (role === 'heading') this.#repeatedIn(text, span);
    else if (role === 'field' && /^\s*\d{1,6}\p{L}?\s*$/u.test(text)) this.#partIn(text, span);
    else if (isNumber || (this.change.isMarked && !this.#isInText)) {
      this.#isInText ||= !isNumber;
      this.#take(leadingNumber(text, this.change, isNumber ? 'anywhere' : 'enclosed'), text, span, role === 'number');
    }
  }

  /** A heading that repeats the number in front of its words: 「第一章 総則」, or as what it is called by. */
  #repeatedIn(text: string, span: TextSpan): void {
    const { heading, isTitled } = this.change;
    const repeated = leadingNumber(text, this.change, 'anywhere');
    if (repeated === undefined) return;
    const isInFront = repeated.end <= text.lastIndexOf(heading);
    const isName = isTitled && NAME.test(text.slice(0, repeated.start));
    if (isInFront || isName) this.#take(repeated, text, span, false);
  }

  /** A field that holds nothing but the next part of the number: 0002 for the 2 of 2-3. */
  #partIn(text: string, { start }: TextSpan): void {
    const part = partsOf(this.change.from)[this.#parts];
    const at = text.search(/[1-9]/u);
    if (at < 0 || text.slice(at).trim() !== part) return;
    const newText = partsOf(this.change.to)[this.#parts] ?? '';
    this.edits.push({ start: start + at, end: start + at + part.length, newText });
    this.#parts += 1;
  }

  #take(written: WrittenNumber | undefined, text: string, { start }: TextSpan, isElement: boolean): void {
    if (written === undefined) return;
    this.isStated ||= isElement;
    this.printed ??= written.as(this.change.to);
    this.edits.push(withHyphens(this.source, editOf(written, this.change.to, start, text)));
  }
}

/** The first element that holds the unit's number: the reader takes it, and a later one for a label. */
function firstNumber(source: string, unit: SourceElement): SourceElement | undefined {
  for (const node of unit.nodes) {
    if (!isElement(node) || OTHERS.has(node.role)) continue;
    const found = node.role === 'number' ? node : firstNumber(source, node);
    if (found !== undefined && (node.role !== 'number' || hasWords(source, node))) return found;
  }
  return undefined;
}

/** Whether there is text between an element's tags. */
const hasWords = (source: string, { tag, endTag }: SourceElement): boolean =>
  plainText(source.slice(tag.end, endTag.start))
    .replace(/<[^<>]*>/gu, '')
    .trim() !== '';

/** The texts of a unit that are its own. */
function* ownTexts(
  { nodes }: SourceElement,
  { role, isNumber }: Pick<SourceElement, 'role' | 'isNumber'>,
  number: SourceElement | undefined,
): Generator<OwnText> {
  for (const node of nodes) {
    if (!isElement(node)) yield { ...node, role, isNumber };
    else if (!OTHERS.has(node.role) && (node.role !== 'number' || node === number)) {
      const isCapture = role === 'number' || role === 'heading' || role === 'field' || role === 'act';
      yield* ownTexts(node, isCapture ? { role, isNumber } : node, number);
    }
  }
}

/** The attribute that states the number, in letters as those that are printed. */
function attributeEdit(
  source: string,
  tag: TextSpan,
  { from, to, attribute }: NumberChange,
  printed: string,
): Edit | undefined {
  for (const { 0: whole, 1: name, 2: quoted = '', index } of source.slice(tag.start, tag.end).matchAll(ATTRIBUTE)) {
    const value = quoted.slice(1, -1);
    if (name !== attribute?.name || value.replace(HYPHENS, '-').toLowerCase() !== attribute?.write(from)) continue;
    const end = tag.start + index + whole.length - 1;
    const plain = attribute.write(to);
    const newText = printed.toLowerCase() === plain ? printed : plain;
    return withHyphens(source, { start: end - value.length, end, newText });
  }
  return undefined;
}

/** A change with the hyphens of what it changes: 101a–1. */
function withHyphens(source: string, edit: Edit): Edit {
  const [hyphen = '-'] = source.slice(edit.start, edit.end).match(HYPHENS) ?? [];
  return { ...edit, newText: edit.newText.replaceAll('-', hyphen) };
}

/** The number where a text begins with it; in running text that is one in brackets or in a circle: "(1) The keeper". */
export function leadingNumber(
  text: string,
  { from, language }: NumberChange,
  where: 'anywhere' | 'enclosed',
): WrittenNumber | undefined {
  return writtenNumbers(text.slice(0, LEAD), language).find(({ says, start, isEnclosed }) => {
    if (!says.includes(from)) return false;
    return where === 'anywhere' || (isEnclosed && /^\s*[(（]?$/u.test(text.slice(0, start)));
  });
}
