import type { Act, Corpus } from '../../law';
import { foldCase } from '../../text';
import { editDistance } from './editDistance';

/** Shorter names have neighbours by chance: BGB and BGH. UTF-16 code units. */
const SHORTEST = 6;
const MOST = 3;

interface Name {
  readonly key: string;
  readonly name: string;
}

/** The names of a corpus by the length of their keys. */
const namesByLength = new WeakMap<readonly Act[], ReadonlyMap<number, readonly Name[]>>();

const keyOf = (name: string): string => foldCase(name).replace(/[\s·ㆍ.-]+/gu, '');

/**
 * The names of acts that a name was probably meant to be, nearest first: at most one slip in eight characters, none more
 * than three.
 */
export function nearestNames({ acts }: Pick<Corpus, 'acts'>, name: string): string[] {
  const key = keyOf(name);
  if (key.length < SHORTEST) return [];
  const limit = Math.min(MOST, Math.floor(key.length / 8) + 1);
  const found: { name: string; distance: number }[] = [];
  const names = namesOf(acts);
  for (let length = key.length - limit; length <= key.length + limit; length += 1) {
    for (const candidate of names.get(length) ?? []) {
      const distance = editDistance(key, candidate.key, limit);
      if (distance <= limit) found.push({ name: candidate.name, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return [...new Set(found.map((each) => each.name))].slice(0, MOST);
}

function namesOf(acts: readonly Act[]): ReadonlyMap<number, readonly Name[]> {
  const known = namesByLength.get(acts);
  if (known !== undefined) return known;
  const names = new Map<number, Name[]>();
  for (const { title, abbreviation, aliases } of acts) {
    for (const name of [title, abbreviation, ...aliases]) {
      const key = keyOf(name);
      if (key.length < SHORTEST) continue;
      const alike = names.get(key.length);
      if (alike === undefined) names.set(key.length, [{ key, name }]);
      else alike.push({ key, name });
    }
  }
  namesByLength.set(acts, names);
  return names;
}
