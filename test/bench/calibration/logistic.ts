/** A fitted logistic regression: P(y) = 1 / (1 + exp(-(intercept + sum of weight * feature))). */
export interface Logistic {
  readonly intercept: number;
  readonly weights: readonly number[];
}

/** An example: its features, whether it holds, and how much it counts. */
export interface Example {
  readonly features: readonly number[];
  readonly holds: boolean;
  readonly weight: number;
}

/** Ridge penalty on the weights of features brought to unit variance: half of this times their squares. */
const PENALTY = 1;
const MOST_SWEEPS = 2_000;
const CONVERGED = 1e-7;

export const chanceOf = ({ intercept, weights }: Logistic, features: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * features[at]!, intercept)));

/**
 * Ridge logistic regression (le Cessie and van Houwelingen 1992) in which each weight keeps a sign, so that no feature is
 * bent to the opposite of its reason: Newton steps one coordinate at a time, clamped.
 *
 * @param signs 1 or -1 a feature.
 */
export function fitLogistic(examples: readonly Example[], signs: readonly number[]): Logistic {
  const total = sum(examples.map(({ weight }) => weight));
  const means = signs.map((_, at) => sum(examples.map(({ features, weight }) => weight * features[at]!)) / total);
  const deviations = means.map((mean, at) => {
    const variance = sum(examples.map(({ features, weight }) => weight * (features[at]! - mean) ** 2)) / total;
    return Math.sqrt(variance) || 1;
  });
  // Scaled to one example a question on average, so that the penalty means the same whatever the weights add up to.
  const rows = examples.map(({ features, holds, weight }) => ({
    values: [1, ...features.map((value, at) => (value - means[at]!) / deviations[at]!)],
    target: holds ? 1 : 0,
    weight: (weight * examples.length) / total,
    logit: 0,
  }));
  const fitted = [0, ...signs.map(() => 0)];
  for (let sweep = 0, moved = Infinity; sweep < MOST_SWEEPS && moved > CONVERGED; sweep += 1) {
    moved = 0;
    for (const [at, value] of fitted.entries()) {
      const penalty = at === 0 ? 0 : PENALTY;
      let [slope, curvature] = [penalty * value, penalty + 1e-9];
      for (const { values, target, weight, logit } of rows) {
        const chance = 1 / (1 + Math.exp(-logit));
        slope += weight * (chance - target) * values[at]!;
        curvature += weight * chance * (1 - chance) * values[at]! ** 2;
      }
      const stepped = value - slope / curvature;
      const next = at > 0 && stepped * signs[at - 1]! < 0 ? 0 : stepped;
      for (const row of rows) row.logit += (next - value) * row.values[at]!;
      fitted[at] = next;
      moved = Math.max(moved, Math.abs(next - value));
    }
  }
  const weights = deviations.map((deviation, at) => fitted[at + 1]! / deviation);
  return { intercept: fitted[0]! - sum(weights.map((weight, at) => weight * means[at]!)), weights };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
