import assert from 'node:assert/strict';
import { ModelUnavailableError, type LanguageModel } from '../../../src/models';
import { findProvisions, type Found } from '../../../src/pipeline';
import { find } from '../../../src/pipeline/find';
import { Run } from '../../../src/pipeline/run';
import { SharedIndex, type LegalIndex } from '../../../src/search';
import { actsOfTests } from '../support/acts';
import { drain, indexOf } from '../support/indexOf';
import { contentsOf, PlainStore } from '../support/storeOf';
import { assertAlike, CountedModel, toldAnswer } from '../support/toldAnswer';

const QUESTIONS = [
  'Who pays the berth fee, and may the harbour master detain a vessel?',
  'Darf ein Hafen gesperrt werden, und wer zahlt die Gebühr?',
  'Wer führt ein Fahrzeug, und welches Entgelt setzt die Behörde fest?',
  '양식업 면허의 유효기간은 얼마인가',
  'lamp oil',
  'no such words: xyzzy',
  '',
];

describe('asking a shared corpus', () => {
  let index: LegalIndex;
  let store: PlainStore;
  before(async () => {
    const built = await indexOf(actsOfTests(true));
    index = built;
    store = new PlainStore(contentsOf(built));
  });

  for (const question of QUESTIONS) {
    it(`answers "${question}" as the index does that it was made from`, async () => {
      assertAlike(await toldAnswer(new SharedIndex(store), question), await toldAnswer(index, question));
    });

    it(`answers "${question}" as the index does with a model, which is asked as often`, async () => {
      const [here, there] = [new CountedModel(), new CountedModel()];
      assertAlike(await toldAnswer(new SharedIndex(store), question, there), await toldAnswer(index, question, here));
      assert.equal(there.asked, here.asked);
    });
  }

  it('goes on without a model that fails, as the index does, and asks it no second time', async () => {
    let asked = 0;
    const failing: LanguageModel = {
      name: 'failing',
      complete: () => Promise.reject(new ModelUnavailableError(`It was asked ${(asked += 1)} times.`)),
    };
    const expected = await toldAnswer(index, QUESTIONS[0]!, failing);
    const once = asked;
    asked = 0;
    assertAlike(await toldAnswer(new SharedIndex(store), QUESTIONS[0]!, failing), expected);
    assert.equal(asked, once);
  });

  it('keeps nothing of a search in which a helper has failed', async () => {
    const source = new SharedIndex(store);
    const far = [...Array(index.corpus.size).keys()].findLast((ordinal) => index.corpus.hasText(ordinal))!;
    const found = (encode: () => Promise<Float32Array>): Promise<Found> =>
      source.with(async (part) => {
        const encoder = { name: 'near', supports: () => true, encode };
        const vectors = { search: () => Promise.resolve([{ ordinal: far, score: 1 }]), vectorOf: () => undefined };
        return (await drain(findProvisions(QUESTIONS[0]!, { index: part, dense: { encoder, vectors } }))).result;
      });
    const isFound = ({ ranking }: Found): boolean => ranking.some(({ ordinal }) => ordinal === far);
    const without = await found(() => Promise.reject(new ModelUnavailableError('it died.')));
    assert.deepEqual([without.notices.length, isFound(without)], [1, false]);
    const after = await found(() => Promise.resolve(Float32Array.of(1)));
    assert.deepEqual([after.notices.length, isFound(after)], [0, true]);
  });

  it('searches, orders and chooses once, whatever is lacking after that', async () => {
    const source = new SharedIndex(store);
    const passes: string[][] = [];
    await source.with(async (part) => {
      const run = new Run({ index: part }, undefined);
      passes.push([]);
      const derive = run.index.derived.bind(run.index);
      run.index.derived = (from, what, holds) =>
        derive(
          from,
          () => {
            passes.at(-1)!.push(String(from[0]));
            return what();
          },
          holds,
        );
      await drain(find(QUESTIONS[0]!, run));
    });
    const last = (stage: string): number => passes.findLastIndex((pass) => pass.includes(stage));
    assert.ok(last('retrieve') < last('rerank') && last('rerank') < passes.length - 1, JSON.stringify(passes));
    assert.ok(passes.at(-1)!.every((made) => made === 'targets'));
  });
});
