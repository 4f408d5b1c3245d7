import assert from 'node:assert/strict';
import { distinctIds, idOfField, trecField, trecQrels, trecRun } from '../../../../src/evaluation/run/trec';
import type { EvaluatedQuestion } from '../../../../src/evaluation/score';

const whole = (pieces: Iterable<string>): string => [...pieces].join('');

describe('evaluation/run/trec', () => {
  const item = (id: string, ranked: readonly string[], gold: readonly string[]): EvaluatedQuestion => {
    return { id, question: 'Who pays?', hops: 1, gold, ranked, predicted: [], metrics: {} };
  };

  it('writes a row a provision, best first, and one for each that is gold', () => {
    const items = [item('b', ['act/sec_2', 'act/sec_1'], ['act/sec_1', 'act/sec_3']), item('a', [], [])];
    assert.equal(whole(trecRun(items, 'bm25')), 'b Q0 act/sec_2 1 2 bm25\nb Q0 act/sec_1 2 1 bm25\n');
    assert.equal(whole(trecQrels(items)), 'b 0 act/sec_1 1\nb 0 act/sec_3 1\n');
  });

  it('keeps its columns whatever the ids hold, and reads each id again', () => {
    for (const id of ['a b', 'a\tb\nc', '100%', '%20', '%2520', '항만법 제1조', '\u3000', 'é', '']) {
      assert.match(trecField(id), /^[^\s]+$/u, id);
      assert.equal(idOfField(trecField(id)), id);
    }
    const [row] = whole(trecRun([item('one two', ['the act, section 1'], [])], 'my run')).split('\n');
    assert.equal(row, 'one%20two Q0 the%20act,%20section%201 1 1 my%20run');
  });

  it('leaves what it never writes as it is', () => {
    for (const field of ['%41', '%C3%A9', '%FF', '%2', '%', 'a%2fb']) assert.equal(idOfField(field), field);
  });

  it('tells questions apart whose ids repeat', () => {
    assert.deepEqual(distinctIds(['a', 'a', 'b', 'a#2', 'a']), ['a', 'a#2', 'b', 'a#2#2', 'a#3']);
    const items = [item('a', ['x'], ['x']), item('a', ['y'], ['y'])];
    assert.equal(whole(trecRun(items, 't')), 'a Q0 x 1 1 t\na#2 Q0 y 1 1 t\n');
    assert.equal(whole(trecQrels(items)), 'a 0 x 1\na#2 0 y 1\n');
  });

  it('tells very many apart that have one id', () => {
    const ids = distinctIds(Array.from({ length: 200_000 }, (_, at) => (at % 2 === 0 ? 'a' : `a#${at}`)));
    assert.equal(new Set(ids).size, 200_000);
  });
});
