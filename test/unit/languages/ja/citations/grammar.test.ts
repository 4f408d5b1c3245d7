import assert from 'node:assert/strict';
import { kanjiNumber } from '../../../../../src/law';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Japanese citations', () => {
  it('reads numbers in kanji, by place and by position, and in digits of both widths', () => {
    const numbers = ['七百九', '七〇九', '７０９', '709', '千二十', '十', '二十一', ''];
    assert.deepEqual(numbers.map(kanjiNumber), ['709', '709', '709', '709', '1020', '10', '21', '']);
  });

  describe('units and acts', () => {
    table(
      'ja',
      [
        ['港湾法第七百九条の規定', '港湾法第七百九条 | named:港湾法 | act | art_709'],
        ['港湾法第７条の２第３項', '港湾法第７条の２第３項 | named:港湾法 | act | art_7-2__para_3'],
        ['港湾法709条1項', '港湾法709条1項 | named:港湾法 | act | art_709__para_1'],
        ['「港湾法」第五条', '「港湾法」第五条 | named:港湾法 | act | art_5'],
        [
          '船舶の安全に関する法律（平成五年法律第七号）第二条第一項',
          '船舶の安全に関する法律（平成五年法律第七号）第二条第一項 | named:船舶の安全に関する法律 | act | art_2__para_1',
        ],
        ['港湾法施行規則第三条', '港湾法施行規則第三条 | named:港湾法施行規則 | act | art_3'],
        ['法第五条第一項', '法第五条第一項 | defined:法 | act | art_5__para_1'],
        ['この法律第二条', 'この法律第二条 | this | act | art_2'],
        ['同法施行令第四条', '同法施行令第四条 | defined:同法施行令 | act | art_4'],
        ['附則第三条', '附則第三条 | this | act | hcontainer_附則__art_3'],
        ['別表第一の二', '別表第一の二 | this | act | annex_1-2'],
        ['附則三条', '附則三条 | this | act | hcontainer_附則__art_3'],
        ['港湾法第二条ノ三', '港湾法第二条ノ三 | named:港湾法 | act | art_2-3'],
        ['港湾法 第五条', '港湾法 第五条 | named:港湾法 | act | art_5'],
        ['港湾法　５条', '港湾法　５条 | named:港湾法 | act | art_5'],
        ['港湾法の第五条', '港湾法の第五条 | named:港湾法 | act | art_5'],
        ['『旧港湾法』第五条', '『旧港湾法』第五条 | named:旧港湾法 | act | art_5'],
        ['｢港湾法｣第五条', '｢港湾法｣第五条 | named:港湾法 | act | art_5'],
        ['第九九九九九九九九九九九九九九条', '第九九九九九九九九九九九九九九条 | this | act | art_99999999999999'],
        ['方法の第五条', '第五条 | this | act | art_5'],
        ['港湾法第五条（罰則）第二項', '港湾法第五条（罰則）第二項 | named:港湾法 | act | art_5__para_2'],
        // Texts that are set with blanks; where a line begins, a blank parts a provision from its text.
        ['港湾法 第 3 条 第 2 項', '港湾法 第 3 条 第 2 項 | named:港湾法 | act | art_3__para_2'],
        ['第三条　第二項の規定', '第三条 | this | act | art_3', '第二項 | this | here | para_2'],
        ['港湾法第九拾弐条', '港湾法第九拾弐条 | named:港湾法 | act | art_92'],
        // What books write in signs.
        ['港湾法3条Ⅱ①', '港湾法3条Ⅱ① | named:港湾法 | act | art_3__para_2__point_1'],
        ['港湾法3Ⅱ', '港湾法3Ⅱ | named:港湾法 | act | art_3__para_2'],
        ['港湾法3条②', '港湾法3条② | named:港湾法 | act | art_3__para_2'],
        ['港湾法3条① 船長は', '港湾法3条 | named:港湾法 | act | art_3'],
        // What stands between a name and its article.
        ['港湾法上の第3条', '港湾法上の第3条 | named:港湾法 | act | art_3'],
        ['港湾法、709条', '港湾法、709条 | named:港湾法 | act | art_709'],
        ['港湾法、第709条', '第709条 | this | act | art_709'],
        [
          '港湾法（昭和二年法律第五号、以下「法」という。）3条',
          '港湾法（昭和二年法律第五号、以下「法」という。）3条 | named:港湾法 | act | art_3',
        ],
        ['港湾法（第3条、5条）', '第3条 | named:港湾法 | act | art_3', '5条 | named:港湾法 | act | art_5'],
        ['港湾法（第3条を除く。）', '第3条 | this | act | art_3'],
        ['同施行令第四条', '同施行令第四条 | defined:同施行令 | act | art_4'],
        [
          '港湾法附則（平成元年法律第七号）第二条',
          '港湾法附則（平成元年法律第七号）第二条 | named:港湾法 | act | hcontainer_附則-平成元年法律第七号__art_2',
        ],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'ja',
      [
        // The unit stands once, behind the last number.
        [
          '港湾法1,2の2,9条',
          '港湾法1 | named:港湾法 | act | art_1',
          '2の2 | named:港湾法 | act | art_2-2',
          '9条 | named:港湾法 | act | art_9',
        ],
        ['港湾法１、９条', '港湾法１ | named:港湾法 | act | art_1', '９条 | named:港湾法 | act | art_9'],
        ['港湾法3～9条', '港湾法3 | named:港湾法 | act | art_3 .. art_9', '9条 | named:港湾法 | act | art_9'],
        [
          '港湾法第3条第1、2項',
          '港湾法第3条第1 | named:港湾法 | act | art_3__para_1',
          '2項 | named:港湾法 | act | art_3__para_2',
        ],
        ['第一、第三条', '第三条 | this | act | art_3'],
        ['港湾法3、4条件、1、2号室、100、200人'],
        [
          '港湾法第三条、第四条及び第五条',
          '港湾法第三条 | named:港湾法 | act | art_3',
          '第四条 | named:港湾法 | act | art_4',
          '第五条 | named:港湾法 | act | art_5',
        ],
        ['港湾法1条、9条', '港湾法1条 | named:港湾法 | act | art_1', '9条 | named:港湾法 | act | art_9'],
        ['港湾法1条及び9条', '港湾法1条 | named:港湾法 | act | art_1', '9条 | named:港湾法 | act | art_9'],
        ['港湾法１条から９条', '港湾法１条 | named:港湾法 | act | art_1 .. art_9', '９条 | named:港湾法 | act | art_9'],
        [
          '港湾法1条1項本文・2項但書',
          '港湾法1条1項 | named:港湾法 | act | art_1__para_1',
          '2項 | named:港湾法 | act | art_1__para_2',
        ],
        [
          '港湾法第1条1項、2項',
          '港湾法第1条1項 | named:港湾法 | act | art_1__para_1',
          '2項 | named:港湾法 | act | art_1__para_2',
        ],
        ['港湾法1条、3条件', '港湾法1条 | named:港湾法 | act | art_1'],
        ['第三条から第五条まで', '第三条 | this | act | art_3 .. art_5', '第五条 | this | act | art_5'],
        ['第三条第一項又は第二項', '第三条第一項 | this | act | art_3__para_1', '第二項 | this | act | art_3__para_2'],
        ['第二号イ', '第二号イ | this | here | point_2__item_イ'],
      ],
      equal,
    );
  });

  describe('words that point back', () => {
    table(
      'ja',
      [
        ['同条第二項', '同条第二項 | this | previous | art__para_2'],
        ['同法第三条', '同法第三条 | previous | act | art_3'],
        ['前条の規定', '前条 | this | preceding | art'],
        ['前二項の規定', '前二項 | this | preceding | para_2'],
        ['次条第一項', '次条第一項 | this | following | art__para_1'],
        ['本条第二項', '本条第二項 | this | here | para_2'],
        ['前各項の規定', '前各項 | this | preceding | para .. para_1'],
        // In a list, what has a number of its own is counted as it would be alone; what is finer is of the neighbour.
        ['前条及び第一条', '前条 | this | preceding | art', '第一条 | this | act | art_1'],
        [
          '次条並びに第二条第二項及び第三項',
          '次条 | this | following | art',
          '第二条第二項 | this | act | art_2__para_2',
          '第三項 | this | act | art_2__para_3',
        ],
        ['前項及び第四項', '前項 | this | preceding | para', '第四項 | this | here | para_4'],
        [
          '前条第一項及び第二項',
          '前条第一項 | this | preceding | art__para_1',
          '第二項 | this | preceding | art__para_2',
        ],
        // The neighbour carries the range.
        ['第一条から前条まで', '第一条 | this | act | art_1', '前条 | this | preceding | art .. art_1'],
        ['第一項から前項まで', '第一項 | this | here | para_1', '前項 | this | preceding | para .. para_1'],
        ['前条から第五条まで', '前条 | this | preceding | art .. art_5', '第五条 | this | act | art_5'],
      ],
      equal,
    );
  });

  describe('no citations', () => {
    table(
      'ja',
      [
        ['昭和二十二年法律第六十七号'],
        ['第一に'],
        ['本条'],
        ['第3条件'],
        ['第二項目'],
        ['第1号機'],
        ['前例'],
        ['第三者'],
      ],
      equal,
    );
  });
});
