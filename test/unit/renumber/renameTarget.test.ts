import assert from 'node:assert/strict';
import { readDraft } from '../../../src/check';
import { presentText, PresentStatutes, PresentTexts, renameTargetAt } from '../../../src/renumber';
import { finish } from '../check/support';
import { actsOfTests, DECREE, DOCUMENTS, HARBOUR_LAW, HARBOURS } from '../support/acts';
import { MemoryHost } from './memoryHost';

const KOREAN =
  '부두요금법 시행령\n\n제1조(목적) 요금을 정한다.\n\n제2조(정의) ① 이 영에서 쓰는 말이다.\n② 제1항과 같다.';
const TUG = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><preface><p><docTitle>Tug Act</docTitle></p></preface><body>
<section eId="sec_1">
<num>1.</num><content><p>By § 3 HafG and § 2 <b>Abs. 1</b> HafG.</p></content></section></body></act></akomaNtoso>`;
const BUOY = `${JSON.stringify({ id: 'buoy-act/sec_1', act: 'Buoy Act', text: 'A "buoy" is lit by § 3 HafG.' })}\n`;
const CASK = '# Cask Act (CA)\n\n### Section 1. Cask Act\n\nThe Cask Act is in force.\n';

describe('renumber: what a place lets be renamed', () => {
  let host: MemoryHost;
  before(async () => {
    host = await MemoryHost.of({
      ...actsOfTests(),
      'pudu.txt': KOREAN,
      'tug.xml': TUG,
      'buoy.jsonl': BUOY,
      'cask.md': CASK,
    });
  });
  beforeEach(() => host.open.clear());

  /** What is to be renamed so many characters behind the beginning of some words, with the text of its span. */
  async function inStatute(name: string, words: string, behind = 0): Promise<string | undefined> {
    const statute = await new PresentStatutes(host.index, new PresentTexts(host)).of(`/law/${name}`);
    return told(host.textOf(`/law/${name}`), statute!, words, behind);
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

  it('is the name on the line of the cursor, where several lines have it', async () => {
    const text = host.files[HARBOUR_LAW]!;
    const statute = await new PresentStatutes(host.index, new PresentTexts(host)).of(`/law/${HARBOUR_LAW}`);
    const present = presentText({ id: 'a', text });
    const nameAt = (offset: number): number =>
      finish(renameTargetAt({ present, index: host.index }, statute!, offset))!.span.start;
    for (const line of ['Title: Hafengesetz', '# Hafengesetz']) {
      const place = text.indexOf(line) + line.indexOf('Hafengesetz');
      for (const offset of [text.indexOf(line), place, text.indexOf(line) + line.length])
        assert.equal(nameAt(offset), place, line);
    }
    assert.equal(await inStatute(HARBOUR_LAW, 'jurabk: HafG', 2), 'hafg: HafG');
    assert.equal(await inStatute('cask.md', '# Cask Act (CA)', 13), 'ca: CA');
    assert.equal(await inStatute('cask.md', 'The Cask Act', 5), undefined, 'no title, and no citation');
  });

  it('is the number of a paragraph on the number alone, and of its article elsewhere on the line', async () => {
    assert.equal(await inStatute(HARBOUR_LAW, '(1) Fahrzeug'), undefined);
    assert.equal(await inStatute(HARBOUR_LAW, '(1) Fahrzeug', 2), 'hafg/sec_2__para_1: 1', 'its end counts');
    assert.equal(await inStatute(HARBOUR_LAW, '(1) Fahrzeug', 3), undefined);
    assert.equal(await inStatute(HARBOUR_LAW, 'jedes Gerät', 3), undefined);
    const article = '부두요금법-시행령/art_2';
    assert.equal(await inStatute('pudu.txt', '제2조(정의)', 4), `${article}: 2`);
    assert.equal(await inStatute('pudu.txt', '① 이 영'), `${article}__para_1: ①`);
    assert.equal(await inStatute('pudu.txt', '② 제1항'), `${article}__para_2: ②`);
    assert.equal(await inStatute('pudu.txt', '제1항과', 1), `${article}__para_1: 1`, 'the citation of the other one');
  });

  it('is the number of a division', async () => {
    assert.equal(await inStatute(HARBOUR_LAW, '## Kapitel 1', 5), 'hafg/chp_1: 1');
  });

  it('is in XML the printed number of the element, and what its text cites', async () => {
    assert.equal(await inStatute('tug.xml', '<section', 3), 'tug-act/sec_1: 1');
    assert.equal(await inStatute('tug.xml', '3 HafG'), 'hafg/sec_3: 3');
    assert.equal(await inStatute('tug.xml', '3 HafG', 3), 'hafg: HafG');
    assert.equal(await inStatute('tug.xml', 'Abs. 1', 5), 'hafg/sec_2__para_1: 1');
  });

  it('is in a line of JSON what its text cites, behind escapes too', async () => {
    assert.equal(await inStatute('buoy.jsonl', '3 HafG'), 'hafg/sec_3: 3');
    assert.equal(await inStatute('buoy.jsonl', '3 HafG', 3), 'hafg: HafG');
    assert.equal(await inStatute('buoy.jsonl', 'buoy-act/sec_1', 13), 'buoy-act/sec_1: 1');
  });

  it('is not there at the heading of a provision that the index does not know yet', async () => {
    host.open.set('/law/cask.md', `${CASK}\n### Section 2. Lids\n\nA lid, by § 3 HafG.\n`);
    await assert.rejects(inStatute('cask.md', 'Section 2.', 8), /“Section 2” was not found in the statutes/u);
    assert.equal(await inStatute('cask.md', 'Section 2.', -2), undefined);
    assert.equal(await inStatute('cask.md', '3 HafG'), 'hafg/sec_3: 3', 'what it cites is known');
  });

  it('is the last number that a citation names, where the cursor is on none', () => {
    assert.equal(inDraft('Nach § 3 HafG.', '§'), 'hafg/sec_3: 3');
    assert.equal(inDraft('Nach § 3 HafG.', 'HafG', 4), 'hafg: HafG', 'the end of a name counts');
    assert.equal(inDraft('Nach § 3 HafG.', 'Nach', 4), undefined, 'in front of the citation');
    assert.equal(inDraft('Nach §§ 2 bis 4 HafG.', '4 HafG'), 'hafg/sec_4: 4');
    assert.throws(() => inDraft('Nach § 3 XyG.', 'XyG'), /“§ 3 XyG” was not found in the statutes/u);
    assert.equal(inDraft('Nach § 99 HafG.', 'HafG'), 'hafg: HafG', 'an act that lacks the provision is there itself');
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
