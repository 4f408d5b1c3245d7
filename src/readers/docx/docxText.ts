import * as l10n from '@vscode/l10n';
import type { Problem } from '../../law';
import { parseXmlInSteps, type Attributes, type XmlHandler, type XmlLimits } from '../xml/parseXml';
import type { DocxParts } from './docxParts';
import { attribute, localName, numberAttribute } from './names';
import { Numbering } from './numbering';

const LIMITS: XmlLimits = { depth: 300, elements: 5_000_000, time: 20_000 };
/** More text is left out: it is some 5,000 pages. UTF-16 code units. */
const MAX_TEXT = 1 << 24;

/** A document as plain text. */
export interface DocxText {
  readonly text: string;
  /** What could not be read. */
  readonly problems: readonly Problem[];
}

/**
 * What stands in these is no text of the document: what a tracked change deleted or moved away, the second form of a
 * drawing, the reading printed above a word, fields' instructions, and properties.
 */
const SKIPPED: ReadonlySet<string> = new Set(
  'del moveFrom Fallback rt instrText rPrChange sectPr tblPr tblPrEx tblGrid trPr tcPr pPrChange'.split(' '),
);
/** Elements that stand for characters. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

/**
 * A document's text in its order: headings, paragraphs and list items with an empty line between two, items with the
 * number that the list gives them; a table's row a line, ` | ` between its cells. A note's number stands in brackets in
 * the text, "[1]", and the note behind the paragraph or table that refers to it; footnotes and endnotes are counted
 * together. Raised digits are written as such: "m²". Headers, footers and comments are left out, and what a tracked change deletes. Yields often.
 */
export function* docxText({ file, document, ...parts }: DocxParts): Generator<void, DocxText> {
  const numbering = new Numbering();
  const notes = new Notes();
  const body = new Body(notes);
  const problems: Problem[] = [];
  for (const [xml, handler] of [
    [parts.numbering, numbering.listReader()],
    [parts.styles, numbering.styleReader()],
    [parts.footnotes, new TextReader(notes, numbering)],
    [parts.endnotes, new TextReader(notes, numbering)],
    [document, new TextReader(body, numbering)],
  ] as const) {
    if (xml !== '') problems.push(...(yield* parseXmlInSteps(file, xml, handler, LIMITS)));
  }
  const text = body.finish();
  if (body.isCut) {
    const message = l10n.t('The document has more than {0} characters; the rest was left out.', MAX_TEXT);
    problems.push({ file, line: 1, severity: 'warning', message });
  }
  return { text, problems };
}

/** What is made of the paragraphs of a part. */
interface Sink {
  /** A paragraph has ended; `mark` is its number in a list. */
  paragraph(text: string, mark: string | undefined): void;
  /** The text refers to a note; returns what stands in it for that. */
  refer(note: string): string;
  opened(name: string, attributes: Attributes): void;
  closed(name: string): void;
}

interface Paragraph {
  readonly pieces: string[];
  readonly place: { list?: number | undefined; level?: number | undefined };
  style?: string | undefined;
}

/** Follows the elements of a part, and tells a sink of its paragraphs. */
class TextReader implements XmlHandler {
  /** The names of the open elements that are read. */
  readonly #names: string[] = [];
  /** Paragraphs that are open: a text box in one has its own. */
  readonly #paragraphs: Paragraph[] = [];
  /** How many of the open elements are skipped. */
  #skipped = 0;
  #isInProperties = false;
  /** Whether the text of the open run is raised. */
  #isRaised = false;

  constructor(
    private readonly sink: Sink,
    private readonly numbering: Numbering,
  ) {}

  open(qualified: string, attributes: Attributes): void {
    const name = localName(qualified);
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      this.#skipped += 1;
      return;
    }
    this.#names.push(name);
    if (name === 'r') this.#isRaised = false;
    if (name === 'p') this.#paragraphs.push({ pieces: [], place: {} });
    else if (name === 'pPr') this.#isInProperties = true;
    else if (this.#isInProperties) this.#takeProperty(name, attributes);
    else if (name === 'vertAlign') this.#isRaised = attribute(attributes, 'val') === 'superscript';
    else if (NOTE_REFERENCE.test(name)) {
      this.#add(this.sink.refer(noteKey(name.replace('Reference', ''), attributes)));
    } else if (CHARACTERS.has(name)) this.#add(CHARACTERS.get(name)!);
    else this.sink.opened(name, attributes);
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const name = this.#names.pop()!;
    if (name === 'pPr') this.#isInProperties = false;
    else if (name === 'p') this.#endParagraph();
    else this.sink.closed(name);
  }

