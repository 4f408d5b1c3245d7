import { STRATEGIES } from '../../evaluation';
import { labelOf } from '../../languages';
import { dayOf, nearestHeading } from '../../law';
import { modelsOnce } from '../../models';
import type { LegalIndex } from '../../search';
import {
  CORPUS_OPTIONS,
  countOption,
  onlyArgument,
  SENTENCE_MODEL_OPTIONS,
  type Command,
  isShared,
  SHARED_OPTIONS,
} from '../command';
import { shownFile } from '../openCorpus';
import { withSentenceModels, type SentenceModels } from '../openModels';
import { openSource, refuseUnshared } from '../corpusSource';
import { chosenStrategy, STRATEGY_OPTIONS, STRATEGY_USAGE, type ChosenStrategy } from '../strategyOptions';

const DEFAULT_HITS = 10;

/** What is searched for. */
interface Asked extends ChosenStrategy {
  readonly query: string;
  readonly k: number;
  readonly signal: AbortSignal;
}

interface ShownHit {
  readonly id: string;
  readonly label: string;
  readonly score: number;
  readonly file: string;
  readonly line: number;
  readonly heading: string;
}

interface Found {
  readonly hits: readonly ShownHit[];
  readonly notices: readonly string[];
}

export const search: Command = {
  usage: `search QUERY --corpus PATH|ADDRESS [-k N] ${STRATEGY_USAGE} [--encoder DIR] [--cross-encoder DIR] [--allow-unencrypted]`,
  summary: 'list the provisions that match a text best',
  options: {
    ...CORPUS_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    ...STRATEGY_OPTIONS,
    ...SHARED_OPTIONS,
    k: { type: 'string', short: 'k' },
  },
  async run(positionals, values, terminal, signal) {
    const query = onlyArgument(positionals, 'QUERY');
    const k = countOption(values, 'k') ?? DEFAULT_HITS;
    const byDefault = values['encoder'] === undefined ? 'bm25' : 'hybrid';
    const asked = { ...chosenStrategy(values, byDefault, ['expand']), query, k, signal };
    if (isShared(values)) refuseUnshared(asked.name);
    const { source, dense } = await openSource(values, terminal, signal);
    const { hits, notices, elapsedMs } = await withSentenceModels(values, terminal, signal, dense, (models) =>
      timed(() => source.with((index, once) => found(index, asked, modelsOnce(models, once)), signal)),
    );
    notices.forEach((notice) => terminal.warn(notice));
    return {
      json: {
        hits: hits.map(({ id, label, score, file, line }) => ({ id, label, score, file, line })),
        elapsedMs,
        notices,
      },
      lines: hits.map(({ label, score, heading, file, line }) => {
        return `${score.toFixed(3)}  ${label}${heading === '' ? '' : `  ${heading}`}  (${shownFile(file)}:${line})`;
      }),
    };
  },
};

async function timed<Result extends object>(work: () => Promise<Result>): Promise<Result & { elapsedMs: number }> {
  const started = performance.now();
  return { ...(await work()), elapsedMs: performance.now() - started };
}

/** What a strategy finds in an index, as it is shown. */
async function found(
  index: LegalIndex,
  { name, query, k, signal, ...shaped }: Asked,
  models: SentenceModels,
): Promise<Found> {
  const today = dayOf(new Date());
  const { hits, notices = [] } = await STRATEGIES[name].rank(query, k, { index, today, ...models, ...shaped }, signal);
  const { corpus } = index;
  const shown = hits.map(({ ordinal, score }): ShownHit => {
    const { id, file, range } = corpus.provision(ordinal);
    const heading = nearestHeading(corpus, ordinal);
    return { id, label: labelOf(corpus, ordinal), score, file, line: range.start.line + 1, heading };
  });
  return { hits: shown, notices };
}
