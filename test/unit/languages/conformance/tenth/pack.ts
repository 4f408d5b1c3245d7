import type { Path, PathUnit } from '../../../../../src/law';
import {
  insideWord,
  matchAt,
  reading,
  toNumber,
  type ActMention,
  type CitationDraft,
  type Grammar,
} from '../../../../../src/languages/citations/engine';
import { besideIn, readListBeforeAct, readMembers, type ListStyle } from '../../../../../src/languages/citations/list';
import type { Naming } from '../../../../../src/languages/citations/naming';
import { partsOf } from '../../../../../src/languages/citations/relativeUnits';
import type { LanguagePack } from '../../../../../src/languages/pack';

// The skeleton of a language that nobody speaks: `klauz 2 ust 1 ot Zakon za portove` is article 2, paragraph 1, of an act.

const NUMBER = '(\\d{1,4}[a-z]?)(?![\\p{L}\\p{N}]|[.,]\\d)';
const ARTICLE = new RegExp(`(?:[Kk]lauz(?:en)?\\s)?${NUMBER}(?:\\sust\\s${NUMBER})?`, 'uy');
const PARAGRAPH = new RegExp(`(?:[Uu]st\\s)?${NUMBER}`, 'uy');
const ACT = /\sot\s(?:(toze)\szakon|(onze)\szakon|(\p{Lu}\p{L}{2,40}(?:\sza\s\p{L}{2,40})?))(?!\p{L})/uy;
const OF_ARTICLE = new RegExp(`\\sot\\s(?:(onze)\\sklauz(?!\\p{L}|\\s\\d)|klauz\\s${NUMBER})`, 'uy');

const paragraph = (number: string): PathUnit => ({ kind: 'paragraph', number: toNumber(number) });

const articleAt: ListStyle['member'] = (text, at) => {
  const match = matchAt(ARTICLE, text, at);
  if (match === null) return undefined;
  const [whole, number, within] = match;
  const article: PathUnit = { kind: 'article', number: toNumber(number!) };
  return { path: within === undefined ? [article] : [article, paragraph(within)], end: at + whole.length };
};

const paragraphAt: ListStyle['member'] = (text, at, path) => {
  const match = matchAt(PARAGRAPH, text, at);
  return match === null ? undefined : { path: besideIn(path, [paragraph(match[1]!)]), end: at + match[0].length };
};

const styleOf = (member: ListStyle['member']): ListStyle => ({
  separator: /,\s|\sra\s/uy,
  range: /\sdova\s/uy,
  member,
});

function actBehind(text: string, at: number): ActMention | undefined {
  const match = matchAt(ACT, text, at);
  if (match === null) return undefined;
  const [whole, own, previous, name] = match;
  const end = at + whole.length;
  if (own !== undefined) return { act: { kind: 'this' }, at: end };
  return { act: previous === undefined ? { kind: 'named', name: name! } : { kind: 'previous' }, at: end };
}

/** `ust 1`, `ust 1 ot klauz 2 ot ...`, `ust 1 ot onze klauz`. */
function paragraphsAt(text: string, at: number): readonly CitationDraft[] {
  const first = paragraphAt(text, at, []);
  if (first === undefined) return [];
  const members = readMembers(text, { start: at, ...first }, styleOf(paragraphAt));
  const { end } = members.at(-1)!;
  const of = matchAt(OF_ARTICLE, text, end);
  if (of === null) return members.map((member) => ({ ...member, act: { kind: 'this' }, anchor: 'here' }));
  const behind = end + of[0].length;
  if (of[1] !== undefined) return partsOf('article', 'previous', members, behind);
  const article: PathUnit = { kind: 'article', number: toNumber(of[2]!) };
  const act = actBehind(text, behind);
  const within = (path: Path): Path => [article, ...path];
  return members.map(({ path, through, ...span }, index) => ({
    ...span,
    ...(index === members.length - 1 && { end: act?.at ?? behind }),
    path: within(path),
    ...(through !== undefined && { through: within(through) }),
    act: act?.act ?? { kind: 'this' },
    anchor: 'act',
  }));
}

function draftsAt(text: string, at: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const neighbour = matchAt(/[Pp]redna\sklauz(?!\p{L}|\s\d)/uy, text, at);
  if (neighbour !== null) {
    const path: Path = [{ kind: 'article', number: '' }];
    return [{ start: at, end: at + neighbour[0].length, act: { kind: 'this' }, anchor: 'preceding', path }];
  }
  if (matchAt(/[Uu]st/uy, text, at) !== null) return paragraphsAt(text, at);
  const first = articleAt(text, at, []);
  return first === undefined ? [] : readListBeforeAct(text, { start: at, ...first }, styleOf(articleAt), actBehind);
}

const grammar: Grammar = {
  system: 'xx',
  starts: '[Kk]lauz [Uu]st\\s [Pp]redna',
  trigger: /[Kk]lauz(?:en)?(?=\s\d)|[Uu]st(?=\s\d)|[Pp]redna(?=\sklauz)/uy,
  read: (text, at) => reading(draftsAt(text, at), at),
};

const naming: Naming = {
  open: ['behind'],
  conjunctions: 'ra',
  prepositions: 'ot',
  joins: 'dova',
  ownText: 'toze',
  link: 'ot\\s{1,2}',
  nameInFront: /\s$/u,
  namedBehind: /^\sot\s\p{Lu}/u,
};

/** A language's folder with what must be in it. */
export const tenth: LanguagePack = {
  code: 'xx',
  citations: { grammar, naming, believed: 'at home' },
  labels: { units: { article: ({ number }) => ` klauz ${number}`, paragraph: ({ number }) => ` ust ${number}` } },
  headings: { words: { before: { klauz: 'article' } } },
  detection: { functionWords: 'ot ra dova toze onze zado kogda bylo jesut' },
};
