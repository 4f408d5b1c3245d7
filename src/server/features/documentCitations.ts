import type { TextDocument } from 'vscode-languageserver-textdocument';
import { placeAt, placesOf, type CheckedIndex, type CitationPlace, type ReadPart } from '../../check';
import type { Position, ResolvedCitation } from '../../law';
import type { CitationInDocument } from '../citedText';
import type { Readings } from '../readings';

/** The parts of an open document that its citations are read from. */
interface ReadDocument {
  readonly index: CheckedIndex;
  readonly document: TextDocument;
}

/** All citations of open documents, resolved, in their order; read once for each version of a document. */
export class DocumentCitations {
  readonly #known = new WeakMap<readonly ReadPart[], readonly CitationInDocument[]>();

  constructor(private readonly readings: Readings) {}

  /** Without the numbers of provisions at the head of their own text. Rejects as {@link Readings.of} does. */
  async of(open: ReadDocument): Promise<readonly CitationInDocument[]> {
    const parts = await this.partsOf(open);
    const known = this.#known.get(parts);
    if (known !== undefined) return known;
    const others = placesOf(parts, open.index).filter(({ isOwnNumber }) => !isOwnNumber);
    const cited = others.map((place) => citationAt(place, open));
    this.#known.set(parts, cited);
    return cited;
  }

  /** The citation that a position stands in, or right behind; a provision's own number cites it. Rejects as {@link of}. */
  async at(open: ReadDocument, position: Position): Promise<CitationInDocument | undefined> {
    const parts = await this.partsOf(open);
    const place = placeAt(parts, open.document.offsetAt(position), open.index);
    return place && citationAt(place, open);
  }

  /** The document's text without markup, a part in one context. Rejects as {@link of}. */
  partsOf({ document, index }: ReadDocument): Promise<readonly ReadPart[]> {
    return this.readings.of(document, index);
  }
}

const citationAt = ({ start, end, cited }: CitationPlace, { document, index }: ReadDocument): CitationInDocument => ({
  citation: { ...index.resolver.described(cited), start, end },
  range: rangeIn(document, { start, end }),
});

export const rangeIn = (
  document: TextDocument,
  { start, end }: Pick<ResolvedCitation, 'start' | 'end'>,
): CitationInDocument['range'] => ({ start: document.positionAt(start), end: document.positionAt(end) });
