import { STRATEGIES, type Ranking } from '../../evaluation';
import { labelOf } from '../../languages';
import { dayOf, nearestHeading } from '../../law';
import { CORPUS_OPTIONS, countOption, onlyArgument, SENTENCE_MODEL_OPTIONS, type Command } from '../command';
import { openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { chosenStrategy, STRATEGY_OPTIONS, STRATEGY_USAGE } from '../strategyOptions';

const DEFAULT_HITS = 10;

export const search: Command = {
  usage: `search QUERY --corpus PATH [-k N] ${STRATEGY_USAGE} [--encoder DIR] [--cross-encoder DIR]`,
  summary: 'list the provisions that match a text best',
  options: {
    ...CORPUS_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    ...STRATEGY_OPTIONS,
    k: { type: 'string', short: 'k' },
  },
  async run(positionals, values, terminal, signal) {
    const query = onlyArgument(positionals, 'QUERY');
    const k = countOption(values, 'k') ?? DEFAULT_HITS;
    const byDefault = values['encoder'] === undefined ? 'bm25' : 'hybrid';
    const { name, ...shaped } = chosenStrategy(values, byDefault, ['expand']);
    const opened = await openCorpus(values, terminal, signal);
    const { index } = opened;
    const today = dayOf(new Date());
    const [{ hits: ranked, notices = [] }, elapsedMs] = await withSentenceModels(
      values,
      terminal,
      signal,
      opened,
      async (models) => {
        const started = performance.now();
        const ranking: Ranking = await STRATEGIES[name].rank(query, k, { index, today, ...models, ...shaped }, signal);
        return [ranking, performance.now() - started];
      },
    );
    notices.forEach((notice) => terminal.warn(notice));
    const { corpus } = index;
    const hits = ranked.map(({ ordinal, score }) => {
      const { id, file, range } = corpus.provision(ordinal);
      return { id, label: labelOf(corpus, ordinal), score, file, line: range.start.line + 1 };
    });
    return {
      json: { hits, elapsedMs, notices },
      lines: hits.map(({ label, score, file, line }, at) => {
        const heading = nearestHeading(corpus, ranked[at]!.ordinal);
        return `${score.toFixed(3)}  ${label}${heading === '' ? '' : `  ${heading}`}  (${shownFile(file)}:${line})`;
      }),
    };
  },
};
