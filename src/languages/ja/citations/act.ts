import type { ActMention } from '../../citations/engine';
import { ARTICLE_SIGNS } from './units';

/** How far to the left an act's name is looked for, in UTF-16 units. */
export const NAME_WINDOW = 100;

/** 民法（明治二十九年法律第八十九号）: the law's number stands between its name and the article. */
const LAW_NUMBER = /[（(][^（）()]{0,60}[）)]$/u;
/** Such a bracket tells a name whatever that ends with: 皇室典範（昭和二十二年法律第三号）. */
const NUMBERED = /^[（(](?:明治|大正|昭和|平成|令和)[^（）()]{1,8}年[^（）()]{2,20}第/u;
const QUOTED = /[「『｢]([^「」『』｢｣]{1,80})[」』｣]$/u;
/** 会社法 第一条, 会社法の第一条, 会社法上の第一条: what may stand between a name and the article. */
const GAP = /(?:(?<=[法律令則例約程」』｣）)])(?:上?の|上))?[ \u3000]{0,2}$/u;
const HEAD = /(?:法|法律|令|規則|条例|憲法|条約|規程|協定|議定書|典範)$/u;
const OWN = /(?:この|(?<!\p{Script=Han})本)(?:法律?|政令|省令|府令|規則|条例|令)$/u;
const SAME = /(?<!\p{Script=Han})同(?:法律?|政令|省令|府令|令|規則|条例)$/u;
/** 同法施行令, 同施行令: a subordinate act of one that only the document tells. */
const SUBORDINATE_OF_SAME = /(?<!\p{Script=Han})同法?施行(?:令|規則)$/u;
/** 法第五条 in a cabinet order, 令第三条 in a ministerial one. */
const SHORT = /^(?:法|令|規則|条例|新法|旧法|新令|旧令)$/u;
/** Words that end as acts do and are none. */
const NO_ACT = /(?:方法|違法|不法|合法|適法|命令|法令|指令|訓令|司法|立法|商法上|手法|技法|用法)$/u;
/** What an act's name is made of when it is written without particles. */
const RUN = /[\p{Script=Han}\p{Script=Katakana}ーヶA-Za-zＡ-Ｚａ-ｚ]{1,60}$/u;
/** A last run that names no act alone: …に関する法律, …等に関する法律施行令. */
const GENERIC =
  /^(?:等に関する)?(?:法律|特別措置法|臨時措置法|特例法|基本法|政令|規則|条例|条約|協定)(?:施行(?:令|規則))?$/u;
/**
 * How far a name with particles goes to the left: to punctuation, or to a particle that titles do not have. Known failures:
 * a clause in front of the name that uses only particles of titles is taken into it; the resolver, which knows the corpus'
 * acts, cuts the name back to the longest title that ends here.
 */
const TITLE =
  /(?:^|[、。「」（）()\s]|(?:は|が|も|て|で|から|まで|及び|又は|並びに|若しくは)(?=\p{Script=Han}))((?:(?![、。「」（）()\s]|[はがもで](?=\p{Script=Han})).){2,90})$/u;

/** The act in front of the unit at offset `at`, not further left than `floor`. */
export function actBefore(text: string, at: number, floor: number): ActMention | undefined {
  const before = text.slice(Math.max(floor, at - NAME_WINDOW), at);
  const named = before.replace(GAP, '');
  const window = named.replace(LAW_NUMBER, '');
  const end = at - (before.length - window.length);
  const quoted = QUOTED.exec(window);
  if (quoted !== null) return { act: { kind: 'named', name: quoted[1]! }, at: end - quoted[0].length };
  if (!HEAD.test(window) && !NUMBERED.test(named.slice(window.length))) return undefined;
  const own = OWN.exec(window);
  if (own !== null) return { act: { kind: 'this' }, at: end - own[0].length };
  const subordinate = SUBORDINATE_OF_SAME.exec(window)?.[0];
  if (subordinate !== undefined) return { act: { kind: 'defined', name: subordinate }, at: end - subordinate.length };
  const same = SAME.exec(window);
  if (same !== null) return { act: { kind: 'previous' }, at: end - same[0].length };
  const run = RUN.exec(window)?.[0] ?? '';
  if (run === '' || NO_ACT.test(run)) return undefined;
  if (SHORT.test(run)) return { act: { kind: 'defined', name: run }, at: end - run.length };
  const whole = GENERIC.test(run) ? (TITLE.exec(window)?.[1] ?? run) : run;
  const name = isWithin(text, end - whole.length, floor) ? whole.slice(WITHIN.length) : whole;
  return { act: { kind: 'named', name }, at: end - name.length };
}

/** 第二十一条中港湾法第六条の改正規定: what an article of an amending law changes. */
const WITHIN = '中';

/** Whether a name begins with the word for "in", right behind a unit. */
const isWithin = (text: string, at: number, floor: number): boolean =>
  text.startsWith(WITHIN, at) && at === floor && ARTICLE_SIGNS.includes(text[at - 1] ?? '\n');
