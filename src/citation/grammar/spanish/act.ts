import { matchAt, type ActMention } from '../engine';
import { actBehindBy, NO_ABBREVIATION } from '../romance/act';

const HEADS =
  '(?:[Ll]ey(?:\\s[Oo]rgánica)?|[Rr]eal\\s[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo)?|[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo)?|[Oo]rden|[Cc]ódigo|[Cc]onstitución|[Rr]eglamento|[Ee]statuto|[Dd]irectiva|[Dd]ecisión|[Tt]ratado|[Cc]onvenio|[Tt]exto\\s[Rr]efundido)';
const LINK = ',?\\s{1,2}(?:del|de\\sla|de\\slos|de)\\s{1,2}';
const OWN = new RegExp(`,?\\s{1,2}(?:de|del|de\\sla)\\s(?:est[ea]|presente)\\s${HEADS}(?!\\p{L})`, 'iuy');
const PREVIOUS = new RegExp(
  `,?\\s{1,2}(?:de|del|de\\sla)\\s(?:dich[ao]|mism[ao]|citad[ao]|referid[ao]|es[ea]|aquell?a?)\\s${HEADS}(?!\\p{L})`,
  'iuy',
);
const LINKED = new RegExp(LINK, 'iuy');
/** "Ley 39/2015", "Real Decreto Legislativo 1/2015", "Reglamento (UE) 2016/679", "Directiva 95/46/CE". */
const NUMBERED = new RegExp(
  `${HEADS}\\s{1,2}(?:\\((?:UE|CE|CEE|Euratom)\\)\\s{1,2})?(?:n\\.?[ºo°]\\s{0,2})?(?:[A-Z]{2,4}/)?\\d{1,4}/\\d{1,4}(?:/(?:UE|CE|CEE))?(?!\\d)`,
  'iuy',
);
/** How official titles are abbreviated in front of a number: "RD 5/2015", "R.D. Leg. 1/2015", "LO 3/2018", "L. 40/2015". */
const SHORT_HEADS: readonly (readonly [RegExp, string])[] = [
  [/^RDLEG/u, 'Real Decreto Legislativo'],
  [/^RDL/u, 'Real Decreto-ley'],
  [/^RD/u, 'Real Decreto'],
  [/^LO/u, 'Ley Orgánica'],
  [/^L/u, 'Ley'],
];
const SHORT_NUMBERED =
  /((?:R\.?\s?D\.?(?:\s?[Ll](?:eg)?\.?)?|L\.?\s?O\.?|L\.?))\s{1,2}(?:n\.?[ºo°]\s{0,2})?(\d{1,4}\/\d{2,4})(?!\d)/uy;
const HEAD = new RegExp(`${HEADS}(?!\\p{L})`, 'uy');
/**
 * "art. 24 CE", "artículo 1902 CC", "artículo 2 de la LF". Known failure: a word that stands behind an article in a
 * sentence in capitals and is none of the small ones here.
 */
const ABBREVIATION = new RegExp(
  `,?\\s{1,2}(?:del\\s|de\\sla\\s)?(${NO_ABBREVIATION}[A-Z]{2,6}(?![\\p{L}\\p{N}]|\\s{1,2}\\d{1,4}\\/))`,
  'uy',
);
/** "y siguientes", a heading in brackets, the divisions that an article stands in. Known failure: a bracket with a number. */
const BETWEEN =
  /(?:,?\s{1,2}y\s(?:siguientes?(?!\p{L})|ss?\.|sigs?\.|concordantes(?!\p{L}))|\s{1,2}in\sfine(?!\p{L})|\s?\([^()\d\n]{2,80}\)|,?\s{1,2}(?:del|de\sla)\s(?:[Cc]apítulo|[Tt]ítulo|[Ll]ibro|[Pp]arte|[Ss]ección)\s(?:[IVXLC]{1,8}|\d{1,3}\.?ª?|[Pp]reliminar|\p{L}{4,8}[oa])(?![\p{L}\p{N}])){1,4}/uy;
const WORD = /\s{1,2}([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
const CONNECTOR = /^(?:de|del|la|las|los|el|y|e|a|en|sobre|para|por|al)$/u;

/** Titles are written with capitals: connectors count as long as a capitalised word follows them. */
function titleEnd(text: string, from: number): number {
  let end = from;
  let at = from;
  for (let words = 0; words < 16; words += 1) {
    const match = matchAt(WORD, text, at);
    if (match === null) break;
    at += match[0].length;
    if (/^\p{Lu}/u.test(match[1]!)) end = at;
    else if (!CONNECTOR.test(match[1]!)) break;
  }
  return end;
}

/**
 * "de la Ley 39/2015", "del Código Civil", "de esta Ley", "de dicha Ley"; undefined when none is said. Known failure: a
 * title in small letters ("código civil") ends at its first word, and is then a short name.
 */
export const actBehind = (text: string, at: number): ActMention | undefined =>
  actBehindBy({ ...PATTERNS, abbreviation: ABBREVIATION }, text, at) ?? unlinkedAt(text, at);

/** As {@link actBehind}, without abbreviations: "sección 2 API" cites nothing. */
export const linkedActBehind = (text: string, at: number): ActMention | undefined =>
  actBehindBy({ ...PATTERNS, abbreviation: undefined }, text, at);

const PATTERNS = { between: BETWEEN, own: OWN, previous: PREVIOUS, linked: LINKED, nameAt };

/** "art. 9 RD 1/2015": nothing links them. */
function unlinkedAt(text: string, at: number): ActMention | undefined {
  const blank = matchAt(/,?\s{1,2}/uy, text, at);
  return blank === null ? undefined : shortTitleAt(text, at + blank[0].length);
}

/** "RD 5/2015", by its official title. */
function shortTitleAt(text: string, at: number): ActMention | undefined {
  const short = matchAt(SHORT_NUMBERED, text, at);
  if (short === null) return undefined;
  const head = SHORT_HEADS.find(([sign]) => sign.test(short[1]!.replace(/[.\s]/gu, '').toUpperCase()))![1];
  return { act: { kind: 'named', name: `${head} ${short[2]!}` }, at: at + short[0].length };
}

function nameAt(text: string, at: number): ActMention | undefined {
  const short = shortTitleAt(text, at);
  if (short !== undefined) return short;
  const numbered = matchAt(NUMBERED, text, at);
  if (numbered !== null) return { act: { kind: 'named', name: numbered[0] }, at: at + numbered[0].length };
  const head = matchAt(HEAD, text, at);
  if (head === null) return undefined;
  const from = at + head[0].length;
  const end = titleEnd(text, from);
  const isNamed = end > from || head[0] === 'Constitución';
  return { act: { kind: isNamed ? 'named' : 'defined', name: text.slice(at, end) }, at: end };
}
