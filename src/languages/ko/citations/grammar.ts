import { isDivision, type Anchor, type PathUnit } from '../../../law';
import {
  insideWord,
  matchAt,
  reading,
  type ActMention,
  type CitationDraft,
  type Grammar,
  type Reading,
} from '../../citations/engine';
import { actBefore } from './act';
import { pattern, patterns } from './patterns';
import { AFTER_WORD, chainAt, FOLLOWING_NUMBERS, kindOfUnit } from './units';
import type { Member, NestedStyle } from '../../citations/list';
import { readQualifiedList, type Bracket, type QualifiedStyle } from '../../citations/qualified';
import { countedApart, endOfRange } from '../../citations/relativeUnits';
import { RANK, rank } from '../../citations/unitRank';

/** Numbers without `제` are followed by their unit, or by more of them. */
const NUMBER_STARTS = ['\\d', '\\d\\d', '\\d\\d\\d'].flatMap((digits) => [
  `${digits}조`,
  `${digits}[,ㆍ·･‧~∼〜～및또내와과]`,
  `${digits}\\s[,ㆍ·･‧~∼〜～및또내와과]`,
]);
const STARTS = [
  '제\\d 제\\s 제[일이삼사오육칠팔구십백천一二三四五六七八九十百千] 第\\d 第\\s 第[一二三四五六七八九十百千] §\\d §\\s \\d\\d\\d\\d',
  ...NUMBER_STARTS,
  '별표 별지 부칙 같은 동[조항호] 동\\s 전[조항호각두세네] 전\\s 전\\d 직전 앞 다음 [가나다라마바사아자차카타파하]목',
].join(' ');
/** What stands in front of an article without `제` is an act's name: its last syllable, and what may follow it. */
const BEHIND_NAME = '(?<=(?:[법률령칙약례정][」』｣〉》≫”’>"\']?(?:\\s?상의?|의|\\()?|\\))\\s?)';
/** "전 3항", "앞의 2개 조", "앞의 두 조", "전 각 항": how many they are; behind `다음`, a bare number is that of a unit. */
const COUNT = '(?:[0-9]{1,2}|[두세네])\\s?(?:개\\s?)?|각\\s?';
const FEW: Readonly<Record<string, string>> = { 두: '2', 세: '3', 네: '4' };
/** "직전 호가" is the last quotation of a price. */
const BACKWARDS = '직전(?!\\s?호가)|전|앞(?:의|선)?';
const TRIGGER = pattern(
  [
    '제\\s?(?=[0-9０-９])',
    '제(?=\\s?[일이삼사오육칠팔구십백천一二三四五六七八九十百千]{1,9}\\s?[조條])',
    // Hangul in front tells mixed script from Japanese and Chinese.
    '(?<=[가-힣][」』｣〉》]?\\s?)第\\s?(?=[0-9０-９一二三四五六七八九十百千])',
    `${BEHIND_NAME}(?:[0-9０-９]{1,200}(?=조)|[0-9０-９]{1,5}(?=${FOLLOWING_NUMBERS}조))`,
    `${BEHIND_NAME}§\\s?(?=[0-9０-９])`,
    '별표|별지(?=\\s?제\\s?[0-9])|부칙(?=\\s?(?:[(<〈][^()<>〈〉]{1,60}[)>〉]\\s?)?[제第]\\s?[0-9])',
    '같은\\s?(?=[조항호])|동(?=\\s?[조항호]|\\s제[0-9])',
    `(?:${BACKWARDS})(?=\\s?(?:${COUNT})?[조항호])|다음\\s?(?=(?:[0-9]{1,2}\\s?개\\s?)?[조항호])`,
    '[가나다라마바사아자차카타파하](?=목)',
  ].join('|'),
  'uy',
);

/** Of the member in front: `제4조제1항 각 호 외의 부분 단서 및 제2항`. */
const SEPARATOR =
  /(?:\s?(?:각\s?[호목](?:\s?외의\s?부분)?|본문|단서|전단|후단)){0,3}\s{0,2}(?:[,ㆍ·･‧]|및|또는|와|과|이나|나(?=\s)|혹은)\s{0,2}/uy;
/** `에서` is "in" too, where no `까지` closes it. */
const RANGE =
  /\s?(?:부터|내지|[~∼〜～-]|에서(?=\s{0,2}(?:(?:제\s?)?[0-9]{1,5}|전\s?)[조항호](?:의[0-9]{1,3})?까지))\s{0,2}/uy;
