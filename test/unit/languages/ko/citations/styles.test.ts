import assert from 'node:assert/strict';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Korean citations as judges, books and news write them', () => {
  describe('native numerals, and units one of the other', () => {
    table(
      'ko',
      [
        ['제4조 아홉째 항은', '제4조 아홉째 항 | this | act | art_4__para_9'],
        ['제4조의 열두 번째 항', '제4조의 열두 번째 항 | this | act | art_4__para_12'],
        ['제4조 제1항 셋째 호', '제4조 제1항 셋째 호 | this | act | art_4__para_1__point_3'],
        [
          '제4조 둘째 항과 셋째 항',
          '제4조 둘째 항 | this | act | art_4__para_2',
          '셋째 항 | this | act | art_4__para_3',
        ],
        ['항만법 제4조의 제2항', '항만법 제4조의 제2항 | named:항만법 | act | art_4__para_2'],
        ['제4조 첫째 항목', '제4조 | this | act | art_4'],
        ['제4조의2 제2항', '제4조의2 제2항 | this | act | art_4-2__para_2'],
      ],
      equal,
    );
  });

  describe('signs of books and of mixed script', () => {
    table(
      'ko',
      [
        ['항만법 §3②에', '항만법 §3② | named:항만법 | act | art_3__para_2'],
        ['항만법 § 3의2 ②항', '항만법 § 3의2 ②항 | named:항만법 | act | art_3-2__para_2'],
        ['항만법 §3①ⅱ', '항만법 §3①ⅱ | named:항만법 | act | art_3__para_1__point_2'],
        ['항만법 §3②5', '항만법 §3②5 | named:항만법 | act | art_3__para_2__point_5'],
        ['항만법 §3②5의2에 따라', '항만법 §3②5의2 | named:항만법 | act | art_3__para_2__point_5-2'],
        ['항만법 §3②5일', '항만법 §3② | named:항만법 | act | art_3__para_2'],
        ['항만법 §3②5%', '항만법 §3② | named:항만법 | act | art_3__para_2'],
        ['항만법 §3①2호', '항만법 §3①2호 | named:항만법 | act | art_3__para_1__point_2'],
        ['항만법 제3조제②항', '항만법 제3조제②항 | named:항만법 | act | art_3__para_2'],
        [
          '항만법 제3조② 및 ③',
          '항만법 제3조② | named:항만법 | act | art_3__para_2',
          '③ | named:항만법 | act | art_3__para_3',
        ],
        // Units in a bracket are no heading.
        [
          '항만법 제3조(제2항, 제4항)',
          '항만법 제3조 | named:항만법 | act | art_3',
          '제2항 | named:항만법 | act | art_3__para_2',
          '제4항 | named:항만법 | act | art_3__para_4',
        ],
        ['항만법 제3조(제2조선소의 지정)', '항만법 제3조(제2조선소의 지정) | named:항만법 | act | art_3'],
        // In front of the words of a paragraph the mark opens it.
        ['항만법 제3조 ① 선장은', '항만법 제3조 | named:항만법 | act | art_3'],
        ['항만법 제3조, ① 선장은', '항만법 제3조 | named:항만법 | act | art_3'],
        ['항만법 제3조 ①의사는', '항만법 제3조 | named:항만법 | act | art_3'],
        ['항만법 제3조 ①이 법에서', '항만법 제3조 | named:항만법 | act | art_3'],
        // A particle or the end of the phrase cites it, behind a blank too.
        ['항만법 제4조 ⑨에 따라', '항만법 제4조 ⑨ | named:항만법 | act | art_4__para_9'],
        ['항만법 제4조 ⑨', '항만법 제4조 ⑨ | named:항만법 | act | art_4__para_9'],
        [
          '항만법 제4조 ② 및 ③을',
          '항만법 제4조 ② | named:항만법 | act | art_4__para_2',
          '③ | named:항만법 | act | art_4__para_3',
        ],
        // Without an act's name § is no Korean sign.
        ['참고 §3', '§3 | this | act | sec_3'],
        ['항만법 第3條 第2項', '항만법 第3條 第2項 | named:항만법 | act | art_3__para_2'],
        ['「항만법」 第九十九條', '「항만법」 第九十九條 | named:항만법 | act | art_99'],
        ['항만법 제 구십구 조', '항만법 제 구십구 조 | named:항만법 | act | art_99'],
        // No Hangul in front: it may be Chinese.
        ['民法第3條'],
        ['문제 일조하였다'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'ko',
      [
        // The unit stands once, behind the last number.
        [
          '항만법 제1, 3의2, 9조',
          '항만법 제1 | named:항만법 | act | art_1',
          '3의2 | named:항만법 | act | art_3-2',
          '9조 | named:항만법 | act | art_9',
        ],
        ['항만법 3·9조', '항만법 3 | named:항만법 | act | art_3', '9조 | named:항만법 | act | art_9'],
        [
          '항만법 제3조 제1, 2항',
          '항만법 제3조 제1 | named:항만법 | act | art_3__para_1',
          '2항 | named:항만법 | act | art_3__para_2',
        ],
        ['제1 내지 3호', '제1 | this | here | point_1 .. point_3', '3호 | this | here | point_3'],
        ['제3~5조', '제3 | this | act | art_3 .. art_5', '5조 | this | act | art_5'],
        ['항만법 제3, 5조 원'],
        ['고시 제1,234호와 예산 3, 5조 원과 제1, 2회'],
        // What of a member is meant stands between it and the next.
        [
          '「항만법」 제4조제1항 각 호 외의 부분 단서 및 제2항',
          '「항만법」 제4조제1항 | named:항만법 | act | art_4__para_1',
          '제2항 | named:항만법 | act | art_4__para_2',
        ],
        ['제4조 본문에서 제2항은', '제4조 | this | act | art_4', '제2항 | this | here | para_2'],
      ],
      equal,
    );
  });

  describe('what stands around the name of an act', () => {
    table(
      'ko',
      [
        ['동 시행령 제4조', '동 시행령 제4조 | defined:같은 시행령 | act | art_4'],
        ['그 시행규칙 제4조', '그 시행규칙 제4조 | defined:같은 시행규칙 | act | art_4'],
        // What stands between a name and its article.
        ['항만법상 제3조', '항만법상 제3조 | named:항만법 | act | art_3'],
        ['「항만법」의 3조', '「항만법」의 3조 | named:항만법 | act | art_3'],
        ['같은 법의 제3조', '같은 법의 제3조 | previous | act | art_3'],
        ["항만법(이하 '법'이라 한다) 3조", "항만법(이하 '법'이라 한다) 3조 | named:항만법 | act | art_3"],
        ['항만법 [법률 제5호, 일부개정] 제3조', '항만법 [법률 제5호, 일부개정] 제3조 | named:항만법 | act | art_3'],
        ['방법상 제3조', '제3조 | this | act | art_3'],
        ['항만법 3조입니다', '항만법 3조 | named:항만법 | act | art_3'],
        // A bracket that holds nothing but citations is of the act in front of it.
        ['항만법(제3조, 5조)', '제3조 | named:항만법 | act | art_3', '5조 | named:항만법 | act | art_5'],
        ['항만법(3조)', '3조 | named:항만법 | act | art_3'],
        ['항만법 시행규칙 [별표 2]', '별표 2 | named:항만법 시행규칙 | act | annex_2'],
        ['항만법(제3조의 항로만 해당한다)', '제3조 | this | act | art_3'],
        ['항로(제3조)', '제3조 | this | act | art_3'],
      ],
      equal,
    );
  });
});
