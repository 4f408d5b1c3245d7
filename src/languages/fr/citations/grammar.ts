import { isDivision, PRINTED_LATIN, type Anchor, type Path, type PathUnit } from '../../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from '../../citations/engine';
import { actBehind, linkedActBehind, OTHER_TEXTS } from './act';
import { REVIEW_IN_FRONT } from './cases';
import { IS_NAME } from './notProvisions';
import { butNames } from '../../citations/organisations';
import { pattern, patterns } from './patterns';
import { frenchRecitalsAt, RECITAL, RECITAL_STARTS } from './recitals';
import {
  ARTICLE,
  articleAt,
  CANADIAN,
  DIVISIONS,
  isBehindWords,
  isBooked,
  LISTED_ORDINALS,
  paragraphAtEnd,
  partAt,
  QUANTITY,
  withDetails,
} from './units';
import { readListBeforeAct, type ListStyle, type Member } from '../../citations/list';
import { partsOf } from '../../citations/relativeUnits';
import { partsOfWholes, type WholesStyle } from '../../citations/wholes';
import { readArticleLists, type ActListStyle } from '../../citations/romance/lists';
import { otherTextBefore } from '../../citations/romance/otherText';
import { relativesOf } from '../../citations/romance/relatives';
import {
  annexBehindBy,
  besideOrBelow,
  groupAtBy,
  listedParts,
  withListed,
  type Chain,
  type GroupStyle,
  type PartStyle,
} from '../../citations/romance/units';

const STARTS =
  '[Aa]rticle ARTICLE [Aa]rt. [Aa]rts [Aa]linéa [Ss]ous-alinéa [Dd]ivision \\s[a-zA-Z]\\s[deo] \\s[a-zA-Z], \\s\\d\\s[deo] \\s\\d, \\s\\d\\d\\s \\s\\d\\d, [Pp]aragraphe [Pp]oint [Pp]remi [Dd]euxième [Ss]econd [Tt]roisième [Qq]uatrième [Cc]inquième [Ss]ixième [Ss]eptième [Hh]uitième [Nn]euvième [Dd]ixième [Oo]nzième [Dd]ouzième [Tt]reizième [Qq]uatorzième [Qq]uinzième [Ss]eizième [Dd]ix- [Vv]ingtième \\d° \\d\\d° \\de\\s \\de[rs] \\de, \\dre\\s \\dre, \\d[èm]m \\dme \\dnd \\d\\d[eèmrn] [IVX]\\s[deoà] [IVX], [IVX][IVX] [a-z])\\s[deoà] [a-z]), [LRD].\\s\\d [LRD].\\d [LRD].* [LRD]\\d [LRD]\\s\\d [LRD]* LO\\d LO\\s\\d LO. LO* L.O [Cc]hapitre [Tt]itre [Ll]ivre [Pp]artie [Ss]ection [Ss]ous-section [Aa]nnexe';
const TRIGGER = `(?:[Aa]rticles?|ARTICLES?)(?!\\p{L})|[Aa]rts?\\.(?=\\s?[LRDACIVX\\d])|${CANADIAN}|[Aa]linéas?(?=\\s(?:\\d|précédent|suivant))|[Pp]aragraphes?(?=\\s(?:\\d|précédent|suivant))|[Pp]oints?(?=\\s(?:\\d{1,3}|[a-z]\\)?)\\s(?:du|de\\sl))|${LISTED_ORDINALS}|\\s(?=(?:[a-zA-HJ-UWYZ]|\\d{1,2})(?:\\s(?:du|de\\sl|et|ou)|,\\s))|(?:\\d{1,2}°(?:\\s${PRINTED_LATIN})?|[IVX]{1,5}|[a-z]\\))(?=\\s(?:du|de\\sl|de\\scet\\sarticle|et\\s|ou\\s|à\\s)|,\\s)|(?:L\\.?O|[LRD])(?:\\.\\*?\\s?|\\*?\\s?(?=\\d{1,5}[-‐‑–−]\\d))(?=\\d)|(?:[Cc]hapitre|[Tt]itre|[Ll]ivre|[Pp]artie|[Ss]ection|[Ss]ous-section|[Aa]nnexe)(?=\\s)`;

