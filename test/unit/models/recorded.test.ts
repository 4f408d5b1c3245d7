import assert from 'node:assert/strict';
import { parseGenerations } from '../../../src/models';

describe('parseGenerations', () => {
  it('reads records by id, through a byte order mark, CRLF and empty lines', () => {
    const text = '\uFEFF{"id":"q1","parametric_provisions":["a","b"]}\r\n\r\n{"id":2,"parametric_provisions":[]}\n';
    const { generations, problems } = parseGenerations(text);
    assert.deepEqual(
      [...generations],
      [
        ['q1', ['a', 'b']],
        ['2', []],
      ],
    );
    assert.deepEqual(problems, []);
  });

  it('reports each bad line with its number and keeps the others', () => {
    const lines = [
      '{"id":"q1","parametric_provisions":["a"]}',
      '{"id":"q2","parametric_prov',
      '[]',
      '"text"',
      '{"parametric_provisions":["a"]}',
      '{"id":"q3"}',
      '{"id":"q1","parametric_provisions":["later"]}',
      '{"id":"q4","parametric_provisions":["a",3,null]}',
      `{"id":"q5","parametric_provisions":["${'x'.repeat(1024 * 1024)}"]}`,
      '{"id":"q6","parametric_provisions":["z"]}',
    ];
    const { generations, problems } = parseGenerations(lines.join('\n'));
    assert.deepEqual(
      [...generations],
      [
        ['q1', ['a']],
        ['q4', ['a']],
        ['q6', ['z']],
      ],
    );
    assert.deepEqual(
      problems.map(({ line }) => line),
      [2, 3, 4, 5, 6, 7, 8, 9],
    );
    assert.match(problems[0]!.message, /torn/u);
  });

  it('finds no line in an empty file', () => {
    assert.deepEqual(parseGenerations('').problems, []);
  });
});
