import { childrenOf, type Corpus } from '../law';
import { estimatedTokens } from '../models';
import { quotedProvision } from './evidence';
import type { CandidateGroup } from './prompts';
import { clipTokens, written, type QuotedProvision } from './promptParts';
import type { Candidate } from './rerank';

/** What the candidates of one request may cost together, and one of them alone. Tokens. */
const BUDGET = 10_000;
const LONGEST_CANDIDATE = 2_000;

/** A candidate of the fused pool. */
export interface Pooled extends Candidate {
  /** The list in which it stands highest. */
  readonly for: number;
}

/** Candidates for one request, in the order in which they are numbered. */
export interface Pool {
  readonly candidates: readonly Pooled[];
  readonly groups: readonly CandidateGroup[];
}

/**
 * The best candidates of all lists as one pool, whole texts within a budget of tokens: the first of every list, then the
 * second of every list, and so on; then what else stands in the articles of the first ones, since a rule and its
 * exception often share no word. Acts stand in the order in which they came in, provisions in that of their act: a model
 * reads an article as it is printed.
 *
 * @param lists best first, at most ten each; where a provision stands equally high in two, the first counts.
 * @param without provisions that were looked at before.
 */
export function fusedPool(
  lists: readonly (readonly Candidate[])[],
  corpus: Corpus,
  without: ReadonlySet<number> = new Set(),
): Pool {
  const pooled = new Map<number, Pooled>();
  const quoted = new Map<number, QuotedProvision>();
  let left = BUDGET;
  const offer = (candidate: Pooled): void => {
    const { ordinal } = candidate;
    if (pooled.has(ordinal) || without.has(ordinal)) return;
    const provision = quotedProvision(corpus, ordinal);
    const text = clipTokens(provision.text, LONGEST_CANDIDATE);
    const cost = estimatedTokens(written({ ...provision, text }));
    if (cost > left) return;
    left -= cost;
    pooled.set(ordinal, candidate);
    quoted.set(ordinal, { ...provision, text });
  };
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const [at, list] of lists.entries()) {
      const candidate = list[rank];
      if (candidate !== undefined) offer({ ...candidate, for: at });
    }
  }
  for (const [at, [best]] of lists.entries()) {
    for (const sibling of best === undefined ? [] : siblingsOf(corpus, best.ordinal)) {
      offer({ ordinal: sibling, score: 0, coverage: 0, for: at });
    }
  }
  const candidates = inPrintedOrder([...pooled.values()], corpus);
  return { candidates, groups: groupsOf(candidates, quoted, corpus) };
}

/** The other paragraphs of an article. */
function siblingsOf(corpus: Corpus, ordinal: number): number[] {
  const parent = corpus.parent(ordinal);
  // Above articles are parts and chapters, or nothing: those are no one rule.
  if (parent < 0 || !isParagraph(corpus, ordinal)) return [];
  return childrenOf(corpus, parent).filter((child) => child !== ordinal && corpus.hasText(child));
}

const isParagraph = (corpus: Corpus, ordinal: number): boolean => /__para_[^_]{1,20}$/u.test(corpus.id(ordinal));

function inPrintedOrder(candidates: readonly Pooled[], corpus: Corpus): Pooled[] {
  const acts = [...new Set(candidates.map(({ ordinal }) => corpus.actOf(ordinal)))];
  return [...candidates].sort(
    (a, b) => acts.indexOf(corpus.actOf(a.ordinal)) - acts.indexOf(corpus.actOf(b.ordinal)) || a.ordinal - b.ordinal,
  );
}

/** Candidates side by side under one parent, with its text once. */
function groupsOf(
  candidates: readonly Pooled[],
  quoted: ReadonlyMap<number, QuotedProvision>,
  corpus: Corpus,
): CandidateGroup[] {
  const groups: { parent: number; candidates: QuotedProvision[] }[] = [];
  for (const { ordinal } of candidates) {
    const parent = corpus.parent(ordinal);
    const last = groups.at(-1);
    if (last !== undefined && last.parent === parent) last.candidates.push(quoted.get(ordinal)!);
    else groups.push({ parent, candidates: [quoted.get(ordinal)!] });
  }
  return groups.map(({ parent, candidates: members }) =>
    parent >= 0 && corpus.hasText(parent) && !quoted.has(parent)
      ? { lead: quotedProvision(corpus, parent), candidates: members }
      : { candidates: members },
  );
}
