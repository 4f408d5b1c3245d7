import { isDivision, type Anchor, type Path, type PathUnit } from '../../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from '../../citations/engine';
import { readListBeforeAct, type ListStyle, type Member } from '../../citations/list';
import { partsOf } from '../../citations/relativeUnits';
import { partsOfWholes, type WholesStyle } from '../../citations/wholes';
import { readArticleLists, type ActListStyle } from '../../citations/romance/lists';
import { otherTextBefore } from '../../citations/romance/otherText';
import { relativesOf } from '../../citations/romance/relatives';
import {
  annexBehindBy,
  besideOrBelow,
  divisionAt,
  groupAtBy,
  listedParts,
  withListed,
  type Chain,
  type GroupStyle,
  type PartStyle,
} from '../../citations/romance/units';
import { actBehind, linkedActBehind, OTHER_TEXTS } from './act';
import { BEGINS_CARDINAL, BEGINS_ORDINAL, ORDINAL } from './numbers';
import { IS_NAME } from './notProvisions';
import { butNames } from '../../citations/organisations';
import { pattern, patterns } from './patterns';
import { RECITAL, RECITAL_STARTS, spanishRecitalsAt } from './recitals';
import {
  ARTICLE,
  articleAt,
  bareAt,
  DIVISIONS,
  innerAt,
  isStrayCardinal,
  provisionAt,
  PROVISION_WORD,
  provisionBeside,
  QUANTITY,
  TRANSITORY,
  withDetails,
} from './units';

const STARTS =
  '[Ee]l\\s\\d [Dd]el\\s\\d [Aa]l\\s\\d [Ll]os\\s\\d [Aa]rt[íi]culo ART[ÍI]CULO [Aa]rt. [Aa]rts. Transitorio [Ff]racci [Ii]nciso [Nn]umeral [Ll]iteral [Pp]arágrafo [Vv]ig[eé] [Tt]rig[eé] [Uu]nd[eé] [Dd]uod [Cc]uad [Qq]uinc [Ss]exa [Ss]eptu [Aa]partado [Ll]etra [Pp]árrafo [Pp]rimer [UÚuú]nic [Ss]egund [Tt]ercer [Cc]uart [Qq]uint [Ss]ext [Ss][eé]ptim [Oo]ctav [Oo]ctog [Nn]onag [Cc]ent[eé]s [Dd]ucent [Tt]ricen [Nn]oven [Dd][eé]cim D[EÉ]CIM PRIMER [UÚ]NIC SEGUND TERCER CUART QUINT SEXT S[EÉ]PTIM OCTAV OCTOG NONAG NOVEN UND[EÉ] DUOD VIG[EÉ] TRIG[EÉ] CUADR QUINC SEXAG SEPTUA CENT[EÉ]S DUCENT TRICEN [Dd]isposici DISPOSICI [Dd]isp. [Nn]úmero [Nn]úm. [Nn][º°] [Nn].[º°] [Pp]unto [Oo]rdinal D.[ATDF] D.\\s[ATDFatdf] D[ATDF]\\s D[ATDF].\\s [Cc]apítulo CAPÍTULO [Tt]ítulo TÍTULO [Ll]ibro LIBRO [Pp]arte [Ss]ubsección [Ss]ección [Aa]nexo ANEXO';
const TRIGGER = `(?:[Ee]l|[Dd]el|[Aa]l|[Ll]os)\\s(?=\\d)|(?:[Aa]rt[íi]culos?|ART[ÍI]CULOS?)(?!\\p{L})|${TRANSITORY}|[Aa]rts?\\.(?=\\s?\\d)|[Aa]partados?(?=\\s(?:\\d|anterior|precedente|siguiente|[a-z]\\)|${BEGINS_ORDINAL}|${BEGINS_CARDINAL}))|(?:[Ll]etras?|[Ll]iteral(?:es)?)(?=\\s[a-zñ]\\))|[Nn]umeral(?:es)?(?=\\s\\d)|[Ff]racci(?:ón|ones)(?=\\s[IVX])|[Ii]ncisos?(?=\\s(?:\\d|[a-zñ]\\)|${BEGINS_ORDINAL}))|(?:[Pp]árrafos?|[Pp]arágrafos?)(?=\\s(?:\\d|anterior|precedente|siguiente|[a-z]\\)|${BEGINS_ORDINAL}))|(?:${ORDINAL})(?=\\s(?:párrafo|inciso))|${PROVISION_WORD}|D(?:\\.\\s?)?[ATDF]\\.?(?=\\s(?:\\d{1,2}\\.?ª|${BEGINS_ORDINAL}))|(?:[Nn]úmeros?|[Nn]úm\\.|[Nn]\\.?[º°]|[Oo]rdinal|[Pp]untos?)(?=\\s\\d{1,2}(?:\\.?[º°])?(?:\\sy\\s\\d{1,2}(?:\\.?[º°])?)?\\sdel\\s(?:art|apart))|(?:[Cc]apítulo|CAPÍTULO|[Tt]ítulo|TÍTULO|[Ll]ibro|LIBRO|[Pp]arte|[Ss]ubsección|[Ss]ección|[Aa]nexo|ANEXO)(?=\\s)`;

