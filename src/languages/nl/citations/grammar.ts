import { truncate, type Anchor, type Path } from '../../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar } from '../../citations/engine';
import { besideIn, readListBeforeAct, readMembers, type ListStyle, type Member } from '../../citations/list';
import { recitalsAt, type RecitalStyle } from '../../citations/recitals';
import { partsOf } from '../../citations/relativeUnits';
import { partsOfWholes, type WholesStyle } from '../../citations/wholes';
import { actBehind, bookBehind, linkedActBehind } from './act';
import { ORDINAL } from './numbers';
import { IS_NAME } from './notProvisions';
import { butNames } from '../../citations/organisations';
import { pattern, patterns } from './patterns';
import { ARTICLE, articleAt, bareAt, divisionAt, partAt, QUANTITY, withParts, type Chain } from './units';

const STARTS =
  '[Aa]rtikel ARTIKEL [Aa]rt. [Aa]rtt. [Ll]id\\s [Ll]eden [Ee]erst [Tt]weed [Dd]erd [Vv]ierd [Vv]ijfd [Zz]esd [Zz]even [Aa]chts [Nn]egen [Tt]iend [Ee]lfd [Tt]waal [Dd]erti [Vv]eert [Vv]ijft [Zz]esti [Aa]chtt [Tt]wint \\de \\dde \\dste \\d\\de \\d\\dd \\d\\ds [Oo]nder [Ss]ub\\s [Vv]ori [Vv]oor [Vv]olg [Hh]oofd HOOFD [Tt]itel TITEL [Aa]fdel AFDEL [Pp]aragr [Bb]oek\\s BOEK [Dd]eel\\s [Bb]ijlage BIJLAGE [Oo]verweging';
const TRIGGER = pattern(
  [
    '(?:[Aa]rtikel(?:en)?|ARTIKEL(?:EN)?)(?!\\p{L})|[Aa]rtt?\\.(?=[^\\S\\n]?[\\dIVX])',
    '[Ll](?:id|eden)(?=\\s\\d)',
    `(?:${ORDINAL})(?=(?:(?:,|,?\\s(?:en|of|tot\\sen\\smet|tot|t/m))\\s(?:het\\s|de\\s)?${ORDINAL}){0,8}\\s(?:lid|leden|(?:vol)?zin)(?!\\p{L}))`,
    '(?:[Oo]nder|[Ss]ub|[Oo]nderde(?:el|len))(?=\\s[a-z](?![\\p{L}\\p{N}]))',
    '[Vv](?:orige?|oorgaande?|olgende?)(?=\\s(?:artikel|lid)(?!\\p{L}))',
    '(?:[Hh]oofdstuk|HOOFDSTUK|[Tt]itel|TITEL|[Aa]fdeling|AFDELING|[Pp]aragraaf|[Bb]oek|BOEK|[Dd]eel|[Bb]ijlage|BIJLAGE)(?=\\s[\\dA-Z])',
    '[Oo]verweging(?:en)?(?=\\s\\(?\\d)',
  ].join('|'),
  'uy',
);

/** "art. 310 jo. 311 Kr": read together, article with article. */
const JUNCTO = '(?:jo\\.?|j[°º]\\.?|juncto)';
const BEHIND_JUNCTO = pattern(`(?<!\\p{L})${JUNCTO}\\s{1,2}$`, 'iu');
const SEPARATOR = pattern(
  `,?\\s{1,2}${JUNCTO}\\s{1,2}|,\\s{1,2}(?:en\\s|alsmede\\s)?(?:het\\s)?|,?\\s{1,2}(?:en|of|alsmede|dan\\swel|onderscheidenlijk|respectievelijk)\\s{1,2}(?:het\\s|de\\s)?`,
  'uy',
);
/** Between bare numbers of a list whose act stands at its end. */
const SEMICOLON = /\s?;\s{1,2}(?:(?:en|of)\s)?(?=\d)/uy;
const RANGE = /,?\s{1,2}(?:tot\sen\smet|t\/m|tot)\s{1,2}(?:het\s)?|\s?[-–—]\s?(?=\d)/uy;
const DUTCH = /artikel|[Aa]rtt\./uy;
const PLURAL = /(?:[Aa]rtikelen|ARTIKELEN|[Aa]rtt\.)/uy;
/** From a part to what it is a part of: "het eerste lid van artikel 3". */
const OF = pattern(
  `,?\\s{1,2}(?:van|in)\\s(?:het\\s)?(?=[Aa]rt(?:ikel(?!en)|\\.)|lid\\s\\d|${ORDINAL}\\slid|onderdeel\\s[a-z](?!\\p{L}))`,
  'uy',
);
/** "van dit artikel", "van dat artikel", "van het vorige artikel". */
const OF_RELATIVE =
  /,?\s{1,2}van\s(?:(dit)|(?:het\s)?(vorige|voorgaande|volgende)|(?:dat|hetzelfde|(?:het\s)?(?:voor)?(?:ge)noemde?))\sartikel(?!\p{L}|\s\d)/uy;
