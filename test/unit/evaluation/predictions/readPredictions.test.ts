import assert from 'node:assert/strict';
import { readPredictions } from '../../../../src/evaluation/predictions/readPredictions';

describe('evaluation/predictions/readPredictions', () => {
  const read = (...lines: string[]): ReturnType<typeof readPredictions> => readPredictions(lines.join('\n'), 'found');
  const told = (...lines: string[]): string[] =>
    read(...lines).problems.map(({ line, message }) => `${line} ${message}`);
  const provisions = (...lines: string[]): [string, readonly string[]][] =>
    [...read(...lines).predictions].map(([id, found]) => [id, found.provisions]);

  it('reads JSON lines', () => {
    assert.deepEqual(provisions('', '{"id": 1, "provisions": ["b", "a"], "answer": "Yes."}'), [['1', ['b', 'a']]]);
  });

  it('reads a run file by score, then by rank, with the ids that it writes by percent signs', () => {
    const rows = ['q Q0 a 3 1 t', 'q Q0 b 2 1 t', 'q Q0 c%20d 9 2e1 t', 'p\tQ0\ta\t1\t-.5\tt\r'];
    assert.deepEqual(provisions(...rows), [
      ['q', ['c d', 'b', 'a']],
      ['p', ['a']],
    ]);
    assert.equal(read(...rows).tag, 't');
  });

  it('names the line that cannot be read, and reads the rest', () => {
    const good = '{"id": "x", "provisions": []}';
    const bad: [string, RegExp][] = [
      ['{', /^2 Not JSON/u],
      ['[]', /^2 Not a prediction/u],
      ['{"id": "y"}', /^2 The field provisions is missing/u],
      ['{"id": "y", "provisions": "a"}', /^2 The field provisions must be a list/u],
      ['{"id": "y", "provisions": [], "answer": 1}', /^2 The field answer must be a text/u],
      [good, /^2 A second prediction of question x/u],
    ];
    for (const [line, message] of bad) {
      assert.match(told(good, line)[0]!, message);
      assert.equal(read(good, line).predictions.size, 1);
    }
    for (const line of [
      'q Q0 b 1 1',
      'q Q0 b 1 1 t u',
      'q Q0 b x 1 t',
      'q Q0 b 1 NaN t',
      'q Q0 a 2 1 t',
      'q Q0 b 1 1 u',
    ]) {
      assert.match(told('q Q0 a 1 1 t', line)[0]!, /^2 .* The line is left out\.$/u, line);
    }
  });
});
