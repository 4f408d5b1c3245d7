import { meanOf } from '../statistics/sum';

/** What a system said of one answer of its own, and whether it was right. */
export interface Claimed {
  /** The chance that it is right, as it said, 0 to 1. */
  readonly chance: number;
  readonly isRight: boolean;
}

/** A point of the risk-coverage curve. */
export interface RiskAtCoverage {
  /** Share of the questions that are answered, those of the highest chance first; above 0 up to 1. */
  readonly coverage: number;
  /** Share of these that is wrong. */
  readonly risk: number;
}

/**
 * The risk at each coverage that a threshold on the chance can give (El-Yaniv and Wiener 2010; Geifman and El-Yaniv 2017):
 * answers of one chance are taken together. In ascending coverage.
 */
export function riskCoverage(claims: readonly Claimed[]): RiskAtCoverage[] {
  const sorted = [...claims].sort((a, b) => b.chance - a.chance);
  const curve: RiskAtCoverage[] = [];
  let wrong = 0;
  for (const [at, { chance, isRight }] of sorted.entries()) {
    if (!isRight) wrong += 1;
    if (sorted[at + 1]?.chance === chance) continue;
    curve.push({ coverage: (at + 1) / sorted.length, risk: wrong / (at + 1) });
  }
  return curve;
}

/**
 * The area under the risk-coverage curve, 0 to 1, lower is better: the mean risk over the coverages of 1 to n answers, those
 * of one chance at the risk of all of them (Geifman, Uziel and El-Yaniv 2019, equation 1). Undefined without a claim.
 */
export function areaUnderRiskCoverage(claims: readonly Claimed[]): number | undefined {
  if (claims.length === 0) return undefined;
  let area = 0;
  let before = 0;
  for (const { coverage, risk } of riskCoverage(claims)) {
    area += (coverage - before) * risk;
    before = coverage;
  }
  return area;
}

/** A bin of chances: how sure a system was, and how often it was right. */
export interface CalibrationBin {
  readonly n: number;
  readonly meanChance: number;
  readonly shareRight: number;
}

const BINS = 10;

/** Claims by their chance in ten bins of one width, the lowest first; empty ones are left out. */
export function calibrationBins(claims: readonly Claimed[]): CalibrationBin[] {
  const bins = Array.from({ length: BINS }, (): Claimed[] => []);
  for (const claim of claims) bins[Math.min(BINS - 1, Math.floor(claim.chance * BINS))]!.push(claim);
  return bins
    .filter(({ length }) => length > 0)
    .map((bin) => ({
      n: bin.length,
      meanChance: meanOf(bin.map(({ chance }) => chance)),
      shareRight: bin.filter(({ isRight }) => isRight).length / bin.length,
    }));
}

/**
 * Expected calibration error, 0 to 1: how far the chance said is from the share that is right, over {@link calibrationBins}
 * weighed by their claims (Guo et al. 2017, equation 3). Undefined without a claim.
 */
export function expectedCalibrationError(claims: readonly Claimed[]): number | undefined {
  if (claims.length === 0) return undefined;
  return calibrationBins(claims).reduce(
    (sum, { n, meanChance, shareRight }) => sum + (n / claims.length) * Math.abs(meanChance - shareRight),
    0,
  );
}
