import * as z from 'zod';
import { actFirst, citersOf } from '../citation';
import { ancestorsOf, childrenOf, standingAt, standingInWords, textBearing, type Act, type Corpus } from '../law';
import { citationsIn } from './citationsIn';
import { namedProvision, provisionInput } from './namedProvision';
import { pageStart } from './page';
import { clip, textLines, viewOf, wholeEnd } from './provisionText';
import { refOf, refsOf, type ProvisionRef } from './provisionRef';
import { defineTool } from './tool';

/** Citations that are shown each way; `follow_citations` pages through all. */
const MOST_CITATIONS = 10;
/** Of a lead-in, in UTF-16 code units. */
const LONGEST_LEAD = 1000;

export const getProvision = defineTool({
  name: 'get_provision',
  title: 'Read Provision',
  description:
    'Reads one provision: its text with the units inside it, what it stands in (with the words that lead in to it), ' +
    'its neighbours, whether it is in force, repealed or not law yet, what it cites (also what is not in the corpus) ' +
    'and what cites it. A long text comes in pages. Read what it cites before you apply it.',
  input: z.strictObject({
    provision: provisionInput,
    limit: z
      .int('Give a whole number from 200 to 20000.')
      .min(200, 'Give a whole number from 200 to 20000.')
      .max(20_000, 'Give at most 20000, and page on with cursor.')
      .default(4000)
      .describe('How much of the text to answer with, in characters.'),
    cursor: z
      .string('Give the "next" of the answer before, or leave it out.')
      .max(20, 'Give the "next" of the answer before, or leave it out.')
      .optional()
      .describe('The "next" of the answer before, to read on in a long text.'),
  }),
  async run({ provision: name, limit, cursor }, context, signal) {
    const { index, today } = context;
    const { corpus } = index;
    const ordinal = await namedProvision(name, context, signal);
    const { provision, act, breadcrumb } = viewOf(corpus, ordinal);
    const { status, ...dates } = standingAt(corpus, ordinal, today);
    const inWords = standingInWords({ status, ...dates });
    const whole = [...textLines(corpus, ordinal, textBearing(corpus, ordinal))].join('\n');
    const start = Math.min(pageStart(cursor), whole.length);
    const end = wholeEnd(whole, start + limit);
    const cites = await citationsIn(index, ordinal, today, signal);
    const citers = actFirst(corpus, citersOf(index, ordinal), corpus.actOf(ordinal));
    return {
      ...refOf(corpus, ordinal, today),
      endLine: provision.range.end.line + 1,
      act: actOf(act),
      ...(breadcrumb !== '' && { place: breadcrumb }),
      status,
      ...(inWords !== undefined && { standing: inWords }),
      text: whole.slice(start, end),
      ...(end < whole.length && { next: String(end) }),
      ...contextOf(corpus, ordinal, today),
      cites: { total: cites.length, first: cites.slice(0, MOST_CITATIONS) },
      citedBy: { total: citers.length, first: refsOf(corpus, citers.slice(0, MOST_CITATIONS), today) },
    };
  },
});

/** An act as an answer names it. */
const actOf = ({ key, title, abbreviation }: Act): object => ({
  key,
  title,
  ...(abbreviation !== '' && { abbreviation }),
});

interface Context {
  /** The units that it stands in, outermost first, with the words of theirs that it goes on from. */
  readonly above: readonly (ProvisionRef & { readonly text?: string })[];
  readonly before?: ProvisionRef;
  readonly after?: ProvisionRef;
}

function contextOf(corpus: Corpus, ordinal: number, today: string): Context {
  const above = ancestorsOf(corpus, ordinal).map((ancestor) => {
    const text = corpus.text(ancestor);
    return { ...refOf(corpus, ancestor, today), ...(text !== '' && { text: clip(text, LONGEST_LEAD) }) };
  });
  const siblings = siblingsOf(corpus, ordinal);
  const at = siblings.indexOf(ordinal);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  return {
    above,
    ...(before !== undefined && { before: refOf(corpus, before, today) }),
    ...(after !== undefined && { after: refOf(corpus, after, today) }),
  };
}

function siblingsOf(corpus: Corpus, ordinal: number): number[] {
  const parent = corpus.parent(ordinal);
  if (parent >= 0) return childrenOf(corpus, parent);
  const [first, end] = corpus.provisionsOf(corpus.actOf(ordinal));
  const outermost: number[] = [];
  for (let at = first; at < end; at = corpus.subtreeEnd(at)) outermost.push(at);
  return outermost;
}
