import { isDivision, type Anchor, type Path, type PathUnit } from '../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from './engine';
import { actBehind, linkedActBehind } from './french/act';
import { ARTICLE, articleAt, DIVISIONS, isBooked, ORDINAL, partAt, QUANTITY, withDetails } from './french/units';
import { besideIn, readListBeforeAct, type ListStyle, type Member } from './list';
import { divisionAt, listedParts, withListed, type Chain, type PartStyle } from './romance/units';

const STARTS =
  '[Aa]rticle ARTICLE [Aa]rt. [Aa]linéa [Pp]aragraphe [Pp]oint [Pp]remi [Dd]euxième [Ss]econd [Tt]roisième [Qq]uatrième [Cc]inquième [Ss]ixième [Ss]eptième [Hh]uitième [Nn]euvième [Dd]ixième \\d° \\d\\d° \\de\\s \\de[rs] \\dre\\s \\d[èm]m \\dme \\dnd \\d\\d[eèmrn] [IVX]\\s[deo] [IVX], [IVX][IVX] [a-z])\\s[deo] [a-z]), [LRD].\\s\\d [LRD].\\d [LRD].* [LRD]\\d [LRD]\\s\\d [LRD]* LO\\d LO\\s\\d LO. LO* L.O [Cc]hapitre [Tt]itre [Ll]ivre [Pp]artie [Ss]ection [Ss]ous-section [Aa]nnexe';
const TRIGGER = new RegExp(
  `(?:[Aa]rticles?|ARTICLES?)(?!\\p{L})|[Aa]rt\\.(?=\\s?[LRDAC\\d])|[Aa]linéas?(?=\\s\\d)|[Pp]aragraphes?(?=\\s\\d)|[Pp]oints?(?=\\s(?:\\d{1,3}|[a-z]\\)?)\\s(?:du|de\\sl))|${ORDINAL}(?=\\s(?:alinéa|phrase))|(?:\\d{1,2}°|[IVX]{1,5}|[a-z]\\))(?=\\s(?:du|de\\sl|et\\s|ou\\s)|,\\s)|(?:L\\.?O|[LRD])(?:\\.\\*?\\s?|\\*?\\s?(?=\\d{1,5}[-‐‑–−]\\d))(?=\\d)|(?:[Cc]hapitre|[Tt]itre|[Ll]ivre|[Pp]artie|[Ss]ection|[Ss]ous-section|[Aa]nnexe)(?=\\s)`,
  'uy',
);

