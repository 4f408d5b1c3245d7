import assert from 'node:assert/strict';
import { ModelUnavailableError, type LanguageModel } from '../../../src/models';
import { SharedIndex, type LegalIndex } from '../../../src/search';
import { actsOfTests } from '../support/acts';
import { indexOf } from '../support/indexOf';
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
});
