import { isComparable, type Certainty } from '../../check';
import type { LocatedCitation } from '../../citation';
import { formatEId, toProvisionId, type Corpus, type ProvisionId } from '../../law';

/** What citations give to hold a sentence against. */
export interface Sources {
  /** Provisions of the corpus, and ids of provisions that its acts do not have, each once. */
  readonly ids: readonly ProvisionId[];
  /** One line for each citation that gives nothing, which says why. */
  readonly open: readonly string[];
}

/**
 * The provisions that citations name. One that an act of the corpus does not have is an invention, and keeps an id that the
 * corpus lacks; one that may be of another act, of a former wording or of an act that the corpus lacks stays open: that is
 * no fault of who wrote it. An act as a whole is no source of a sentence.
 */
export function sourcesOf(
  cited: readonly LocatedCitation[],
  certainties: ReadonlyMap<LocatedCitation, Certainty>,
  corpus: Corpus,
): Sources {
  const ids = new Set<ProvisionId>();
  const open = new Set<string>();
  for (const each of cited) {
    const { outcome, ordinals, citation } = each;
    if (outcome === 'resolved') {
      if (citation.path.length > 0) ordinals.forEach((ordinal) => ids.add(corpus.id(ordinal)));
      continue;
    }
    const absent = absentProvision(each, certainties.get(each), corpus);
    if (absent !== undefined) ids.add(absent);
    else open.add(whyOpen(each));
  }
  return { ids: [...ids], open: [...open] };
}

function absentProvision(
  { outcome, act, path, citation }: LocatedCitation,
  certainty: Certainty | undefined,
  corpus: Corpus,
): ProvisionId | undefined {
  if (outcome !== 'provision-not-found' || act === undefined || certainty === undefined) return undefined;
  if (!isComparable(certainty) || certainty.isDated) return undefined;
  const id = toProvisionId(corpus.acts[act]!.key, formatEId(path ?? citation.path));
  return corpus.ordinal(id) === undefined ? id : undefined;
}

function whyOpen({ outcome, citation, missing = '' }: LocatedCitation): string {
  const text = citation.text.replace(/\s+/gu, ' ');
  const named = missing === '' || text.includes(missing) ? `“${text}”` : `“${text}” (${missing})`;
  if (outcome === 'ambiguous') return `${named} could mean several provisions.`;
  return outcome === 'act-not-in-corpus'
    ? `${named} is not in the corpus.`
    : `${named} was not found, but may be of another act or wording.`;
}
