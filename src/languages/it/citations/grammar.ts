import { isDivision, type Anchor, type Path, type PathUnit } from '../../../law';
import {
  insideWord,
  matchAt,
  reading,
  type ActMention,
  type CitationDraft,
  type Grammar,
  type Reading,
} from '../../citations/engine';
import { readListBeforeAct, readMembers, type ListStyle, type Member } from '../../citations/list';
import { recitalsAt, type RecitalStyle } from '../../citations/recitals';
import { partsOf } from '../../citations/relativeUnits';
import { readArticleLists, type ActListStyle } from '../../citations/romance/lists';
import { otherTextBefore } from '../../citations/romance/otherText';
import { partsOfWholes, type WholesStyle } from '../../citations/wholes';
import { relativesOf } from '../../citations/romance/relatives';
import {
  annexBehindBy,
  besideOrBelow,
  divisionAt,
  groupAtBy,
  type Chain,
  type GroupStyle,
} from '../../citations/romance/units';
import { actBehind, groupActBehind, OTHER_TEXTS } from './act';
import { ORDINAL } from './numbers';
import { IS_NAME } from './notProvisions';
import { butNames } from '../../citations/organisations';
import { pattern, patterns } from './patterns';
import { ARTICLE, articleAt, bareAt, DIVISIONS, LISTED_PARTS, partAt, QUANTITY, withDetails } from './units';

const STARTS =
  '[Aa]rticol ARTICOL [Aa]rt. [Aa]rtt ART. ARTT [Cc]omma [Cc]ommi [Cc]o.\\s [Cc]o.\\d [Ll]etter [Ll]ett. [Nn]umer [Pp]unto [Pp]unti [Pp]rim [Ss]econd [Tt]erz [Qq]uart [Qq]uint [Ss]est [Ss]ettim [Oo]ttav [Nn]on [Dd]ecim [Uu]ndic [Dd]odic [Tt]redic [Qq]uattord [Qq]uindic \\d° \\dº \\d\\d° \\d\\dº [IVX]\\sco [IVX][IVX]\\sc [IVX][IVX][IVX] [Pp]receden [Ss]uccessiv [Ss]eguente [Pp]aragraf [Pp]ar. [Aa]llegat ALLEG [Cc]apo\\s CAPO\\s [Tt]itolo TITOLO [Ll]ibro LIBRO [Pp]arte\\s PARTE [Ss]ezione SEZIONE [Ss]ottosez [Cc]onsiderand';
const COMMA = '(?:comm[ai](?!\\p{L})|co\\.)';
const TRIGGER = pattern(
  [
    '(?:[Aa]rticol[oi]|ARTICOL[OI])(?!\\p{L})|(?:[Aa]rtt?|ARTT?)\\.(?=[^\\S\\n]{0,2}(?:\\d|[IVX]|da|unico))',
    `[Cc]omm[ai](?=\\s(?:da\\s|dal\\s)?(?:\\d|precedente|seguente|successivo|che\\s(?:precede|segue)|unico|${ORDINAL}))`,
    '[Cc]o\\.(?=\\s?\\d)|[Pp]aragraf(?:o|i)(?=\\s(?:\\d|precedente|seguente|successivo))|[Pp]ar\\.(?=\\s?\\d)',
    '(?:[Ll]etter[ae]|[Ll]ett\\.)(?=\\s?[a-z]{1,2}(?:-[a-z]{3,9})?\\))|[Nn]umer[oi](?=\\s\\d{1,2}\\))',
    "[Pp]unt[oi](?=\\s\\d{1,3}\\)?\\s(?:dell['’](?:allegato|articolo|art\\.)|del\\scomma))",
    `(?:${ORDINAL})(?=\\s${COMMA})|(?:${LISTED_PARTS})|[IVX]{1,4}(?=\\s${COMMA})`,
    `(?:${ORDINAL})(?=\\speriod[oi]\\sde(?:i\\scommi\\s\\d|l(?:l['’]art|\\scomma|la\\slettera|\\smedesimo\\scomma|\\spresente\\scomma|\\s(?:${ORDINAL})(?:,\\s(?:${ORDINAL})){0,4}(?:\\s(?:e|o)\\s(?:${ORDINAL}))?\\scomma)))`,
    '[Pp]recedente(?=\\s(?:articolo|comma)(?!\\p{L}))|(?:[Ss]uccessivo|[Ss]eguente)(?=\\s(?:articolo|comma)(?!\\p{L}|\\s?:))',
    '(?:[Cc]apo|CAPO|[Tt]itolo|TITOLO|[Ll]ibro|LIBRO|[Pp]arte|PARTE|[Ss]ezione|SEZIONE|[Ss]ottosezione|[Aa]llegato|ALLEGATO)(?=\\s[\\p{L}\\d])',
    '[Cc]onsiderand[oi](?=\\s(?:n\\.\\s)?\\(?\\d)',
  ].join('|'),
  'uy',
);

