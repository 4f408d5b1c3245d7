import * as l10n from '@vscode/l10n';
import { neighbourhoodOf, REPORT_LIMIT, reportCorpus, type CorpusReport } from '../../citation';
import { inTurns, Turns } from '../../turns';
import type { LegalIndex } from '../../search';
import { nearestHeading } from '../../law';
import { numberedAs, pathLabel } from '../../languages';
import type { ServerChannel } from '../channel';
import { foundWithout, type LawSource } from '../corpus/lawSource';
import type { LoopPauses } from '../turns/loopPauses';
import type { GraphNode, GraphSubject, NeighbourhoodView } from './graphView';
import { provisionHolding } from './provisionAt';
import { viewOf } from '../../tools';
import { openDocument, type FeatureContext } from './context';
import { DocumentCitations } from './documentCitations';
import { subjectIn } from './subject';

/** How long a turn holds the thread, in milliseconds. */
const TURN_MS = 10;
/** The most provisions of one drawing: what still can be read, and walked through by keyboard. */
const NODE_LIMIT = 60;
const MAX_DEPTH = 3;
/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;

export interface GraphContext extends FeatureContext {
  readonly law: Pick<LawSource, 'with' | 'work'>;
  /** The index that serves, after indexing where there is none yet. */
  readonly ready: (signal: AbortSignal) => Promise<LegalIndex>;
  readonly pauses: Pick<LoopPauses, 'during'>;
}

/** Answers what an editor shows of the citation graph: the neighbourhood of a provision, and a report of the open folders. */
export function answerGraphRequests(channel: ServerChannel, context: GraphContext): void {
  const reports = new WeakMap<LegalIndex, CorpusReport>();
  const citations = new DocumentCitations(context.readings, context.turnMs);
  channel.answer('proviso/neighbourhood', async ({ subject, depth }, signal) => {
    const { result, without } = await context.law.work(
      async (index) => neighbourhoodView(index, await ordinalOf(index, subject, context, citations), depth, signal),
      signal,
    );
    const nodes = await context.drafts.place(result.nodes);
    return { ...result, nodes, ...(without && { notice: foundWithout(without) }) };
  });
  channel.answer('proviso/corpusReport', async ({ id }, signal) => {
    const index = await context.ready(signal);
    const known = reports.get(index);
    if (known !== undefined) return known;
    const { corpus, provisions: total } = index;
    const tell = (units: number): void =>
      void channel.tell('proviso/reportProgress', {
        id,
        done: Math.floor((units * total) / Math.max(1, corpus.size)),
        total,
      });
    const report = await context.pauses.during('reporting', () => reportOf(index, tell, signal));
    reports.set(index, report);
    return report;
  });
}

/** A report of a corpus, with its progress at most ten times a second. Rejects with the signal's reason when aborted. */
export function reportOf(
  index: LegalIndex,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<CorpusReport> {
  let reportedAt = -Infinity;
  const throttled = (done: number): void => {
    const now = performance.now();
    if (now - reportedAt < PROGRESS_MS) return;
    reportedAt = now;
    onProgress(done);
  };
  return inTurns(reportCorpus(index, { limit: REPORT_LIMIT, onProgress: throttled }), new Turns(TURN_MS), signal);
}

/** The provision that is meant; throws what to do where there is none. */
async function ordinalOf(
  index: LegalIndex,
  subject: GraphSubject,
  context: FeatureContext,
  citations: DocumentCitations,
): Promise<number> {
  if ('id' in subject) {
    const known = index.corpus.ordinal(subject.id);
    if (known === undefined)
      throw new Error(l10n.t('{0} is no longer in the corpus: choose another provision.', subject.id));
    return known;
  }
  const found = await subjectIn(index, subject, context, citations);
  const cited = found?.ordinals.at(0);
  if (cited !== undefined) return cited;
  const open = found === undefined ? await openDocument({ ...context, index: () => index }, subject.uri) : undefined;
  const around = open && provisionHolding(open, subject.position);
  if (around !== undefined) return around;
  throw new Error(l10n.t('Put the cursor on a citation that is in the corpus, or into a provision, and try again.'));
}

/** The citations around a provision, with the places of provisions in their files as these were indexed. */
export async function neighbourhoodView(
  index: LegalIndex,
  centre: number,
  depth: number,
  signal?: AbortSignal,
): Promise<NeighbourhoodView> {
  const { corpus } = index;
  const bounded = Math.min(MAX_DEPTH, Math.max(1, Math.trunc(depth) || 1));
  const steps = neighbourhoodOf(index, centre, { depth: bounded, limit: NODE_LIMIT });
  const { nodes, edges, leftOut } = await inTurns(steps, new Turns(TURN_MS), signal);
  const shown = nodes.map(({ ordinal, column }): GraphNode => {
    const { provision, act, label } = viewOf(corpus, ordinal);
    const { id, path, file, range } = provision;
    const place = pathLabel(path, numberedAs(act));
    return { id, label, place, heading: nearestHeading(corpus, ordinal), act: act.title, column, file, range };
  });
  const parent = corpus.parent(centre);
  return {
    depth: bounded,
    nodes: shown,
    edges,
    leftOut,
    ...(parent >= 0 && { within: { id: corpus.id(parent), label: viewOf(corpus, parent).label } }),
  };
}
