import { isDivision } from '../../../law';
import { insideWord, matchAt, reading, type CitationDraft, type Grammar, type Reading } from '../../citations/engine';
import { isHeadingLine, MENTIONED, OWN_PARAGRAPH, relativeAt } from './context';
import { readDivisions } from './divisions';
import { Group } from './group';
import { withinEach } from '../../citations/wholes';
import { isCarelessList, readOn } from './lists';
import { OF_ORDERED, orderedUnitAt } from './ordered';
import { isParted, openerAt, STARTS, TRIGGER } from './openers';
import { pattern, patterns } from './patterns';
import { readRecitals } from './recitals';
import { isBelowParagraph, isMeasured, isShare, numberAt, QUANTITY } from './units';

/** "Anlage 1 zu § 2 LatG": the act of the section is the annex's too. */
const TO_SECTION = /\s{1,2}zu(?:\s{1,2}den)?\s{1,2}(?=§)/uy;
/** "KWK-Anlagen 50 MW": the end of a word. */
const COMPOUND = /(?<=\p{L}-)/uy;
/** "vgl. II Abs. 2", "Regel II/3 Absatz 7": of a division, or a rule of a convention, that only its number names. */
const BEHIND_ROMAN = /(?<=(?:^|[\s(])[IVX]{1,6}(?:\/\d{1,2})?\s{1,2})/uy;
const COUNTED =
  '(?:Ab[sS]atzes|Absätze|Paragra(?:ph|f)en|Artikels?|Vorschrift(?:en)?|Bestimmung(?:en)?)(?!\\p{L}|\\s\\d)';
/**
 * "Absatz 2 des § 5", "Satz 3 des Absatzes 5", "Satz 1 der Absätze 2 und 3": what links units to what they are of behind them; and
 * what points there, "dieser Absätze", "des vorstehenden Absatzes". "Satz 2 dieses Absatzes" is the text's own.
 */
const OF_PROVISION = pattern(
  [
    '\\s{1,2}(?:(?:des|(von))\\s{1,2}(?=§\\s?\\d|Art(?:\\.|ikels?)\\s\\d|Abs(?:\\.|atz(?:es)?)\\s\\d)',
    'der\\s{1,2}(?=§§|(?:Artikel|Absätze)\\s\\d)',
    `de[rs]\\s{1,2}(?=(?:vor\\p{Ll}{5,12}|nach\\p{Ll}{5,9}|nächst\\p{Ll}{1,2}|folgenden|${MENTIONED})\\s(?:beiden\\s)?${COUNTED})`,
    `(?:dieser\\s(?!(?:Vorschrift|Bestimmung)(?!en))|de[rs]selben\\s|jene[rs]\\s|beider\\s)(?=${COUNTED}))`,
    OF_ORDERED,
  ].join('|'),
  'uy',
);
/** "kann nach Satz 2 von Absatz 1 abgewichen werden": what is done from the provision behind "von". */
const DONE_FROM =
  /(?:\s{1,2}\p{Ll}{2,20}){0,3}\s{1,2}(?:abweich|abgewichen|abzuweichen|ausgenommen|befreit|erfass|erfaßt|umfass|umfaßt|betroffen|Gebrauch)/uy;

/**
 * Known failure: "Artikel" at the end of a line with a bare number on the next; "Art." may end a sentence there ("Arbeiten
 * dieser Art.").
 */
function read(text: string, at: number, floor: number): Reading {
  if (text[at] !== '§' && (insideWord(text, at) || matchAt(COMPOUND, text, at) !== null)) return reading([], at);
  const opener = openerAt(text, at);
  if (opener === undefined) return reading(relativeAt(text, at), at);
  if (isDivision(opener.kind)) return readDivisions(text, at, floor);
  if (opener.kind === 'preamble') return readRecitals(text, at, floor, opener);
  const { kind, end, needsAct } = opener;
  const first = numberAt(text, end, kind);
  if (first === undefined) return kind === 'annex' ? readOfSection(text, at, end, floor) : readOrdered(text, at, floor);
  if (isParted(text, end, first.end) || isHeadingLine(text, at, first.end)) return reading([], at);
  const quantity = kind === 'sentence' || kind === 'annex' ? matchAt(QUANTITY, text, first.end) : null;
  if (kind === 'sentence' && quantity !== null) return reading([], at);
  // "eine Anlage 10 Prozent", "beladener Anhänge 11,45 m", "des folgenden Absatzes 19 Prozent"
  if (kind === 'annex' && (quantity?.[0].startsWith('.') === false || isMeasured(text, first.end)))
    return reading([], at);
  if (isShare(text, first.end) || (kind === 'paragraph' && matchAt(BEHIND_ROMAN, text, at) !== null))
    return reading([], at);
  const plural = opener.plural || (kind === 'section' && isCarelessList(text, first));
  const group = new Group(text, { kind, start: at, plural }, first);
  const found = group.read(floor);
  if (kind === 'annex' && !group.isClosed && found.drafts.length === 1) {
    const ofSection = readOfSection(text, at, found.end, floor, found.drafts[0]);
    if (ofSection.drafts.length > 0) return ofSection;
  }
  const isWrapped = kind === 'article' && text.slice(end, first.end).includes('\n');
  const isBare = !group.isClosed && found.drafts[0]?.path.length === 1;
  if (kind === 'paragraph' || kind === 'sentence') return ofProvision(text, found);
  if (kind === 'point') return pointOfProvision(text, at, found);
  if ((needsAct && !group.isClosed) || (isWrapped && isBare)) return reading([], at);
  return group.isClosed && !needsAct ? readOn(text, found, { kind, plural }) : found;
}

/**
 * "Absatz 1 und 2 des § 5 HafG", "Satz 2 von Artikel 3", "Satz 3 des Absatzes 5": units of the provisions behind them.
 * They are not those of the one that the text stands in, even where nothing is read there.
 */
function ofProvision(text: string, found: Reading): Reading {
  const link = matchAt(OF_PROVISION, text, found.end);
  if (link === null || found.drafts.some(({ anchor }) => anchor !== 'here')) return found;
  const provision = read(text, found.end + link[0].length, found.end);
  if (link[1] !== undefined && matchAt(DONE_FROM, text, provision.end) !== null) return found;
  const isParagraph = found.drafts[0]!.path[0]!.kind === 'paragraph';
  const isInner = isParagraph && provision.drafts.some(({ path }) => path.some(({ kind }) => isBelowParagraph(kind)));
  return isInner ? provision : { drafts: withinEach(found.drafts, provision.drafts), end: provision.end };
}

/** "der vierte Absatz des § 5 HafG"; alone it may be of any text. */
function readOrdered(text: string, at: number, floor: number): Reading {
  const ordered = orderedUnitAt(text, at, floor);
  if (ordered === undefined) return reading([], at);
  const found = { drafts: [ordered], end: ordered.end };
  const whole = ofProvision(text, found);
  return whole === found ? reading([], at) : whole;
}

/** "Nr. 3 des § 5 HafG", "Nr. 3 der genannten Vorschrift", "Nr. 3 dieses Absatzes": alone a number counts anything. */
function pointOfProvision(text: string, at: number, found: Reading): Reading {
  if (found.drafts.some(({ anchor }) => anchor === 'previous')) return found;
  const whole = ofProvision(text, found);
  const isTold = whole !== found || matchAt(OWN_PARAGRAPH, text, found.end) !== null;
  return isTold ? whole : reading([], at);
}

/** "Anlage 1 zu § 2 LatG", "Anlage zu § 2 LatG": the annex and the section, of one act. */
function readOfSection(text: string, start: number, end: number, floor: number, annex?: CitationDraft): Reading {
  const link = matchAt(TO_SECTION, text, end);
  const { drafts, end: last } = link === null ? reading([], end) : read(text, end + link[0].length, floor);
  const act = drafts.at(-1)?.act;
  if (act?.kind !== 'named') return reading([], start);
  const own: CitationDraft = annex ?? { start, end, act, anchor: 'act', path: [{ kind: 'annex', number: '' }] };
  return { drafts: [{ ...own, act }, ...drafts], end: last };
}

export const grammar: Grammar = { system: 'de', starts: STARTS, trigger: TRIGGER, patterns, read };
