import assert from 'node:assert/strict';
import { DAY_NOT_SET } from '../../../../src/law';
import { byEId, readText } from '../helpers';
import { actOf, summary } from './summary';

describe('readers/xml: shapes of Akoma Ntoso', () => {
  const akn = (body: string, before = ''): string =>
    `<akomaNtoso><act>${before}<body>${body}</body></act></akomaNtoso>`;

  it('takes what is printed for what is cited: sections in an article element, and ranges', () => {
    const body = `<article><num><marker name="1"/>§ 1</num><content><p>Eins.</p></content></article>
<article><num>Artikel 2</num><content><p>Zwei.</p></content></article>
<article><num>§§ 3 bis 4</num><heading>(weggefallen)</heading></article><article><num>Art. 5 bis Art. 6</num></article>`;
    assert.deepEqual(summary(akn(body)), {
      sec_1: ' | Eins.',
      art_2: ' | Zwei.',
      sec_3: '(weggefallen) |  | repealed',
      sec_4: '(weggefallen) |  | repealed',
      art_5: ' | ',
      art_6: ' | ',
    });
  });

  it('reads numbers that stand before their word, or are of another number', () => {
    const body = `<chapter><num>2 luku</num><section><num>5 a §</num><content><p>Viisi.</p></content></section></chapter>
<article><num>Art. 2</num><content><p>Due.</p></content></article>
<article><num>Art. 2-bis.</num><paragraph><num>1-bis.</num><content><p>Uno.</p></content></paragraph></article>`;
    assert.deepEqual(Object.keys(summary(akn(body))), ['chp_2', 'sec_5a', 'art_2', 'art_2bis', 'art_2bis__para_1bis']);
  });

  it('knows a container by its name, and leaves out one that only gathers', () => {
    const body = `<hcontainer name="regulation"><num>1.</num><heading>Lamps</heading><content><p>Lit.</p></content></hcontainer>
<section><num>2</num><intro><p>A keeper must—</p></intro><level class="para1"><num>(a)</num><content><p>trim.</p></content></level></section>
<hcontainer name="schedules"><heading>SCHEDULES</heading><hcontainer name="schedule"><num>SCHEDULE 1</num><heading>Oil</heading><paragraph><num>1</num><content><p>Whale.</p></content></paragraph></hcontainer></hcontainer>`;
    assert.deepEqual(summary(akn(body)), {
      rule_1: 'Lamps | Lit.',
      sec_2: ' | A keeper must— / (a) trim.',
      annex_1: 'Oil | ',
      annex_1__para_1: ' | Whale.',
    });
  });

  it('groups articles in sections inside sections', () => {
    const body =
      '<section><num>SECTION 1</num><section><num>SUB-SECTION 2</num><article><num>Article 5</num><content><p>Lit.</p></content></article></section></section>';
    assert.deepEqual(Object.keys(summary(akn(body))), ['dvs_1', 'dvs_1__dvs_2', 'art_5']);
  });

  it('keeps line breaks, quotation marks in attributes and a second heading', () => {
    const body = `<article><num>Article 1</num><content><p>One<br/>two<eol/>three <quotedText startQuote="“" endQuote="”">old</quotedText>.<del> Gone.</del></p></content></article>`;
    const attachment =
      '<attachments><attachment><heading>Schedule 1</heading><subheading>Oil</subheading><doc><mainBody><p>Whale.</p></mainBody></doc></attachment></attachments>';
    assert.deepEqual(summary(akn(body).replace('</body>', `</body>${attachment}`)), {
      art_1: ' | One / two / three “old”.',
      annex_1: 'Oil | Whale.',
    });
  });

  it('names an act by its short title in brackets, and by no number alone', () => {
    const preface =
      '<preface><p><docTitle>Gesetz über Lampen</docTitle> <shortTitle>( Lampengesetz – LampG)</shortTitle> <docNumber>82</docNumber></p></preface>';
    const act = actOf(akn('<article><num>§ 1</num><content><p>Licht.</p></content></article>', preface));
    assert.deepEqual([act.title, act.abbreviation, act.aliases], ['Gesetz über Lampen', 'LampG', ['Lampengesetz']]);
  });
});

