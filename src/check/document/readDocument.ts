import type { CitationContext, LocatedCitation } from '../../citation';
import { firstWhere, someHold, type Corpus, type Language, type Position } from '../../law';
import { detectLanguage } from '../../languages';
import { type TextSpan } from '../../text';
import { blocksOf, spanBefore } from './blocks';
import type { CheckedIndex } from '../finding';
import { flowing } from './flowing';
import { LineTable } from './lineTable';
import { statuteFormatOf, type DraftFormat } from './markup';
import type { ReadPieces } from './pieces';
import { PlainText } from './plainText';
import { partOwnUnits, type ReadCitations } from './ownUnits';
import { BlockMemory, findInBlocks, ownCopy } from './readBlocks';

/** Provisions looked up between two turns. */
const STEP = 50;
/** What may stand before a provision's own number at its beginning: the marks of a heading. */
const HEADING_MARK = /^[\s#*_>-]*$/u;
const LONGEST_MARK = 32;

/** A part of a document that is read in one context, with every citation in it and what it means. */
export interface ReadPart extends ReadCitations {
  /** Where it begins in the document, as a UTF-16 code unit. */
  readonly start: number;
  /** The provision that it is the text of; none in a draft and before the first provision of a statute. */
  readonly ordinal?: number;
  /** Its text without markup. Offsets of its blocks and citations are those of this text. */
  readonly plain: PlainText;
  /** The paragraphs of the plain text. */
  readonly blocks: readonly TextSpan[];
}

/** Where a part of a file of the corpus begins in it, and whose text it is: an act's, a provision's. */
export interface PartPlace extends Pick<ReadPart, 'start' | 'ordinal'> {
  /** The index of the act. */
  readonly act: number;
}

/** A part of a file of the corpus as it is there to be read. */
export interface UnreadPart extends PartPlace {
  /** Where the next one begins, or the document ends. */
  readonly end: number;
}

/** A citation of a document. Offsets are those of the document, UTF-16 code units, its markup inside the span included. */
export interface CitationPlace extends TextSpan {
  readonly cited: LocatedCitation;
  /** Whether it is no more than the number that a provision's own text begins with: "### Section 12. Fees". */
  readonly isOwnNumber: boolean;
}

/** A part of a file of the corpus, with what it was read from. */
interface KnownPart {
  readonly source: string;
  readonly part: ReadPart;
}

/**
 * What was read of a document, so that its next version is read anew only where it differs: of a draft its blocks, of a
 * statute its provisions. It holds no more than one version, and is good for one document, format and index.
 */
export class ReadMemory {
  readonly blocks = new BlockMemory();
  /** Of a draft; good for one format, too. */
  pieces: ReadPieces | undefined;
  /** By the ordinal of the provision; text of an act in front of its provisions by a negative number. */
  parts: ReadonlyMap<number, KnownPart> = new Map();
}

/**
 * Reads a text that is no part of the corpus. A citation in it that names no act means one that the text has named, or the
 * text's own unit, and is left out then.
 * Yields often, so that the caller can let other work in or stop.
 */
export function* readDraft(
  source: string,
  format: DraftFormat,
  { resolver }: Pick<CheckedIndex, 'resolver'>,
  memory = new ReadMemory(),
): Generator<void, readonly ReadPart[]> {
  const plain = yield* PlainText.read(source, format, memory.pieces);
  memory.pieces = plain.pieces;
  yield;
  const blocks = yield* blocksOf(plain.text);
  yield;
  const found = yield* memory.blocks.read(plain.text, blocks, detectLanguage(plain.text), resolver);
  yield;
  return [{ start: 0, plain, blocks, ...partOwnUnits(plain.text, found) }];
}

/**
 * The parts of a file of the corpus that {@link readStatute} reads, in order, for whoever reads one at a time: the first
 * begins with the file. None where the corpus lacks it.
 */
export function* partsOfStatute(
  source: string,
  file: string,
  { corpus }: CheckedIndex,
  toLine: (line: number) => number = (line) => line,
): Generator<void, readonly UnreadPart[]> {
  const lines = new LineTable(source);
  const offsetOf = ({ line, character }: Position): number => lines.offsetAt({ line: toLine(line), character });
  // The last provision at a place is the innermost one.
  const starts = new Map<number, PartPlace>();
  for (const [act, { file: home }] of corpus.acts.entries()) {
    if (home !== file) continue;
    if (starts.size === 0) starts.set(0, { start: 0, act });
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const provision = corpus.provision(ordinal);
      const start = offsetOf(provision.range.start);
      if (provision.file === file) starts.set(start, { start, act, ordinal });
      if ((ordinal - first) % STEP === 0) yield;
    }
  }
  const places = [...starts.values()].sort((one, other) => one.start - other.start);
  return places.map((place, at) => ({ end: places[at + 1]?.start ?? source.length, ...place }));
}

