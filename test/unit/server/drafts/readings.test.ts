import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LegalIndex } from '../../../../src/search';
import { SAME_LINES } from '../../../../src/server/drafts/lineMap';
import { Readings } from '../../../../src/server/drafts/readings';
import { indexOf } from '../../support/indexOf';

const ACT =
  '# Quay Act 2001\n\n### Section 1. Keys\n\nThe keeper holds the key.\n\n### Section 2. Doors\n\nSection 1 applies.\n';

describe('server/drafts/readings', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({ 'quay.md': ACT });
  });

  it('looks once for where the provisions of a statute stand, and again when it has changed', async () => {
    let looked = 0;
    const linesOf = () => {
      looked += 1;
      return Promise.resolve(SAME_LINES);
    };
    const readings = new Readings({ linesOf });
    const statute = TextDocument.create('file:///law/quay.md', 'markdown', 1, ACT);
    const citedAt = async (offset: number): Promise<string[]> => {
      const parts = await readings.around(statute, index, offset);
      return parts.flatMap(({ citations }) => citations.map(({ citation }) => citation.text));
    };
    const applies = ACT.indexOf('Section 1 applies');
    assert.deepEqual(await citedAt(applies), ['Section 2', 'Section 1']);
    assert.deepEqual(await citedAt(ACT.indexOf('The keeper')), ['Section 1']);
    assert.deepEqual(await citedAt(applies + 3), ['Section 2', 'Section 1']);
    assert.equal(looked, 1);
    TextDocument.update(statute, [{ text: ACT.replace('Section 1 applies', 'Section 5 applies') }], 2);
    assert.deepEqual(await citedAt(applies), ['Section 2', 'Section 5']);
    assert.equal(looked, 2);
  });
});
