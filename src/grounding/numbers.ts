import { isMonth } from './calendar';
import { packOf, plainQuantities, type Quantity, type QuantityUnit } from '../languages';
import { toEnd } from '../turns';

/**
 * The quantities of a text in order, as its language writes them; in a language without a pack only figures.
 *
 * @param language ISO 639-1.
 */
export const quantitiesOf = (text: string, language: string): Quantity[] => toEnd(quantitiesInSteps(text, language));

/** As {@link quantitiesOf}, in steps. */
export const quantitiesInSteps = (text: string, language: string): Generator<void, Quantity[]> =>
  (packOf(language)?.quantities ?? plainQuantities).inSteps(text);

/**
 * Units that are counted in smaller ones: a year as 12 months, a week as 7 days, an hour as 60 minutes. Assumption: who
 * says one means the other; that a month and a working day have no fixed number of days stays. Known failure: German law
 * counts a week of working days, and a year of 365 days for some claims, by rules of their own.
 */
const SMALLER: Readonly<Partial<Record<QuantityUnit, readonly [QuantityUnit, number]>>> = {
  year: ['month', 12],
  week: ['day', 7],
  hour: ['minute', 60],
  percent: ['', 0.01],
};
/** Shares are rounded to three decimals. */
const TOLERANCE = 0.0006;

/**
 * Whether a source says what a sentence claims: the same value, counting the same thing. Where either side's unit is not
 * recognised the value decides, except that a number which only names a provision supports no counted claim. A date is
 * said by the same date, by one that leaves out its year, or, where the claim is a month or a year, by a day in it.
 */
export function sameQuantity(claim: Quantity, source: Quantity): boolean {
  if (claim.date !== undefined || source.date !== undefined) return sameDate(claim, source);
  const units = claim.unit === source.unit || claim.unit === '' || source.unit === '';
  if (units && claim.value === source.value) return true;
  const [a, b] = [inSmaller(claim), inSmaller(source)];
  return a.unit === b.unit && a.converted !== b.converted && Math.abs(a.value - b.value) < TOLERANCE;
}

function sameDate(claim: Quantity, source: Quantity): boolean {
  const said = source.date ?? '';
  if (claim.date === undefined)
    return claim.unit === '' && /^\d{4}$/u.test(claim.value) && said.startsWith(`${claim.value}-`);
  if (said === '') return false;
  if (isMonth(claim.date)) return said.startsWith(claim.date);
  const leavesOutYear = claim.date.startsWith('--') || said.startsWith('--');
  return leavesOutYear ? claim.date.slice(-5) === said.slice(-5) : claim.date === said;
}

function inSmaller({ unit, value }: Quantity): { unit: QuantityUnit; value: number; converted: boolean } {
  const [smaller, count] = SMALLER[unit] ?? [];
  if (smaller === undefined || count === undefined) return { unit, value: Number(value), converted: false };
  return { unit: smaller, value: Number(value) * count, converted: true };
}
