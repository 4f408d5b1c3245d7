import { STRATEGIES } from '../../evaluation';
import { labelOf } from '../../languages';
import { dayOf, nearestHeading } from '../../law';
import type { LegalIndex } from '../../search';
import {
  CORPUS_OPTIONS,
  countOption,
  onlyArgument,
  SENTENCE_MODEL_OPTIONS,
  UsageError,
  type Command,
  type OptionValues,
  type Terminal,
} from '../command';
import { openCorpus, shownFile } from '../openCorpus';
import { withSentenceModels, type SentenceModels } from '../openModels';
import { isShared, openShared, SHARED_OPTIONS, SHARED_STRATEGIES } from '../sharedCorpus';
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
  readonly elapsedMs: number;
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
    const find = isShared(values) ? findInShared : findInFiles;
    const { hits, notices, elapsedMs } = await find(asked, values, terminal);
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

async function findInFiles(asked: Asked, values: OptionValues, terminal: Terminal): Promise<Found> {
  const opened = await openCorpus(values, terminal, asked.signal);
  return withSentenceModels(values, terminal, asked.signal, opened, (models) => found(opened.index, asked, models));
}

async function findInShared(asked: Asked, values: OptionValues, terminal: Terminal): Promise<Found> {
  if (!SHARED_STRATEGIES.includes(asked.name)) {
    throw new UsageError(
      `A shared corpus is not searched by ${asked.name}: choose one of ${SHARED_STRATEGIES.join(', ')} with --strategy.`,
    );
  }
  const shared = await openShared(values, terminal, asked.signal);
  const started = performance.now();
  const { hits, notices } = await shared.with((index) => found(index, asked, {}), asked.signal);
  return { hits, notices, elapsedMs: performance.now() - started };
}

/** What a strategy finds in an index, as it is shown. */
async function found(
  index: LegalIndex,
  { name, query, k, signal, ...shaped }: Asked,
  models: SentenceModels,
): Promise<Found> {
  const today = dayOf(new Date());
  const started = performance.now();
  const { hits, notices = [] } = await STRATEGIES[name].rank(query, k, { index, today, ...models, ...shaped }, signal);
  const elapsedMs = performance.now() - started;
  const { corpus } = index;
  const shown = hits.map(({ ordinal, score }): ShownHit => {
    const { id, file, range } = corpus.provision(ordinal);
    const heading = nearestHeading(corpus, ordinal);
    return { id, label: labelOf(corpus, ordinal), score, file, line: range.start.line + 1, heading };
  });
  return { hits: shown, notices, elapsedMs };
}
