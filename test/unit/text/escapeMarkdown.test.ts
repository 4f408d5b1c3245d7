import assert from 'node:assert/strict';
import { escapeMarkdown } from '../../../src/text';

describe('escapeMarkdown', () => {
  it('leaves no character that could begin a link, an image, a tag or a rule', () => {
    assert.equal(
      escapeMarkdown('![x](command:y) <img> --- | $(icon)'),
      '\\!\\[x\\]\\(command\\:y\\) \\<img\\> \\-\\-\\- \\| \\$\\(icon\\)',
    );
  });

  it('leaves no address that a reader of Markdown would make a link of', () => {
    assert.equal(escapeMarkdown('https://x.y www.x.y a@x.y'), 'https\\://x\\.y www\\.x\\.y a\\@x\\.y');
  });

  it('does not let a line of signs make the line above it a heading', () => {
    assert.equal(escapeMarkdown('==='), '\\=\\=\\=');
  });

  it('does not let leading blanks make a code block', () => {
    assert.equal(escapeMarkdown('    text'), 'text');
  });
});
