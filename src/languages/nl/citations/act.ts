import { matchAt, type ActMention } from '../../citations/engine';
import { NO_ABBREVIATION as NO_ABBREVIATION_ELSEWHERE } from '../../citations/romance/act';
import { ORDINAL } from './numbers';
import { pattern } from './patterns';

const KINDS = '(?:wet|wetboek|rijkswet|besluit|regeling|verordening|reglement|statuut|verdrag|richtlijn)';
const OWN = pattern(`,?\\s{1,2}van\\s(?:deze|dit)\\s${KINDS}(?!\\p{L})`, 'iuy');
const PREVIOUS = pattern(
  `,?\\s{1,2}van\\s(?:die|dat|(?:de|het)zelfde|(?:de\\s|het\\s)?(?:voor(?:ge)?|ge)noemde?|(?:de\\s|het\\s)?laatst(?:ge)?noemde?)\\s${KINDS}(?!\\p{L})|\\s{1,2}(?:daarvan|ervan)(?!\\p{L})`,
  'iuy',
);
/** Between a provision and its act: which wording is meant, "artikel 3 (oud) Havenwet". */
const WORDING = /\s{1,2}(?:\((?:oud|nieuw)\)|(?:oud|nieuw)(?=\s))(?=,?\s)/uy;
const LINK = /,?\s{1,2}(?:van|uit)\s(?:de\s|het\s)?/uy;
/** "Verordening (EU) 2016/679", "Richtlijn 95/46/EG", "Verordening (EG) nr. 883/2004". */
const UNION_ACT =
  /(?:(?:Uitvoerings|Gedelegeerde\s)?[Vv]erordening|(?:Kader)?[Rr]ichtlijn|[Bb]esluit)\s(?:\((?:EU|EG|EEG|Euratom)(?:,\s?\p{L}{2,8})?\)\s)?(?:nr\.\s?)?\d{1,4}\/\d{1,4}(?:\/(?:EU|EG|EEG|JBZ|GBVB))?(?!\d)/uy;
/** "Boek 6 van het Burgerlijk Wetboek", "Boek 7 BW": its number is the first part of its articles' numbers. */
const BOOK = /,?\s{1,2}van\s[Bb]oek\s(\d{1,2}[Aa]?)(?=\s(?:van\s(?:de|het)\s\p{Lu}|\p{Lu}))/uy;
const WORD = /\s{0,2}(\p{L}[\p{L}-]{0,79})(?![\p{L}\p{N}-])/uy;
const YEAR = /\s(?:1[6-9]|20)\d\d(?![\p{L}\p{N}/-]|[.,]\d)/uy;
/** "Wet van 3 mei 1990 (Stb. 221)" */
const DATE = /\svan\s\d{1,2}\s\p{Ll}{3,9}\s\d{4}(?!\d)/uy;
const HEAD =
  /(?:wet(?:boek)?|besluit|regeling|verordening|reglement|statuut|verdrag|richtlijn|instructie|landsverordening)$/iu;
/** Heads that name nothing alone: what follows belongs to the name. */
const BARE_HEAD = pattern(`^${KINDS}$`, 'iu');
const CONNECTOR = /^(?:op|van|voor|tot|inzake|betreffende|houdende|der|des|de|het|een|en|met|in|uit|bij|ter)$/u;
/** Where a title surely ends: a verb, a pronoun, or a citation of its own. */
const END =
  /^(?:is|zijn|was|waren|wordt|worden|werd|geldt|gelden|gold|bepaalt|bepalen|luidt|regelt|kan|kunnen|mag|mogen|moet|moeten|heeft|hebben|zal|zullen|blijft|verwijst|wijkt|voorziet|verplicht|(?:ver)?eist|verbiedt|stelt|schrijft|noemt|kent|geeft|laat|gaat|komt|houdt|vormt|ziet|biedt|vergt|sluit|bevat|omschrijft|definieert|strekt|beoogt|verzet|treedt|vervalt|dekt|beschermt|verleent|dient|lijkt|belet|noopt|ontbreekt|richt|brengt|maakt|vindt|volgt|bestraft|die|dat|waarin|waarop|waarvan|niet|ook|of|indien|wanneer|als|zoals|door|te|ten|dan|deze|dit|hij|zij|bedoelde?|artikel(?:en)?|art|lid|leden|onder|onderdeel)$/iu;

