import type { Anchor, Path, PathUnit, UnitKind } from '../../law';
import { insideWord, matchAt, reading, toNumber, type CitationDraft, type Grammar, type Reading } from './engine';
import { actBehind } from './frenchAct';
import { besideIn, readListBeforeAct, type ListStyle } from './list';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^premi/iu, 1],
  [/^(?:deuxième|second)/iu, 2],
  [/^troisième/iu, 3],
  [/^quatrième/iu, 4],
  [/^cinquième/iu, 5],
  [/^sixième/iu, 6],
  [/^septième/iu, 7],
  [/^huitième/iu, 8],
  [/^neuvième/iu, 9],
  [/^dixième/iu, 10],
];
const ORDINAL =
  '(?:[Pp]remi(?:er|ère)|[Dd]euxième|[Ss]econde?|[Tt]roisième|[Qq]uatrième|[Cc]inquième|[Ss]ixième|[Ss]eptième|[Hh]uitième|[Nn]euvième|[Dd]ixième)';

const STARTS =
  '[Aa]rticle ARTICLE [Aa]rt. [Aa]linéa [Pp]aragraphe [Pp]remi [Dd]euxième [Ss]econd [Tt]roisième [Qq]uatrième [Cc]inquième [Ss]ixième [Ss]eptième [Hh]uitième [Nn]euvième [Dd]ixième \\d° \\d\\d° [IVX]\\sd [IVX][IVX]';
const TRIGGER = new RegExp(
  `(?:[Aa]rticles?|ARTICLES?)(?!\\p{L})|[Aa]rt\\.(?=\\s?[LRDAC\\d])|[Aa]linéas?(?=\\s\\d)|[Pp]aragraphes?(?=\\s\\d)|${ORDINAL}(?=\\s(?:alinéa|phrase))|(?:\\d{1,2}°|[IVX]{1,5})(?=\\s(?:du|de\\sl))`,
  'uy',
);