  text(text: string): void {
    if (this.#skipped > 0 || this.#names.at(-1) !== 't') return;
    this.#add(this.#isRaised ? raised(text) : text.replace(/\s*\n\s*/gu, ' '));
  }

  #add(text: string): void {
    this.#paragraphs.at(-1)?.pieces.push(text);
  }

  #takeProperty(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === 'pStyle') paragraph.style = attribute(attributes, 'val');
    if (name === 'numId') paragraph.place.list = numberAttribute(attributes, 'val');
    if (name === 'ilvl') paragraph.place.level = numberAttribute(attributes, 'val');
  }

  #endParagraph(): void {
    const { pieces, place, style } = this.#paragraphs.pop()!;
    const text = pieces.join('').trim();
    if (text !== '') this.sink.paragraph(text, this.numbering.markOf(place, style));
  }
}

/** Raised digits as characters. Known failure: what a style raises stands as any other text. */
const raised = (text: string): string =>
  /^\d{1,8}$/u.test(text) ? text.replace(/\d/gu, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!) : text;

const NOTE_REFERENCE = /^(?:foot|end)noteReference$/u;
const noteKey = (kind: string, attributes: Attributes): string => `${kind} ${attribute(attributes, 'id') ?? ''}`;

/** The notes of a document, by kind and id. */
class Notes implements Sink {
  readonly #texts = new Map<string, string>();
  #key = '';

  paragraph(text: string, mark: string | undefined): void {
    const known = this.#texts.get(this.#key);
    this.#texts.set(this.#key, `${known === undefined ? '' : `${known}\n`}${marked(text, mark)}`);
  }

  /** A note cannot refer to another. */
  refer(): string {
    return '';
  }

  opened(name: string, attributes: Attributes): void {
    if (name === 'footnote' || name === 'endnote') this.#key = noteKey(name, attributes);
  }

  closed(): void {
    // A note ends where the next one begins.
  }

  get(key: string): string | undefined {
    return this.#texts.get(key);
  }
}

/** The text of a document, block by block. */
class Body implements Sink {
  readonly #blocks: string[] = [];
  #isInTable = false;
  /** Notes that the text before refers to and that still have to follow it. */
  #due: string[] = [];
  /** Those that the paragraph or row refers to which is still open. */
  #coming: string[] = [];
  /** The number of each note that was referred to. */
  readonly #noteNumbers = new Map<string, number>();
  #length = 0;
  /** Rows of the open tables: the cells of each, and the paragraphs of each of these. A table in a cell is text of it. */
  #tables = 0;
  #cells: string[][] = [];

  constructor(private readonly notes: Notes) {}

  paragraph(text: string, mark: string | undefined): void {
    if (this.#tables > 0) this.#cells.at(-1)?.push(marked(text, mark).replaceAll('\n', ' '));
    else this.#add(marked(text, mark), false);
  }

  refer(key: string): string {
    const text = this.notes.get(key);
    if (text === undefined) return '';
    const known = this.#noteNumbers.get(key);
    const number = known ?? this.#noteNumbers.size + 1;
    if (known === undefined) {
      this.#noteNumbers.set(key, number);
      this.#coming.push(`[${number}] ${text}`);
    }
    return `[${number}]`;
  }

  opened(name: string): void {
    if (name === 'tbl') this.#tables += 1;
    if (name === 'tc' && this.#tables === 1) this.#cells.push([]);
  }

  closed(name: string): void {
    if (name === 'tbl') {
      this.#tables -= 1;
      if (this.#tables === 0) this.#isInTable = false;
    }
    if (name !== 'tr' || this.#tables !== 1) return;
    const row = this.#cells.map((paragraphs) => paragraphs.join(' '));
    this.#cells = [];
    if (row.some((cell) => cell !== '')) this.#add(row.join(' | '), true);
  }

  /** Whether text was left out because there was too much of it. */
  get isCut(): boolean {
    return this.#length > MAX_TEXT;
  }

  finish(): string {
    this.#due.push(...this.#coming);
    this.#addNotes();
    return this.#blocks.length === 0 ? '' : `${this.#blocks.join('')}\n`;
  }

  #add(text: string, isRow: boolean): void {
    const goesOn = isRow && this.#isInTable;
    if (!goesOn) this.#addNotes();
    this.#push(goesOn ? '\n' : '\n\n', text);
    this.#isInTable = isRow;
    this.#due.push(...this.#coming);
    this.#coming = [];
  }

  #addNotes(): void {
    for (const note of this.#due) this.#push('\n\n', note);
    this.#due = [];
  }

  #push(gap: string, text: string): void {
    const block = this.#blocks.length === 0 ? text : gap + text;
    if (this.isCut) return;
    this.#length += block.length;
    this.#blocks.push(block);
  }
}

const marked = (text: string, mark: string | undefined): string => (mark === undefined ? text : `${mark} ${text}`);
