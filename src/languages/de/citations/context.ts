import type { ActReference, Anchor, Path, UnitKind } from '../../../law';
import { matchAt, mayFollowName, type CitationDraft } from '../../citations/engine';
import { pattern } from './patterns';

/** A contract between private persons, in the genitive; how it was made may stand in front. */
const CONTRACT =
  '(?:(?:notariellen|schriftlichen|mündlichen|geschlossenen|abgeschlossenen|vorliegenden|obigen|ursprünglichen)\\s){0,2}(?:Miet|Arbeits|Anstellungs|Kauf|Gesellschafts|Dienst|Werk|Bau|Liefer|Pacht|Darlehens|Versicherungs|Ehe|Erb|Schenkungs|Lizenz|Treuhand)?[Vv]ertrag(?:e?s)?(?!\\p{L}|\\s(?:über|zur|zum|zwischen)\\s)';

/** Standard terms, which everybody writes for himself. */
const TERMS = '(?:A[GVE]B|Allgemeinen\\s\\p{Lu}\\p{Ll}{2,20}bedingungen)(?![\\p{L}-])';

/**
 * Behind a number: that it is no citation of law: a place in a commentary ("§ 74 HGB Rn. 13") and a clause of a private contract ("§ 3 des
 * Mietvertrages", "§ 2 des notariellen Vertrages", "§ 4 der AGB"). Treaties between states carry names of their own (Einigungsvertrag,
 * Staatsvertrag). Known failure: a treaty that is called "der Vertrag" alone is taken for a contract.
 */
export const NO_STATUTE = `,?\\s{1,3}(?:(?:der|unserer|ihrer|dieser)\\s${TERMS}|(?:Rn|Rdn|Rdnr|RdNr|Randnr|Rz|Anm)(?:\\.|(?!\\p{L}))|Randnummer|Randziffer|(?:des|dieses|jenes|ihres|seines|unseres)\\s${CONTRACT})`;
export const NOT_LAW = pattern(NO_STATUTE, 'uy');

/** How drafters say that something was named before: "der vorgenannten", "des oben bezeichneten", "des besagten". */
export const MENTIONED =
  '(?:(?:vor|oben|eben|eingangs|zuletzt|zuvor|soeben|bereits|letzt)\\s?)?(?:genannten|bezeichneten|erwähnten|angeführten|zitierten)|besagten|obigen|letzteren|gleichen|o\\.\\s?g\\.';

const RELATIVE_KINDS: Readonly<Record<string, UnitKind>> = {
  Paragraph: 'section',
  Vorschrift: 'section',
  Bestimmung: 'section',
  Artikel: 'article',
  Absatz: 'paragraph',
  Absätze: 'paragraph',
};
/** "die beiden vorstehenden Paragraphen"; by the first letters. */
const COUNTED: Readonly<Record<string, string>> = { beid: '2', zwei: '2', drei: '3', vier: '4', fünf: '5', sech: '6' };
const COUNT = '(?:beiden?|zwei|drei|vier|fünf|sechs)';
const RELATIVE = pattern(
  `([Vv]or\\p{Ll}{5,12}|[Nn]ach\\p{Ll}{5,9}|[Nn]ächst\\p{Ll}{1,2}|\\p{Ll}{3}selben)\\s(?:(${COUNT})\\s)?(Paragraph|Artikel|Absatz|Absätze|Vorschrift|Bestimmung)(e?[ns])?(?!\\p{L}|\\s\\d)`,
  'uy',
);
const COUNT_IN_FRONT = pattern(`(?<=(?<!\\p{L})(${COUNT})\\s)`, 'uy');
/** Several, how many of which their number has to tell: "die vorstehenden Absätze", "der vorstehenden Vorschriften". */
const PLURAL = /^(?:Absätze|(?:Vorschrift|Bestimmung)en)/u;
/** "Absatz 2 derselben Vorschrift": counted from the provision cited before. */
export const SAME_PROVISION = pattern(
  `\\s{1,2}(?:(?:(?:der|des)selben|jene[rs]|de[rs]\\s(?:${MENTIONED}))\\s(?:Vorschrift|Bestimmung|Norm|Regelung|Paragra(?:f|ph)en|Artikels)|(dieser\\s(?:Vorschrift|Bestimmung|Norm|Regelung)|dieses\\s(?:Paragra(?:f|ph)en|Artikels)|der\\s(?:Vorschrift|Norm)))(?!\\p{L}|\\s(?:\\d|\\p{Lu}{2}))`,
  'uy',
);
/** "Nummer 3 dieses Absatzes": of the text's own, as its sentences are. */
export const OWN_PARAGRAPH = /\s{1,2}dieses\s{1,2}Absatzes(?!\p{L}|\s\d)/uy;
/** How far in front of "dieser Vorschrift" the one that it means is looked for, in UTF-16 units. */
const THIS_WINDOW = 300;

