import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '../../../../src/law';
import { RenumberError } from '../../../../src/renumber';
import { isBasicUnit, splitProvisionId } from '../../../../src/law';
import { readSource } from '../../../../src/readers';
import { Law } from '../support';

const FIXTURES = join(__dirname, '../../../fixtures/readers/xml');

/** A format's file with some provisions, and where a new one comes in. */
interface Case {
  readonly format: string;
  readonly file: string;
  readonly text: string;
  readonly before: string;
  readonly number: string;
  /** Parts of the text, and what they are once the new one is in; all else stays. */
  readonly becomes: readonly (readonly [string, string])[];
}

const AKN = `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act"><preface><p><docTitle>Quay Act</docTitle></p></preface><body>
  <section eId="sec_1"><num>1.</num><heading>Fees</heading><content><p>A fee of 2 crowns.</p></content></section>
  <section eId="sec_2" status="removed" period="#t1">
    <num>2.</num>
    <heading>Appeals</heading>
    <content eId="sec_2__content"><p class="x">See <ref href="#sec_1">section 1</ref>.</p></content>
  </section>
</body></act></akomaNtoso>
`;
const CLML = `<Legislation xmlns:ukm="urn:m" xmlns:dc="urn:d"><ukm:Metadata><dc:title>Quay Act</dc:title></ukm:Metadata><Primary><Body>
<P1group RestrictStartDate="2020-01-01"><Title>Fees</Title>
<P1 id="section-1" DocumentURI="http://example.org/section/1" Status="Prospective"><Pnumber PuncAfter=".">1</Pnumber><P1para><Text>A fee.</Text></P1para></P1></P1group>
<P1group><Title>Tugs</Title><P1 id="section-2"><Pnumber PuncAfter=".">2</Pnumber><P1para><Text>Tugs.</Text></P1para></P1></P1group>
</Body></Primary></Legislation>
`;
const USLM = `<lawDoc xmlns="http://schemas.example.org/uslm/2.0" xmlns:dc="urn:d"><meta><dc:title>Quay Code</dc:title></meta><main>
<section identifier="/us/usc/t9/s101–1" id="x81f" startPeriod="2020-01-01"><num value="101–1">§ 101–1.</num><heading>Fees</heading><chapeau>The fee is—</chapeau><paragraph><num value="1">(1)</num><content>one crown.</content></paragraph></section>
</main></lawDoc>
`;
const EGOV = `<Law Lang="ja"><LawBody><LawTitle>岸壁法</LawTitle><MainProvision>
<Article Num="1"><ArticleCaption>（目的）</ArticleCaption><ArticleTitle>第一条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence Num="1">船の法。</Sentence></ParagraphSentence></Paragraph></Article>
<Article Num="2"><ArticleCaption>（料金）</ArticleCaption><ArticleTitle>第二条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph></Article>
</MainProvision></LawBody></Law>
`;
const article = (number: string, branch: string, heading: string, content: string): string =>
  `<조문단위 조문키="000${number}001"><조문번호>${number}</조문번호>${branch}<조문여부>조문</조문여부><조문제목><![CDATA[${heading}]]></조문제목><조문내용><![CDATA[${content}]]></조문내용></조문단위>\n`;
const KOREAN = `<법령><기본정보><법령명_한글>부두법</법령명_한글></기본정보><조문>
${article('1', '', '목적', '제1조(목적) 요금을 정한다.')}${article('2', '<조문가지번호>2</조문가지번호>', '요금', '제2조의2(요금) 두 냥으로 한다.')}</조문></법령>
`;
const GERMAN = `<dokumente><norm doknr="A"><metadaten><jurabk>KaiG</jurabk><langue>Kaigesetz</langue></metadaten></norm>
<norm builddate="2025" doknr="A1"><metadaten><jurabk>KaiG</jurabk><enbez>§ 1</enbez><titel>Zu § 1</titel></metadaten><textdaten><text format="XML"><Content><P>(1) Der Meister zahlt.</P>
<P>(2) Zweimal.</P></Content></text></textdaten></norm>
</dokumente>
`;
const FORMEX = `<ACT><BIB.INSTANCE><LG.DOC>EN</LG.DOC></BIB.INSTANCE><TITLE><TI><P>Quay Regulation</P></TI></TITLE><ENACTING.TERMS>
<ARTICLE IDENTIFIER="001"><TI.ART>Article 1</TI.ART><STI.ART><P>Fees</P></STI.ART><ALINEA>A fee.</ALINEA></ARTICLE>
</ENACTING.TERMS></ACT>
`;
const ANNEXES = `<Law Lang="ja"><LawBody><LawTitle>別表法</LawTitle><MainProvision>
<Article Num="1"><ArticleTitle>第一条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>一両。</Sentence></ParagraphSentence></Paragraph></Article>
</MainProvision><AppdxTable Num="1"><AppdxTableTitle>別表第一</AppdxTableTitle><Remarks>船</Remarks></AppdxTable>
<AppdxTable Num="2"><AppdxTableTitle>別表第二（第一条関係）</AppdxTableTitle><Remarks>舟</Remarks></AppdxTable>
</LawBody></Law>
`;
const annex = (number: string, heading: string): string =>
  `<ANNEX><TITLE><TI><P>ANNEX ${number}</P></TI><STI><P>${heading}</P></STI></TITLE></ANNEX>\n`;
