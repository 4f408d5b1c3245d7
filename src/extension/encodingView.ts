import type { VectorStatus } from '../server';

const number = new Intl.NumberFormat('en');
const MINUTE_MS = 60_000;

/** "12,300 of 253,080 provision texts, 61 a second, about 65 minutes left" */
export function encodingProgress({ done, total, perSecond, remainingMs }: VectorStatus['progress'] & object): string {
  const parts = [`${number.format(done)} of ${number.format(total)} provision texts`];
  if (perSecond > 0)
    parts.push(`${perSecond < 10 ? perSecond.toFixed(1) : number.format(Math.round(perSecond))} a second`);
  if (remainingMs !== undefined && remainingMs > 0) parts.push(`${duration(remainingMs)} left`);
  return parts.join(', ');
}

/** Coarse, as an estimate is: "less than a minute", "about 65 minutes", "about 3.5 hours". */
export function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (ms < MINUTE_MS) return 'less than a minute';
  if (minutes < 90) return `about ${minutes} minute${minutes === 1 ? '' : 's'}`;
  return `about ${number.format(Math.round(minutes / 30) / 2)} hours`;
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
      return { text: '$(sync~spin) Proviso: opening vectors', tooltip: UNTIL_ENCODED };
    case 'encoding':
      return {
        text: `$(sync~spin) Proviso: encoding${progress === undefined ? '' : ` ${percentOf(progress)}%`}`,
        tooltip: [`Encoding ${far ?? 'provisions'}.`, UNTIL_ENCODED].join('\n'),
      };
    case 'stopped':
      return {
        text: '$(debug-pause) Proviso: encoding stopped',
        tooltip: [`Encoding was stopped${far === undefined ? '' : ` at ${far}`}.`, WORDS_ALONE].join('\n'),
      };
    case 'failed':
      return {
        text: '$(warning) Proviso: no vectors',
        tooltip: [message ?? 'Encoding failed.', WORDS_ALONE].join('\n'),
      };
  }
}

const UNTIL_ENCODED = 'Questions are searched by words alone until all provisions are encoded.';
const WORDS_ALONE = 'Questions are searched by words alone.';

/** What the panel adds to the size of the corpus; the empty string where no vectors are wanted. */
export function searchedBy({ state, message }: VectorStatus): string {
  if (state === 'none') return '';
  if (state === 'ready') return 'Searched by words and by meaning.';
  if (state === 'stopped') return 'Searched by words alone: encoding was stopped.';
  if (state === 'failed') return `Searched by words alone: ${message ?? 'encoding failed.'}`;
  return 'Searched by words alone until all provisions are encoded.';
}
