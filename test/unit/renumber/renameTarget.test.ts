import assert from 'node:assert/strict';
import { readDraft } from '../../../src/check';
import { presentText, PresentStatutes, PresentTexts, renameTargetAt } from '../../../src/renumber';
import { finish } from '../check/support';
import { actsOfTests, DECREE, DOCUMENTS, HARBOUR_LAW, HARBOURS } from '../support/acts';
import { MemoryHost } from './memoryHost';

describe('renumber: what a place lets be renamed', () => {
  let host: MemoryHost;
  before(async () => {
    host = await MemoryHost.of(actsOfTests());
  });

  /** What is to be renamed so many characters behind the beginning of some words, with the text of its span. */
  async function inStatute(name: string, words: string, behind = 0): Promise<string | undefined> {
    const statute = await new PresentStatutes(host.index, new PresentTexts(host)).of(`/law/${name}`);
    return told(host.files[name]!, statute!, words, behind);
  }

  const inDraft = (text: string, words: string, behind = 0): string | undefined =>
    told(text, finish(readDraft(text, 'markdown', host.index)), words, behind);

  function told(
    text: string,
    read: Parameters<typeof renameTargetAt>[1],
    words: string,
    behind: number,
  ): string | undefined {
    const at = text.indexOf(words);
    assert.ok(at >= 0, `"${words}" stands there`);
    const { index } = host;
    const found = finish(renameTargetAt({ present: presentText({ id: 'a', text }), index }, read, at + behind));
    if (found === undefined) return undefined;
    const what = found.kind === 'act' ? index.corpus.acts[found.act]!.key : index.corpus.id(found.ordinal);
    return `${what}: ${text.slice(found.span.start, found.span.end)}`;
  }

  it('is the number of a heading, wherever on its line', async () => {
    assert.equal(await inStatute(HARBOURS, '### Section 12.', 13), 'harbours-act/sec_12: 12');
    assert.equal(await inStatute(HARBOURS, '### Section 12.', 2), 'harbours-act/sec_12: 12');
  });

  it('is the number of a paragraph, and in its text the citation', async () => {
    assert.equal(await inStatute(HARBOURS, '(2) This Act applies', 1), 'harbours-act/sec_1__para_2: 2');
    assert.equal(await inStatute(HARBOURS, 'section 3(1);', 8), 'harbours-act/sec_3: 3');
    assert.equal(await inStatute(HARBOURS, 'section 3(1);', 10), 'harbours-act/sec_3__para_1: 1');
    assert.equal(await inStatute(DECREE, '법 제4조제2항', 3), '연안양식업법/art_4: 4');
  });

  it('is a number or the name of the act in a draft', () => {
    assert.equal(inDraft('Nach den §§ 2 und 3 HafG.', '3 HafG'), 'hafg/sec_3: 3');
    assert.equal(inDraft('Nach § 3 Abs. 2 HafG.', '3 Abs'), 'hafg/sec_3: 3');
    assert.equal(inDraft('Nach § 3 Abs. 2 HafG.', '2 HafG'), 'hafg/sec_3__para_2: 2');
    assert.equal(inDraft('Nach § 3 Abs. 2 HafG.', 'Abs', 1), 'hafg/sec_3__para_2: 2', 'the innermost that is named');
    assert.equal(inDraft('§ 2 HafG', 'HafG', 2), 'hafg: HafG');
  });

  it('is the name of an act in its title', async () => {
    assert.equal(await inStatute(HARBOUR_LAW, '# Hafengesetz', 4), 'hafg: Hafengesetz');
    assert.equal(await inStatute(HARBOUR_LAW, '# Hafengesetz (HafG)', 17), 'hafg: HafG');
    assert.equal(
      await inStatute(DOCUMENTS, 'Official Documents Act 2011'),
      'official-documents-act-2011: Official Documents Act 2011',
    );
  });

  it('is nothing where neither stands', async () => {
    assert.equal(inDraft('Nach § 3 HafG gilt das.', 'gilt'), undefined);
    assert.equal(await inStatute(HARBOUR_LAW, 'gilt für alle'), undefined);
  });

  it('is not there for a citation of nothing, or one without a number, which says so', async () => {
    assert.throws(() => inDraft('Nach § 99 HafG.', '99'), /“§ 99 HafG” was not found/u);
    await assert.rejects(inStatute(HARBOURS, 'preceding subsection'), /names its provision without a number/u);
  });
});
