import assert from 'node:assert/strict';
import { findCitations } from '../../../src/citation';
import { counted, pathFrom } from '../../../src/citation/place';
import { formatEId, parseEId, type UnitKind } from '../../../src/law';

/** The place one unit before or after a place, as an eId. */
const next = (path: string, kind: UnitKind, step: -1 | 1): string | undefined => {
  const found = counted({ act: 3, path: parseEId(path) }, kind, step);
  assert.ok(found === undefined || found.act === 3);
  return found && formatEId(found.path);
};

describe('citation/place: the unit before and after', () => {
  for (const [path, kind, step, expected] of [
    ['chp_2__art_5__para_1', 'article', -1, 'chp_2__art_4'],
    ['chp_2__art_5__para_1', 'article', 1, 'chp_2__art_6'],
    ['art_5__para_2__point_3', 'paragraph', -1, 'art_5__para_1'],
    ['art_5__para_2__point_3', 'point', 1, 'art_5__para_2__point_4'],
    // What one law calls an article is a section in another; the unit keeps its own kind.
    ['sec_5__para_1', 'article', -1, 'sec_4'],
    // There is none before the first, none of a kind that is not there, and none of a number that is not whole.
    ['art_1', 'article', -1, undefined],
    ['art_2', 'article', -1, 'art_1'],
    ['art_5', 'paragraph', -1, undefined],
    ['art_5a', 'article', 1, undefined],
    ['art_5-2', 'article', -1, undefined],
    ['art_9999999', 'article', 1, undefined],
    ['chp_2', 'article', 1, undefined],
    ['', 'article', 1, undefined],
  ] as const) {
    it(`of ${kind} in ${path || 'nothing'}: ${expected}`, () => assert.equal(next(path, kind, step), expected));
  }
});

describe('citation/place: a path counted from a base', () => {
  const [citation] = findCitations('港湾法第二条の同号イ', 'ja').slice(-1);
  const from = (base: string): number => pathFrom(parseEId(base), citation!, parseEId('item_イ')).length;

  it('is that of the base and the units', () => assert.equal(from('art_2__para_2'), 3));

  it('grows no longer than any law is deep', () =>
    assert.ok(from(['art_2', ...Array<string>(200).fill('item_イ')].join('__')) < 30));
});
