import { parseNumber, type UnitNumber } from '../../law';
import { BEFORE, BRANCH, UNIT } from '../../check';

/** What a person may write around a number: 제750조, 第七百九条, § 12, Art. 5, section 12A, (2), ②. */
const AROUND = new RegExp(`^(?:§+|\\p{L}{3,}\\.?(?=\\s)|[(（]|${BEFORE})\\s*|(?:[)）.]|${UNIT})$`, 'gu');
/** The word for a unit inside a number. */
const INSIDE = new RegExp(`${UNIT}\\s?(?=${BRANCH})`, 'u');

/** A number as a person typed it, canonical: `제5조의2` is `5-2`; undefined for what is no number. */
export const typedNumber = (typed: string): UnitNumber | undefined =>
  parseNumber(typed.trim().slice(0, 64).replace(AROUND, '').replace(AROUND, '').replace(INSIDE, ''));
