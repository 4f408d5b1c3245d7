import type { PathUnit } from '../../../law';
import { bracketedTitle, circledNumber, parseUnitHeading, unit as pathUnit } from '../../units';
import {
  BLOCK,
  DATA,
  elements,
  field,
  ITEM,
  LINES,
  NUMBER,
  numberField,
  SKIP,
  type Dialect,
  type Settled,
  type UnitFacts,
} from '../dialect';
import { statedValidity } from '../../standing';
import { collapse, isDrawn } from '../textLines';

/** How deep the divisions stand: 편, 장, 절, 관; articles stand below them. */
const LEVELS: Partial<Record<PathUnit['kind'], number>> = { part: 1, chapter: 2, division: 3, subdivision: 4 };
const ARTICLE_LEVEL = 8;
/** What an article's text begins with: "제5조의2(정의)" or "제4조". */
const ARTICLE_NUMBER = /^제\s*\d{1,5}\s*조(?:\s*의\s*\d{1,4}){0,3}/u;

const one = (fields: UnitFacts['fields'], name: string): string => collapse((fields.get(name) ?? []).join(' ')).trim();
/** The text of an article; a table that is drawn in it keeps its lines. */
function body(fields: UnitFacts['fields']): string {
  const text = (fields.get('조문내용') ?? []).map(withoutMarkup).join(' ').trim();
  return isDrawn(text) ? text : collapse(text);
}

/** Pictures and line breaks of a web page inside the text. */
const withoutMarkup = (text: string): string => text.replace(/<\/?(?:img|br)(?:\s[^<>]{0,1000})?\/?>/giu, ' ');

const branched = (number: string, branch: string): string => {
  const [main, suffix] = [number, branch].map((digits) => digits.replace(/^0+(?=\d)/u, ''));
  return suffix === '' || suffix === '0' ? main! : `${main!}-${suffix!}`;
};

/** 조문단위: an article, or (조문여부 전문) the title of a division that stands before its articles. */
function article({ fields }: UnitFacts): Settled | undefined {
  const content = body(fields);
  if (one(fields, '조문여부') === '전문') {
    const parsed = parseUnitHeading(content, 'ko');
    const [first] = parsed?.units ?? [];
    if (first === undefined) return { units: [{ kind: 'preamble', number: '' }], heading: '', text: content, level: 1 };
    return { units: [first], heading: withoutDate(parsed!.heading), level: LEVELS[first.kind] ?? 1 };
  }
  const number = branched(one(fields, '조문번호'), one(fields, '조문가지번호'));
  if (number === '') return undefined;
  const heading = one(fields, '조문제목');
  const standing = statedValidity(one(fields, '조문시행일자'), undefined);
  return { units: [pathUnit('article', number)], heading, text: ownText(content), level: ARTICLE_LEVEL, standing };
}

/** The text behind "제5조(정의)". */
function ownText(content: string): string {
  const number = ARTICLE_NUMBER.exec(content);
  if (number === null) return content;
  const rest = content.slice(number[0].length);
  return (bracketedTitle(rest)?.rest ?? rest).trim();
}

/** "총칙 <개정 2010.1.1>" is 총칙. */
const withoutDate = (heading: string): string => heading.replace(/\s*<[^<>]{1,200}>$/u, '');

/** 항: its number is a circled one; where an article has none, the element only holds the article's list. */
function paragraph({ number }: UnitFacts): Settled | undefined {
  const value = circledNumber(number) ?? /^\D?(\d{1,4})/u.exec(number)?.[1];
  return value === undefined ? undefined : { units: [pathUnit('paragraph', String(value))], heading: '' };
}

function supplement({ fields }: UnitFacts): Settled {
  const law = one(fields, '부칙공포번호').replace(/^0+/u, '');
  const number = law === '' ? '부칙' : `부칙-${law}`;
  return { units: [{ kind: 'container', number }], heading: number, level: 1 };
}

function annex({ fields }: UnitFacts): Settled {
  const kind = one(fields, '별표구분');
  const number = branched(one(fields, '별표번호'), one(fields, '별표가지번호'));
  const named = kind === '' || kind === '별표' ? number : `${kind}-${number}`;
  return { units: [pathUnit('annex', named)], heading: one(fields, '별표제목'), level: 1 };
}

/** The body of an act as the Korean Law Information Center (law.go.kr) answers it. */
export const lawGoKr: Dialect = {
  name: 'law.go.kr',
  language: 'ko',
  text: (raw) => (raw.includes('<') ? withoutMarkup(raw) : raw),
  elements: elements([
    ['기본정보', DATA],
    ['언어', SKIP],
    ['법령명_한글', { role: 'act', take: (text, act) => act.addTitle(text) }],
    ['법령명약칭', { role: 'act', take: (text, act) => act.addAlias(text) }],
    ['시행일자', { role: 'act', take: (text, act) => act.startsOn(text) }],
    ['제개정구분', { role: 'act', take: (text, act) => (act.isRepealed ||= text.endsWith('폐지')) }],
    ['조문단위', { role: 'unit', settle: article }],
    ['조문번호', numberField('조문번호')],
    ['조문가지번호', numberField('조문가지번호')],
    ['조문여부', field('조문여부')],
    ['조문제목', field('조문제목')],
    ['조문내용', numberField('조문내용')],
    ['항', { role: 'unit', settle: paragraph }],
    ['항번호', NUMBER],
    ['호 목', ITEM],
    ['항내용 호내용 목내용', BLOCK],
    ['별표내용 부칙내용', LINES],
    ['부칙단위', { role: 'unit', settle: supplement }],
    ['부칙공포번호', field('부칙공포번호')],
    ['별표단위', { role: 'unit', settle: annex }],
    ['별표번호', numberField('별표번호')],
    ['별표가지번호', numberField('별표가지번호')],
    ['별표구분', field('별표구분')],
    ['별표제목', field('별표제목')],
    ['조문시행일자', field('조문시행일자')],
    ['조문이동이전 조문이동이후 조문변경여부 조문참고자료 조문제개정유형 조문제개정일자문자열', SKIP],
    ['호번호 호가지번호 목번호 목가지번호 항제개정유형 항제개정일자문자열', SKIP],
    ['부칙공포일자 별표시행일자 별표시행일자문자열 별표서식파일링크 별표서식PDF파일링크 별표HWP파일명', SKIP],
    ['별표PDF파일명 별표이미지파일명 개정문 제개정이유', SKIP],
  ]),
};