/** Behind a title: a part that is cited beside, "en het tweede lid". */
const AND_PART = pattern(
  `\\s{1,2}(?:en|of)\\s(?:het\\s|de\\s)?${ORDINAL}(?:(?:,|,?\\s(?:en|of|tot\\sen\\smet))\\s${ORDINAL}){0,8}\\s(?:lid|leden|(?:vol)?zin(?:nen)?)(?!\\p{L})`,
  'uy',
);

/** In front of a short word with a capital: what is no abbreviation of an act. */
const NO_ABBREVIATION =
  '(?!(?:De|Het|Een|In|Op|Dit|Deze|Die|Dat|Als|Voor|Bij|Aan|Met|Van|Door|Uit|Ook|Maar|Want|Dus|Wij|Hij|Zij|Ik|Er|Te|Tot|Na|Om|Of|En|Geen|Niet|Wie|Wat|Elk|Elke|Ieder|Alle|Lid|Leden|Onder|Sub|Mr|Dr|Drs|Hr|St|Nr|Jr|NV|BV|EUR|EU|EG|EEG|HR|PG|AG|Stb|Stcrt|Trb|Pb|PbEU|PbEG|JB|NJ|AB|LJN|ECLI|Staat|Raad|Hof|[IVXL]{1,6})(?![\\p{L}\\p{N}]))';
/** "BW", "Awb", "Sr", "WvSr", "WVW": two capitals or more, or a capital with consonants alone. A firm in capitals is one, too. */
const ABBREVIATION = pattern(
  `${NO_ABBREVIATION}${NO_ABBREVIATION_ELSEWHERE}(?:\\p{Lu}\\p{Ll}{0,4}\\p{Lu}\\p{L}{0,8}|\\p{Lu}[b-df-hj-np-tv-xz]{1,4})(?![\\p{L}\\p{N}&-])`,
  'uy',
);
/**
 * "Wob", "Wabo": one that reads like a word. Assumes that a short word with a capital right behind a citation in Dutch
 * words is an act's, because otherwise the act would be the one before. Known failure: a name there ("artikel 3 Jansen").
 */
const WORDLIKE = pattern(`,?[^\\S\\n]${NO_ABBREVIATION}(\\p{Lu}\\p{Ll}{1,5})(?![\\p{L}\\p{N}&-])`, 'uy');
const BEFORE_ABBREVIATION = /,?\s{1,2}(?:(?:van|uit)\s(?:de\s|het\s)?)?/uy;

const named = (text: string, at: number, end: number): ActMention => ({
  act: { kind: 'named', name: text.slice(at, end) },
  at: end,
});

const ends = (pattern: RegExp, text: string, at: number): number => at + (matchAt(pattern, text, at)?.[0].length ?? 0);

/**
 * The act whose title begins at an offset. Assumes that one of its first four words says what it is ("Algemene wet",
 * "Havenwet"), and that what is only "Wet" or "Besluit" goes on until a word that titles do not have. Known failure: a verb
 * behind a title in small letters that is not among those words; the corpus then tells where the title ends.
 */
function titleAt(text: string, at: number): ActMention | undefined {
  const words = wordsFrom(text, at, 4);
  const head = words.findIndex(({ word }) => HEAD.test(word));
  const first = words[0];
  if (head < 0 || first === undefined || words.slice(0, head).some(({ word }) => CONNECTOR.test(word)))
    return undefined;
  const { word, end } = words[head]!;
  const isBare = head === 0 && BARE_HEAD.test(word);
  if (!/^\p{Lu}/u.test(first.word)) {
    return isBare ? { act: { kind: 'defined', name: word }, at: end } : undefined;
  }
  const dated = isBare ? ends(DATE, text, end) : end;
  if (dated > end) return named(text, at, dated);
  const isOpen = BARE_HEAD.test(word) && !/wetboek$/iu.test(first.word) && !/wetboek$/iu.test(word);
  const last = isOpen || /^Wetboek$/u.test(word) ? tailEnd(text, end) : end;
  const whole = ends(YEAR, text, last);
  if (isBare && whole === end) return { act: { kind: 'defined', name: word }, at: end };
  return named(text, at, whole);
}