const OF =
  /\s{1,2}(?:du|de)\s{1,2}(?=\d{1,2}°|[IVX]{1,5}(?![\p{L}\p{N}'’])|(?:\d{1,2}|[A-HJ-UWYZ])\s(?:du|de\sl)|[Pp]remier|[Dd]euxième|[Ss]econd|[Tt]roisième|paragraphe|chapitre|titre|livre)|\s{1,2}de\sla\s(?=partie|section|sous-section)|\s{1,2}de\sl['’](?=article|alinéa|annexe)|\s{1,2}(?:du\smême|dudit)\s(?=article\s[\dLRD])/uy;
const SEPARATOR =
  /\s{0,2},\s{1,2}(?:et\s|ainsi\sque\s(?:(?:de\s)?l['’])?)?|\s{1,2}(?:et|ou|ainsi\sque)\s{1,2}(?:(?:de\s)?l['’])?/uy;
/** Between bare numbers of a list whose act stands at its end. */
const SEMICOLON = /\s?;\s{1,2}(?:(?:et|ou)\s(?:l['’])?)?(?=[\dLRD])/uy;
const RANGE = /\s{1,2}(?:à|au)\s{1,2}(?:l['’])?|[–−](?=[\dLRD])/uy;
/** What joins the article of another act: "l'article 5 du code A, ensemble les 6 et 7 du code B". */
const RELATED = /,?\s{1,2}(?:ensemble|en\srelation\savec|combinée?s?\s(?:avec|à))\s(?:l['’]|les?\s)?/uy;
/** In front of an article an own word may lead each part: "au I et au II de l'article 5". */
const JOINT = pattern(`(?:${SEPARATOR.source}|${RANGE.source})(?:(?:aux?|du|les?|la)\\s)?`, 'uy');
/** "alinéa 2 et 3" counts on; in "5, § 2, et 6", "5, 2°, et 6" and "5, premier alinéa, et 6" another article follows. */
const AFTER_DIGIT = /\d(?:er)?(?:,\s{1,2}|\s{1,2}(?:et|ou|ainsi\sque|à|au)\s{1,2})(?:(?:de\s)?l['’])?$/u;
const WITH_PARAGRAPH = /\d{1,4}\.\d/uy;
/** "l'article précédent", "les deux articles précédents", "l'alinéa précédent"; "au même article", "cet article". */
const relativesAt = relativesOf({
  beside: /([Aa]rticle|[Pp]aragraphe|[Aa]linéa)(s?)\s(précédent|suivant|précité|susvisé|susmentionné)s?(?!\p{L})/uy,
  kinds: [
    [/^art/iu, 'article'],
    [/^par/iu, 'paragraph'],
    [/^al/iu, 'subparagraph'],
  ],
  sides: { précédent: 'preceding', suivant: 'following' },
  numbers: ['deux', 'trois', 'quatre', 'cinq', 'six'],
  article: /[Aa]rticle(?!\p{L})/uy,
  paragraph: /[Pp]aragraphe(?!\p{L})/uy,
  paragraphCited: /[Pp]aragraphes?\s\d/u,
  back: /(?:^|[^\p{L}])([Mm]ême|dit|[Ll]edit|[Dd]udit|[Aa]udit|[Cc]et)\s$/u,
  weak: /^cet$/iu,
});
/**
 * Behind a part: "de l'article précédent", "du même article", "de cet article". Known failure: a statute that calls its own
 * article "cet article" behind a citation of another.
 */
const OF_RELATIVE =
  /\s{1,2}(?:de\sl['’]article\s(précédent|suivant|précité|susvisé|susmentionné)|(?:de\scet|de\sce\smême|du\smême|dudit)\sarticle)(?!\p{L}|\s(?:\d|[LRD][.\s\d]))/uy;
const ANCHORS: Readonly<Record<string, Anchor>> = { précédent: 'preceding', suivant: 'following' };

/**
 * Behind a part: "des articles 5 et 6", "des I et II", "de ces articles", "dudit alinéa", "de l'alinéa précédent". What is the
 * text's own ("du présent article") needs no reading.
 */
const OF_WHOLES =
  /\s{1,2}(?:des\s{1,2}(?:mêmes\s)?(?=(?:articles|alinéas|paragraphes|annexes)(?!\p{L})|[IVX]{1,5}(?:,\s|\s(?:et|ou|à)\s)|\d{1,2}°|[a-z]\)|(?:[Pp]rem|[Dd]euxi|[Ss]econd|[Tt]rois|[Qq]uatr|[Cc]inqui|[Ss]ixi|[Ss]epti|[Hh]uiti|[Nn]euvi|[Dd]ixi)|(?:deux|trois|derniers)\s(?:premiers\s|derniers\s)?(?:articles|alinéas))|(?:de\s(?:ce\smême|ces(?:\smêmes)?|cet|ce)|du\smême|dudit|desdits)\s(?=(?:article|alinéa|paragraphe|[IVX]{1,5}|\d{1,2}°)s?(?![\p{L}\p{N}]))|de\sl['’](?=alinéa\s(?:précédent|suivant|précité|susvisé|susmentionné))|du\s(?=paragraphe\s(?:précédent|suivant|précité|susvisé|susmentionné)))/uy;
/** In front of a bare letter or number that stands for a part: "le a du 2°", "au 1 du I". "Il a du" has none. */
const BEFORE_BARE = /(?<!\p{L})(?:l[ea]s?|aux?|d[ue]s?)$/iu;
const BARE = /(\d{1,2})(?![\p{L}\p{N}°-])|[a-zA-HJ-UWYZ](?![\p{L}\p{N}'’])/uy;

/** "2° du I de l'article L. 33-1": from the finest unit outwards; without an article, units of the place it stands in. */
function outwardsFrom(text: string, at: number, begun: Path = []): Chain | undefined {
  let path = begun;
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const article = word === null ? undefined : articleAt(text, end + word[0].length);
    if (article !== undefined) return { path: [...article.path, ...path], end: article.end };
    const part = partAt(text, end) ?? (path.length > 0 ? paragraphAtEnd(text, end) : undefined);
    const outer =
      part === undefined ? (groupAt(text, end) ?? bareOuterAt(path, text, end)) : { path: [part.unit], end: part.end };
    if (outer === undefined) break;
    path = [...outer.path, ...path];
    ({ end } = outer);
    const of = matchAt(OF_RELATIVE, text, end) === null ? matchAt(OF, text, end) : null;
    if (of === null) return { path, end };
    end += of[0].length;
  }
  return undefined;
}

/** "1" of "a) du 1 du I de l'article 5": bare behind another part alone. */
function bareOuterAt(path: Path, text: string, at: number): Chain | undefined {
  const part = path.length === 0 ? undefined : barePartAt(text, at);
  return part === undefined || matchAt(OF, text, part.end) === null ? undefined : { path: [part.unit], end: part.end };
}

const GROUPS: GroupStyle = {
  divisions: DIVISIONS,
  articleOf: /,?\s{1,2}(?:[Aa]rticle|[Aa]rt\.)\s{1,2}/uy,
  ofAnnex: /,?\s{1,2}(?:de|à)\sl['’](?=[Aa]nnexe)/uy,
  articleAt,
  withDetails,
};

const groupAt = (text: string, at: number): Chain | undefined => groupAtBy(GROUPS, text, at);

const annexBehind = (text: string, at: number): Chain | undefined => annexBehindBy(GROUPS, text, at);

const memberAt: ListStyle['member'] = (text, at, path) => {
  const word = matchAt(ARTICLE, text, at);
  const start = at + (word?.[0].length ?? 0);
  const [outermost] = path as [PathUnit];
  if (outermost.kind === 'article') {
    // In "l'article 5 et premier alinéa" the ordinal is of what follows.
    if (path.length === 1)
      return word !== null || /[\dA-Z]/u.test(text[start] ?? '') || isBehindWords(text, start)
        ? articleAt(text, start)
        : undefined;
    if (word !== null || isBooked(text, start) || matchAt(WITH_PARAGRAPH, text, start) !== null)
      return articleAt(text, start);
    const article = AFTER_DIGIT.test(text.slice(Math.max(0, at - 20), at)) ? undefined : articleAt(text, start);
    if (article !== undefined && partAt(text, start) === undefined) return article;
  } else if (isOutermost(outermost)) return groupAt(text, at);
  const part = partBesideAt(text, at, path);
  return part === undefined ? undefined : { path: besideOrBelow(path, part.unit), end: part.end };
};

const BARE_NUMBER = /(\d{1,3})(?:er)?(?![\p{L}\p{N}°-])|\((\d{1,2})\)/uy;
const BARE_LETTER = /([a-z])(?![\p{L}\p{N}'’])\)?|\(([a-z])\)/uy;

/** In "points a) à c)" the letter alone is a point, as the one before it. */
function partBesideAt(text: string, at: number, path: Path): { unit: PathUnit; end: number } | undefined {
  const isLetter = /^[a-z]$/u.test(path.at(-1)!.number);
  const atEnd = path.at(-1)!.kind === 'paragraph' ? paragraphAtEnd(text, at) : undefined;
  return (isLetter ? bareAt(text, at, path) : undefined) ?? partAt(text, at) ?? bareAt(text, at, path) ?? atEnd;
}

/** "alinéas 2 et 3", "let. a et b, "8(2) et (3)": a number or a letter at the depth of the one before it. */
function bareAt(text: string, at: number, path: Path): { unit: PathUnit; end: number } | undefined {
  const { kind, number } = path.at(-1)!;
  const match = matchAt(/^[a-z]$/u.test(number) ? BARE_LETTER : BARE_NUMBER, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  return { unit: { kind, number: (match[1] ?? match[2])! }, end: at + match[0].length };
}

const isOutermost = ({ kind }: PathUnit): boolean => kind === 'article' || kind === 'annex' || isDivision(kind);

const PARTS: PartStyle = {
  separator: JOINT,
  range: RANGE,
  of: OF,
  partAt: (text, at, beside) => (beside === undefined ? partAt(text, at) : partBesideAt(text, at, [beside])),
  outwardsFrom,
};

const BARE_PARTS: PartStyle = { ...PARTS, partAt: barePartAt };

function barePartAt(text: string, at: number): { unit: PathUnit; end: number } | undefined {
  const match = matchAt(BARE, text, at);
  if (match === null) return undefined;
  const kind = match[1] === undefined ? 'item' : 'point';
  return { unit: { kind, number: match[0].toLowerCase() }, end: at + match[0].length };
}

/** "le a du 2° de l'article 5", "aux 1 et 2 du I de l'article 5": parts without a sign, in front of an article. */
function barePartsAt(text: string, at: number): readonly CitationDraft[] {
  if (!BEFORE_BARE.test(text.slice(Math.max(0, at - 4), at))) return [];
  const listed = listedParts(text, at + 1, BARE_PARTS, 1);
  if (listed === undefined || !isOutermost(listed.first.path[0]!)) return [];
  return withListed(listed.others, listFrom(text, listed.first, false));
}

const IN_REVIEW = pattern(`(?<=${REVIEW_IN_FRONT})`, 'uy');

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (/\s/u.test(text[at]!)) return barePartsAt(text, at);
  if (insideWord(text, at)) return [];
  const recitals = frenchRecitalsAt(text, at, floor);
  if (recitals.length > 0) return recitals;
  const listed = listedParts(text, at, PARTS);
  if (listed !== undefined) return withListed(listed.others, listFrom(text, listed.first, false));
  return draftsFrom(text, at, floor);
}

function draftsFrom(text: string, at: number, floor: number): readonly CitationDraft[] {
  const isBare = isBooked(text, at);
  const first = isBare ? articleAt(text, at) : outwardsFrom(text, at);
  return first === undefined
    ? relativesAt(text, at, floor)
    : listFrom(text, { start: Math.max(at, floor), ...first }, isBare);
}

/** @param isBare set for an article without the word: "L. 3" */
function listFrom(text: string, first: Member, isBare: boolean): readonly CitationDraft[] {
  const isWhole = isOutermost(first.path[0]!);
  if (!isWhole) return partsFrom(text, first);
  if (first.path[0]!.kind === 'article') return readArticleLists(text, first, STYLE, actBehind, isBare);
  // "chapitre II" cites something only where an act is named behind it.
  const isNeeded = first.path.every(({ kind }) => kind !== 'article');
  return readListBeforeAct(text, first, STYLE, linkedActBehind, isNeeded);
}

/** Parts without an article, or of one that is named by where it stands. */
function partsFrom(text: string, first: Member): readonly CitationDraft[] {
  // "IV du code", "2° du": without an article such a number is too plain, and no list of them is read.
  const isPlain = first.path.every(({ kind }) => kind !== 'subparagraph' && kind !== 'sentence');
  const listed = isPlain ? [] : readListBeforeAct(text, first, STYLE, undefined);
  const { end } = listed.at(-1) ?? first;
  const relative = matchAt(OF_RELATIVE, text, end);
  if (relative === null) return ofWholes(text, first, listed);
  const anchor = ANCHORS[relative[1] ?? ''] ?? 'previous';
  return partsOf('article', anchor, isPlain ? [first] : listed, end + relative[0].length);
}

/** Numbers without a word are parts of what stands right behind them alone. */
function ofWholes(text: string, first: Member, listed: readonly CitationDraft[]): readonly CitationDraft[] {
  if (listed.length > 0) return partsOfWholes(text, listed, WHOLES);
  const plain: CitationDraft[] = [{ ...first, act: { kind: 'this' }, anchor: 'here' }];
  const found = partsOfWholes(text, plain, WHOLES);
  return found === plain ? [] : found;
}

const DES = /\s{1,2}des\s/uy;

/** What is too plain to be cited alone ("I et II", "paragraphes 2 et 3") is not behind "des", where parts are in front of that. */
function wholesAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const drafts = draftsAt(text, at, floor);
  const plain = drafts.length > 0 || matchAt(DES, text, floor) === null ? undefined : outwardsFrom(text, at);
  const isPart = plain !== undefined && !isOutermost(plain.path[0]!);
  return isPart ? readListBeforeAct(text, { start: at, ...plain }, STYLE, undefined) : drafts;
}

const WHOLES: WholesStyle = { of: OF_WHOLES, read: wholesAt };

const STYLE: ActListStyle = {
  separator: SEPARATOR,
  parted: SEMICOLON,
  joint: pattern(`${RELATED.source}|${SEPARATOR.source}`, 'uy'),
  range: RANGE,
  member: memberAt,
  nextAt: (text, at) => (/[\dLRDIVX]/u.test(text[at] ?? '') ? articleAt(text, at) : undefined),
  annexBehind,
};

function read(text: string, at: number, floor: number): Reading {
  const drafts = draftsAt(text, at, floor);
  const isOfReview = drafts.every(({ act }) => act.kind === 'this') && matchAt(IN_REVIEW, text, at) !== null;
  return reading(isOfReview ? [] : otherTextBefore(OTHER_TEXTS, drafts, text, floor), at);
}

/** How far behind a number without a word the act is looked for that it is linked to, over those of a list, in UTF-16 units. */
const LOOK_AHEAD = 300;
const LINK = /\b(?:de|du|dudit)\b|\bd['’]/u;

/** A number or a letter without a word, which other languages write, too (" 1, Absatz 2"), is linked to its act: "1, 2 et 3 du code". */
const mayName = (text: string, at: number): boolean =>
  /\S/u.test(text[at] ?? '') || LINK.test(text.slice(at, at + LOOK_AHEAD));

export const grammar: Grammar = {
  system: 'fr',
  starts: `${RECITAL_STARTS} ${STARTS}`,
  trigger: pattern(`${RECITAL}|${TRIGGER}`, 'uy'),
  patterns,
  mayName,
  read: butNames(IS_NAME, read),
};
