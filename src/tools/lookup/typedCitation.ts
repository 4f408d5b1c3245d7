import { kanjiNumber, normaliseNumber, thaiDigits, writeNumber, type NumberStyle } from '../../law';
import type { ActNameIndex } from './actNameIndex';
import { signsIn, type NumberSigns } from './numberSigns';

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

/** What begins a citation: signs and words that a number follows at once, and words that a blank follows. */
const SIGN =
  /(?:§{1,2}|[제第]|มาตรา|(?<!['’])[Ss]s?(?=\s)|(?:[Ss]ections?|[Ss]s?\.|[Aa]rt(?:icles?|ikels?|[ií]culos?|s?\.)|[Rr]ules?)(?=\s))\s{0,2}/u;
const KANJI = '[0-9０-９〇零一二三四五六七八九十百千]';
/** `12`, `12A`, `17.2.1`; `8조의2`, `七百九条の二`, `๒๕๘/๑`; `L. 121-1`, of which the letter may be all. */
const NUMBER = new RegExp(
  `(?<number>(?:[LRDA](?:\\.\\s?)?)?\\d{1,6}(?:[.-]\\d{1,4}){0,4}[A-Za-z]{0,2}(?:조(?:의\\d{0,3})?)?|[LRDA](?:\\.\\s?)?|${KANJI}{1,12}(?:条(?:の${KANJI}{0,4})?)?|[๐-๙]{1,6}(?:/[๐-๙]{0,3})?|\\d{1,6}/\\d{0,3})?`,
  'u',
);
/** `(1`, ` Abs. 1`, `제1항`, `第一項`, `.1` in Spanish. */
const PARAGRAPH = new RegExp(
  `(?:(?:\\s?(?:\\(|Abs(?:\\.|atz)\\s?|(?<=조(?:의\\d{1,3})?)제)(?<paragraph>\\d{0,3}\\p{Ll}?)\\)?항?)|(?<=条(?:の${KANJI}{1,4})?)第(?<kanji>${KANJI}{0,6})項?)?`,
  'u',
);
/** In these scripts words stand together without blanks. */
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}]';
const BLANK_END = /[\s」』]$/u;
const JOINED_END = new RegExp(`(?:${UNSPACED}|\\p{Script=Hangul}|\\p{M})$`, 'u');
/** A number whose act comes behind it, and what leads to the act: "§ 12 ", "section 12 of the ", "article L. 121-1 du ". */
const NUMBER_BEFORE_ACT =
  /(?:§|sections?|(?<![\p{L}'’])ss?\.?|art(?:icles?|ikels?|[ií]culos?|s?\.)|rules?|มาตรา)\s{0,3}(?:[LRDA]\.?\s?)?[\d๐-๙][^§\n]{0,40}(?:\s(?:of\s(?:the\s)?|de[rs]\s|du\s|del\s|de\s(?:la\s|l['’])?)?|แห่ง)$/iu;
/** What leads from a number to the name of its act. */
const LINK = /(?:\sof\s(?:the\s)?|\sde[rs]\s|\sdu\s|\sdel\s|\sde\s(?:la\s|l['’])|แห่ง)$/iu;
const TYPED = new RegExp(`(?<sign>${SIGN.source})?${NUMBER.source}${PARAGRAPH.source}$`, 'u');

/** A letter that stands for a word only in front of a number, or behind the name of an act. */
const LONE_LETTER = /^[Ss]s?\s*$/u;
/** What begins the number of an annex, and the number: "Sch. 2", "Schedule A1", "Anlage II", `별표 4의2`, `別表第一`. */
const TYPED_ANNEX = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:[Ss]ch(?:edules?|s?\\.)|[Aa]nnex(?:es?)?|[Aa]nexos?|Appendi(?:x|ces)|Anlagen?|Anh(?:ang|änge))\\s{1,2}(?<number>[A-Z]{0,2}\\d{1,3}[A-Za-z]{0,2}|[IVXLC]{1,7}|[A-Z])?|(?:별표\\s?(?:제\\s?)?(?<korean>\\d{1,3}(?:의\\d{0,2})?)?|別表(?:第(?<kanji>${KANJI}{0,6}))?))$`,
  'u',
);
/** The words for units, of which three letters tell that a number comes next, behind the name of an act. */
const ANNEX_WORDS = 'schedule annex annexe anexo appendix anlage anhang';
const UNIT_WORDS = 'section sections article articles artikel artículo artículos rule rules regulation';
const FEWEST_LETTERS = 3;

/**
 * The numbers in front of the last of a list, whose sign is said once: "§§ 1 und ", "sections 3, 4 and ". Known failures:
 * a list behind the sign of one ("§ 1 und "), and one of Korean or Japanese law, which says the sign with every number.
 */
const LIST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:§§|[Ss]s\\.?(?=\\s)|[Ss]ections(?=\\s)|[Aa]rt(?:icles|ikeln?|[ií]culos|s\\.)(?=\\s)|[Rr]ules(?=\\s)|มาตรา)\\s{0,2}(?:(?:[LRDA]\\.?\\s?)?[\\d๐-๙]{1,6}[\\p{L}\\p{N}./()-]{0,16}(?:\\sAbs\\.\\s\\d{1,3}\\p{Ll}?)?(?:,\\s|\\s?(?:und|oder|bis|sowie|and|or|to|et|ou|à|[yeoua]|al|และ|หรือ|ถึง)\\s)(?:l['’])?){1,12}$`,
  'u',
);

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
  const needsName = list === '' && (sign === undefined || (LONE_LETTER.test(sign) && number === ''));
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
  const { number, korean, kanji } = match.groups as Record<string, string | undefined>;
  const written = number ?? korean ?? kanji ?? '';
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
  const isOf = (words: string): boolean => words.split(' ').some((each) => each.startsWith(word));
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
  const [unit = ''] = /[조条]/u.exec(plain) ?? [];
  const isKanji = /[一二三四五六七八九十百千]/u.test(plain) && !/[〇零]/u.test(plain);
  if (unit === '' && !isKanji) return (number) => number.startsWith(typedNumber(written));
  const style: NumberStyle = { unit, branch: unit === '조' ? '의' : 'の', digits: isKanji ? 'kanji' : undefined };
  return (number) => writeNumber(number, style).startsWith(plain);
}

/** As {@link normaliseNumber} has it: `제8조의` is the beginning of `8-2`, `第七百九条の二` is `709-2`, `L. 121` is `l121`. */
function typedNumber(written: string): string {
  const [main = '', ...branches] = written.replace(/[조条]/u, '').split(/[의の]/u);
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
