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

  it('has one heading, and none of the words that come behind the text or below it', () => {
    const section =
      '<section eId="sec_2"><num>2.</num><heading>A</heading><heading>B</heading><intro><p>The fee is—</p></intro>' +
      '<point eId="sec_2__point_a"><num>(a)</num><content><p>one crown;</p></content></point>' +
      '<wrapUp><p>and no more.</p></wrapUp></section>';
    assert.equal(
      made(akn(section), '<section', '3', 'en'),
      '<section eId="sec_3"><num>3.</num><heading>[H]</heading><intro><p>[T]</p></intro></section>',
    );
  });

  it('has ids that follow from its own, in the quotes of the other one', () => {
    const section =
      '<section eId="sec_2" wId="x-2" GUID="g" uri="/act/s2"><num eId="sec_2__num_1">2.</num>' +
      '<heading eId="sec_2__hd" class="h">A</heading><content eId="sec_21"><p id="p2">A fee.</p></content></section>';
    assert.equal(
      made(akn(section), '<section', '3', 'en'),
      '<section eId="sec_3" wId="x-3" uri="/act/s3"><num eId="sec_3__num_1">3.</num>' +
        '<heading eId="sec_3__hd" class="h">[H]</heading><content><p id="p3">[T]</p></content></section>',
      'sec_21 is no part of sec_2, and a random id is left out',
    );
    const quoted = "<section eId='sec_2'><num>2.</num><content><p>A fee.</p></content></section>";
    assert.match(made(akn(quoted), '<section', '3', 'en'), /^<section eId='sec_3'><num>3\./u);
  });

  it('has of several units inside the first, with its number', () => {
    const paragraph = (number: number): string =>
      `<paragraph eId="sec_2__para_${number}"><num>(${number})</num><content><p>Fee ${number}.</p></content></paragraph>`;
    const section = `<section eId="sec_2"><num>2.</num>${paragraph(1)}${paragraph(2)}</section>`;
    assert.equal(
      made(akn(section), '<section', '3', 'en', true),
      `<section eId="sec_3"><num>3.</num>${paragraph(1).replace('sec_2', 'sec_3').replace('Fee 1.', '[T]')}</section>`,
    );
    const empty = '<section eId="sec_3"><num>3.</num></section>';
    assert.equal(made(akn(section), '<section', '3', 'en'), empty);
    const untold =
      '<section eId="sec_2"><num>2.</num><paragraph><num>(1)</num><point><num>(a)</num><content><p>A fee.</p></content></point></paragraph></section>';
    assert.equal(made(akn(untold), '<section', '3', 'en', true), empty, 'one that has no text of its own gives none');
  });

  it('has the group of the other one, where that has its heading', () => {
    const act = (body: string): string =>
      `<Legislation xmlns:ukm="urn:m" xmlns:dc="urn:d"><ukm:Metadata><dc:title>Quay Act</dc:title></ukm:Metadata><Primary><Body>${body}</Body></Primary></Legislation>`;
    const group =
      '<P1group RestrictStartDate="2020-01-01"><Title>Fees</Title><P1 id="section-1"><Pnumber PuncAfter=".">1</Pnumber><P1para><Text>A fee.</Text></P1para></P1></P1group>';
    assert.equal(
      made(act(group), '<P1 ', '2', 'en'),
      '<P1group><Title>[H]</Title><P1 id="section-2"><Pnumber PuncAfter=".">2</Pnumber><P1para><Text>[T]</Text></P1para></P1></P1group>',
    );
  });

  it('has no text where the other one has but number and heading', () => {
    const content = (heading: string, text: string): string => {
      const copied = made(korean('<조문번호>2</조문번호>', heading, text), '<조문단위', '4', 'ko');
      return /<조문내용>(.*)<\/조문내용>/su.exec(copied)![1]!;
    };
    assert.equal(content('요금', '제2조(요금)'), '<![CDATA[제4조([H])]]>');
    assert.equal(content('', '제2조'), '<![CDATA[제4조]]>');
    assert.equal(content('요금', '제2조(요금) 두 냥.'), '<![CDATA[제4조([H]) [T]]]>');
    assert.equal(content('요금', '제2조 두 냥.'), '<![CDATA[제4조 [T]]]>', 'a heading that the text does not repeat');
  });

  it('keeps what an annex is called by, in the bracket that it stands in', () => {
    const annexed = (number: string, title: string, text: string): string =>
      `<AppdxTable Num="${number}"><AppdxTableTitle>${title}</AppdxTableTitle><Remarks>${text}</Remarks></AppdxTable>`;
    const law = (annex: string): string =>
      `<Law Lang="ja"><LawBody><LawTitle>別表法</LawTitle>${annex}</LawBody></Law>`;
    for (const [title, copied] of [
      ['別表第一（第一条関係）', '別表第二 [H]'],
      ['【別表第一】灯', '【別表第二】 [H]'],
      ['別表第一', '別表第二 [H]'],
    ] as const) {
      assert.equal(made(law(annexed('1', title, '船')), '<AppdxTable ', '2', 'ja'), annexed('2', copied, '[T]'), title);
    }
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
