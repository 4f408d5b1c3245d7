import { Random } from './random';
import { sumOf } from './sum';

export const ROUNDS = 10_000;
const SEED = 20_240_701;
/** Two sums that differ by less are the same: the order of adding changes the last bits. */
const SAME = 1e-9;

/**
 * The chance that the mean of paired differences is as far from 0 as it is if neither side is better: the paired permutation
 * test by {@link ROUNDS} random signs, two-sided (Fisher 1935; Smucker, Allan and Carterette 2007 for retrieval). From
 * 1 / (ROUNDS + 1) to 1, which it is without any difference; the same differences give the same chance.
 */
export function pairedPermutationTest(differences: readonly number[]): number {
  const real = differences.filter((difference) => difference !== 0);
  const observed = Math.abs(sumOf(real));
  const random = new Random(SEED);
  let asFar = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const sum = real.reduce((total, difference) => total + (random.below(2) === 0 ? difference : -difference), 0);
    if (Math.abs(sum) >= observed - SAME) asFar += 1;
  }
  return (asFar + 1) / (ROUNDS + 1);
}
