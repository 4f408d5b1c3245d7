import { auroc, balancedAccuracy } from '../../../src/evaluation/metrics/abstention';
import { SURE, type Features } from '../../../src/pipeline';
import { chanceOf, fitLogistic, type Logistic } from './logistic';
import type { Sample } from './samples';

/** The features of a source, each with the sign of its reason. */
export type Signs = Partial<Record<keyof Features, 1 | -1>>;

/** A calibration with the chance below which nothing was found. */
export interface Fitted extends Logistic {
  readonly least: number;
}

/** A sample with the chance that a calibration gives it which has not seen its question. */
export interface Judged {
  readonly sample: Sample;
  readonly chance: number;
  readonly isUnlikely: boolean;
}

/** Each corpus counts the same, however many questions it has. */
export function fit(samples: readonly Sample[], signs: Signs): Fitted {
  const counts = new Map<string, number>();
  for (const { corpus } of samples) counts.set(corpus, (counts.get(corpus) ?? 0) + 1);
  const weightOf = ({ corpus }: Sample): number => 1 / counts.get(corpus)!;
  const examples = samples.map((sample) => ({
    features: valuesOf(sample, signs),
    holds: sample.isHit,
    weight: weightOf(sample),
  }));
  const logistic = fitLogistic(examples, Object.values(signs));
  return { ...logistic, least: leastChance(samples, logistic, signs, weightOf) };
}

export const valuesOf = ({ features }: Sample, signs: Signs): number[] =>
  (Object.keys(signs) as (keyof Features)[]).map((name) => features[name]);

/**
 * The chance, in steps of 0.01, that best tells the questions which have an answer from those which have none (the largest
 * balanced accuracy); of several the middle one. A corpus in which next to nothing is found has no say in where that is.
 */
function leastChance(
  samples: readonly Sample[],
  logistic: Logistic,
  signs: Signs,
  weightOf: (sample: Sample) => number,
): number {
  const judged = samples.map((sample) => ({
    sample,
    chance: chanceOf(logistic, valuesOf(sample, signs)),
    weight: weightOf(sample),
  }));
  const sharesOf = (isAnswerable: boolean, threshold: number): number => {
    const side = judged.filter(({ sample }) => sample.isAnswerable === isAnswerable);
    const whole = side.reduce((sum, { weight }) => sum + weight, 0);
    return side.reduce((sum, { chance, weight }) => sum + (chance < threshold ? weight : 0), 0) / whole;
  };
  const steps = Array.from({ length: 99 }, (_, at) => (at + 1) / 100);
  const accuracies = steps.map((step) => 1 - sharesOf(true, step) + sharesOf(false, step));
  const best = Math.max(...accuracies);
  const among = steps.filter((_, at) => accuracies[at]! >= best - 1e-9);
  return among[among.length >> 1]!;
}

/** What each fold's samples get from a calibration on all other folds; `foldOf` keeps a question's versions together. */
export function crossValidated(
  samples: readonly Sample[],
  signs: Signs,
  foldOf: (sample: Sample) => string | number,
): { readonly fold: string | number; readonly judged: readonly Judged[] }[] {
  return [...new Set(samples.map(foldOf))].sort().map((fold) => {
    const fitted = fit(
      samples.filter((sample) => foldOf(sample) !== fold),
      signs,
    );
    const judged = samples
      .filter((sample) => foldOf(sample) === fold)
      .map((sample): Judged => {
        const chance = chanceOf(fitted, valuesOf(sample, signs));
        return { sample, chance, isUnlikely: chance < fitted.least };
      });
    return { fold, judged };
  });
}

/** One of `folds` for each question, the same in every run and on every machine. */
export const foldOfQuestion =
  (folds: number) =>
  ({ corpus, question }: Sample): number =>
    Array.from(`${corpus} ${question}`).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 1_000_003, 7) %
    folds;

/** How far chances hold; undefined what has nothing to be said of. */
export interface Holding {
  readonly samples: number;
  /** How well answerable and unanswerable questions are told apart, by chance and at the threshold. */
  readonly auroc: number | undefined;
  readonly balancedAccuracy: number | undefined;
  /** The mean squared error of the chance (Brier 1950). */
  readonly brier: number;
  /** Of the answerable ones, the share that is sure; of those, the share that is right. */
  readonly sure: number | undefined;
  readonly surePrecision: number | undefined;
  /** Of the unanswerable ones, the share that is sure. */
  readonly sureWithout: number | undefined;
}

export function holding(judged: readonly Judged[]): Holding {
  const [answerable, not] = [true, false].map((is) => judged.filter(({ sample }) => sample.isAnswerable === is));
  const chances = (of: readonly Judged[]): number[] => of.map(({ chance }) => chance);
  const unlikely = (of: readonly Judged[]): boolean[] => of.map(({ isUnlikely }) => isUnlikely);
  const sureOf = (of: readonly Judged[]): Judged[] => of.filter(({ chance }) => chance >= SURE);
  const sure = sureOf(answerable!);
  const errors = judged.map(({ chance, sample }) => (chance - (sample.isHit ? 1 : 0)) ** 2);
  return {
    samples: judged.length,
    auroc: auroc(chances(answerable!), chances(not!)),
    balancedAccuracy: balancedAccuracy(unlikely(answerable!), unlikely(not!)),
    brier: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    sure: share(sure.length, answerable!.length),
    surePrecision: share(sure.filter(({ sample }) => sample.isHit).length, sure.length),
    sureWithout: share(sureOf(not!).length, not!.length),
  };
}

const share = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);
