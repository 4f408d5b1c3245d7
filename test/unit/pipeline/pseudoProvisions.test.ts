import assert from 'node:assert/strict';
import { findProvisions, type Found, type Stages } from '../../../src/pipeline';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';

const HARBOUR = `# Harbour Act

### Section 1. Extinctive prescription

A claim for salvage is barred after two years. The court may extend the term.

### Section 2. Interruption

Prescription is interrupted by a summons.

### Section 3. Pilots

Nobody boards alone.
`;

describe('pipeline/pseudoProvisions', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR });
  });

  const find = async (stages?: Stages, recorded?: readonly string[]): Promise<Found> => {
    const context = { index, ...(stages && { stages }), ...(recorded && { recorded }) };
    return (await drain(findProvisions('Salvage claims barred?', context))).result;
  };
  const idsOf = ({ ranking }: Found): string[] => ranking.map(({ ordinal }) => index.corpus.id(ordinal));

  it('adds to an issue the headings and lead sentences of its nearest provisions', async () => {
    const { parametric } = await find({ 'pseudo-provisions': true });
    assert.deepEqual(
      parametric.provisions.map(({ pseudo }) => pseudo),
      ['Extinctive prescription\nA claim for salvage is barred after two years.'],
    );
  });

  it('finds by these words what shares none with the question, behind what does', async () => {
    assert.deepEqual(idsOf(await find()), ['harbour-act/sec_1']);
    assert.deepEqual(idsOf(await find({ 'pseudo-provisions': true })), ['harbour-act/sec_1', 'harbour-act/sec_2']);
  });

  it('leaves alone what was written for the question', async () => {
    const { parametric } = await find({ 'pseudo-provisions': true }, ['A claim for salvage is barred.']);
    assert.equal(parametric.provisions[0]!.pseudo, undefined);
  });

  it('is out by default', async () => {
    assert.equal((await find()).parametric.provisions[0]!.pseudo, undefined);
  });
});
