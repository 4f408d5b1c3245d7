import { scoreKorean as score } from '../../unit/support/koreanLabels';
import { share, type Score } from './score';

/** The labelled Korean citations with span, act and provision right, and the outcomes of all in the file. */
export function scoreKorean(statutes: string): Score {
  const { provisions, labels, found, right, misses, outcomes } = score(statutes);
  return {
    title: `Korean: ${provisions} provisions, ${labels} labels`,
    rows: [
      { name: 'labels read with span, act and provision', value: share(right, labels), target: '0.97' },
      { name: 'precision', value: share(right, found) },
      ...Object.entries(outcomes).map(([name, count]) => ({ name: `whole file: ${name}`, value: String(count) })),
    ],
    misses,
  };
}
