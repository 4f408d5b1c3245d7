import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ADDRESS, ENTRY_BYTES, GROUP, openBoundKernel, ROUND } from '../../../../src/search/bm25/boundKernel';

const byte = fc.integer({ min: 0, max: 255 });
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('search/boundKernel', () => {
  const documents = 3 * ROUND;
  const rowBytes = documents / 2;
  const mostTerms = 5;
  // The places of things in the kernel's memory.
  const sums = mostTerms * ENTRY_BYTES;
  const scores = sums + documents;
  const groups = scores + documents * 4;
  const rows = groups + (documents / GROUP) * 4;
  const { buffer, sum, select } = openBoundKernel(rows + mostTerms * rowBytes);
  const memory = new Uint8Array(buffer);

  it('adds up the values of the levels of each document, up to 255', () => {
    const term = fc.record({ values: bytes(16), row: bytes(rowBytes) });
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: mostTerms }), (terms) => {
        terms.forEach(({ values, row }, at) => {
          memory.set(values, at * ENTRY_BYTES);
          new DataView(buffer).setUint32(at * ENTRY_BYTES + ADDRESS, rows + at * rowBytes, true);
          memory.set(row, rows + at * rowBytes);
        });
        sum(0, terms.length * ENTRY_BYTES, rowBytes, sums);
        for (let document = 0; document < documents; document += 1) {
          const [pair, half] = [Math.floor(document / 32), document % 32];
          const levels = terms.map(({ row }) => (half < 16 ? row[pair * 16 + half]! & 15 : row[pair * 16 + half - 16]! >> 4)); // prettier-ignore
          const expected = levels.reduce((total, level, at) => total + terms[at]!.values[level]!, 0);
          assert.equal(memory[sums + document], Math.min(255, expected));
        }
      }),
    );
  });

  it('names the groups in which a bound is high enough, never one that is dealt with', () => {
    const score = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant(NaN));
    const list = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: documents, maxLength: documents });
    fc.assert(
      fc.property(list(score), list(byte), fc.integer({ min: 1, max: 200 }), (added, summed, least) => {
        new Float32Array(buffer, scores, documents).set(added);
        memory.set(summed, sums);
        const end = select(scores, sums, sums + documents, groups, 0.5, least);
        const reached = added.flatMap((value, at) => (value + 0.5 * summed[at]! >= least ? [Math.floor(at / GROUP)] : [])); // prettier-ignore
        assert.deepEqual(
          Array.from(new Uint32Array(buffer, groups, (end - groups) / 4), (address) => (address - sums) / GROUP),
          [...new Set(reached)],
        );
      }),
    );
  });
});
