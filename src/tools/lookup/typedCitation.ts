import { countsInKanji, signsIn, type NumberSigns } from '../../languages';
import { kanjiNumber, normaliseNumber, thaiDigits, writeNumber, type NumberStyle } from '../../law';
import type { ActNameIndex } from './actNameIndex';
import {
  ANNEX_WORDS,
  BRANCH,
  branchBehind,
  LINK,
  LIST,
  LONE_SIGN,
  NUMBER_BEFORE_ACT,
  TYPED,
  TYPED_ANNEX,
  UNIT,
  UNIT_WORDS,
} from './typedWords';

/** The longest beginning of a citation that is read, in UTF-16 code units. */
export const LONGEST = 200;
/** The most words of an act's name that are typed before it is offered. */
const MOST_WORDS = 12;
/** The same in a script that writes words without blanks, in characters. */
const MOST_CHARACTERS = 60;

/** A citation that is being typed, from its number on. Offsets are into the line up to the cursor. */
export interface TypedProvision {
  /** Where the citation begins: at the act's name, or at the sign. */
  readonly start: number;
  /** The acts that the name before it means; none where no name stands there. */
  readonly acts: readonly number[];
  /** As {@link normaliseNumber} has it; the beginning of an article's number, or all of it. */
  readonly number: string;
  /** Whether a number, normalised, begins with what is typed of one, which may end in the middle of 七百九. */
  readonly begins: (number: string) => boolean;
  /** The beginning of a paragraph's number, once one is typed. */
  readonly paragraph: string | undefined;
  /** Whether the number is an annex's. */
  readonly isAnnex: boolean;
  /** What stands of a list in front of its last number: "§§ 1 und "; the empty string elsewhere. */
  readonly list: string;
  /** The signs that the number is written in. */
  readonly signs: NumberSigns | undefined;
}

/** The beginning of an act's name. */
export interface TypedName {
  readonly start: number;
  readonly acts: readonly number[];
}

/** In these scripts words stand together without blanks. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const BLANK_END = /[\s」』]$/u;
const JOINED_END = new RegExp(`(?:${UNSPACED}|\\p{Script=Hangul}|\\p{M})$`, 'u');
/** So many letters of a word tell that a number comes next. */
const FEWEST_LETTERS = 3;

/**
 * Reads the end of a line as the beginning of a citation: a sign ("§", "제", "section"), the name of an act, or a list of
 * numbers, then as much of a number as there is. Undefined where none of these stands there.
 */
export function typedProvision(line: string, names: ActNameIndex): TypedProvision | undefined {
  const tail = line.slice(-LONGEST);
  const found = typedAnnex(tail, names) ?? typedUnit(tail, names) ?? typedWord(tail, names);
  return found === undefined ? undefined : { ...found, start: line.length - tail.length + found.start };
}

function typedUnit(tail: string, names: ActNameIndex): TypedProvision | undefined {
  const match = TYPED.exec(tail)!;
  const { sign, number = '', paragraph, kanji } = match.groups as Record<string, string | undefined>;
  const upTo = tail.slice(0, match.index);
  const list = sign === undefined ? (LIST.exec(upTo)?.[0] ?? '') : '';
  const before = upTo.slice(0, upTo.length - list.length);
  // A name goes over into its number where words are written without blanks, and in Korean drafts: 港湾法2, 항만법2.
  const mayBeNamed = BLANK_END.test(before) || (JOINED_END.test(before) && match[0] !== '');
  const named = mayBeNamed ? nameAtEnd(before, names) : undefined;
  const needsName = list === '' && (sign === undefined || (LONE_SIGN.test(sign) && number === ''));
  if (named === undefined && (needsName || /[\p{L}\p{N}]$/u.test(before))) return undefined;
  if (named !== undefined && followsNumber(before.slice(0, named.start))) return undefined;
  return {
    ...whole(named?.start ?? before.length, named),
    number: typedNumber(number),
    begins: beginning(number),
    paragraph: kanji === undefined ? paragraph : kanjiNumber(kanji),
    list,
    signs: signsIn(number),
  };
}

/** The name of an act and an annex of it, as far as that is typed; without the name, an annex of the own act. */
function typedAnnex(tail: string, names: ActNameIndex): TypedProvision | undefined {
  const match = TYPED_ANNEX.exec(tail);
  if (match === null) return undefined;
  const written = Object.values(match.groups as Record<string, string | undefined>).find(Boolean) ?? '';
  const before = tail.slice(0, match.index);
  const named = nameAtEnd(before, names);
  if (named !== undefined && followsNumber(before.slice(0, named.start))) return undefined;
  return {
    ...whole(named?.start ?? match.index, named),
    number: typedNumber(written),
    begins: beginning(written),
    isAnnex: true,
    signs: signsIn(written),
  };
}

