import { numberParts, type NumberPart } from './parts';
import { MOST_ROMAN, romanOf } from './roman';
import { digitsFrom, inKanji, MOST_KANJI_DIGITS, THAI_BRANCHES } from './signs';
import type { UnitNumber } from './unitNumber';

/** How a law writes a number. What is not given is as the canonical form has it. */
export interface NumberStyle {
  /**
   * `kanji` counts by tens (七百九) up to 9999, `kanjiDigits` digit by digit (七〇九); `roman` is for numbers up to 399. ASCII
   * where it is left out.
   */
  readonly digits?: 'fullWidth' | 'thai' | 'kanji' | 'kanjiDigits' | 'roman' | undefined;
  /** Whether letters and Roman numerals are capitals; Latin words and other words stay small. */
  readonly capitals?: boolean;
  /** What stands between the number and its branches: the 조 of 5조의2, the ° of 1° bis. */
  readonly unit?: string;
  /** What opens a branch in the place of a hyphen: 의, の, a stroke; `thaiWords` for ทวิ, ตรี behind a blank. */
  readonly branch?: '의' | 'の' | '/' | 'thaiWords';
  /** What stands between digits and letters: the blank of "39 A", the hyphen of "5-A". */
  readonly letters?: string;
  /** What stands in front of a Latin word and of a letter behind it: "1649 quater B", "2-bis". */
  readonly latin?: string;
}

/** Letters that count: a few, or a Roman numeral. */
const LETTERS = /(?<!\p{L})(?:[ivxlcdm]{1,8}|\p{Ll}{1,3})(?!\p{L})/gu;

/** A word, which no act writes in capitals: "unique", "form". */
const WORD = /(?<!\p{L})(?![ivxlcdm]{4,8}(?!\p{L}))\p{L}{4}/u;

/** A number as a law of some style writes it. */
export function writeNumber(number: UnitNumber, style: NumberStyle): string {
  const parts = numberParts(number);
  const capitals = style.capitals === true && !parts.some(({ kind, text }) => kind === 'letters' && WORD.test(text));
  const written = parts.map((part, at) => writePart(part, parts[at - 1], { ...style, capitals }));
  const branch = parts.findIndex((part, at) => at > 0 && isBranch(part));
  const main = branch < 0 ? parts.length : branch;
  return `${written.slice(0, main).join('')}${style.unit ?? ''}${written.slice(main).join('')}`;
}

const isBranch = ({ kind, joint }: NumberPart): boolean => kind === 'latin' || (kind === 'digits' && joint === '-');

function writePart(part: NumberPart, before: NumberPart | undefined, style: NumberStyle): string {
  const { kind, joint, text } = part;
  if (kind === 'latin') return `${style.latin ?? joint}${text}`;
  if (kind === 'digits') {
    const isBehind = before !== undefined && joint === '-';
    return isBehind ? writeBranch(part, style) : `${joint}${inDigits(text, style)}`;
  }
  const blank = before?.kind === 'latin' ? style.latin : before && style.letters;
  const letters = style.capitals === true ? text.replace(LETTERS, (run) => run.toUpperCase()) : text;
  return `${joint === '' ? (blank ?? '') : joint}${letters}`;
}

function writeBranch({ joint, text, value }: NumberPart, style: NumberStyle): string {
  const { branch = joint } = style;
  if (branch !== 'thaiWords') return `${branch}${inDigits(text, style)}`;
  const word = THAI_BRANCHES[value - 2];
  return word === undefined ? `${joint}${inDigits(text, style)}` : ` ${word}`;
}

const ZERO = { fullWidth: '０', thai: '๐', kanji: '〇', kanjiDigits: '〇' } as const;

function inDigits(digits: string, { digits: signs, capitals = false }: NumberStyle): string {
  if (signs === undefined) return digits;
  if (signs === 'kanji' && digits.length <= MOST_KANJI_DIGITS) return inKanji(digits);
  if (signs !== 'roman') return digitsFrom(digits, ZERO[signs]);
  const value = Number(digits);
  const roman = value > 0 && value <= MOST_ROMAN ? romanOf(value) : digits;
  return capitals ? roman.toUpperCase() : roman;
}
