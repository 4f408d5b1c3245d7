import { scoreKorean as score, type KoreanFixture } from '../../unit/support/koreanLabels';
import { share, type Score } from './score';

const DRAWN: Readonly<Record<KoreanFixture, string>> = {
  korean: 'labelled beside the output',
  koreanBlind: 'labelled before any output',
  koreanBlindSecond: 'a second sample labelled before any output',
};

/** The labelled Korean citations with span, act and provision right, and the outcomes of all in the file. */
export function scoreKorean(statutes: string, fixture: KoreanFixture): Score {
  const { provisions, labels, found, right, misses, outcomes } = score(statutes, fixture);
  return {
    title: `Korean, ${DRAWN[fixture]}: ${provisions} provisions, ${labels} labels`,
    rows: [
      { name: 'labels read with span, act and provision', value: share(right, labels), target: '0.97' },
      { name: 'precision', value: share(right, found) },
      ...Object.entries(outcomes).map(([name, count]) => ({ name: `whole file: ${name}`, value: String(count) })),
    ],
    misses,
  };
}
