import assert from 'node:assert/strict';
import type { ReportItem } from '../../../../src/extension/messages';
import { filtersOf, isShown, PAGE_SIZE, pageOf } from '../../../../webview/report/rows';

const item = (part: Partial<ReportItem>): ReportItem => ({
  id: 'q',
  question: 'When is a lamp lit?',
  gold: ['sec_1', 'sec_2'],
  predicted: ['sec_2', 'sec_1'],
  metrics: {},
  ...part,
});
const right = item({});
const missed = item({ predicted: ['sec_1', 'sec_3'] });
const abstained = item({ verdict: 'abstained' });

describe('rows of the report', () => {
  it('miss something where a right provision is not named, whatever else is', () => {
    assert.equal(isShown(missed, 'missed'), true);
    assert.equal(isShown(right, 'missed'), false);
    // More than is right is named, and nothing is missed.
    assert.equal(isShown(item({ predicted: ['sec_3', 'sec_1', 'sec_2'] }), 'missed'), false);
    // No provision is right: none can be missed.
    assert.equal(isShown(item({ gold: [] }), 'missed'), false);
  });

  it('offer only what leaves some of the questions', () => {
    assert.deepEqual(filtersOf([right]), ['all']);
    assert.deepEqual(filtersOf([right, abstained]), ['all', 'abstained']);
    assert.deepEqual(filtersOf([right, abstained, missed]), ['all', 'missed', 'abstained']);
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
