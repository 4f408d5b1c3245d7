import { toActKey, type Act, type Corpus } from '../law';
import { withhold, withholdVectors, type Withheld } from '../search';
import type { StrategyContext } from './strategy';

/**
 * The same corpus with nothing but what the names say: acts by key, abbreviation, title or the words that a title begins with
 * ("Alabama" is that of "Alabama Code, Title 35"), provisions by id or by the name that the corpus file gives them. Undefined where
 * no name says anything of the corpus. It costs a pass over the provisions.
 *
 * A beginning stands for a jurisdiction, which corpora write first. Known failure: a state whose name begins another's
 * ("Virginia" begins nothing of "West Virginia", but "Washington" begins "Washington D.C. Code").
 */
export function inPool(names: readonly string[], context: StrategyContext): StrategyContext | undefined {
  const { index, dense } = context;
  const withheld = outside(names, index.corpus);
  if (withheld === undefined) return undefined;
  return { ...context, index: withhold(index, withheld), ...(dense && { dense: withholdVectors(dense, withheld) }) };
}

/** What no name says anything of, with nothing stored that grows with the corpus. */
function outside(names: readonly string[], corpus: Corpus): Withheld | undefined {
  const named = new Set(names.filter((name) => name !== ''));
  const keys = keysOf(names);
  const acts = new Set(corpus.acts.flatMap((act, at) => (isNamed(act, keys) ? [at] : [])));
  const isOne = (ordinal: number): boolean => named.has(corpus.id(ordinal)) || named.has(corpus.sourceKey(ordinal));
  const isOutside = (ordinal: number): boolean => !acts.has(corpus.actOf(ordinal)) && !isOne(ordinal);
  let size = 0;
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) if (isOutside(ordinal)) size += 1;
  return size === corpus.size ? undefined : { size, has: isOutside };
}

function isNamed({ key, title, abbreviation, aliases }: Act, keys: readonly string[]): boolean {
  const own = [key, ...keysOf([title, abbreviation, ...aliases])];
  return keys.some((name) => own.some((one) => one === name || one.startsWith(`${name}-`)));
}

const keysOf = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== '').map(toActKey);
