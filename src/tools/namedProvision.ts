import * as z from 'zod';
import { labelOf } from '../languages';
import { ToolError, type ToolContext } from './tool';
import { meantByName } from './lookup/searchedCitation';

/** Provisions that are told where a name could mean several. */
const MOST_TOLD = 8;
const LONGEST = 300;
const TOO_LONG = `Name one provision in at most ${LONGEST} characters.`;

/** The argument that names a provision. */
export const provisionInput = z
  .string(TOO_LONG)
  .trim()
  .min(1, 'Name a provision: its id, or a citation of it.')
  .max(LONGEST, TOO_LONG)
  .describe(
    'The id of a provision ("harbours-act/sec_10__para_1"), or a citation of it ("Harbours Act, section 10(1)").',
  );

/** The provision that an id or a citation names. Rejects with {@link ToolError} where it names none, or several. */
export async function namedProvision(
  name: string,
  { index }: Pick<ToolContext, 'index'>,
  signal?: AbortSignal,
): Promise<number> {
  const { corpus } = index;
  const known = corpus.ordinal(name);
  if (known !== undefined) return known;
  const meant = await meantByName(index, name, MOST_TOLD + 1, signal);
  const [only, ...others] = meant;
  if (only === undefined) {
    throw new ToolError(
      `“${name}” is not in the corpus, or names no provision. Look the act up with find_acts, or the rule with search_law.`,
    );
  }
  if (others.length === 0) return only;
  const told = meant.slice(0, MOST_TOLD).map((ordinal) => `${labelOf(corpus, ordinal)} (${corpus.id(ordinal)})`);
  const more = meant.length > told.length ? ', and others' : '';
  throw new ToolError(`“${name}” could be ${told.join('; ')}${more}. Ask again with one id.`);
}