/** Likewise: "van de artikelen 5 en 6", "van het tweede en derde lid", "van de leden 2 en 3", "van dat lid", "van het vorige lid". */
const OF_WHOLES = pattern(
  `,?\\s{1,2}van\\s(?:(?:de\\s|het\\s)?(?=artikelen\\s|artt\\.|leden\\s\\d|onderdelen\\s[a-z\\d]|${ORDINAL}(?:,|\\s(?:en|of|tot))|(?:vorige|voorgaande|volgende)\\s(?:artikelen|lid|leden)(?!\\p{L}))|(?:dat|die|deze|hetzelfde|dezelfde|(?:het\\s|de\\s)?(?:voor)?(?:ge)noemde?)\\s(?=(?:artikelen|lid|leden|onderde(?:el|len)|(?:vol)?zin(?:nen)?)(?!\\p{L}|\\s\\d)))`,
  'uy',
);
/** In front of "artikel" without a number: which one is meant. */
const BACK = /(?:^|[^\p{L}])((?:[Dd]at|[Hh]etzelfde|[Vv]oornoemd|[Gg]enoemd)\s)$/u;
const NEIGHBOUR = /(vorige?|voorgaande?|volgende?)\s(artikel|lid)(?!\p{L})/iuy;
const sideOf = (word: string): Anchor => (/^volg/iu.test(word) ? 'following' : 'preceding');

/** @param isOfArticles set for "artikelen": in "artikelen 2, lid 1, en 3" the 3 is an article, in "artikel 2 lid 1 en 3" a part. */
const memberOf =
  (isOfArticles: boolean): ListStyle['member'] =>
  (text, at, path) => {
    const word = matchAt(ARTICLE, text, at);
    const last = path.at(-1)!;
    const isJoined = BEHIND_JUNCTO.test(text.slice(Math.max(0, at - 10), at));
    if (word !== null || isJoined || last.kind === 'article' || (isOfArticles && /[\dIVX]/u.test(text[at] ?? ''))) {
      const article = articleAt(text, at + (word?.[0].length ?? 0));
      return article === undefined || matchAt(QUANTITY, text, article.end) !== null ? undefined : article;
    }
    const part = partAt(text, at, path.slice(0, -1)) ?? bareAt(text, at, last);
    return part === undefined ? undefined : withParts(text, { path: besideIn(path, [part.unit]), end: part.end });
  };

const styleOf = (isOfArticles: boolean): ListStyle => ({
  separator: SEPARATOR,
  parted: SEMICOLON,
  range: RANGE,
  member: memberOf(isOfArticles),
});

/** "artikel 162 van Boek 6 van het Burgerlijk Wetboek": its number is 6:162. */
const inBook = (path: Path, book: string): Path =>
  path.map((unit, at) =>
    at === 0 && !unit.number.includes(':') ? { ...unit, number: `${book}:${unit.number}` } : unit,
  );

/** Articles with the act behind them. */
function articlesFrom(text: string, first: Member): readonly CitationDraft[] {
  const style = styleOf(matchAt(PLURAL, text, first.start) !== null);
  const isDutch = first.path.length > 1 || matchAt(DUTCH, text, first.start) !== null;
  let book: ReturnType<typeof bookBehind>;
  const drafts = readListBeforeAct(text, first, style, (source, at) => {
    book = bookBehind(source, at);
    return actBehind(source, book?.end ?? at, isDutch);
  });
  const { number } = book ?? {};
  if (number === undefined) return drafts;
  return drafts.map(({ path, through, ...rest }) => ({
    ...rest,
    path: inBook(path, number),
    ...(through !== undefined && { through: inBook(through, number) }),
  }));
}

/** What stands around a part: "van het tweede lid van artikel 3", outermost first. */
function outwardsFrom(text: string, at: number): Chain {
  let path: Path = [];
  let end = at;
  for (let depth = 0; depth < 4; depth += 1) {
    const of = matchAt(OF, text, end);
    if (of === null) break;
    const from = end + of[0].length;
    const word = matchAt(ARTICLE, text, from);
    const outer = word === null ? undefined : articleAt(text, from + word[0].length);
    if (outer !== undefined) return { path: [...outer.path, ...path], end: outer.end };
    const part = word === null ? partAt(text, from) : undefined;
    if (part === undefined) break;
    path = [part.unit, ...path];
    end = part.end;
  }
  return { path, end };
}

