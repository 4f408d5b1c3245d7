import { PRINTED_LATIN, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { COUNTED_BEHIND } from '../../citations/romance/numberWords';
import { withParts, type Chain, type Divisions, type Part } from '../../citations/romance/units';
import { ORDINALS } from '../ordinals';
import { NUMBER_WORDS, numberOf } from './numbers';
import { pattern } from './patterns';

const IN_ORDER = ORDINALS.map((word) => pattern(`^(?:${word})`, 'iu'));
/** "premier", "deuxième", "2e", "2ème". */
export const ORDINAL = `(?:[Pp]remi(?:er|ère)|${ORDINALS.slice(1)
  .map((word) => word.replace(/(?<!\p{L})\p{L}/gu, (first) => `[${first.toUpperCase()}${first}]`))
  .join('|')}|\\d{1,2}(?:ers?|re|es?|è?mes?|nde?))`;

/** Canadian law calls an article by the name of the part that is cited: "alinéa 8(1)a)", "paragraphe 8.1(2)". */
export const CANADIAN =
  '(?:[Pp]aragraphes?|(?:[Ss]ous-)?[Aa]linéas?|[Dd]ivisions?)\\s(?=\\d{1,4}(?:\\.\\d{1,3})?\\(\\d)';
export const ARTICLE = pattern(`(?:[Aa]rticles?|ARTICLES?|[Aa]rts?\\.)\\s{0,2}|${CANADIAN}`, 'uy');
/** What an article of a code is written with: L, R, D, LO, L.O., Lp. */
const BOOK = '(?:L\\.?\\s?O|L[Pp]|[LRDAC])(?:\\.?\\s?\\*?\\.?\\s?|-)';
/** Word processors write a hyphen that does not break, and print an en dash or a minus for it: L. 121‑1, L. 121–1. */
const HYPHENATED = '(?:[-‐‑]\\d{1,4}){1,4}';
const DASHED = '(?:[–−]\\d{1,4}){1,4}';
const BRANCH = `(?:${PRINTED_LATIN}|ᵇⁱˢ|ᵗᵉʳ)(?!\\p{L})`;
/** Belgium counts within books: "VI.83", "XX.225/1", "D.II.12". */
const OF_BOOK = '(?:[DR]\\.)?[IVX]{1,5}\\.\\d{1,3}(?:\\/\\d{1,3})?';
/** 121-1, 22/1, 335c, and 8.1 in front of a bracket; 6.1 is a paragraph anywhere else. */
const PLAIN = `\\d{1,5}(?:${HYPHENATED}|(?!e\\s(?:alinéa|phrase|tiret))[a-z](?![\\p{L}\\p{N}])|\\/\\d{1,3}(?![\\d/])|\\.\\d{1,3}(?=\\(\\d))?`;
/**
 * L. 121-1, R.* 123-4, L121-1, 1er, 1 er, premier, 5 bis, 1649 A. An en dash is a range where no book stands in front: 5–7; I, V
 * and X behind a number are a paragraph: 5 I.
 */
const NUMBER = pattern(
  `(?:((?:pré)?liminaire|[Pp]remier|PREMIER|unique(?=\\s(?:du|de\\sl)))|(${OF_BOOK})|(?:(${BOOK})(\\d{1,5}(?:${HYPHENATED}|${DASHED})?)|(${PLAIN}))(?:\\s?\\.?er(?!\\p{L})|ᵉʳ|<sup>er<\\/sup>)?(?:\\s?(${BRANCH}))?(?:\\s([A-HJ-UWYZ])(?![\\p{L}\\p{N}.'’]))?)(?![\\p{L}\\p{N}%])`,
  'uy',
);
const BOOKED = pattern(`${BOOK}\\d`, 'uy');
/** "2 ans", "5 %": numbers that a list does not hold. */
export const QUANTITY = /\s{0,2}(?:%|€|euros?|ans?|mois|jours?|heures?|mètres?)(?!\p{L})/uy;

/** Between an article and a part of it; group 1 opens a bracket. */
const JOINT = /(?:-|,?\s{0,2})(\()?/uy;
/** "alinéa 2", "al. 1er", "§ 1er", "point b)", "let. a", "ch. 3", "alinéa premier". */
const NAMED_PART =
  /(?:([Aa]linéas?(?!\p{L})|al\.)|([Pp]aragraphes?(?!\p{L})|par\.|§)|(ch\.|chiffres?(?!\p{L}))|(phr\.)|(?:[Pp]oints?|lettres?|sous)(?!\p{L})|let\.|litt?\.)\s{0,2}(?:\(([a-z\d]{1,2})\)|(\d{1,3})(?:er|[°o])?(?![\p{L}\p{N}])\)?|([a-z])(?![\p{L}\p{N}])\)?|([IVX]{1,5})(?![\p{L}\p{N}])|(premier|unique)(?!\p{L}))/uy;
