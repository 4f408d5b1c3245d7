import type { Anchor, Path, PathUnit, UnitKind } from '../../law';
import { kanjiNumber } from '../../text';
import { matchAt, reading, type CitationDraft, type Grammar, type Reading } from './engine';
import { actBefore } from './japanese/act';
import { readNestedList, type Member, type NestedStyle } from './list';
import { RANK, rank } from './unitRank';

const DIGITS = '[0-9０-９〇零一二三四五六七八九十百千]';

/** Every unit begins with 第 and a number, but for words that point back, and annexes. */
const LOOSE_STARTS = Array.from({ length: 8 }, (_, more) => `${DIGITS.repeat(more + 1)}条`);
const STARTS = [`第${DIGITS} 別表 附則第 附則${DIGITS} [同次本][条項号] 前[条項号] 前${DIGITS}`, ...LOOSE_STARTS].join(
  ' ',
);
const TRIGGER = new RegExp(
  `第(?=${DIGITS})|別表|附則(?=第|${DIGITS}{1,8}[条項])|[同次本](?=[条項号])|前(?=${DIGITS}{0,3}[条項号])|(?<=[法令則例約程](?:[」』｣]|の)?[ \\u3000]?)${DIGITS}{1,8}(?=条)`,
  'uy',
);

const KIND_OF_UNIT: Readonly<Record<string, UnitKind>> = {
  編: 'part',
  章: 'chapter',
  節: 'division',
  款: 'subdivision',
  条: 'article',
  項: 'paragraph',
  号: 'point',
};
/** 第七百九条の二: the branch belongs to the number. */
const UNIT = new RegExp(
  `第(${DIGITS}{1,40})([編章節款条項号])((?:[のノ]${DIGITS}{1,4}(?![編章節款条項号])){0,3})`,
  'uy',
);
/** Drafts leave 第 out behind an act's name and in the list that it opens: "民法709条1項、2項". 3条件 is no article. */
const LOOSE_UNIT = new RegExp(
  `(${DIGITS}{1,8})(?:(条)(?![件例約文])|(項)(?!目)|(号)(?![室車館機線棟]))((?:[のノ]${DIGITS}{1,4}(?![条項号])){0,3})`,
  'uy',
);
/** 第二号イ; a katakana that goes on is a word. */
const ITEM = /([イロハニホヘトチリヌルヲ])(?![ァ-ヶー])/uy;
const ANNEX = new RegExp(`別表(?:第(${DIGITS}{1,6})((?:の${DIGITS}{1,4}){0,2}))?`, 'uy');
const SUPPLEMENT = /附則/uy;
/** 第七百九条（不法行為による損害賠償）. Known failure: a bracket that says something else; it is then part of the span. */
const HEADING = /[（(](?![^（）()]{0,40}(?:以下|同じ|除く|限る|含む|準用|場合|いう))[^（）()、。]{2,40}[）)](?=第)/uy;
/** 本文, ただし書: a part of a paragraph that is no unit; in a list it belongs to the member in front. */
const SEPARATOR =
  /(?:本文|ただし書き?|但し?書き?|前段|後段|柱書き?|各号)?(?:[、，,・]|及び|又は|並びに|若しくは|および|または|ならびに|もしくは|と)/uy;
const RANGE = /から|乃至|ないし|[~〜～]/uy;
/** 前二条: so many before the one that the text stands in. */
const RELATIVE = new RegExp(`([同前次本])(${DIGITS}{0,3})([条項号])`, 'uy');
/** What counts laws, not units: 明治二十九年法律第八十九号. */
const LAW_NUMBER = /(?:法律|政令|勅令|省令|府令|規則|条例|告示|訓令|条約|年)$/u;

const ANCHOR_OF_WORD: Readonly<Record<string, Anchor>> = {
  同: 'previous',
  前: 'preceding',
  次: 'following',
  本: 'here',
};

interface Step {
  readonly unit: PathUnit;
  readonly end: number;
}

const branches = (raw: string): string =>
  raw
    .split(/[のノ]/u)
    .map((part) => kanjiNumber(part))
    .join('-');

