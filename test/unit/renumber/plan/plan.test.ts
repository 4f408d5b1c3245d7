import assert from 'node:assert/strict';
import { RenumberError } from '../../../../src/renumber';
import { Law } from '../support';

const ACT = `# Harbour Rules 1990

### Section 1. Fees

A fee is due.

### Section 2. Tolls

A toll is due.

### Section 4. Lamps

A lamp is lit.
`;

function refused(run: () => unknown, reason: RegExp): void {
  assert.throws(run, (error) => error instanceof RenumberError && reason.test(error.message));
}

describe('renumber: plans', () => {
  let law: Law;
  before(async () => {
    law = await Law.of({ 'a.md': ACT });
  });
  const moves = ({ moves: all }: ReturnType<Law['rename']>): [string, string][] =>
    [...all].map(([ordinal, number]) => [law.index.corpus.id(ordinal), number]);

  it('refuse a number that another provision has, or that is the own one', () => {
    refused(() => law.rename('harbour-rules-1990/sec_1', '4'), /section 4 exists already/u);
    refused(() => law.rename('harbour-rules-1990/sec_1', '1'), /section 1 has this number already/u);
  });

  it('move one provision to a free number, and say whether the order holds', () => {
    const between = law.rename('harbour-rules-1990/sec_2', '3');
    assert.deepEqual([moves(between), between.keepsOrder], [[['harbour-rules-1990/sec_2', '3']], true]);
    assert.equal(law.rename('harbour-rules-1990/sec_2', '5').keepsOrder, false, 'behind section 4');
    assert.equal(law.rename('harbour-rules-1990/sec_4', '9').keepsOrder, true, 'the last one');
    assert.equal(law.rename('harbour-rules-1990/sec_1', '3').keepsOrder, false, 'behind section 2');
  });

  it('count on what stands behind a new one up to the first free number', () => {
    assert.deepEqual(moves(law.insert('harbour-rules-1990/sec_1', '1')), [
      ['harbour-rules-1990/sec_1', '2'],
      ['harbour-rules-1990/sec_2', '3'],
    ]);
    assert.deepEqual(moves(law.insert('harbour-rules-1990/sec_4', '3')), [], 'a free number moves nothing');
  });

  it('refuse a new number that is not between those beside it', () => {
    refused(
      () => law.insert('harbour-rules-1990/sec_4', '9'),
      /“9” is no number behind section 2 and before section 4/u,
    );
    refused(() => law.insert('harbour-rules-1990/sec_4', '1a'), /“1a” is no number behind section 2 and before/u);
    refused(() => law.insert('harbour-rules-1990/sec_1', '3'), /“3” is no number before section 1/u);
  });

  it('count each row by itself: paragraphs by their section', async () => {
    const section = (number: number): string => `### Section ${number}. Fees\n\n(1) A fee.\n\n(2) A toll.\n`;
    const rules = await Law.of({ 'b.md': `# Quay Rules 1990\n\n${section(1)}\n${section(2)}` });
    const { moves: all } = rules.insert('quay-rules-1990/sec_1__para_1', '1');
    assert.deepEqual(
      [...all].map(([ordinal, number]) => [rules.index.corpus.id(ordinal), number]),
      [
        ['quay-rules-1990/sec_1__para_1', '2'],
        ['quay-rules-1990/sec_1__para_2', '3'],
      ],
    );
  });
});