const WORDED = /(?:[Aa]linéas?|[Pp]aragraphes?)\s/uy;
/** What an ordinal counts within an article. */
const COUNTED = '(alinéa|phrase|tiret)s?(?!\\p{L})';
/** "deuxième alinéa"; the first of "premier et deuxième alinéas", whose noun stands behind the last. */
const ORDINAL_PART = pattern(
  `(${ORDINAL})(?:\\s${COUNTED}|(?=(?:(?:,|\\s(?:et|ou|à))\\s(?:l[ae]s?\\s)?${ORDINAL}){1,6}\\s${COUNTED}))`,
  'uy',
);
export const LISTED_ORDINALS = `${ORDINAL}(?=\\s(?:alinéa|phrase|tiret)|(?:(?:,|\\s(?:et|ou|à))\\s(?:l[ae]s?\\s)?${ORDINAL}){1,6}\\s(?:alinéa|phrase|tiret))`;
/** Parts that have no number to look for, and what follows an article: the article stands for them. */
const LAST_PART =
  /(?:l['’]avant-|le\s|la\s)?derni(?:er|ère)s?\s(?:alinéa|phrase)s?|(?:et\s)?(?:suivante?s?(?!\p{L})|ss?\.|ss(?!\p{L}))/uy;
const DEGREE = pattern(`(\\d{1,2}°(?:\\s${BRANCH})?)`, 'uy');
const ROMAN = pattern(`([IVX]{1,5}(?:\\s${BRANCH})?)(?![\\p{L}\\p{N}.'’])`, 'uy');
/** "du II." at the end of a sentence; "I." and "I. -" open a paragraph. */
const ROMAN_AT_END = pattern(`([IVX]{1,5}(?:\\s${BRANCH})?)(?=\\.(?:\\s(?![-–—])|$))`, 'uy');
const LETTER = /([a-z])\)/uy;
/** Behind a number with a degree sign a letter needs no bracket: "I, 2°, a du code". */
const LETTER_BELOW = /([a-z])(?=\s(?:du|de\s(?:la|l['’])|et|ou)\s?|[,;.]|$)/uy;
/** In brackets: "5 (1)", "5 (a)", "8(1)a)(ii)". */
const BRACKETED = /(?:(\d{1,2}(?:\.\d{1,2})?)|([a-z]|[ivx]{2,5}))(?=\))/uy;
/** The rest of a bracket; where more than one part stands in it, the article stands for them: "5 (1° du I)". */
const TO_BRACKET = /[^()\n]{0,40}\)/uy;
/** "6.1.f", "6.1(f)": what follows a full stop without a blank is a part. Known failure: Quebec's article 8.1. */
const DOTTED = /\.(?:(\d{1,2})|([a-z])\)?)(?![\p{L}\p{N}])/uy;
/** What an ordinal or a word counts is called so in paths. */
const KIND_OF_COUNTED: Readonly<Record<string, UnitKind>> = {
  alinéa: 'subparagraph',
  phrase: 'sentence',
  tiret: 'item',
};
/** An article has no more parts than this. */
const MOST_UNITS = 7;

export const DIVISIONS: Divisions = {
  pattern: pattern(
    `([Cc]hapitre|[Tt]itre|[Ll]ivre|[Pp]artie|[Ss]ous-section|[Ss]ection|[Aa]nnexe)\\s([IVXLC]{1,8}(?:er)?|\\d{1,3}|[A-Z]|${ORDINAL})(?![\\p{L}\\p{N}])`,
    'uy',
  ),
  kinds: [
    [/^chapitre/iu, 'chapter'],
    [/^titre/iu, 'title'],
    [/^livre/iu, 'book'],
    [/^partie/iu, 'part'],
    [/^sous-section/iu, 'subdivision'],
    [/^section/iu, 'division'],
    [/^annexe/iu, 'annex'],
  ],
  ordinalOf,
};

function ordinalOf(word: string): string | undefined {
  const number = /^\d+(?=\p{Ll})/u.exec(word)?.[0];
  const at = IN_ORDER.findIndex((pattern) => pattern.test(word));
  return number ?? (at < 0 ? undefined : String(at + 1));
}

/** Whether an article's number with the letter of a code's book stands at an offset. */
export const isBooked = (text: string, at: number): boolean => matchAt(BOOKED, text, at) !== null;

/** "L. 121-1", "5 bis, 2°", "5, deuxième alinéa", "5 (1°)": an article's number with what is said of its parts. */
export function articleAt(text: string, at: number): Chain | undefined {
  const match = matchAt(NUMBER, text, at);
  const found = match === null ? inWordsAt(text, at) : { number: articleNumber(match), end: at + match[0].length };
  if (found === undefined || matchAt(QUANTITY, text, found.end) !== null) return undefined;
  return withDetails(text, { path: [{ kind: 'article', number: found.number }], end: found.end });
}

const IN_WORDS = pattern(`${NUMBER_WORDS}(?!\\s(?:alinéa|phrase|tiret))`, 'uy');
const BEHIND_WORDS = pattern(
  `(?<!\\p{L})${NUMBER_WORDS}(?:,\\s(?:et\\s)?|\\s(?:et|ou|à|ainsi\\sque)\\s)(?:l['’])?$`,
  'u',
);
/** As far as {@link BEHIND_WORDS} looks, in UTF-16 code units. */
const LONGEST_WORDS = 80;

/** Whether a list that counts in words goes on at an offset: "articles cinq et six", but not "article 5 et deux annexes". */
export const isBehindWords = (text: string, at: number): boolean =>
  BEHIND_WORDS.test(text.slice(Math.max(0, at - LONGEST_WORDS), at));

/** "deux", "mille deux cent quarante", "cinquième": a number behind its word, or in a list of such ones. */
function inWordsAt(text: string, at: number): { readonly number: string; readonly end: number } | undefined {
  const words = matchAt(IN_WORDS, text, at)?.[0];
  if (words === undefined || matchAt(COUNTED_BEHIND, text, at + words.length) !== null) return undefined;
  return { number: numberOf(words), end: at + words.length };
}

/** A unit with what is said behind it of its parts: "annexe II, point 3". */
export const withDetails = (text: string, chain: Chain): Chain =>
  withParts(chain, MOST_UNITS, (at, units) => detailAt(text, at, units.at(-1)!));

function articleNumber([, word, ofBook, book, booked, plain, branch = '', letter = '']: RegExpExecArray): string {
  if (word !== undefined) return ordinalOf(word) ?? word;
  if (ofBook !== undefined) return toNumber(ofBook);
  const digits = (booked ?? plain)!.replace(/[^\da-z./]/gu, '-');
  return toNumber(`${book?.replace(/[^\p{L}]/gu, '') ?? ''}${digits}${branch}${letter}`);
}

/** What stands behind an article, with the joint in front of it. */
function detailAt(text: string, at: number, above: PathUnit): Part | undefined {
  const dotted = matchAt(DOTTED, text, at);
  if (dotted !== null) return { unit: partOf(dotted[1], dotted[2]), end: at + dotted[0].length };
  const joint = matchAt(JOINT, text, at)!;
  const start = at + joint[0].length;
  if (joint[1] === undefined) {
    const below = above.kind === 'point' ? signAt(text, start, LETTER_BELOW, 'item') : undefined;
    return partAt(text, start) ?? below ?? lastAt(text, start);
  }
  const part = bracketedAt(text, start) ?? partAt(text, start) ?? lastAt(text, start);
  // The sign of a part may have closed the bracket: "5 (al. 2)".
  if (part !== undefined && text[part.end - 1] === ')') return part;
  const rest = part === undefined ? null : matchAt(TO_BRACKET, text, part.end);
  if (rest === null) return undefined;
  return { unit: rest[0] === ')' ? part!.unit : undefined, end: part!.end + rest[0].length };
}

function bracketedAt(text: string, at: number): Part | undefined {
  const match = matchAt(BRACKETED, text, at);
  if (match === null) return undefined;
  return { unit: partOf(match[1], match[2]), end: at + match[0].length };
}

/** A part that is told by its style alone: a number is a paragraph, a letter an item. */
const partOf = (digits: string | undefined, letter: string | undefined): PathUnit =>
  digits === undefined ? { kind: 'item', number: letter! } : { kind: 'paragraph', number: digits };

function lastAt(text: string, at: number): Part | undefined {
  const match = matchAt(LAST_PART, text, at);
  return match === null ? undefined : { unit: undefined, end: at + match[0].length };
}

/** "deuxième alinéa", "alinéa 2", "2°", "II", "a)". */
export function partAt(text: string, at: number): { readonly unit: PathUnit; readonly end: number } | undefined {
  const ordinal = matchAt(ORDINAL_PART, text, at);
  if (ordinal !== null) {
    const kind = KIND_OF_COUNTED[(ordinal[2] ?? ordinal[3])!]!;
    return { unit: { kind, number: ordinalOf(ordinal[1]!)! }, end: at + ordinal[0].length };
  }
  return (
    namedPartAt(text, at) ??
    signAt(text, at, DEGREE, 'point') ??
    signAt(text, at, LETTER, 'item') ??
    signAt(text, at, ROMAN, 'paragraph')
  );
}

/** "II" of "premier alinéa du II.", which is read behind what leads to it alone. */
export const paragraphAtEnd = (
  text: string,
  at: number,
): { readonly unit: PathUnit; readonly end: number } | undefined => signAt(text, at, ROMAN_AT_END, 'paragraph');

function namedPartAt(text: string, at: number): { readonly unit: PathUnit; readonly end: number } | undefined {
  const match = matchAt(NAMED_PART, text, at);
  if (match === null) return wordedPartAt(text, at);
  const [whole, alinea, paragraph, figure, sentence, bracketed, digits, letter, roman] = match;
  const kinds: readonly (readonly [string | undefined, UnitKind])[] = [
    [alinea, 'subparagraph'],
    [paragraph, 'paragraph'],
    [figure, 'item'],
    [sentence, 'sentence'],
  ];
  const kind = kinds.find(([word]) => word !== undefined)?.[1] ?? 'point';
  // What is left is "premier" or "unique".
  return {
    unit: { kind, number: bracketed ?? digits ?? letter ?? roman?.toLowerCase() ?? '1' },
    end: at + whole.length,
  };
}

/** "alinéa deux", "paragraphe cinq"; other words for parts are too often something else ("sous deux conditions"). */
function wordedPartAt(text: string, at: number): { readonly unit: PathUnit; readonly end: number } | undefined {
  const word = matchAt(WORDED, text, at);
  const number = word === null ? undefined : inWordsAt(text, at + word[0].length);
  if (number === undefined) return undefined;
  const kind = /^a/iu.test(word![0]) ? 'subparagraph' : 'paragraph';
  return { unit: { kind, number: number.number }, end: number.end };
}

function signAt(
  text: string,
  at: number,
  pattern: RegExp,
  kind: UnitKind,
): { readonly unit: PathUnit; readonly end: number } | undefined {
  const match = matchAt(pattern, text, at);
  return match === null
    ? undefined
    : { unit: { kind, number: toNumber(match[1]!.replace('°', '')) }, end: at + match[0].length };
}
