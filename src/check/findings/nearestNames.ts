import { PACKS } from '../../languages';
import type { Act, Corpus } from '../../law';
import { foldCase } from '../../text';
import { toEnd } from '../../turns';
import { editDistance } from './editDistance';

/** Of shorter names not every neighbour is meant: EStG and KStG. UTF-16 code units. */
const SHORTEST = 6;
const MOST = 3;

interface Name {
  readonly key: string;
  /** The characters of the key, a bit for each by its code modulo 32. */
  readonly signs: number;
  readonly name: string;
}

/** A name too short for the general rule. */
interface ShortName {
  readonly name: string;
  readonly spelling: string;
  /** The index of its act. */
  readonly act: number;
}

/** The names of a corpus. */
interface Names {
  readonly byLength: ReadonlyMap<number, readonly Name[]>;
  readonly short: readonly ShortName[];
  /** What was found for a name: a draft cites an act that is not there again and again. */
  readonly found: Map<string, readonly string[]>;
}

/** So many names are remembered with what was found for them. */
const MOST_FOUND = 2000;
const namesOfCorpus = new WeakMap<readonly Act[], Names>();

const PARTING = /[\s·ㆍ.-]+/gu;
const keyOf = (name: string): string => foldCase(name).replace(PARTING, '');

/**
 * The names of acts that a name was probably meant to be, nearest first: at most one slip in eight characters, none more
 * than three. A short name is near one act alone, as {@link isSlip} tells; one of syllables, as {@link clippedFrom} does.
 */
export function nearestNames({ acts }: Pick<Corpus, 'acts'>, name: string): readonly string[] {
  const names = namesOf({ acts });
  const known = names.found.get(name);
  if (known !== undefined) return known;
  const key = keyOf(name);
  const near = key.length < SHORTEST ? [] : nearestTo(key, names);
  const slips = near.length > 0 || key.length > SHORTEST ? near : nearestShort(name, names);
  const found = slips.length > 0 ? slips : clippedFrom(name, acts);
  if (names.found.size >= MOST_FOUND) names.found.clear();
  names.found.set(name, found);
  return found;
}

/** A name without blanks and dots, Hangul letter by letter: 댓 is 대 with one letter more. */
const spellingOf = (name: string): string => name.replace(PARTING, '').normalize('NFD');

function nearestShort(name: string, { short }: Names): readonly string[] {
  const spelling = spellingOf(name);
  const near = short.filter((other) => isSlip(spelling, other.spelling));
  return new Set(near.map(({ act }) => act)).size === 1 ? [near[0]!.name] : [];
}

/** Fewer letters than these have neighbours by chance, whatever the slip: BGB and BGH. */
const FEWEST_LETTERS = 4;
/** What a slip of the keyboard puts in, leaves out or takes for another: no capital and no digit, which tell acts apart. */
const SMALL = /^[\p{Ll}\p{M}\u1100-\u11FF]$/u;

/**
 * Whether a short name is another with one slip: a small letter or a letter of Hangul put in, left out or taken for
 * another one, a letter doubled, two neighbours swapped.
 *
 * Assumption: the capitals of an abbreviation say what its act is about. `HaffG` and `HafGG` were meant as HafG, 등댓법
 * as 등대법; `KStG` is not EStG, and 刑事訴訟法 not 民事訴訟法. Known failure: two acts that differ in a small letter, of
 * which the corpus has one (`BauG`, `BaumG`).
 */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < FEWEST_LETTERS || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let same = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (same < rest && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  const [left, right] = [one.slice(start, one.length - same), other.slice(start, other.length - same)];
  if (left.length === 2 && right.length === 2) return left[0] === right[1] && left[1] === right[0];
  if (left.length + right.length === 1) return SMALL.test(left + right) || left + right === one[start - 1];
  return left.length === 1 && right.length === 1 && SMALL.test(left) && SMALL.test(right);
}

const CLIPPED = PACKS.flatMap(({ citations }) => citations?.naming.clipped ?? []);

/**
 * The act whose title a name takes syllables from, in a language that clips names ({@link Naming.clipped}): 등관법 for
 * 등불관리법.
 *
 * Assumption: people clip a title to its first syllable, some of the others in their order and the last, and only one act
 * of the corpus is so; it is a proposal, because another act may be meant. Known failures: an act that is called by another
 * word than its title's; a title that ends with 법률, which is clipped to 법.
 */
function clippedFrom(name: string, acts: readonly Act[]): readonly string[] {
  const clipped = name.replace(/\s+/gu, '');
  if (!CLIPPED.some((pattern) => pattern.test(clipped))) return [];
  const titles = acts
    .filter(({ title }) => title[0] === clipped[0] && isClipped(clipped, title))
    .map(({ title }) => title);
  return titles.length === 1 ? titles : [];
}

function isClipped(clipped: string, title: string): boolean {
  if (!title.endsWith(clipped.at(-1)!)) return false;
  let at = 0;
  for (const syllable of clipped) {
    at = title.indexOf(syllable, at) + 1;
    if (at === 0) return false;
  }
  return true;
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

const namesOf = ({ acts }: Pick<Corpus, 'acts'>): Names => namesOfCorpus.get(acts) ?? toEnd(learnNames({ acts }));

/** Learns the names of a corpus, which {@link nearestNames} else does all at once: a tenth of a second for a country's law. */
export function* learnNames({ acts }: Pick<Corpus, 'acts'>): Generator<void, Names> {
  const known = namesOfCorpus.get(acts);
  if (known !== undefined) return known;
  const byLength = new Map<number, Name[]>();
  const short: ShortName[] = [];
  for (const [act, { title, abbreviation, aliases }] of acts.entries()) {
    for (const name of [title, abbreviation, ...aliases]) {
      const key = keyOf(name);
      if (key.length <= SHORTEST) short.push({ name, spelling: spellingOf(name), act });
      if (key.length < SHORTEST) continue;
      const one = { key, name, signs: signsOf(key) };
      const alike = byLength.get(key.length);
      if (alike === undefined) byLength.set(key.length, [one]);
      else alike.push(one);
    }
    yield;
  }
  const names = { byLength, short, found: new Map<string, readonly string[]>() };
  namesOfCorpus.set(acts, names);
  return names;
}
