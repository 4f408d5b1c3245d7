import type { ActMention } from '../../citations/engine';
import { matchesOf } from '../../../text';

/** How far to the left an act's name is looked for, in UTF-16 units. */
export const NAME_WINDOW = 100;

const SUBORDINATE = /\s*(시행\s?령|시행\s?규칙)\s*$/u;
/** "법 시행령", "이 법 시행규칙": a subordinate act of one that only the document tells. */
const SUBORDINATE_OF_SHORT = /(?:^|[^가-힣])((?:(?:같은|동|이)\s?)?법\s?(?:시행령|시행규칙))\s?$/u;
/** "동 시행령", "그 시행규칙": of the act named before, in short. */
const SUBORDINATE_OF_SAME = /(?:^|[^가-힣])((?:같은|동|그|위|상기)\s?(시행령|시행규칙))\s?$/u;
const SAME = /(?:^|[^가-힣])((?:같은|동|위|상기|해당|당해)\s?(법률|법|영|규칙|시행령|시행규칙|조례|규정))\s?$/u;
const OWN = /(?:^|[^가-힣])((?:이|본)\s?(?:법률|법|영|규칙|조례|규정|고시|령))\s?$/u;
const SHORT = /(?:^|[^가-힣])(법|영|령|규칙|시행령|시행규칙|조례)\s?$/u;
const LAST_WORD = /([가-힣A-Za-z0-9ㆍ·]+)\s?$/u;
const ACT_WORD = /(?:법|법률|령|규칙|규정|조례|헌법|협약|조약)$/u;
/** A last word that names no act alone: "… 관한 법률", "… 시행령". */
const GENERIC = /^(?:법률|특별법|특례법|기본법|시행령|시행규칙|규칙|규정|조례|협약|조약)$/u;
/** Words that end as act names do and are none. */
const NO_ACT = /^(?:방법|위법|불법|합법|적법|편법|문법|명령|발령|수령|법령|관계법령|각령)$/u;
/** Particles that close the phrase before a name; `을`/`를` belong to the name in "… 을 위한 특별법". */
const PHRASE_END = /(?:은|는|에서|에게|으로|로|면|며|고|하여|따라|따른|의하여|규정한|또는|및)$/u;
const OBJECT = /[을를]$/u;
const PURPOSE = /^(?:위한|위하여|통한)/u;

const CORNERS = ['「', '『', '｢'];
/** What closes an act's name, with what opens it. */
const BRACKETS: Readonly<Record<string, readonly string[]>> = {
  '」': CORNERS,
  '』': CORNERS,
  '｣': CORNERS,
  '〉': ['〈'],
  '》': ['《'],
  '≫': ['≪'],
};
/** What quotes other things too: only words that end as acts do are a name in them. */
const QUOTES: Readonly<Record<string, readonly string[]>> = {
  '”': ['“'],
  '’': ['‘'],
  '>': ['<'],
  '"': ['"'],
  "'": ["'"],
};
const QUOTED_ACT = /[가-힣](?:법|법률|령|규칙|규정|조례|협약|조약)$/u;
/** "등불관리법(2020. 1. 1. 개정되기 전의 것)", "상법(이하 "법"이라 한다)", "상법[법률 제5호]": a note behind a name. */
const NOTE = /(?:\([^()]{1,90}\)|\[[^[\]]{1,90}\]|<[^<>]{1,90}>)$/u;
/** "민법상 제3조", "「민법」의 제3조": what may stand between a name and its provision. */
const JOINT = /(?<=[법률령칙약례정][」』｣〉》]?)(?:\s?상의?|의)\s?$/u;

interface Name {
  readonly name: string;
  /** Of its span at the end of the window. */
  readonly length: number;
}

/** `「상법」`, `「상법」(이하 "법"이라 한다)`, `「상법」 시행령`, `“상법”`: the brackets decide. */
function bracketed(window: string): Name | undefined {
  const subordinate = SUBORDINATE.exec(window);
  let head = (subordinate === null ? window : window.slice(0, subordinate.index)).trimEnd();
  if (head.endsWith(')')) head = head.slice(0, Math.max(0, head.lastIndexOf('('))).trimEnd();
  const closing = head.at(-1) ?? '';
  const inner = head.slice(0, -1);
  const openers = BRACKETS[closing] ?? QUOTES[closing];
  if (openers === undefined) return undefined;
  const open = Math.max(...openers.map((sign) => inner.lastIndexOf(sign)));
  if (open < 0) return closing in BRACKETS ? closedOnly(inner, window) : undefined;
  const quoted = inner.slice(open + 1).trim();
  // `「항만법 시행령」(이하 "시행령"이라 한다) 시행령 제3조`: the short name goes on its own.
  if (subordinate !== null && head.length < subordinate.index && SUBORDINATE.test(quoted)) return undefined;
  if (closing in QUOTES && !QUOTED_ACT.test(quoted)) return undefined;
  const name = `${quoted} ${subordinate?.[1] ?? ''}`.trim();
  return name === '' ? undefined : { name, length: window.length - open };
}

