import type { Corpus, Language, Path } from '../../law';
import type { ActTitles } from '../../languages';
import { matchesOf } from '../../text';
import type { CitedNames } from './citedNames';
import type { ProvisionLookup } from '../provisions/provisionLookup';
import { titlesOf } from '../systems';
import { clearHolder } from './untitledActs';

/** Different provisions that must be cited under a name before it is believed. */
const MIN_EVIDENCE = 7;
/** Share of them that the act must have, with little evidence and with much. */
const MIN_SHARE = { few: 0.9, many: 0.75 };
/** So many different provisions are much evidence. */
const MUCH = 15;
/** By how much that share must exceed that of any other act whose abbreviation fits the name. */
const MARGIN = 0.2;

/**
 * What acts are called whose source gives a long title and an abbreviation only, as in German: "Hafensicherheitsgesetz" for the
 * "Gesetz über die Sicherheit in den Häfen (HafSichG)", and "HSG" for the same act in a trade that shortens it otherwise.
 *
 * Assumes that a short title and its abbreviation share their first letter, what the act is (G for Gesetz), and the letters
 * between in their order; that the two share their second letter as well ("AtG", Atomgesetz), or the long title a word
 * ("Gesetz über das Apothekenwesen", Apothekengesetz); and that of the acts which fit, the one is meant that alone has
 * nearly all of the provisions cited under the name. Known failures: a rarely cited act; a name that an act outside the
 * corpus bears, most of whose numbers a fitting one happens to have.
 * @returns act numbers by the keys of the names
 */
export function* abbreviatedActs(
  corpus: Corpus,
  cited: CitedNames,
  lookup: ProvisionLookup,
): Generator<void, ReadonlyMap<string, number>> {
  const learned = new Map<string, number>();
  const byLanguage = new Map<Language, ReadonlyMap<string, readonly Abbreviated[]>>();
  for (const [key, { name, system, paths }] of cited) {
    const titles = titlesOf(system);
    if (titles === undefined || paths.size < MIN_EVIDENCE) continue;
    const byLetter = byLanguage.get(system) ?? abbreviationsOf(corpus, system, titles);
    byLanguage.set(system, byLetter);
    const act = bearerOf(name, [...paths.values()], byLetter, lookup, titles);
    if (act !== undefined) learned.set(key, act);
    yield;
  }
  return learned;
}

interface Abbreviated {
  readonly act: number;
  readonly letters: string;
  /** How the words of its title begin that say more than what kind of act it is. */
  readonly words: readonly string[];
}

/** So many letters tell one word of a title from another, whatever its case. */
const WORD_BEGINNING = 5;

const lettersOf = (name: string): string => name.replace(/[^\p{L}]/gu, '').toLowerCase();

/** The abbreviations of the acts of a language without their year, by their first letter. */
function abbreviationsOf(
  corpus: Corpus,
  system: Language,
  titles: ActTitles,
): ReadonlyMap<string, readonly Abbreviated[]> {
  const found = new Map<string, Abbreviated[]>();
  for (const [act, { title, abbreviation, language }] of corpus.acts.entries()) {
    const short = /^(\S{2,20})(?:\s\d{4})?$/u.exec(abbreviation)?.[1];
    if (language !== system || short === undefined) continue;
    const letters = lettersOf(short);
    if (letters === '') continue;
    const known = found.get(letters[0]!) ?? [];
    found.set(letters[0]!, known);
    known.push({ act, letters, words: wordsOf(title, titles) });
  }
  return found;
}

const wordsOf = (title: string, { kind }: ActTitles): string[] =>
  matchesOf(/\p{L}{5,}/gu, title.toLowerCase())
    .map(([word]) => word.slice(0, WORD_BEGINNING))
    .filter((word) => !kind.test(word));

function bearerOf(
  name: string,
  paths: readonly Path[],
  byLetter: ReadonlyMap<string, readonly Abbreviated[]>,
  lookup: ProvisionLookup,
  titles: ActTitles,
): number | undefined {
  const isFit = fitterFor(name, titles);
  if (isFit === undefined) return undefined;
  const fitting = (byLetter.get(lettersOf(name)[0] ?? '') ?? []).filter(({ letters }) => isFit(letters));
  const holder = clearHolder(
    fitting.map(({ act }) => act),
    paths,
    lookup,
    MARGIN,
  );
  const least = paths.length < MUCH ? MIN_SHARE.few : MIN_SHARE.many;
  if (holder === undefined || holder.share < least) return undefined;
  return isLikely(
    name,
    fitting.find(({ act }) => act === holder.act)!,
  )
    ? holder.act
    : undefined;
}

/** Whether more than single letters speaks for it that an act goes by a name. */
function isLikely(name: string, { letters, words }: Abbreviated): boolean {
  const own = lettersOf(name);
  return isAbbreviation(name) || letters[1] === own[1] || words.some((word) => own.includes(word));
}

const isAbbreviation = (name: string): boolean => /^\p{Lu}\p{L}{0,10}\p{Lu}$/u.test(name);

/** Tells the abbreviations that a name may have; undefined for what is no short title and no abbreviation of an act. */
function fitterFor(name: string, { heads, uninflected }: ActTitles): ((letters: string) => boolean) | undefined {
  if (isAbbreviation(name)) {
    const own = lettersOf(name);
    return (letters) => letters.length > own.length && isShortFor(own, letters);
  }
  const words = uninflected(lettersOf(name));
  const head = heads.find(([word]) => words.endsWith(word) && words.length > word.length);
  if (head === undefined) return undefined;
  const body = words.slice(0, -head[0].length);
  return (letters) =>
    head[1].some(
      (ending) => letters.length > ending.length && letters.endsWith(ending) && isShortFor(letters, body + ending),
    );
}

/** Whether the letters of one stand in the other in their order, from its first to its last. */
function isShortFor(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
