import { formatEId, type Act, type Corpus, type Path } from '../law';
import { findCitations } from './findCitations';
import { ProvisionLookup } from './provisionLookup';

/** What readers call an act whose source does not say its title. */
const UNTITLED = /^Document \S+$/u;
/** Provisions read between two turns: some 10 ms. */
const STEP = 250;
/** Provisions read at most. */
const MAX_PROVISIONS = 50_000;
/** Different provisions that must be cited under a name before it is believed. */
const MIN_EVIDENCE = 5;
/** Share of them that the act must have: sources lack some, and some citations are dead. */
const MIN_SHARE = 0.65;
/** By how much that share must exceed that of any other act without a name. */
const MARGIN = 0.2;

/**
 * What acts without a title are called by those who cite them.
 *
 * Assumes that a name which no act bears, and under which many different provisions are cited, means the one untitled
 * act that has them: if "HBR Rule 17.2.4", "HBR Rule 3.1" and three more are in one such act and in no other, that act is
 * HBR. What this leaves open is asked again among the acts that are still nameless. Known failures: an act that is rarely cited stays nameless; an act outside the corpus whose numbers an
 * untitled one happens to have is taken for it.
 * @param isKnown whether an act bears the name already
 * @param nameKey the form in which names are compared
 */
export function* learnUntitled(
  corpus: Corpus,
  isKnown: (name: string) => boolean,
  nameKey: (name: string) => string,
): Generator<void, ReadonlyMap<string, Act>> {
  const learned = new Map<string, Act>();
  const untitled = corpus.acts.flatMap(({ title, abbreviation }, act) =>
    UNTITLED.test(title) && abbreviation === '' ? [act] : [],
  );
  if (untitled.length === 0) return learned;
  const cited = new Map<string, Map<string, Path>>();
  for (let at = 0; at < Math.min(corpus.size, MAX_PROVISIONS); at += 1) {
    if (at % STEP === 0) yield;
    for (const { act, path } of findCitations(corpus.text(at), corpus.acts[corpus.actOf(at)]!.language)) {
      if (act.kind !== 'named' || isKnown(act.name)) continue;
      const key = nameKey(act.name);
      const paths = cited.get(key) ?? new Map<string, Path>();
      cited.set(key, paths.set(formatEId(path.slice(0, 1)), path.slice(0, 1)));
    }
  }
  const lookup = new ProvisionLookup(corpus);
  const names = [...cited].filter(([, paths]) => paths.size >= MIN_EVIDENCE);
  for (let round = 0; round < 2; round += 1) {
    const nameless = untitled.filter((act) => ![...learned.values()].includes(corpus.acts[act]!));
    for (const [key, paths] of names) {
      const act = learned.has(key) ? undefined : onlyHolder(nameless, [...paths.values()], lookup);
      if (act !== undefined) learned.set(key, corpus.acts[act]!);
      yield;
    }
  }
  return learned;
}

function onlyHolder(acts: readonly number[], paths: readonly Path[], lookup: ProvisionLookup): number | undefined {
  const shares = acts
    .map((act) => ({ act, share: paths.filter((path) => lookup.find(act, path).length > 0).length / paths.length }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  if (first === undefined) return undefined;
  const isClear = first.share >= MIN_SHARE && first.share - (second?.share ?? 0) >= MARGIN;
  return isClear ? first.act : undefined;
}
