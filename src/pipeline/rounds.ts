import type { Hit } from '../search';
import { embeddedSelection } from './embeddedSelection';
import { writtenProvision, type ParametricProvision, type ParametricResult } from './parametric';
import { fusedPool } from './pool';
import { candidatesOf, rerank, type Candidate } from './rerank';
import { retrieve } from './retrieve';
import type { Run } from './run';
import { distinct, modelSelection, type Selection } from './select';
import { named, top } from './traced';
import { wholeSelection, type WholeSelection } from './wholeSelection';
import { bestSelection } from './writtenSelection';

/** What a round of selection looked at, as a trace shows it. */
interface Round {
  /** What was expected; in the second round, what the first found missing. */
  readonly expected: readonly string[];
  readonly candidates: unknown;
  readonly selected: unknown;
  readonly missing: readonly string[];
}

/** What was selected, and how. */
export interface Chosen {
  readonly selections: readonly Selection[];
  /** Rules that a model looked for and the corpus does not seem to hold, in its words. */
  readonly missing: readonly string[];
  /** What a second round searched for; a selection's `for` counts on from the parametric provisions. */
  readonly searched: readonly ParametricProvision[];
  /** What it found, best first, a list a query. */
  readonly ranked: readonly (readonly Hit[])[];
  /** Empty without a model that sees the question. */
  readonly rounds: readonly Round[];
}

const alone = (selections: readonly Selection[]): Chosen => ({
  selections,
  missing: [],
  searched: [],
  ranked: [],
  rounds: [],
});

/**
 * Chooses from the candidates, a list a parametric provision. A model sees them all with the question, or those of one
 * clause at a time (PARSER); without one, or where its reply says nothing, their scores decide.
 *
 * @param ofQuestion the candidates of the question as a whole, where they are no list of `candidates` anyway.
 * @param ranking the whole ranking of the question.
 */
export async function choose(
  question: string,
  { source, provisions }: ParametricResult,
  candidates: readonly (readonly Candidate[])[],
  ofQuestion: () => readonly Candidate[],
  ranking: readonly Hit[],
  run: Run,
): Promise<Chosen> {
  const { index, model, signal } = run;
  const byScore = (): Selection[] =>
    source === 'embedded' ? embeddedSelection(candidates, ranking, index) : bestSelection(candidates, index);
  if (run.has('whole-selection')) {
    return (await inRounds(question, provisions, () => [...candidates, ofQuestion()], run)) ?? alone(byScore());
  }
  return alone(await model.with((asked) => modelSelection(provisions, candidates, index, asked, signal), byScore));
}

/**
 * Selection that sees the question, in two rounds at most: what the first finds missing is searched once more. Undefined
 * where there is no model, or none that says anything.
 */
async function inRounds(
  question: string,
  provisions: readonly ParametricProvision[],
  lists: () => readonly (readonly Candidate[])[],
  run: Run,
): Promise<Chosen | undefined> {
  if (!run.model.isThere) return undefined;
  const expected = provisions.map(({ issue }) => issue);
  const pool = fusedPool(lists(), run.index.corpus);
  if (pool.candidates.length === 0) return undefined;
  const ask = (rules: readonly string[], of: typeof pool, chosen: readonly Selection[]) =>
    run.model.with<WholeSelection | undefined>(
      (model) => wholeSelection(question, rules, of, chosen, run.index, model, run.signal),
      () => undefined,
    );
  const first = await ask(expected, pool, []);
  if (first === undefined) return undefined;
  const rounds = [roundOf(expected, pool.candidates, first, run)];
  if (first.missing.length === 0) return { ...alone(first.selections), rounds };

  const searched = first.missing.map((rule) => writtenProvision(question, rule));
  const ranked: (readonly Hit[])[] = [];
  const found: Candidate[][] = [];
  for (const retrieved of await retrieve(searched, run)) {
    const list = await rerank(retrieved, run);
    ranked.push(list);
    found.push(candidatesOf(retrieved, list, run.index));
  }
  const seen = new Set(pool.candidates.map(({ ordinal }) => ordinal));
  const further = fusedPool(found, run.index.corpus, seen);
  const second = further.candidates.length === 0 ? undefined : await ask(first.missing, further, first.selections);
  if (second === undefined) return { ...first, searched, ranked, rounds };
  const counted = second.selections.map((selection) => ({ ...selection, for: provisions.length + selection.for }));
  return {
    selections: distinct([...first.selections, ...counted]),
    missing: second.missing,
    searched,
    ranked,
    rounds: [...rounds, roundOf(first.missing, further.candidates, second, run)],
  };
}

const roundOf = (
  expected: readonly string[],
  candidates: readonly Candidate[],
  { selections, missing }: WholeSelection,
  { index }: Run,
): Round => ({
  expected,
  candidates: top(index, candidates),
  selected: selections.map((selection) => named(index, selection)),
  missing,
});
