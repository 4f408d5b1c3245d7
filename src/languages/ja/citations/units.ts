import { kanjiNumber, romanValue, type PathUnit, type UnitKind } from '../../../law';
import { matchAt } from '../../citations/engine';
import { RANK, rank, type Chain, type Step } from '../../citations/unitRank';
import { pattern } from './patterns';

/** 壱, 弐, 参 and 拾 are what documents write for 一, 二, 三 and 十 so that nobody can alter them. */
const KANJI_OF: Readonly<Record<string, string>> = { 壱: '一', 弐: '二', 参: '三', 拾: '十' };
export const DIGITS = '[0-9０-９〇零一二三四五六七八九十百千壱弐参拾]';
const BLANK = '[ \\u3000]?';
/** What counts the items of a point. */
export const KANA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラム';

const KIND_OF_UNIT: Readonly<Record<string, UnitKind>> = {
  編: 'part',
  章: 'chapter',
  節: 'division',
  款: 'subdivision',
  条: 'article',
  項: 'paragraph',
  号: 'point',
};
export const ARTICLE_SIGNS = '条項号';
export const DIVISION_SIGNS = '編章節款';
/** 3条件 is no article, 第二項目 no paragraph, 第一号機 and 第一号様式 no point; without 第, 3条例 is none either. */
const noWord = (behindArticle: string): string => `(?!(?<=条)[${behindArticle}]|(?<=項)目|(?<=号)[室車館機線棟様])`;
export const NO_WORD = noWord('件例約文');
/** 第七百九条の二: branches, which belong to the number. They are counted from 二: 第二条の一部 is part of one. */
const BRANCHES = `(?:[のノ](?![一1１](?!${DIGITS}))${DIGITS}{1,4}(?![${DIVISION_SIGNS}${ARTICLE_SIGNS}])){0,3}`;
const UNIT = pattern(
  `第${BLANK}(${DIGITS}{1,40})${BLANK}([${DIVISION_SIGNS}${ARTICLE_SIGNS}])${noWord('件')}(${BRANCHES})`,
  'uy',
);
/** Drafts leave 第 out behind an act's name and in the list that it opens: "民法709条1項、2項". */
const LOOSE_UNIT = pattern(`(${DIGITS}{1,8})([${ARTICLE_SIGNS}])${NO_WORD}(${BRANCHES})`, 'uy');
/** The numbers that follow one in a list or a range whose last alone has the unit. */
export const FOLLOWING_NUMBERS = `(?:${BLANK}(?:[、，,・~〜～－–-]|から|乃至|ないし)${BLANK}${DIGITS}{1,5}(?:[のノ]${DIGITS}{1,3})?){1,20}`;
/**
 * 民法1、2、9条, 第1～3項: the unit stands once, behind the last number. Known failure: 第一、二項目 counts things in words.
 */
const sharedUnit = (mark: string): RegExp =>
  pattern(
    `${mark}(${DIGITS}{1,5})(?=((?:[のノ]${DIGITS}{1,3})?)${FOLLOWING_NUMBERS}([${ARTICLE_SIGNS}])${NO_WORD})(?:[のノ]${DIGITS}{1,3})?`,
    'uy',
  );
