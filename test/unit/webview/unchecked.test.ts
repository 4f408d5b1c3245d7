import assert from 'node:assert/strict';
import { uncheckedText } from '../../../webview/panel/unchecked';

describe('text that no check has come to yet', () => {
  it('is all of it before the first sentence', () => {
    assert.equal(uncheckedText(' One. Two', []), 'One. Two');
  });

  it('is what stands behind the last sentence, whose footnotes and line breaks do not matter', () => {
    assert.equal(uncheckedText('One\n two [1] three [2]. [3]\nFour', ['One two three.']), 'Four');
    assert.equal(uncheckedText('가 나 [1-2]. 다', ['가 나.']), '다');
  });

  it('is not what was said before, where a sentence comes twice', () => {
    assert.equal(uncheckedText('Yes [1]. No [1]. Yes [1]. Maybe', ['Yes.', 'No.', 'Yes.']), 'Maybe');
  });

  it('is nothing where the sentence is not in the text word for word', () => {
    assert.equal(uncheckedText('{"answer": "One."}', ['Two.']), '');
  });
});
