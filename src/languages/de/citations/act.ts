import type { ActReference } from '../../../law';
import { matchAt, type ActMention } from '../../citations/engine';
import { MENTIONED } from './context';
import { pattern } from './patterns';
import { QUANTITY } from './units';

const THIS = /\s{1,3}(?:dies(?:es|er)|vorliegende[nr])\s{1,3}\p{Lu}[\p{L}-]{0,40}/uy;
const PREVIOUS = pattern(
  `\\s{1,3}(?:desselben|derselben|jene[sr]|de[srm]\\s(?:${MENTIONED}))\\s{1,3}\\p{Lu}[\\p{L}-]{0,40}`,
  'uy',
);
/** "§§ 10 bis 15 der in Absatz 1 genannten Verordnungen": of several, which nobody can name. */
const MENTIONED_THERE = pattern(
  `\\s{1,3}(de[rmns]\\s(?:in|nach|unter|durch)\\s[^.;:()]{3,60}?\\s(?:${MENTIONED})\\s{1,3}\\p{Lu}[\\p{L}-]{0,40})`,
  'uy',
);
const HEADS =
  /(?:gesetze[ns]?|gesetzbücher[n]?|ordnung(?:en)?|satzung(?:en)?|vertr[aä]ge?[ns]?|abkommens?|richtlinien?)$/iu;
/** "§ 3 Abs. 2 desselben": what it is the word itself does not say. */
const OF_SAME = /\s{1,3}(?:desselben|derselben)(?=\s{0,2}[.,;:)]|\s{1,3}\p{Ll}|$)/uy;
/** "des erstgenannten Gesetzes": of two that were named. */
const FORMER = /\s{1,3}de[srm]\s(?:erst(?:genannten|eren)|zuerst\sgenannten)\s{1,3}\p{Lu}[\p{L}-]{0,40}/uy;
/** What bodies and parties give themselves, too: an act named before is meant only if it is called so. */
const OF_PRIVATE_LAW =
  /\p{Lu}\p{L}*(?:satzung|statuts?|vertrag(?:e?s)?|verfügung|vereinbarung)$|(?:Satzung|Statuts?|Vertrag(?:e?s)?)$/u;
/** Sources leave runs of blanks where a note stood: "§ 5             des Hafengesetzes". */
const ARTICLE = /,?(?:\s{1,3}|[ \t]{4,40})(?:des|der|dem)\s{1,3}/uy;
/** An annex belongs "zu" its act. */
const ANNEX_ARTICLE = /,?(?:\s{1,3}|[ \t]{4,40})(?:des|der|zum|zur)\s{1,3}/uy;
/** "Gesetzes vom 15. Dezember 2004": an act that goes by its date. */
const DATE =
  /\s{1,3}(?:vom\s{1,3}\d{1,2}\.\s{1,2}(?:\p{L}{3,9}|\d{1,2}\.)\s{1,2}\d{4}|(?:von|aus\sdem\sJahre?)\s(?:1[6-9]|20)\d\d)(?!\d)/uy;
const WORD = /\s{0,3}(-?[\p{L}\p{N}][\p{L}\p{N}-]{0,79})(?![\p{L}\p{N}-])/uy;
/** "Verordnung (EU) Nr. 1215/2012", "Sechsten Richtlinie 77/388/EWG", "Richtlinie (EU) 2016/680", "VO (EG) Nr. 44/2001". */
export const UNION_ACT =
  /(?:\p{Lu}\p{Ll}{2,20}n\s){0,2}\p{L}{0,20}(?:[Vv]erordnung|[Rr]ichtlinie|[Bb]eschluss(?:es)?|[Ee]ntscheidung|VO|RL)\s{1,2}(?:\([A-Z]{2,7}(?:,\s?[A-Za-z]{2,8})?\)\s{0,2})?(?:Nr\.\s{0,2})?\d{1,4}\/\d{1,4}(?:\/[A-Z]{2,5})?/uy;