/** "같은 조", "전 3항", "다음 2개 조": a word, how many there are before or behind the one that the text stands in, the unit. */
const RELATIVE = pattern(
  `(?:(같은|동)|(${BACKWARDS})\\s?(?:(${COUNT}))?|(다음)\\s?(?:([0-9]{1,2})\\s?개\\s?)?)\\s?([조항호])`,
  'uy',
);
/** "그와 같은 조", "such a class": a demonstrative in front makes a comparison of it. `제1항과 같은 조 제2항` goes back. */
const COMPARED = /(?<![가-힣])(?:[그이저위]와|다음과|종전과)\s?$/u;
/** "법률 제6655호", "헌공 제191호": the number under which an act was promulgated, or of a gazette, is no point of a paragraph. */
const PROMULGATED =
  /(?:법률|대통령령|총리령|[가-힣]부령|규칙|조례|고시|훈령|예규|조약|공고|헌공|공보|관보|판례월보|법률신문|(?:의안|사건|접수|문서|안건)번호)\s?$/u;
/**
 * What makes "제3장 피해보상" at the start of a line the heading of a chapter: a word that is no joint and no part of it.
 * Known failure: a line that begins with a chapter cited without a particle ("제3장 규정은").
 */
const TITLE = /\s{1,4}(?!제\s?[0-9]|(?:및|또는|내지|각|중|전체|이하)(?![가-힣]{2}))[가-힣]/uy;
/** A line in front of its heading. */
const LINE_START = /\n[ \t#]{0,8}$/u;
/** A bracket right behind a unit, which says what of it is meant: `제12조(제9조의 미수범으로 한정한다)`. */
const QUALIFIER = /\s?\([^()「」『』]{1,120}\)/uy;
/** `(이하 제5조까지 "항로"라 한다)` speaks of the text that it stands in. */
const DEFINES = /이하/u;
/** `「형법」 제36조, 동 제39조`: an act in one syllable, of the act named before. */
const SAME_ACT = /동\s(?=제)/uy;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '【': '】' };

type Head = Pick<CitationDraft, 'act' | 'anchor'>;

/** A member of a list, where `제` may be left out: "1조, 9조", "제1항 및 2항". */
const memberAt: NestedStyle['chainAt'] = (text, at) => chainAt(text, at, { loose: true });
/**
 * Bare units in a bracket are parts or neighbours of what is qualified: `제3조제1항(제2호는 제외한다)` leaves out point 2 of that
 * paragraph. A bare article is of the act that is qualified where that is named ("「항만법」 제12조(제9조의 …)"), but not behind
 * `법`, a syllable that drafters repeat. Known failure: a bracket behind another act's article that means an article of its own
 * text.
 */
function belongs(
  text: string,
  { act, start, path }: CitationDraft,
  { qualified, end }: Bracket,
): 'part' | 'act' | 'text' {
  const isBare = act.kind === 'this' && text[start] === '제';
  if (!isBare || DEFINES.test(text.slice(qualified.end, end))) return 'text';
  if (rank(path[0]!) > RANK.article!) return 'part';
  return qualified.act.kind === 'named' || qualified.act.kind === 'previous' ? 'act' : 'text';
}

const STYLE: QualifiedStyle = {
  separator: SEPARATOR,
  range: RANGE,
  rank,
  trigger: TRIGGER,
  chainAt: memberAt,
  bracketEnd: (text, at) => {
    const bracket = matchAt(QUALIFIER, text, at);
    return bracket === null ? undefined : at + bracket[0].length;
  },
  draftsAt: (text, at, floor) => draftsAt(text, at, floor),
  belongs,
};

const readList = (text: string, head: Head, first: Member): CitationDraft[] =>
  readQualifiedList(text, head, first, STYLE);

/** `같은 조 제1항`, `전항`, `다음 조`: counted from the provision cited before, or from the one they stand in. */
function readRelative(text: string, at: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null || insideWord(text, at) || isCompared(text, at)) return [];
  const after = at + match[0].length;
  if (matchAt(AFTER_WORD, text, after) === null) return [];
  const { anchor, own, isEach } = relativeOf(match);
  const chain = chainAt(text, after, { coarserThan: rank(own) });
  const units = chain?.path ?? [];
  // "같은 조 제1항" needs no unnumbered article in front: the paragraph is counted from the article cited before.
  const path = anchor === 'previous' && units.length > 0 ? units : [own, ...units];
  const first = { path, start: at, end: chain?.end ?? after };
  const all = isEach && chain === undefined ? { through: [{ ...own, number: '1' }] } : {};
  return countedApart(readList(text, { act: { kind: 'this' }, anchor }, { ...first, ...all }), own);
}

