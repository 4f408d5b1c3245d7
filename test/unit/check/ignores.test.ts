import assert from 'node:assert/strict';
import { Ignores } from '../../../src/check/ignores';

describe('check/ignores', () => {
  const at = (text: string): [boolean, boolean] => {
    const ignores = new Ignores(text);
    const offset = text.indexOf('§');
    return [ignores.has('unchecked', offset), ignores.has('misquotation', offset)];
  };

  for (const [text, ...expected] of [
    ['§ 5 <!-- proviso-ignore -->', true, true],
    ['§ 5 // proviso-ignore unchecked', true, false],
    ['% proviso-ignore unchecked, misquotation\r\n§ 5', true, true],
    ['<!-- proviso-ignore unchecked -->\n§ 5 % proviso-ignore misquotation', true, true],
    ['words % proviso-ignore\n§ 5', false, false],
    ['% proviso-ignore nothing\n§ 5', false, false],
    ['§ 5\n% proviso-ignore', false, false],
  ] as const) {
    it(JSON.stringify(text), () => assert.deepEqual(at(text), expected));
  }

  it('looks through a line once, however many findings it has', () => {
    const text = '第一条、'.repeat(200_000);
    const ignores = new Ignores(text);
    const begun = process.cpuUsage().user;
    for (let at = 0; at < 200_000; at += 1) assert.equal(ignores.has('unchecked', at * 4), false);
    // A look at the line for each of them takes minutes.
    assert.ok(process.cpuUsage().user - begun < 5_000_000);
  });
});
