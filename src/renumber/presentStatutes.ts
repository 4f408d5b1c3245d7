import { inDocument, readPart, statuteFormatOf, type ReadPart } from '../check';
import { actsOfFile, formatEId, splitProvisionId, type ActDocument, type Provision } from '../law';
import { readSource } from '../readers';
import type { TextSpan } from '../text';
import type { LawIndex, ReadLaw } from './host';
import type { PresentText, PresentTexts } from './presentTexts';

/** A provision where it stands now. */
export interface PresentProvision {
  readonly present: PresentText;
  readonly act: number;
  readonly provision: Provision;
  /** Undefined for one that the index does not know. */
  readonly ordinal: number | undefined;
  /** Its own text in the file, up to the next provision. */
  readonly span: TextSpan;
}

/** A statute file as it is now, read again. */
export interface PresentStatute {
  readonly present: PresentText;
  readonly provisions: readonly PresentProvision[];
  readonly byOrdinal: ReadonlyMap<number, PresentProvision>;
}

/** A part of a text whose spans can be found in the file. */
export interface PlacedPart {
  readonly part: ReadPart;
  /** Undefined where the file writes the span otherwise: in markup, or with escapes. */
  readonly inFile: (span: TextSpan) => TextSpan | undefined;
}

/** Statute files as they are now: their provisions are found by reading them again, never by where they were indexed. */
export class PresentStatutes {
  readonly #known = new Map<string, Promise<PresentStatute | undefined>>();

  constructor(
    private readonly index: LawIndex,
    private readonly texts: PresentTexts,
    private readonly readLaw: ReadLaw = readHere,
  ) {}

  of(file: string): Promise<PresentStatute | undefined> {
    let reading = this.#known.get(file);
    if (reading === undefined) this.#known.set(file, (reading = this.#read(file)));
    return reading;
  }

  /** Where a provision of the index stands now; undefined where its file no longer has it. */
  async find(ordinal: number): Promise<PresentProvision | undefined> {
    const statute = await this.of(this.index.corpus.provision(ordinal).file);
    return statute?.byOrdinal.get(ordinal);
  }

  async #read(file: string): Promise<PresentStatute | undefined> {
    const present = await this.texts.of(file);
    if (present === undefined) return undefined;
    const documents = await this.readLaw(file, present.text);
    const { corpus } = this.index;
    const acts = actsOfFile(corpus, file);
    const provisions = documents.flatMap((document, at) => {
      const { title } = document.act;
      const act =
        acts.length === documents.length ? acts[at]! : corpus.acts.findIndex((known) => known.title === title);
      return act < 0 ? [] : this.#placed(present, document, act);
    });
    const byOrdinal = new Map<number, PresentProvision>();
    for (const placed of provisions) if (placed.ordinal !== undefined) byOrdinal.set(placed.ordinal, placed);
    return { present, provisions, byOrdinal };
  }

  #placed(present: PresentText, { provisions }: ActDocument, act: number): PresentProvision[] {
    const { corpus } = this.index;
    const [first, end] = corpus.provisionsOf(act);
    const ordinals = new Map<string, number>();
    // An id that two files claim has a number of its own behind it.
    for (let at = first; at < end; at += 1) {
      const { eId } = splitProvisionId(corpus.id(at));
      for (const known of [eId, eId.replace(/~\d+$/u, '')]) if (!ordinals.has(known)) ordinals.set(known, at);
    }
    const starts = provisions.map(({ range }) => present.lines.offsetAt(range.start));
    return provisions.map((provision, at) => {
      const start = starts[at]!;
      const span = { start, end: Math.max(start, starts[at + 1] ?? present.lines.offsetAt(provision.range.end)) };
      return { present, act, provision, ordinal: ordinals.get(formatEId(provision.path)), span };
    });
  }
}

const encoder = new TextEncoder();

/** On this thread, at a stretch. */
export const readHere: ReadLaw = (file, text) =>
  Promise.resolve(readSource({ file, bytes: encoder.encode(text) }).documents);

/** The names of the acts that a file holds, one list an act. */
export const namesOf = (documents: readonly ActDocument[]): string[][] =>
  documents.map(({ act: { title, abbreviation, aliases } }) => [title, abbreviation, ...aliases]);

/** A provision's own text with its citations; undefined where its file does not have the text as it is read. Yields often. */
export function* partOf(placed: PresentProvision, index: LawIndex): Generator<void, PlacedPart | undefined> {
  const { present, act, ordinal, span, provision } = placed;
  const place = { act, ...(ordinal !== undefined && { ordinal }) };
  const source = present.text.slice(span.start, span.end);
  if (present.text.trimStart().startsWith('{')) {
    const { text } = provision;
    const part = yield* readPart(text, 'text', { start: 0, ...place }, index);
    return { part, inFile: (inner) => inJson(part, inner, text, source, span.start) };
  }
  const format = statuteFormatOf(provision.file, present.text);
  const part = yield* readPart(unwrapped(source), format, { start: span.start, ...place }, index);
  return { part, inFile: (inner) => asWritten(present.text, part, inner) };
}

/** A line's end that a writer's editor put there: neither a blank line nor a list item follows. */
const WRAPPED = /(?<=\S)(\r?\n)(?!\s*\r?\n|\s*$|[ \t]*(?:[#>|*•+–-]|\(?[\p{L}\p{N}]{1,4}[.)]\s|[①-⑳㉑-㉟㊱-㊿]))/gu;

/** A heading's end, with a blank line behind: "## Art 2", a blank line, "§ 311 gilt" is no citation of Art 2 § 311. */
const HEADING_END = /^(#{1,6}[ \t][^\r\n]*)\r?\n(?=\r?\n)/u;

/** A text with its wrapped lines joined and its heading ended, as the index has it; every character stays in its place. */
export const unwrapped = (source: string): string =>
  source
    .replace(HEADING_END, (line, words: string) => words.padEnd(line.length, '.'))
    .replace(WRAPPED, (end) => ' '.repeat(end.length));

/** A span of a part's plain text in its file, where the file has it letter by letter. */
export function asWritten(text: string, part: ReadPart, inner: TextSpan): TextSpan | undefined {
  const span = inDocument(part, inner);
  const isSame = text.slice(span.start, span.end) === part.plain.text.slice(inner.start, inner.end);
  return isSame ? span : undefined;
}

/** A span of a text that a line of JSON holds as a string: undefined where it is escaped in another way than usual. */
function inJson({ plain }: ReadPart, inner: TextSpan, text: string, line: string, start: number): TextSpan | undefined {
  const at = line.indexOf(escaped(text));
  if (at < 0) return undefined;
  const { start: from, end: to } = plain.inSource(inner);
  const begin = start + at + escaped(text.slice(0, from)).length;
  const end = begin + escaped(text.slice(from, to)).length;
  return end - begin === inner.end - inner.start ? { start: begin, end } : undefined;
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