/** The name of an act and the beginning of the word for a unit: "Harbour Act 2012, sec". */
function typedWord(tail: string, names: ActNameIndex): TypedProvision | undefined {
  const word = /(?<=\s)\p{L}{3,10}$/u.exec(tail)?.[0].toLowerCase() ?? '';
  const isOf = (words: readonly string[]): boolean => words.some((each) => each.startsWith(word));
  const isAnnex = isOf(ANNEX_WORDS);
  if (word.length < FEWEST_LETTERS || !(isAnnex || isOf(UNIT_WORDS))) return undefined;
  const named = nameAtEnd(tail.slice(0, tail.length - word.length), names);
  return named === undefined || followsNumber(tail.slice(0, named.start))
    ? undefined
    : { ...whole(named.start, named), isAnnex };
}

/** A citation of any unit of an act. */
const whole = (start: number, named: TypedName | undefined): TypedProvision => ({
  start,
  acts: named?.acts ?? [],
  number: '',
  begins: () => true,
  paragraph: undefined,
  isAnnex: false,
  list: '',
  signs: undefined,
});

/** Of an article with its unit (제8조, 第七百九条) the number is whole, and only branches may follow. */
function beginning(written: string): (number: string) => boolean {
  const plain = written.normalize('NFKC');
  const [unit = ''] = UNIT.exec(plain) ?? [];
  const isKanji = countsInKanji(plain);
  if (unit === '' && !isKanji) return (number) => number.startsWith(typedNumber(written));
  const branch = branchBehind(unit);
  const style: NumberStyle = { unit, ...(branch && { branch }), digits: isKanji ? 'kanji' : undefined };
  return (number) => writeNumber(number, style).startsWith(plain);
}

/** As {@link normaliseNumber} has it; `제8조의` is the beginning of `8-2`, `第七百九条の二` is `709-2`, `L. 121` is `l121`. */
function typedNumber(written: string): string {
  const [main = '', ...branches] = written.replace(UNIT, '').split(BRANCH);
  const digits = (part: string): string => (/^\P{ASCII}/u.test(part) ? thaiDigits(kanjiNumber(part)) : part);
  return normaliseNumber([main.replace(/^(\p{L})\.\s?/u, '$1'), ...branches].map(digits).join('-'));
}

/** Whether a text ends in the number of a provision, so that its act comes next: "§ 12 Abs. 1 ", "section 12(1) of the ". */
export const followsNumber = (text: string): boolean => NUMBER_BEFORE_ACT.test(text.slice(-LONGEST));

/** The longest act's name that a text ends in, what joins it to a number apart: blanks, a comma, a closing bracket. */
function nameAtEnd(text: string, names: ActNameIndex): TypedName | undefined {
  const name = text.replace(/[」』,]?\s{0,3}$/u, '');
  for (const start of wordStarts(name)) {
    const acts = names.named(name.slice(start));
    if (acts.length > 0) return { start, acts };
  }
  return undefined;
}

/**
 * Reads the end of a line as the beginning of an act's name: the longest run of words that begins one. A name in Latin
 * letters begins with a capital or a digit, so that prose offers nothing, unless a number is linked to it: "article 5 du
 * code".
 */
export function typedName(line: string, names: ActNameIndex, limit: number): TypedName | undefined {
  const tail = line.slice(-LONGEST);
  const offset = line.length - tail.length;
  for (const start of wordStarts(tail)) {
    const prefix = tail.slice(start);
    if (prefix.trim() === '' || !(/^[\p{Lu}\p{Lo}\d]/u.test(prefix) || isLinked(tail.slice(0, start)))) continue;
    const acts = names.startingWith(prefix, limit);
    if (acts.length > 0) return { start: offset + start, acts };
  }
  return undefined;
}

const isLinked = (text: string): boolean => LINK.test(text.slice(-10)) && followsNumber(text);

const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;
/** Two characters at least, so that prose, in which they follow each other, offers little. */
const CHARACTER = new RegExp(`(?<=${UNSPACED})${UNSPACED}(?=[\\p{L}\\p{M}\\p{N}])`, 'gu');

/** Where the last words of a text begin, the first of them first; without blanks between them, any character may begin one. */
const wordStarts = (text: string): number[] =>
  [...[...text.matchAll(WORD_START)].slice(-MOST_WORDS), ...[...text.matchAll(CHARACTER)].slice(-MOST_CHARACTERS)]
    .map(({ index }) => index)
    .sort((one, other) => one - other);
