import type { PathUnit, UnitKind } from '../../law';
import type { Headings } from '../headings/headings';
import { headingWords, unit, unitRange, type UnitGrammar, type UnitHeading } from '../headings/unitHeading';
import { ordinalOf } from './numbers';

const DIVISION_KINDS: Readonly<Record<string, UnitKind>> = {
  buch: 'book',
  teil: 'part',
  kapitel: 'chapter',
  titel: 'title',
  abschnitt: 'division',
  unterabschnitt: 'subdivision',
  unterkapitel: 'subdivision',
  untertitel: 'subdivision',
};
const KIND = Object.keys(DIVISION_KINDS).join('|');

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,4}){0,4}(?:[a-z]{1,3}(?![\p{L}])|\s[a-z](?![\p{L}.]))?`;
const ROMAN = String.raw`[IVXLC]{1,8}(?:\s?[a-z])?(?![\p{L}])`;
/** A single sign may have a number with a hyphen ("§ 5-12"); behind two it is a range. */
const SECTION = new RegExp(
  String.raw`^§(?:(§)\s*(${NUMBER})|\s*(\d{1,4}(?:-\d{1,4}){1,3}[a-z]?(?![\p{L}\d-])|${NUMBER}))`,
  'u',
);
const ARTICLE = new RegExp(
  String.raw`^(?:Art\.?|Artikel)\s+(\d{1,3}:\d{1,4}[a-z]{0,2}|${NUMBER}|${ROMAN})(?=[\s.,:–—-]|$)`,
  'u',
);
const RULE = new RegExp(String.raw`^Regel\s+(${NUMBER})(?=[\s.:–—-]|$)`, 'u');
const FURTHER = new RegExp(
  String.raw`^(\s*(?:bis|und|u\.|,)|[-–](?=\d))\s*(?:§{1,2}\s*|Art\.?\s+|Artikel\s+)?(${NUMBER}|${ROMAN})`,
  'u',
);
const NUMBERED_DIVISION = new RegExp(String.raw`^(${KIND})\s+(\d{1,4}[a-z]?|${ROMAN}|[A-Z])(?![\p{L}\d])`, 'iu');
const DIVISION_BY_ORDINAL = new RegExp(String.raw`^(\d{1,3}|[IVXLC]{1,8})\.\s*(${KIND})(?!\p{L})`, 'iu');
const DIVISION_BY_WORD = new RegExp(String.raw`^(\p{L}{2,30}?t)(?:er|es|e)\s+(${KIND})(?!\p{L})`, 'iu');
const ANNEX =
  /^(?:Anlagen?|Anhang|Anhänge)(?!\p{L})\s*(\d{1,4}(?:\.\d{1,3}){0,3}[A-Za-z]?(?!\p{L})|[IVXLC]{1,8}[a-z]?(?!\p{L})|[A-Z]\d{0,2}(?!\p{L}))?/u;
const ENUMERATOR = /^(\d{1,3}[a-z]?|[IVXLC]{1,8}|[A-Za-z])(?:\s([a-z]))?[.)](?:\s|$)/u;
const PREAMBLE = /^(?:Eingangsformel|Präambel|Vorspruch)(?!\p{L})/u;

/** The further units of "§§ 3 bis 6", "§§ 8 u. 9", "Art 2, 4 und 7", and what stands after them. */
function furtherUnits(kind: UnitKind, first: string, after: string): { units: PathUnit[]; rest: string } {
  const units = [unit(kind, first)];
  let last = first;
  let rest = after;
  for (let match = FURTHER.exec(rest); match !== null && units.length < 50; match = FURTHER.exec(rest)) {
    const [all, connector, number] = match as unknown as [string, string, string];
    units.push(
      ...(/^(?:\s*bis|[-–])$/u.test(connector) ? unitRange(kind, last, number).slice(1) : [unit(kind, number)]),
    );
    last = number;
    rest = rest.slice(all.length);
  }
  return { units, rest };
}

function basicUnit(text: string): UnitHeading | undefined {
  const section = SECTION.exec(text);
  if (section !== null) {
    const after = text.slice(section[0].length);
    const [, sign, first = '', single = ''] = section;
    if (sign === undefined) return { units: [unit('section', single)], heading: headingWords(after) };
    const { units, rest } = furtherUnits('section', first, after);
    return { units, heading: headingWords(rest) };
  }
  const article = ARTICLE.exec(text);
  if (article !== null) {
    const { units, rest } = furtherUnits('article', article[1]!, text.slice(article[0].length));
    return { units, heading: headingWords(rest) };
  }
  const rule = RULE.exec(text);
  if (rule === null) return undefined;
  return { units: [unit('rule', rule[1]!)], heading: headingWords(text.slice(rule[0].length)) };
}

function division(text: string): UnitHeading | undefined {
  const make = (all: string, kind: string, number: string): UnitHeading => ({
    units: [unit(DIVISION_KINDS[kind.toLowerCase()]!, number)],
    heading: headingWords(text.slice(all.length)),
  });
  const numbered = NUMBERED_DIVISION.exec(text);
  if (numbered !== null) return make(numbered[0], numbered[1]!, numbered[2]!);
  const ordinal = DIVISION_BY_ORDINAL.exec(text);
  if (ordinal !== null) return make(ordinal[0], ordinal[2]!, ordinal[1]!);
  const word = DIVISION_BY_WORD.exec(text);
  const value = word === null ? undefined : ordinalOf(word[1]!.toLowerCase());
  return word === null || value === undefined ? undefined : make(word[0], word[2]!, String(value));
}

/**
 * German headings: `§ 31a Titel`, `§§ 3 bis 6 (weggefallen)`, `Art 5 - Titel`, `Art IV`, `Zweiter Abschnitt - Titel`,
 * `Kapitel 3`, `II. - Titel`, `Anlage 2 (zu § 5)`, `Eingangsformel`.
 * A bare enumerator ("II.", "a)") is read as a division, because it groups what follows whatever it is called.
 * Known failure: "§ 5 a" followed by a lower-case article word of one letter, which German has not.
 */
const grammar: UnitGrammar = (text, language) => {
  const found = basicUnit(text) ?? division(text);
  if (found !== undefined) return found;
  const annex = ANNEX.exec(text);
  if (annex !== null) {
    const { units, rest } = furtherUnits('annex', annex[1] ?? '', text.slice(annex[0].length));
    return { units, heading: headingWords(rest) };
  }
  const preamble = PREAMBLE.exec(text);
  if (preamble !== null) return { units: [unit('preamble', preamble[0])], heading: text };
  if (language !== 'de') return undefined;
  const enumerator = ENUMERATOR.exec(text);
  if (enumerator === null) return undefined;
  const number = `${enumerator[1]!}${enumerator[2] ?? ''}`;
  return { units: [unit('division', number)], heading: headingWords(text.slice(enumerator[0].length)) };
};

export const headings: Headings = {
  grammar,
  rangeOn: 'Art',
  closing: /^schlu(?:ss|ß)formel/u,
  inside: [
    [/^\s*(?:Abs\.|Absatz)\s*(\d{1,4}[a-z]?)/u, 'paragraph'],
    [/^\s*(?:Satz|S\.)\s*(\d{1,3})/u, 'sentence'],
    [/^\s*(?:Nr\.|Nummer)\s*(\d{1,4}[a-z]?)/u, 'point'],
  ],
};