describe('readers/xml: several acts in a document', () => {
  const act = (title: string): string =>
    `<act><preface><docTitle>${title}</docTitle></preface><body><section><num>1.</num><content><p>${title} text.</p></content></section></body></act>`;
  const gazette = `<akomaNtoso><documentCollection><collectionBody><component><documentRef href="#a"/></component></collectionBody></documentCollection>
<components><component>${act('Lamp Act')}</component><component>${act('Oil Act')}</component><component><act/></component></components></akomaNtoso>`;

  it('are read each for itself', () => {
    const { documents, problems } = readText('gazette.xml', gazette);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      documents.map(({ act: { title }, provisions }) => [title, provisions.at(-1)?.id, provisions.at(-1)?.text]),
      [
        ['Lamp Act', 'lamp-act/sec_1', 'Lamp Act text.'],
        ['Oil Act', 'oil-act/sec_1', 'Oil Act text.'],
      ],
    );
  });

  it('are read without the judgments, debates and bills among them, and without the pages of their gazette', () => {
    const other = (element: string): string =>
      `<component><${element}><body><section><num>1.</num><content><p>Not law.</p></content></section></body></${element}></component>`;
    const others = ['judgment', 'debate', 'debateReport', 'statement', 'bill', 'amendmentList'].map(other).join('');
    const cover = '<preface><p>No. 7 of the Gazette</p></preface>';
    const text = `<akomaNtoso><officialGazette>${cover}<collectionBody/></officialGazette><components>${others}<component>${act('Lamp Act')}</component></components></akomaNtoso>`;
    const { documents } = readText('gazette.xml', text);
    assert.deepEqual(
      documents.map(({ act: { title }, provisions }) => [title, provisions.map(({ text }) => text)]),
      [['Lamp Act', ['Lamp Act', 'Lamp Act text.']]],
    );
    const none = `<akomaNtoso><officialGazette>${cover}<collectionBody/></officialGazette><components>${others}</components></akomaNtoso>`;
    assert.deepEqual(readText('gazette.xml', none).documents, []);
  });

  it('have the places of their words in the file', () => {
    const { documents } = readText('gazette.xml', gazette);
    const { start } = documents[1]!.provisions.at(-1)!.range;
    assert.ok(
      gazette.split('\n')[start.line]!.slice(start.character).startsWith('<section><num>1.</num><content><p>Oil Act'),
    );
  });

  it('are read up to where the document is torn', () => {
    const { documents } = readText('gazette.xml', gazette.slice(0, gazette.indexOf('Oil Act text') + 7));
    assert.deepEqual(
      documents.map(({ act: { title } }) => title),
      ['Lamp Act', 'Oil Act'],
    );
  });

  it('are one act where a component is an annex', () => {
    const annex = '<components><component><doc><mainBody><p>Fees.</p></mainBody></doc></component></components>';
    assert.deepEqual(summary(`<akomaNtoso>${act('Lamp Act')}${annex}</akomaNtoso>`), {
      hcontainer_preface: ' | Lamp Act',
      sec_1: ' | Lamp Act text.',
      annex: ' | Fees.',
    });
  });

  it('are found in a volume of statutes', () => {
    const law = (number: number): string =>
      `<component><pLaw><meta><dc:title>Public Law 99-${number}</dc:title></meta><main><section><num value="1">SECTION 1.</num><content>Lit.</content></section></main></pLaw></component>`;
    const text = `<statutesAtLarge xmlns="http://schemas.gpo.gov/xml/uslm"><collection>${law(1)}${law(2)}</collection></statutesAtLarge>`;
    const { documents, problems } = readText('volume.xml', text);
    assert.deepEqual(problems, []);
    assert.deepEqual(
      documents.map(({ provisions }) => provisions[0]?.id),
      ['public-law-99-1/sec_1', 'public-law-99-2/sec_1'],
    );
  });
});

