import assert from 'node:assert/strict';
import { acceptanceOf } from '../../../../src/evaluation/datasets/acceptance';

const accepted = (line: string): string | undefined => {
  const found = acceptanceOf(line);
  return found && `${line.slice(0, found.start)}${found.accepted}${line.slice(found.end)}`;
};

describe('evaluation/datasets/acceptance', () => {
  it('says true where a row says false of its review, and nothing else', () => {
    assert.equal(accepted('{"id": "a", "reviewed": false, "n": 1}'), '{"id": "a", "reviewed": true, "n": 1}');
    assert.equal(accepted('{"reviewed":false}'), '{"reviewed":true}');
    // The words within a text, and within an object of the row, are none of the row's.
    const text = String.raw`{"question": "\"reviewed\": false", "of": {"reviewed": false}, "reviewed": false}`;
    assert.equal(accepted(text), text.replace(/false\}$/u, 'true}'));
  });

  it('leaves accepted rows, rows that do not say, and torn ones', () => {
    for (const line of ['{"reviewed": true}', '{"a": 1}', '{"reviewed": false', 'null', '[]', '']) {
      assert.equal(accepted(line), undefined, line);
    }
  });
});