const FORMEX_ANNEXES = FORMEX.replace('</ACT>', `${annex('I', 'Lamps')}${annex('II', 'Wicks')}</ACT>`);
const RECORDS = `{"id": "quay-act/sec_1", "act": "Quay Act", "citation": "Section 1", "heading": "Fees", "text": "A fee.", "key": "81f"}
{"id": "quay-act/sec_2", "act": "Quay Act", "citation": "Section 2", "heading": "Tugs", "text": "\\"Tugs\\" 2.", "key": "82f", "status": "repealed"}
`;

const CASES: readonly Case[] = [
  {
    format: 'Akoma Ntoso: without the standing, with an id of its own',
    file: 'quay.xml',
    text: AKN,
    before: 'quay-act/sec_2',
    number: '1A',
    becomes: [
      [
        '  <section eId="sec_2"',
        '  <section eId="sec_1A">\n    <num>1A.</num>\n    <heading>[Heading]</heading>\n    <content eId="sec_1A__content"><p class="x">[Text]</p></content>\n  </section>\n  <section eId="sec_2"',
      ],
    ],
  },
  {
    format: 'Akoma Ntoso: an id that is taken, and what follows counted on',
    file: 'quay.xml',
    text: AKN,
    before: 'quay-act/sec_1',
    number: '1',
    becomes: [
      [
        '  <section eId="sec_1"><num>1.',
        '  <section eId="sec_1-2"><num>1.</num><heading>[Heading]</heading><content><p>[Text]</p></content></section>\n  <section eId="sec_1"><num>2.',
      ],
      ['<num>2.</num>\n', '<num>3.</num>\n'],
    ],
  },
  {
    format: 'CLML: with a group of its own, which has the heading',
    file: 'quay.xml',
    text: CLML,
    before: 'quay-act/sec_1',
    number: '1',
    becomes: [
      [
        '<P1group RestrictStartDate',
        '<P1group><Title>[Heading]</Title>\n<P1 id="section-1-2" DocumentURI="http://example.org/section/1-2"><Pnumber PuncAfter=".">1</Pnumber><P1para><Text>[Text]</Text></P1para></P1></P1group>\n<P1group RestrictStartDate',
      ],
      ['>1</Pnumber><P1para><Text>A fee', '>2</Pnumber><P1para><Text>A fee'],
      ['>2</Pnumber><P1para><Text>Tugs', '>3</Pnumber><P1para><Text>Tugs'],
    ],
  },
  {
    format: 'USLM: the number in the attribute as well',
    file: 'quay.xml',
    text: USLM,
    before: 'quay-code/sec_101-1',
    number: '101-1',
    becomes: [
      [
        '<section identifier="/us/usc/t9/s101–1" id="x81f" startPeriod="2020-01-01"><num value="101–1">§ 101–1.',
        '<section><num value="101–1">§ 101–1.</num><heading>[Heading]</heading><chapeau>[Text]</chapeau></section>\n<section identifier="/us/usc/t9/s101–1" id="x81f" startPeriod="2020-01-01"><num value="101–2">§ 101–2.',
      ],
    ],
  },
  {
    format: 'e-Gov: with the one paragraph that has no number',
    file: 'quay.xml',
    text: EGOV,
    before: '岸壁法/art_2',
    number: '1の2',
    becomes: [
      [
        '<Article Num="2">',
        '<Article Num="1_2"><ArticleCaption>（[見出し]）</ArticleCaption><ArticleTitle>第一条の二</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>[本文]</Sentence></ParagraphSentence></Paragraph></Article>\n<Article Num="2">',
      ],
    ],
  },
  {
    format: 'e-Gov: attribute and print counted on',
    file: 'quay.xml',
    text: EGOV,
    before: '岸壁法/art_2',
    number: '2',
    becomes: [
      [
        '<Article Num="2"><ArticleCaption>（料金）</ArticleCaption><ArticleTitle>第二条',
        '<Article Num="2"><ArticleCaption>（[見出し]）</ArticleCaption><ArticleTitle>第二条</ArticleTitle><Paragraph Num="1"><ParagraphNum/><ParagraphSentence><Sentence>[本文]</Sentence></ParagraphSentence></Paragraph></Article>\n<Article Num="3"><ArticleCaption>（料金）</ArticleCaption><ArticleTitle>第三条',
      ],
    ],
  },
  {
    format: 'e-Gov: an annex keeps what it is called by',
    file: 'betsu.xml',
    text: ANNEXES,
    before: '別表法/annex_1',
    number: '1',
    becomes: [
      ['<AppdxTable Num="2"><AppdxTableTitle>別表第二', '<AppdxTable Num="3"><AppdxTableTitle>別表第三'],
      [
        '<AppdxTable Num="1"><AppdxTableTitle>別表第一',
        '<AppdxTable Num="1"><AppdxTableTitle>別表第一 [見出し]</AppdxTableTitle><Remarks>[本文]</Remarks></AppdxTable><AppdxTable Num="2"><AppdxTableTitle>別表第二',
      ],
    ],
  },
  {
    format: 'Formex: Roman numerals are counted on as such',
    file: 'quay.xml',
    text: FORMEX_ANNEXES,
    before: 'quay-regulation/annex_i',
    number: 'I',
    becomes: [
      ['ANNEX II<', 'ANNEX III<'],
      ['ANNEX I<', 'ANNEX II<'],
      ['</ENACTING.TERMS>', `</ENACTING.TERMS>${annex('I', '[Heading]').trim()}`],
    ],
  },
  {
    format: 'law.go.kr: fields and text counted on',
    file: 'quay.xml',
    text: KOREAN,
    before: '부두법/art_1',
    number: '1',
    becomes: [
      [
        article('1', '', '목적', '제1조(목적) 요금을 정한다.'),
        article('1', '', '[제목]', '제1조([제목]) [본문]').replace(/ 조문키="\d+"/u, '') +
          article('1', '', '목적', '제2조(목적) 요금을 정한다.').replace('번호>1', '번호>2'),
      ],
      [
        article('2', '<조문가지번호>2</조문가지번호>', '요금', '제2조의2(요금) 두 냥으로 한다.'),
        article('2', '<조문가지번호>2</조문가지번호>', '요금', '제3조의2(요금) 두 냥으로 한다.').replace(
          '번호>2',
          '번호>3',
        ),
      ],
    ],
  },
  {
    format: 'law.go.kr: a branch of a number has an element of its own',
    file: 'quay.xml',
    text: KOREAN.replace('<조문번호>1<', '<조문번호>2<').replace('제1조', '제2조'),
    before: '부두법/art_2',
    number: '1의3',
    becomes: [
      [
        '<조문단위 조문키="0001001">',
        article('1', '<조문가지번호>3</조문가지번호>', '[제목]', '제1조의3([제목]) [본문]').replace(
          / 조문키="\d+"/u,
          '',
        ) + '<조문단위 조문키="0001001">',
      ],
    ],
  },
  {
    format: 'gesetze-im-internet: a norm',
    file: 'quay.xml',
    text: GERMAN,
    before: 'kaig/sec_1',
    number: '1',
    becomes: [
      [
        '<norm builddate="2025" doknr="A1"><metadaten><jurabk>KaiG</jurabk><enbez>§ 1',
        '<norm><metadaten><jurabk>KaiG</jurabk><enbez>§ 1</enbez><titel>[Überschrift]</titel></metadaten><textdaten><text format="XML"><Content><P>[Text]</P></Content></text></textdaten></norm>\n<norm builddate="2025" doknr="A1"><metadaten><jurabk>KaiG</jurabk><enbez>§ 2',
      ],
    ],
  },
  {
    format: 'gesetze-im-internet: a paragraph by its mark',
    file: 'quay.xml',
    text: GERMAN,
    before: 'kaig/sec_1__para_2',
    number: '2',
    becomes: [['<P>(2) Zweimal', '<P>(2) [Text]</P>\n<P>(3) Zweimal']],
  },
  {
    format: 'Formex',
    file: 'quay.xml',
    text: FORMEX,
    before: 'quay-regulation/art_1',
    number: '1',
    becomes: [
      [
        '<ARTICLE IDENTIFIER="001"><TI.ART>Article 1',
        '<ARTICLE><TI.ART>Article 1</TI.ART><STI.ART><P>[Heading]</P></STI.ART><ALINEA>[Text]</ALINEA></ARTICLE>\n<ARTICLE IDENTIFIER="001"><TI.ART>Article 2',
      ],
    ],
  },
  {
    format: 'JSON lines: the same keys, in force, without what only the other one is',
    file: 'quay.jsonl',
    text: RECORDS,
    before: 'quay-act/sec_2',
    number: '1A',
    becomes: [
      [
        '{"id": "quay-act/sec_2"',
        '{"id": "quay-act/sec_1a", "act": "Quay Act", "citation": "Section 1A", "heading": "[Heading]", "text": "[Text]", "key": "", "status": "in-force"}\n{"id": "quay-act/sec_2"',
      ],
    ],
  },
];

