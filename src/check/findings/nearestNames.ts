import type { Act, Corpus } from '../../law';
import { foldCase } from '../../text';
import { editDistance } from './editDistance';

/** Shorter names have neighbours by chance: BGB and BGH. UTF-16 code units. */
const SHORTEST = 6;
const MOST = 3;

interface Name {
  readonly key: string;
  /** The characters of the key, a bit for each by its code modulo 32. */
  readonly signs: number;
  readonly name: string;
}

/** The names of a corpus. */
interface Names {
  readonly byLength: ReadonlyMap<number, readonly Name[]>;
  /** What was found for a name: a draft cites an act that is not there again and again. */
  readonly found: Map<string, readonly string[]>;
}

/** So many names are remembered with what was found for them. */
const MOST_FOUND = 2000;
const namesOfCorpus = new WeakMap<readonly Act[], Names>();

const keyOf = (name: string): string => foldCase(name).replace(/[\s·ㆍ.-]+/gu, '');

/**
 * The names of acts that a name was probably meant to be, nearest first: at most one slip in eight characters, none more
 * than three.
 */
export function nearestNames({ acts }: Pick<Corpus, 'acts'>, name: string): readonly string[] {
  const key = keyOf(name);
  if (key.length < SHORTEST) return [];
  const names = namesOf(acts);
  const known = names.found.get(key);
  if (known !== undefined) return known;
  const found = nearestTo(key, names);
  if (names.found.size >= MOST_FOUND) names.found.clear();
  names.found.set(key, found);
  return found;
}

function nearestTo(key: string, { byLength }: Names): readonly string[] {
  const limit = Math.min(MOST, Math.floor(key.length / 8) + 1);
  const found: { name: string; distance: number }[] = [];
  const signs = signsOf(key);
  for (let length = key.length - limit; length <= key.length + limit; length += 1) {
    for (const candidate of byLength.get(length) ?? []) {
      // A slip changes two characters at most: one that is there no more, and one that is new.
      if (bitsIn(signs ^ candidate.signs) > 2 * limit) continue;
      const distance = editDistance(key, candidate.key, limit);
      if (distance <= limit) found.push({ name: candidate.name, distance });
    }
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return [...new Set(found.map((each) => each.name))].slice(0, MOST);
}

function signsOf(key: string): number {
  let signs = 0;
  for (let at = 0; at < key.length; at += 1) signs |= 1 << (key.charCodeAt(at) & 31);
  return signs;
}

function bitsIn(signs: number): number {
  let count = 0;
  for (let left = signs; left !== 0; left &= left - 1) count += 1;
  return count;
}

function namesOf(acts: readonly Act[]): Names {
  const known = namesOfCorpus.get(acts);
  if (known !== undefined) return known;
  const byLength = new Map<number, Name[]>();
  for (const { title, abbreviation, aliases } of acts) {
    for (const name of [title, abbreviation, ...aliases]) {
      const key = keyOf(name);
      if (key.length < SHORTEST) continue;
      const one = { key, name, signs: signsOf(key) };
      const alike = byLength.get(key.length);
      if (alike === undefined) byLength.set(key.length, [one]);
      else alike.push(one);
    }
  }
  const names = { byLength, found: new Map<string, readonly string[]>() };
  namesOfCorpus.set(acts, names);
  return names;
}