describe('readers/xml: shapes of CLML', () => {
  const p1 = (number: number, attributes = ''): string =>
    `<P1 id="section-${number}" ${attributes}><Pnumber>${number}</Pnumber><P1para><Text>Text ${number}.</Text></P1para></P1>`;

  it('takes what a group of provisions says of its being law for them', () => {
    const body = `<P1group Status="Prospective"><Title>Later</Title>${p1(1)}${p1(2, 'RestrictStartDate="2031-01-01"')}</P1group>
<P1group Status="Repealed" RestrictEndDate="2019-01-01"><Title>Old</Title>${p1(3)}</P1group><P1group><Title>Now</Title>${p1(4)}</P1group>`;
    const read = byEId(readText('law.xml', `<Legislation><Primary><Body>${body}</Body></Primary></Legislation>`));
    assert.deepEqual(
      [...read.values()].map(({ status, validity }) => [status, validity]),
      [
        ['in-force', { from: DAY_NOT_SET }],
        ['in-force', { from: '2031-01-01' }],
        ['repealed', { until: '2019-01-01' }],
        ['in-force', undefined],
      ],
    );
  });

  it('reads an instrument to its signature, and no heading over the schedules as a name', () => {
    const text = `<Legislation><Secondary><SecondaryPrelims><Title>The Oil Regulations 2019</Title></SecondaryPrelims>
<Body><P1 id="regulation-1"><Pnumber>1</Pnumber><P1para><Text>Oil.</Text></P1para></P1><SignedSection><Signatory><Para><Text>Signed</Text></Para><Signee><PersonName>A. Keeper</PersonName><JobTitle>Minister</JobTitle></Signee></Signatory></SignedSection></Body>
<Schedules><Title>SCHEDULES</Title><Schedule id="schedule-1"><Number>SCHEDULE 1</Number><TitleBlock><Title>Rates</Title></TitleBlock><Reference>Regulation 1</Reference><ScheduleBody><Tabular><table><tr><td>Big<br/>lamp</td><td>5</td></tr></table></Tabular></ScheduleBody></Schedule></Schedules></Secondary></Legislation>`;
    assert.deepEqual(summary(text), {
      rule_1: ' | Oil.',
      annex_1: 'Rates | Regulation 1 / Big lamp | 5',
    });
    assert.ok(!actOf(text).aliases.includes('SCHEDULES'));
  });

  it('reads law of the Union: its names, recitals, divisions of annexes and attachments', () => {
    const text = `<Legislation><ukm:Metadata><dc:title>Commission Regulation (VU) 2016/979 on lamps (Text with EEA relevance)</dc:title></ukm:Metadata><EURetained><EUPrelims><MultilineTitle><Text>Commission Regulation (VU) 2016/979</Text><Text>of 27 April 2016</Text></MultilineTitle><EUPreamble><P><Text>Having regard:</Text></P><Division><Number>(1)</Number><P><Text>Ships need light.</Text></P></Division></EUPreamble></EUPrelims>
<EUBody><P1 id="article-1"><Pnumber>Article 1</Pnumber><P1para><Text>Lamps.</Text></P1para></P1></EUBody>
<Schedules><Schedule><Number>ANNEX I</Number><ScheduleBody><Division><Number>1.</Number><Title>Boats</Title><P><Text>Pay.</Text></P></Division></ScheduleBody></Schedule></Schedules><Attachments><Attachment><Title>Statement</Title><P><Text>Agreed.</Text></P></Attachment></Attachments></EURetained></Legislation>`;
    assert.deepEqual(summary(text), {
      preamble: ' | Having regard:',
      preamble__para_1: ' | Ships need light.',
      art_1: ' | Lamps.',
      annex_i: ' | ',
      annex_i__dvs_1: 'Boats | Pay.',
      annex: 'Statement | Agreed.',
    });
    const { abbreviation, aliases } = actOf(text);
    assert.equal(abbreviation, 'Commission Regulation (VU) 2016/979');
    assert.ok(aliases.includes('Regulation (VU) 2016/979') && !aliases.includes('Statement'));
  });
});

describe('readers/xml: shapes of Formex', () => {
  it('prints the signs that elements stand for, and keeps the titles of tables on lines of their own', () => {
    const mark = (name: string, code: string): string => `<QUOT.${name} ID="Q" CODE="${code}"/>`;
    const text = `<ACT><TITLE><TI><P>REGULATION (EU) 2016/979</P></TI></TITLE><ENACTING.TERMS><ARTICLE><TI.ART>Article 1</TI.ART><ALINEA>${mark('START', '2018')}lamp${mark('END', '2019')} means:${mark('START', 'x')}<TBL><TITLE><TI>Rates</TI></TITLE><CORPUS><ROW><CELL>Boat</CELL><CELL>5</CELL></ROW></CORPUS></TBL></ALINEA><ALINEA><DLIST><DLIST.ITEM><TERM>oil</TERM><DEFINITION>whale</DEFINITION></DLIST.ITEM></DLIST></ALINEA></ARTICLE></ENACTING.TERMS></ACT>`;
    assert.deepEqual(summary(text), { art_1: ' | ‘lamp’ means: / Rates / Boat | 5 / oil | whale' });
  });
});

