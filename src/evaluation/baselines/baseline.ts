import * as l10n from '@vscode/l10n';
import { ModelUnavailableError } from '../../models';
import type { Hit, TuningName } from '../../search';
import { MissingModelError } from '../missing';
import type { Ranking, Strategy } from '../strategy';
import { Asking } from './asking';

/** What a baseline has of a retriever to set. */
const RETRIEVER = ['mix.meaning'] as const satisfies readonly TuningName[];

interface About {
  readonly name: string;
  readonly summary: () => string;
  readonly tuning?: readonly TuningName[];
  /** Whether it looks for provisions: with vectors, where there are some. */
  readonly retrieves?: boolean;
}

/**
 * A strategy that answers with a language model. `work` resolves to its final reply, in which provisions are cited by the
 * numbers under which they were shown, or by name; what it cites is what it selects. A reply that cannot be read, or none,
 * is no answer; where the model gave none, the ranking says why.
 */
export const answering = (about: About, work: (asking: Asking) => Promise<string | undefined>): Strategy =>
  withModel(about, async (asking, k) => {
    const { answer, cited } = asking.read((await work(asking)) ?? '');
    return answerRanking(answer, cited, asking.retrieved, k);
  });

/** A strategy that has a language model write a query, and searches once. It does not answer, nor judge how many are needed. */
export const expanding = (about: About, write: (asking: Asking) => Promise<string>): Strategy =>
  withModel({ ...about, retrieves: true }, async (asking, k) => {
    const hits = await asking.search(`${asking.question}\n\n${await write(asking)}`, k);
    return { hits: hits.slice(0, k) };
  });

function withModel(
  { name, summary, tuning = [], retrieves = true }: About,
  rank: (asking: Asking, k: number) => Promise<Ranking>,
): Strategy {
  return {
    summary,
    needs: 'model',
    uses: retrieves ? ['model', 'dense'] : ['model'],
    tuning: retrieves ? [...RETRIEVER, ...tuning] : tuning,
    async rank(question, k, context, signal) {
      if (context.model === undefined) throw new MissingModelError(name);
      const asking = new Asking(question, context, context.model, signal);
      try {
        return await rank(asking, k);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof ModelUnavailableError)) throw error;
        const notices = [l10n.t('Not answered: {0}', error.message)];
        return { ...answerRanking('', [], asking.retrieved, k), notices };
      }
    },
  };
}

/** What is cited stands first, in its order, then what else was retrieved; scores count down, since the two have none in common. */
function answerRanking(answer: string, cited: readonly number[], retrieved: readonly Hit[], k: number): Ranking {
  const ordinals = [...new Set([...cited, ...retrieved.map(({ ordinal }) => ordinal)])].slice(0, k);
  const hits = ordinals.map((ordinal, at): Hit => ({ ordinal, score: 1 / (at + 1) }));
  const selected = Math.min(cited.length, hits.length);
  return { hits, selected, quoted: cited.slice(0, selected), answer };
}
