import assert from 'node:assert/strict';
import { newElement } from '../../../../src/renumber/statutes/newElement';
import { akn, egov, korean, renumbered } from './elements';

/** The element of a new unit in the shape of another one. */
function made(source: string, tag: string, number: string, language: string, isTextInside = false): string {
  const { unit, change, way } = renumbered(source, tag, number, language);
  assert.ok(way);
  const placeholders = { heading: '[H]', text: '[T]' };
  return newElement(source, unit, { ...change, way, placeholders, isTextInside });
}

describe('renumber: the element of a new unit', () => {
  it('has a number, a heading and one paragraph of text, and no dates of the other one', () => {
    const section =
      '<section eId="sec_2" class="old" status="x"><num>2.</num><!-- note --><heading>Fees of 2 crowns</heading>' +
      '<content eId="sec_2__content"><p class="c">A fee.</p><p>More.</p></content></section>';
    assert.equal(
      made(akn(section), '<section', '3', 'en'),
      '<section eId="sec_3"><num>3.</num><!-- note --><heading>[H]</heading>' +
        '<content eId="sec_3__content"><p class="c">[T]</p></content></section>',
    );
  });

  it('has ids that no other element has', () => {
    const section = (id: string, number: string): string =>
      `<section eId="${id}"><num>${number}</num><content><p>A fee.</p></content></section>`;
    const taken = akn(`${section('sec_2', '2')}${section('sec_3', '9')}<section eId='sec_3-2'><num>8</num></section>`);
    assert.equal(made(taken, '<section', '3', 'en'), section('sec_3-3', '3').replace('A fee.', '[T]'));
  });

  it('has no id where the other one’s does not end with its number', () => {
    const random = '<section eId="x81f"><num>2</num><content><p>A fee.</p></content></section>';
    assert.match(made(akn(random), '<section', '3', 'en'), /^<section><num>3<\/num>/u);
    const longer = random.replace('x81f', 'sec_12');
    assert.match(made(akn(longer), '<section', '3', 'en'), /^<section><num>3<\/num>/u, '12 is not 2');
  });

  it('is a paragraph with the ids of its section', () => {
    const section =
      '<section eId="sec_1"><num>1</num><paragraph eId="sec_1__para_1"><num>(1)</num><content eId="sec_1__para_1__content"><p>A fee.</p></content></paragraph></section>';
    assert.equal(
      made(akn(section), '<paragraph', '1a', 'en'),
      '<paragraph eId="sec_1__para_1A"><num>(1A)</num><content eId="sec_1__para_1A__content"><p>[T]</p></content></paragraph>',
    );
  });

  it('has the text of the first unit inside where it has none of its own', () => {
    const article =
      '<Article Num="2"><ArticleCaption>（料金）</ArticleCaption><ArticleTitle>第二条</ArticleTitle>' +
      '<Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph>' +
      '<Paragraph Num="2"><ParagraphNum>２</ParagraphNum><ParagraphSentence><Sentence>二両。</Sentence></ParagraphSentence></Paragraph></Article>';
    const head = '<Article Num="3"><ArticleCaption>（[H]）</ArticleCaption><ArticleTitle>第三条</ArticleTitle>';
    assert.equal(made(egov(article), '<Article', '3', 'ja'), `${head}</Article>`);
    assert.equal(
      made(egov(article), '<Article', '3', 'ja', true),
      `${head}<Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>[T]</Sentence></ParagraphSentence></Paragraph></Article>`,
    );
  });

  it('begins its text with number and heading as the other one does, in CDATA as that', () => {
    const source = korean('<조문번호>2</조문번호>', '요금', '제2조(요금) 두 냥.');
    assert.equal(
      made(source, '<조문단위', '4', 'ko'),
      '<조문단위><조문번호>4</조문번호><조문여부>조문</조문여부><조문제목><![CDATA[[H]]]></조문제목>' +
        '<조문내용><![CDATA[제4조([H]) [T]]]></조문내용></조문단위>',
    );
  });

  it('keeps the blanks between elements that it has, and leaves out those that it has not', () => {
    const section =
      '<section eId="sec_2">\n  <num>2</num>\n  <heading>Fees</heading>\n  <authorialNote><p>x</p></authorialNote>\n  <content>\n    <p>A fee.</p>\n  </content>\n</section>';
    assert.equal(
      made(akn(section), '<section', '3', 'en'),
      '<section eId="sec_3">\n  <num>3</num>\n  <heading>[H]</heading>\n  <content>\n    <p>[T]</p>\n  </content>\n</section>',
    );
  });

  it('declares the namespaces that the other one declares', () => {
    const section =
      '<section xmlns:m="urn:m" eId="sec_2" status="x"><num>2</num><content><m:p>A fee.</m:p></content></section>';
    assert.match(made(akn(section), '<section', '3', 'en'), /^<section xmlns:m="urn:m" eId="sec_3"><num>3<\/num>/u);
  });

  it('begins its text with the number alone where the other one has no heading', () => {
    const source = korean('<조문번호>2</조문번호>', '', '제2조 두 냥.');
    assert.match(made(source, '<조문단위', '4', 'ko'), /<조문내용><!\[CDATA\[제4조 \[T\]\]\]><\/조문내용>/u);
  });
});
