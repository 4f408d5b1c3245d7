import { isCorpusAddress, OpenSearchStore, readCorpusAddress, RestClient } from '../backends';
import type { StrategyName } from '../evaluation';
import { SharedIndex } from '../search';
import { stringsOption, UsageError, type OptionValues, type Terminal } from './command';

export const SHARED_OPTIONS = { 'allow-unencrypted': { type: 'boolean' } } as const;

/** The strategies that ask an index for what they need: others read all of a corpus, or need models or vectors. */
export const SHARED_STRATEGIES: readonly StrategyName[] = [
  'bm25',
  'lexical',
  'context',
  'rm3',
  'sar',
  'references',
  'sar+references',
];

/** Whether `--corpus` names a shared corpus, which is then the only one. */
export function isShared(values: OptionValues): boolean {
  const corpora = stringsOption(values, 'corpus');
  if (!corpora.some(isCorpusAddress)) return false;
  if (corpora.length > 1) throw new UsageError('A shared corpus is searched alone: name one --corpus.');
  return true;
}

/** Opens the shared corpus of `--corpus`; its key, where one is needed, from PROVISO_CORPUS_KEY. */
export async function openShared(values: OptionValues, { env }: Terminal, signal: AbortSignal): Promise<SharedIndex> {
  const [corpus = ''] = stringsOption(values, 'corpus');
  const { cluster, alias } = readCorpusAddress(corpus, {
    key: env['PROVISO_CORPUS_KEY'],
    allowsUnencrypted: values['allow-unencrypted'] === true,
  });
  return new SharedIndex(await OpenSearchStore.open(new RestClient(cluster), alias, signal));
}
