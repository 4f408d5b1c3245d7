import { TextDocument } from 'vscode-languageserver-textdocument';
import { placeAt, readPart, type CheckedIndex } from '../../check';
import type { Position } from '../../law';
import { inTurns, Turns } from '../../turns';
import { shownIn } from '../corpus/sharedPlaces';
import type { CitationInDocument } from './citedText';
import { rangeIn } from './documentCitations';

/** How long reading a unit holds the thread, in milliseconds. */
const TURN_MS = 8;

/**
 * The citation that a position stands in, or right behind, of a document of the shared corpus, which no editor has to open here: read
 * in the unit that stands there, as it is in a statute. Undefined for any other document.
 */
export async function citationInShared(
  index: CheckedIndex,
  uri: string,
  position: Position,
): Promise<CitationInDocument | undefined> {
  const { corpus } = index;
  const shown = shownIn(corpus, uri);
  const unit = shown?.document.unitAt(position.line);
  if (shown === undefined || unit === undefined) return undefined;
  const document = TextDocument.create(uri, 'plaintext', 0, shown.document.text);
  const [start, end] = [unit.first, unit.end].map((line) => document.offsetAt({ line, character: 0 })) as [
    number,
    number,
  ];
  const { ordinal } = unit;
  const text = document.getText().slice(start, end);
  const reading = readPart(text, 'text', { start, ordinal, act: corpus.actOf(ordinal) }, index);
  const place = placeAt([await inTurns(reading, new Turns(TURN_MS))], document.offsetAt(position), index);
  return place === undefined || place.isOwnNumber ? undefined : { cited: place.cited, range: rangeIn(document, place) };
}
