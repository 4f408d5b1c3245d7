import { romanOf, type Act, type PathUnit } from '../../law';
import type { Labels } from '../labels/labels';
import { romanInCapitals } from '../labels/letters';
import { namedInCapitals, upperFirst } from '../labels/words';
import { introductoryName } from './introductory';

/** "Buchst. a Doppelbuchst. bb": items in items have their letter twice. */
const germanItem = (number: string, above: PathUnit | undefined): string => {
  const [, doubled] = /^(\p{L})\1(\1)?$/u.exec(above?.kind === 'item' ? number : '') ?? [];
  if (doubled === undefined) return ` Buchst. ${number}`;
  return ` ${number.length === 2 ? 'Doppelbuchst.' : 'Dreifachbuchst.'} ${number}`;
};

/** "SGB 9 2018", "SGB 4", "BImSchV 26", "AO 1977": the number of a book or of an ordinance, and the year of its making. */
const FILED = /^(\p{L}[\p{L}-]*?)(?:\s(\d{1,2}))?(?:\s(?:1[89]|20)\d\d)?$/u;

/**
 * The official collection tells acts apart by a year that nobody writes; books have Roman numbers, ordinances theirs in front,
 * introductory acts their EG.
 */
function written(act: Pick<Act, 'title' | 'abbreviation'>): string {
  const introductory = introductoryName(act);
  if (introductory !== undefined) return introductory;
  const { abbreviation } = act;
  const [, name, number] = FILED.exec(abbreviation) ?? [];
  if (name === undefined) return abbreviation;
  if (number === undefined) return name;
  if (name === 'SGB') return `${name} ${romanOf(Number(number)).toUpperCase()}`;
  return name.endsWith('V') ? `${number}. ${name}` : `${name} ${number}`;
}

/** What divides a division is called after that. */
const SUBDIVISIONS: Readonly<Partial<Record<PathUnit['kind'], string>>> = {
  title: 'Untertitel',
  chapter: 'Unterkapitel',
  division: 'Unterabschnitt',
};

export const labels: Labels = {
  written,
  withAct: (place, name) => `${place} ${name}`,
  units: {
    book: ({ number }) => ` Buch ${romanInCapitals(number)}`,
    part: ({ number }) => ` Teil ${romanInCapitals(number)}`,
    chapter: ({ number }) => ` Kapitel ${romanInCapitals(number)}`,
    title: ({ number }) => ` Titel ${romanInCapitals(number)}`,
    division: ({ number }) => ` Abschnitt ${romanInCapitals(number)}`,
    subdivision: ({ number }, above) =>
      ` ${SUBDIVISIONS[above?.kind ?? 'division'] ?? SUBDIVISIONS.division!} ${romanInCapitals(number)}`,
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
