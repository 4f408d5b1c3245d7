import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findCitations } from '../../../src/citation';
import { formatEId } from '../../../src/law';
import { byEId, readFixture, readText } from './helpers';

/** Every provision of a text as `[eId, heading, text]`. */
const read = (name: string, text: string): string[][] =>
  [...byEId(readText(name, text))].map(([eId, provision]) => [eId, provision.heading, provision.text]);

describe('readers: Japanese', () => {
  const provisions = byEId(readFixture('todai.txt'));

  it('reads divisions, articles with the caption above them, and what stands behind them', () => {
    assert.deepEqual(
      [...provisions].map(([eId, { heading, status }]) => [eId, heading, status]),
      [
        ['preamble', '', 'in-force'],
        ['chp_1', '総則', 'in-force'],
        ['art_1', '目的', 'in-force'],
        ['art_1-2', '点灯', 'in-force'],
        ['art_1-2__para_1', '', 'in-force'],
        ['art_1-2__para_2', '', 'in-force'],
        ['art_1-2__para_3', '', 'in-force'],
        ['art_2', '削除', 'repealed'],
        ['art_3', '削除', 'repealed'],
        ['chp_2', '雑則', 'in-force'],
        ['art_4', '罰則', 'in-force'],
        ['art_5', '', 'repealed'],
        ['hcontainer_附則', '附則', 'in-force'],
        ['hcontainer_附則__art_1', '施行期日', 'in-force'],
        ['annex_1', '第四条関係', 'in-force'],
      ],
    );
  });

  it('makes paragraph 1 of what has no number once paragraph 2 comes, and keeps points in it', () => {
    assert.equal(
      provisions.get('art_1-2__para_1')?.text,
      '灯台守は、次に掲げる時に灯をつける。\n一　夜\n二　霧の日\nイ　冬',
    );
    assert.equal(provisions.get('art_1-2')?.text, '');
    assert.deepEqual(provisions.get('art_1-2__para_1')?.range, {
      start: { line: 14, character: 0 },
      end: { line: 17, character: 3 },
    });
  });

  it('joins wrapped lines without a blank, and takes one that begins with a citation for text', () => {
    assert.equal(provisions.get('art_1')?.text, 'この法律は、灯台の管理について定める。灯台は、国が置く。');
    const text = '灯台法\n\n第一条　灯台守は、\n第二条の灯をつける。\n';
    assert.deepEqual(read('a.txt', text), [['art_1', '', '灯台守は、第二条の灯をつける。']]);
  });

  it('reads Markdown headings in kanji, full-width and ASCII digits', () => {
    const text =
      '# 灯台法\n\n## 第一編 総則\n\n### 第七百九条（不法行為）\n\n灯をつける。\n\n２　前項は適用しない。\n\n' +
      '### 第７１０条の２\n\n本文である。\n\n### 第711条\n\n①　本文である。\n\n②　第二項である。\n';
    assert.deepEqual(read('a.md', text), [
      ['part_1', '総則', ''],
      ['art_709', '不法行為', ''],
      ['art_709__para_1', '', '灯をつける。'],
      ['art_709__para_2', '', '前項は適用しない。'],
      ['art_710-2', '', '本文である。'],
      ['art_711', '', ''],
      ['art_711__para_1', '', '本文である。'],
      ['art_711__para_2', '', '第二項である。'],
    ]);
  });
});