const OF =
  /\s{1,2}(?:del|de\sla|de)\s{1,2}(?=apartado|art[íi]culo|párrafo|parágrafo|letra|literal|numeral|fracción|inciso|art\.|[Nn]\.?[°º]|número|núm\.|punto|disposición|D\.?\s?[ATDF]\.?\s\d|(?:[Cc]apítulo|[Tt]ítulo|[Ll]ibro|[Pp]arte|[Ss]ección|[Aa]nexo)\s)|\s{1,2}del\s(?:mismo|(?:pre)?citado|referido|mencionado|aludido|indicado)\s(?=art[íi]culo\s\d)/uy;
const SEPARATOR =
  /\s{0,2},\s{1,2}(?:y\s|así\scomo\s(?:(?:el|los|la)\s)?)?|\s{1,2}(?:y|e|o|u|así\scomo)\s{1,2}(?:(?:el|los|la)\s)?/uy;
/** Between bare numbers of a list whose act stands at its end. */
const SEMICOLON = /\s?;\s{1,2}(?:(?:y|e|o|u)\s)?(?=\d)/uy;
const RANGE = /\s{1,2}(?:al?|hasta)\s{1,2}(?:el\s)?|\s?[-–—]\s?/uy;
/** What joins the article of another act: "artículo 5 CC, en relación con el 6 LEC". */
const RELATED = /,?\s{1,2}(?:en\s(?:relación|conexión)|junto|puesto\sen\srelación)\scon\s(?:(?:el|los)\s)?/uy;
/** Between parts in front of their article: "letras a) a c) del artículo 5". */
const JOINT = pattern(`${SEPARATOR.source}|${RANGE.source}`, 'uy');
const PLURAL = /[Aa]rt[íi]culos|ART[ÍI]CULOS|[Aa]rts/uy;
/** "el artículo anterior", "los dos artículos anteriores", "el apartado anterior"; "dicho artículo", "ese artículo". */
const relativesAt = relativesOf({
  beside: /([Aa]rt[íi]culo|[Aa]partado|[Pp]árrafo)(s?)\s(anterior|precedente|siguiente)(?:e?s)?(?!\p{L})/uy,
  kinds: [
    [/^art/iu, 'article'],
    [/^ap/iu, 'paragraph'],
    [/^pár/iu, 'subparagraph'],
  ],
  sides: { anterior: 'preceding', precedente: 'preceding', siguiente: 'following' },
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis'],
  article: /[Aa]rt[íi]culo(?!\p{L})/uy,
  paragraph: /[Aa]partado(?!\p{L})/uy,
  paragraphCited: /[Aa]partados?\s\d|[Aa]rt(?:ículos?|s?\.)\s\d{1,4}\.\d/u,
  back: /(?:^|[^\p{L}])((?:[Mm]ism|[Dd]ich|(?:[Pp]re)?[Cc]itad|[Rr]eferid|[Mm]encionad|[Aa]ludid|[Ii]ndicad)o|[Ee]se|[Aa]quel)\s$/u,
  weak: /^(?:ese|aquel)$/iu,
});
/** Behind a part: "del artículo anterior", "de dicho artículo", "del citado artículo"; with a number it cites that article. */
const OF_RELATIVE =
  /\s{1,2}(?:del\sart[íi]culo\s(anterior|precedente|siguiente)|(?:de\s(?:dicho|ese|aquel)|del\s(?:mismo|(?:pre)?citado|referido|mencionado|aludido|indicado))\s(?:art[íi]culo|precepto))(?!\p{L}|\s\d)/uy;
