import * as l10n from '@vscode/l10n';
import type { StrategyName } from './strategies';

/** The strategies that ask an index for what they need: others read all of a corpus, or the vectors of provisions. */
export const SHARED_STRATEGIES: readonly StrategyName[] = [
  'bm25',
  'lexical',
  'context',
  'rm3',
  'sar',
  'references',
  'sar+references',
  'dense',
  'rrf',
  'wrrf',
  'hybrid',
  'parser',
  'ask',
];

/** A strategy was chosen that reads all of a corpus, which a shared one is not; the message says what to do. */
export class UnsharedStrategyError extends Error {
  override readonly name = 'UnsharedStrategyError';

  constructor(readonly strategy: StrategyName) {
    super(
      l10n.t(
        'The strategy {0} reads all of a corpus, and a shared one is not here: choose one of {1}.',
        strategy,
        SHARED_STRATEGIES.join(', '),
      ),
    );
  }
}
