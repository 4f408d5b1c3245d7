import { writeNumber, type UnitNumber } from '../../law';
import type { Labels } from '../labels/labels';
import { isDigits, named } from '../labels/words';
import { ORDINALS } from './citations/numbers';

/** `2-bis`, `IV`; a word stays. */
const numbered = (number: UnitNumber): string =>
  writeNumber(number, { latin: '-', capitals: !isDigits(number) && number.length < 8 });
/** `2-bis`, `a-bis`: what is inserted keeps its small letters. */
const inserted = (number: UnitNumber): string =>
  isDigits(number) ? writeNumber(number, { latin: '-' }) : number.replace(/^([a-z]{1,2}?)(bis|\p{L}{3,})$/u, '$1-$2');
const division =
  (word: string) =>
  ({ number }: { readonly number: UnitNumber }): string =>
    ` ${word} ${number === 'preliminar' ? 'preliminare' : numbered(number)}`;

/** How Italian law calls its units: "articolo 2, comma 1-bis, lettera a)". */
export const labels: Labels = {
  units: {
    book: division('libro'),
    part: division('parte'),
    title: division('titolo'),
    chapter: division('capo'),
    division: division('sezione'),
    subdivision: division('sottosezione'),
    article: division('articolo'),
    paragraph: ({ number }) => `, comma ${inserted(number)}`,
    subparagraph: ({ number }) => `, capoverso ${number}`,
    sentence: ({ number }) => `, ${ORDINALS[Number(number) - 1] ?? `${number}°`} periodo`,
    point: ({ number }) => (isDigits(number) ? `, numero ${inserted(number)})` : `, lettera ${inserted(number)})`),
    item: ({ number }) => (isDigits(number) ? `, numero ${inserted(number)})` : `, lettera ${inserted(number)})`),
    annex: ({ number }) => ` allegato ${numbered(number)}`.trimEnd(),
    preamble: () => ' preambolo',
    container: ({ number }) => ` ${named(number)}`,
  },
  recital: 'considerando',
};
