import assert from 'node:assert/strict';
import type { ReportItem } from '../../../../src/extension/messages';
import { changesOf, earlierOf, filtersOf, isShown, PAGE_SIZE, pageOf } from '../../../../webview/report/rows';

const item = (part: Partial<ReportItem>): ReportItem => ({
  id: 'q',
  question: 'When is a lamp lit?',
  gold: ['sec_1', 'sec_2'],
  predicted: ['sec_2', 'sec_1'],
  ranked: [],
  metrics: {},
  ...part,
});
/** No earlier run. */
const NONE = earlierOf(undefined);
const right = item({});
const missed = item({ predicted: ['sec_1', 'sec_3'] });
const abstained = item({ verdict: 'abstained' });

describe('rows of the report', () => {
  it('miss something where a right provision is not named, whatever else is', () => {
    assert.equal(isShown(missed, 'missed', NONE), true);
    assert.equal(isShown(right, 'missed', NONE), false);
    // More than is right is named, and nothing is missed.
    assert.equal(isShown(item({ predicted: ['sec_3', 'sec_1', 'sec_2'] }), 'missed', NONE), false);
    // No provision is right: none can be missed.
    assert.equal(isShown(item({ gold: [] }), 'missed', NONE), false);
  });

  it('are wrong where what is named is not exactly what is right', () => {
    assert.equal(isShown(right, 'wrong', NONE), false);
    assert.equal(isShown(missed, 'wrong', NONE), true);
    // Nothing is missed, but one too many is named.
    assert.equal(isShown(item({ predicted: ['sec_1', 'sec_2', 'sec_3'] }), 'wrong', NONE), true);
    // Where nothing is right, nothing that is named can be told from it.
    assert.equal(isShown(item({ gold: [], predicted: ['sec_1'] }), 'wrong', NONE), false);
  });

  it('changed where a metric that both runs have is another than before', () => {
    const earlier = earlierOf({
      name: 'before',
      items: [{ id: 'q', metrics: { provisionF1: 0.5, 'recall@1': 1, old: 1 } }],
    });
    const now = item({ metrics: { provisionF1: 1, 'recall@1': 1, fresh: 1 } });
    assert.deepEqual(changesOf(now, earlier), [{ metric: 'provisionF1', before: 0.5, after: 1 }]);
    assert.equal(isShown(now, 'changed', earlier), true);
    assert.equal(isShown(item({ metrics: { provisionF1: 0.5 } }), 'changed', earlier), false);
    // A question that the earlier run did not have has not changed.
    assert.equal(isShown(item({ id: 'new', metrics: { provisionF1: 1 } }), 'changed', earlier), false);
  });

  it('offer only what leaves some of the questions', () => {
    assert.deepEqual(filtersOf([right], NONE), ['all']);
    assert.deepEqual(filtersOf([right, abstained], NONE), ['all', 'abstained']);
    assert.deepEqual(filtersOf([right, abstained, missed], NONE), ['all', 'wrong', 'missed', 'abstained']);
  });

  it('come a page at a time, each once', () => {
    const rows = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, at) => at);
    const pages = [0, 1, 2].map((page) => pageOf(rows, page));
    assert.deepEqual(
      pages.flatMap((page) => page.rows),
      rows,
    );
    assert.deepEqual(
      pages.map(({ first }) => first),
      [0, PAGE_SIZE, 2 * PAGE_SIZE],
    );
  });
});
