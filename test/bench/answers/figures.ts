import { isStruck } from '../../../src/grounding';
import type { ByReading, Judged, Reading } from './types';

const FOLDS = 5;

/** The share of some sentences that comes out in one way. */
interface Figure {
  readonly name: string;
  readonly of: (each: Judged) => boolean;
  readonly counts: (each: Judged) => boolean;
  /** What it is held to, by what the checks were given. */
  readonly targets: Readonly<Partial<Record<Reading, string>>>;
}

const isRight = ({ row }: Judged): boolean => row.label === 'supported';
const isBroken = ({ row }: Judged): boolean => row.label === 'broken';
const isStruckOut = ({ grounding }: Judged): boolean => isStruck(grounding.support);
const isSupported = ({ grounding }: Judged): boolean => grounding.support === 'supported';

/** Kinds that a comparison of words, without a reader, can tell. */
const PLAIN_KINDS = ['number', 'negation', 'modality', 'wrong-provision'];

const FIGURES: readonly Figure[] = [
  {
    name: 'right, struck out',
    of: isRight,
    counts: isStruckOut,
    targets: { 'with recorded words': '<= 0.03', 'without them': '<= 0.03', 'with the second reader': '<= 0.03' },
  },
  {
    name: 'right, supported',
    of: isRight,
    counts: isSupported,
    targets: { 'with recorded words': '>= 0.70', 'without them': '>= 0.40', 'with the second reader': '>= 0.92' },
  },
  {
    name: 'broken, supported',
    of: isBroken,
    counts: isSupported,
    targets: { 'with recorded words': '<= 0.35', 'without them': '<= 0.35', 'with the second reader': '<= 0.03' },
  },
  ...PLAIN_KINDS.map((kind): Figure => ({
    name: `broken: ${kind}, supported`,
    of: (each) => isBroken(each) && each.row.kind === kind,
    counts: isSupported,
    targets: { 'with recorded words': '<= 0.15', 'without them': '<= 0.15' },
  })),
];

/**
 * A Markdown table of the figures that the checks are held to. The spread is the least and the greatest of five folds, in
 * which the sentences of one question stand together.
 */
export function figuresOf(byReading: ByReading): string[] {
  const judged = new Map(byReading);
  return [
    '| figure | measured | five folds | target |',
    '| --- | ---: | ---: | ---: |',
    ...FIGURES.flatMap((figure) =>
      Object.entries(figure.targets).map(([reading, target]) => {
        const all = (judged.get(reading as Reading) ?? []).filter(figure.of);
        return `| ${figure.name}, ${reading} | ${measuredIn(all, figure)} | ${target} |`;
      }),
    ),
  ];
}

/** The share among all, and the least and the greatest of the folds. */
function measuredIn(all: readonly Judged[], figure: Figure): string {
  if (all.length === 0) return 'none | ';
  const folds = foldsOf(all).map((fold) => shareOf(fold, figure));
  return `${shareOf(all, figure).toFixed(3)} | ${Math.min(...folds).toFixed(3)} to ${Math.max(...folds).toFixed(3)}`;
}

const shareOf = (judged: readonly Judged[], { counts }: Figure): number => judged.filter(counts).length / judged.length;

/** The questions in the order in which they come are dealt out in turn; folds without a sentence are left out. */
function foldsOf(judged: readonly Judged[]): Judged[][] {
  const folds = Array.from({ length: FOLDS }, (): Judged[] => []);
  const foldOf = new Map<string, number>();
  for (const each of judged) {
    const { question } = each.row;
    const fold = foldOf.get(question) ?? foldOf.size % FOLDS;
    foldOf.set(question, fold);
    folds[fold]!.push(each);
  }
  return folds.filter((fold) => fold.length > 0);
}
