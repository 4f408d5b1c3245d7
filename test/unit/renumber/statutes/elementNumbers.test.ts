import assert from 'node:assert/strict';
import { withEdits } from '../../../../src/renumber';
import { akn, egov, korean, renumbered } from './elements';

/** A unit of a file with another number, and how that is printed; undefined where it cannot have it. */
function written(source: string, tag: string, to: string, language: string): [string, string] | undefined {
  const { way } = renumbered(source, tag, to, language);
  return way && [withEdits(source, way.edits), way.printed];
}

describe('renumber: another number of an element', () => {
  it('stands where its number stands, and nowhere in its heading or text', () => {
    const section =
      '<section eId="sec_1"><num>1.</num><heading>Fees of 1 crown</heading><content><p>1 fee.</p></content></section>';
    assert.deepEqual(written(akn(section), '<section', '2', 'en'), [akn(section.replace('<num>1', '<num>2')), '2']);
  });

  it('is written in the manner of the old one', () => {
    const section = '<section eId="sec_1"><num>Section 1A</num><content><p>A fee.</p></content></section>';
    assert.deepEqual(written(akn(section), '<section', '2b', 'en'), [akn(section.replace('1A', '2B')), '2B']);
  });

  it('is a paragraph’s own, in brackets, and not its section’s', () => {
    const section =
      '<section eId="sec_1"><num>1</num><paragraph eId="sec_1__para_1"><num>(1)</num><content><p>A fee.</p></content></paragraph></section>';
    assert.deepEqual(written(akn(section), '<paragraph', '2a', 'en'), [akn(section.replace('(1)', '(2A)')), '2A']);
  });

  it('stands beside comments and instructions that have the old one', () => {
    const section = '<section eId="a"><num><!-- 1 -->1<?x 1?></num><content><p>A fee.</p></content></section>';
    assert.equal(written(akn(section), '<section', '2', 'en')![0], akn(section.replace('>1<', '>2<')));
  });

  it('stands behind comments, instructions and empty elements for it', () => {
    for (const [before, after] of [
      ['<num><?x 1?>1</num>', '<num><?x 1?>2</num>'],
      ['<num><!-- 1 --><b>1</b></num>', '<num><!-- 1 --><b>2</b></num>'],
      ['<num/><num>1</num>', '<num/><num>2</num>'],
      ['<num><!-- 1 --></num><num>1</num>', '<num><!-- 1 --></num><num>2</num>'],
      ['<num> <b/> </num><num>1</num>', '<num> <b/> </num><num>2</num>'],
    ] as const) {
      const section = `<section eId="a">${before}<content><p>1 fee.</p></content></section>`;
      assert.equal(written(akn(section), '<section', '2', 'en')?.[0], akn(section.replace(before, after)), before);
    }
  });

  it('is a paragraph’s mark with which its text begins, however that is marked up', () => {
    const norm = (paragraph: string): string =>
      `<dokumente><norm><metadaten><jurabk>KaiG</jurabk><langue>Kaigesetz</langue></metadaten></norm><norm><metadaten><jurabk>KaiG</jurabk><enbez>§ 1</enbez></metadaten><textdaten><text format="XML"><Content><P>(1) A.</P>${paragraph}</Content></text></textdaten></norm></dokumente>`;
    for (const [before, after] of [
      ['<P>(2) Zweimal <I>(2)</I>.</P>', '<P>(3) Zweimal <I>(2)</I>.</P>'],
      ['<P> <B>(2)</B> Zweimal (2).</P>', '<P> <B>(3)</B> Zweimal (2).</P>'],
    ] as const) {
      const way = written(norm(before), before.slice(0, 6), '3', 'de');
      assert.deepEqual(way, [norm(after), '3']);
    }
  });

  it('is in a heading where that repeats it in front of its words', () => {
    const chapter = (attribute: string, number: string): string =>
      egov(
        `<Chapter Num="${attribute}"><ChapterTitle>${number}\u3000総則（第一条）</ChapterTitle><Article Num="1"><ArticleTitle>第一条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph></Article></Chapter>`,
      );
    assert.deepEqual(written(chapter('1', '第一章'), '<Chapter', '2', 'ja'), [chapter('2', '第二章'), '二章']);
  });

  it('is in an attribute in quotes of either kind, with the letters and the hyphen that are printed', () => {
    const code = (value: string, printed: string): string =>
      `<lawDoc xmlns="http://example.org/uslm/2.0"><meta><dc:title>Quay Code</dc:title></meta><main><section identifier="/us/101A" role="101A"><num class="x" value=${value}>§ ${printed}.</num><content>x</content></section></main></lawDoc>`;
    for (const [value, printed, to, newValue, newPrinted] of [
      ['"101A"', '101A', '102b', '"102B"', '102B'],
      ["'101A'", '101A', '102b', "'102B'", '102B'],
      ['"101a–1"', '101A–1', '101a-2', '"101A–2"', '101A–2'],
    ] as const) {
      assert.equal(written(code(value, printed), '<section', to, 'en')?.[0], code(newValue, newPrinted), value);
    }
  });

  it('is none where an attribute states another number than is printed', () => {
    const article =
      '<Article Num="9"><ArticleTitle>第二条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph></Article>';
    assert.equal(written(egov(article), '<Article', '3', 'ja'), undefined);
  });

  it('keeps the hyphen that the file writes', () => {
    const section = '<section eId="a"><num>101a–1</num><content><p>A fee.</p></content></section>';
    assert.equal(written(akn(section), '<section', '101a-2', 'en')![0], akn(section.replace('a–1', 'a–2')));
  });

  it('is in the attribute that states it, too', () => {
    const article = (attribute: string, printed: string): string =>
      egov(
        `<Article Num="${attribute}"><ArticleTitle>${printed}</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph></Article>`,
      );
    const source = article('2', '第二条');
    assert.deepEqual(written(source, '<Article', '3', 'ja'), [article('3', '第三条'), '三条']);
    assert.deepEqual(written(source, '<Article', '2-2', 'ja'), [article('2_2', '第二条の二'), '二条の二']);
  });

  it('goes into a field for each of its parts, and into the text that begins with it', () => {
    const fields = (number: string, branch: string): string =>
      `<조문번호>${number}</조문번호><조문가지번호>${branch}</조문가지번호>`;
    const source = korean(fields('2', '3'), '요금', '제2조의3(요금) 두 냥, 제2조의3이다.');
    const expected = korean(fields('4', '2'), '요금', '제4조의2(요금) 두 냥, 제2조의3이다.');
    assert.deepEqual(written(source, '<조문단위', '4-2', 'ko'), [expected, '4조의2']);
  });

  it('keeps the noughts in front of a part', () => {
    const source = korean('<조문번호>0002</조문번호>', '요금', '제2조(요금) 두 냥.');
    assert.equal(
      written(source, '<조문단위', '7', 'ko')![0],
      korean('<조문번호>0007</조문번호>', '요금', '제7조(요금) 두 냥.'),
    );
  });

  it('is none where the unit has fields for more parts, or fewer', () => {
    const both = korean('<조문번호>2</조문번호><조문가지번호>3</조문가지번호>', '요금', '제2조의3(요금) 두 냥.');
    assert.equal(written(both, '<조문단위', '4', 'ko'), undefined);
    const one = korean('<조문번호>2</조문번호>', '요금', '제2조(요금) 두 냥.');
    assert.equal(written(one, '<조문단위', '2-2', 'ko'), undefined);
  });

  it('is none where no number is written', () => {
    const section = '<section eId="a"><num>none</num><content><p>A fee.</p></content></section>';
    assert.equal(written(akn(section), '<section', '2', 'en'), undefined);
  });

  it('is that of the first element for it, and not of a unit inside', () => {
    const section =
      '<section eId="a"><num>1</num><num>1</num><paragraph eId="b"><num>1</num><content><p>A fee.</p></content></paragraph></section>';
    const [first] = written(akn(section), '<section', '5', 'en')!;
    assert.equal(first, akn(section.replace('<num>1', '<num>5')));
  });
});