const OF =
  /\s{1,2}(?:du|de)\s{1,2}(?=\d{1,2}°|[IVX]{1,5}\s|[Pp]remier|[Dd]euxième|[Ss]econd|[Tt]roisième|paragraphe|chapitre|titre|livre)|\s{1,2}de\sla\s(?=partie|section|sous-section)|\s{1,2}(?:de\sl['’]|des\s{1,2})(?=article|alinéa|annexe)/uy;
const SEPARATOR = /\s{0,2},\s{1,2}(?:et\s)?|\s{1,2}(?:et|ou|ainsi\sque)\s{1,2}(?:(?:de\s)?l['’])?/uy;
const RANGE = /\s{1,2}(?:à|au)\s{1,2}(?:l['’])?|[–−](?=[\dLRD])/uy;
/** "alinéa 2 et 3" counts on; in "5, 2°, et 6" and in "5, premier alinéa, et 6" another article follows. */
const AFTER_DIGIT = /\d\s{0,2},?\s{0,2}(?:(?:et|ou|que|à|au)\s{1,2})?(?:(?:de\s)?l['’])?$/u;
/** "l'article précédent", "au même article", "le présent article". */
const ARTICLE_WORD = /[Aa]rticle\s(précédent|suivant)(?!\p{L})/uy;
const BEFORE_ARTICLE = /(?:^|[^\p{L}])(même|dit|ledit|dudit|audit|présent)\s$/u;

/** "2° du I de l'article L. 33-1": from the finest unit outwards; without an article, units of the place it stands in. */
function outwardsFrom(text: string, at: number, begun: Path = []): Chain | undefined {
  let path = begun;
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const article = word === null ? undefined : articleAt(text, end + word[0].length);
    if (article !== undefined) return { path: [...article.path, ...path], end: article.end };
    const part = partAt(text, end);
    const outer = part === undefined ? groupAt(text, end) : { path: [part.unit], end: part.end };
    if (outer === undefined) break;
    path = [...outer.path, ...path];
    ({ end } = outer);
    const of = matchAt(OF, text, end);
    if (of === null) return { path, end };
    end += of[0].length;
  }
  return undefined;
}

/** "chapitre II", "annexe II, point 3". */
function groupAt(text: string, at: number): Chain | undefined {
  const group = divisionAt(DIVISIONS, text, at);
  return group?.path[0]?.kind === 'annex' ? withDetails(text, group) : group;
}

const memberAt: ListStyle['member'] = (text, at, path) => {
  const word = matchAt(ARTICLE, text, at);
  const start = at + (word?.[0].length ?? 0);
  const [outermost] = path as [PathUnit];
  if (outermost.kind === 'article') {
    // In "l'article 5 et premier alinéa" the ordinal is of what follows.
    if (path.length === 1)
      return word !== null || /[\dA-Z]/u.test(text[start] ?? '') ? articleAt(text, start) : undefined;
    if (word !== null || isBooked(text, start)) return articleAt(text, start);
    const article = AFTER_DIGIT.test(text.slice(Math.max(0, at - 20), at)) ? undefined : articleAt(text, start);
    if (article !== undefined && partAt(text, start) === undefined) return article;
  } else if (isOutermost(outermost)) return groupAt(text, at);
  const part = partAt(text, at) ?? bareAt(text, at, path);
  return part === undefined ? undefined : { path: besideIn(path, [part.unit]), end: part.end };
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

const isOutermost = ({ kind }: PathUnit): boolean => kind === 'article' || kind === 'annex' || isDivision(kind);

const PARTS: PartStyle = {
  separator: SEPARATOR,
  of: OF,
  partAt: (text, at, beside) => partAt(text, at) ?? (beside === undefined ? undefined : bareAt(text, at, [beside])),
  outwardsFrom,
};

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const listed = listedParts(text, at, PARTS);
  if (listed !== undefined && isOutermost(listed.first.path[0]!))
    return withListed(listed.others, listFrom(text, listed.first, false));
  return draftsFrom(text, at, floor);
}

function draftsFrom(text: string, at: number, floor: number): readonly CitationDraft[] {
  const isBare = isBooked(text, at);
  const first = isBare ? articleAt(text, at) : outwardsFrom(text, at);
  return first === undefined ? relativeAt(text, at) : listFrom(text, { start: Math.max(at, floor), ...first }, isBare);
}

/** @param isBare set for an article without the word: "L. 3" */
function listFrom(text: string, first: Member, isBare: boolean): readonly CitationDraft[] {
  const isWhole = isOutermost(first.path[0]!);
  // "IV du code", "2° du": without an article such a number is too plain.
  if (!isWhole && first.path.every(({ kind }) => kind !== 'subparagraph' && kind !== 'sentence')) return [];
  const style = { separator: SEPARATOR, range: RANGE, member: memberAt };
  const isArticle = first.path[0]!.kind === 'article';
  // "L. 3" and "chapitre II" cite something only where an act is named behind them.
  const act = isArticle ? actBehind : linkedActBehind;
  const isNeeded = isBare || (isWhole && !isArticle);
  return readListBeforeAct(text, first, style, isWhole ? act : undefined, isNeeded);
}

const read = (text: string, at: number, floor: number): Reading => reading(draftsAt(text, at, floor), at);

export const FRENCH: Grammar = { system: 'fr', starts: STARTS, trigger: TRIGGER, read };
