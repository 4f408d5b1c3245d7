import { latinName } from './latin';
import { compareNumbers, type Numerals } from './order';
import { numberParts, type NumberPart } from './parts';
import { fromRoman, MOST_ROMAN, romanOf } from './roman';
import type { UnitNumber } from './unitNumber';

/** By what an act numbers what it inserts: `5a`, `5-2` (as 5의2 and 5の2 are in ids), `5bis`. */
export type Insertion = 'letters' | 'branches' | 'latin';

const FIRST: Readonly<Record<Insertion, string>> = { letters: 'a', branches: '-2', latin: 'bis' };

/**
 * A number with its part at a depth counted on by one: 12a to 13a at depth 0, to 12b at depth 1, 5bis to 5ter. Undefined
 * where there is no such part, and where signs end: behind `z`, 59 in Latin and 399 in Roman numerals.
 *
 * @param depth which part, from 0; the last one where it is left out
 */
export function nextNumber(number: UnitNumber, depth?: number, numerals: Numerals = 'letters'): UnitNumber | undefined {
  const parts = numberParts(number);
  const at = depth ?? parts.length - 1;
  const part = parts[at];
  const next = part === undefined ? undefined : nextPart(part, numerals);
  if (next === undefined) return undefined;
  return parts.map(({ joint, text }, other) => joint + (other === at ? next : text)).join('');
}

function nextPart({ kind, text, value }: NumberPart, numerals: Numerals): string | undefined {
  if (kind === 'digits') return Number.isSafeInteger(value + 1) ? String(value + 1) : undefined;
  if (kind === 'latin') return latinName(value + 1);
  const roman = numerals === 'roman' ? fromRoman(text) : undefined;
  if (roman !== undefined) return roman < MOST_ROMAN ? romanOf(roman + 1) : undefined;
  return /^[a-y]$/u.test(text) ? String.fromCharCode(text.charCodeAt(0) + 1) : undefined;
}

/**
 * The number of what is inserted between two that stand beside each other: 5a between 5 and 6, 5b between 5a and 6, 5aa
 * between 5a and 5b; 5-2, 5-3, 5-2-2; 5bis, 5ter, 5bisa. Undefined where signs end, and where nothing of the kind stands
 * between: 5 and 5a.
 *
 * @param behind the next number; undefined at the end of the row
 */
export function numberBetween(
  before: UnitNumber,
  behind: UnitNumber | undefined,
  insertion: Insertion,
): UnitNumber | undefined {
  const isBetween = (number: UnitNumber | undefined): number is UnitNumber =>
    number !== undefined &&
    compareNumbers(before, number) < 0 &&
    (behind === undefined || compareNumbers(number, behind) < 0);
  const further = numberParts(before).length > 1 ? nextNumber(before) : undefined;
  const isLatin = numberParts(before).some(({ kind }) => kind === 'latin');
  const below = `${before}${insertion === 'latin' && isLatin ? FIRST.letters : FIRST[insertion]}`;
  return [further, below].find(isBetween);
}
