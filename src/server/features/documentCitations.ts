import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findCitations } from '../../citation';
import type { ResolvedCitation } from '../../law';
import { Turns } from '../../search';
import type { CitationInDocument } from '../citedText';
import { throwIfChanged, type FeatureIndex, type OpenDocument } from './context';
import { actsOfFile } from '../provisionAt';
import { provisionsIn } from './statuteFile';

/** How long reading a document holds the thread, in milliseconds. */
const TURN_MS = 10;
/** A text is read in windows of this many UTF-16 code units ... */
const WINDOW = 16_000;
/** ... each with so much of what stands before it, because "the same article" leans on that, and behind it. */
const BEFORE = 8_000;
const AFTER = 2_000;
/** What may stand before a provision's own number at its beginning: the marks of a heading. */
const HEADING_MARK = /^[\s#*_>-]*$/u;

/** A part of a document that is read in one context. Offsets are UTF-16 code units, end exclusive. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** The provision that it is the text of; undefined in a draft. */
  readonly ordinal?: number;
}

/** All citations of open documents, resolved, in their order; read once for each version of a document. */
export class DocumentCitations {
  readonly #readings = new WeakMap<
    TextDocument,
    { version: number; index: FeatureIndex; citations: Promise<readonly CitationInDocument[]> }
  >();

  /** Rejects with `ContentModified` once the document has changed meanwhile. */
  of(open: OpenDocument): Promise<readonly CitationInDocument[]> {
    const { document, index } = open;
    const known = this.#readings.get(document);
    if (known?.version === document.version && known.index === index) return known.citations;
    const citations = readDocument(open);
    this.#readings.set(document, { version: document.version, index, citations });
    return citations;
  }
}

async function readDocument(open: OpenDocument): Promise<CitationInDocument[]> {
  const { index, document } = open;
  const { version } = document;
  const found: CitationInDocument[] = [];
  const segments = await segmentsOf(open);
  throwIfChanged(document, version);
  const text = document.getText();
  const turns = new Turns(TURN_MS);
  for (const segment of segments) {
    for (const citations of readSegment(index, text, segment)) {
      for (const citation of citations) found.push({ citation, range: rangeIn(document, citation) });
      if (!turns.isOver) continue;
      await turns.pass();
      throwIfChanged(document, version);
    }
  }
  return found;
}

/** A draft is one segment; a statute file has one for each provision, and one for what stands before the first. */
async function segmentsOf(open: OpenDocument): Promise<Segment[]> {
  const { index, document, file } = open;
  const starts = new Map<number, number>();
  for (const act of actsOfFile(index.corpus, file)) {
    for (const { ordinal, range } of await provisionsIn(open, act)) starts.set(document.offsetAt(range.start), ordinal);
  }
  const ordered = [...starts].sort(([one], [other]) => one - other);
  const segments: Segment[] = [];
  let end = document.getText().length;
  for (const [start, ordinal] of ordered.reverse()) {
    segments.push({ start, end, ordinal });
    end = start;
  }
  if (end > 0) segments.push({ start: 0, end });
  return segments.reverse();
}

/** The citations of a segment, one window after another, at offsets of the whole text. */
export function* readSegment(
  { corpus, resolver }: Pick<FeatureIndex, 'corpus' | 'resolver'>,
  text: string,
  { start, end, ordinal }: Segment,
): Generator<ResolvedCitation[]> {
  const source = text.slice(start, end);
  const act = ordinal === undefined ? undefined : corpus.acts[corpus.actOf(ordinal)]!;
  const context = act === undefined || ordinal === undefined ? {} : { act: act.key, ordinal };
  const own = ordinal === undefined ? undefined : corpus.id(ordinal);
  for (let window = 0; window < source.length; window += WINDOW) {
    const from = Math.max(0, window - BEFORE);
    const read = findCitations(source.slice(from, window + WINDOW + AFTER), act?.language);
    const citations = read.map((citation) => ({ ...citation, start: citation.start + from, end: citation.end + from }));
    yield resolver
      .resolve(citations, context, source)
      .filter((citation) => citation.start >= window && citation.start < window + WINDOW)
      .filter((citation) => !isOwnNumber(source, citation, own))
      .map((citation) => ({ ...citation, start: citation.start + start, end: citation.end + start }));
  }
}

/** Whether a citation is no more than the number that a provision's own text begins with: "### Section 12. Fees". */
const isOwnNumber = (source: string, { start, targets }: ResolvedCitation, own: string | undefined): boolean =>
  own !== undefined && targets.includes(own) && start < 32 && HEADING_MARK.test(source.slice(0, start));

export const rangeIn = (
  document: TextDocument,
  { start, end }: Pick<ResolvedCitation, 'start' | 'end'>,
): CitationInDocument['range'] => ({ start: document.positionAt(start), end: document.positionAt(end) });
