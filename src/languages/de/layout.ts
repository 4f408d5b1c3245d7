import type { Layout } from '../layout/layout';

export const layout: Layout = {
  runsOn: 'Abs\\.|Absatz|Satz|Nr\\.|Nummer|Buchst|bis|und|oder',
  conjunctions: 'und|oder|sowie',
};