/** `등불관리법」`: a bracket that was never opened. */
function closedOnly(inner: string, window: string): Name | undefined {
  const found = unbracketed(inner);
  return found === undefined ? undefined : { ...found, length: found.length + window.length - inner.length };
}

/** A name without brackets in front of a note. */
function noted(window: string): Name | undefined {
  const end = window.trimEnd().replace(NOTE, '').trimEnd().length;
  const found = end === window.trimEnd().length ? undefined : unbracketed(window.slice(0, end));
  return found === undefined ? undefined : { ...found, length: found.length + window.length - end };
}

/**
 * A name without brackets: the word in front of the article when it ends as acts do ("형법 제329조"); more words when
 * that word names nothing alone ("… 이용에 관한 법률"), back to punctuation or a particle that closes a phrase. Known
 * failure: a particle inside a title ("… 에 따른 …법률") cuts it short. The resolver, which knows the corpus' acts,
 * widens the span to the longest title that ends here.
 */
function unbracketed(window: string): Name | undefined {
  const last = LAST_WORD.exec(window);
  if (last === null || !ACT_WORD.test(last[1]!) || NO_ACT.test(last[1]!)) return undefined;
  let start = last.index;
  if (GENERIC.test(last[1]!)) start = extend(window, start, last[1]!);
  return { name: window.slice(start).trim(), length: window.length - start };
}

function extend(window: string, from: number, word: string): number {
  const sentence = window.slice(0, from);
  let start = from;
  let following = word;
  const words = matchesOf(/[가-힣A-Za-z0-9ㆍ·]+|[^\s]/gu, sentence)
    .slice(-10)
    .reverse();
  for (const { 0: before, index } of words) {
    const joined = /^및$/u.test(before) || (OBJECT.test(before) && PURPOSE.test(following));
    if (!/^[가-힣A-Za-z0-9ㆍ·]/u.test(before)) break;
    if (!joined && (PHRASE_END.test(before) || OBJECT.test(before))) break;
    start = index;
    following = before;
  }
  const conjunction = /^(?:(?:및|와|과|또는)\s+)+/u.exec(sentence.slice(start));
  return start + (conjunction?.[0].length ?? 0);
}

/** "「상법」의 경우 제76조". */
const CASE_OF = /[「『]([^「」『』]{1,100})[」』]의\s?(?:경우(?:에는)?\s)?$/u;
/** A bracket behind an act's name that cites law itself: "「항만법」(법률 제5호 부칙 제2조로 폐지되기 전의 것을 말한다) 제6조". */
const WITH_BRACKET = /[「『]([^「」『』]{1,100})[」』]\([^()]{1,200}\)\s?$/u;

/** The name of the act where it does not stand right in front of the unit, so that the citation's span leaves it out. */
function namedApart(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - 3 * NAME_WINDOW), at);
  const match = /[경우에는의]\s?$/u.test(before)
    ? CASE_OF.exec(before)
    : before.trimEnd().endsWith(')')
      ? WITH_BRACKET.exec(before)
      : null;
  return match?.[1]!.trim();
}

/** The act in front of the unit at offset `at`, not further left than `floor`. */
export function actBefore(text: string, at: number, floor: number): ActMention | undefined {
  const joint = JOINT.exec(text.slice(Math.max(floor, at - NAME_WINDOW), at))?.[0] ?? '';
  return actEndingAt(text, at - joint.length, floor);
}

function actEndingAt(text: string, at: number, floor: number): ActMention | undefined {
  const window = text.slice(Math.max(floor, at - NAME_WINDOW), at);
  const quoted = bracketed(window);
  if (quoted !== undefined) return { act: { kind: 'named', name: quoted.name }, at: at - quoted.length };
  const from = (match: RegExpExecArray): number => at - window.length + match.index + match[0].indexOf(match[1]!);
  // `같은 법 시행령(이하 "영"이라 한다) 제2조`
  const said = window.trimEnd().replace(NOTE, '');
  const subordinate = SUBORDINATE_OF_SHORT.exec(said);
  if (subordinate !== null) return { act: { kind: 'defined', name: subordinate[1]! }, at: from(subordinate) };
  const ofSame = SUBORDINATE_OF_SAME.exec(said);
  if (ofSame !== null) return { act: { kind: 'defined', name: `같은 ${ofSame[2]!}` }, at: from(ofSame) };
  const own = OWN.exec(said);
  if (own !== null) return { act: { kind: 'this' }, at: from(own) };
  const same = SAME.exec(said);
  if (same !== null) return { act: { kind: 'previous' }, at: from(same) };
  const apart = namedApart(text, at);
  if (apart !== undefined) return { act: { kind: 'named', name: apart }, at };
  const short = SHORT.exec(window);
  const name = unbracketed(window) ?? noted(window);
  if (name !== undefined && name.name !== short?.[1]) {
    return { act: { kind: 'named', name: name.name }, at: at - name.length };
  }
  return short === null ? undefined : { act: { kind: 'defined', name: short[1]! }, at: from(short) };
}
