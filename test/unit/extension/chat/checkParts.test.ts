import assert from 'node:assert/strict';
import { checkReply } from '../../../../src/extension/chat/checkParts';
import type { CheckedItem, ProvisionRef } from '../../../../src/tools';

const ref: ProvisionRef = {
  id: 'lamp-act/sec_1',
  label: 'Lamp Act section 1',
  file: '/law/lamp.md',
  line: 5,
};
const item = (given: Partial<CheckedItem>): CheckedItem => ({
  kind: 'citation',
  outcome: 'found',
  text: 'section 1 of the Lamp Act',
  line: 3,
  start: 0,
  end: 25,
  provisions: [ref],
  ...given,
});

const shown = (...items: CheckedItem[]): string =>
  checkReply([{ name: 'memo.md', file: '/memo.md', items }])
    .parts.map((part) => (part.kind === 'markdown' ? part.markdown : `[${part.kind === 'anchor' ? part.title : ''}]`))
    .join('');

describe('checkReply', () => {
  it('counts, and tells what is wrong before what was found, each with its line and its provision', () => {
    const wrong = item({
      outcome: 'wrong',
      text: 'section 9 of the Lamp Act',
      line: 7,
      provisions: [],
      problem: 'No such section.',
      near: [ref],
    });
    const text = shown(item({}), wrong);
    assert.match(text, /Wrong\\: 1 · Found\\: 1/u);
    assert.match(
      text,
      /- \[line 7\] \*\*Wrong\*\*: “section 9 of the Lamp Act”\. No such section\\\.+.*Near\\: \[Lamp Act section 1\]/u,
    );
    assert.match(text, /- \[line 3\] “section 1 of the Lamp Act” → \[Lamp Act section 1\]/u);
    assert.ok(text.indexOf('line 7') < text.indexOf('line 3'));
    assert.match(text, /Not checked\\: decisions of courts/u);
  });

  it('says that there was nothing to check, or why it could not be', () => {
    assert.match(shown(), /No citation of law was found/u);
    const { parts } = checkReply([{ name: 'memo.md', items: [], problem: 'It is gone.' }]);
    assert.ok(parts.some((part) => part.kind === 'markdown' && part.markdown.includes('It is gone')));
  });

  it('offers the near misses to be read', () => {
    const { followups } = checkReply([{ name: 'memo.md', items: [item({ outcome: 'wrong', near: [ref] })] }]);
    assert.deepEqual(followups, [{ command: 'cite', prompt: ref.id, label: 'Read Lamp Act section 1' }]);
  });
});
