import type { Layout } from '../layout/layout';

export const layout: Layout = {
  countsInSchedules: true,
  lettersSubsections: true,
  unmarkedSections: true,
  runsOn: 'of|and|or|to|shall|does|applies|is|are|has',
  reference: /^\(?(?:[Ss]ections?|[Rr]egulations?|[Rr]ules?|[Aa]rticles?)\s\d/u,
  verbs: 'must|may|shall|is|are|means',
  conjunctions: 'and|or',
};