const BLANK = /\s{1,3}/uy;
/** "SGB V", "EStG 1997", "StGB 1871": what may follow an abbreviation. */
const ABBREVIATION_SUFFIX = /\s(?:[IVX]{1,5}|(?:1[6-9]|20)\d\d)(?![\p{L}\p{N}])(?!\.\d)/uy;
/** "II. WoBauG", "4. BImSchV". */
const ORDINAL = /\s{1,3}(?:\d{1,2}|[IVX]{1,4})\.\s{1,2}(?=\p{Lu})/uy;
const HEAD =
  /(?:gesetz(?:e|es)?|gesetzbuch(?:e|s|es)?|ordnung|satzung|statuts?|vertrag(?:s|es)?|übereinkommens?|abkommens?|protokolls?|konvention|charta|kodex|verfassung|richtlinien?|\p{L}{3}verfügung|\p{L}{3}vereinbarung)$/iu;
/** Behind an article other rules of that name too: "des § 27 der Dienstwohnungsvorschriften". */
const RULES = /\p{L}{3}(?:vorschrift(?:en)?|bedingungen)$|^Bedingungen$/u;
/** What is called so with its subject behind it alone: "des § 37 der Vorschriften über die Vorbildung der Beamten". */
const RULES_ON = /^(?:Vorschriften|Bestimmungen|Grundsätze)$/u;
/** Heads that name nothing alone: what follows belongs to the name. */
const BARE_HEAD =
  /^(?:(?:ein|aus|durch)führungs)?(?:gesetz(?:e|es)?|(?:ver)?ordnung|satzung|vertrag(?:s|es)?|übereinkommens?|abkommens?|protokolls?)$/iu;
const CONNECTOR =
  /^(?:über|zu[mr]?|gegen|für|betreffend|vo[nm]|in|im|an|auf|bei|mit|aus|nach|zwischen|und|oder|sowie|de[rsnm]|die|das|eine[rsnm]?)$/u;
/** "das Gesetz über die Boote der unter Artikel 4 ...": what begins a citation of its own. */
const UNIT = /^(?:Artikeln?s?|Art|Paragraph(?:en)?|Absatz(?:es)?|Absätzen?|Abs|Anlagen?|Anhangs?)$/u;
/** "des Gesetzes über die Boote nach Maßgabe des Absatzes 2": what goes on behind a name. */
const BEHIND_NAME =
  /\s{1,3}(?:nach\sMaßgabe|in\sVerbindung|mit\sAusnahme|im\sSinne|auf\s?[Gg]rund|in\s(?:der|ihrer|seiner)\s(?:\p{Ll}{3,20}\s)?Fassung)(?!\p{L})/uy;
const NAME_OPENER = /^(?:über|zu[mr]?|gegen|für|betreffend)$/u;
const ADJECTIVE = /^\p{Ll}{2,}(?:en|er|es|em|e)$/u;
const CAPITALISED = /^\p{Lu}/u;
const TWO_CAPITALS = /^\p{Lu}.*\p{Lu}/u;
/** Capitals that follow a citation and are no act: currencies, the Union, the gazette, a Roman paragraph. */
const NO_ACT = /^(?:EUR|DM|EU|EG|EWG|BGBl|RGBl|BAnz|GmbH|CO2|[IVX]{2,6})$/u;

/**
 * An abbreviation is a word with two capitals or more that begins with one: BGB, UStG, HeizkostenV. Known failures: a
 * company or party name right behind a citation ("§ 5 AStA") is read as an act, and ends as `act-not-in-corpus`; an
 * abbreviation with one capital is missed.
 */
function isAbbreviation(word: string): boolean {
  return TWO_CAPITALS.test(word) && !NO_ACT.test(word);
}

function wordAt(text: string, at: number): { word: string; start: number; end: number } | undefined {
  const match = matchAt(WORD, text, at);
  if (match === null) return undefined;
  const end = at + match[0].length;
  return { word: match[1]!, start: end - match[1]!.length, end };
}

/** "Art. 4 VO (EU) 2021/417", "Artikel 4 Richtlinie 2011/83/EU": an act of the Union without an article. */
function unionActAt(text: string, at: number): ActMention | undefined {
  const blank = matchAt(BLANK, text, at);
  const union = blank === null ? null : matchAt(UNION_ACT, text, at + blank[0].length);
  return union === null ? undefined : { act: { kind: 'named', name: union[0] }, at: union.index + union[0].length };
}