function unitAt(text: string, at: number, loose: boolean): Step | undefined {
  const unit = matchAt(UNIT, text, at) ?? (loose ? matchAt(LOOSE_UNIT, text, at) : null);
  if (unit !== null) {
    const [whole, digits, ...signs] = unit;
    const number = `${kanjiNumber(digits!)}${branches(signs.at(-1)!)}`;
    return { unit: { kind: KIND_OF_UNIT[signs.find((sign) => sign !== undefined)!]!, number }, end: at + whole.length };
  }
  const annex = matchAt(ANNEX, text, at);
  if (annex !== null) {
    const number = `${kanjiNumber(annex[1] ?? '')}${branches(annex[2] ?? '')}`;
    return { unit: { kind: 'annex', number }, end: at + annex[0].length };
  }
  const supplement = matchAt(SUPPLEMENT, text, at);
  return supplement === null
    ? undefined
    : { unit: { kind: 'container', number: supplement[0] }, end: at + supplement[0].length };
}

/** 第八百条第一項第二号イ: units as long as each is finer than the one before. */
function chainAt(
  text: string,
  at: number,
  { coarserThan = -1, loose = false } = {},
): { path: PathUnit[]; end: number } | undefined {
  const path: PathUnit[] = [];
  let end = at;
  let last = coarserThan;
  for (;;) {
    const item = last === RANK.point ? matchAt(ITEM, text, end) : null;
    const step =
      item === null
        ? unitAt(text, end, loose || last >= RANK.container!)
        : { unit: { kind: 'item' as const, number: item[1]! }, end: end + 1 };
    if (step === undefined || rank(step.unit) <= last) break;
    path.push(step.unit);
    last = rank(step.unit);
    end = step.end + (step.unit.kind === 'article' ? (matchAt(HEADING, text, step.end)?.[0].length ?? 0) : 0);
  }
  return path.length === 0 ? undefined : { path, end };
}

type Head = Pick<CitationDraft, 'act' | 'anchor'>;

/** Behind the first, members are written without 第 too: 港湾法第3条1項、2項. */
const STYLE: NestedStyle = {
  separator: SEPARATOR,
  range: RANGE,
  rank,
  chainAt: (text, at) => chainAt(text, at, { loose: true }),
};

const readList = (text: string, head: Head, first: Member): CitationDraft[] => readNestedList(text, head, first, STYLE);

/** 同条第二項, 前項, 次条第一項, 本条: counted from the provision cited before, or from the one they stand in. */
function readRelative(text: string, match: RegExpExecArray): readonly CitationDraft[] {
  const after = match.index + match[0].length;
  const own: PathUnit = { kind: KIND_OF_UNIT[match[3]!]!, number: kanjiNumber(match[2]!) };
  const chain = chainAt(text, after, { coarserThan: rank(own) });
  const anchor = ANCHOR_OF_WORD[match[1]!]!;
  const units = chain?.path ?? [];
  if (anchor === 'here' && units.length === 0) return [];
  const path: Path = (anchor === 'previous' || anchor === 'here') && units.length > 0 ? units : [own, ...units];
  return readList(text, { act: { kind: 'this' }, anchor }, { path, start: match.index, end: chain?.end ?? after });
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const relative = matchAt(RELATIVE, text, at);
  if (relative !== null) return readRelative(text, relative);
  if (LAW_NUMBER.test(text.slice(Math.max(floor, at - 2), at)) && isLawNumber(text, at)) return [];
  const loose = /^[^第別附]/u.test(text[at]!);
  const chain = chainAt(text, at, { loose });
  if (chain === undefined) return [];
  if (rank(chain.path[0]!) > RANK.article!) {
    return readList(text, { act: { kind: 'this' }, anchor: 'here' }, { path: chain.path, start: at, end: chain.end });
  }
  const mention = actBefore(text, at, floor);
  if (loose && mention === undefined) return [];
  const head: Head = { act: mention?.act ?? { kind: 'this' }, anchor: 'act' };
  return readList(text, head, { path: chain.path, start: mention?.at ?? at, end: chain.end });
}

/** 法律第八十九号 is a law's own number. */
const isLawNumber = (text: string, at: number): boolean => matchAt(UNIT, text, at)?.[2] === '号';

/** A false alarm leaves the floor: the law's number in "民法（明治二十九年法律第八十九号）第一条" hides no name. */
const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), floor);

export const JAPANESE: Grammar = { system: 'ja', starts: STARTS, trigger: TRIGGER, read };