describe('readers/xml: shapes of e-Gov', () => {
  const sentence = (text: string): string => `<ParagraphSentence><Sentence>${text}</Sentence></ParagraphSentence>`;

  it('reads captions, tables with a head, notes in their place and units inside cells', () => {
    const text = `<Law><LawBody><LawTitle>灯台法</LawTitle><EnactStatement>公布する。</EnactStatement><EnactStatement>制定する。</EnactStatement>
<MainProvision><Article Num="1"><ArticleTitle>第一条</ArticleTitle><Paragraph Num="1"><ParagraphNum/>${sentence('次の表による。')}<TableStruct><TableStructTitle>表</TableStructTitle><Table><TableHeaderRow><TableHeaderColumn>区分</TableHeaderColumn><TableHeaderColumn>額</TableHeaderColumn></TableHeaderRow><TableRow><TableColumn><Part Num="1"><PartTitle>第一編</PartTitle></Part></TableColumn><TableColumn><Sentence>五円</Sentence></TableColumn></TableRow></Table></TableStruct></Paragraph><SupplNote>（附記）</SupplNote></Article></MainProvision>
<SupplProvision><SupplProvisionLabel>附則</SupplProvisionLabel><Paragraph Num="1"><ParagraphCaption>（施行期日）</ParagraphCaption><ParagraphNum>１</ParagraphNum>${sentence('公布の日から施行する。')}</Paragraph></SupplProvision></LawBody></Law>`;
    assert.deepEqual(summary(text), {
      preamble: ' | 公布する。',
      'preamble_~2': ' | 制定する。',
      art_1: ' | 次の表による。 / 表 / 区分 | 額 / 第一編 | 五円 / （附記）',
      hcontainer_附則: '附則 | ',
      hcontainer_附則__para_1: '施行期日 | 公布の日から施行する。',
    });
  });
});

describe('readers/xml: shapes of law.go.kr', () => {
  const law = (
    reform: string,
  ): string => `<법령><기본정보><법령명_한글>가상등대법</법령명_한글><제개정구분>${reform}</제개정구분></기본정보><조문><조문단위><조문번호>1</조문번호><조문여부>조문</조문여부><조문시행일자>20300101</조문시행일자><조문내용><![CDATA[제1조(표) 다음과 같다.
┌──┐
│등대│
└──┘
<img src="http://x/y?a=1"></img>끝]]></조문내용></조문단위></조문></법령>`;

  it('keeps the lines of a table that is drawn with characters, and no tags of pictures', () => {
    assert.deepEqual(summary(law('일부개정')), { art_1: ' | 다음과 같다. / ┌──┐ / │등대│ / └──┘ / 끝' });
    assert.deepEqual(byEId(readText('law.xml', law('일부개정'))).get('art_1')?.validity, { from: '2030-01-01' });
  });

  it('knows an act that another repeals from one that is enacted in place of another', () => {
    const statusOf = (reform: string): string => readText('law.xml', law(reform)).documents[0]!.provisions[0]!.status;
    assert.deepEqual(['폐지', '타법폐지', '폐지제정', '타법개정'].map(statusOf), [
      'repealed',
      'repealed',
      'in-force',
      'in-force',
    ]);
  });
});

describe('readers/xml: shapes of gesetze-im-internet', () => {
  it('reads text before the first section, broken titles, and what stands beside the divisions', () => {
    const norm = (data: string, text = ''): string =>
      `<norm><metadaten>${data}</metadaten><textdaten><text><Content>${text}</Content></text></textdaten></norm>`;
    const text = `<dokumente>${norm('<jurabk>LampG</jurabk><langue>Lampengesetz</langue>', '<P>Bekannt gemacht wird:</P>')}
${norm('<gliederungseinheit><gliederungskennzahl>010</gliederungskennzahl><gliederungsbez>Teil 1</gliederungsbez></gliederungseinheit>')}
${norm('<enbez>§ 1</enbez><titel>Lampen<BR/>und Öl</titel>', '<P>Licht.</P>')}
${norm('<enbez>Schlußformel</enbez>', '<P>Zugestimmt.</P>')}</dokumente>`;
    assert.deepEqual(summary(text), {
      preamble: ' | Bekannt gemacht wird:',
      part_1: ' | ',
      sec_1: 'Lampen und Öl | Licht.',
      hcontainer_schlußformel: 'Schlußformel | Zugestimmt.',
    });
    assert.equal(byEId(readText('law.xml', text)).get('hcontainer_schlußformel')?.parent, undefined);
  });
});
