import assert from 'node:assert/strict';
import fc from 'fast-check';
import { layOut as layOutIn, pathOf, step, type Layout } from '../../../webview/graph/layout';

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

type Graph = Parameters<typeof layOutIn>[0];
const HEIGHT = 46;
/** In more room than it takes, or in as much as is said. */
const layOut = (graph: Graph, room = 10_000): Layout => layOutIn(graph, room, () => HEIGHT);

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
      fc.property(columns, fc.integer({ min: 0, max: 3000 }), (given, room) => {
        const nodes = [0, ...given.filter((column) => column !== 0)].map((column) => ({ column }));
        const edges = nodes.slice(1).map((_, at): [number, number] => [at + 1, 0]);
        const { boxes, box, width, height } = layOut({ nodes, edges }, room);
        assert.equal(boxes.length, nodes.length);
        const places = new Set(boxes.map(({ x, y }) => `${x} ${y}`));
        assert.equal(places.size, nodes.length);
        for (const [at, one] of boxes.entries()) {
          assert.ok(one.x >= 0 && one.y >= 0 && one.x + box.width <= width && one.y + box.height <= height);
          for (const other of boxes.slice(at + 1)) {
            const apart = Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height;
            assert.ok(apart);
          }
        }
        assert.deepEqual(layOut({ nodes, edges }, room), layOut({ nodes, edges }, room), 'always the same');
      }),
    );
  });

  it('comes together where there is less room, gaps first, and is wider than the room before its words are lost', () => {
    const nodes = [0, -1, 1].map((column) => ({ column }));
    const drawn = [2000, 800, 600, 460, 200].map((room) => layOut({ nodes, edges: [] }, room));
    const [wide, closer, narrow, , least] = drawn;
    assert.equal(closer?.box.width, wide?.box.width, 'boxes keep their width as long as gaps can give way');
    assert.ok(narrow!.box.width < wide!.box.width);
    for (const [at, room] of [800, 600, 460].entries()) assert.ok(drawn[at + 1]!.width <= room, `it fits ${room}`);
    assert.ok(least!.width > 200 && least!.box.width >= 100);
  });

  it('has room for a line between two boxes of the last column', () => {
    const nodes = [0, 1, 1].map((column) => ({ column }));
    const edges: [number, number][] = [
      [0, 1],
      [0, 2],
      [2, 1],
    ];
    const layout = layOut({ nodes, edges });
    const { width } = layout;
    // A cubic line stays within the hull of its ends and handles.
    const xs = pathOf(layout, [2, 1])
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
