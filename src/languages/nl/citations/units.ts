import { PRINTED_LATIN, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { ORDINAL, ordinalOf } from './numbers';
import { pattern } from './patterns';

/** Units at an offset, outermost first, and where they end. */
export interface Chain {
  readonly path: Path;
  readonly end: number;
}

/** One unit at an offset. */
export interface Part {
  readonly unit: PathUnit;
  readonly end: number;
}

export const ARTICLE = /(?:[Aa]rtikel(?:en)?|ARTIKEL(?:EN)?|[Aa]rtt?\.(?!\s?\n))\s{0,2}/uy;
/** 3, 3a, 27quater, 6:162, 7:658a, 8.2.1, IV. */
const NUMBER =
  /(?:\d{1,4}(?:[:.]\d{1,4}){0,3}(?:\s?(?:bis|ter|quater|quinquies|sexies|septies|octies|novies|decies)|[a-z]{1,2})?|[IVXL]{1,7})(?![\p{L}\p{N}%/]|[,.]\d)/uy;
/** Another ordinal of a list goes on to the word for what all of them count: "eerste en tweede lid". */
const LISTED = `(?=(?:(?:,\\s|,?\\s(?:en|of|tot\\sen\\smet|tot|t/m)\\s)(?:het\\s|de\\s)?${ORDINAL}){1,8}\\s(?:lid|leden|volzin|zin)(?!\\p{L}))`;
const LETTER = '(([a-z])\\7?)(?![\\p{L}\\p{N}])';
/** "eerste lid", "lid 2", "§ 2" of Belgian acts, "tweede volzin", "onder a", "sub b", "onderdeel c", "onder 1°", "1°", "b)". */
const PART = pattern(
  `(?:(${ORDINAL})(?:\\s(?:(lid|leden)|((?:vol)?zin(?:nen)?))(?!\\p{L})|${LISTED})|(?:(?:lid|leden)\\s|§\\s?(?=\\d{1,2}(?:${PRINTED_LATIN}|[a-z])?(?:[,.;)\\s]|$)))(\\d{1,2}(?:${PRINTED_LATIN}|[a-z])?)(?![\\p{L}\\p{N}:%]|[.,]\\d)|(?:aanhef\\s(?:en\\s)?)?(?:(?:onder|sub|letter)|onderde(?:el|len))\\s(?:(\\d{1,2})[°º]?(?![\\p{L}\\p{N}:%]|[.,]\\d)|${LETTER})|(\\d{1,2})[°º]|([a-z])\\)(?!\\s{1,2}(?:[Aa]rt|§|de\\s|het\\s|een\\s)))`,
  'iuy',
);
/** The opening words of a list, which are no unit, where no item of it follows. */
const OPENING_WORDS = /,?\s{1,2}(?:de\s)?aanhef(?:\sen(?=\s))?(?!\p{L}|\s(?:en\s)?(?:onder|sub))/uy;
const JOINT = /,?\s{1,2}(?:het\s|de\s|in\shet\s)?/uy;
/** An article has no more parts than this. */
const MOST_UNITS = 6;

/** What a number counts that is no provision's. */
export const QUANTITY =
  /\s{0,2}(?:%|€|euro|procent|gulden|jaar|jaren|maand(?:en)?|weken|week|dag(?:en)?|uur|uren|meter|leden|keer|maal|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\p{L})/iuy;

/** "3", "6:162, eerste lid, onder a": an article with what is said behind it of its parts. */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  if (match === null) return undefined;
  return withParts(text, { path: [{ kind: 'article', number: toNumber(match[0]) }], end: at + match[0].length });
}

export function withParts(text: string, { path, end: begin }: Chain): Chain {
  const units = [...path];
  let end = begin;
  let hasSign = false;
  while (units.length < MOST_UNITS) {
    end += matchAt(OPENING_WORDS, text, end)?.[0].length ?? 0;
    const joint = matchAt(JOINT, text, end);
    const part = joint === null ? undefined : partAt(text, end + joint[0].length, units);
    if (part === undefined) break;
    const isSign = text[end + joint![0].length] === '§';
    const unit = hasSign && !isSign ? belowSign(part.unit) : part.unit;
    if (units.some(({ kind }) => kind === unit.kind)) break;
    hasSign ||= isSign;
    units.push(unit);
    end = part.end;
  }
  return { path: units, end };
}

