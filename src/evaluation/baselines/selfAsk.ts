import * as l10n from '@vscode/l10n';
import { clip } from '../../pipeline';
import { answering } from './baseline';
import { finalAnswer, firstLine } from './finalAnswer';
import { PROMPTS } from './prompts';

/** Follow-up questions at most; KoBLEX needs three provisions at most. */
const MOST_FOLLOW_UPS = 5;
/** Provisions shown for each. */
const SHOWN = 5;
/** Of a follow-up question and its answer, in UTF-16 code units. */
const LONGEST_STEP = 2_000;
const FOLLOW_UP = /^\W{0,8}follow[ -]?up(?: question)?\s{0,3}:\W{0,4}(.+)$/imu;

/**
 * Self-Ask (Press et al. 2023, "Measuring and narrowing the compositionality gap in language models", section 4): the model asks
 * follow-up questions until none is needed, each is searched for, and the answers stand behind the question when it goes on.
 *
 * Departs from it: no examples; the search is that of the corpus in place of a web search, and since a provision is no answer,
 * the model answers each follow-up from the provisions found for it. A reply that neither asks nor answers ends it without an
 * answer.
 */
export const selfAsk = answering(
  {
    name: 'self-ask',
    summary: () => l10n.t('the model asks itself follow-up questions, each searched for (Self-Ask)'),
  },
  async (asking) => {
    const steps: string[] = [];
    for (let asked = 0; asked <= MOST_FOLLOW_UPS; asked += 1) {
      const said = [asking.questionBlock(), steps.join('\n')];
      const reply = await asking.ask(PROMPTS.selfAsk, said);
      const followUp = FOLLOW_UP.exec(reply)?.[1];
      const answer = finalAnswer(reply);
      if (followUp === undefined || answer !== undefined || asked === MOST_FOLLOW_UPS) return answer;
      const question = clip(followUp.trim(), LONGEST_STEP);
      const hits = await asking.search(question);
      const shown = asking.show(hits.slice(0, SHOWN).map(({ ordinal }) => ordinal));
      const found = await asking.ask(PROMPTS.followUp, [...shown, asking.questionBlock(question)]);
      steps.push(`Follow up: ${question}`, `Intermediate answer: ${clip(firstLine(found), LONGEST_STEP)}`);
    }
    return undefined;
  },
);