/** Behind a part: "de los artículos 5 y 6", "de dichos artículos", "de ese apartado", "del apartado anterior". */
const OF_WHOLES =
  /\s{1,2}(?:de\sl[oa]s\s{1,2}(?:(?:mism|dich|(?:pre)?citad|referid|mencionad|aludid|indicad)[oa]s\s)?|(?:de\s(?:dich[oa]s?|es[eao]s?|est[ao]s|aquel(?:l[oa]s?)?)|del\s(?:mismo|(?:pre)?citado|referido|mencionado|aludido|indicado)|de\sla\s(?:misma|(?:pre)?citada|referida|mencionada|aludida|indicada))\s)(?=(?:apartado|art[íi]culo|párrafo|parágrafo|letra|literal(?:es)?|numeral(?:es)?|fracci(?:ón|ones)|inciso|número|punto|anexo|disposici(?:ón|ones))s?(?!\p{L})|arts\.)/uy;
const ANCHORS: Readonly<Record<string, Anchor>> = {
  anterior: 'preceding',
  precedente: 'preceding',
  siguiente: 'following',
};

/** "letra a) del apartado 1 del artículo 5": from the finest unit outwards. */
function outwardsFrom(text: string, at: number, begun: Path = []): Chain | undefined {
  let path = begun;
  let end = at;
  for (let depth = 0; depth < 6; depth += 1) {
    const word = matchAt(ARTICLE, text, end);
    const outer = word === null ? provisionAt(text, end) : articleAt(text, end + word[0].length);
    if (outer !== undefined) return { path: [...outer.path, ...path], end: outer.end };
    const inner = innerAt(text, end);
    const part = inner === undefined ? groupAt(text, end) : { path: [inner.unit], end: inner.end };
    if (part === undefined) return undefined;
    path = [...part.path, ...path];
    const of = matchAt(OF_RELATIVE, text, part.end) === null ? matchAt(OF, text, part.end) : null;
    if (of === null) return { path, end: part.end };
    end = part.end + of[0].length;
  }
  return undefined;
}

const GROUPS: GroupStyle = {
  divisions: DIVISIONS,
  articleOf: /,?\s{1,2}(?:[Aa]rt[íi]culo|[Aa]rt\.)\s{1,2}/uy,
  ofAnnex: /,?\s{1,2}del\s(?=[Aa]nexo)/uy,
  articleAt,
  withDetails,
};

const groupAt = (text: string, at: number): Chain | undefined => groupAtBy(GROUPS, text, at);

const annexBehind = (text: string, at: number): Chain | undefined => annexBehindBy(GROUPS, text, at);

/** "5-1" is one number, and no range from 5 to 1. */
const isBackwards = (text: string, at: number, [from]: Path, [to]: Path): boolean =>
  /[-–—]\s?$/u.test(text.slice(Math.max(0, at - 2), at)) &&
  Number.parseInt(to!.number, 10) < Number.parseInt(from!.number, 10);

