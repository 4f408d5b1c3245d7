import type { Act, Corpus, Path } from '../law';
import type { CitedName } from './citedNames';
import type { ProvisionLookup } from './provisionLookup';
import { clearHolder } from './untitledActs';

/** Different provisions that must be cited under a name before it is believed. */
const MIN_EVIDENCE = 7;
/** Share of them that the act must have, with little evidence and with much. */
const MIN_SHARE = { few: 0.9, many: 0.75 };
/** So many different provisions are much evidence. */
const MUCH = 15;
/** By how much that share must exceed that of any other act whose abbreviation fits the name. */
const MARGIN = 0.2;

/** What a German act is, in the last word of its short title, and in the last letters of its abbreviation. */
const HEADS: readonly (readonly [word: string, letters: readonly string[]])[] = [
  ['gesetzbuch', ['gb']],
  ['gesetz', ['g']],
  ['verordnung', ['v', 'vo']],
  ['ordnung', ['o']],
  ['vertrag', ['vtr', 'vertr']],
];

/**
 * What German acts are called whose source gives a long title and an abbreviation only: "Hafensicherheitsgesetz" for the
 * "Gesetz über die Sicherheit in den Häfen (HafSichG)", and "HSG" for the same act in a trade that shortens it otherwise.
 *
 * Assumes that a short title and its abbreviation share their first letter, what the act is (G for Gesetz), and the letters
 * between in their order; and that of the acts which fit, the one is meant that alone has nearly all of the provisions
 * cited under the name. Known failures: a rarely cited act; a name that an act outside the corpus bears, most of whose
 * numbers a fitting one happens to have.
 * @returns by the keys of the names
 */
export function* abbreviatedActs(
  corpus: Corpus,
  cited: ReadonlyMap<string, CitedName>,
  lookup: ProvisionLookup,
): Generator<void, ReadonlyMap<string, Act>> {
  const learned = new Map<string, Act>();
  const byLetter = abbreviationsOf(corpus);
  for (const [key, { name, system, paths }] of cited) {
    if (system !== 'de' || paths.length < MIN_EVIDENCE) continue;
    const act = bearerOf(name, paths, byLetter, lookup);
    if (act !== undefined) learned.set(key, corpus.acts[act]!);
    yield;
  }
  return learned;
}

interface Abbreviated {
  readonly act: number;
  readonly letters: string;
}

const lettersOf = (name: string): string => name.replace(/[^\p{L}]/gu, '').toLowerCase();

/** The abbreviations of the German acts without their year, by their first letter. */
function abbreviationsOf(corpus: Corpus): ReadonlyMap<string, readonly Abbreviated[]> {
  const found = new Map<string, Abbreviated[]>();
  for (const [act, { abbreviation, language }] of corpus.acts.entries()) {
    const short = /^(\S{2,20})(?:\s\d{4})?$/u.exec(abbreviation)?.[1];
    if (language !== 'de' || short === undefined) continue;
    const letters = lettersOf(short);
    if (letters === '') continue;
    const known = found.get(letters[0]!) ?? [];
    found.set(letters[0]!, known);
    known.push({ act, letters });
  }
  return found;
}

function bearerOf(
  name: string,
  paths: readonly Path[],
  byLetter: ReadonlyMap<string, readonly Abbreviated[]>,
  lookup: ProvisionLookup,
): number | undefined {
  const isFit = fitterFor(name);
  if (isFit === undefined) return undefined;
  const acts = (byLetter.get(lettersOf(name)[0] ?? '') ?? []).filter(({ letters }) => isFit(letters));
  const holder = clearHolder(
    acts.map(({ act }) => act),
    paths,
    lookup,
    MARGIN,
  );
  const least = paths.length < MUCH ? MIN_SHARE.few : MIN_SHARE.many;
  return holder !== undefined && holder.share >= least ? holder.act : undefined;
}

/** Tells the abbreviations that a name may have; undefined for what is no short title and no abbreviation of an act. */
function fitterFor(name: string): ((letters: string) => boolean) | undefined {
  if (/^\p{Lu}\p{L}{0,10}\p{Lu}$/u.test(name)) {
    const own = lettersOf(name);
    return (letters) => letters.length > own.length && isShortFor(own, letters);
  }
  const words = lettersOf(name).replace(/(?<=gesetz|buch|vertrag)e?s$|(?<=ordnung)en$/u, '');
  const head = HEADS.find(([word]) => words.endsWith(word) && words.length > word.length);
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