describe('renumber: a new provision', () => {
  for (const { format, file, text, before, number, becomes } of CASES) {
    it(`comes in as its neighbour is written in ${format}`, async () => {
      const law = await Law.of({ [file]: text });
      const expected = becomes.reduce((whole, [from, to]) => {
        assert.equal(whole.split(from).length, 2, `${from} stands there once`);
        return whole.replace(from, () => to);
      }, text);
      assert.equal(law.headings(file, law.insert(before, number)), expected);
    });
  }

  it('changes nothing, and says why, where no element can have the number', async () => {
    const file = 'quay.xml';
    const law = await Law.of({
      [file]: KOREAN.replace(
        article('2', '<조문가지번호>2</조문가지번호>', '요금', '제2조의2(요금) 두 냥으로 한다.'),
        '',
      ),
    });
    assert.throws(() => law.headings(file, law.insert('부두법/art_1', '0의2')), /none near it is written so/u);
    const range = GERMAN.replace('§ 1<', '§§ 1 und 2<');
    const ranged = await Law.of({ [file]: range });
    assert.throws(() => ranged.headings(file, ranged.insert('kaig/sec_1', '0a')), RenumberError);
    const records = await Law.of({ 'quay.jsonl': RECORDS });
    assert.throws(() => records.headings('quay.jsonl', records.insert('quay-act/sec_2', '2')), /part of its id/u);
    const nested = await Law.of({
      'quay.jsonl': RECORDS.replaceAll('"81f"', '["81f"]').replaceAll('"82f"', '{"a": 1}'),
    });
    assert.throws(() => nested.headings('quay.jsonl', nested.insert('quay-act/sec_2', '1A')), RenumberError);
  });

  it('is well-formed and adds nothing but itself, wherever it can be put into a file of any format', async () => {
    let put = 0;
    for (const file of readdirSync(FIXTURES)) {
      const text = readFileSync(join(FIXTURES, file), 'utf8');
      const law = await Law.of({ [file]: text });
      const { corpus } = law.index;
      for (let at = 0; at < corpus.size; at += 1) {
        const { kind, number } = pathOf(corpus, at).at(-1)!;
        if (!isBasicUnit(kind) && kind !== 'paragraph') continue;
        const after = insertedBefore(law, file, corpus.id(at), `${Number.parseInt(number, 10) - 1}-7`);
        if (after === undefined) continue;
        put += 1;
        const { start, end } = addedIn(text, after);
        assert.equal(after.slice(0, start) + after.slice(end), text);
        const read = readSource({ file, bytes: new TextEncoder().encode(after) });
        const errors = read.problems.filter(({ severity }) => severity === 'error');
        assert.deepEqual(errors, [], `${file} ${corpus.id(at)}`);
        const ids = (whole: string): string[] => whole.match(/\s(?:eId|id)="[^"]*"/gu) ?? [];
        const taken = ids(text);
        assert.ok(ids(after.slice(start, end)).every((id) => !taken.includes(id)));
        assert.equal(read.documents[0]!.provisions.length, corpus.size + 1, splitProvisionId(corpus.id(at)).eId);
      }
    }
    assert.ok(put >= 20, `${put} were put in`);
  });
});

function insertedBefore(law: Law, file: string, id: string, number: string): string | undefined {
  try {
    return law.headings(file, law.insert(id, number));
  } catch (error) {
    if (error instanceof RenumberError) return undefined;
    throw error;
  }
}

/** Where one text has more than the other. */
function addedIn(text: string, after: string): { start: number; end: number } {
  let start = 0;
  while (start < text.length && text[start] === after[start]) start += 1;
  return { start, end: start + after.length - text.length };
}
