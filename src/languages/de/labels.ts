import type { PathUnit } from '../../law';
import type { Labels } from '../labels/labels';
import { romanInCapitals } from '../labels/letters';
import { namedInCapitals, upperFirst } from '../labels/words';

/** "Buchst. a Doppelbuchst. bb": items in items have their letter twice. */
const germanItem = (number: string, above: PathUnit | undefined): string => {
  const [, doubled] = /^(\p{L})\1(\1)?$/u.exec(above?.kind === 'item' ? number : '') ?? [];
  if (doubled === undefined) return ` Buchst. ${number}`;
  return ` ${number.length === 2 ? 'Doppelbuchst.' : 'Dreifachbuchst.'} ${number}`;
};

export const labels: Labels = {
  units: {
    book: ({ number }) => ` Buch ${romanInCapitals(number)}`,
    part: ({ number }) => ` Teil ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` Kapitel ${romanInCapitals(number)}`,
    title: ({ number }) => ` Titel ${romanInCapitals(number)}`,
    division: ({ number }) => ` Abschnitt ${romanInCapitals(number)}`,
    subdivision: ({ number }) => ` Unterabschnitt ${romanInCapitals(number)}`,
    section: ({ number }) => ` § ${number}`,
    article: ({ number }) => ` Art. ${romanInCapitals(number)}`,
    rule: ({ number }) => ` Regel ${number}`,
    paragraph: ({ number }) => ` Abs. ${number}`,
    subparagraph: ({ number }) => ` UAbs. ${number}`,
    sentence: ({ number }) => ` Satz ${number}`,
    point: ({ number }) => ` Nr. ${number}`,
    item: ({ number }, above) => germanItem(number, above),
    annex: ({ number }) => ` Anlage ${romanInCapitals(number)}`.trimEnd(),
    preamble: ({ number }) => ` ${number === '' ? 'Präambel' : upperFirst(number)}`,
    container: ({ number }) => ` ${namedInCapitals(number)}`,
  },
  recital: 'Erwägungsgrund',
};
