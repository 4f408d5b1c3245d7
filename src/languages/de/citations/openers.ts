import type { UnitKind } from '../../../law';
import { matchAt } from '../../citations/engine';
import { OWN_PARAGRAPH, SAME_PROVISION } from './context';
import { pattern } from './patterns';
import { ORDERED_UNIT } from './ordered';
import { DIVISION_WORD } from './units';

/** What German citations begin with, as `Starts` reads patterns. */
export const STARTS =
  '§ Art ARTI ART. Abs ABS Satz Sätz PARA Numm Nr.\\s Nr\\s Nrn Ziff Anlage Anl. Anhang Anhäng Para Par. Kap Teil Buch Büch Titel Unterab Unterka Unterti [Vv]orstehend [Vv]orhergehend [Vv]orangehend [Nn]achfolgend [Nn]ächste derselben desselben Erw';

/** The unit that a sign or word opens a citation of. */
export interface Opener {
  readonly kind: UnitKind;
  readonly end: number;
  /** Whether it is written for several units: "§§", "Artikel", "Absätze". */
  readonly plural: boolean;
  /** Whether the word is so plain that only an act behind its number makes a citation of it. */
  readonly needsAct: boolean;
}

interface Pattern {
  readonly pattern: RegExp;
  readonly kind: UnitKind;
  readonly singular?: RegExp;
  readonly needsAct?: true;
}

/** "Nr.", "Nrn.", "Nummern", "Ziff.". */
const POINT = '(?:N(?:ummern?|rn?\\.?)|Ziff(?:ern?|\\.?))';
/** "Erwägungsgründe", "ErwG", "ErwGr.", "Erw.gr."; "Nr." may stand behind. */
const RECITAL = 'Erw(?:ägungsgr(?:und(?:e?s)?|ünden?)|\\.?\\s?[Gg]r?\\.?)(?!\\p{L})(?:\\sNrn?\\.)?';

/**
 * "Paragraph 5" is English too, and "Par. 5", "Abschnitt 2", "Kap. 2" and "Anl. 1" are places in any text: they need an
 * act behind them, but for a "Paragraph" with a German word in front. Known failures: "Paragraph 5 gilt", and "Abschnitt 2"
 * of the act that a text speaks of, without its name.
 */
const PATTERNS: readonly Pattern[] = [
  { pattern: /§{1,2}/uy, kind: 'section', singular: /^§$/u },
  { pattern: /Abs(?:\.|atz(?:es)?|ätzen?|(?!ch))|ABS(?:\.|ATZ)/uy, kind: 'paragraph' },
  { pattern: /Art(?:t?\.|ikel[ns]?)?|ART(?:\.|IKEL[NS]?)/uy, kind: 'article' },
  { pattern: pattern(POINT, 'uy'), kind: 'point' },
  { pattern: /Satz|Sätzen?/uy, kind: 'sentence' },
  { pattern: /Anlagen?|Anh(?:ang|änge)n?(?:e?s)?/uy, kind: 'annex' },
  {
    pattern:
      /Paragraf(?:en|s)?|Paragraphen|(?<=(?:nach|gemäß|laut|de[mnrs]|von|vom|aus|zu|zum|durch|und)\s)Paragraph/uy,
    kind: 'section',
    singular: /^Paragra(?:f|ph)s?$/u,
  },
  { pattern: /Paragraph|Par\.|PARAGRA(?:PH|F)(?:EN)?/uy, kind: 'section', singular: /$/u, needsAct: true },
  { pattern: pattern(DIVISION_WORD, 'uy'), kind: 'division', needsAct: true },
  { pattern: /Anl\./uy, kind: 'annex', needsAct: true },
  { pattern: pattern(RECITAL, 'uy'), kind: 'preamble', singular: /grund(?:e?s)?(?:\sNr\.)?$/u },
];

