import { inDocument, inMarkup, readPart, statuteFormatOf, type ReadPart } from '../check';
import { actsOfFile, firstWhere, formatEId, splitProvisionId, type ActDocument, type Provision } from '../law';
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
  /** Where a span of its plain text stands; undefined where the file has the text in another way than usual. */
  readonly placeOf: (span: TextSpan) => TextSpan | undefined;
  /** The same, undefined where the file writes the span otherwise: in markup, or with escapes. */
  readonly inFile: (span: TextSpan) => TextSpan | undefined;
  /** Words as the file writes them at an offset of it. */
  readonly spell: (words: string, at: number) => string;
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
    const begin = source.indexOf(escaped(text));
    const inString = escapedOffsets(text);
    const placeOf = (inner: TextSpan): TextSpan | undefined => {
      const { start, end } = part.plain.inSource(inner);
      const from = span.start + begin;
      return begin < 0 ? undefined : { start: from + inString(start), end: from + inString(end) };
    };
    return { part, placeOf, inFile: (inner) => ifAsWritten(present.text, part, inner, placeOf(inner)), spell: escaped };
  }
  const format = statuteFormatOf(provision.file, present.text);
  const part = yield* readPart(unwrapped(source), format, { start: span.start, ...place }, index);
  return {
    ...placedIn(present.text, part),
    spell: (words, at) => {
      const marked = inMarkup(words, format);
      return marked !== words && isInCdata(present.text, at) ? words : marked;
    },
  };
}

const isInCdata = (text: string, at: number): boolean =>
  text.lastIndexOf('<![CDATA[', at) > text.lastIndexOf(']]>', at);

/** A line's end that a writer's editor put there: neither a blank line nor a list item follows. */
const WRAPPED = /(?<=\S)(\r?\n)(?!\s*\r?\n|\s*$|[ \t]*(?:[#>|*•+–-]|\(?[\p{L}\p{N}]{1,4}[.)]\s|[①-⑳㉑-㉟㊱-㊿]))/gu;

/** A heading's end, with a blank line behind: "## Art 2", a blank line, "§ 311 gilt" is no citation of Art 2 § 311. */
const HEADING_END = /^(#{1,6}[ \t][^\r\n]*)\r?\n(?=\r?\n)/u;

/** A text with its wrapped lines joined and its heading ended, as the index has it; every character stays in its place. */
export const unwrapped = (source: string): string =>
  source
    .replace(HEADING_END, (line, words: string) => words.padEnd(line.length, '.'))
    .replace(WRAPPED, (end) => ' '.repeat(end.length));

/** A part of a text that is read as it stands there. */
export const placedIn = (text: string, part: ReadPart): Omit<PlacedPart, 'spell'> => ({
  part,
  placeOf: (inner) => inDocument(part, inner),
  inFile: (inner) => ifAsWritten(text, part, inner, inDocument(part, inner)),
});

/** Where a span of a part's plain text stands in its file, if the file has it letter by letter. */
function ifAsWritten(
  text: string,
  { plain }: ReadPart,
  inner: TextSpan,
  place: TextSpan | undefined,
): TextSpan | undefined {
  const words = place && text.slice(place.start, place.end);
  return words === plain.text.slice(inner.start, inner.end) ? place : undefined;
}

/** Where the offsets of a text are in the string that JSON writes for it, counted from the string's first character. */
function escapedOffsets(text: string): (offset: number) => number {
  let growth = 0;
  const escapes = Array.from(text.matchAll(/["\\\p{Cc}\p{Cs}]/gu), ({ 0: character, index }) => {
    growth += escaped(character).length - 1;
    return { index, growth };
  });
  return (offset) => offset + (escapes[firstWhere(escapes, ({ index }) => index >= offset) - 1]?.growth ?? 0);
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
