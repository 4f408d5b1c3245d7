import { writeNumber, type NumberStyle, type UnitNumber } from '../../law';
import type { Labels, UnitLabel } from '../labels/labels';
import { romanInCapitals } from '../labels/letters';
import { isDigits, named } from '../labels/words';

const FRENCH: NumberStyle = { capitals: true, letters: ' ', latin: ' ' };

/**
 * The books of French codes as decrees write them: `L. 121-2`, `L.O. 111-3`, `Lp. 12`; `1er`, `5 bis`, `1649 quater B`,
 * `39 A`. Known failure: Swiss law writes `1` and `335c`.
 */
function frenchNumber(number: UnitNumber): string {
  if (number === '1') return '1er';
  const booked = /^(lo|lp|[a-z])(?=\d)/u.exec(number)?.[1];
  if (booked === undefined) return writeNumber(number, FRENCH);
  const book = booked === 'lp' ? 'Lp.' : booked.toUpperCase().replace(/\p{Lu}/gu, '$&.');
  return `${book} ${writeNumber(number.slice(booked.length), FRENCH)}`;
}

/**
 * `titre Ier`, `chapitre II`, `section 1`, `titre préliminaire`, which readers know by the stem that it has in common with
 * the Spanish word.
 */
function frenchDivision(number: UnitNumber): string {
  if (number === 'preliminar') return 'préliminaire';
  return number === 'i' ? 'Ier' : romanInCapitals(number);
}

/** What is counted in an article: `1°`, `1° bis`, `II`, `II bis`. */
const frenchCount = (number: UnitNumber): string =>
  writeNumber(number, /^\d/u.test(number) ? { unit: '°', latin: ' ' } : { capitals: true, latin: ' ' });

/** `, II`; ` II` alone. */
const inside =
  (label: (number: UnitNumber) => string): UnitLabel =>
  ({ number }, above) =>
    `${above === undefined ? '' : ','} ${label(number)}`;

export const labels: Labels = {
  units: {
    part: ({ number }) => ` partie ${frenchDivision(number)}`,
    book: ({ number }) => ` livre ${frenchDivision(number)}`,
    title: ({ number }) => ` titre ${frenchDivision(number)}`,
    chapter: ({ number }) => ` chapitre ${frenchDivision(number)}`,
    division: ({ number }) => ` section ${frenchDivision(number)}`,
    subdivision: ({ number }) => ` sous-section ${frenchDivision(number)}`,
    article: ({ number }) => ` article ${frenchNumber(number)}`,
    paragraph: inside((number) => (isDigits(number) ? `paragraphe ${number}` : frenchCount(number))),
    subparagraph: inside((number) => `alinéa ${number}`),
    sentence: inside((number) => `${number}${number === '1' ? 're' : 'e'} phrase`),
    point: inside((number) => (isDigits(number) ? frenchCount(number) : `${number})`)),
    item: inside((number) => (isDigits(number) ? `${number}${number === '1' ? 'er' : 'e'} tiret` : `${number})`)),
    annex: ({ number }) => ` annexe ${number.toUpperCase()}`.trimEnd(),
    preamble: () => ' préambule',
    container: ({ number }) => ` ${named(number)}`,
  },
  recital: 'considérant',
};
