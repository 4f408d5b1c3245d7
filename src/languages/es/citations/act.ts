import { matchAt, type ActMention } from '../../citations/engine';
import { actReaders, NO_ABBREVIATION } from '../../citations/romance/act';
import type { OtherText } from '../../citations/romance/otherText';
import { pattern } from './patterns';

const HEADS =
  '(?:[Ll]ey(?:\\s[Oo]rgánica)?|[Rr]eal\\s[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo)?|[Dd]ecreto(?:[-\\s][Ll]ey|\\s[Ll]egislativo|\\s[Ss]upremo|\\scon\\s[Ff]uerza\\sde\\s[Ll]ey)?|[Oo]rden|[Rr]esolución|[Cc]ódigo|[Cc]onstitución|[Rr]eglamento|[Ee]statuto|[Dd]irectiva|[Dd]ecisión|[Tt]ratado|[Cc]onvenio|[Tt]exto\\s[Rr]efundido)';
const LINK =
  ',?\\s{1,2}(?:del|de\\sla|de\\slos|de)\\s{1,2}(?:(?:nuestr[oa]|vigente|actual|propi[oa]|repetid[oa])\\s{1,2})?';
const OWN = pattern(`,?\\s{1,2}(?:de|del|de\\sla)\\s(?:est[ea]|presente)\\s${HEADS}(?!\\p{L})`, 'iuy');
const PREVIOUS = pattern(
  `,?\\s{1,2}(?:de|del|de\\sla)\\s(?:dich[ao]|mism[ao]|(?:pre)?citad[ao]|referid[ao]|mencionad[ao]|aludid[ao]|indicad[ao]|es[ea]|aquell?a?)\\s(?:${HEADS}|(?:cuerpo|texto)\\s(?:legal|normativo)|norma|ordenamiento)(?!\\p{L})|,?\\s{1,2}(?:de\\sla\\smisma|del\\smismo)(?=\\s{0,2}(?:[,.;:)]|$)|\\s(?:es|no|se|que|y|o|prevé|dispone|establece)(?!\\p{L}))|,?\\s{1,2}(?:ib[ií]dem|e[ij]usdem)(?!\\p{L})`,
  'iuy',
);
const LINKED = pattern(LINK, 'iuy');
/**
 * "Ley 39/2015", "Real Decreto Legislativo 1/2015", "Reglamento (UE) 2016/679", "Directiva 95/46/CE"; as Colombia counts,
 * "Ley 80 de 1993"; as Chile does, "ley N° 19.496".
 */
