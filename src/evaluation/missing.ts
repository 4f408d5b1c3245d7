import * as l10n from '@vscode/l10n';

/** A strategy was chosen that needs vectors, and there are none; the message says what to do. */
export class MissingVectorsError extends Error {
  override readonly name = 'MissingVectorsError';

  constructor(readonly strategy: string) {
    super(
      l10n.t(
        'The strategy {0} needs a sentence encoder: name a model folder, or choose a strategy without vectors, such as lexical.',
        strategy,
      ),
    );
  }
}

/** A strategy was chosen that needs a language model, and there is none; the message says what to do. */
export class MissingModelError extends Error {
  override readonly name = 'MissingModelError';

  constructor(readonly strategy: string) {
    super(
      l10n.t(
        'The strategy {0} needs a language model: choose one, or choose a strategy that works without, such as parser.',
        strategy,
      ),
    );
  }
}

/** A strategy was chosen that reads all of a corpus, which a shared one is not; the message says what to do. */
export class UnsharedStrategyError extends Error {
  override readonly name = 'UnsharedStrategyError';

  /** @param others those that need not. */
  constructor(
    readonly strategy: string,
    others: readonly string[],
  ) {
    super(
      l10n.t(
        'The strategy {0} reads all of a corpus, and a shared one is not here: choose one of {1}.',
        strategy,
        others.join(', '),
      ),
    );
  }
}
