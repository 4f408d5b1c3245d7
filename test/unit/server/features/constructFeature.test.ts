import assert from 'node:assert/strict';
import type { LanguageModel } from '../../../../src/models';
import { constructQuestion } from '../../../../src/server/features/constructFeature';
import { indexOf } from '../../support/indexOf';

const PROVISION = 'lamp-act/sec_1';

describe('constructQuestion', () => {
  const params = { provision: PROVISION, hops: 1, seed: 1, taken: ['q-1'] };
  const { signal } = new AbortController();
  const context = async (model: LanguageModel | undefined) => {
    const law = '# Lamp Act\n\n### Section 1. Lighting\n\nA lamp is lit at dusk by the keeper of its lighthouse.\n';
    return { index: await indexOf({ 'lamp.md': law }), model, notices: [] };
  };
  const says = { background: 'Ann has a lamp.', question: 'Who lights it?', answer: 'She does.', answerable: true };
  const model: LanguageModel = {
    name: 'played',
    complete: () => Promise.resolve(JSON.stringify({ ...says, right: true, reason: 'so' })),
  };

  it('has a question written on the provision, under an id that is free', async () => {
    const { items, refused } = await constructQuestion(params, await context(model), signal);
    assert.deepEqual(
      [items.map(({ id, gold, reviewed }) => [id, gold, reviewed]), refused],
      [[['q-2', [PROVISION], false]], {}],
    );
  });

  it('says what is missing: a model, or the provision', async () => {
    await assert.rejects(constructQuestion(params, await context(undefined), signal), /none is chosen/u);
    const gone = { ...params, provision: 'lamp-act/sec_9' };
    await assert.rejects(constructQuestion(gone, await context(model), signal), /no such provision any more/u);
  });

  it('ends when it is cancelled', async () => {
    const aborted = AbortSignal.abort(new Error('stopped'));
    await assert.rejects(constructQuestion(params, await context(model), aborted), /stopped/u);
  });
});
