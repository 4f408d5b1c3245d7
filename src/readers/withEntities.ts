import type { Provision } from '../law';
import { withoutEntities } from '../text';
import { splitLines } from './lines';
import type { ReadResult, SourceText } from './types';

type Reader = (source: SourceText) => ReadResult;

/**
 * Reads a text that may write signs as entities of HTML (`5.&ordm;`, `Art.&nbsp;3`) by what they stand for. The ranges are those of
 * the text as it is written: they end where its lines end, which entities make longer.
 */
export function withEntities(read: Reader): Reader {
  return ({ file, text }) => {
    const plain = withoutEntities(text);
    if (plain === text) return read({ file, text });
    const [written, shown] = [splitLines(text), splitLines(plain)];
    const atEnd = (provision: Provision): Provision => {
      const { start, end } = provision.range;
      const isWhole = shown[end.line]!.length === end.character;
      return isWhole
        ? { ...provision, range: { start, end: { ...end, character: written[end.line]!.length } } }
        : provision;
    };
    const { documents, ...others } = read({ file, text: plain });
    return {
      ...others,
      documents: documents.map((document) => ({ ...document, provisions: document.provisions.map(atEnd) })),
    };
  };
}