function abbreviationAt(text: string, at: number): ActMention | undefined {
  const ordinal = matchAt(ORDINAL, text, at);
  const word = wordAt(text, ordinal === null ? at : at + ordinal[0].length);
  if (word === undefined || !(isAbbreviation(word.word) || (HEAD.test(word.word) && !BARE_HEAD.test(word.word)))) {
    return undefined;
  }
  if (!CAPITALISED.test(word.word)) return undefined;
  const start = ordinal === null ? word.start : at + ordinal[0].search(/\S/u);
  const suffix = isAbbreviation(word.word) ? (matchAt(ABBREVIATION_SUFFIX, text, word.end)?.[0].length ?? 0) : 0;
  // "nach § 5 HafG 1800 Euro"
  const end = matchAt(QUANTITY, text, word.end + suffix) === null ? word.end + suffix : word.end;
  return { act: { kind: 'named', name: text.slice(start, end) }, at: end };
}

/**
 * How far the name of a "Gesetz über ..." goes when only grammar can tell: connectors and adjectives as long as a
 * capitalised noun follows them. Assumes that the verb behind the name is no connector and is not followed by a noun.
 * Example: "des Gesetzes über Ordnungswidrigkeiten bleibt unberührt" ends at "Ordnungswidrigkeiten". Known failure:
 * "des Gesetzes über die Statistik erforderlichen Angaben" takes the next noun too; the resolver cuts a name back to
 * the longest beginning that the corpus knows.
 */
function extendName(text: string, from: number): number {
  let end = from;
  let at = from;
  for (let words = 0; words < 16; words += 1) {
    const next = matchAt(BEHIND_NAME, text, at) === null ? wordAt(text, at) : undefined;
    if (next === undefined || (end > from && UNIT.test(next.word))) break;
    if (CAPITALISED.test(next.word)) end = next.end;
    else if (!CONNECTOR.test(next.word) && !ADJECTIVE.test(next.word)) break;
    at = next.end;
  }
  return end;
}

/**
 * "des preußischen Fischereigesetzes", "der weiter anzuwendenden Hafenordnung": such an act is not the text's own, and none
 * that goes by the name alone. What is attached is not far: "des beigefügten Abkommens" stays as it was. Known failure:
 * "des geltenden Hafengesetzes", which does go by its name.
 */
const QUALIFIED =
  /(?!(?:beigefügt|beiliegend|anliegend|vorstehend|nachstehend)en\s)(?:\p{Ll}{3,24}\s)?\p{Ll}{3,24}en\s(?=\p{Lu})/uy;

/** "des Bürgerlichen Gesetzbuchs", "des Fünften Buches Sozialgesetzbuch", "der Verordnung über ...". */
function fullNameAt(text: string, at: number): ActMention | undefined {
  const qualified = matchAt(QUALIFIED, text, at);
  let end = at + (qualified?.[0].length ?? 0);
  const union = matchAt(UNION_ACT, text, end);
  if (union !== null) return { act: { kind: 'named', name: union[0] }, at: end + union[0].length };
  let hanging = false;
  for (let words = 0; words < 6; words += 1) {
    const next = wordAt(text, end);
    if (next === undefined) return undefined;
    // "Hafen- und Lotsengesetzes", "Hafenbau- und -unterhaltungsgesetzes"
    const isTail = hanging && next.word.startsWith('-');
    hanging = words > 0 && text[end - 1] === '-' && /^(?:und|oder)$/u.test(next.word);
    if (!CAPITALISED.test(next.word) && !isTail && !hanging) return undefined;
    end = next.end;
    if (hanging) continue;
    const opener = wordAt(text, end);
    const isOpened = opener !== undefined && NAME_OPENER.test(opener.word);
    if (!HEAD.test(next.word) && !RULES.test(next.word) && !(isOpened && RULES_ON.test(next.word))) continue;
    if (!RULES_ON.test(next.word) && !BARE_HEAD.test(next.word))
      return { act: { kind: 'named', name: text.slice(at, end) }, at: end };
    const date = matchAt(DATE, text, end);
    if (date !== null) {
      const dated = end + date[0].length;
      return { act: { kind: 'named', name: text.slice(at, dated) }, at: dated };
    }
    const extended = isOpened ? extendName(text, end) : end;
    const name = text.slice(at, extended);
    const isBare = extended === end && words === 0 && qualified === null;
    return { act: { kind: isBare ? 'defined' : 'named', name }, at: extended };
  }
  return undefined;
}