/**
 * The length of "derselben Vorschrift" at an offset, 0 where it does not stand there. "Absatz 2 dieser Norm" goes back where
 * a section or an article is cited near in front, and means the own provision of a statute where none is. Known failure:
 * a statute that means its own section behind a citation of another.
 */
export function sameProvision(text: string, at: number): number {
  const match = matchAt(SAME_PROVISION, text, at);
  if (match === null) return 0;
  const isOwn = match[1] !== undefined && !/§|Art(?:\.|ikel)/u.test(text.slice(Math.max(0, at - THIS_WINDOW), at));
  return isOwn ? 0 : match[0].length;
}

/**
 * "des Hafengesetzes, von denen § 5 ..." goes back to the act named before. "nach seinem § 2", "dessen § 10": a section of what the sentence speaks of, which may be no law. Nobody can check it,
 * so the word stands for an act that is not there. Known failure: "in seinem § 19", where the sentence names a law.
 */
const OF_WHICH = /(?<=(?:^|[^\p{L}])von\sdenen\s{1,2})/uy;
const POSSESSIVE = /(?<=(?:^|[^\p{L}])((?:[Ss]ein|[Ii]hr|[Uu]nser)(?:e[mnrs]?)?|[Dd]essen|[Dd]eren)\s{1,2})/uy;

/**
 * The heading of a collection under which a decision is filed: "AP Nr. 17 und 28 zu § 74 HGB", "AP BGB § 611 Nr. 3", "SozR
 * 3-2500 § 240 Nr 7". Assumes that a collection in front of "zu" goes by an abbreviation, so that "Anlage Nr. 3 zu § 5 HafG"
 * stays a citation; the others are the collections of the federal courts that number by provision.
 */
const FILED_UNDER =
  /(?<=(?<!\p{L})(?:AP|EzA|EzTöD|LAGE|SozR|AR-Blattei|HFR)\s{1,2}(?:\d-\d{3,5}\s{1,2})?(?:\p{Lu}\p{L}{0,12}\s{1,2})?)|(?<=\p{Lu}\p{L}{0,4}\p{Lu}\s{1,2}Nrn?\.?\s\d{1,4}(?:(?:,|\sund)\s\d{1,4}){0,4}\s{1,2}zu\s{1,2})/uy;
/** Whether what begins at an offset is such a heading: {@link FILED_UNDER}. */
export function isFiledUnder(text: string, at: number): boolean {
  return mayFollowName(text, at, 'zu') && matchAt(FILED_UNDER, text, at) !== null;
}

/**
 * "Nummer 3.4.1 Absatz 2", "Regel 5 Absatz 3", "Teil B Absatz 1", "Abschnitt A-VI/2 Absatz 7", "Absatz 1.8.7 Satz 5": a unit
 * of a point or of a part of a code, from which no path is counted. Assumes that what stands in front of a paragraph holds
 * it. Known failure: an own paragraph that follows a point without a comma.
 */
export const OF_POINT =
  /(?<=(?:^|[^\p{L}])(?:(?:Nummer|Nr\.|Ziffer|Regel)\s{1,2}\d{1,3}[a-z]?(?:\.\d{1,3}){0,4}\.?|(?:Teile?s?|Abschnitt(?:e?s)?|Unterabschnitt(?:e?s)?|Kapitels?)\s{1,2}[A-Z\d][A-Z\d./-]{0,9}|Absatz(?:es)?\s{1,2}\d{1,3}\\?\.[\d.]{1,10})\s{1,2})/uy;
/** What may stand between a word for a place and what is cited of it: "ebd. in § 3". */
const LED_TO = '(?:insbesondere|insb\\.|namentlich|vor\\sallem|auch|zudem|nach|gem(?:äß|\\.)|in|aus)';
/** "ebd. § 3", "§ 3 a. a. O.": a provision of the act named last. */
const SAME_PLACE = '(?:[Ee]bd\\.|[Ee]benda|a\\.\\s?a\\.\\s?O\\.|aaO)';
const BEHIND_SAME_PLACE = pattern(`(?<=(?:^|[^\\p{L}])${SAME_PLACE}[,:]?\\s{1,2}(?:${LED_TO}\\s{1,2})?)`, 'uy');
const SAME_PLACE_BEHIND = pattern(`,?\\s{1,2}${SAME_PLACE}(?!\\p{L})`, 'uy');

/**
 * Where a citation from one offset to another ends that says "at the same place" in front or behind; undefined for one
 * that does not. Known failure: a section of a textbook that was cited last, where no comma tells ("aaO § 38").
 */
export function samePlace(text: string, start: number, end: number): number | undefined {
  const behind = matchAt(SAME_PLACE_BEHIND, text, end);
  if (behind !== null) return end + behind[0].length;
  return matchAt(BEHIND_SAME_PLACE, text, start) === null ? undefined : end;
}