/** Parts in front of their article, or of the article that the text stands in. */
function partsFrom(text: string, first: Member): readonly CitationDraft[] {
  const parts = readMembers(text, first, styleOf(false));
  const { end: last } = parts.at(-1)!;
  const outer = outwardsFrom(text, last);
  // "het eerste lid en onderdeel a van het tweede lid van artikel 2"
  const within = (path: Path): Path => [...truncate(outer.path, path[0]!.kind), ...path];
  const members = parts.map(({ path, through, ...span }) => ({
    ...span,
    path: within(path),
    ...(through !== undefined && { through: within(through) }),
  }));
  const isWhole = outer.path[0]?.kind === 'article';
  const relative = isWhole ? null : matchAt(OF_RELATIVE, text, outer.end);
  if (relative !== null) {
    const [all, own, side] = relative;
    const anchor: Anchor = side === undefined ? 'previous' : sideOf(side);
    if (own === undefined) return partsOf('article', anchor, members, outer.end + all.length);
  }
  const behind = isWhole ? actBehind(text, outer.end, true) : undefined;
  const end = behind?.at ?? outer.end + (relative?.[0].length ?? 0);
  const drafts: CitationDraft[] = members.map((member, index) => ({
    ...member,
    ...(index === members.length - 1 && { end }),
    act: behind?.act ?? { kind: 'this' },
    anchor: isWhole ? 'act' : 'here',
  }));
  return isWhole || relative !== null ? drafts : partsOfWholes(text, drafts, WHOLES);
}

const WHOLES: WholesStyle = { of: OF_WHOLES, read: draftsAt };

/** "het vorige artikel", "het volgende lid"; "dat artikel", "genoemd artikel". */
function relativeAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const neighbour = matchAt(NEIGHBOUR, text, at);
  if (neighbour !== null) {
    const kind = neighbour[2]!.toLowerCase() === 'lid' ? 'paragraph' : 'article';
    const anchor = sideOf(neighbour[1]!);
    return [{ start: at, end: at + neighbour[0].length, act: { kind: 'this' }, anchor, path: [{ kind, number: '' }] }];
  }
  const word = matchAt(ARTICLE, text, at);
  const back = word === null ? undefined : BACK.exec(text.slice(Math.max(floor, at - 14), at))?.[1];
  if (back === undefined) return [];
  const end = at + word![0].trimEnd().length;
  const path: Path = [{ kind: 'article', number: '' }];
  return [{ start: at - back.length, end, act: { kind: 'this' }, anchor: 'previous', path }];
}

const RECITALS: RecitalStyle = {
  word: /[Oo]verweging(en)?(?!\p{L})\s{0,2}/uy,
  ordinalInFront: /(?!)/u,
  ofPreamble: /\s{1,2}van\sde\s(?:preambule|considerans)(?!\p{L})/uy,
  separator: /,\s{1,2}(?:en\s)?|\s{1,2}(?:en|of)\s{1,2}/uy,
  range: /\s{1,2}(?:tot\sen\smet|t\/m)\s{1,2}|\s?[-–—]\s?/uy,
  actBehind,
};

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const word = matchAt(ARTICLE, text, at);
  if (word !== null) {
    const article = articleAt(text, at + word[0].length);
    return article === undefined ? relativeAt(text, at, floor) : articlesFrom(text, { start: at, ...article });
  }
  const recitals = recitalsAt(RECITALS, text, at, floor);
  if (recitals.length > 0) return recitals;
  const division = divisionAt(text, at);
  if (division !== undefined) {
    const style: ListStyle = { separator: SEPARATOR, range: RANGE, member: divisionAt };
    // "hoofdstuk 2" cites something only where an act is named behind it.
    return readListBeforeAct(text, { start: at, ...division }, style, linkedActBehind, true);
  }
  const part = partAt(text, at);
  if (part === undefined) return relativeAt(text, at, floor);
  return partsFrom(text, { start: at, ...withParts(text, { path: [part.unit], end: part.end }) });
}

export const grammar: Grammar = {
  system: 'nl',
  starts: STARTS,
  trigger: TRIGGER,
  patterns,
  read: butNames(IS_NAME, (text, at, floor) => reading(draftsAt(text, at, floor), at)),
};
