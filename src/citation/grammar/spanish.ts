import { isDivision, type Anchor, type Path, type PathUnit, type UnitKind } from '../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from './engine';
import { besideIn, readListBeforeAct, type ListStyle, type Member } from './list';
import { divisionAt, listedParts, withListed, type Chain, type PartStyle } from './romance/units';
import { actBehind, linkedActBehind } from './spanish/act';
import { ARTICLE, articleAt, DIVISIONS, innerAt, ORDINAL, provisionAt, provisionBeside } from './spanish/units';

const STARTS =
  '[Aa]rtículo ARTÍCULO [Aa]rt. [Aa]rts. [Aa]partado [Ll]etra [Pp]árrafo [Pp]rimer [Úú]nic [Ss]egund [Tt]ercer [Cc]uart [Qq]uint [Ss]ext [Ss][eé]ptim [Oo]ctav [Nn]oven [Dd][eé]cim [Dd]isposici D.[ATDF] D.\\s[ATDF] D[ATDF]\\s\\d D[ATDF].\\s [Cc]apítulo CAPÍTULO [Tt]ítulo TÍTULO [Ll]ibro LIBRO [Pp]arte [Ss]ubsección [Ss]ección [Aa]nexo ANEXO';
const TRIGGER = new RegExp(
  `(?:[Aa]rtículos?|ARTÍCULOS?)(?!\\p{L})|[Aa]rts?\\.(?=\\s?\\d)|[Aa]partados?(?=\\s(?:\\d|[a-z]\\)|${ORDINAL}))|[Ll]etras?(?=\\s[a-zñ]\\))|[Pp]árrafos?(?=\\s(?:\\d|[a-z]\\)|${ORDINAL}))|(?:${ORDINAL})(?=\\spárrafo)|[Dd]isposici(?:ón|ones)(?=\\s(?:adicional|transitoria|derogatoria|final))|D(?:\\.\\s?)?[ATDF]\\.?(?=\\s\\d{1,2}\\.?ª)|(?:[Cc]apítulo|CAPÍTULO|[Tt]ítulo|TÍTULO|[Ll]ibro|LIBRO|[Pp]arte|[Ss]ubsección|[Ss]ección|[Aa]nexo|ANEXO)(?=\\s)`,
  'uy',
);

const OF =
  /\s{1,2}(?:del|de\sla|de\slos|de\slas|de)\s{1,2}(?=apartado|artículo|párrafo|letra|art\.|disposición|D\.?\s?[ATDF]\.?\s\d|(?:[Cc]apítulo|[Tt]ítulo|[Ll]ibro|[Pp]arte|[Ss]ección|[Aa]nexo)\s)/uy;
const SEPARATOR = /\s{0,2},\s{1,2}(?:y\s)?|\s{1,2}(?:y|e|o|u|así\scomo)\s{1,2}(?:(?:el|los|la)\s)?/uy;
const RANGE = /\s{1,2}(?:al?|hasta)\s{1,2}(?:el\s)?|\s?[-–—]\s?/uy;
const QUANTITY = /\s{0,2}(?:%|€|euros?|años?|meses|mes|días?|horas?|metros?|por\s(?:ciento|100))(?!\p{L})/uy;
const PLURAL = /[Aa]rtículos|ARTÍCULOS|[Aa]rts/uy;
const RELATIVE = /[Aa]rtículo\s(anterior|precedente|siguiente)(?!\p{L})/uy;
const BEFORE_ARTICLE = /(?:^|[^\p{L}])(mismo|dicho|citado|referido)\s$/u;

/** "letra a) del apartado 1 del artículo 5": from the finest unit outwards. */
function outwardsFrom(text: string, at: number, begun: Path = []): Chain | undefined {
  let path = begun;
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const outer = word === null ? provisionAt(text, end) : articleAt(text, end + word[0].length);
    if (outer !== undefined) return { path: [...outer.path, ...path], end: outer.end };
    const inner = innerAt(text, end);
    const part = inner === undefined ? divisionAt(DIVISIONS, text, end) : { path: [inner.unit], end: inner.end };
    if (part === undefined) return undefined;
    path = [...part.path, ...path];
    const of = matchAt(OF, text, part.end);
    if (of === null) return { path, end: part.end };
    end = part.end + of[0].length;
  }
  return undefined;
}

/** @param isOfArticles set for "artículos": in "artículos 2.1 y 3" the 3 is an article, in "artículo 2.1 y 3" a part. */
const memberOf =
  (isOfArticles: boolean): ListStyle['member'] =>
  (text, at, path) => {
    const word = matchAt(ARTICLE, text, at);
    const start = at + (word?.[0].length ?? 0);
    const last = path.at(-1)!.kind;
    if (last === 'container') return provisionAt(text, at) ?? provisionBeside(text, at, path[0]!);
    if (isGroup(path[0]!)) return divisionAt(DIVISIONS, text, at);
    if (word !== null || last === 'article' || (isOfArticles && /\d/u.test(text[at] ?? ''))) {
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

const PARTS: PartStyle = {
  separator: SEPARATOR,
  of: OF,
  partAt: (text, at, beside) => innerAt(text, at) ?? (beside === undefined ? undefined : bareAt(text, at, beside.kind)),
  outwardsFrom,
};

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const listed = listedParts(text, at, PARTS);
  if (listed !== undefined && isOutermost(listed.first.path[0]!))
    return withListed(listed.others, listFrom(text, listed.first));
  const first = outwardsFrom(text, at);
  return first === undefined ? relativeAt(text, at) : listFrom(text, { start: Math.max(at, floor), ...first });
}

function listFrom(text: string, first: Member): readonly CitationDraft[] {
  const [outermost] = first.path as [PathUnit];
  const isPlain = isGroup(outermost);
  const member = memberOf(matchAt(PLURAL, text, first.start) !== null);
  const style = { separator: SEPARATOR, range: RANGE, member };
  // "Título I" cites something only where an act is named behind it.
  const act = isPlain ? linkedActBehind : actBehind;
  return readListBeforeAct(text, first, style, isOutermost(outermost) ? act : undefined, isPlain);
}

const isOutermost = (unit: PathUnit): boolean => isGroup(unit) || unit.kind === 'article' || unit.kind === 'container';

const isGroup = ({ kind }: PathUnit): boolean => kind === 'annex' || isDivision(kind);

const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), at);

export const SPANISH: Grammar = { system: 'es', starts: STARTS, trigger: TRIGGER, read };
