import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DAY_NOT_SET, type Act, type Provision } from '../../../../src/law';
import { cutByRange } from '../../support/cutByRange';
import { byEId, fixture, readFixture, readText } from '../helpers';

/** What is expected of a provision: its heading, its text, and whether it is repealed. */
type Expected = readonly [heading: string, text: string, repealed?: 'repealed'];

interface Format {
  readonly file: string;
  readonly act: Partial<Act>;
  readonly provisions: Readonly<Record<string, Expected>>;
}

const FORMATS: Readonly<Record<string, Format>> = {
  'Akoma Ntoso': {
    file: 'xml/akoma-ntoso.xml',
    act: {
      key: 'harbour-lights-act-of-veldria',
      title: 'Harbour Lights Act of Veldria',
      aliases: ['Harbour Lights Act', 'Act 5 of 2019'],
      language: 'en',
      validity: { from: '2019-04-01' },
    },
    provisions: {
      hcontainer_preface: ['', 'Act 5 of 2019\nHarbour Lights Act of Veldria'],
      preamble: ['', 'The Council enacts:'],
      preamble__para_1: ['Whereas', 'Ships need light.'],
      part_1: ['Lamps', ''],
      part_1__dvs_1: ['Of wicks', ''],
      art_1: ['Trimming', ''],
      art_1__para_1: ['', 'The keeper shall trim the wick & the lamp.'],
      art_1__para_2: ['', 'The lamp burns\n(a) from sunset; and\n(b) until sunrise.'],
      art_2: ['', 'No number is printed here.'],
      art_3: ['', 'Gone.', 'repealed'],
      art_4: ['', 'It was so for a time.'],
      part_2: ['Amendments', ''],
      art_5bis: ['', 'The Quay Act is amended:\nArticle 9 Quays are dry.'],
      hcontainer_conclusions: ['', 'Done at Veld.'],
      annex_1: ['Fees', ''],
      annex_1__para_1: ['', 'Boat | 2 crowns'],
    },
  },
  USLM: {
    file: 'xml/uslm.xml',
    act: {
      key: '99-u-s-c',
      title: 'Title 99',
      abbreviation: '99 U.S.C.',
      aliases: ['99 USC', 'Title 99, United States Code'],
      language: 'en',
    },
    provisions: {
      title_99: ['LIGHTS AND LAMPS', ''],
      title_99__chp_1: ['KEEPERS', ''],
      'sec_101a-1': ['Duty of keepers', ''],
      'sec_101a-1__para_a': [
        'In general',
        'A keeper shall—\n(1) light the lamp; and\n(2) keep it lit.\nThe lamp may be electric.',
      ],
      'sec_101a-1__para_b': ['', 'Subsection (a) does not apply in fog.'],
      sec_102: ['Repealed. Pub. L. 999–1, § 2', '', 'repealed'],
      sec_103: ['Fees', 'The fee is—\n(1) one crown by day;\n(2) two by night.'],
      sec_104: ['Amendment', 'Insert:\n§ 9. Quays\nQuays are dry.'],
    },
  },
  CLML: {
    file: 'xml/clml.xml',
    act: {
      key: 'harbour-lights-act-2019',
      title: 'Harbour Lights Act 2019',
      aliases: ['2019 c. 5', 'Harbour Lights Act'],
      validity: { from: '2019-04-01' },
    },
    provisions: {
      preamble: ['', 'Be it enacted:'],
      part_1: ['Lamps', ''],
      part_1__hcontainer_wicks: ['Wicks', ''],
      sec_1: ['Trimming', ''],
      sec_1__para_1: ['', 'A keeper must—\n(a) trim the wick, and\n(b) light it.'],
      sec_1__para_2: ['', 'Wicks are of clean cotton.'],
      sec_2: ['Snuffing', '', 'repealed'],
      sec_2a: ['Rate of oil', 'Oil is cheap.'],
      sec_3: ['Amendment', 'In the Quay Act 1901 insert—\nDry quays\n(9) Quays are dry.'],
      annex_1: ['Fees', ''],
      annex_1__para_1: ['Boats', 'A boat pays one crown.'],
      annex_1__para_2: ['', '(1) A ship pays two.'],
    },
  },
  'law.go.kr': {
    file: 'xml/law-go-kr.xml',
    act: {
      key: '가상등대법',
      title: '가상등대법',
      aliases: ['등대법'],
      language: 'ko',
      validity: { from: '2020-01-01' },
    },
    provisions: {
      chp_1: ['총칙', ''],
      art_1: ['목적', '이 법은 등대의 관리에 관한 사항을 정한다.'],
      art_2: [
        '정의',
        '이 법에서 사용하는 용어의 뜻은 다음과 같다.\n1. "등대"란 불을 밝히는 탑을 말한다.\n가. 유인등대\n2. "등대지기"란 등대를 지키는 사람을 말한다.',
      ],
      'art_2-2': ['점등(點燈)', ''],
      'art_2-2__para_1': ['', '등대지기는 해가 지면 불을 켠다.'],
      'art_2-2__para_2': ['', '다음 각 호의 경우에는 그러하지 아니하다.\n1. 안개'],
      art_3: ['', '삭제 <2019. 12. 1.>', 'repealed'],
      'hcontainer_부칙-123': ['부칙 <제123호, 2019. 12. 1.>', ''],
      'hcontainer_부칙-123__art_1': ['시행일', '이 법은 2020년 1월 1일부터 시행한다.'],
      'hcontainer_부칙-123__art_2': ['경과조치', '종전의 등대는 이 법에 따른 등대로 본다.'],
      annex_1: ['수수료', '배 한 척당 두 냥'],
    },
  },
  'e-Gov': {
    file: 'xml/e-gov.xml',
    act: { key: '架空灯台法', aliases: ['架空元年法律第五号', '灯台法'], language: 'ja' },
    provisions: {
      chp_1: ['総則', ''],
      art_1: ['目的', 'この法律は、灯台の管理について定める。灯台は国が置く。'],
      'art_1-2': ['点灯', ''],
      'art_1-2__para_1': ['', '灯台守は、次に掲げる時に灯をつける。\n一 夜 | 日没から\nイ 冬'],
      'art_1-2__para_2': ['', '前項の規定は、霧の日には適用しない。'],
      art_2: ['', '', 'repealed'],
      art_3: ['', '', 'repealed'],
      art_4: ['', '削除', 'repealed'],
      hcontainer_附則: ['附則', ''],
      hcontainer_附則__art_1: ['施行期日', 'この法律は、公布の日から施行する。'],
      'hcontainer_附則-架空二年法律第七号': ['附則', ''],
      'hcontainer_附則-架空二年法律第七号__para_1': ['', '経過措置は政令で定める。'],
      annex_1: ['別表第一', '（第一条関係）\n船 | 二両'],
    },
  },
  'gesetze-im-internet': {
    file: 'xml/gesetze.xml',
    act: {
      key: 'leuchto',
      title: 'Ordnung über die Leuchtfeuer der Freien Stadt Nordheim',
      abbreviation: 'LeuchtO',
      aliases: ['Leuchtordnung'],
      language: 'de',
    },
    provisions: {
      part_1: ['Feuer', ''],
      part_1__chp_1: ['Öllampen', ''],
      sec_1: ['Anzünden', ''],
      sec_1__para_1: [
        '',
        'Der Wärter zündet die Lampe an, wenn\n1. die Sonne sinkt oder\n2. Nebel aufzieht\na) am Tag,\nb) bei Nacht.',
      ],
      // The second "(2)" is a number that the section has had: it is text.
      sec_1__para_2: ['', 'Nach Absatz 1 ist\nzu verfahren.\n(2) Dies ist kein neuer Absatz.'],
      sec_2: ['', '', 'repealed'],
      sec_3: ['', '(weggefallen)', 'repealed'],
      part_2: ['Gebühren', ''],
      sec_4a: ['Sätze', 'Es gelten:\nBoot | 1 Krone\nSchiff | 2 Kronen'],
      annex_1: ['Muster', 'Ein Muster.'],
    },
  },
  Formex: {
    file: 'xml/formex.xml',
    act: {
      key: 'regulation-vu-2019-5',
      abbreviation: 'Regulation (VU) 2019/5',
      aliases: ['Harbour Lights Regulation'],
      language: 'en',
    },
    provisions: {
      preamble: ['', 'THE COUNCIL OF VELDRIA,\nHaving regard to the Charter,\nWhereas:\nHAS ADOPTED THIS REGULATION:'],
      preamble__para_1: ['', 'Ships need light.'],
      preamble__para_2: ['', 'Oil is dear.'],
      chp_ii: ['Lamps', ''],
      art_1: ['Trimming', ''],
      art_1__para_1: ['', 'The keeper trims the wick.'],
      art_1__para_2: ['', 'The lamp burns:\n(a) from sunset;\n(b) until sunrise.'],
      art_1a: ['', 'The following is inserted:\nArticle 9 Quays are dry.'],
      hcontainer_final: ['', 'Done at Veld.'],
      annex_i: ['Fees', ''],
      annex_i__dvs_1: ['Boats', 'Boat | 1 crown'],
    },
  },
};

