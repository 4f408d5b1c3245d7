import type { Act } from '../../law';
import { packOf } from '../registry';

/** How many acts have an abbreviation as lawyers write it. */
const counts = new WeakMap<readonly Act[], ReadonlyMap<string, number>>();

function countsOf(acts: readonly Act[]): ReadonlyMap<string, number> {
  let known = counts.get(acts);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const act of acts) {
    // An act that is abbreviated so by its source has the name, too.
    for (const name of new Set([act.abbreviation, writtenAs(act)])) found.set(name, (found.get(name) ?? 0) + 1);
  }
  counts.set(acts, (known = found));
  return known;
}

const writtenAs = (act: Act): string => packOf(act.language)?.labels?.written?.(act) ?? act.abbreviation;

/**
 * An act with its abbreviation as lawyers write it, see {@link Labels.written}, where no other of some acts goes by that:
 * `SGB 4` as SGB IV, `AO 1977` as AO, `BGBEG` as EGBGB, but `RWBestV 2019` and `RWBestV 2020` as they are.
 */
export function writtenAct(act: Act, among: readonly Act[]): Act {
  const abbreviation = writtenAs(act);
  return abbreviation === act.abbreviation || countsOf(among).get(abbreviation) !== 1 ? act : { ...act, abbreviation };
}