/** In "apartados 1, letra a), y 2" the 2 goes on with the apartados. */
function bareBesideAt(text: string, at: number, path: Path): ReturnType<typeof bareAt> {
  for (const unit of path.slice(path[0]!.kind === 'article' ? 1 : 0).reverse()) {
    const bare = bareAt(text, at, unit);
    if (bare !== undefined) return bare;
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
    if (word === null && last === 'article' && isStrayCardinal(text, at)) return undefined;
    if (word !== null || last === 'article' || (isOfArticles && /\d/u.test(text[at] ?? ''))) {
      const article = articleAt(text, start);
      const isOther = article !== undefined && matchAt(QUANTITY, text, article.end) === null;
      return isOther && !isBackwards(text, at, path, article.path) ? article : undefined;
    }
    const inner = innerAt(text, at) ?? bareBesideAt(text, at, path);
    return inner === undefined ? undefined : { path: besideOrBelow(path, inner.unit), end: inner.end };
  };

const PARTS: PartStyle = {
  separator: JOINT,
  range: RANGE,
  of: OF,
  partAt: (text, at, beside) => innerAt(text, at) ?? (beside === undefined ? undefined : bareAt(text, at, beside)),
  outwardsFrom,
};

/** In front of an article whose word is left out. */
const ELIDED = /(?:[Ee]l|[Dd]el|[Aa]l|([Ll]os))\s(?=\d)/uy;
/** How laws are abbreviated, and the codes, the constitution and the workers' statute: LPD, LEC, CC, CE, ET. */
const SURELY_ACT = /^(?!LED$|LTE$)(?:L[A-Z]{2,5}|C[CEP]|ET)$/u;
const ABBREVIATED = /^[A-Z]{2,9}$/u;

/**
 * "el 67 LPD", "los 67 y 68 de la LPD", "del 1902 del Código Civil": practitioners leave "artículo" out. Assumes that an act
 * named right behind makes an article of a number; an abbreviation must be of the shape of those of laws, because "los 20
 * CV" and "el 5 de la UE" cite nothing; and "los" needs a list. Known failure: what is abbreviated like a law ("el 12 LTI").
 */
function elidedAt(text: string, word: RegExpExecArray): readonly CitationDraft[] {
  const start = word.index + word[0].length;
  const article = articleAt(text, start);
  if (article === undefined || matchAt(QUANTITY, text, article.end) !== null) return [];
  const style = { ...STYLE, member: memberOf(true) };
  const drafts = readArticleLists(text, { start, ...article }, style, actBehind, true);
  const isOne = word[1] === undefined || drafts.length > 1;
  const isSure = drafts.every(
    ({ act }) => act.kind === 'named' && (!ABBREVIATED.test(act.name) || SURELY_ACT.test(act.name)),
  );
  return isOne && isSure ? drafts : [];
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (insideWord(text, at)) return [];
  const elided = matchAt(ELIDED, text, at);
  if (elided !== null) return elidedAt(text, elided);
  const recitals = spanishRecitalsAt(text, at, floor);
  if (recitals.length > 0) return recitals;
  const listed = listedParts(text, at, PARTS);
  if (listed !== undefined) return withListed(listed.others, listFrom(text, listed.first));
  const first = outwardsFrom(text, at);
  return first === undefined ? relativesAt(text, at, floor) : listFrom(text, { start: Math.max(at, floor), ...first });
}

function listFrom(text: string, first: Member): readonly CitationDraft[] {
  const [outermost] = first.path as [PathUnit];
  const style = { ...STYLE, member: memberOf(matchAt(PLURAL, text, first.start) !== null) };
  if (outermost.kind === 'article') return readArticleLists(text, first, style, actBehind, false);
  if (!isOutermost(outermost)) return partsFrom(text, first, style);
  // "Título I" cites something only where an act is named behind it.
  const isPlain = isGroup(outermost) && first.path.every(({ kind }) => kind !== 'article');
  const act = isGroup(outermost) ? linkedActBehind : actBehind;
  return readListBeforeAct(text, first, style, act, isPlain);
}

/** Parts without an article, or of one that is named by where it stands. */
function partsFrom(text: string, first: Member, style: ListStyle): readonly CitationDraft[] {
  const parts = readListBeforeAct(text, first, style, undefined);
  const { end } = parts.at(-1)!;
  const relative = matchAt(OF_RELATIVE, text, end);
  if (relative === null) return partsOfWholes(text, parts, WHOLES);
  return partsOf('article', ANCHORS[relative[1] ?? ''] ?? 'previous', parts, end + relative[0].length);
}

const WHOLES: WholesStyle = { of: OF_WHOLES, read: draftsAt };

const STYLE: Omit<ActListStyle, 'member'> = {
  separator: SEPARATOR,
  parted: SEMICOLON,
  joint: pattern(`${RELATED.source}|${SEPARATOR.source}`, 'uy'),
  range: RANGE,
  nextAt: (text, at) => (/\d/u.test(text[at] ?? '') ? articleAt(text, at) : undefined),
  annexBehind,
};

const isOutermost = (unit: PathUnit): boolean => isGroup(unit) || unit.kind === 'article' || unit.kind === 'container';

const isGroup = ({ kind }: PathUnit): boolean => kind === 'annex' || isDivision(kind);

const read = (text: string, at: number, floor: number): Reading =>
  reading(otherTextBefore(OTHER_TEXTS, draftsAt(text, at, floor), text, floor), at);

export const grammar: Grammar = {
  system: 'es',
  starts: `${RECITAL_STARTS} ${STARTS}`,
  trigger: pattern(`${RECITAL}|${TRIGGER}`, 'uy'),
  patterns,
  read: butNames(IS_NAME, read),
};