for (const [name, { file, act, provisions }] of Object.entries(FORMATS)) {
  describe(`readers/xml: ${name}`, () => {
    const result = readFixture(file);
    const read = byEId(result);
    const source = readFileSync(fixture(file), 'utf8');

    it('names the act', () => {
      const found = result.documents[0]!.act;
      for (const [key, value] of Object.entries(act)) assert.deepEqual(found[key as keyof Act], value, key);
      assert.deepEqual(result.problems, []);
    });

    it('reads every unit in order, its heading, text and status', () => {
      const summary = ({ heading, text, status }: Provision): Expected =>
        status === 'repealed' ? [heading, text, status] : [heading, text];
      assert.deepEqual(
        [...read].map(([eId, provision]) => [eId, summary(provision)]),
        Object.entries(provisions),
      );
    });

    it('gives every unit the range of its element, which has its words in it', () => {
      for (const { id, text, range } of read.values()) {
        const element = cutByRange(source, range);
        const plain = element.replace(/<!\[CDATA\[|\]\]>|<[^>]*>/gu, ' ').replaceAll('&amp;', '&');
        for (const word of text.split(/[\s|]+/u)) {
          // Words with several elements in them, and ruby, are torn apart by the tags.
          if (/^[\w가-힣]+$/u.test(word)) assert.ok(plain.includes(word), `${id}: ${word} is not in ${element}`);
        }
        if (!id.includes('부칙')) assert.match(element, /^<[^]*>$/u, id);
      }
    });

    it('puts every unit inside its parent', () => {
      for (const { id, parent, range } of read.values()) {
        if (parent === undefined) continue;
        const outer = read.get(parent.slice(parent.indexOf('/') + 1))!.range;
        const starts = [outer.start, range.start].map(({ line, character }) => line * 10_000 + character);
        const ends = [outer.end, range.end].map(({ line, character }) => line * 10_000 + character);
        assert.ok(starts[0]! <= starts[1]! && ends[0]! >= ends[1]!, id);
      }
    });
  });
}

