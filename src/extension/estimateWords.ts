import * as l10n from '@vscode/l10n';
import type { Estimate } from '../evaluation';

/** What a run takes, in a line; `language` is that of the numbers. */
export function estimateWords({ calls, inputTokens, outputTokens, estimated, ms }: Estimate, language: string): string {
  const numbers = new Intl.NumberFormat(language);
  const format = (number: number): string => numbers.format(number);
  const [said, asked, replied] = [format(calls), format(inputTokens), format(outputTokens)];
  const time = timeIn(ms, format);
  return estimated
    ? l10n.t('About {0} calls with {1} tokens, estimated, and {2} in reply; {3}', said, asked, replied, time)
    : l10n.t('About {0} calls with {1} tokens, and {2} in reply; {3}', said, asked, replied, time);
}

function timeIn(ms: number, format: (number: number) => string): string {
  const seconds = Math.round(ms / 1000);
  if (seconds <= 1) return l10n.t('1 second');
  return seconds < 120
    ? l10n.t('{0} seconds', format(seconds))
    : l10n.t('{0} minutes', format(Math.round(seconds / 60)));
}