/** Whether a word begins what is no part of a title in small letters: "Wet op de havens en HR 3 mei", "Wet op de havens HR". */
const beginsOther = (word: string, next: string | undefined, title: string): boolean =>
  /\s\p{Ll}{4,}$/u.test(title) && (/^\p{Lu}.*\p{Lu}/u.test(word) || (word === 'en' && /^\p{Lu}/u.test(next ?? '')));

/** Where the words of a title behind its head end: "op de havens", "van Strafrecht", "bestuursrecht". */
function tailEnd(text: string, from: number): number {
  let end = from;
  const words = wordsFrom(text, from, 14);
  for (const [index, { word, end: next }] of words.entries()) {
    const isPart = word === 'en' && matchAt(AND_PART, text, words[index - 1]?.end ?? from) !== null;
    if (isPart || END.test(word) || beginsOther(word, words[index + 1]?.word, text.slice(from, end))) break;
    if (!CONNECTOR.test(word)) end = next;
    if (matchAt(YEAR, text, next) !== null) break;
  }
  return end;
}

function wordsFrom(text: string, from: number, most: number): { readonly word: string; readonly end: number }[] {
  const words: { word: string; end: number }[] = [];
  let at = from;
  while (words.length < most) {
    const match = matchAt(WORD, text, at);
    if (match === null) break;
    at += match[0].length;
    words.push({ word: match[1]!, end: at });
  }
  return words;
}

function nameAt(text: string, at: number): ActMention | undefined {
  const union = matchAt(UNION_ACT, text, at);
  return union === null ? titleAt(text, at) : named(text, at, at + union[0].length);
}

/**
 * "van de Havenwet", "van deze wet", "van die wet", "BW"; undefined where no act is said behind a citation.
 * @param isDutch whether the citation is in words that no other language has: "Art. 5 Nach" is German
 */
export function actBehind(text: string, from: number, isDutch = false): ActMention | undefined {
  const at = ends(WORDING, text, from);
  const said = linkedActBehind(text, at);
  if (said !== undefined) return said;
  const begin = ends(BEFORE_ABBREVIATION, text, at);
  if (begin === at) return undefined;
  const code = matchAt(ABBREVIATION, text, begin);
  if (code !== null) return named(text, begin, ends(YEAR, text, begin + code[0].length));
  const wordlike = isDutch ? matchAt(WORDLIKE, text, at)?.[1] : undefined;
  const name = /^\p{Lu}/u.test(text.slice(begin, begin + 2)) ? nameAt(text, begin) : undefined;
  if (name?.act.kind === 'named' || wordlike === undefined) return name?.act.kind === 'named' ? name : undefined;
  const start = text.indexOf(wordlike, at);
  return named(text, start, start + wordlike.length);
}

/** The same without abbreviations: "hoofdstuk 2 BV" cites nothing. */
export function linkedActBehind(text: string, at: number): ActMention | undefined {
  const own = matchAt(OWN, text, at);
  if (own !== null) return { act: { kind: 'this' }, at: at + own[0].length };
  const previous = matchAt(PREVIOUS, text, at);
  if (previous !== null) return { act: { kind: 'previous' }, at: at + previous[0].length };
  const link = matchAt(LINK, text, at);
  return link === null ? undefined : nameAt(text, at + link[0].length);
}

/** The book that an article is said to be in, behind it: `6`, and where it ends. */
export function bookBehind(text: string, at: number): { readonly number: string; readonly end: number } | undefined {
  const match = matchAt(BOOK, text, at);
  return match === null ? undefined : { number: match[1]!.toLowerCase(), end: at + match[0].length };
}
