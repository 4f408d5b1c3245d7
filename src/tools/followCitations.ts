import * as z from 'zod';
import { neighbourhoodOf, type Neighbour, type Neighbourhood } from '../citation';
import { inTurns, Turns } from '../turns';
import { citationsIn } from './citationsIn';
import { namedProvision, provisionInput } from './namedProvision';
import { pageInput, pageOf } from './page';
import { refOf } from './provisionRef';
import { defineTool } from './tool';

/** How long a turn holds the thread, in milliseconds. */
const TURN_MS = 10;
const MAX_DEPTH = 3;
/** Provisions that are followed at most; how many were left out is said. */
const MOST_FOLLOWED = 500;

const DIRECTIONS = ['cites', 'citedBy', 'both'] as const;
type Direction = (typeof DIRECTIONS)[number];

export const followCitations = defineTool({
  name: 'follow_citations',
  title: 'Follow Citations',
  description:
    'Lists what a provision cites and what cites it, up to three citations away, nearest first, its own act first. ' +
    'Use it to find exceptions, penalties, definitions and procedures that a provision does not state itself. What it ' +
    'cites and the corpus does not hold is listed under notInCorpus: an answer that needs that cannot be given from here.',
  input: z.strictObject({
    provision: provisionInput,
    direction: z
      .enum(DIRECTIONS, 'Give cites, citedBy or both.')
      .default('both')
      .describe('What it cites, what cites it, or both.'),
    depth: z
      .int(`Give a whole number from 1 to ${MAX_DEPTH}.`)
      .min(1, `Give a whole number from 1 to ${MAX_DEPTH}.`)
      .max(MAX_DEPTH, `Give a whole number from 1 to ${MAX_DEPTH}.`)
      .default(1)
      .describe('How many citations are followed one after another.'),
    ...pageInput(20, 100),
  }),
  async run({ provision, direction, depth, ...paging }, context, signal) {
    const { index, today } = context;
    const ordinal = await namedProvision(provision, context, signal);
    const steps = neighbourhoodOf(index, ordinal, { depth, limit: MOST_FOLLOWED });
    const around = await inTurns(steps, new Turns(TURN_MS), signal);
    const followed = around.nodes.flatMap((node, at) => (isAsked(node, direction) ? [at] : []));
    const { page, next } = pageOf(followed, paging);
    const provisions = page.map((at) => {
      const { ordinal: other, column } = around.nodes[at]!;
      return {
        ...refOf(index.corpus, other, today),
        direction: column > 0 ? 'cites' : 'citedBy',
        distance: Math.abs(column),
        ...(Math.abs(column) > 1 && { by: nearer(around, at).map((node) => index.corpus.id(node)) }),
      };
    });
    const own = direction === 'citedBy' ? [] : await citationsIn(index, ordinal, today, signal);
    const lacking = own.filter(({ outcome }) => outcome !== 'resolved');
    const { citing, cited } = around.leftOut;
    const leftOut = (direction === 'cites' ? 0 : citing) + (direction === 'citedBy' ? 0 : cited);
    return {
      of: refOf(index.corpus, ordinal, today),
      total: followed.length,
      provisions,
      ...(next !== undefined && { next }),
      ...(leftOut > 0 && { leftOut }),
      ...(lacking.length > 0 && {
        notInCorpus: lacking.map(({ text, outcome, missing }) => ({ text, outcome, missing })),
      }),
    };
  },
});

const isAsked = ({ column }: Neighbour, direction: Direction): boolean =>
  (column > 0 && direction !== 'citedBy') || (column < 0 && direction !== 'cites');

/** The provisions, one citation nearer to the middle, by which one was reached. */
function nearer({ nodes, edges }: Neighbourhood, at: number): number[] {
  const { column } = nodes[at]!;
  const before = column - Math.sign(column);
  const linked = edges.flatMap(([from, to]) =>
    column > 0 && to === at ? [from] : column < 0 && from === at ? [to] : [],
  );
  return linked
    .map((each) => nodes[each]!)
    .filter((node) => node.column === before)
    .map((node) => node.ordinal);
}
