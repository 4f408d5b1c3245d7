import assert from 'node:assert/strict';
import { propositionsOf, type MarkerKind } from '../../../src/languages';

/** Tests that each sentence of a language has these markers, in order, and no others. */
export function markersTable(
  code: string,
  table: Readonly<Record<string, readonly (readonly [string, ...MarkerKind[]])[]>>,
): void {
  describe(`propositions of ${code}`, () => {
    for (const [title, sentences] of Object.entries(table)) {
      it(title, () => {
        const propositions = propositionsOf(code)!;
        const found = sentences.map(([text]) => [text, ...propositions.markers(text).map(({ kind }) => kind)]);
        assert.deepEqual(found, sentences);
      });
    }
  });
}