/** Belgian paragraphs have a sign, and what is a "lid" then is within one: "artikel 5, § 1, eerste lid". */
const belowSign = ({ kind, number }: PathUnit): PathUnit => ({
  kind: kind === 'paragraph' ? 'subparagraph' : kind,
  number,
});

/** The part whose word stands at an offset; `above` are the units that it is said behind. */
export function partAt(text: string, at: number, above: Path = []): Part | undefined {
  const match = matchAt(PART, text, at);
  if (match === null) return undefined;
  const [whole, ordinal, paragraphs, sentence, paragraph, digits, letter, , degree, bracketed] = match;
  const number = (letter ?? digits ?? degree ?? bracketed ?? paragraph ?? ordinalOf(ordinal!)).toLowerCase();
  const isItem = (digits ?? degree ?? bracketed) !== undefined && above.some(({ kind }) => kind === 'point');
  const kinds: readonly (readonly [boolean, UnitKind])[] = [
    [
      sentence !== undefined ||
        (ordinal !== undefined && paragraphs === undefined && isOfSentences(text, at + whole.length)),
      'sentence',
    ],
    [ordinal !== undefined || paragraph !== undefined, 'paragraph'],
    [isItem, 'item'],
  ];
  const kind = kinds.find(([isIt]) => isIt)?.[1] ?? 'point';
  return { unit: { kind, number }, end: at + whole.length };
}

/** Whether the list of ordinals that goes on at an offset is one of sentences: "eerste en tweede volzin". */
const SENTENCES = pattern(
  `(?:(?:,\\s|,?\\s(?:en|of|tot\\sen\\smet|tot|t/m)\\s)(?:de\\s)?${ORDINAL}){1,8}\\s(?:vol)?zin`,
  'iuy',
);
const isOfSentences = (text: string, at: number): boolean => matchAt(SENTENCES, text, at) !== null;

const BARE = /(?:(\d{1,2}[a-z]?)[°º]?(?![\p{L}\p{N}:%]|[.,]\d)|([a-z])\2?(?![\p{L}\p{N}]))/uy;

/** "lid 2 en 3", "onder a en b": a number without a word, at the depth and in the style of the one before it. */
export function bareAt(text: string, at: number, before: PathUnit): Part | undefined {
  const match = matchAt(BARE, text, at);
  if (match === null || matchAt(QUANTITY, text, at + match[0].length) !== null) return undefined;
  const number = /^\d/u.test(before.number) ? match[1] : match[2] === undefined ? undefined : match[0];
  return number === undefined ? undefined : { unit: { kind: before.kind, number }, end: at + match[0].length };
}

const DIVISION =
  /([Hh]oofdstuk|HOOFDSTUK|[Tt]itel|TITEL|[Aa]fdeling|AFDELING|[Pp]aragraaf|[Bb]oek|BOEK|[Dd]eel|[Bb]ijlage|BIJLAGE)\s((?:\d{1,3}(?:\.\d{1,3}){0,3}[a-z]?|[IVXLC]{1,7}|[A-Z]))(?![\p{L}\p{N}])/uy;
const DIVISIONS: readonly (readonly [RegExp, UnitKind])[] = [
  [/^hoofdstuk/iu, 'chapter'],
  [/^titel/iu, 'title'],
  [/^afdeling/iu, 'division'],
  [/^paragraaf/iu, 'subdivision'],
  [/^boek/iu, 'book'],
  [/^deel/iu, 'part'],
  [/^bijlage/iu, 'annex'],
];

/** "hoofdstuk 3", "bijlage II": a unit that groups articles, or stands beside them. */
export function divisionAt(text: string, at: number): Chain | undefined {
  const match = matchAt(DIVISION, text, at);
  if (match === null) return undefined;
  const kind = DIVISIONS.find(([word]) => word.test(match[1]!))![1];
  return { path: [{ kind, number: toNumber(match[2]!) }], end: at + match[0].length };
}
