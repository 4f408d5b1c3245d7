import * as z from 'zod';
import { checkDraft, isListMark, LineTable, placesOf, readDraft, severitiesWith } from '../check';
import { inTurns, Turns } from '../turns';
import { checkedItems } from './checkedItems';
import { countsOf } from './counts';
import { pageInput, pageOf } from './page';
import { textInput } from './textInput';
import { defineTool } from './tool';

const LONGEST_TEXT = 200_000;
/** How long a text is checked before other work is let in, in milliseconds. */
const TURN_MS = 20;

/** How each stretch of a text came out, the gravest first. */
const OUTCOMES = [
  'wrong',
  'differs',
  'not-in-force',
  'ambiguous',
  'not-in-corpus',
  'not-checked',
  'out-of-scope',
  'found',
] as const;

/** Said in every answer, so that nobody reads more into it. */
const SCOPE =
  'Checked against the corpus alone: whether a cited provision exists and is in force, and whether a heading and words ' +
  'quoted with it are its own. Not checked: case law, literature, facts, articles and sections that the text numbers ' +
  'itself (`own` counts where it cites them), and whether a provision says what the sentence says (verify_answer does that).';

export const checkCitations = defineTool({
  name: 'check_citations',
  title: 'Check Citations',
  description:
    'Checks every citation of statutes in a text (a draft, an answer, a memorandum) against the corpus, before it is ' +
    'sent. Each comes out as found; wrong (no such provision, paragraph or heading), with near misses; not-in-force; ' +
    'not-in-corpus (the act is not here: it may exist elsewhere, or be invented); ambiguous; or not-checked, with the ' +
    'reason. A quotation that differs from what it quotes is listed as differs. Decisions of courts are listed as out-of-scope.',
  input: z.strictObject({
    ...textInput(LONGEST_TEXT),
    only: z
      .enum(['all', 'problems'], 'Give all or problems.')
      .default('all')
      .describe('All citations, or only what is not simply found.'),
    ...pageInput(50, 200),
  }),
  async run({ text, format, only, ...paging }, context, signal) {
    const { index, today } = context;
    const turns = new Turns(TURN_MS);
    const read = await inTurns(readDraft(text, format, index), turns, signal);
    const options = { severities: severitiesWith(), today, read, heedsComments: false };
    const findings = await inTurns(checkDraft(text, format, index, options), turns, signal);
    const places = placesOf(read, index).filter((place) => !isListMark(text, place));
    const items = await inTurns(
      checkedItems(places, findings, { text, lines: new LineTable(text), context }),
      turns,
      signal,
    );
    const wanted = only === 'all' ? items : items.filter(({ outcome }) => outcome !== 'found');
    const { page, next } = pageOf(wanted, paging);
    return {
      citations: places.length,
      own: read.reduce((sum, { own }) => sum + own.length, 0),
      ...countsOf(
        OUTCOMES,
        items.map(({ outcome }) => outcome),
      ),
      items: page,
      ...(next !== undefined && { next }),
      scope: SCOPE,
    };
  },
});
