import { formatEId, type Corpus, type LegalSystem, type Path } from '../law';
import { findCitations } from './findCitations';

/** Provisions read between two turns: some 10 ms. */
const STEP = 250;
/** Provisions read at most, evenly spread over the corpus. */
const MAX_PROVISIONS = 50_000;

/** A name that no act of the corpus bears, and what is cited under it. */
export interface CitedName {
  /** As it was written first. */
  readonly name: string;
  readonly system: LegalSystem;
  /** The different provisions cited, down to the paragraph. */
  readonly paths: readonly Path[];
}

/** How names are known and compared. */
export interface NameRules {
  readonly isKnown: (name: string, system: LegalSystem) => boolean;
  /** The form in which names are compared. */
  readonly keyOf: (name: string, system: LegalSystem) => string;
}

/** The names of unknown acts under which the provisions of a corpus are cited, by their keys. */
export function* citedNames(corpus: Corpus, rules: NameRules): Generator<void, ReadonlyMap<string, CitedName>> {
  const cited = new Map<string, CitedName & { readonly byEId: Map<string, Path> }>();
  const known = new Map<string, boolean>();
  const stride = Math.ceil(corpus.size / MAX_PROVISIONS);
  for (let read = 0, at = 0; at < corpus.size; read += 1, at += stride) {
    if (read % STEP === 0) yield;
    for (const { act, path, system } of findCitations(corpus.text(at), corpus.acts[corpus.actOf(at)]!.language)) {
      if (act.kind !== 'named') continue;
      const isKnown = known.get(act.name) ?? rules.isKnown(act.name, system);
      known.set(act.name, isKnown);
      if (isKnown) continue;
      const key = rules.keyOf(act.name, system);
      const entry = cited.get(key) ?? { name: act.name, system, paths: [], byEId: new Map<string, Path>() };
      const short = path.slice(0, path[1]?.kind === 'paragraph' ? 2 : 1);
      cited.set(key, entry);
      entry.byEId.set(formatEId(short), short);
    }
  }
  return new Map(
    [...cited].map(([key, { name, system, byEId }]) => [key, { name, system, paths: [...byEId.values()] }]),
  );
}