/** What stands in front of a member of a list. */
const LED =
  "(?:(?:il|lo|la|gli|i|le|del(?:la|lo)?|dei|degli|delle|al(?:la|lo)?|ai|agli|alle|nel(?:la)?)\\s|(?:l|all|dell|nell)['’])?";
const SEPARATOR = pattern(
  `\\s{0,2},\\s{1,2}(?:(?:ed?|od?|nonché|ovvero)\\s${LED})?|,?\\s{1,2}(?:ed?|od?|e/o|nonché|ovvero|oppure)\\s{1,2}${LED}`,
  'uy',
);
/** Between bare numbers of a list whose act stands at its end. */
const SEMICOLON = /\s?;\s{1,2}(?:(?:ed?|od?)\s)?(?=\d)/uy;
const RANGE =
  /\s{1,2}(?:fino\s)?a(?:l\s|ll['’]\s?|lla\s|\s)\s?(?=\d|art|lett|[a-z]{1,2}\)|prim|second|terz|quart|quint|sest|settim|ottav|non|decim)|\s?[-–—]\s?(?=\d)/uy;
/** What joins the article of another act: "art. 2043 c.c., in relazione all'art. 185 c.p." */
const RELATED =
  /,?\s{1,2}(?:in\s(?:relazione|riferimento)\sa(?:l|gli|ll['’])|in\s(?:combinato\sdisposto|combinazione)\scon\s(?:l['’]|gli|il)|e\s(?:d)?el|e\s(?:dell['’]|degli|l['’]|gli))\s?/uy;
const PLURAL = /[Aa]rticoli|ARTICOLI|[Aa]rtt|ARTT/uy;
/** "commi 1, 2 e ", "lettere a) e ": a bare number goes on with them, until their list has had its "e". */
const BEHIND_PARTS =
  /(?:commi|numeri|nn\.|paragrafi)\s(?:da(?:l)?\s)?\d{1,3}(?:[-\s]\p{Ll}{3,14})?\)?(?:,\s\d{1,3}(?:[-\s]\p{Ll}{3,14})?\)?){0,12}(?:,\s|\s(?:e|ed|o|a|al)\s)$/u;
/**
 * "co. 1 e ", which is one comma or several: behind "artt." it is several only where one more number stands behind the next
 * ("artt. 2, co. 1 e 2, e 5"); else no second article would be left ("artt. 2, co. 1, 3 e 5").
 */
const BEHIND_CO = /co\.\s\d{1,3}(?:[-\s]\p{Ll}{3,14})?\se\s$/u;
const ONE_MORE = /\d{1,3}(?:[-\s]\p{Ll}{3,14})?,?\s(?:ed?|o)\s\d/uy;
/** As far as {@link BEHIND_PARTS} looks, in UTF-16 code units. */
const LONGEST_PARTS = 120;