/**
 * "des Dritten Buches": how the books of the Sozialgesetzbuch cite one another. Known failure: a section of another code
 * that is cited with its book ("§ 704 des Achten Buches").
 */
const SHORT_BOOK =
  /((?:Erst|Zweit|Dritt|Viert|Fünft|Sechst|Siebt|Siebent|Acht|Neunt|Zehnt|Elft|Zwölft|Dreizehnt|Vierzehnt)en\sBuche?s)(?!\p{L}|\s{1,3}(?:Sozialgesetzbuch|de[sr]\s))/uy;

function bookAt(text: string, at: number): ActMention | undefined {
  const book = matchAt(SHORT_BOOK, text, at);
  if (book === null) return undefined;
  return { act: { kind: 'named', name: `${book[1]!} Sozialgesetzbuch` }, at: at + book[0].length };
}

/** "Sechstes Buch Sozialgesetzbuch" without an article. */
const BOOK = /\s{1,3}(\p{Lu}\p{Ll}{2,12}t(?:es|en|e)\sBuch(?:es)?\sSozialgesetzbuch(?:e?s)?)(?!\p{L})/uy;

/** What stands in front of a title without an article; a heading stands on a line of its own. */
const TITLE_FOLLOWS =
  /[ \u00A0]{1,2}(?=\p{Lu}\p{Ll}{2,20}(?:es|e)\s\p{Lu}|(?:Gesetz|Verordnung)\s(?:über|zu[mr]?)\s)/uy;
/** "Einstweilige Anordnung": an order, and the heading of many provisions. */
const NO_TITLE = /(?:(?:An|Ein|Zu|Unter)ordnung|vorschrift(?:en)?|edingungen)$/u;

/**
 * "§ 2 Bayerisches Hafengesetz", "§ 2 Gesetz über die Häfen": a title without an article. Known failure: the heading of a
 * section that ends as acts do ("§ 2 Vorläufige Hafenordnung").
 */
function titleAt(text: string, at: number): ActMention | undefined {
  const blank = matchAt(TITLE_FOLLOWS, text, at);
  const found = blank === null ? undefined : fullNameAt(text, at + blank[0].length);
  return found?.act.kind === 'named' && !NO_TITLE.test(found.act.name) ? found : undefined;
}

/** "§§ 5 und 6, jeweils HafG". */
const EACH = /,?\s{1,2}(?:jeweils|sämtlich|beide|alle)(?=\s)/uy;
/** "§ 5 vom HafG", "§ 5 d. HafG", "§ 5 (HafG)": looser links, which need an abbreviation that ends as those of acts do. */
const LOOSE =
  /\s{1,2}(?:(?:vom|im|aus\sdem|d\.)\s{1,2}|(\())(\p{Lu}\p{L}{1,20}[GVOB](?:\s[IVX]{1,5})?)(\))?(?![\p{L}\d-])/uy;
/** Courts whose abbreviation ends so too. */
const COURT = /^(?:[BL]?(?:A|S|V|F)G|AG|LG|KG|OLG|BayObLG|[ALO]?VG|B?VerfG|B?VerwG|BPatG|ArbG|LArbG|LVerfG)$/u;

function looselyBehind(text: string, at: number): ActMention | undefined {
  const match = matchAt(LOOSE, text, at);
  if (match === null || (match[1] === undefined) !== (match[3] === undefined) || COURT.test(match[2]!))
    return undefined;
  return { act: { kind: 'named', name: match[2]! }, at: at + match[0].length };
}

