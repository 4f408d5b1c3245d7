import assert from 'node:assert/strict';
import { findCitations } from '../../../../../src/citation';
import { table } from '../../../citation/support';

const equal = (actual: string[], expected: string[]): void => assert.deepEqual(actual, expected);

describe('Korean citations', () => {
  describe('articles with their units', () => {
    table(
      'ko',
      [
        ['「항만법」 제14조제1항제2호에', '「항만법」 제14조제1항제2호 | named:항만법 | act | art_14__para_1__point_2'],
        ['항만법 제14조 제1항', '항만법 제14조 제1항 | named:항만법 | act | art_14__para_1'],
        ['항만법제14조', '항만법제14조 | named:항만법 | act | art_14'],
        ['제5조의2를', '제5조의2 | this | act | art_5-2'],
        ['제３조제１항', '제３조제１항 | this | act | art_3__para_1'],
        ['제2장제3절', '제2장제3절 | this | act | chp_2__dvs_3'],
        ['「항만법」 제45조(항만부정사용죄)의', '「항만법」 제45조(항만부정사용죄) | named:항만법 | act | art_45'],
        // Drafts leave 제 out.
        ['항만법 14조 1항을', '항만법 14조 1항 | named:항만법 | act | art_14__para_1'],
        ['「항만법」 14조의2(입항료)', '「항만법」 14조의2(입항료) | named:항만법 | act | art_14-2'],
        ['「항만법」 제14조 2항', '「항만법」 제14조 2항 | named:항만법 | act | art_14__para_2'],
        ['항만법 제14조 2호선', '항만법 제14조 | named:항만법 | act | art_14'],
        ['예산은 3조 원, 방법 3조, 항만법 3조원'],
        // The branch in front of its unit, numbers in words, and numbers of any length.
        ['「항만법」 제3의2조', '「항만법」 제3의2조 | named:항만법 | act | art_3-2'],
        ['「항만법」 제3-2조제1항', '「항만법」 제3-2조제1항 | named:항만법 | act | art_3-2__para_1'],
        ['항만법 제십이조제이항', '항만법 제십이조제이항 | named:항만법 | act | art_12__para_2'],
        ['제일조건과 경제삼조'],
        ['제99999999999999999999조', '제99999999999999999999조 | this | act | art_99999999999999999999'],
        ['항만법 999999999조', '항만법 999999999조 | named:항만법 | act | art_999999999'],
        ['별지 제1호의2서식', '별지 제1호의2서식 | this | act | annex_서식-1-2'],
        ['부칙 제2조', '부칙 제2조 | this | act | hcontainer_부칙__art_2'],
        // The supplementary provisions of one amendment, by its number where it is given.
        [
          '「항만법」 부칙(제12345호) 제2조제1항',
          '「항만법」 부칙(제12345호) 제2조제1항 | named:항만법 | act | hcontainer_부칙-12345__art_2__para_1',
        ],
        [
          '항만법 부칙 <법률 제777호, 2020. 1. 1.> 제2조',
          '항만법 부칙 <법률 제777호, 2020. 1. 1.> 제2조 | named:항만법 | act | hcontainer_부칙-777__art_2',
        ],
        ['부칙(2020. 1. 1.) 제2조', '부칙(2020. 1. 1.) 제2조 | this | act | hcontainer_부칙__art_2'],
        ['부칙(개정이유)'],
        // A point of the only annex, and an annex that is counted as points are.
        ['별표 제2호가목', '별표 제2호가목 | this | act | annex__point_2__item_가'],
        ['별표 제2호에', '별표 제2호 | this | act | annex_2'],
        ['별표 4의2, 별표 5', '별표 4의2 | this | act | annex_4-2', '별표 5 | this | act | annex_5'],
      ],
      equal,
    );
  });

  describe('lists and ranges', () => {
    table(
      'ko',
      [
        [
          '제3조, 제5조 및 제7조',
          '제3조 | this | act | art_3',
          '제5조 | this | act | art_5',
          '제7조 | this | act | art_7',
        ],
        [
          '「항만법」 제3조제1항ㆍ제2항',
          '「항만법」 제3조제1항 | named:항만법 | act | art_3__para_1',
          '제2항 | named:항만법 | act | art_3__para_2',
        ],
        // Lists and ranges that leave 제 out.
        ['항만법 1조, 9조', '항만법 1조 | named:항만법 | act | art_1', '9조 | named:항만법 | act | art_9'],
        ['항만법 1조 및 9조의', '항만법 1조 | named:항만법 | act | art_1', '9조 | named:항만법 | act | art_9'],
        ['항만법 1조~9조', '항만법 1조 | named:항만법 | act | art_1 .. art_9', '9조 | named:항만법 | act | art_9'],
        [
          '항만법 1조부터 9조까지',
          '항만법 1조 | named:항만법 | act | art_1 .. art_9',
          '9조 | named:항만법 | act | art_9',
        ],
        [
          '항만법 3조 1항, 9항',
          '항만법 3조 1항 | named:항만법 | act | art_3__para_1',
          '9항 | named:항만법 | act | art_3__para_9',
        ],
        [
          '제3조(제2항은 제외한다), 4조',
          '제3조 | this | act | art_3',
          '제2항 | this | act | art_3__para_2',
          '4조 | this | act | art_4',
        ],
        ['제3조, 5조 원과 제3조, 5조 규모', '제3조 | this | act | art_3', '제3조 | this | act | art_3'],
        ['제1항부터 제3항까지의', '제1항 | this | here | para_1 .. para_3', '제3항 | this | here | para_3'],
        ['제3조부터 제5조까지', '제3조 | this | act | art_3 .. art_5', '제5조 | this | act | art_5'],
        ['제3조 내지 제5조', '제3조 | this | act | art_3 .. art_5', '제5조 | this | act | art_5'],
        [
          '제4조제1항부터 제3항까지',
          '제4조제1항 | this | act | art_4__para_1 .. art_4__para_3',
          '제3항 | this | act | art_4__para_3',
        ],
      ],
      equal,
    );
  });

  describe('brackets that qualify a citation', () => {
    table(
      'ko',
      [
        // What they name is a part of what stands in front of them, or its neighbour.
        ['제45조(제2항의 경우를 포함한다)', '제45조 | this | act | art_45', '제2항 | this | act | art_45__para_2'],
        [
          '제3조제1항(제1호 및 제2호부터 제4호까지는 제외한다)',
          '제3조제1항 | this | act | art_3__para_1',
          '제1호 | this | act | art_3__para_1__point_1',
          '제2호 | this | act | art_3__para_1__point_2 .. art_3__para_1__point_4',
          '제4호 | this | act | art_3__para_1__point_4',
        ],
        ['제1항(제2호를 제외한다)', '제1항 | this | here | para_1', '제2호 | this | here | para_1__point_2'],
        ['제2호(제1항의 것을 말한다)', '제2호 | this | here | point_2', '제1항 | this | here | para_1'],
        // Their articles are of the act that is named in front, and the list goes on behind them.
        [
          '「항만법」 제12조(미수범. 다만, 제9조의 미수범으로 한정한다) 또는 제15조',
          '「항만법」 제12조 | named:항만법 | act | art_12',
          '제9조 | named:항만법 | act | art_9',
          '제15조 | named:항만법 | act | art_15',
        ],
        [
          '「항만법」 제12조제1항(무단입항), 제2항',
          '「항만법」 제12조제1항 | named:항만법 | act | art_12__para_1',
          '제2항 | named:항만법 | act | art_12__para_2',
        ],
        [
          '「항만법」 제12조(「어촌법」 제9조를 포함한다)',
          '「항만법」 제12조 | named:항만법 | act | art_12',
          '「어촌법」 제9조 | named:어촌법 | act | art_9',
        ],
        [
          '「항만법」 제12조제1항(같은 조 제2항을 포함한다)',
          '「항만법」 제12조제1항 | named:항만법 | act | art_12__para_1',
          '같은 조 제2항 | this | previous | para_2',
        ],
        // Not behind a syllable that drafters repeat, and not where the bracket defines a name.
        ['법 제12조(제9조의 경우를 포함한다)', '법 제12조 | defined:법 | act | art_12', '제9조 | this | act | art_9'],
        [
          '「항만법」 제12조(이하 제9조까지 "항로"라 한다)',
          '「항만법」 제12조 | named:항만법 | act | art_12',
          '제9조 | this | act | art_9',
        ],
        ['제3조(제4조의 경우', '제3조 | this | act | art_3', '제4조 | this | act | art_4'],
      ],
      equal,
    );

    it('are read in linear time, however many follow each other', () => {
      const text = '「항만법」 제3조(제2항은 제외한다), '.repeat(20_000);
      assert.equal(findCitations(text, 'ko').length, 40_000);
    });
  });

  describe('acts', () => {
    table(
      'ko',
      [
        ['사용죄는 항만법 제9조', '항만법 제9조 | named:항만법 | act | art_9'],
        [
          '항만의 개발 및 이용에 관한 법률 제6조',
          '항만의 개발 및 이용에 관한 법률 제6조 | named:항만의 개발 및 이용에 관한 법률 | act | art_6',
        ],
        ['항만법 시행령 제3조', '항만법 시행령 제3조 | named:항만법 시행령 | act | art_3'],
        ['이 법 제3조', '이 법 제3조 | this | act | art_3'],
        ['같은 법 제3조, 동법 제5조', '같은 법 제3조 | previous | act | art_3', '동법 제5조 | previous | act | art_5'],
        ['같은 법 시행령 제4조', '같은 법 시행령 제4조 | defined:같은 법 시행령 | act | art_4'],
        [
          '같은 법 시행령(이하 "영"이라 한다) 제4조',
          '같은 법 시행령(이하 "영"이라 한다) 제4조 | defined:같은 법 시행령 | act | art_4',
        ],
        [
          '법 제5조 및 영 제3조와 규칙 제2조',
          '법 제5조 | defined:법 | act | art_5',
          '영 제3조 | defined:영 | act | art_3',
          '규칙 제2조 | defined:규칙 | act | art_2',
        ],
        // Brackets and quotation marks of all kinds, one that was never opened, a note behind the name.
        ['｢항만법｣ 제4조', '｢항만법｣ 제4조 | named:항만법 | act | art_4'],
        ['〈항만법〉 제4조', '〈항만법〉 제4조 | named:항만법 | act | art_4'],
        ['“항만법” 제4조', '“항만법” 제4조 | named:항만법 | act | art_4'],
        ['‘항만법’ 4조', '‘항만법’ 4조 | named:항만법 | act | art_4'],
        ['항만법」 제4조', '항만법」 제4조 | named:항만법 | act | art_4'],
        [
          '구 항만법(2020. 1. 1. 법률 제12345호로 개정되기 전의 것) 제1조',
          '항만법(2020. 1. 1. 법률 제12345호로 개정되기 전의 것) 제1조 | named:항만법 | act | art_1',
        ],
        ['“항로” 제4조', '제4조 | this | act | art_4'],
        ['위 법 제9조', '위 법 제9조 | previous | act | art_9'],
        // "방법" ends as acts do and is a common noun.
        ['사용 방법 제3조', '제3조 | this | act | art_3'],
      ],
      equal,
    );
  });

  describe('units counted from where they stand', () => {
    table(
      'ko',
      [
        ['제1항의 경우', '제1항 | this | here | para_1'],
        ['제1호 및 제3호', '제1호 | this | here | point_1', '제3호 | this | here | point_3'],
        ['가목 및 나목', '가목 | this | here | item_가', '나목 | this | here | item_나'],
        ['같은 조 제1항', '같은 조 제1항 | this | previous | para_1'],
        [
          '「항만법」 제3조, 동 제5조',
          '「항만법」 제3조 | named:항만법 | act | art_3',
          '동 제5조 | previous | act | art_5',
        ],
        ['동 조 제7항과 동 조합', '동 조 제7항 | this | previous | para_7'],
        ['같은 조에', '같은 조 | this | previous | art'],
        ['전조의 규정', '전조 | this | preceding | art'],
        ['전조제2항', '전조제2항 | this | preceding | art__para_2'],
        ['전항에', '전항 | this | preceding | para'],
        ['전 3항의', '전 3항 | this | preceding | para_3'],
        ['전2조의', '전2조 | this | preceding | art_2'],
        ['다음 조', '다음 조 | this | following | art'],
        ['앞조 및 앞 조제2항', '앞조 | this | preceding | art', '앞 조제2항 | this | preceding | art__para_2'],
        ['앞의 2개 조와', '앞의 2개 조 | this | preceding | art_2'],
        ['앞의 두 항', '앞의 두 항 | this | preceding | para_2'],
        ['앞선 조는', '앞선 조 | this | preceding | art'],
        ['직전 조', '직전 조 | this | preceding | art'],
        ['다음 2개 조', '다음 2개 조 | this | following | art_2'],
        ['전 각 항의', '전 각 항 | this | preceding | para .. para_1'],
        ['다목 및 라목', '다목 | this | here | item_다', '라목 | this | here | item_라'],
      ],
      equal,
    );
  });

  describe('lists and ranges with words for neighbours', () => {
    table(
      'ko',
      [
        // What has a number of its own is counted as it would be alone.
        ['전조 및 제1조', '전조 | this | preceding | art', '제1조 | this | act | art_1'],
        [
          '제1조, 다음 조 및 제2조제2항',
          '제1조 | this | act | art_1',
          '다음 조 | this | following | art',
          '제2조제2항 | this | act | art_2__para_2',
        ],
        [
          '전조, 제2조부터 제5조까지',
          '전조 | this | preceding | art',
          '제2조 | this | act | art_2 .. art_5',
          '제5조 | this | act | art_5',
        ],
        ['전항 및 제3항', '전항 | this | preceding | para', '제3항 | this | here | para_3'],
        ['같은 조 및 제5조', '같은 조 | this | previous | art', '제5조 | this | act | art_5'],
        // What is finer is of the neighbour.
        [
          '전2조제1항 및 제2항',
          '전2조제1항 | this | preceding | art_2__para_1',
          '제2항 | this | preceding | art_2__para_2',
        ],
        // The neighbour carries the range.
        ['제1조부터 전조까지', '제1조 | this | act | art_1', '전조 | this | preceding | art .. art_1'],
        ['제1조에서 전조까지', '제1조 | this | act | art_1', '전조 | this | preceding | art .. art_1'],
        ['제1항 내지 전항', '제1항 | this | here | para_1', '전항 | this | preceding | para .. para_1'],
        ['전조부터 제5조까지', '전조 | this | preceding | art .. art_5', '제5조 | this | act | art_5'],
        ['항만법 제1조부터 전조까지', '항만법 제1조 | named:항만법 | act | art_1', '전조 | this | preceding | art'],
      ],
      equal,
    );

    it('are read in linear time', () => {
      const text = '제1조부터 전조 및 전조부터 '.repeat(20_000);
      assert.equal(findCitations(text, 'ko').length, 60_000);
    });
  });

  describe('no citations', () => {
    table('ko', [['경제 3조원'], ['노동조합과 안전조치'], ['종목과 항목'], ['제1회 대회']], equal);
    table('ko', [['다음 항로와 앞 항로'], ['눈앞의 조'], ['앞의 조건'], ['직전 호가의'], ['다음 2조']], equal);
    // "같은" behind a demonstrative compares; behind a unit it goes back.
    table(
      'ko',
      [
        ['그와 같은 조 및 순위의 채권'],
        ['제1항과 같은 항 제2호', '제1항 | this | here | para_1', '같은 항 제2호 | this | previous | point_2'],
      ],
      equal,
    );
    // The heading of a division cites nothing; a line may begin with a citation of one.
    table(
      'ko',
      [
        ['제3장 항로의 관리'],
        ['## 제3장 총칙\n제4장 벌칙'],
        ['제3장 및 제4장의 규정', '제3장 | this | act | chp_3', '제4장 | this | act | chp_4'],
        ['제2장 제3절의 규정', '제2장 제3절 | this | act | chp_2__dvs_3'],
        ['제3장의 규정', '제3장 | this | act | chp_3'],
        ['선박에 관하여는 제3장 규정', '제3장 | this | act | chp_3'],
      ],
      equal,
    );
  });
});
