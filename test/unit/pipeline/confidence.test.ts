import assert from 'node:assert/strict';
import { CALIBRATION, confidenceOf, findProvisions, SURE, type Confidence, type Search } from '../../../src/pipeline';
import type { LegalIndex } from '../../../src/search';
import { drain, indexOf } from '../support/indexOf';

const act = (title: string, sections: readonly string[]): string =>
  `# ${title}\n\n${sections.map((text, at) => `### Section ${at + 1}. Part ${at + 1}\n\n${text}\n`).join('\n')}`;

const FERRY = act('Ferry Act', [
  'The master of a barge pays a toll of twelve crowns at the upper lock before the barge enters the basin.',
  'The keeper of the lock lights a lamp at dusk.',
  'A skiff without a mast moors at the eastern quay.',
  'The council appoints three wardens of the river each spring.',
  'Timber is not stored on the towpath between the bridges.',
  'A warden may search a cabin for contraband with the consent of the master.',
  'Fishing from the weir is allowed on feast days.',
  'The ledger of the harbour is open to every citizen.',
  'A raft is broken up within ten days of its arrival.',
  'Ice on the river is cut by order of the wardens.',
  'A ferryman wears the badge of his guild.',
]);

describe('pipeline/confidence', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'ferry.md': FERRY });
  });

  const confidence = async (question: string, recorded?: readonly string[]): Promise<Confidence> =>
    (await drain(findProvisions(question, { index, ...(recorded && { recorded }) }))).result.confidence;

  it('is higher where a provision says what is asked than where it shares a word or two', async () => {
    const asked = await confidence('Which toll does the master of a barge pay at the upper lock?');
    const beside = await confidence('Which tax does the master of a school pay on the sale of a house?');
    assert.ok(asked.chance > beside.chance);
    assert.ok(asked.features.match > beside.features.match);
    assert.ok(asked.features.phrases > beside.features.phrases);
    assert.ok(asked.features.flatness < beside.features.flatness);
  });

  it('is higher for a clause that the corpus has nearly whole than for one that it has not', async () => {
    const question = 'What is due at the lock?';
    const there = await confidence(question, ['The master of a barge pays a toll of ten crowns at the upper lock.']);
    const absent = await confidence(question, ['A tenant pays for repairs of the roof unless the lock was broken.']);
    assert.ok(there.chance > absent.chance);
    assert.ok(there.features.held > absent.features.held);
  });

  it('is no chance where nothing was selected', () => {
    const parametric: Search['parametric'] = { source: 'embedded', provisions: [] };
    const { chance, level } = confidenceOf({ parametric, retrieved: [], ranked: [], selections: [] }, index);
    assert.deepEqual([chance, level], [0, 'unlikely']);
  });

  it('keeps to shares', async () => {
    for (const question of ['A barge?', 'The keeper of the lock lights a lamp at dusk.', 'toll '.repeat(500)]) {
      const { chance, features } = await confidence(question);
      for (const [name, value] of Object.entries({ ...features, chance })) {
        assert.ok(value >= 0 && (value <= 1 || name === 'match'), `${name} of ${question} is ${value}`);
      }
    }
  });

  it('has weights of the sign of their reason, and a threshold for nothing below the one for an answer', () => {
    for (const { weights, least } of Object.values(CALIBRATION)) {
      for (const [name, weight] of Object.entries(weights)) assert.ok(name === 'flatness' ? weight <= 0 : weight >= 0);
      assert.ok(least < SURE);
    }
  });
});
