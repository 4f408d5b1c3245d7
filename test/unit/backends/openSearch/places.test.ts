import assert from 'node:assert/strict';
import { emptyShare, placed, placesFor } from '../../../../src/backends/openSearch/places';
import type { StoreContents, StoredAct, StoredDocument } from '../../../../src/store';
import { actsOfTests } from '../../support/acts';
import { indexOf } from '../../support/indexOf';
import { contentsOf } from '../../support/storeOf';

const ACT = { title: '', abbreviation: '', aliases: [], language: 'en', file: '' };
/** Acts one behind the other, by how many provisions they have. */
function actsOf(counts: Readonly<Record<string, number>>): StoredAct[] {
  let end = 0;
  return Object.entries(counts).map(([key, count]) => ({ act: { ...ACT, key }, first: end, end: (end += count) }));
}

describe('places of acts in a shared corpus', () => {
  it('lie one behind the other at first', () => {
    assert.deepEqual(placesFor(actsOf({ a: 3, b: 2, c: 1 })), [0, 3, 5]);
  });

  it('stay where an act has as many provisions; others come to the end', () => {
    const places = placesFor(actsOf({ a: 3, new: 4, b: 3, c: 1 }), actsOf({ a: 3, b: 2, gone: 1, c: 1 }));
    assert.deepEqual(places, [0, 7, 11, 6]);
  });

  it('are each of its own, also of acts without provisions and of two acts of one key', () => {
    assert.deepEqual(placesFor(actsOf({ a: 0, b: 0, c: 2 })), [0, 1, 2]);
    const [twice] = [actsOf({ a: 2, b: 2 }).map((each) => ({ ...each, act: { ...each.act, key: 'same' } }))];
    const places = placesFor(twice, twice);
    assert.equal(new Set(places).size, 2);
    assert.deepEqual(placesFor(actsOf({ a: 1, z: 1 }), actsOf({ a: 1, b: 0 })), [0, 2]);
  });

  it('tell how much is empty', () => {
    const acts = actsOf({ a: 3, b: 2 });
    assert.equal(emptyShare(acts, [0, 3]), 0);
    assert.equal(emptyShare(acts, [0, 8]), 0.5);
    assert.equal(emptyShare([], []), 0);
  });

  it('change where provisions lie and nothing else', async () => {
    const contents = contentsOf(await indexOf(actsOfTests(true)));
    const { acts } = contents;
    const [last] = acts.slice(-1);
    // The first act comes to the end, behind a gap.
    const places = acts.map(({ first }, at) => (at === 0 ? last!.end + 10 : first));
    const moved = placed(contents, places);
    const { size } = moved.description;
    assert.equal(size, last!.end + 10 + acts[0]!.end);
    assert.deepEqual(
      moved.acts.map(({ act }) => act.key),
      [...acts.slice(1), acts[0]!].map(({ act }) => act.key),
    );
    const all = (each: StoreContents): StoredDocument[] => [...each.documents(0, each.description.size)];
    const there = all(moved);
    const told = (of: StoreContents): unknown[] => {
      const idAt = new Map(all(of).map(({ provision: { ordinal, id } }) => [ordinal, id]));
      return all(of)
        .map(({ provision, article, terms, reading }) => [
          provision.id,
          of.acts[provision.act]!.act.key,
          idAt.get(provision.parent),
          idAt.get(provision.subtreeEnd - 1),
          provision.cites.map((each) => idAt.get(each)).sort(),
          [idAt.get(article[0]), idAt.get(article[1] - 1)],
          terms,
          reading && [reading.above.map((each) => idAt.get(each)), reading.terms],
        ])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    };
    assert.deepEqual(told(moved), told(contents));
    assert.deepEqual(
      there.map(({ provision }) => provision.ordinal),
      [...there.map(({ provision }) => provision.ordinal)].sort((a, b) => a - b),
    );
    assert.ok(
      there.every(({ provision: { act, ordinal } }) => {
        const { first, end } = moved.acts[act]!;
        return first <= ordinal && ordinal < end;
      }),
    );
    // Any part is that part of all.
    for (const [first, end] of [
      [0, 3],
      [acts[1]!.end - 2, acts[1]!.end + 5],
      [last!.end, size],
    ] as const) {
      const part = [...moved.documents(first, end)];
      assert.deepEqual(
        part,
        there.filter(({ provision: { ordinal } }) => first <= ordinal && ordinal < end),
      );
    }
    assert.notEqual(moved.build, contents.build);
    assert.equal(placed(contents, places).build, moved.build);
  });
});
