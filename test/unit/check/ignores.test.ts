import assert from 'node:assert/strict';
import { severitiesWith } from '../../../src/check';
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
    ['> <!-- proviso-ignore unchecked -->\n> § 5', true, false],
    ['<!-- proviso-ignore unchecked -->\n```text\nwords\n§ 5\n```', true, false],
    ['<!-- proviso-ignore unchecked -->\n~~~~\n~~~\n§ 5', true, false],
    ['> <!-- proviso-ignore unchecked -->\n> ```\n> § 5\n> ```', true, false],
    ['<!-- proviso-ignore unchecked -->\n```\nwords\n```\n§ 5', false, false],
    // That mark ends code.
    ['```\n<!-- proviso-ignore unchecked -->\n```\nwords § 5', false, false],
  ] as const) {
    it(JSON.stringify(text), () => assert.deepEqual(at(text), expected));
  }

  describe('codes that are none', () => {
    const unknown = (text: string): string[] =>
      new Ignores(text).findings(severitiesWith()).map(({ start, end, fixes, message }) => {
        assert.match(message, /is no code of the check/u);
        return [text.slice(start, end), fixes[0]?.edit.newText].join(' -> ');
      });
    for (const [text, ...expected] of [
      ['<!-- proviso-ignore mising-provision -->\n§ 5', 'mising-provision -> missing-provision'],
      ['% proviso-ignore unknown-act, misqotation', 'misqotation -> misquotation'],
      ['// proviso-ignore typos', 'typos -> '],
      ['// proviso-ignore unchecked because nobody knows'],
      ['// proviso-ignore'],
      // Silent about itself.
      ['// proviso-ignore unchecked, unknown-akt'],
    ] as const) {
      it(JSON.stringify(text), () => assert.deepEqual(unknown(text), expected));
    }
  });

  it('looks through a line once, however many findings it has', () => {
    const text = '第一条、'.repeat(200_000);
    const ignores = new Ignores(text);
    for (let at = 0; at < 200_000; at += 1) assert.equal(ignores.has('unchecked', at * 4), false);
    // A look at the line for each of them takes minutes.
  });
});
