import type { Act, ActKey } from '../../law';
import type { StoredAct } from '../../store';

/** Of acts of a store those that an index has too, by their keys there and here: of the same key, or else of the same title and language. */
export function twins(there: readonly StoredAct[], here: readonly StoredAct[]): ReadonlyMap<ActKey, ActKey> {
  const titled = ({ title, language }: Act): string =>
    JSON.stringify([language, title.normalize('NFKC').toLowerCase()]);
  const keys = new Set(here.map(({ act }) => act.key));
  const byTitle = new Map(here.map(({ act }) => [titled(act), act.key]));
  return new Map(
    there.flatMap(({ act }) => {
      const key = keys.has(act.key) ? act.key : byTitle.get(titled(act));
      return key === undefined ? [] : [[act.key, key] as const];
    }),
  );
}
