import { reciprocalRankFusion, referenceOptions, resolveReferences, structureAware, type Hit } from '../search';
import { confidenceOf, type Confidence } from './confidence';
import type { PipelineContext } from './context';
import { expand, type CitedProvision } from './expand';
import { embeddedParametric, modelParametric, recordedParametric, whole, type ParametricResult } from './parametric';
import { withPseudoProvisions } from './pseudoProvisions';
import { candidatesOf, rerank, unranked, withActs, type Candidate } from './rerank';
import { fuse, retrieve, type Retrieved } from './retrieve';
import { choose, type Chosen } from './rounds';
import { Run } from './run';
import type { Selection } from './select';
import { expectedInWords, foundInWords, orderedInWords, reachedInWords, selectedInWords } from './summaries';
import { named, top } from './traced';
import type { AskEvent } from './types';

/** What is found before anything is answered; an evaluation of retrieval stops here. */
export interface Found {
  /** With what a second round of selection searched for, behind the others. */
  readonly parametric: ParametricResult;
  /** What the parametric provisions and the question itself found, as one list, best first. */
  readonly ranking: readonly Hit[];
  readonly selections: readonly Selection[];
  /** Rules that a language model looked for in vain, in its words; empty without one that sees the question. */
  readonly missing: readonly string[];
  /** What the selected provisions rest on. */
  readonly cited: readonly CitedProvision[];
  /** How likely a provision that answers is among the selected. */
  readonly confidence: Confidence;
  /** Which helpers failed, and why: what was found was found without them. */
  readonly notices: readonly string[];
}

/** The first five stages alone: from a question to the provisions that bear on it. */
export async function* findProvisions(
  question: string,
  context: PipelineContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, Found> {
  return yield* find(question, new Run(context, signal));
}

/** The first five stages of a run: parametric, retrieve, rerank, select (PARSER, KoBLEX section 4), and expand. */
export async function* find(question: string, run: Run): AsyncGenerator<AskEvent, Found> {
  const { index } = run;
  const parametric = yield* run.stage(
    'parametric',
    () => writeParametric(question, run),
    (expected) => ({ summary: expectedInWords(expected), detail: expected.provisions }),
  );
  const queries = parametric.provisions;
  const isWhole = queries.length === 1 && queries[0]!.background === '';
  const retrieved = yield* run.stage(
    'retrieve',
    () => retrieve(isWhole ? queries : [...queries, whole(question)], run),
    (all) => ({
      summary: foundInWords(all.map(({ lexical, dense }) => lexical.length + (dense?.length ?? 0))),
      detail: all.map((one) => top(index, fuse(one, run.tuning))),
    }),
  );
  const ranked = yield* run.stage(
    'rerank',
    () => rerankAll(retrieved, run),
    (lists) => ({
      summary: orderedInWords(lists.map(({ length }) => length)),
      detail: lists.map((list) => top(index, list)),
    }),
  );
  const {
    selections,
    missing,
    searched,
    ranked: further,
  } = yield* run.stage(
    'select',
    () => {
      const of = (at: number): Candidate[] => candidatesOf(retrieved[at]!, ranked[at]!, index);
      const ofQuestion = (): Candidate[] => (isWhole ? [] : of(queries.length));
      const chosen = (): Promise<Chosen> =>
        choose(question, parametric, [...queries.keys()].map(of), ofQuestion, ranked.at(-1)!, run);
      // What a model chooses is another time.
      return run.model.isThere ? chosen() : run.derived(['select', question, parametric], chosen);
    },
    ({ selections: selected, searched: again, rounds }) => ({
      summary: selectedInWords(selected.length, again.length > 0),
      detail: { selected: selected.map((one) => ({ ...named(index, one), for: one.for })), rounds },
    }),
  );
  const { 'expand.depth': depth, 'expand.budget': budget } = run.tuning;
  const cited = yield* run.stage(
    'expand',
    () => (run.has('expand') ? expand(question, selections, index, { depth, budget }, run.signal) : []),
    (reached) => ({
      summary: reachedInWords(reached.length),
      detail: reached.map((provision) => ({
        ...named(index, provision),
        by: index.corpus.id(provision.by),
        hop: provision.hop,
      })),
    }),
  );
  return {
    parametric: { ...parametric, provisions: [...queries, ...searched] },
    ranking: reciprocalRankFusion([...ranked.map((list, at) => withActs(list, retrieved[at]!)), ...further]),
    selections,
    missing,
    cited,
    confidence: confidenceOf({ parametric, retrieved, ranked, selections }, index),
    notices: run.notices,
  };
}

async function writeParametric(question: string, run: Run): Promise<ParametricResult> {
  const written = await expectedOf(question, run);
  if (written.source !== 'embedded' || !run.has('pseudo-provisions')) return written;
  return { ...written, provisions: await withPseudoProvisions(written.provisions, run) };
}

async function expectedOf(question: string, run: Run): Promise<ParametricResult> {
  const { context, index, model, signal } = run;
  const { recorded } = context;
  if (!run.has('parametric')) return { source: 'embedded', provisions: [whole(question)] };
  if (recorded !== undefined) return recordedParametric(question, recorded);
  return model.with(
    (asked) => modelParametric(question, index, asked, signal),
    () => embeddedParametric(question),
  );
}

async function rerankAll(retrieved: readonly Retrieved[], run: Run): Promise<(readonly Hit[])[]> {
  const lists: (readonly Hit[])[] = [];
  for (const one of retrieved) {
    let hits = run.has('rerank') ? await rerank(one, run) : await unranked(one, run);
    if (run.has('structure')) hits = structureAware(hits, run.index);
    if (run.has('references')) hits = resolveReferences(hits, run.index, referenceOptions(run.tuning));
    lists.push(hits);
    await run.rest();
  }
  return lists;
}