interface Relative {
  readonly anchor: Anchor;
  readonly own: PathUnit;
  /** Whether all in front are meant: "전 각 항". */
  readonly isEach: boolean;
}

function relativeOf([, same, backwards, before = '', , behind = '', sign]: RegExpExecArray): Relative {
  const anchor = same !== undefined ? 'previous' : backwards !== undefined ? 'preceding' : 'following';
  const count = /[0-9두세네]{1,2}/u.exec(before)?.[0] ?? behind;
  return {
    anchor,
    own: { kind: kindOfUnit(sign!), number: FEW[count] ?? count },
    isEach: before.startsWith('각'),
  };
}

const isCompared = (text: string, at: number): boolean =>
  text[at] === '같' && COMPARED.test(text.slice(Math.max(0, at - 5), at));

/** Whether the units from one offset to another are the heading of a division. */
const isHeading = (text: string, at: number, end: number): boolean =>
  LINE_START.test(at < 9 ? `\n${text.slice(0, at)}` : text.slice(at - 9, at)) && matchAt(TITLE, text, end) !== null;

/** `동 제39조`. */
function readOfSame(text: string, at: number): readonly CitationDraft[] {
  const same = matchAt(SAME_ACT, text, at);
  const chain = same === null || insideWord(text, at) ? undefined : chainAt(text, at + same[0].length);
  if (chain === undefined || rank(chain.path[0]!) > RANK.article!) return [];
  return readList(text, { act: { kind: 'previous' }, anchor: 'act' }, { path: chain.path, start: at, end: chain.end });
}

function read(text: string, at: number, floor: number): Reading {
  const drafts = draftsAt(text, at, floor);
  // A false alarm ("법률 제5호") hides no name in front of it.
  return drafts.length === 0 ? { drafts, end: floor } : reading(drafts, at);
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const drafts = listAt(text, at, floor);
  const last = drafts.at(-1);
  const range = last === undefined ? null : matchAt(RANGE, text, last.end);
  const [end, ...others] = range === null ? [] : readRelative(text, last!.end + range[0].length);
  return end === undefined ? drafts : [...drafts, endOfRange(end, last!), ...others];
}

function listAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (matchAt(RELATIVE, text, at) !== null) return readRelative(text, at);
  if (text[at] === '동') return readOfSame(text, at);
  // "나목" and "경제일조" inside a word, and "경제 3조원": a detached number belongs to no `제` that ends a word.
  const detached = /[\s목일이삼사오육칠팔구십백천]/u.test(text[at + 1] ?? '');
  if (detached && insideWord(text, at)) return [];
  const loose = /[0-9０-９§]/u.test(text[at]!);
  const chain = chainAt(text, at, { loose });
  if (chain === undefined) return [];
  const outer = rank(chain.path[0]!);
  if (chain.path[0]!.kind === 'point' && PROMULGATED.test(text.slice(Math.max(0, at - 12), at))) return [];
  if (outer > RANK.article!) {
    return readList(text, { act: { kind: 'this' }, anchor: 'here' }, { path: chain.path, start: at, end: chain.end });
  }
  if (chain.path.every(({ kind }) => isDivision(kind)) && isHeading(text, at, chain.end)) return [];
  const first = { path: chain.path, start: at, end: chain.end };
  const mention = actBefore(text, at, floor) ?? actOfBracket(text, first, floor);
  if (loose && mention === undefined) return [];
  const head: Head = { act: mention?.act ?? { kind: 'this' }, anchor: 'act' };
  return readList(text, head, { ...first, start: mention?.at ?? at });
}

/**
 * `민법(제3조, 제5조)`, `시행규칙 [별표 2]`: a bracket behind a name that holds nothing but citations of the act. Their spans
 * leave the name out.
 */
function actOfBracket(text: string, first: Member, floor: number): ActMention | undefined {
  const closing = CLOSING[text[first.start - 1] ?? ''];
  if (closing === undefined) return undefined;
  const mention = actBefore(text, first.start - 1, floor);
  if (mention === undefined) return undefined;
  const last = readList(text, { act: mention.act, anchor: 'act' }, first).at(-1)!;
  return text[last.end] === closing ? { act: mention.act, at: first.start } : undefined;
}

export const grammar: Grammar = {
  system: 'ko',
  starts: STARTS,
  script: '\u1100-\u11FF가-힣',
  trigger: TRIGGER,
  patterns,
  read,
};