/** From a part to what it is a part of: "il comma 2 dell'articolo 3". */
const OF = pattern(
  `,?\\s{1,2}(?:di\\scui\\sa(?:l|lla|ll['’])|del(?:la|lo|l['’])?)\\s?(?:(?:medesim|stess|citat|predett|suddett|richiamat|precedente|success)\\p{L}{0,6}\\s)?(?=[Aa]rticolo\\s(?:\\d|[IVX]|unico)|[Aa]rt\\.|comma\\s(?:\\d|unico)|paragrafo\\s\\d|(?:lettera|lett\\.)\\s?[a-z]{1,2}|numero\\s\\d|[Aa]llegato|${ORDINAL}\\scomma)`,
  'uy',
);
const SIDES: Readonly<Record<string, Anchor>> = {
  precedente: 'preceding',
  'che precede': 'preceding',
  seguente: 'following',
  successivo: 'following',
  'che segue': 'following',
};
/** "del presente articolo", "dell'articolo precedente", "del medesimo articolo", "dello stesso articolo". */
const OF_RELATIVE =
  /,?\s{1,2}(?:(del\spresente|di\squesto)\sarticolo|dell['’]articolo\s(precedente|che\sprecede|seguente|successivo)|del\s(precedente|successivo)\sarticolo|(?:del(?:lo)?|di)\s(?:medesimo|stesso|citato|predetto|suddetto|detto|richiamato|menzionato|tale|quell['’])\s?articolo|dell['’]articolo\s(?:medesimo|stesso|citato|predetto))(?!\p{L}|\s\d)/uy;
/** Likewise: "degli articoli 5 e 6", "dei commi 2 e 3", "del secondo e terzo comma", "di tali commi", "del comma precedente". */
const SAID_BEFORE = '(?:medesim|stess|citat|predett|suddett|richiamat|menzionat|dett|tal|quest|quel)\\p{L}{0,2}';
const OF_WHOLES = pattern(
  `,?\\s{1,2}(?:(?:dei|degli|delle)\\s(?:${SAID_BEFORE}\\s)?(?=(?:[Aa]rticoli|commi|lettere|numeri|paragrafi|allegati|(?:precedenti|successivi|seguenti)\\s(?:articoli|commi))(?!\\p{L})|artt\\.|${ORDINAL})|del\\s(?=${ORDINAL}(?:,|\\se)\\s)|(?:di|del(?:lo|la)?)\\s${SAID_BEFORE}\\s(?=(?:articol[oi]|comm[ai]|letter[ae]|paragraf[oi])(?!\\p{L}|\\s\\d))|del\\s(?=(?:comma|paragrafo)\\s(?:precedente|che\\sprecede|seguente|successivo|che\\ssegue)(?!\\p{L})|(?:precedente|successivo|seguente)\\scomma(?!\\p{L}))|del\\s(?=comma\\s(?:medesimo|stesso|citato|predetto)))`,
  'uy',
);
/** "il precedente articolo", "il successivo comma". */
const NEIGHBOUR = /(precedente|successivo|seguente)\s(articolo|comma)(?!\p{L}|\s\d)/iuy;

const relativesAt = relativesOf({
  beside:
    /([Aa]rticol|[Cc]omm|[Pp]aragraf)(?:o|a|(?=i))(i?)\s(precedente|che\sprecede|seguente|successivo|che\ssegue)(?!\p{L}|\s?:)/uy,
  kinds: [
    [/^art/iu, 'article'],
    [/^(?:com|par)/iu, 'paragraph'],
  ],
  sides: SIDES,
  numbers: ['due', 'tre', 'quattro', 'cinque', 'sei'],
  article: /[Aa]rticolo(?!\p{L})/uy,
  paragraph: /[Cc]omma(?!\p{L})/uy,
  paragraphCited: /(?:[Cc]omm[ai]|[Cc]o\.)\s\d/u,
  back: /(?:^|[^\p{L}])((?:[Mm]edesim|[Ss]tess|[Dd]ett|(?:[Ss]opra|[Pp]re)?[Cc]itat|[Pp]redett|[Ss]uddett|[Rr]ichiamat|[Mm]enzionat)o|[Tt]ale)\s$/u,
  weak: /^(?:tale|stesso)$/iu,
});

const GROUPS: GroupStyle = {
  divisions: DIVISIONS,
  articleOf: /,?\s{1,2}(?:[Aa]rticolo|[Aa]rt\.)\s{1,2}/uy,
  ofAnnex: /,?\s{1,2}dell['’](?=[Aa]llegato)/uy,
  articleAt,
  withDetails,
};
const groupAt = (text: string, at: number): Chain | undefined => groupAtBy(GROUPS, text, at);
const annexBehind = (text: string, at: number): Chain | undefined => annexBehindBy(GROUPS, text, at);
const isGroup = ({ kind }: PathUnit): boolean => kind === 'annex' || isDivision(kind);

/** @param isOfArticles set for "articoli": in "articoli 2, comma 1, e 3" the 3 is an article, in "articolo 2, comma 1 e 3" a part. */
const memberOf =
  (isOfArticles: boolean): ListStyle['member'] =>
  (text, at, path) => {
    const word = matchAt(ARTICLE, text, at);
    const last = path.at(-1)!;
    if (isGroup(path[0]!) && path.length === 1) return divisionAt(DIVISIONS, text, at);
    const goesOn = isOfArticles && /\d/u.test(text[at] ?? '') && !isBehindParts(text, at);
    if (word !== null || last.kind === 'article' || goesOn) {
      const article = articleAt(text, at + (word?.[0].length ?? 0));
      return article === undefined || matchAt(QUANTITY, text, article.end) !== null ? undefined : article;
    }
    const inner = partAt(text, at, path.slice(0, -1)) ?? bareBesideAt(text, at, path);
    if (inner === undefined || matchAt(QUANTITY, text, inner.end) !== null) return undefined;
    return withDetails(text, { path: besideOrBelow(path, inner.unit), end: inner.end });
  };

/** In "commi 1, lettera a), e 3" the 3 goes on with the commi. */
function bareBesideAt(text: string, at: number, path: Path): ReturnType<typeof bareAt> {
  for (const unit of [...path].reverse()) {
    const bare = unit.kind === 'article' ? undefined : bareAt(text, at, unit);
    if (bare !== undefined) return bare;
  }
  return undefined;
}

function isBehindParts(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_PARTS), at);
  return BEHIND_PARTS.test(before) || (BEHIND_CO.test(before) && matchAt(ONE_MORE, text, at) !== null);
}

