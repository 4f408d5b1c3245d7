import * as l10n from '@vscode/l10n';

/** Names what a writer may have meant: one or more. */
export function didYouMean(names: readonly string[]): string {
  const quoted = names.map((name) => l10n.t('“{0}”', name));
  const [last] = quoted.slice(-1);
  return quoted.length < 2
    ? l10n.t('Did you mean {0}?', quoted.join(''))
    : l10n.t('Did you mean {0} or {1}?', quoted.slice(0, -1).join(', '), last!);
}
