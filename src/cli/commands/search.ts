import { STRATEGIES } from '../../evaluation';
import { labelOf, nearestHeading } from '../../law';
import {
  CORPUS_OPTIONS,
  countOption,
  onlyArgument,
  SENTENCE_MODEL_OPTIONS,
  strategyOption,
  type Command,
} from '../command';
import { openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';

const DEFAULT_HITS = 10;

export const search: Command = {
  usage: 'search QUERY --corpus PATH [-k N] [--strategy S] [--encoder DIR] [--cross-encoder DIR]',
  summary: 'list the provisions that match a text best',
  options: {
    ...CORPUS_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    k: { type: 'string', short: 'k' },
    strategy: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const query = onlyArgument(positionals, 'QUERY');
    const k = countOption(values, 'k') ?? DEFAULT_HITS;
    const strategy = strategyOption(values, 'bm25');
    const opened = await openCorpus(values, terminal, signal);
    const { index } = opened;
    const [ranked, elapsedMs] = await withSentenceModels(values, terminal, signal, opened, async (models) => {
      const started = performance.now();
      const { hits } = await STRATEGIES[strategy](query, k, { index, ...models }, signal);
      return [hits, performance.now() - started];
    });
    const { corpus } = index;
    const hits = ranked.map(({ ordinal, score }) => {
      const { id, file, range } = corpus.provision(ordinal);
      return { id, label: labelOf(corpus, ordinal), score, file, line: range.start.line + 1 };
    });
    return {
      json: { hits, elapsedMs },
      lines: hits.map(({ label, score, file, line }, at) => {
        const heading = nearestHeading(corpus, ranked[at]!.ordinal);
        return `${score.toFixed(3)}  ${label}${heading === '' ? '' : `  ${heading}`}  (${shownFile(file)}:${line})`;
      }),
    };
  },
};