const JOINT = pattern(`${RELATED.source}|${SEPARATOR.source}`, 'uy');

const styleOf = (isOfArticles: boolean): ActListStyle => ({
  separator: SEPARATOR,
  parted: SEMICOLON,
  joint: JOINT,
  range: RANGE,
  member: memberOf(isOfArticles),
  nextAt: (text, at) => (/\d/u.test(text[at] ?? '') ? articleAt(text, at) : undefined),
  annexBehind,
});

/** What stands around a part: "del comma 2 dell'articolo 3", outermost first. */
function outwardsFrom(text: string, at: number): Chain {
  let path: Path = [];
  let end = at;
  for (let depth = 0; depth < 5; depth += 1) {
    const of = matchAt(OF, text, end);
    if (of === null) break;
    const from = end + of[0].length;
    const word = matchAt(ARTICLE, text, from);
    const outer = word === null ? groupAt(text, from) : articleAt(text, from + word[0].length);
    if (outer !== undefined) return { path: [...outer.path, ...path], end: outer.end };
    const inner = word === null ? partAt(text, from) : undefined;
    if (inner === undefined) break;
    const whole = withDetails(text, { path: [inner.unit], end: inner.end });
    path = [...whole.path, ...path];
    ({ end } = whole);
  }
  return { path, end };
}

/** Parts in front of their article, or of the article that the text stands in. */
function partsFrom(text: string, first: Member): readonly CitationDraft[] {
  const parts = readMembers(text, first, styleOf(false));
  const { end: last } = parts.at(-1)!;
  const outer = outwardsFrom(text, last);
  const around = (path: Path): Path => [...outer.path, ...nestedIn(outer.path, path)];
  const members = parts.map(({ path, through, ...span }) => ({
    ...span,
    path: around(path),
    ...(through !== undefined && { through: around(through) }),
  }));
  const outermost = outer.path[0];
  const isWhole = outermost !== undefined && (outermost.kind === 'article' || isGroup(outermost));
  const relative = isWhole ? null : matchAt(OF_RELATIVE, text, outer.end);
  if (relative !== null) {
    const [all, own, behind, inFront] = relative;
    if (own === undefined)
      return partsOf('article', SIDES[behind ?? inFront ?? ''] ?? 'previous', members, outer.end + all.length);
  }
  const act = isWhole ? actBehind(text, outer.end) : undefined;
  const end = act?.at ?? outer.end + (relative?.[0].length ?? 0);
  const drafts: CitationDraft[] = members.map((member, index) => ({
    ...member,
    ...(index === members.length - 1 && { end }),
    act: act?.act ?? { kind: 'this' },
    anchor: isWhole ? 'act' : 'here',
  }));
  return isWhole || relative !== null ? drafts : partsOfWholes(text, drafts, WHOLES);
}

