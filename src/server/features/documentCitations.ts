import type { TextDocument } from 'vscode-languageserver-textdocument';
import { placesOf, type CheckedIndex, type ReadPart } from '../../check';
import type { Position, ResolvedCitation } from '../../law';
import { citationAt, type CitationInDocument } from '../citedText';
import type { Readings } from '../readings';

/** The parts of an open document that its citations are read from. */
interface ReadDocument {
  readonly index: CheckedIndex;
  readonly document: TextDocument;
}

interface Cited {
  /** Those that provisions have for their own numbers included. */
  readonly all: readonly CitationInDocument[];
  readonly others: readonly CitationInDocument[];
}

/** All citations of open documents, resolved, in their order; read once for each version of a document. */
export class DocumentCitations {
  readonly #known = new WeakMap<readonly ReadPart[], Cited>();

  constructor(private readonly readings: Readings) {}

  /** Without the numbers of provisions at the head of their own text. Rejects as {@link Readings.of} does. */
  async of(open: ReadDocument): Promise<readonly CitationInDocument[]> {
    return (await this.#citedIn(open)).others;
  }

  /** The citation that a position stands in, or right behind; a provision's own number cites it. Rejects as {@link of}. */
  async at(open: ReadDocument, position: Position): Promise<CitationInDocument | undefined> {
    return citationAt((await this.#citedIn(open)).all, open.document, position);
  }

  /** The document's text without markup, a part in one context. Rejects as {@link of}. */
  partsOf({ document, index }: ReadDocument): Promise<readonly ReadPart[]> {
    return this.readings.of(document, index);
  }

  async #citedIn(open: ReadDocument): Promise<Cited> {
    const parts = await this.partsOf(open);
    const known = this.#known.get(parts);
    if (known !== undefined) return known;
    const places = placesOf(parts, open.index).map(({ start, end, cited, isOwnNumber }) => ({
      isOwnNumber,
      citation: { ...open.index.resolver.described(cited), start, end },
      range: rangeIn(open.document, { start, end }),
    }));
    const cited = { all: places, others: places.filter(({ isOwnNumber }) => !isOwnNumber) };
    this.#known.set(parts, cited);
    return cited;
  }
}

export const rangeIn = (
  document: TextDocument,
  { start, end }: Pick<ResolvedCitation, 'start' | 'end'>,
): CitationInDocument['range'] => ({ start: document.positionAt(start), end: document.positionAt(end) });