const ARTICLE = /(?:[Aa]rticles?|ARTICLES?|[Aa]rt\.)\s{0,2}/uy;
/** L. 121-1, R.* 123-4, L121-1, 1er, 5 bis, 1649 A. */
const NUMBER =
  /(?:liminaire|((?:LO|[LRDAC])\.?\*?\.?\s?(?=\d))?(\d{1,5}(?:-\d{1,4}){0,4})(?:er)?(?:\s(bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)(?![\p{L}]))?(?:\s([A-Z])(?![\p{L}\p{N}.'’]))?)(?![\p{L}\p{N}%])/uy;
/** Behind an article: ", alinéa 2", " § 3", " (1)", ", I", ", 2°", ", a)". */
const DETAIL =
  /,?\s{0,2}(?:(?:(alinéas?|al\.)|(paragraphes?|par\.|§)|(point))\s{0,2}(\d{1,3}|[a-z])(?![\p{L}\p{N}])\)?|\((\d{1,2})\)|(\d{1,2})°|([a-z])\)|([IVX]{1,5})(?![\p{L}\p{N}.'’]))/uy;
const INNER_ORDINAL = new RegExp(`(${ORDINAL})\\s(alinéa|phrase)s?`, 'uy');
const INNER_NUMBER =
  /(?:([Aa]linéas?)|([Pp]aragraphes?))\s(\d{1,3})(?![\p{L}\p{N}])|(\d{1,2})°|([IVX]{1,5})(?![\p{L}\p{N}])/uy;
const OF =
  /\s{1,2}(?:du|de)\s{1,2}(?=\d{1,2}°|[IVX]{1,5}\s|[Pp]remier|[Dd]euxième|[Ss]econd|[Tt]roisième|paragraphe)|\s{1,2}(?:de\sl['’]|des\s{1,2})(?=article|alinéa)/uy;
const SEPARATOR = /\s{0,2},\s{1,2}(?:et\s)?|\s{1,2}(?:et|ou|ainsi\sque)\s{1,2}(?:(?:de\s)?l['’])?/uy;
const RANGE = /\s{1,2}(?:à|au)\s{1,2}(?:l['’])?/uy;
/** "2 ans", "5 %": numbers that a list does not hold. */
const QUANTITY = /\s{0,2}(?:%|€|euros?|ans?|mois|jours?|heures?|mètres?)(?!\p{L})/uy;
/** "l'article précédent", "au même article", "le présent article". */
const ARTICLE_WORD = /[Aa]rticle\s(précédent|suivant)(?!\p{L})/uy;
const BEFORE_ARTICLE = /(?:^|[^\p{L}])(même|dit|ledit|dudit|audit|présent)\s$/u;

interface Chain {
  readonly path: Path;
  readonly end: number;
}

const ordinalOf = (word: string): string => String(ORDINALS.find(([pattern]) => pattern.test(word))?.[1] ?? '');

function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  const book = match[1]?.replace(/[^LORDAC]/gu, '') ?? '';
  const raw = match[2] === undefined ? match[0] : `${book}${match[2]}${match[3] ?? ''}${match[4] ?? ''}`;
  const units: PathUnit[] = [{ kind: 'article', number: toNumber(raw) }];
  let end = at + match[0].length;
  for (let detail = matchAt(DETAIL, text, end); detail !== null; detail = matchAt(DETAIL, text, end)) {
    if (units.length > 6) break;
    units.push(detailUnit(detail));
    end += detail[0].length;
  }
  return { path: units, end };
}

function detailUnit(match: RegExpExecArray): PathUnit {
  const [, alinea, paragraph, , number, bracket, degree, letter, roman] = match;
  if (alinea !== undefined) return { kind: 'subparagraph', number: number! };
  if (paragraph !== undefined) return { kind: 'paragraph', number: number! };
  if (bracket !== undefined) return { kind: 'paragraph', number: bracket };
  if (roman !== undefined) return { kind: 'paragraph', number: toNumber(roman) };
  return letter === undefined ? { kind: 'point', number: degree ?? number! } : { kind: 'item', number: letter };
}

/** "deuxième alinéa", "alinéa 2", "2°", "II". */
function innerAt(text: string, at: number): { unit: PathUnit; end: number } | undefined {
  const ordinal = matchAt(INNER_ORDINAL, text, at);
  if (ordinal !== null) {
    const kind: UnitKind = ordinal[2] === 'phrase' ? 'sentence' : 'subparagraph';
    return { unit: { kind, number: ordinalOf(ordinal[1]!) }, end: at + ordinal[0].length };
  }
  const match = matchAt(INNER_NUMBER, text, at);
  if (match === null) return undefined;
  const end = at + match[0].length;
  if (match[1] !== undefined) return { unit: { kind: 'subparagraph', number: match[3]! }, end };
  if (match[2] !== undefined) return { unit: { kind: 'paragraph', number: match[3]! }, end };
  if (match[4] !== undefined) return { unit: { kind: 'point', number: match[4] }, end };
  return { unit: { kind: 'paragraph', number: toNumber(match[5]!) }, end };
}

/** "2° du I de l'article L. 33-1": from the finest unit outwards; without an article, units of the place it stands in. */
function outwardsFrom(text: string, at: number): Chain | undefined {
  let path: Path = [];
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const article = word === null ? undefined : articleAt(text, end + word[0].length);
    if (article !== undefined) return { path: [...article.path, ...path], end: article.end };
    const inner = innerAt(text, end);
    if (inner === undefined) break;
    path = [inner.unit, ...path];
    end = inner.end;
    const of = matchAt(OF, text, end);
    if (of === null) return { path, end };
    end += of[0].length;
  }
  return undefined;
}

const memberAt: ListStyle['member'] = (text, at, path) => {
  const word = matchAt(ARTICLE, text, at);
  const start = at + (word?.[0].length ?? 0);
  if (path[0]!.kind === 'article' && path.length === 1) return articleAt(text, start);
  const article = articleAt(text, start);
  const isArticle =
    path[0]!.kind === 'article' && article !== undefined && (word !== null || /^[LRDAC]/u.test(text[start]!));
  if (isArticle) return article;
  const inner = innerAt(text, at) ?? bareAt(text, at, path);
  return inner === undefined ? undefined : { path: besideIn(path, [inner.unit]), end: inner.end };
};

/** "alinéas 2 et 3": a number at the depth of the one before it. */
function bareAt(text: string, at: number, path: Path): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(/\d{1,3}(?![\p{L}\p{N}°-])/uy, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  return { unit: { kind: path.at(-1)!.kind, number: match[0] }, end: at + match[0].length };
}

/** "l'article précédent", "même article". */
function relativeAt(text: string, at: number): readonly CitationDraft[] {
  const path: Path = [{ kind: 'article', number: '' }];
  const match = matchAt(ARTICLE_WORD, text, at);
  if (match !== null) {
    const anchor: Anchor = match[1] === 'précédent' ? 'preceding' : 'following';
    return [{ start: at, end: at + match[0].length, act: { kind: 'this' }, anchor, path }];
  }
  const before = BEFORE_ARTICLE.exec(text.slice(Math.max(0, at - 12), at));
  if (before === null || before[1] === 'présent' || !text.startsWith('rticle', at + 1)) return [];
  const start = at - before[1]!.length - 1;
  return [{ start, end: at + 'article'.length, act: { kind: 'this' }, anchor: 'previous', path }];
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const first = outwardsFrom(text, at);
  if (first === undefined) return relativeAt(text, at);
  const isWhole = first.path[0]!.kind === 'article';
  // "IV du code", "2° du": without an article such a number is too plain.
  if (!isWhole && first.path.every(({ kind }) => kind !== 'subparagraph' && kind !== 'sentence')) return [];
  const style = { separator: SEPARATOR, range: RANGE, member: memberAt };
  return readListBeforeAct(text, { start: Math.max(at, floor), ...first }, style, isWhole ? actBehind : undefined);
}

const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), at);

export const FRENCH: Grammar = { system: 'fr', starts: STARTS, trigger: TRIGGER, read };
