import fc from 'fast-check';
import { changeJson } from './changeJson';
import { changeText } from './changeText';
import type { Shape } from './target';

/** One change of an input; each number is taken modulo what there is to choose from. */
export interface Step {
  readonly kind: number;
  /** Where, as a share of the input: 0 to 1, exclusive. */
  readonly at: number;
  /** How much, in characters. */
  readonly span: number;
  /** Of what: a word of the pool, another input. */
  readonly from: number;
  readonly times: number;
}

/** How an input is made: one of the pool, changed step by step. */
export interface Recipe {
  readonly pick: number;
  readonly steps: readonly Step[];
}

/** What inputs are made of. */
export interface Ingredients {
  readonly inputs: readonly string[];
  readonly words: readonly string[];
}

const WHOLE = 2 ** 31;
/** Longer inputs show no other faults, and cost more; what grows too fast is told by `npm run test:growth`. UTF-16 code units. */
export const LONGEST = 24_000;

const any = fc.nat(WHOLE - 1);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.integer({ min: 0, max: 255 }),
  at: fc.oneof({ arbitrary: any, weight: 1 }, { arbitrary: fc.noBias(any), weight: 3 }).map((at) => at / WHOLE),
  span: fc.oneof({ arbitrary: fc.nat(12), weight: 3 }, { arbitrary: fc.nat(600), weight: 1 }),
  from: fc.noBias(any),
  times: fc.oneof({ arbitrary: fc.nat(4), weight: 12 }, { arbitrary: fc.nat(3_000), weight: 1 }),
});

export const recipes: fc.Arbitrary<Recipe> = fc.record({
  pick: fc.noBias(any),
  steps: fc.array(step, { minLength: 1, maxLength: 6, size: 'max' }),
});

/** The input of a recipe. */
export function cook({ pick, steps }: Recipe, shape: Shape, ingredients: Ingredients): string {
  const { inputs } = ingredients;
  let input = inputs[pick % inputs.length]!;
  for (const each of steps) {
    const changed = shape === 'json' ? changeJson(input, each, ingredients) : changeText(input, each, ingredients);
    input = changed.slice(0, LONGEST);
    if (shape === 'json' && changed.length > LONGEST) break;
  }
  return input;
}

/** The words, numbers and signs of some inputs: what their readers look for. */
export function wordsOf(inputs: readonly string[]): string[] {
  const words = new Set<string>();
  for (const input of inputs) {
    for (const [word] of input.matchAll(/[\p{L}\p{M}]{1,24}|\p{N}{1,8}|[^\p{L}\p{M}\p{N}\s]{1,3}|\s{1,3}/gu))
      words.add(word);
  }
  return [...words];
}