const WHOLES: WholesStyle = { of: OF_WHOLES, read: draftsAt };

/** "il numero 2) della lettera b)": a number in a letter is an item of it. */
const nestedIn = (outer: Path, path: Path): Path =>
  outer.some(({ kind }) => kind === 'point')
    ? path.map((unit) => (unit.kind === 'point' ? { ...unit, kind: 'item' } : unit))
    : path;

/** "il precedente articolo", "il comma precedente"; "detto articolo". */
function relativeAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const neighbour = matchAt(NEIGHBOUR, text, at);
  if (neighbour === null) return relativesAt(text, at, floor);
  const kind = neighbour[2]!.toLowerCase() === 'comma' ? 'paragraph' : 'article';
  const anchor = SIDES[neighbour[1]!.toLowerCase()]!;
  return [{ start: at, end: at + neighbour[0].length, act: { kind: 'this' }, anchor, path: [{ kind, number: '' }] }];
}

const RECITALS: RecitalStyle = {
  word: /[Cc]onsiderand(?:o|(i))(?!\p{L})\s{0,2}(?:n\.\s?)?/uy,
  ordinalInFront: /(?!)/u,
  ofPreamble: /\s{1,2}del\spreambolo(?!\p{L})/uy,
  // A gerund too: "considerando 3 navi".
  sureInFront: /(?:(?<!\p{L})(?:[Ii]l|[Ii]|[Aa]l|[Aa]i|[Dd]el|[Dd]ei|[Nn]el)\s|[(«[]\s?)$/u,
  separator: /,\s{1,2}(?:e\s)?|\s{1,2}(?:e|o|nonché)\s{1,2}/uy,
  range: /\s{1,2}(?:al?|fino\sal?)\s{1,2}|\s?[-–—]\s?/uy,
  actBehind,
};

/** "art. 2 c.c., comma 1", "art. 2 cod. porti, al comma 1": parts that are said behind the act of one article. */
function withPartsBehind(text: string, drafts: readonly CitationDraft[]): readonly CitationDraft[] {
  const [only] = drafts;
  if (only === undefined || drafts.length > 1 || only.path.length > 1 || only.act.kind !== 'named') return drafts;
  if (text[only.end] !== ',') return drafts;
  const { path, end } = withDetails(text, only);
  return [{ ...only, path, end }];
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const word = matchAt(ARTICLE, text, at);
  if (word !== null) {
    const article = articleAt(text, at + word[0].length);
    if (article === undefined) return relativeAt(text, at, floor);
    const isPlural = matchAt(PLURAL, text, at) !== null;
    return withPartsBehind(
      text,
      readArticleLists(text, { start: at, ...article }, styleOf(isPlural), actBehind, false),
    );
  }
  const recitals = recitalsAt(RECITALS, text, at, floor);
  if (recitals.length > 0) return recitals;
  const group = groupAt(text, at);
  if (group !== undefined) {
    const isPlain = group.path.every(({ kind }) => kind !== 'article');
    // "capo II" cites something only where an act is named behind it.
    const isAnnex = group.path[0]!.kind === 'annex';
    const actOfGroup = (source: string, end: number): ActMention | undefined => groupActBehind(source, end, isAnnex);
    return readListBeforeAct(text, { start: at, ...group }, styleOf(false), actOfGroup, isPlain);
  }
  const first = partAt(text, at);
  if (first === undefined) return relativeAt(text, at, floor);
  return partsFrom(text, { start: at, ...withDetails(text, { path: [first.unit], end: first.end }) });
}

const read = (text: string, at: number, floor: number): Reading =>
  reading(otherTextBefore(OTHER_TEXTS, draftsAt(text, at, floor), text, floor), at);

export const grammar: Grammar = {
  system: 'it',
  starts: STARTS,
  trigger: TRIGGER,
  patterns,
  read: butNames(IS_NAME, read),
};
