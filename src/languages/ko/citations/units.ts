import { kanjiNumber, romanValue, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { RANK, rank, type Chain, type Step } from '../../citations/unitRank';
import { pattern } from './patterns';

const WORDS = '일이삼사오육칠팔구십백천';
const KANJI = '一二三四五六七八九十百千';
const KIND_OF_UNIT: Readonly<Record<string, UnitKind>> = {
  편: 'part',
  編: 'part',
  장: 'chapter',
  章: 'chapter',
  절: 'division',
  節: 'division',
  관: 'subdivision',
  款: 'subdivision',
  조: 'article',
  條: 'article',
  항: 'paragraph',
  項: 'paragraph',
  호: 'point',
  號: 'point',
};
/** What may follow a unit that stands without `제`, or is counted in words: no part of a longer word ("3조각"). */
const WORD_END =
  '(?=[^가-힣]|$|의|에|를|을|와|과|및|또는|부터|까지|내지|은|는|이|가|도|로|으로|만|상|라|입|인|처럼|마다|각|위반|소정|본문|단서|전단|후단|제)';
const NO_AMOUNT = '(?!\\s?(?:원|달러|엔|위안|유로|규모))';

/**
 * The branch of an article stands behind it ("제3조의2"), and in drafts in front ("제3의2조", "제3-2조"). Older texts write
 * the signs in Hanja ("第3條 第2項"). 제1호기, 제2호선, 제3호실 and 제4호차 are an aircraft, a line, a room and a carriage.
 */
const UNIT =
  /\s{0,2}[제第]\s?(?<number>[0-9０-９]{1,200})(?:\s?[의-]\s?(?<inner>[0-9０-９]{1,3}))?\s?(?<unit>[편장절관조항호編章節款條項號])(?!(?:의[0-9]{1,2})?\s?서식|(?<=호)(?:기|선|실|차)(?:[는은을를의에가이와과]|로|\s|$))(?:\s?의\s?(?<branch>[0-9０-９]{1,3})(?![0-9０-９]|\s?[조항호]))?/uy;
/** `제삼조`, `第九十九條`: a number in words, which may be the beginning of one ("제일조건"). */
const UNIT_IN_WORDS = pattern(
  `\\s{0,2}[제第]\\s?(?<number>[${WORDS}${KANJI}]{1,9})\\s?(?<unit>[조항호條項號])${WORD_END}`,
  'uy',
);
/**
 * `민법 750조 1항, 3항`: drafts leave `제` out, behind an act's name, behind an article and in a list. Known failure: "예산법
 * 3조 예산" is an amount.
 */
const LOOSE_UNIT = pattern(
  `\\s{0,2}(?<number>[0-9０-９]{1,200})(?<unit>[조항호])(?:\\s?의\\s?(?<branch>[0-9０-９]{1,3}))?${NO_AMOUNT}${WORD_END}`,
  'uy',
);
/** The numbers that follow one in a list or a range whose last alone has the unit. */
export const FOLLOWING_NUMBERS =
  '(?:\\s?(?:[,ㆍ·･‧~∼〜～]|및|또는|내지|와|과)\\s?(?:제\\s?)?[0-9０-９]{1,5}(?:의[0-9]{1,3})?){1,20}\\s?';
/**
 * `제1, 3항`, `제1 내지 5호`: judges write the unit once, behind the last number. Known failure: "제1,234호" counts a point
 * by thousands.
 */
const sharedUnit = (mark: string): RegExp =>
  pattern(
    `\\s{0,2}${mark}(?<number>[0-9０-９]{1,5})(?:의(?<branch>[0-9]{1,3}))?(?=${FOLLOWING_NUMBERS}(?<unit>[조항호])${NO_AMOUNT}${WORD_END})`,
    'uy',
  );
const SHARED_UNIT = sharedUnit('[제第]\\s?');
const LOOSE_SHARED_UNIT = sharedUnit('');
/** `민법 §750`: the sign of a section, for an article. */
const SIGN = /§\s?(?<number>[0-9０-９]{1,5})(?:의(?<branch>[0-9]{1,3}))?/uy;
/**
 * `제3조②`, `제3조 ②항`, `제3조제②항`, `제3조②, ③`: a paragraph by its mark. In front of the words of a paragraph it opens one:
 * "제3조 ① 선장은".
 */
const CIRCLED =
  /(?:\s?(?:제\s?)?(?<counted>[①-⑳])\s?항|(?<mark>[①-⑳])(?!\s(?!위반|소정|본문|단서|전단|후단|및|또는|내지)[가-힣“"「]))/uy;
/**
 * `제4조 ⑨에 따라`: behind a blank the mark is cited where a particle or the end of the phrase follows. In front of `이` and `가`
 * it may open the words of the paragraph ("제3조 ①이 법에서").
 */
const SPACED_CIRCLED =
  /\s(?<mark>[①-⑳])(?=$|[,.;:)\]」』ㆍ·]|\s?(?:위반|소정|본문|단서|전단|후단|및|또는|내지)|(?:에(?:는|도|서|서는)?|의|을|를|와|과|은|는|으?로|부터|까지)(?![가-힣])|\n)/uy;
/** Native numerals in front of `째`. */
const NATIVE: ReadonlyMap<string, number> = new Map(
  ['첫 한 하나', '두 둘', '세 셋', '네 넷', '다섯', '여섯', '일곱', '여덟', '아홉'].flatMap((words, index) =>
    words.split(' ').map((word): [string, number] => [word, index + 1]),
  ),
);
/** `제4조 아홉째 항`, `제4조의 두 번째 항`, `열한째 호`: behind an article, for paragraphs and points up to nineteen. */
const COUNTED = pattern(
  `\\s{0,2}(?<ten>열)?(?<one>${[...NATIVE.keys()].join('|')})?(?<=[^의\\s])(?:\\s?번)?째\\s?(?<unit>[항호])${WORD_END}`,
  'uy',
);
/** Behind such a mark: `§3①ⅱ`. */
const ROMAN = /[ⅰ-ⅻ]/uy;
/**
 * `§3②5`, `§3②5의2`: behind a paragraph's mark a bare number is that of a point.
 *
 * Assumption: no blank stands between them, and no word for what the number counts behind it ("②5일", "②5%"). Known
 * failure: further numbers of a list without their sign ("§3②5,6").
 */
const BARE_POINT = pattern(
  `(?<=[①-⑳])[0-9]{1,3}(?:의[0-9]{1,3})?(?![0-9a-zA-Z%℃]|[.,][0-9]{3}|\\.[0-9])${WORD_END}`,
  'uy',
);
const ITEM =
  /\s{0,2}([가나다라마바사아자차카타파하])\s?목(?=[^가-힣]|$|의|에|과|와|을|를|은|는|이|가|및|또는|부터|까지|으로|도|외|만|중|내지|마다|제)/uy;
const ANNEX_WORD = /\s{0,2}(?=[별부])/uy;
/** `별지 제14호의2서식`: a form, filed as publishers file it. */
const FORM = /\s{0,2}별지\s?제\s?([0-9０-９]{1,3})호(?:의\s?([0-9０-９]{1,2}))?\s?서식/uy;
/** `부칙 제2조`, `부칙(제123호) 제2조`: supplementary provisions count their articles anew, those of each amendment by itself. */
const SUPPLEMENT = /\s{0,2}부칙(?:\s?[(<〈](?<act>[^()<>〈〉]{1,60})[)>〉])?(?=\s?[제第])/uy;
const ACT_NUMBER = /제\s?([0-9]{1,6})\s?호/u;
/** `별표 제2호가목` is point 2 of the only annex. */
const ANNEX =
  /\s{0,2}별표(?:\s{0,2}(?:제\s?)?(?![0-9]{1,3}호\s?[가-하]목)([0-9０-９]{1,3}(?:\s?의\s?[0-9０-９]{1,2})?)(?:호)?)?/uy;
/**
 * A heading in brackets: `제45조(정치자금부정수수죄)`. Conditions, and units alone or in a list (`제4조(제9항)`), make it
 * something else.
 */
const HEADING =
  /\s?\((?!(?:제\s?)?[0-9]{1,3}\s?[조항호](?:의\s?[0-9]{1,2})?(?:제[0-9]|\s?(?:[),ㆍ·]|및\s|또는\s|내지\s)))(?![^()]{0,40}(?:이하|포함|제외|경우|한정|말한다|같다|준용))[0-9가-힣\p{Script=Han}ㆍᆞ·ㆍ,\s]{2,60}\)/uy;
/** What may follow a word that stands alone ("전조의", "동항에"), so that it is not the start of a longer one: "다음 항로". */
export const AFTER_WORD =
  /\s?제|[^가-힣]|$|의|에|를|을|와|과|및|또는|부터|까지|내지|은|는|이|가|도|(?<!항)로|으로|각|본문|단서|전단|후단/uy;

/** `제4조의 제2항`, `제4조의 둘째 항`: between a unit and one in it. */
const OF = /의\s(?=제\s?[0-9０-９]{1,3}\s?[항호]|[가-힣]{1,3}\s?번?째\s?[항호])/uy;

export const kindOfUnit = (sign: string): UnitKind => KIND_OF_UNIT[sign]!;

const inDigits = (number: string): string =>
  kanjiNumber(number.replace(/[가-힣]/gu, (word) => KANJI[WORDS.indexOf(word)]!));

function numberedAt(text: string, at: number, loose: boolean): Step | undefined {
  const match =
    matchAt(UNIT, text, at) ??
    matchAt(UNIT_IN_WORDS, text, at) ??
    matchAt(SHARED_UNIT, text, at) ??
    matchAt(SIGN, text, at) ??
    (loose ? (matchAt(LOOSE_UNIT, text, at) ?? matchAt(LOOSE_SHARED_UNIT, text, at)) : null);
  if (match === null) return undefined;
  const { number, inner, unit = '조', branch = inner } = match.groups!;
  const digits = inDigits(number!);
  const whole = branch === undefined ? digits : `${digits}의${branch}`;
  return { unit: { kind: kindOfUnit(unit), number: toNumber(whole) }, end: at + match[0].length };
}

/** A paragraph or a point by a sign that is its number. */
function markedAt(text: string, at: number, last: number): Step | undefined {
  if (last === RANK.paragraph) {
    const bare = matchAt(BARE_POINT, text, at);
    if (bare !== null) return { unit: { kind: 'point', number: toNumber(bare[0]) }, end: at + bare[0].length };
    const roman = matchAt(ROMAN, text, at)?.[0];
    if (roman === undefined) return undefined;
    return { unit: { kind: 'point', number: String(romanValue(roman.normalize('NFKC'))) }, end: at + 1 };
  }
  const match = last > RANK.paragraph! ? null : (matchAt(CIRCLED, text, at) ?? matchAt(SPACED_CIRCLED, text, at));
  if (match === null) return undefined;
  const { counted, mark } = match.groups!;
  return { unit: { kind: 'paragraph', number: (counted ?? mark)!.normalize('NFKC') }, end: at + match[0].length };
}

function countedAt(text: string, at: number): Step | undefined {
  const match = matchAt(COUNTED, text, at);
  if (match === null) return undefined;
  const { ten, one, unit } = match.groups!;
  const number = (ten === undefined ? 0 : 10) + (NATIVE.get(one ?? '') ?? 0);
  return { unit: { kind: kindOfUnit(unit!), number: String(number) }, end: at + match[0].length };
}

/** @param loose whether a unit may stand without `제`. */
function unitAt(text: string, at: number, loose: boolean, last: number): Step | undefined {
  const unit = numberedAt(text, at, loose) ?? (loose ? markedAt(text, at, last) : undefined);
  if (unit !== undefined) return unit;
  const counted = loose || last >= RANK.article! ? countedAt(text, at) : undefined;
  if (counted !== undefined) return counted;
  const item = matchAt(ITEM, text, at);
  if (item !== null) return { unit: { kind: 'item', number: item[1]! }, end: at + item[0].length };
  return matchAt(ANNEX_WORD, text, at) === null ? undefined : annexAt(text, at);
}

function annexAt(text: string, at: number): Step | undefined {
  const form = matchAt(FORM, text, at);
  if (form !== null) {
    const number = toNumber(['서식', form[1]!, ...(form[2] === undefined ? [] : [form[2]])].join('-'));
    return { unit: { kind: 'annex', number }, end: at + form[0].length };
  }
  const supplement = matchAt(SUPPLEMENT, text, at);
  if (supplement !== null) {
    const act = ACT_NUMBER.exec(supplement.groups!.act ?? '')?.[1];
    const number = act === undefined ? '부칙' : `부칙-${act}`;
    return { unit: { kind: 'container', number }, end: at + supplement[0].length };
  }
  const annex = matchAt(ANNEX, text, at);
  if (annex === null) return undefined;
  const end = at + annex[0].length;
  if (annex[1] === undefined && matchAt(AFTER_WORD, text, end) === null) return undefined;
  return { unit: { kind: 'annex', number: toNumber(annex[1] ?? '') }, end };
}

/** 제814조제1항제2호: units as long as each is finer than the one before, with a heading behind an article. */
export function chainAt(text: string, at: number, { coarserThan = -1, loose = false } = {}): Chain | undefined {
  const path: PathUnit[] = [];
  let end = at;
  let last = coarserThan;
  for (;;) {
    const from = end + (path.length === 0 ? 0 : (matchAt(OF, text, end)?.[0].length ?? 0));
    const step = unitAt(text, from, loose || last >= RANK.article!, last);
    if (step === undefined || rank(step.unit) <= last) break;
    path.push(step.unit);
    last = rank(step.unit);
    end = step.end;
    const heading = step.unit.kind === 'article' ? matchAt(HEADING, text, end) : null;
    if (heading !== null) end += heading[0].length;
  }
  return path.length === 0 ? undefined : { path, end };
}