const NUMBERED = pattern(
  `${HEADS}\\s{1,2}(?:(?:\\((?:UE|CE|CEE|Euratom)\\)\\s{1,2})?(?:n\\.?[ºo°]\\s{0,2})?(?:[A-Z]{2,4}/)?\\d{1,4}/\\d{1,4}(?:/(?:UE|CE|CEE))?(?!\\d)|(?:(?:n\\.?[ºo°]|número|núm\\.)\\s{0,2})?\\d{1,5}\\sde\\s\\d{4}(?!\\d)|de\\s\\d{1,2}\\sde\\s\\p{L}{4,10}\\sde\\s\\d{4}(?!\\d)|\\d{1,2}\\.\\d{3}(?!\\d)|(?:n\\.?[ºo°]|número|núm\\.)\\s{0,2}\\d{1,3}(?:\\.\\d{3}|\\d{0,3})(?![\\p{L}\\p{N}]))`,
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
const HEAD = pattern(`${HEADS}(?!\\p{L})`, 'uy');
/**
 * "art. 24 CE", "artículo 1902 CC", "artículo 2 de la LF". Known failure: a word that stands behind an article in a
 * sentence in capitals and is none of the small ones here.
 */
const ABBREVIATION = pattern(
  `,?\\s{1,2}(?:del\\s|de\\sla\\s)?((?!S\\.\\s?[ALCR]\\.)\\p{Lu}\\.(?:\\s?\\p{L}{1,2}\\.){1,4}(?!\\s?\\p{L}{1,2}\\.|\\s{0,2}(?:\\d|[Nn]\\.?[º°o]))|(?:(?=ET(?!\\s(?:\\d|AL)))|${NO_ABBREVIATION})[A-Z]{2,9}(?![\\p{L}\\p{N}]|\\s{1,2}\\d{1,4}\\/))`,
  'uy',
);
/** "ambos", a heading in brackets, the divisions that an article stands in. Known failure: a bracket with a number. */
const BETWEEN =
  /(?:,?\s{1,2}(?:ambos(?:\sinclusive)?|todos(?:\sellos)?|respectivamente|inclusive)(?!\p{L}),?|,?\s{1,2}(?:in\sfine|a\s(?:sensu\s)?contrario(?:\ssensu)?|por\sanalogía)(?!\p{L}),?|,?\s{1,2}(?:(?:ya|antes)\s)?(?:pre)?(?:citad|mencionad|referid|transcrit)[oa]s?(?!\p{L})|\s?\([^()\d\n]{2,80}\)|,?\s{1,2}(?:del|de\sla)\s(?:[Cc]apítulo|[Tt]ítulo|[Ll]ibro|[Pp]arte|[Ss]ección)\s(?:[IVXLC]{1,8}|\d{1,3}\.?ª?|[Pp]reliminar|\p{L}{4,8}[oa])(?![\p{L}\p{N}])){1,4}/uy;
/** "antiguo artículo 5", "artículo 5 (antiguo)", "en su redacción anterior a la reforma"; "artículo primero transitorio". */
export const OTHER_TEXTS: readonly OtherText[] = [
  {
    called: 'antiguo',
    before: /(?<!\p{L})(?:antigu[oa]s?|ant\.)\s{1,2}$/iu,
    behind: /\s{1,2}(?:\(antigu[oa]s?\)|antigu[oa]s?(?!\p{L}))|,\santigu[oa]s?,/uy,
    clause:
      /,?\s{1,2}(?:en|con|según)\s(?:su|la)\s(?:(?:anterior|antigua|derogada)\s(?:redacción|versión)|(?:redacción|versión)\s(?:entonces\s)?(?:anterior|antigua|previa|derogada|vigente\s(?:hasta|antes|entonces)|aplicable\s(?:hasta|antes|entonces)))(?!\p{L})/uy,
  },
  {
    called: 'transitorio',
    opening: /(?:art\S{1,7}\s)?transitori[oa]s?\s/iuy,
    behind: /\s{1,2}transitori[oa]s?(?!\p{L})/iuy,
  },
];
const WORD = /\s{1,2}([\p{L}][\p{L}-]{0,39})(?!\p{L})/uy;
const CONNECTOR = /^(?:de|del|la|las|los|el|y|e|a|en|sobre|para|por|al)$/u;

/** "código civil", "código de comercio": a code is named by adjectives and by "de" with a noun, whose ends no verb has. */
const SMALL_TITLE =
  /(?:\s{1,2}\p{Ll}{2,16}(?:al|il|ivo|ico|ario|orio|ero)(?!\p{L})|\s{1,2}de(?:l|\s(?:la|los|las))?\s{1,2}(?!(?:que|cual|mism[oa]|propio|presente)(?!\p{L}))\p{Ll}{4,20}(?!\p{L})){1,4}/uy;

/** Titles are written with capitals, but for codes: connectors count as long as a capitalised word follows them. */
function titleEnd(text: string, from: number): number {
  const isCode = /c[oó]digo$/iu.test(text.slice(Math.max(0, from - 6), from));
  const small = isCode ? matchAt(SMALL_TITLE, text, from) : null;
  let end = from + (small?.[0].length ?? 0);
  let at = end;
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
 * title in small letters ("ley de puertos"), but for a code's, ends at its first word, and is then a short name.
 */
export const { actBehind, linkedActBehind } = actReaders({
  between: BETWEEN,
  own: OWN,
  previous: PREVIOUS,
  linked: LINKED,
  abbreviation: ABBREVIATION,
  others: OTHER_TEXTS,
  unlinkedAt,
  nameAt,
});

/** "artículos 14 y 16 constitucionales": of the constitution that the document speaks of. */
const UNLINKED = /,?\s{1,2}(?=Código\s(?:de(?:l|\sla)?\s)?\p{Lu}|\p{Lu}[^\n,]{0,30}?\d)/uy;
const CONSTITUTIONAL = /\s{1,2}constitucional(?:es)?(?!\p{L})/uy;

/** "art. 9 RD 1/2015", "artículo 5 Ley 9/2018": nothing links them, and a capital begins the name. */
function unlinkedAt(text: string, at: number): ActMention | undefined {
  const match = matchAt(CONSTITUTIONAL, text, at);
  if (match !== null) return { act: { kind: 'defined', name: 'Constitución' }, at: at + match[0].length };
  const blank = matchAt(UNLINKED, text, at);
  const mention = blank === null ? undefined : nameAt(text, at + blank[0].length);
  return mention?.act.kind === 'named' ? mention : undefined;
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