describe('readers: Thai and Chinese', () => {
  it('reads Thai sections in Thai and ASCII digits, their unnumbered paragraphs and their points', () => {
    const text = `พระราชบัญญัติประภาคาร

หมวด ๑
บททั่วไป

มาตรา ๒๕๘/๑ ผู้ดูแลต้องจุดไฟในกรณีดังต่อไปนี้
(๑) กลางคืน
(๒) วันที่มีหมอก

ความในวรรคหนึ่งไม่ใช้บังคับแก่
มาตรา ๕ วรรคสอง

มาตรา 5 ทวิ ผู้ใดดับไฟต้องระวางโทษ
มาตรา ๖ (ยกเลิก)
`;
    assert.deepEqual(read('a.txt', text), [
      ['chp_1', 'บททั่วไป', ''],
      ['sec_258/1', '', ''],
      ['sec_258/1__para_1', '', 'ผู้ดูแลต้องจุดไฟในกรณีดังต่อไปนี้\n(๑) กลางคืน\n(๒) วันที่มีหมอก'],
      ['sec_258/1__para_2', '', 'ความในวรรคหนึ่งไม่ใช้บังคับแก่มาตรา ๕ วรรคสอง'],
      ['sec_5-2', '', 'ผู้ใดดับไฟต้องระวางโทษ'],
      ['sec_6', 'ยกเลิก', ''],
    ]);
  });

  it('reads Thai Markdown', () => {
    const text = '# พระราชบัญญัติประภาคาร\n\n## หมวด ๑ บททั่วไป\n\n### มาตรา ๒๕๘\n\nผู้ดูแลต้องจุดไฟ\n\nความในวรรคหนึ่งไม่ใช้บังคับ\n';
    assert.deepEqual(read('a.md', text), [
      ['chp_1', 'บททั่วไป', ''],
      ['sec_258', '', ''],
      ['sec_258__para_1', '', 'ผู้ดูแลต้องจุดไฟ'],
      ['sec_258__para_2', '', 'ความในวรรคหนึ่งไม่ใช้บังคับ'],
    ]);
  });

  it('takes no Thai draft that begins with a citation for a statute', () => {
    const act = 'พระราชบัญญัติประภาคาร';
    for (const words of [
      `มาตรา ๒๕๘ และมาตรา ๒๕๙ แห่ง${act} ใช้บังคับแก่เรือ`,
      `มาตรา 258 ถึงมาตรา 260 แห่ง${act} ใช้บังคับ`,
      `มาตรา ๕ วรรคสอง แห่ง${act}`,
      `มาตรา ๕ แห่ง${act}`,
      `มาตรา ๕, ๖ และ ๗ ของ${act}`,
      `มาตรา ๕ มาตรา ๖ หรือมาตรา ๗`,
      `หมวด ๑ ของ${act}`,
    ]) {
      for (const name of ['memo.md', 'memo.txt']) assert.deepEqual(read(name, `บันทึก\n\n${words}\n`), [], words);
      assert.deepEqual(read('memo.md', `# บันทึก\n\n## ${words}\n\nเรือ\n`), [], words);
    }
  });

  it('reads Thai headings whose words begin as a citation goes on', () => {
    const text = '# พระราชบัญญัติประภาคาร\n\n## หมวด ๑ ของหาย\n\n### มาตรา ๑\n\nถึงกำหนดแล้วให้จุดไฟ\n';
    assert.deepEqual(
      read('a.md', text).map(([eId, heading]) => [eId, heading]),
      [
        ['chp_1', 'ของหาย'],
        ['sec_1', ''],
      ],
    );
    assert.deepEqual(
      read('a.txt', 'พระราชบัญญัติประภาคาร\n\nมาตรา ๕ กับดักต้องมีไฟ\n').map(([eId]) => eId),
      ['sec_5'],
    );
  });

  it('reads Chinese articles', () => {
    const text =
      '灯塔法\n\n第一章　总则\n\n第十二条　守灯人应当点灯：\n（一）夜间；\n（二）雾天。\n\n前款规定不适用于冬季。\n';
    assert.deepEqual(read('a.txt', text), [
      ['chp_1', '总则', ''],
      ['art_12', '', ''],
      ['art_12__para_1', '', '守灯人应当点灯：\n（一）夜间；\n（二）雾天。'],
      ['art_12__para_2', '', '前款规定不适用于冬季。'],
    ]);
  });
});

describe('readers: numbers as citations ask for them', () => {
  const ONES = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
  /** 七百九, 千二十一. */
  function kanji(number: number): string {
    const places: readonly (readonly [number, string])[] = [
      [1000, '千'],
      [100, '百'],
      [10, '十'],
    ];
    let rest = number;
    let written = '';
    for (const [value, sign] of places) {
      const count = Math.floor(rest / value);
      if (count > 0) written += `${count === 1 ? '' : ONES[count]!}${sign}`;
      rest %= value;
    }
    return written + ONES[rest]!;
  }
  const wide = (number: number): string =>
    String(number).replace(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const thai = (number: number): string =>
    String(number).replace(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xe20));

  const article = fc.integer({ min: 1, max: 2999 });
  const branch = fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined });

  /** The eIds of the article that is headed by a number, and of the one that a citation of the same number names. */
  function bothIds(act: string, written: string, text: string): [string | undefined, string | undefined] {
    const provisions = byEId(readText('a.txt', `${act}\n\n${written}${text}\n`));
    const [citation] = findCitations(written);
    return [[...provisions.keys()][0], citation && formatEId(citation.path)];
  }

  const same = (written: (number: number, branch: number | undefined) => string, act: string, text: string): void => {
    fc.assert(
      fc.property(article, branch, (number, part) => {
        const [read, cited] = bothIds(act, written(number, part), text);
        assert.ok(read !== undefined);
        assert.equal(read, cited);
      }),
    );
  };

  for (const [name, digits] of [
    ['kanji', kanji],
    ['full-width digits', wide],
    ['ASCII digits', String],
  ] as const) {
    it(`Japanese articles in ${name}`, () => {
      same(
        (number, part) => `第${digits(number)}条${part === undefined ? '' : `の${digits(part)}`}`,
        '灯台法',
        '　灯台守は、灯をつける。',
      );
    });
  }

  for (const [name, digits] of [
    ['full-width digits', wide],
    ['ASCII digits', String],
  ] as const) {
    it(`Korean articles in ${name}`, () => {
      same(
        (number, part) => `제${digits(number)}조${part === undefined ? '' : `의${digits(part)}`}`,
        '등대법',
        '(점등) 등대지기는 불을 켠다.',
      );
    });
  }

  for (const [name, digits] of [
    ['Thai digits', thai],
    ['ASCII digits', String],
  ] as const) {
    it(`Thai sections in ${name}`, () => {
      same(
        (number, part) => `มาตรา ${digits(number)}${part === undefined ? '' : `/${digits(part)}`}`,
        'พระราชบัญญัติประภาคาร',
        ' ผู้ดูแลต้องจุดไฟ',
      );
    });
  }
});
