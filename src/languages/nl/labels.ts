import type { Labels } from '../labels/labels';
import { romanInCapitals } from '../labels/letters';
import { inWords, isDigits, named } from '../labels/words';

const ORDINAL = inWords('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende');

export const labels: Labels = {
  units: {
    book: ({ number }) => ` boek ${romanInCapitals(number)}`,
    part: ({ number }) => ` deel ${romanInCapitals(number)}`,
    title: ({ number }) => ` titel ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` hoofdstuk ${romanInCapitals(number)}`,
    division: ({ number }) => ` afdeling ${romanInCapitals(number)}`,
    subdivision: ({ number }) => ` paragraaf ${romanInCapitals(number)}`,
    article: ({ number }) => ` artikel ${romanInCapitals(number)}`,
    paragraph: ({ number }) => ` lid ${number}`,
    subparagraph: ({ number }) => ` alinea ${number}`,
    sentence: ({ number }) => `, ${ORDINAL(number) ?? `${number}e`} volzin`,
    point: ({ number }) => ` onder ${isDigits(number) ? `${number}°` : number}`,
    item: ({ number }) => (isDigits(number) ? `, ${number}°` : ` onder ${number}`),
    annex: ({ number }) => ` bijlage ${romanInCapitals(number)}`.trimEnd(),
    preamble: () => ' preambule',
    container: ({ number }) => ` ${named(number)}`,
  },
  recital: 'overweging',
};
