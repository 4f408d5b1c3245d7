import assert from 'node:assert/strict';
import fc from 'fast-check';
import { BOX, layOut, pathOf, step } from '../../../webview/graph/layout';

/** The middle, 1 and 2 that cite it, 3 that it cites, 4 and 5 that those cite. */
const GRAPH = {
  nodes: [0, -1, -1, 1, 2, 2, -2, -2].map((column) => ({ column })),
  edges: [
    [1, 0],
    [2, 0],
    [0, 3],
    [3, 4],
    [3, 5],
    [6, 2],
    [7, 1],
  ] as [number, number][],
};

describe('layout of the citation graph', () => {
  it('has a column a distance, from what cites to what is cited', () => {
    const { columns, boxes } = layOut(GRAPH);
    assert.deepEqual(
      columns.map(({ column }) => column),
      [-2, -1, 0, 1, 2],
    );
    for (const [from, to] of GRAPH.edges) assert.ok(boxes[from]!.x < boxes[to]!.x);
  });

  it('puts what is farther out beside what it is linked to', () => {
    // 7 cites 1, which stands above 2, which 6 cites.
    assert.deepEqual(layOut(GRAPH).columns[0]?.members, [7, 6]);
  });

  it('never lets two boxes overlap or leave the page', () => {
    const columns = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(columns, (given) => {
        const nodes = [0, ...given.filter((column) => column !== 0)].map((column) => ({ column }));
        const edges = nodes.slice(1).map((_, at): [number, number] => [at + 1, 0]);
        const { boxes, width, height } = layOut({ nodes, edges });
        assert.equal(boxes.length, nodes.length);
        const places = new Set(boxes.map(({ x, y }) => `${x} ${y}`));
        assert.equal(places.size, nodes.length);
        for (const [at, one] of boxes.entries()) {
          assert.ok(one.x >= 0 && one.y >= 0 && one.x + BOX.width <= width && one.y + BOX.height <= height);
          for (const other of boxes.slice(at + 1)) {
            const apart = Math.abs(one.x - other.x) >= BOX.width || Math.abs(one.y - other.y) >= BOX.height;
            assert.ok(apart);
          }
        }
        assert.deepEqual(layOut({ nodes, edges }), layOut({ nodes, edges }), 'always the same');
      }),
    );
  });

  it('has room for a line between two boxes of the last column', () => {
    const nodes = [0, 1, 1].map((column) => ({ column }));
    const edges: [number, number][] = [
      [0, 1],
      [0, 2],
      [2, 1],
    ];
    const { boxes, width } = layOut({ nodes, edges });
    // A cubic line stays within the hull of its ends and handles.
    const xs = pathOf(boxes[2]!, boxes[1]!)
      .match(/[\d.]+/gu)!
      .filter((_, at) => at % 2 === 0);
    assert.ok(
      xs.map(Number).every((x) => x <= width),
      `${xs.join(', ')} of ${width}`,
    );
    assert.ok(width > layOut({ nodes, edges: edges.slice(0, 2) }).width, 'and none where there is no such line');
  });

  it('is walked through with arrow keys, along citations first', () => {
    const layout = layOut(GRAPH);
    const walk = (at: number, ...ways: Parameters<typeof step>[3][]): number =>
      ways.reduce((here, way) => step(layout, GRAPH.edges, here, way), at);
    assert.equal(walk(1, 'down'), 2);
    assert.equal(walk(1, 'up'), 1, 'there is nothing above');
    assert.equal(walk(0, 'right', 'right'), 4);
    assert.equal(walk(2, 'left'), 6, 'the one that cites it');
    assert.equal(walk(1, 'left'), 7);
    assert.equal(walk(4, 'right'), 4);
    assert.equal(walk(0, 'left', 'right'), 0);
  });
});