/** The act named right behind the last number of a citation, or undefined: then the citation means its own act. */
export function actBehind(text: string, at: number, ofAnnex = false): ActMention | undefined {
  // "§5Abs.1HafG"
  if (/\d\p{Lu}/u.test(text.slice(at - 1, at + 1))) return abbreviationAt(text, at);
  if (!/[\s,]/u.test(text[at] ?? '')) return undefined;
  const own = matchAt(THIS, text, at);
  if (own !== null && HEAD.test(own[0])) {
    // National acts are no directives: "dieser Richtlinie" goes back to one that was named.
    const kind = /richtlinie$/iu.test(own[0]) ? 'previous' : 'this';
    return { act: { kind }, at: at + own[0].length };
  }
  const former = matchAt(FORMER, text, at);
  if (former !== null && HEAD.test(former[0]))
    return { act: { kind: 'previous', ofTwo: 'former' }, at: at + former[0].length };
  const previous = matchAt(PREVIOUS, text, at);
  if (previous !== null && HEAD.test(previous[0])) {
    // "der vorbezeichneten Satzung": behind an act that is none, it goes back to something that is not law.
    const [own] = OF_PRIVATE_LAW.exec(previous[0]) ?? [];
    const act: ActReference = own === undefined ? { kind: 'previous' } : { kind: 'defined', name: own };
    return { act, at: at + previous[0].length };
  }
  const there = matchAt(MENTIONED_THERE, text, at);
  if (there !== null && HEADS.test(there[1]!)) return { act: { kind: 'named', name: there[1]! }, at };
  const same = matchAt(OF_SAME, text, at);
  if (same !== null) return { act: { kind: 'previous' }, at: at + same[0].length };
  return namedBehind(text, at, ofAnnex) ?? eachBehind(text, at) ?? (ofAnnex ? undefined : looselyBehind(text, at));
}

function eachBehind(text: string, at: number): ActMention | undefined {
  const each = matchAt(EACH, text, at);
  const named = each === null ? undefined : namedBehind(text, at + each[0].length, false);
  return named?.act.kind === 'named' ? named : undefined;
}

function namedBehind(text: string, at: number, ofAnnex: boolean): ActMention | undefined {
  const article = matchAt(ofAnnex ? ANNEX_ARTICLE : ARTICLE, text, at);
  if (article === null) {
    const book = matchAt(BOOK, text, at);
    if (book !== null) return { act: { kind: 'named', name: book[1]! }, at: at + book[0].length };
    return /\s/u.test(text[at] ?? '')
      ? (unionActAt(text, at) ?? abbreviationAt(text, at) ?? titleAt(text, at))
      : undefined;
  }
  const name = at + article[0].length;
  const named = bookAt(text, name) ?? fullNameAt(text, name);
  // "Artikel 45 Absatz 2, der Verordnung (EG) Nr. 1013/2006": behind a comma a name must say all.
  if (article[0].startsWith(',')) return named?.act.kind === 'named' ? named : undefined;
  return named ?? abbreviationAt(text, name - 1);
}

/** Whether {@link BEFORE} matches anywhere in front: read from the right, which is soon told. */
const MAY_STAND_BEFORE = /(?<=\p{Lu}[\p{L}-]{1,24}(?:\s(?:[IVX]{1,5}|(?:1[89]|20)\d\d))?\s{1,2})/uy;
const BEFORE = /(\p{Lu}[\p{L}-]{1,24}(?:\s(?:[IVX]{1,5}|(?:1[89]|20)\d\d))?)\s{1,2}$/u;

/**
 * The abbreviation right before the sign, as headnotes write it: "SGG § 184 Abs. 1". Known failure: "nach dem SGG § 5
 * anzuwenden" (the act as an adverbial) reads the same.
 */
export function actBefore(text: string, at: number, floor: number): ActMention | undefined {
  if (matchAt(MAY_STAND_BEFORE, text, at) === null) return undefined;
  const window = text.slice(Math.max(floor, at - 40), at);
  const match = BEFORE.exec(window);
  if (match === null || !isAbbreviation(match[1]!.split(/\s/u)[0]!)) return undefined;
  return { act: { kind: 'named', name: match[1]! }, at: at - window.length + match.index };
}
