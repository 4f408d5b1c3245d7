import assert from 'node:assert/strict';
import { plainMessage } from '../../../src/extension/plainMessage';

/** What a notification turns into a link. */
const LINK = /\[[^\]]+\]\((?:https?:|command:|file:)[^)\s]+/u;

describe('plainMessage', () => {
  it('makes no link of a file name that is written as one, and leaves it readable', () => {
    const message = 'Harbour Act [open](command:workbench.action.quit) could not be opened: [a](https://b.invalid)';
    assert.match(message, LINK);
    assert.doesNotMatch(plainMessage(message), LINK);
    assert.equal(plainMessage(message).replaceAll('] (', ']('), message);
  });

  it('leaves other brackets as they are', () => {
    assert.equal(plainMessage('section 5(1) [repealed] (2019)'), 'section 5(1) [repealed] (2019)');
  });
});
