import * as l10n from '@vscode/l10n';
import { answering } from './baseline';
import { finalAnswer, firstLine } from './finalAnswer';
import { PROMPTS } from './prompts';

/** As in the paper: 4 provisions a step, 8 steps at most, 15 provisions in all. */
const A_STEP = 4;
const MOST_STEPS = 8;
const MOST_SHOWN = 15;

/**
 * IRCoT (Trivedi et al. 2023, "Interleaving retrieval with chain-of-thought reasoning for knowledge-intensive multi-step
 * questions", section 3): each sentence of the reasoning is the next query, and what it finds is read for the next sentence,
 * until one says the answer; a reader then answers from all that was found.
 *
 * Departs from it: no examples, and the reader is the same model with the prompt of chain of thought. Where the reader gives no
 * answer, that of the reasoning counts.
 */
export const ircot = answering(
  { name: 'ircot', summary: () => l10n.t('each sentence of the reasoning is searched for before the next (IRCoT)') },
  async (asking) => {
    const found: number[] = [];
    const thoughts: string[] = [];
    const collect = async (query: string): Promise<void> => {
      const hits = (await asking.search(query)).filter(({ ordinal }) => !found.includes(ordinal));
      found.push(...hits.slice(0, Math.min(A_STEP, MOST_SHOWN - found.length)).map(({ ordinal }) => ordinal));
    };
    await collect(asking.question);
    let reasoned: string | undefined;
    for (let step = 0; step < MOST_STEPS && reasoned === undefined; step += 1) {
      const said = [...asking.show(found), asking.questionBlock(), thoughts.join('\n')];
      const thought = firstLine(await asking.ask(PROMPTS.nextThought, said));
      if (thought === '' || thoughts.includes(thought)) break;
      thoughts.push(thought);
      reasoned = finalAnswer(thought);
      if (reasoned === undefined) await collect(thought);
    }
    const read = await asking.ask(PROMPTS.cotShown, [...asking.show(found), asking.questionBlock()]);
    return finalAnswer(read) ?? reasoned;
  },
);
