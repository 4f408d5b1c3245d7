import { writeNumber, type UnitNumber } from '../../law';

/** `3A`, `A1`, `IIA`, `XIV`; `6bis` and a word stay. */
export const inCapitals = (number: UnitNumber): string => writeNumber(number, { capitals: true });

/** `IV`, `C` where letters alone are the number; `1a` stays. */
export const romanInCapitals = (number: UnitNumber): string => (/\d/u.test(number) ? number : inCapitals(number));

/** A number in brackets: `2A`, `1ZA` behind a digit, and letters that count by themselves, (a) and (iv), as they are. */
export const insertedInCapitals = (number: UnitNumber): string =>
  number.replace(/(?<=\d)\p{Ll}{1,2}$/u, (letters) => letters.toUpperCase());