/** A number may stand on the next line, unless it opens an item of a list there. */
const NO_ITEM = '(?!\\s{0,3}\\n\\s{0,8}\\d{1,3}[.)])';
const NUMBER_FOLLOWS = `${NO_ITEM}(?=\\s{0,3}\\d)`;
const NUMERAL_FOLLOWS = `${NO_ITEM}(?=\\s{1,3}[\\dIVX])`;
/** "Teil A": divisions are counted by letters too. */
const LETTER_FOLLOWS = '(?=\\s[A-H](?![\\p{L}\\d]))';
/** "Anlage I Kapitel III Abschnitt 2": parts of what no path is read of. */
const INSIDE_NO_DIVISION =
  '(?<!(?:Anlage|Anhang|Buch|Teil|Titel|Kapitel|Abschnitt|Sachgebiet)(?:e?s)?\\s[\\p{L}\\d]{1,5},?\\s{1,2})';
export const TRIGGER = pattern(
  [
    '§{1,2}(?=\\s{0,3}[0-9０-９])',
    `(?:Art(?:t?\\.|ikel[ns]?)?|ART(?:\\.|IKEL[NS]?))(?:${NUMBER_FOLLOWS}|(?=[ \\t\\u00A0\\u202F]{0,3}[IVX]{1,5}(?![\\p{L}\\d])))`,
    '(?:Abs(?:\\.|atz(?:es)?|ätzen?)?|ABS(?:\\.|ATZ))(?=\\s{0,3}\\d)',
    `${POINT}(?=\\s{1,2}\\d{1,3}[a-z]?(?:(?:,\\s{1,2}|,?\\s{1,2}(?:und|oder|bis|sowie)\\s{1,2})\\d{1,3}[a-z]?){0,8}(?:\\s{1,2}(?:(?:des|von)\\s{1,2}(?:§\\s?\\d|(?:Art(?:\\.|ikels?)|Abs(?:\\.|atz(?:es)?))\\s\\d)|der\\s{1,2}(?:§§|(?:Artikel|Absätze)\\s\\d))|${SAME_PROVISION.source}|${OWN_PARAGRAPH.source}))`,
    '(?:Satz|Sätzen?)(?=\\s{1,3}\\d)',
    ORDERED_UNIT,
    `(?:Paragra(?:f|ph)(?:en|s)?|Par\\.|PARAGRA(?:PH|F)(?:EN)?)${NUMBER_FOLLOWS}`,
    `(?:Anlagen?|Anl\\.|Anh(?:ang|änge)n?(?:e?s)?)${NUMERAL_FOLLOWS}`,
    `${INSIDE_NO_DIVISION}${DIVISION_WORD}(?:${NUMERAL_FOLLOWS}|${LETTER_FOLLOWS})`,
    `(?<=(?:\\p{L}{3}e[nrs]?|\\d\\.|[IVX]\\.)\\s{1,2})${DIVISION_WORD}`,
    'Anlage(?=\\s{1,2}zu(?:\\s{1,2}den)?\\s{1,2}§)',
    '(?:[Vv]orstehend|[Vv]orhergehend|[Vv]orangehend|[Nn]achfolgend|[Nn]ächst)e[nmrs]?(?=\\s(?:(?:beiden?|zwei|drei|vier|fünf|sechs)\\s)?(?:Paragraph|Artikel|Absatz|Absätze|Vorschrift|Bestimmung)(?:e?[ns])?(?!\\p{L}))',
    `${RECITAL}(?=\\s{0,3}\\(?\\d)|(?<=\\d\\.\\s)Erwägungsgr(?:und(?:e?s)?|ünden?)(?!\\p{L})`,
    '(?:der|des)selben(?=\\s(?:Vorschrift|Bestimmung|Paragraphen|Artikels))',
  ].join('|'),
  'uy',
);

export function openerAt(text: string, at: number): Opener | undefined {
  for (const { pattern, kind, singular, needsAct = false } of PATTERNS) {
    const match = matchAt(pattern, text, at);
    if (match === null) continue;
    return { kind, end: at + match[0].length, plural: singular?.test(match[0]) !== true, needsAct };
  }
  return undefined;
}

const BLANK_LINE = /\n[ \t\r]{0,40}\n/u;

/** Whether a blank line lies between two offsets: no citation goes on over one. */
export const isParted = (text: string, from: number, to: number): boolean => BLANK_LINE.test(text.slice(from, to));
