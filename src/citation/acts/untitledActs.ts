import { formatEId, type Act, type Corpus, type Path } from '../../law';
import type { CitedNames } from './citedNames';
import type { ProvisionLookup } from '../provisions/provisionLookup';

/** What readers call an act whose source does not say its title. */
const UNTITLED = /^Document \S+$/u;
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
 * @returns act numbers by the keys of the names
 */
export function* untitledActs(
  corpus: Corpus,
  cited: CitedNames,
  lookup: ProvisionLookup,
): Generator<void, ReadonlyMap<string, number>> {
  const learned = new Map<string, number>();
  const untitled = corpus.acts.flatMap((act, index) => (isUntitled(act) ? [index] : []));
  if (untitled.length === 0) return learned;
  const names = [...cited]
    .map(([key, { paths }]) => ({ key, paths: outermost([...paths.values()]) }))
    .filter(({ paths }) => paths.length >= MIN_EVIDENCE);
  for (let round = 0; round < 2; round += 1) {
    const nameless = untitled.filter((act) => ![...learned.values()].includes(act));
    for (const { key, paths } of names) {
      const act = learned.has(key) ? undefined : clearHolder(nameless, paths, lookup, MARGIN);
      if (act !== undefined && act.share >= MIN_SHARE) learned.set(key, act.act);
      yield;
    }
  }
  return learned;
}

/** Whether a source gives its act neither title nor abbreviation. */
const isUntitled = ({ title, abbreviation }: Act): boolean => UNTITLED.test(title) && abbreviation === '';

const outermost = (paths: readonly Path[]): readonly Path[] => [
  ...new Map(paths.map((path) => [formatEId(path.slice(0, 1)), path.slice(0, 1)])).values(),
];

/** The act that has the largest share of some provisions, where no other comes within `margin` of it. */
export function clearHolder(
  acts: readonly number[],
  paths: readonly Path[],
  lookup: ProvisionLookup,
  margin: number,
): { readonly act: number; readonly share: number } | undefined {
  const shares = acts
    .map((act) => ({ act, share: paths.filter((path) => lookup.find(act, path).length > 0).length / paths.length }))
    .sort((a, b) => b.share - a.share);
  const [first, second] = shares;
  return first !== undefined && first.share - (second?.share ?? 0) >= margin ? first : undefined;
}
