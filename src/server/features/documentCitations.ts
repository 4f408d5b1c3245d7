import type { TextDocument } from 'vscode-languageserver-textdocument';
import { placeAt, placesOf, type CheckedIndex, type CitationPlace, type ReadPart } from '../../check';
import type { Position, Range } from '../../law';
import type { TextSpan } from '../../text';
import { BackgroundTurns } from '../turns/backgroundTurns';
import type { CitationInDocument } from './citedText';
import { throwIfChanged } from '../turns/contentModified';
import type { Readings } from '../drafts/readings';

/** Citations placed between two looks at the clock. */
const STEP = 50;

/** The parts of an open document that its citations are read from. */
interface ReadDocument {
  readonly index: CheckedIndex;
  readonly document: TextDocument;
}

/** A citation with where it stands in a document. */
export interface PlacedCitation extends Pick<CitationPlace, 'start' | 'end' | 'cited'> {
  readonly range: Range;
}

/** All citations of open documents, resolved, in their order; placed once for each version of a document. */
export class DocumentCitations {
  readonly #known = new WeakMap<readonly ReadPart[], Promise<readonly PlacedCitation[]>>();

  /** @param turnMs how long placing the citations holds the thread, in milliseconds */
  constructor(
    private readonly readings: Readings,
    private readonly turnMs?: number,
  ) {}

  /** Without the numbers of provisions at the head of their own text. Rejects as {@link Readings.of} does. */
  async of(open: ReadDocument): Promise<readonly PlacedCitation[]> {
    const parts = await this.partsOf(open);
    const known = this.#known.get(parts);
    if (known !== undefined) return known;
    const { document } = open;
    const { version } = document;
    const placed = place(parts, open, new BackgroundTurns(() => throwIfChanged(document, version), this.turnMs));
    // Whoever waits is told; where nobody does any more, there is nobody to tell.
    placed.catch(() => undefined);
    this.#known.set(parts, placed);
    return placed;
  }

  /** The citation that a position stands in, or right behind; a provision's own number cites it. Rejects as {@link of}. */
  async at(open: ReadDocument, position: Position): Promise<CitationInDocument | undefined> {
    const { document, index } = open;
    const offset = document.offsetAt(position);
    const place = placeAt(await this.readings.around(document, index, offset), offset, index);
    return place && citationAt(place, open);
  }

  /** The document's text without markup, a part in one context. Rejects as {@link of}. */
  partsOf({ document, index }: ReadDocument): Promise<readonly ReadPart[]> {
    return this.readings.of(document, index);
  }
}

async function place(
  parts: readonly ReadPart[],
  { document, index }: ReadDocument,
  turns: BackgroundTurns,
): Promise<PlacedCitation[]> {
  const placed: PlacedCitation[] = [];
  for (const part of parts) {
    for (let from = 0; from < part.citations.length; from += STEP) {
      if (turns.isOver) await turns.pass();
      const some = { ...part, citations: part.citations.slice(from, from + STEP) };
      for (const { isOwnNumber, start, end, cited } of placesOf([some], index)) {
        if (!isOwnNumber) placed.push({ start, end, cited, range: rangeIn(document, { start, end }) });
      }
    }
  }
  return placed;
}

const citationAt = ({ start, end, cited }: CitationPlace, { document }: ReadDocument): CitationInDocument => ({
  cited,
  range: rangeIn(document, { start, end }),
});

/** A span of a document, or of a table of its lines, as a range. */
export const rangeIn = (document: Pick<TextDocument, 'positionAt'>, { start, end }: TextSpan): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});
