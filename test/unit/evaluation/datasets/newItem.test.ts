import assert from 'node:assert/strict';
import { duplicateOf, existingItems, freeId, newItem } from '../../../../src/evaluation';
import { readDataset } from '../../../../src/evaluation/datasets/readDataset';

const row = (id: string, ...gold: string[]): string => JSON.stringify({ id, question: 'Who pays?', gold });

describe('evaluation/datasets/newItem', () => {
  it('is a line that a data set is read with, the cursor where the question is typed', () => {
    const gold = ['harbour/sec_1', 'harbour/sec_"2"', 'harbour/sec_1'];
    const { line, cursor } = newItem(existingItems(''), gold);
    const typed = `${line.slice(0, cursor)}Who pays?${line.slice(cursor)}`;
    const { questions, problems } = readDataset(typed, '/q.jsonl');
    assert.deepEqual(problems, []);
    assert.deepEqual(questions, [{ id: 'q-1', text: 'Who pays?', gold: gold.slice(0, 2), hops: 2, answer: '' }]);
  });

  it('takes no id that is taken, whatever else stands in the file', () => {
    const { ids } = existingItems(`${row('q-3')}\n{"torn\n\n[]\n${row('q-4')}\n{"id": 7}\n`);
    assert.deepEqual([...ids], ['q-3', 'q-4']);
    // Two are taken, so that the third would be next, which is taken, and so is the fourth.
    assert.equal(freeId(ids), 'q-5');
  });

  it('knows the line of a question about the same provisions, in any order, and of none about a part of them', () => {
    const existing = existingItems(`${row('a', 'x/1')}\n\n${row('b', 'x/2', 'x/1')}\n${row('c', 'x/1', 'x/2')}\n`);
    assert.equal(duplicateOf(existing, ['x/1', 'x/2']), 3);
    assert.equal(duplicateOf(existing, ['x/1', 'x/1']), 1);
    assert.equal(duplicateOf(existing, ['x/2']), undefined);
    assert.equal(duplicateOf(existingItems(row('a')), []), undefined);
  });
});
