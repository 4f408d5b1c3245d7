import * as l10n from '@vscode/l10n';
import type { VectorStatus } from '../server';
import { figure } from '../text';

const MINUTE_MS = 60_000;

/** "12,300 of 253,080 provision texts, 61 a second, about 65 minutes left" */
export function encodingProgress({ done, total, perSecond, remainingMs }: VectorStatus['progress'] & object): string {
  const parts = [l10n.t('{0} of {1} provision texts', figure(done), figure(total))];
  if (perSecond > 0)
    parts.push(l10n.t('{0} a second', figure(perSecond, { maximumFractionDigits: perSecond < 10 ? 1 : 0 })));
  if (remainingMs !== undefined && remainingMs > 0) parts.push(l10n.t('{0} left', duration(remainingMs)));
  return parts.join(', ');
}

/** Coarse, as an estimate is: "less than a minute", "about 65 minutes", "about 3.5 hours". */
export function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (ms < MINUTE_MS) return l10n.t('less than a minute');
  if (minutes < 90) return minutes === 1 ? l10n.t('about 1 minute') : l10n.t('about {0} minutes', minutes);
  return l10n.t('about {0} hours', figure(Math.round(minutes / 30) / 2));
}

/** The share that is done, in whole percent; 100 only at the very end. */
export const percentOf = ({ done, total }: { done: number; total: number }): number =>
  total === 0 ? 100 : Math.floor((100 * done) / total);

/** What the status bar shows of the vectors: nothing where they are there, or where none are wanted. */
export function encodingItem({
  state,
  progress,
  message,
}: VectorStatus): { text: string; tooltip: string } | undefined {
  const far = progress && encodingProgress(progress);
  switch (state) {
    case 'none':
    case 'ready':
      return undefined;
    case 'loading':
      return { text: `$(sync~spin) ${l10n.t('Proviso: opening vectors')}`, tooltip: untilEncoded() };
    case 'encoding':
      return {
        text: `$(sync~spin) ${l10n.t('Proviso: encoding')}${progress === undefined ? '' : ` ${percentOf(progress)}%`}`,
        tooltip: [
          far === undefined ? l10n.t('Encoding provisions.') : l10n.t('Encoding {0}.', far),
          untilEncoded(),
        ].join('\n'),
      };
    case 'stopped':
      return {
        text: `$(debug-pause) ${l10n.t('Proviso: encoding stopped')}`,
        tooltip: [
          far === undefined ? l10n.t('Encoding was stopped.') : l10n.t('Encoding was stopped at {0}.', far),
          wordsAlone(),
        ].join('\n'),
      };
    case 'failed':
      return {
        text: `$(warning) ${l10n.t('Proviso: no vectors')}`,
        tooltip: [message ?? l10n.t('Encoding failed.'), wordsAlone()].join('\n'),
      };
  }
}

const untilEncoded = (): string => l10n.t('Questions are searched by words alone until all provisions are encoded.');
const wordsAlone = (): string => l10n.t('Questions are searched by words alone.');

/** What the panel adds to the size of the corpus; the empty string where no vectors are wanted. */
export function searchedBy({ state, message }: VectorStatus): string {
  if (state === 'none') return '';
  if (state === 'ready') return l10n.t('Searched by words and by meaning.');
  if (state === 'stopped') return l10n.t('Searched by words alone: encoding was stopped.');
  if (state === 'failed') return l10n.t('Searched by words alone: {0}', message ?? l10n.t('encoding failed.'));
  return l10n.t('Searched by words alone until all provisions are encoded.');
}