/**
 * A section of a textbook or a commentary: "aaO, § 38 II", "7. Aufl., 1963, § 54", "Loge/Kai, § 3", "Loge, Hafenrecht, § 3". Known failure: a work of one
 * author cited without an edition.
 */
export const PLACE_IN_BOOK =
  /(?<=(?:a\.?\s?a\.?\s?O\.?|Aufl(?:\.|age)(?:,?\s\d{4})?|(?<![\p{L}-])\p{Lu}\p{Ll}{2,30}(?:-\p{Lu}\p{Ll}{2,20})?(?:\/\p{Lu}\p{Ll}{2,30}(?:-\p{Lu}\p{Ll}{2,20})?){1,3}|(?<![\p{L}-])\p{Lu}\p{Ll}{2,30},\s\p{Lu}\p{L}{0,40}(?:recht|[Kk]ommentar|[Hh]andbuch|[Ll]ehrbuch|[Gg]rundri(?:ss|ß))),\s{1,2})/uy;
/** In front of a number: that of a file, behind which a judgment is cited by its own: "EGMR, Nr. 12/05, § 3". */
export const FILE_IN_FRONT =
  '(?:EGMR|EuGH|EuG|BSW|Urt(?:eil|\\.)|Entsch(?:eidung|\\.)|Beschl(?:uss|\\.))[^;\\n]{0,60}(?:Nr\\.|Rs\\.)\\s\\d{1,6}\\/\\d{2},\\s{1,2}';
export const PLACE_IN_JUDGMENT = pattern(`(?<=${FILE_IN_FRONT})`, 'uy');
/** A line that holds a number alone is the heading of a quoted provision, and cites nothing. */
const REST_OF_LINE = /[ \t]{0,4}\r?\n/uy;
/** "dort" alone is a place in most sentences: "Beamte, die dort nach Absatz 1 tätig sind". */
const THERE = pattern(
  '(?<=(?:^|[,;–(]\\s|[.:]\\s)[Dd]ort,?\\s{1,2}(?:(?:insbesondere|insb\\.|namentlich|vor\\sallem|in)\\s{1,2})?|(?<!\\p{L})[Dd]ortige[mnrs]?\\s{1,2})',
  'uy',
);

/**
 * "§ 31, nach dessen Absatz 2", "§ 31, dort Absatz 2": a paragraph of the provision cited before. Known failure: "§ 5, der durch
 * Artikel 4 des Gesetzes vom 3. Mai 1990 eingefügt und dessen Absatz 6 ..." goes back to Article 4.
 */
export const isOfBefore = (text: string, at: number): boolean =>
  matchAt(THERE, text, at) !== null || matchAt(POSSESSIVE, text, at)?.[1]!.toLowerCase().startsWith('de') === true;

export function possessor(text: string, at: number): ActReference | undefined {
  if (matchAt(OF_WHICH, text, at) !== null) return { kind: 'previous' };
  const match = matchAt(POSSESSIVE, text, at);
  return match === null ? undefined : { kind: 'defined', name: match[1]! };
}

/**
 * "des vorhergehenden Artikels", "derselben Vorschrift", "die beiden vorstehenden Paragraphen".
 *
 * Assumption: "die vorstehende Vorschrift" is the paragraph in front of the one that says so, not the section. Known
 * failures: the sentence in front of it, in a section without paragraphs; "die vorstehenden Paragraphen" without a number,
 * which is taken for "dem vorstehenden Paragraphen".
 */
export function relativeAt(text: string, at: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null) return [];
  const [whole, word, inside, noun, ending = ''] = match as unknown as [
    string,
    string,
    string | undefined,
    string,
    string?,
  ];
  const anchor: Anchor = word.endsWith('selben') ? 'previous' : /^v/iu.test(word) ? 'preceding' : 'following';
  const isVague = noun === 'Vorschrift' || noun === 'Bestimmung';
  const before = anchor === 'previous' ? undefined : matchAt(COUNT_IN_FRONT, text, at)?.[1];
  const count = inside ?? before;
  const isUncounted = count === undefined && anchor !== 'previous' && PLURAL.test(`${noun}${ending}`);
  if (isUncounted || (isVague && anchor === 'following')) return [];
  const kind = isVague && anchor === 'preceding' ? 'paragraph' : RELATIVE_KINDS[noun]!;
  const start = at - (before === undefined ? 0 : before.length + 1);
  const path: Path = [{ kind, number: count === undefined ? '' : COUNTED[count.slice(0, 4)]! }];
  return [{ start, end: at + whole.length, act: { kind: 'this' }, anchor, path }];
}

/** Known failure: a list of citations with one number a line. */
export const isHeadingLine = (text: string, at: number, end: number): boolean =>
  at > 0 && text[at - 1] === '\n' && matchAt(REST_OF_LINE, text, end) !== null;
