import type { Anchor, Path, PathUnit, UnitKind } from '../../law';
import { insideWord, matchAt, reading, toNumber, type CitationDraft, type Grammar, type Reading } from './engine';
import { besideIn, readListBeforeAct, type ListStyle } from './list';
import { actBehind } from './spanishAct';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:primer|única?|único)/iu, 1],
  [/^segund/iu, 2],
  [/^tercer/iu, 3],
  [/^cuart/iu, 4],
  [/^quint/iu, 5],
  [/^sext/iu, 6],
  [/^s[eé]ptim/iu, 7],
  [/^octav/iu, 8],
  [/^noven/iu, 9],
  [/^décim/iu, 10],
];
const ORDINAL =
  '(?:primer[ao]?|únic[ao]|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|sext[ao]|s[eé]ptim[ao]|octav[ao]|noven[ao]|décim[ao])';

const STARTS =
  '[Aa]rtículo ARTÍCULO [Aa]rt. [Aa]rts. [Aa]partado [Ll]etra [Pp]árrafo primer únic segund tercer cuart quint sext s[eé]ptim octav noven décim [Dd]isposici';
const TRIGGER = new RegExp(
  `(?:[Aa]rtículos?|ARTÍCULOS?)(?!\\p{L})|[Aa]rts?\\.(?=\\s?\\d)|[Aa]partados?(?=\\s(?:\\d|[a-z]\\)|${ORDINAL}))|[Ll]etras?(?=\\s[a-zñ]\\))|[Pp]árrafos?(?=\\s(?:\\d|[a-z]\\)|${ORDINAL}))|(?:${ORDINAL})(?=\\spárrafo)|[Dd]isposici(?:ón|ones)(?=\\s(?:adicional|transitoria|derogatoria|final))`,
  'uy',
);

const ARTICLE = /(?:[Aa]rtículos?|ARTÍCULOS?|[Aa]rts?\.)\s{0,2}/uy;
/** 5, 5 bis, 5.º; what follows a full stop without a blank is a part: 5.1.a).2.º */
const NUMBER =
  /(\d{1,4})(?:\.?[ºª])?(?:\s(bis|ter|quater|quinquies|sexies|septies|octies)(?!\p{L}))?(?![\p{L}\p{N}%/])/uy;
const DOTTED = /\.(?:(\d{1,2})(?:\.?[ºª])?(?!\d)|\s?([a-zñ])\)|º)/uy;
const BRACKETED = /\s?(?:\((\d{1,2})\)|([a-zñ])\)|\(([a-zñ])\))/uy;
/** ", apartado 2", ", letra a)", ", párrafo segundo". */
const INNER = new RegExp(
  `(?:([Aa]partados?)|([Pp]árrafos?)|([Ll]etras?)|([Nn]úmeros?|[Oo]rdinal))\\s(?:(\\d{1,2})(?:\\.?º)?(?!\\d)|([a-zñ])\\)|(${ORDINAL})(?!\\p{L}))|(${ORDINAL})\\spárrafo`,
  'uy',
);
const COMMA = /,\s{1,2}/uy;
const OF = /\s{1,2}(?:del|de\sla|de\slos|de\slas|de)\s{1,2}(?=apartado|artículo|párrafo|letra|art\.|disposición)/uy;
const PROVISION = new RegExp(
  `[Dd]isposici(?:ón|ones)\\s(adicional|transitoria|derogatoria|final)(?:es)?(?:\\s(${ORDINAL}(?:\\s${ORDINAL})?))?(?!\\p{L})`,
  'uy',
);
const SEPARATOR = /\s{0,2},\s{1,2}(?:y\s)?|\s{1,2}(?:y|e|o|u|así\scomo)\s{1,2}(?:(?:el|los|la)\s)?/uy;
const RANGE = /\s{1,2}(?:al?|hasta)\s{1,2}(?:el\s)?|\s?[-–—]\s?/uy;
const QUANTITY = /\s{0,2}(?:%|€|euros?|años?|meses|mes|días?|horas?|metros?|por\s(?:ciento|100))(?!\p{L})/uy;
const RELATIVE = /[Aa]rtículo\s(anterior|precedente|siguiente)(?!\p{L})/uy;
const BEFORE_ARTICLE = /(?:^|[^\p{L}])(mismo|dicho|citado|referido)\s$/u;

interface Chain {
  readonly path: Path;
  readonly end: number;
}

const ordinalOf = (word: string): string => String(ORDINALS.find(([pattern]) => pattern.test(word))?.[1] ?? '');

/** "5.1.a)", "5 bis", "5, apartado 2, letra a)". */
function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  if (match === null) return undefined;
  const units: PathUnit[] = [{ kind: 'article', number: toNumber(`${match[1]!}${match[2] ?? ''}`) }];
  let end = at + match[0].length;
  while (units.length < 7) {
    const part = matchAt(DOTTED, text, end) ?? matchAt(BRACKETED, text, end);
    const comma = part === null ? (matchAt(COMMA, text, end)?.[0].length ?? 0) : 0;
    const inner = comma === 0 ? undefined : innerAt(text, end + comma);
    if (part === null && inner === undefined) break;
    const unit = inner?.unit ?? partUnit(part!, units);
    if (unit !== undefined) units.push(unit);
    end = inner?.end ?? end + part![0].length;
  }
  return { path: units, end };
}

