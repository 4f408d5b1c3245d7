import type { Anchor, Path, PathUnit } from '../../../law';
import {
  matchAt,
  reading,
  type ActMention,
  type CitationDraft,
  type Grammar,
  type Reading,
} from '../../citations/engine';
import { actBefore } from './act';
import { bracketEnd, isReplacing, saysPart } from './context';
import { pattern, patterns } from './patterns';
import {
  ARTICLE_SIGNS,
  chainAt,
  DIGITS,
  DIVISION_SIGNS,
  FOLLOWING_NUMBERS,
  inDigits,
  itemAt,
  KANA,
  kindOfUnit,
  NO_WORD,
} from './units';
import type { Member } from '../../citations/list';
import { readQualifiedList, type Bracket, type QualifiedStyle } from '../../citations/qualified';
import { countedApart, endOfRange } from '../../citations/relativeUnits';
import { RANK, rank } from '../../citations/unitRank';

/** Every unit begins with 第 and a number, but for words that point back, annexes, and numbers behind an act's name. */
const NUMBER_STARTS = Array.from({ length: 8 }, (_, more) => `${DIGITS.repeat(more + 1)}条`);
const LIST_STARTS = [1, 2, 3].flatMap((length) => [
  `${DIGITS.repeat(length)}[、，,・~〜～－–かな乃Ⅰ-Ⅻ-]`,
  `${DIGITS.repeat(length)}\\s[、，,・~〜～－–かな乃-]`,
]);
const STARTS = [
  `第${DIGITS} 第\\s 別表 附則第 附則の第 附則\\s 附則[（(] 附則${DIGITS} 本[${ARTICLE_SIGNS}]`,
  `[同次][${ARTICLE_SIGNS}${DIVISION_SIGNS}] 前[${ARTICLE_SIGNS}${DIVISION_SIGNS}各] 前${DIGITS}`,
  `[${KANA}]に [${KANA}]の [${KANA}]から[${KANA}]ま [${KANA}]又は[${KANA}] [${KANA}]及び[${KANA}] [${KANA}]若し [${KANA}]、[${KANA}]`,
  ...NUMBER_STARTS,
  ...LIST_STARTS,
].join(' ');
/** What stands in front of an article without 第 is an act's name: its last sign, and what may follow it. */
const BEHIND_NAME = '(?<=(?:[法律令則例約程][」』｣]?(?:上?の|上|[（(]|、)?|[）)])[ \\u3000]?)';
/** イ alone, where the words around it tell that an item is meant: イに規定する, イからハまで, イ又はロ. */
const BARE_ITEM = `(?<![ァ-ヶー])[${KANA}](?=に(?:規定|掲げる|該当|定める|係る)|の(?:規定|いずれ)|から[${KANA}]まで|(?:又は|及び|若しくは|、)[${KANA}](?![ァ-ヶー]))`;
const TRIGGER = pattern(
  [
    `第(?=[ \\u3000]?${DIGITS})|別表|附則(?=[ \\u3000の]?第|${DIGITS}{1,8}[条項]|[（(][^（）()]{1,60}[）)][ \\u3000]?第)`,
    `[同次](?=[${ARTICLE_SIGNS}${DIVISION_SIGNS}])|本(?=[${ARTICLE_SIGNS}])`,
    `前(?=(?:${DIGITS}{0,3}|各)[${ARTICLE_SIGNS}]|${DIGITS}{0,3}[${DIVISION_SIGNS}])`,
    `${BEHIND_NAME}${DIGITS}{1,8}(?=条|[Ⅰ-Ⅻ]|${FOLLOWING_NUMBERS}条)`,
    BARE_ITEM,
  ].join('|'),
  'uy',
);

/**
 * 本文, ただし書: a part of a paragraph that is no unit; in a list it belongs to the member in front, as まで does to the range
 * that it closes: 第三条から第五条まで及び第七条.
 */
const SEPARATOR =
  /(?:本文|ただし書き?|但し?書き?|前段|後段|柱書き?|各号(?:列記以外の部分)?|まで(?=[、及又並若]))?(?:[ \u3000]?[、，,・][ \u3000]?|及び|又は|並びに|若しくは|および|または|ならびに|もしくは|と)/uy;
const RANGE = /から|乃至|ないし|[ \u3000]?[~〜～－–-][ \u3000]?/uy;
/** 前二条: so many before the one that the text stands in; 前各項: all of them. */
const RELATIVE = pattern(`([同前次本])(${DIGITS}{0,3}|(?<=前)各)([${ARTICLE_SIGNS}${DIVISION_SIGNS}])${NO_WORD}`, 'uy');
/** What counts laws, not units: 明治二十九年法律第八十九号. */
const LAW_NUMBER = /(?:法律|政令|勅令|省令|府令|規則|条例|告示|訓令|条約|年)$/u;

/** The number of a file, with the sign of its kind, and of a gazette: 昭和六〇年（オ）第三号, 官報第三号; read from the number on. */
const FILE_NUMBER = pattern(
  `(?<=(?:年\\s?[（(][\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Han}]{1,4}[）)]|[官公]報)\\s?)第${DIGITS}{1,6}号`,
  'uy',
);

const ANCHOR_OF_WORD: Readonly<Record<string, Anchor>> = {
  同: 'previous',
  前: 'preceding',
  次: 'following',
  本: 'here',
};

type Head = Pick<CitationDraft, 'act' | 'anchor'>;