describe('readers/xml: validity', () => {
  const validityOf = (file: string, eId: string): unknown => byEId(readFixture(file)).get(eId)?.validity;

  it('reads from when and until when a provision is law, where the format says so', () => {
    assert.deepEqual(validityOf('xml/akoma-ntoso.xml', 'art_1'), { from: '2019-04-01' });
    assert.deepEqual(validityOf('xml/akoma-ntoso.xml', 'art_4'), { until: '2001-12-31' });
    assert.deepEqual(validityOf('xml/uslm.xml', 'sec_103'), { from: '2020-01-01' }, 'the year 2999 never comes');
    assert.deepEqual(validityOf('xml/clml.xml', 'sec_2a'), { from: '2001-01-01', until: '2002-01-01' });
    assert.deepEqual(validityOf('xml/clml.xml', 'sec_1'), { from: '2020-01-01' }, 'its group says so');
    assert.equal(validityOf('xml/clml.xml', 'sec_3'), undefined);
  });

  it('takes law that is prospective for law to come: on the day that is stated, or on one that is not set', () => {
    const section = (number: number, attributes: string): string =>
      `<P1 id="section-${number}" ${attributes}><Pnumber>${number}</Pnumber><P1para><Text>A lamp.</Text></P1para></P1>`;
    const legislation = (attributes: string, sections: string): string =>
      `<Legislation ${attributes}><Primary><PrimaryPrelims><Title>Lamp Act</Title></PrimaryPrelims><Body>${sections}</Body></Primary></Legislation>`;
    const sections = [
      section(1, 'Status="Prospective"'),
      section(2, 'Status="Prospective" RestrictStartDate="2031-01-01"'),
      section(3, 'Status="Prospective" RestrictStartDate=""'),
      section(4, 'Status="Repealed"'),
    ];
    const read = byEId(readText('lamp.xml', legislation('', sections.join(''))));
    const stated = ['sec_1', 'sec_2', 'sec_3', 'sec_4'].map((eId) => read.get(eId)?.validity);
    assert.deepEqual(stated, [{ from: DAY_NOT_SET }, { from: '2031-01-01' }, { from: DAY_NOT_SET }, undefined]);
    const [document] = readText('lamp.xml', legislation('Status="Prospective"', section(1, ''))).documents;
    assert.deepEqual(document?.act.validity, { from: DAY_NOT_SET });
  });
});