/**
 * Reads a file of the corpus, each provision in its own context. Yields often, as {@link readDraft} does.
 *
 * @param file the path under which the corpus has the file
 * @param toLine where a line of the indexed file stands in `source`, which may have moved on; zero-based
 */
export function* readStatute(
  source: string,
  file: string,
  index: CheckedIndex,
  toLine?: (line: number) => number,
  memory = new ReadMemory(),
): Generator<void, readonly ReadPart[]> {
  const unread = yield* partsOfStatute(source, file, index, toLine);
  const format = statuteFormatOf(file, source);
  const parts: ReadPart[] = [];
  const kept = new Map<number, KnownPart>();
  for (const [at, place] of unread.entries()) {
    const text = source.slice(place.start, place.end);
    const key = place.ordinal ?? -1 - place.act;
    const known = memory.parts.get(key);
    const part = known?.source === text ? known.part : yield* readPart(ownCopy(text), format, place, index);
    kept.set(key, { source: text, part });
    parts.push({ ...part, start: place.start });
    if (at % STEP === 0) yield;
  }
  memory.parts = kept;
  return parts;
}

/**
 * Of what {@link readStatute} reads the parts that an offset stands in or right behind; no other is read.
 *
 * @param parts all of them, as {@link partsOfStatute} finds them in `source`
 */
export function* readStatuteAt(
  source: string,
  file: string,
  parts: readonly UnreadPart[],
  offset: number,
  index: CheckedIndex,
): Generator<void, readonly ReadPart[]> {
  const format = statuteFormatOf(file, source);
  const read: ReadPart[] = [];
  for (const place of parts) {
    if (place.start > offset || place.end < offset) continue;
    read.push(yield* readPart(ownCopy(source.slice(place.start, place.end)), format, place, index));
  }
  return read;
}

/** Reads a part of a file of the corpus, such as the text of one of its provisions, in its context. */
export function* readPart(
  text: string,
  format: DraftFormat,
  { start, act, ordinal }: PartPlace,
  { corpus, resolver }: CheckedIndex,
): Generator<void, ReadPart> {
  const { key, language } = corpus.acts[act]!;
  const own = ordinal === undefined ? {} : { ordinal };
  return { start, ...own, ...(yield* readLaw(text, format, resolver, { act: key, ...own }, language)) };
}

/** The citations of what was read, in the order of the document. */
export function placesOf(parts: readonly ReadPart[], { corpus }: Pick<CheckedIndex, 'corpus'>): CitationPlace[] {
  return parts.flatMap((part) => part.citations.map((cited) => placeOf(part, cited, corpus)));
}

/** Where one of them stands. */
export function placeOf(part: ReadPart, cited: LocatedCitation, corpus: Corpus): CitationPlace {
  const { start, end } = inDocument(part, cited.citation);
  return { start, end, cited, isOwnNumber: isOwnNumber(part, cited, corpus) };
}

/** The citation that an offset of the document stands in, or right behind, of those of {@link placesOf}. */
export function placeAt(
  parts: readonly ReadPart[],
  offset: number,
  { corpus }: Pick<CheckedIndex, 'corpus'>,
): CitationPlace | undefined {
  // Right behind the last citation of one part, an offset may stand where the next part begins.
  const last = spanBefore(parts, offset - 1);
  for (const part of parts.slice(Math.max(0, last), last + 2)) {
    const { citations } = part;
    const cited = citations[firstWhere(citations, ({ citation }) => inDocument(part, citation).end >= offset)];
    if (cited === undefined) continue;
    const place = placeOf(part, cited, corpus);
    return place.start <= offset ? place : undefined;
  }
  return undefined;
}

/** A span of a part's plain text as one of the document. */
export function inDocument({ plain, start: offset }: Pick<ReadPart, 'plain' | 'start'>, span: TextSpan): TextSpan {
  const { start, end } = plain.inSource(span);
  return { start: start + offset, end: end + offset };
}

/** An article's number may stand on the line on which its first paragraph begins. */
function isOwnNumber({ ordinal, plain }: ReadPart, { citation, ordinals }: LocatedCitation, corpus: Corpus): boolean {
  if (ordinal === undefined || citation.start > LONGEST_MARK) return false;
  return someHold(corpus, ordinals, ordinal) && HEADING_MARK.test(plain.text.slice(0, citation.start));
}

/** Finds and resolves the citations of law in its context. */
function* readLaw(
  source: string,
  format: DraftFormat,
  resolver: CheckedIndex['resolver'],
  context: CitationContext,
  language: Language,
): Generator<void, Omit<ReadPart, 'start' | 'ordinal'>> {
  const plain = yield* PlainText.read(source, format);
  yield;
  const { text } = plain;
  const blocks = yield* blocksOf(text);
  const words = flowing(text);
  yield;
  const found = yield* findInBlocks(words, blocks, language);
  const citations = yield* resolver.locateInSteps(found, context, words);
  return { plain, blocks, citations, own: [] };
}
