import type { Corpus } from '../law';
import type { Hit, LegalIndex } from '../search';
import { cites } from './linked';
import { RERANKED, type Candidate } from './rerank';
import { answersIssue, selectionOf, type Selection } from './select';

/**
 * A choice for an issue comes this near to the best of its candidates, or there is none. From 0.8 to 0.9 the F1 of a Korean
 * collection changes by 0.01; an English one, which needs fewer provisions, gains as much.
 */
const LEAST_SHARE = 0.85;

/** What standing in an act that another issue has led to counts, as a share of the best score. From 0.05 to 0.2 all is one. */
const SAME_ACT = 0.1;

/**
 * How far up the ranking of the whole question a provision stands that is selected because it is linked. With none
 * a Korean collection loses 0.02 of F1, with 3 nothing to speak of; an English one gains 0.001, and loses 0.002.
 */
const LINKED_RANK = 2;

/**
 * Which provisions are needed, and how many, without a model and told by nobody. The shape of the scores decides:
 *
 * - None at all where the corpus answers none of the issues; a clause that alone says little ("and may A appeal?") goes
 *   with the others.
 * - One for each issue. Issues are apart from each other by their making, so that two of them want two provisions: the
 *   one whose best stands out most chooses first, the others what is best of the rest. Between near equals that is the
 *   one in an act which another issue has led to. Where all the rest is far behind what is taken already, none.
 * - A second one for an issue that stands high for the question as a whole and cites a selected one, as a penalty cites its
 *   prohibition and an exception its rule ("a person who contravenes section 4 is liable ..."). What a selected one cites
 *   is read with it anyway ({@link expand}): that is selected only where it comes near to the best.
 *
 * On a Korean collection the runner-up of an issue is needed in one case of five, hardly more where it comes close to the
 * best; but in three of four where it is linked so. Known failures: an issue that asks for several provisions without a
 * link ("how are A and B punished, respectively?"); rulebooks whose passages cite each other throughout, and questions of
 * one provision each: on an English collection one linked runner-up in four is needed.
 *
 * @param candidates best first, a list an issue.
 * @param ofQuestion the ranking of the question as a whole, best first.
 * @returns one an issue, in their order; then the second ones.
 */
export function embeddedSelection(
  candidates: readonly (readonly Candidate[])[],
  ofQuestion: readonly Hit[],
  index: LegalIndex,
): Selection[] {
  if (!candidates.some(answersIssue)) return [];
  const chosen: Selection[] = [];
  for (const issue of surestFirst(candidates)) {
    const choice = choose(candidates[issue]!, chosen, index.corpus);
    if (choice !== undefined) chosen.push(selectionOf(choice, issue));
  }
  chosen.sort((a, b) => a.for - b.for);
  return [...chosen, ...linked(chosen, candidates, ofQuestion, index)];
}

/** The issues in the order of how far their best candidate stands out. */
function surestFirst(candidates: readonly (readonly Candidate[])[]): number[] {
  const flatness = candidates.map(flatnessOf);
  return [...candidates.keys()].sort((a, b) => flatness[a]! - flatness[b]! || a - b);
}

/** The mean of the other candidates' scores as a share of the best, 0 to 1; those that a short list lacks count as 0. */
function flatnessOf([best, ...others]: readonly Candidate[]): number {
  if (best === undefined || best.score <= 0) return 1;
  return others.reduce((sum, { score }) => sum + score, 0) / (RERANKED - 1) / best.score;
}

function choose(candidates: readonly Candidate[], chosen: readonly Selection[], corpus: Corpus): Candidate | undefined {
  const best = candidates[0]?.score ?? 0;
  const acts = new Set(chosen.map(({ ordinal }) => corpus.actOf(ordinal)));
  const worth = ({ ordinal, score }: Candidate): number =>
    score + (acts.has(corpus.actOf(ordinal)) ? SAME_ACT * best : 0);
  return candidates
    .filter((candidate) => isNear(candidate, candidates) && !isAmong(chosen, candidate.ordinal))
    .reduce<Candidate | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined);
}

/** For each selection the best of its issue's candidates that a citation links with what is selected, if there is one. */
function linked(
  chosen: readonly Selection[],
  candidates: readonly (readonly Candidate[])[],
  ofQuestion: readonly Hit[],
  index: LegalIndex,
): Selection[] {
  const foremost = ofQuestion.slice(0, LINKED_RANK);
  const selections: Selection[] = [];
  for (const { for: issue } of chosen) {
    const taken = [...chosen, ...selections];
    const ofIssue = candidates[issue]!;
    const second = ofIssue.find(
      (candidate) =>
        isAmong(foremost, candidate.ordinal) &&
        !isAmong(taken, candidate.ordinal) &&
        taken.some(
          ({ ordinal }) =>
            cites(candidate.ordinal, ordinal, index) ||
            (isNear(candidate, ofIssue) && cites(ordinal, candidate.ordinal, index)),
        ),
    );
    if (second !== undefined) selections.push(selectionOf(second, issue));
  }
  return selections;
}

/** Whether a candidate of a list comes near to the best of it. */
const isNear = ({ score }: Candidate, candidates: readonly Candidate[]): boolean =>
  score >= LEAST_SHARE * candidates[0]!.score;

const isAmong = (hits: readonly Hit[], ordinal: number): boolean => hits.some((hit) => hit.ordinal === ordinal);
