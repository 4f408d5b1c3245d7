import * as z from 'zod';
import type { PipelineContext } from '../pipeline';
import { pageInput, pageOf } from './page';
import { fullText, viewOf } from './provisionText';
import { rankingOf } from './ranking';
import { refOf } from './provisionRef';
import { defineTool, ToolError } from './tool';

const LONGEST_QUERY = 4000;
/** Text of a hit that is shown, in UTF-16 code units. */
const LONGEST_EXCERPT = 500;
const TOO_LONG = `Ask in at most ${LONGEST_QUERY} characters.`;

export const searchLaw = defineTool({
  name: 'search_law',
  title: 'Search Law',
  description:
    'Finds the provisions of the statutes at hand that bear on a question or a set of facts, best first, by their words ' +
    'and by what their acts are about. Use the words that a statute would use, in the language of the statutes. The ' +
    'corpus is all there is: law that is not in it cannot be found, and a hit is only near by its words; read it with ' +
    'get_provision before you rely on it. For a citation that you know use get_provision.',
  input: z.strictObject({
    query: z
      .string(TOO_LONG)
      .trim()
      .min(1, 'Give a question or words to search for.')
      .max(LONGEST_QUERY, TOO_LONG)
      .describe('A question, the facts of a case, or words of the rule.'),
    act: z
      .string('Give the key or the name of one act.')
      .max(300, 'Give the key or the name of one act.')
      .optional()
      .describe('Only provisions of this act: its key or a name of it, see find_acts.'),
    ...pageInput(8, 50),
  }),
  async run({ query, act, ...paging }, context, signal) {
    const { index, today } = context;
    const { corpus } = index;
    const isWanted = act === undefined ? () => true : isOfAct(act, context.index);
    const ranked = (await rankingOf(query, { index }, signal)).filter(({ ordinal }) => isWanted(corpus.actOf(ordinal)));
    const { page, next } = pageOf(ranked, paging);
    const hits = page.map(({ ordinal, score }) => {
      const { act: own, breadcrumb } = viewOf(corpus, ordinal);
      return {
        ...refOf(corpus, ordinal, today),
        act: own.title,
        ...(breadcrumb !== '' && { place: breadcrumb }),
        score: Number(score.toPrecision(4)),
        excerpt: fullText(corpus, ordinal, LONGEST_EXCERPT),
      };
    });
    return { found: ranked.length, hits, ...(next !== undefined && { next }) };
  },
});

/** Throws {@link ToolError} where no act goes by the name. */
function isOfAct(name: string, { corpus, resolver }: PipelineContext['index']): (act: number) => boolean {
  const known = new Set([
    ...resolver.actsNamed(name),
    ...corpus.acts.flatMap(({ key }, act) => (key === name ? [act] : [])),
  ]);
  if (known.size === 0) throw new ToolError(`No act goes by the name “${name}”. Look it up with find_acts.`);
  return (act) => known.has(act);
}
