import { actsOfFile, type Corpus, type Position, type Range } from '../../law';
import type { OpenDocument } from './context';

/** The innermost provision of a file that holds a position, by the ranges of the indexed file. */
export function provisionAt(corpus: Corpus, file: string, position: Position): number | undefined {
  for (const act of actsOfFile(corpus, file)) {
    const found = provisionOfActAt(corpus, act, position);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The innermost provision that a place of an open statute stands in; undefined in any other document. */
export function provisionHolding(
  { index, file, lines }: OpenDocument,
  { line, character }: Position,
): number | undefined {
  return file === undefined ? undefined : provisionAt(index.corpus, file, { line: lines.toIndexed(line), character });
}

/** Provisions stand in document order, parents first: the last that begins before the position, or one above it, holds it. */
function provisionOfActAt(corpus: Corpus, act: number, position: Position): number | undefined {
  const [first, end] = corpus.provisionsOf(act);
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(position, corpus.provision(middle).range.start)) high = middle;
    else low = middle + 1;
  }
  for (let ordinal = low - 1; ordinal >= first; ordinal = corpus.parent(ordinal)) {
    if (holds(corpus.provision(ordinal).range, position)) return ordinal;
  }
  return undefined;
}

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);

const holds = ({ start, end }: Range, position: Position): boolean =>
  !isBefore(position, start) && !isBefore(end, position);