/** A part that is told by its style alone: a number behind the article is a paragraph, below a letter an item. */
function partUnit(match: RegExpExecArray, units: readonly PathUnit[]): PathUnit | undefined {
  const [, number, letter, bracketed] = match;
  const isBelow = units.some(({ kind }) => kind === 'point');
  if (number !== undefined) return { kind: isBelow ? 'item' : 'paragraph', number };
  const sign = letter ?? bracketed;
  return sign === undefined ? undefined : { kind: 'point', number: sign };
}

function innerAt(text: string, at: number): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(INNER, text, at);
  if (match === null) return undefined;
  const [whole, apartado, parrafo, letra, , digits, letter, ordinal, leading] = match;
  const raw = ordinal ?? leading;
  const number = digits ?? letter ?? ordinalOf(raw!);
  const isParagraph = parrafo !== undefined || leading !== undefined;
  const kind: UnitKind =
    apartado !== undefined ? 'paragraph' : isParagraph ? 'subparagraph' : letra !== undefined ? 'point' : 'item';
  return { unit: { kind, number }, end: at + whole.length };
}

/**
 * "disposición adicional primera": a provision with a name of its own, written as its heading is slugged. Known failure:
 * "decimoprimera" and above in one word.
 */
function provisionAt(text: string, at: number): Chain | undefined {
  const match = matchAt(PROVISION, text, at);
  if (match === null) return undefined;
  const number = ['disposición', match[1]!, match[2]?.replace(/\s/gu, '-') ?? '']
    .filter((word) => word !== '')
    .join('-');
  return { path: [{ kind: 'container', number: number.toLowerCase() }], end: at + match[0].length };
}

/** "letra a) del apartado 1 del artículo 5": from the finest unit outwards. */
function outwardsFrom(text: string, at: number): Chain | undefined {
  let path: Path = [];
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const outer = word === null ? provisionAt(text, end) : articleAt(text, end + word[0].length);
    if (outer !== undefined) return { path: [...outer.path, ...path], end: outer.end };
    const inner = innerAt(text, end);
    if (inner === undefined) return undefined;
    path = [inner.unit, ...path];
    const of = matchAt(OF, text, inner.end);
    if (of === null) return { path, end: inner.end };
    end = inner.end + of[0].length;
  }
  return undefined;
}

const memberAt: ListStyle['member'] = (text, at, path) => {
  const word = matchAt(ARTICLE, text, at);
  const start = at + (word?.[0].length ?? 0);
  const last = path.at(-1)!.kind;
  if (word !== null || last === 'article') {
    const article = articleAt(text, start);
    return article === undefined || matchAt(QUANTITY, text, article.end) !== null ? undefined : article;
  }
  const inner = innerAt(text, at) ?? bareAt(text, at, last);
  return inner === undefined ? undefined : { path: besideIn(path, [inner.unit]), end: inner.end };
};

const BARE = /(\d{1,2})(?![\p{L}\p{N}/])|([a-zñ])\)/uy;

/** "apartados 1 y 2", "letras a) y b)": a number at the depth of the one before it. */
function bareAt(text: string, at: number, kind: UnitKind): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(BARE, text, at);
  const number = kind === 'point' ? match?.[2] : match?.[1];
  if (number === undefined || matchAt(QUANTITY, text, at + match![0].length) !== null) return undefined;
  return { unit: { kind, number }, end: at + match![0].length };
}

/** "el artículo anterior", "dicho artículo". */
function relativeAt(text: string, at: number): readonly CitationDraft[] {
  const path: Path = [{ kind: 'article', number: '' }];
  const match = matchAt(RELATIVE, text, at);
  if (match !== null) {
    const anchor: Anchor = match[1] === 'siguiente' ? 'following' : 'preceding';
    return [{ start: at, end: at + match[0].length, act: { kind: 'this' }, anchor, path }];
  }
  const before = BEFORE_ARTICLE.exec(text.slice(Math.max(0, at - 12), at));
  if (before === null || !text.startsWith('rtículo', at + 1)) return [];
  const start = at - before[1]!.length - 1;
  return [{ start, end: at + 'artículo'.length, act: { kind: 'this' }, anchor: 'previous', path }];
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const first = outwardsFrom(text, at);
  if (first === undefined) return relativeAt(text, at);
  const isWhole = first.path[0]!.kind === 'article' || first.path[0]!.kind === 'container';
  const style = { separator: SEPARATOR, range: RANGE, member: memberAt };
  return readListBeforeAct(text, { start: Math.max(at, floor), ...first }, style, isWhole ? actBehind : undefined);
}

const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), at);

export const SPANISH: Grammar = { system: 'es', starts: STARTS, trigger: TRIGGER, read };
