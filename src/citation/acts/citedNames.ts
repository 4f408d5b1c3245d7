import { formatEId, type Citation, type LegalSystem, type Path } from '../../law';
import { loosestKey } from './nameKeys';

/** A name that no act of the corpus bears, and what is cited under it. */
export interface CitedName {
  /** As it was written first. */
  readonly name: string;
  readonly system: LegalSystem;
  /** The different provisions cited, down to the paragraph, by their eIds. */
  readonly paths: Map<string, Path>;
  /** The ordinals of the provisions that cite it, each once. */
  readonly citing: Set<number>;
}

/** The names of unknown acts under which the provisions of a corpus are cited, by the form in which names are compared. */
export type CitedNames = Map<string, CitedName>;

/** Adds a citation of an act that is not in the corpus; one that names no act adds nothing. */
export function addCitedName(names: CitedNames, { act, path, system }: Citation, citing: number): void {
  if (act.kind !== 'named') return;
  const short = path.slice(0, path[1]?.kind === 'paragraph' ? 2 : 1);
  const one = { name: act.name, system, paths: new Map([[formatEId(short), short]]), citing: new Set([citing]) };
  merge(names, loosestKey(act.name, system), one);
}

/** The names of all parts of a corpus, given in its order. */
export function joinCitedNames(parts: readonly CitedNames[]): CitedNames {
  const joined: CitedNames = new Map();
  for (const part of parts) for (const [key, one] of part) merge(joined, key, one);
  return joined;
}

function merge(names: CitedNames, key: string, one: CitedName): void {
  const known = names.get(key);
  if (known === undefined) {
    names.set(key, { ...one, paths: new Map(one.paths), citing: new Set(one.citing) });
    return;
  }
  for (const [eId, path] of one.paths) if (!known.paths.has(eId)) known.paths.set(eId, path);
  for (const ordinal of one.citing) known.citing.add(ordinal);
}