/** A bare unit in a bracket; one that says which of the parts of what is qualified are meant is of it. */
function belongs(text: string, { act, anchor, start, path }: CitationDraft, bracket: Bracket): 'part' | 'text' {
  const isBare = act.kind === 'this' && anchor === 'here' && rank(path[0]!) > RANK.article!;
  return isBare && saysPart(text, bracket.qualified.end, start, bracket.end) ? 'part' : 'text';
}

/** Behind the first, members are written without 第 too: 港湾法第3条1項、2項; an item in a list of items: 第二号イ又はロ. */
const STYLE: QualifiedStyle = {
  separator: SEPARATOR,
  range: RANGE,
  rank,
  trigger: TRIGGER,
  chainAt: (text, at) => chainAt(text, at, { loose: true }) ?? chainOfItem(text, at),
  bracketEnd,
  draftsAt: (text, at, floor) => draftsAt(text, at, floor),
  belongs,
};

const readList = (text: string, head: Head, first: Member): CitationDraft[] =>
  readQualifiedList(text, head, first, STYLE);

function chainOfItem(text: string, at: number): Member | undefined {
  const item = itemAt(text, at);
  return item === undefined ? undefined : { path: [item.unit], start: at, end: item.end };
}

/**
 * 同条第二項, 前項, 次条第一項, 本条: counted from the provision cited before, or from the one they stand in. 同 stands for a unit
 * of its kind: in 同項第一号 the paragraph has no number, and the text tells which one it is.
 */
function readRelative(text: string, match: RegExpExecArray): readonly CitationDraft[] {
  const after = match.index + match[0].length;
  const isEach = match[2] === '各';
  const own: PathUnit = { kind: kindOfUnit(match[3]!), number: isEach ? '' : inDigits(match[2]!) };
  const chain = chainAt(text, after, { coarserThan: rank(own) });
  const anchor = ANCHOR_OF_WORD[match[1]!]!;
  const units = chain?.path ?? [];
  if (anchor === 'here' && units.length === 0) return [];
  const path: Path = anchor === 'here' ? units : [own, ...units];
  const first = { path, start: match.index, end: chain?.end ?? after };
  const all = isEach && chain === undefined ? { through: [{ ...own, number: '1' }] } : {};
  return countedApart(readList(text, { act: { kind: 'this' }, anchor }, { ...first, ...all }), own);
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const drafts = listAt(text, at, floor);
  const last = drafts.at(-1);
  const range = last === undefined ? null : matchAt(RANGE, text, last.end);
  const relative = range === null ? null : matchAt(RELATIVE, text, last!.end + range[0].length);
  const [end, ...others] = relative === null ? [] : readRelative(text, relative);
  return end === undefined ? drafts : [...drafts, endOfRange(end, last!), ...others];
}

function listAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const relative = matchAt(RELATIVE, text, at);
  if (relative !== null) return readRelative(text, relative);
  if (LAW_NUMBER.test(text.slice(Math.max(floor, at - 2), at)) && isLawNumber(text, at)) return [];
  if (matchAt(FILE_NUMBER, text, at) !== null) return [];
  const item = itemAt(text, at);
  if (item !== undefined) {
    return readList(text, { act: { kind: 'this' }, anchor: 'here' }, { path: [item.unit], start: at, end: item.end });
  }
  const loose = /^[^第別附]/u.test(text[at]!);
  const chain = chainAt(text, at, { loose });
  if (chain === undefined) return [];
  if (rank(chain.path[0]!) > RANK.article!) {
    return readList(text, { act: { kind: 'this' }, anchor: 'here' }, { path: chain.path, start: at, end: chain.end });
  }
  const first = { path: chain.path, start: at, end: chain.end };
  // "民法、709条": behind a comma only a number without 第 is of the act.
  const comma = loose && text[at - 1] === '、' ? 1 : 0;
  const mention = actBefore(text, at - comma, floor) ?? actOfBracket(text, first, floor);
  if (loose && mention === undefined) return [];
  const head: Head = { act: mention?.act ?? { kind: 'this' }, anchor: 'act' };
  return readList(text, head, { ...first, start: mention?.at ?? at });
}

/** 民法（第三条、第五条）: a bracket behind a name that holds nothing but citations of the act. Their spans leave the name out. */
function actOfBracket(text: string, first: Member, floor: number): ActMention | undefined {
  if (!/[（(]/u.test(text[first.start - 1] ?? '')) return undefined;
  const mention = actBefore(text, first.start - 1, floor);
  if (mention === undefined) return undefined;
  const last = readList(text, { act: mention.act, anchor: 'act' }, first).at(-1)!;
  return /[）)]/u.test(text[last.end] ?? '') ? { act: mention.act, at: first.start } : undefined;
}

/** 法律第八十九号 is a law's own number. */
const isLawNumber = (text: string, at: number): boolean => chainAt(text, at)?.path[0]!.kind === 'point';

/**
 * What replaces words of another provision ("第五条中「前条」とあるのは「第十条」と読み替える") is counted from that one: where it
 * names no act it is left alone.
 *
 * A false alarm leaves the floor: the law's number in "民法（明治二十九年法律第八十九号）第一条" hides no name.
 */
function read(text: string, at: number, floor: number): Reading {
  const drafts = draftsAt(text, at, floor);
  const isQuoted = drafts.length > 0 && drafts[0]!.act.kind !== 'named' && isReplacing(text, at);
  return isQuoted ? { drafts: [], end: drafts.at(-1)!.end } : reading(drafts, floor);
}

export const grammar: Grammar = {
  system: 'ja',
  starts: STARTS,
  script: '\u3040-\u30FF\u3400-\u9FFF',
  trigger: TRIGGER,
  patterns,
  read,
};
