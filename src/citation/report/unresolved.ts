import { oneOfEach, type Corpus } from '../../law';
import { locatedIn } from '../graph/citeProvision';
import type { CitationOutcomes } from '../graph/outcomes';
import type { CitationResolver, LocatedCitation } from '../resolver';
import { Best } from './best';
import { placeOf } from './places';
import type { Listed, ReportTotals, UnresolvedCitations, UnresolvedExample, UnresolvedReason } from './types';

/** Examples kept of one act and one reason. */
const EXAMPLES = 3;
/** What is kept of a citation's text and of a name, in UTF-16 code units: a hostile file may cite by the page. */
const MAX_TEXT = 200;
/** Provisions read between two reports of progress. */
const STEP = 250;

export interface ReadCitations extends Pick<ReportTotals, 'byReason'> {
  /** Row = ordinal: how many of its citations were not resolved. */
  readonly unresolvedAt: Uint32Array;
  readonly unresolved: Listed<UnresolvedCitations>;
}

interface Group {
  readonly act: string;
  readonly reason: UnresolvedReason;
  count: number;
  provisions: number;
  lastProvision: number;
  readonly examples: [Example, ...Example[]];
}

interface Example {
  readonly ordinal: number;
  readonly text: string;
  readonly missing: string;
}

/**
 * Reads the provisions again that have unresolved citations, because an index keeps no more of these than how many there
 * are. A yield after each citation, so that the caller can let other work in.
 * @param limit the most groups of unresolved citations
 * @param onProgress hears now and then how many provisions are done
 */
export function* readUnresolved(
  corpus: Corpus,
  resolver: CitationResolver,
  outcomes: CitationOutcomes,
  limit: number,
  onProgress: (done: number) => void,
): Generator<void, ReadCitations> {
  const byReason = { 'act-not-in-corpus': 0, 'unit-not-found': 0, 'part-not-found': 0, ambiguous: 0 };
  const unresolvedAt = new Uint32Array(corpus.size);
  const groups = new Map<string, Group>();
  let read = 0;
  for (const ordinal of outcomes.unresolved()) {
    if (read % STEP === 0) onProgress(ordinal);
    read += 1;
    for (const located of locatedIn(corpus, resolver, ordinal)) {
      yield;
      if (located === undefined || located.outcome === 'resolved') continue;
      const reason = reasonOf(located.outcome, located);
      byReason[reason] += 1;
      unresolvedAt[ordinal]! += 1;
      note(groups, corpus, ordinal, located, reason);
    }
  }
  return { byReason, unresolvedAt, unresolved: yield* mostFirst(corpus, groups, limit) };
}

const reasonOf = (
  outcome: Exclude<LocatedCitation['outcome'], 'resolved'>,
  { lacks = 'unit' }: LocatedCitation,
): UnresolvedReason => (outcome === 'provision-not-found' ? `${lacks}-not-found` : outcome);

function note(
  groups: Map<string, Group>,
  corpus: Corpus,
  ordinal: number,
  located: LocatedCitation,
  reason: UnresolvedReason,
): void {
  const act = actOf(corpus, located);
  const key = keyOf({ act, reason });
  const { citation, missing = citation.text } = located;
  const example = (): Example => ({ ordinal, text: clip(citation.text), missing: clip(missing) });
  const group = groups.get(key);
  if (group === undefined) {
    groups.set(key, { act, reason, count: 1, provisions: 1, lastProvision: ordinal, examples: [example()] });
    return;
  }
  group.count += 1;
  if (group.lastProvision !== ordinal) group.provisions += 1;
  group.lastProvision = ordinal;
  if (group.examples.length < EXAMPLES) group.examples.push(example());
}

/**
 * The act that an unresolved citation is about: the corpus's own title of it, the titles of those that it may mean, or
 * the name in the text. A citation that could not be told an act has its own text for what is missing: no name.
 * Known failure: a name that inflects ("des Hafengesetzes") or is spelled in two ways counts as two acts.
 */
function actOf(corpus: Corpus, { act, ordinals, missing, citation }: LocatedCitation): string {
  const titleOf = (number: number): string => corpus.acts[number]!.title;
  if (act !== undefined) return clip(titleOf(act));
  if (ordinals.length > 0)
    return clip([...new Set(oneOfEach(ordinals).map((at) => titleOf(corpus.actOf(at))))].join('; '));
  const named = 'name' in citation.act ? citation.act.name : '';
  return clip(missing === undefined || missing === citation.text ? named : missing);
}

function* mostFirst(
  corpus: Corpus,
  groups: ReadonlyMap<string, Group>,
  limit: number,
): Generator<void, Listed<UnresolvedCitations>> {
  const best = new Best<Group>(limit, (one, other) => other.count - one.count || compare(keyOf(one), keyOf(other)));
  for (const group of groups.values()) {
    best.add(group);
    yield;
  }
  return yield* best.listed(({ act, reason, count, provisions, examples }) => ({
    act,
    reason,
    count,
    provisions,
    examples: [exampleOf(corpus, examples[0]), ...examples.slice(1).map((example) => exampleOf(corpus, example))],
  }));
}

const exampleOf = (corpus: Corpus, { ordinal, text, missing }: Example): UnresolvedExample => ({
  ...placeOf(corpus, ordinal),
  text,
  missing,
});

const keyOf = ({ act, reason }: Pick<Group, 'act' | 'reason'>): string => `${reason} ${act}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** On one line, and never with half a surrogate pair at its end. */
const clip = (text: string): string =>
  text
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
