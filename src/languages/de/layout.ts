import type { Layout } from '../layout/layout';

export const layout: Layout = {
  countsPointsAlone: true,
  indentsParagraphs: true,
  runsOn: 'Abs\\.|Absatz|Satz|Nr\\.|Nummer|Buchst|bis|und|oder',
  conjunctions: 'und|oder|sowie',
};