const SHARED_UNIT = sharedUnit('第');
const LOOSE_SHARED_UNIT = sharedUnit('');
/** 423条Ⅰ①, 423Ⅰ: books write a paragraph as a Roman number, with its points behind it as marks; 423条① has no Roman one. */
const ROMAN = /([Ⅰ-Ⅻ])項?/uy;
const CIRCLED = /([①-⑳])(?![号項]?[ \u3000](?=[^\s第]))[項号]?/uy;
const BOOK_ARTICLE = pattern(`(${DIGITS}{1,5})(?=[Ⅰ-Ⅻ])`, 'uy');
/** 第二号イ; a katakana that goes on is a word. */
const ITEM = pattern(`([${KANA}])(?![ァ-ヶー])`, 'uy');
/** 別表第一の二; in 別表第一の二の項 the two is a row of the table. */
const ANNEX = pattern(`別表(?:第(${DIGITS}{1,6})((?:の${DIGITS}{1,4}(?!の?[項部])){0,2}))?`, 'uy');
/** 附則第二条, 附則（平成十六年法律第百四十七号）第二条: the law in the bracket is the amending one, whose they are. */
const SUPPLEMENT = /附則(?:[（(]([^（）()]{1,60})[）)](?=[ \u3000]?第))?/uy;
/** 第七百九条（不法行為による損害賠償）. Known failure: a bracket that says something else; it is then part of the span. */
const HEADING = /[（(](?![^（）()]{0,40}(?:以下|同じ|除く|限る|含む|準用|場合|いう))[^（）()、。]{2,40}[）)](?=第)/uy;
/** Between the units of a provision, in texts that are set with blanks: 第 3 条 第 2 項. */
const SPACE = pattern(`[ \\u3000](?=第${BLANK}${DIGITS})`, 'uy');
/** In a draft one unit may be said to be of another: 第五条の第一項. */
const OF = pattern(`の(?=第${BLANK}${DIGITS})`, 'uy');
/** Where a provision has its own number, and its text may begin with a citation: "第三条 第二項の規定により". */
const LINE_START = /(?:^|\n)[ \t\u3000#>*-]{0,8}$/u;

export const kindOfUnit = (sign: string): UnitKind => KIND_OF_UNIT[sign]!;

/** A number as {@link kanjiNumber} has it. */
export const inDigits = (raw: string): string => kanjiNumber(raw.replace(/[壱弐参拾]/gu, (sign) => KANJI_OF[sign]!));

const numbered = (digits: string, branches: string): string =>
  `${inDigits(digits)}${branches
    .split(/[のノ]/u)
    .map(inDigits)
    .join('-')}`;

function numberedAt(text: string, at: number, loose: boolean): Step | undefined {
  const unit = matchAt(UNIT, text, at) ?? (loose ? matchAt(LOOSE_UNIT, text, at) : null);
  if (unit !== null) {
    const [whole, digits, sign, branches] = unit as unknown as [string, string, string, string];
    return { unit: { kind: kindOfUnit(sign), number: numbered(digits, branches) }, end: at + whole.length };
  }
  const shared = matchAt(SHARED_UNIT, text, at) ?? (loose ? matchAt(LOOSE_SHARED_UNIT, text, at) : null);
  if (shared === null) return undefined;
  const [whole, digits, branches, sign] = shared as unknown as [string, string, string, string];
  return { unit: { kind: kindOfUnit(sign), number: numbered(digits, branches) }, end: at + whole.length };
}

/** What books write in signs. */
function markedAt(text: string, at: number, last: number): Step | undefined {
  if (last < RANK.article!) {
    const article = matchAt(BOOK_ARTICLE, text, at);
    return article === null
      ? undefined
      : { unit: { kind: 'article', number: inDigits(article[1]!) }, end: at + article[0].length };
  }
  const roman = last === RANK.article ? matchAt(ROMAN, text, at) : null;
  if (roman !== null) {
    const number = String(romanValue(roman[1]!.normalize('NFKC')));
    return { unit: { kind: 'paragraph', number }, end: at + roman[0].length };
  }
  const circled = last > RANK.paragraph! ? null : matchAt(CIRCLED, text, at);
  if (circled === null) return undefined;
  const kind = last === RANK.article ? 'paragraph' : 'point';
  return { unit: { kind, number: circled[1]!.normalize('NFKC') }, end: at + circled[0].length };
}

export function itemAt(text: string, at: number): Step | undefined {
  const item = matchAt(ITEM, text, at);
  return item === null ? undefined : { unit: { kind: 'item', number: item[1]! }, end: at + 1 };
}

function unitAt(text: string, at: number, loose: boolean, last: number): Step | undefined {
  const unit = numberedAt(text, at, loose) ?? (loose ? markedAt(text, at, last) : undefined);
  if (unit !== undefined) return unit;
  const item = last === RANK.point ? itemAt(text, at) : undefined;
  if (item !== undefined) return item;
  const annex = matchAt(ANNEX, text, at);
  if (annex !== null) {
    return { unit: { kind: 'annex', number: numbered(annex[1] ?? '', annex[2] ?? '') }, end: at + annex[0].length };
  }
  const supplement = matchAt(SUPPLEMENT, text, at);
  if (supplement === null) return undefined;
  const number = supplement[1] === undefined ? '附則' : `附則-${supplement[1].replace(/\s/gu, '')}`;
  return { unit: { kind: 'container', number }, end: at + supplement[0].length };
}

/** 第八百条第一項第二号イ: units as long as each is finer than the one before. */
export function chainAt(text: string, at: number, { coarserThan = -1, loose = false } = {}): Chain | undefined {
  const path: PathUnit[] = [];
  const isSpaced = !LINE_START.test(at < 9 ? text.slice(0, at) : text.slice(at - 9, at));
  let end = at;
  let last = coarserThan;
  for (;;) {
    const between = isSpaced && path.length > 0 ? matchAt(SPACE, text, end) : null;
    const of = last >= 0 ? matchAt(OF, text, end) : null;
    const from = end + ((between ?? of)?.[0].length ?? 0);
    const step = unitAt(text, from, loose || last >= RANK.container!, last);
    if (step === undefined || rank(step.unit) <= last) break;
    path.push(step.unit);
    last = rank(step.unit);
    end = step.end + (step.unit.kind === 'article' ? (matchAt(HEADING, text, step.end)?.[0].length ?? 0) : 0);
  }
  return path.length === 0 ? undefined : { path, end };
}
