import { writeNumber, type UnitNumber } from '../../law';
import type { Labels } from '../labels/labels';
import { romanInCapitals } from '../labels/letters';
import { inWords, isDigits, named, needsWord } from '../labels/words';

/** `5 bis`, `5-A`. */
const spanishNumber = (number: UnitNumber): string => writeNumber(number, { capitals: true, letters: '-', latin: ' ' });

/** `iv`; `i` and `v` are letters as well. */
const isRoman = (number: string): boolean => /^[ivx]{2,}$/u.test(number);
const ORDINAL = inWords('primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo');

export const labels: Labels = {
  units: {
    book: ({ number }) => ` libro ${romanInCapitals(number)}`,
    part: ({ number }) => ` parte ${romanInCapitals(number)}`,
    title: ({ number }) => ` título ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` capítulo ${romanInCapitals(number)}`,
    division: ({ number }) => ` sección ${romanInCapitals(number)}`,
    subdivision: ({ number }) => ` subsección ${romanInCapitals(number)}`,
    article: ({ number }) => ` artículo ${spanishNumber(number)}`,
    paragraph: ({ number }, above) => (needsWord(above) ? `, apartado ${number}` : `.${number}`),
    subparagraph: ({ number }) => `, párrafo ${ORDINAL(number) ?? number}`,
    sentence: ({ number }) => `, frase ${number}`,
    point: ({ number }) => {
      if (isDigits(number)) return `, punto ${number}`;
      return isRoman(number) ? `, fracción ${number.toUpperCase()}` : `, letra ${number})`;
    },
    item: ({ number }) => (isDigits(number) ? `, número ${number}` : `, letra ${number})`),
    annex: ({ number }) => ` anexo ${number.toUpperCase()}`.trimEnd(),
    preamble: () => ' preámbulo',
    container: ({ number }) => ` ${named(number)}`,
  },
  recital: 'considerando',
};
