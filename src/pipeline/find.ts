import { reciprocalRankFusion, resolveReferences, structureAware, type Hit } from '../search';
import type { PipelineContext } from './context';
import {
  embeddedParametric,
  modelParametric,
  recordedParametric,
  whole,
  type ParametricProvision,
  type ParametricResult,
} from './parametric';
import { candidatesOf, rerank } from './rerank';
import { fuse, retrieve, type Retrieved } from './retrieve';
import { Run } from './run';
import { bestSelection, embeddedSelection, modelSelection, type Selection } from './select';
import { count, named, top } from './traced';
import type { AskEvent } from './types';

/** What is found before anything is answered; an evaluation of retrieval stops here. */
export interface Found {
  readonly parametric: ParametricResult;
  /** What the parametric provisions and the question itself found, as one list, best first. */
  readonly ranking: readonly Hit[];
  readonly selections: readonly Selection[];
}

/** The first four stages alone: from a question to the provisions that bear on it. */
export async function* findProvisions(
  question: string,
  context: PipelineContext,
  signal?: AbortSignal,
): AsyncGenerator<AskEvent, Found> {
  return yield* find(question, new Run(context, signal));
}

/** The first four stages of a run: parametric, retrieve, rerank, select (PARSER, KoBLEX section 4). */
export async function* find(question: string, run: Run): AsyncGenerator<AskEvent, Found> {
  const { index } = run;
  const parametric = yield* run.stage(
    'parametric',
    () => writeParametric(question, run),
    ({ source, provisions }) => ({
      summary: `${count(provisions.length, 'parametric provision')} (${source})`,
      detail: provisions,
    }),
  );
  const queries = parametric.provisions;
  const isWhole = queries.length === 1 && queries[0]!.background === '';
  const retrieved = yield* run.stage(
    'retrieve',
    () => retrieveAll(isWhole ? queries : [...queries, whole(question)], run),
    (all) => ({
      summary: `${all.map(({ lexical, dense }) => lexical.length + (dense?.length ?? 0)).join(' + ')} candidates`,
      detail: all.map((one) => top(index, fuse(one))),
    }),
  );
  const ranked = yield* run.stage(
    'rerank',
    () => rerankAll(retrieved, run),
    (lists) => ({
      summary: `${lists.map(({ length }) => length).join(' + ')} ordered`,
      detail: lists.map((list) => top(index, list)),
    }),
  );
  const selections = yield* run.stage(
    'select',
    () => {
      const candidates = queries.map((_, at) => candidatesOf(retrieved[at]!, ranked[at]!, index));
      return run.model.with(
        (model) => modelSelection(queries, candidates, index, model, run.signal),
        () => (parametric.source === 'embedded' ? embeddedSelection(candidates) : bestSelection(candidates)),
      );
    },
    (selected) => ({
      summary: `${count(selected.length, 'provision')} selected`,
      detail: selected.map((selection) => ({ ...named(index, selection), for: selection.for })),
    }),
  );
  return { parametric, ranking: reciprocalRankFusion(ranked), selections };
}

async function writeParametric(question: string, { context, index, model, signal }: Run): Promise<ParametricResult> {
  const { recorded, stages } = context;
  if (stages?.parametric === false) return { source: 'embedded', provisions: [whole(question)] };
  if (recorded !== undefined) return recordedParametric(question, recorded);
  return model.with(
    (asked) => modelParametric(question, index, asked, signal),
    () => embeddedParametric(question),
  );
}

async function retrieveAll(queries: readonly ParametricProvision[], run: Run): Promise<Retrieved[]> {
  const all: Retrieved[] = [];
  for (const query of queries) all.push(await retrieve(query, run));
  return all;
}

async function rerankAll(retrieved: readonly Retrieved[], run: Run): Promise<(readonly Hit[])[]> {
  const { structure, references, rerank: reranks = true } = run.context.stages ?? {};
  const lists: (readonly Hit[])[] = [];
  for (const one of retrieved) {
    let hits = reranks ? await rerank(one, run) : fuse(one);
    if (structure === true) hits = structureAware(hits, run.index);
    if (references === true) hits = resolveReferences(hits, run.index);
    lists.push(hits);
  }
  return lists;
}
