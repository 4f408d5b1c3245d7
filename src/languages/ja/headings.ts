import { kanjiNumber, type UnitKind } from '../../law';
import type { Headings } from '../headings/headings';
import { headingWords, unit, unitRange, type UnitGrammar } from '../headings/unitHeading';

/** Simplified Chinese writes 编, 节 and 条 for what Japanese and traditional Chinese write 編, 節 and 条 or 條. */
const KINDS: Readonly<Record<string, UnitKind>> = {
  編: 'part',
  编: 'part',
  章: 'chapter',
  節: 'division',
  节: 'division',
  款: 'subdivision',
  目: 'subdivision',
  条: 'article',
  條: 'article',
};

const DIGITS = '[0-9０-９〇零一二三四五六七八九十百千]';
const BRANCHES = `(?:[の之]${DIGITS}{1,4}(?![${Object.keys(KINDS).join('')}項号])){0,3}`;
const UNIT = new RegExp(`^第\\s?(${DIGITS}{1,12})\\s?([${Object.keys(KINDS).join('')}])(${BRANCHES})`, 'u');
const THROUGH = new RegExp(
  `^(から|乃至|ないし|[~〜～―－-]|及び|、|和|至)第(${DIGITS}{1,12})[条條](${BRANCHES})(?:まで)?`,
  'u',
);
const TITLE = /^[\s]*[（(]([^（）()]{1,200}(?:[（(][^（）()]{0,80}[）)][^（）()]{0,100})?)[）)]/u;
const SUPPLEMENT = /^附\s?則(?:\s?[（(]([^（）()]{1,100})[）)])?(?:\s?抄)?$/u;
const ANNEX = new RegExp(`^(別表|別記|附表|附件)(?:第?(${DIGITS}{1,6})(${BRANCHES}))?(?=$|[\\s（(])`, 'u');
const SUPPLEMENT_NAME = '附則';
const PREAMBLE = /^前\s?文$/u;

/** The number of a unit: 七百九 is `709`, 三 with の二 is `3-2`, as citations ask for it. */
const numberOf = (digits: string, branches = ''): string =>
  [digits, ...branches.split(/[の之]/u).slice(1)].map(kanjiNumber).join('-');

/**
 * Japanese and Chinese headings, in kanji, half- or full-width digits: `第一編 総則`, `第二章の二 特例`,
 * `第七百九条（不法行為による損害賠償）`, `第709条の2`, `第十条から第十二条まで 削除`, `附 則`, `別表第一`.
 * Assumption: a number's branch stands behind its unit (第三条の二), as the drafting rules have it. Known failure: an
 * older act that writes 第三条ノ二.
 */
const grammar: UnitGrammar = (text) => {
  const match = UNIT.exec(text);
  if (match !== null) {
    const [all, digits, kindWord, branches] = match as unknown as [string, string, string, string];
    const kind = KINDS[kindWord]!;
    const number = numberOf(digits, branches);
    const after = text.slice(all.length);
    const through = kind === 'article' ? THROUGH.exec(after) : null;
    if (through !== null) {
      const last = numberOf(through[2]!, through[3]);
      const isPair = /^(?:及び|、|和)$/u.test(through[1]!);
      const units = isPair ? [unit(kind, number), unit(kind, last)] : unitRange(kind, number, last);
      return { units, heading: headingWords(after.slice(through[0].length)) };
    }
    const title = kind === 'article' ? TITLE.exec(after) : null;
    return { units: [unit(kind, number)], heading: title === null ? headingWords(after) : title[1]!.trim() };
  }
  const supplement = SUPPLEMENT.exec(text);
  if (supplement !== null) {
    const law = supplement[1]?.replace(/\s/gu, '').slice(0, 60);
    return {
      units: [unit('container', law === undefined ? SUPPLEMENT_NAME : `${SUPPLEMENT_NAME}-${law}`)],
      heading: text.replace(/\s/gu, ''),
    };
  }
  if (PREAMBLE.test(text)) return { units: [unit('preamble', '')], heading: '前文' };
  const annex = ANNEX.exec(text);
  if (annex === null) return undefined;
  const number = annex[2] === undefined ? '' : numberOf(annex[2], annex[3]);
  const prefix = annex[1] === '別記' ? '別記' : '';
  return { units: [unit('annex', `${prefix}${number}`)], heading: headingWords(text.slice(annex[0].length)) };
};

export const headings: Headings = { grammar, tried: 'first', supplement: SUPPLEMENT_NAME };
