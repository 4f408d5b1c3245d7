import { PackedCorpus, type Act, type Corpus } from '../../law';
import { abbreviatedActs } from './abbreviatedActs';
import type { CitedName, CitedNames } from './citedNames';
import { definesNames, DEFINING_PROVISIONS } from './definedNames';
import { ProvisionLookup } from '../provisions/provisionLookup';
import { rulesOf } from '../systems';
import { untitledActs } from './untitledActs';

/** A corpus whose acts also go by what those call them who cite them. */
export interface NamedCorpus {
  readonly corpus: PackedCorpus;
  /** The provisions whose citations may resolve otherwise than without these names: ordinals, ascending. */
  readonly again: Uint32Array;
}

/**
 * Learns what acts are called by those who cite them and not by their sources: acts without a title, and German acts
 * known by a short title that only their abbreviation recalls. Undefined where there is nothing to learn. Yields every
 * few milliseconds.
 *
 * @param cited the names of unknown acts that the corpus's own provisions cite.
 */
export function* learnNames(corpus: PackedCorpus, cited: CitedNames): Generator<void, NamedCorpus | undefined> {
  const lookup = new ProvisionLookup(corpus);
  const learned = new Map([
    ...(yield* abbreviatedActs(corpus, cited, lookup)),
    ...(yield* untitledActs(corpus, cited, lookup)),
  ]);
  if (learned.size === 0) return undefined;
  const names = new Map<number, string[]>();
  for (const [key, act] of learned) names.set(act, [...(names.get(act) ?? []), cited.get(key)!.name]);
  const acts = corpus.acts.map((act, index) => withNames(act, names.get(index)));
  const citing = [...learned.keys()].map((key) => cited.get(key)!);
  return { corpus: new PackedCorpus({ ...corpus.columns, acts }), again: citedAgain(corpus, citing) };
}

/**
 * The corpus with the names that were learned for another's acts of the same keys. Acts that are then as `known` ones are
 * the very same as these, so that what was learned of them holds.
 */
export function withNamesOf(corpus: PackedCorpus, other: Corpus, known: Corpus = other): PackedCorpus {
  const keys = new Set(corpus.acts.map(({ key }) => key));
  const names = new Map(other.acts.flatMap(({ key, citedAs }) => (keys.has(key) ? [[key, citedAs]] : [])));
  const left = new Map(known.acts.flatMap((act) => (keys.has(act.key) ? [[JSON.stringify(act), act]] : [])));
  const acts = corpus.acts.map((act) => {
    const named = withNames(act, names.get(act.key));
    const inFull = JSON.stringify(named);
    const same = left.get(inFull);
    // Two acts may be alike in all, and are two acts nevertheless.
    left.delete(inFull);
    return same ?? named;
  });
  return new PackedCorpus({ ...corpus.columns, acts });
}

const withNames = (act: Act, citedAs: readonly string[] | undefined): Act =>
  citedAs === undefined ? act : { ...act, citedAs };

/** Those that cite a name, and all of an act whose first provisions cite one where these say how the act is read. */
function citedAgain(corpus: Corpus, learned: readonly CitedName[]): Uint32Array {
  const found = new Set<number>();
  for (const ordinal of learned.flatMap(({ citing }) => [...citing])) {
    found.add(ordinal);
    for (const reader of readersOf(corpus, ordinal)) found.add(reader);
  }
  return Uint32Array.from(found).sort();
}

/**
 * The provisions that are read by what one of the first of their act says: by the short names that it defines, and in
 * English by the act that it says theirs was made under.
 *
 * Known failure: an English citation in an act that is written in another language.
 */
export function* readersOf(corpus: Corpus, ordinal: number): Generator<number> {
  const act = corpus.actOf(ordinal);
  const [first, end] = corpus.provisionsOf(act);
  if (ordinal - first >= DEFINING_PROVISIONS) return;
  if (rulesOf(corpus.acts[act]!.language)?.naming.goesToParent !== true && !definesNames(corpus.text(ordinal))) return;
  for (let reader = first; reader < end; reader += 1) yield reader;
}
