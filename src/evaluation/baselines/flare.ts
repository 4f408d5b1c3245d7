import * as l10n from '@vscode/l10n';
import type { TokenProbability } from '../../models';
import { answering } from './baseline';
import { SHOWN } from './asking';
import { firstLine } from './finalAnswer';
import { PROMPTS } from './prompts';

const MOST_SENTENCES = 8;
const SENTENCE_TOKENS = 128;
/** Theta: a sentence with a token less likely than that is searched for. The paper chooses it by data set. */
const LEAST_SURE = 0.8;
/** Beta: tokens less likely than that are left out of the query. */
const LEAST_IN_QUERY = 0.4;

/**
 * FLARE direct (Jiang et al. 2023, "Active retrieval augmented generation", section 3.2): the next sentence is written; where a
 * token of it is less likely than theta it is the next query, without the tokens that are less likely than beta (implicit
 * queries by masking), and is written anew with what was found.
 *
 * Departs from it: a chat model goes on from an answer that it is shown rather than from its own prefix, and the first query is
 * the question. A server that gives no token probabilities leaves nothing to tell a sure sentence by: then every sentence is
 * searched for, whole.
 */
export const flare = answering(
  { name: 'flare', summary: () => l10n.t('the model writes an answer and searches where it is unsure (FLARE)') },
  async (asking) => {
    const sentences: string[] = [];
    let shown = (await asking.search(asking.question)).slice(0, SHOWN);
    for (let at = 0; at < MOST_SENTENCES; at += 1) {
      const next = async (): Promise<{ sentence: string; tokens: readonly TokenProbability[] }> => {
        let tokens: readonly TokenProbability[] = [];
        const said = [
          ...asking.show(shown.map(({ ordinal }) => ordinal)),
          asking.questionBlock(),
          sentences.join('\n'),
        ];
        const onProbabilities = (told: readonly TokenProbability[]): void => void (tokens = told);
        const reply = await asking.ask(PROMPTS.nextSentence, said, { maxTokens: SENTENCE_TOKENS, onProbabilities });
        return { sentence: firstLine(reply), tokens };
      };
      const draft = await next();
      if (isEnd(draft.sentence, sentences)) break;
      const query = unsureQuery(draft.sentence, draft.tokens);
      if (query === undefined) {
        sentences.push(draft.sentence);
        continue;
      }
      shown = (await asking.search(query)).slice(0, SHOWN);
      const { sentence } = await next();
      if (isEnd(sentence, sentences)) break;
      sentences.push(sentence);
    }
    return sentences.join('\n');
  },
);

const isEnd = (sentence: string, before: readonly string[]): boolean =>
  sentence === '' || /^\W{0,4}END\W{0,4}$/u.test(sentence) || before.includes(sentence);

/** What is searched for before a sentence is written anew; undefined where every token of it is sure. */
export function unsureQuery(sentence: string, tokens: readonly TokenProbability[]): string | undefined {
  if (tokens.length === 0) return sentence;
  const likely = ({ logprob }: TokenProbability, least: number): boolean => Math.exp(logprob) >= least;
  if (tokens.every((token) => likely(token, LEAST_SURE))) return undefined;
  const kept = tokens.filter((token) => likely(token, LEAST_IN_QUERY));
  const query = kept
    .map(({ token }) => token)
    .join('')
    .trim();
  return query === '' ? sentence : query;
}
