import type { CorpusStatus, VectorStatus } from '../server';
import { searchedBy } from './encodingView';
import type { CorpusView } from './messages';

const number = new Intl.NumberFormat('en');
const PHASES: Readonly<Record<NonNullable<CorpusStatus['progress']>['phase'], string>> = {
  discover: 'Looking for statutes',
  read: 'Reading statutes',
  cite: 'Resolving citations',
  build: 'Building the index',
  save: 'Saving the index',
  load: 'Loading the index',
};

/** "3 acts, 142 provisions" */
export function sizeOf({ acts, provisions }: { acts: number; provisions: number }): string {
  return `${count(acts, 'act')}, ${count(provisions, 'provision')}`;
}

/** "Reading statutes: 1,200 of 6,637" */
export function progressOf({ progress }: CorpusStatus): string {
  if (progress === undefined) return 'Indexing';
  const { phase, done, total } = progress;
  return total > 0 ? `${PHASES[phase]}: ${number.format(done)} of ${number.format(total)}` : PHASES[phase];
}

export const count = (amount: number, noun: string): string =>
  `${number.format(amount)} ${noun}${amount === 1 ? '' : 's'}`;

/** What the panel shows of the corpus. */
export function corpusView(status: CorpusStatus, vectors: VectorStatus, hasFolder: boolean): CorpusView {
  const { state, statistics, message } = status;
  const canAsk = statistics !== undefined;
  if (!hasFolder)
    return {
      kind: 'no-folder',
      canAsk: false,
      line: 'No folder is open. Open one that holds statutes, or try the sample.',
    };
  if (state === 'indexing') return { kind: 'indexing', canAsk, line: `${progressOf(status)} …` };
  if (state === 'failed')
    return { kind: 'failed', canAsk, line: `Indexing failed: ${message ?? 'no reason was given.'}` };
  if (state === 'empty') return { kind: 'empty', canAsk: false, line: 'This folder holds no statutes.' };
  if (canAsk)
    return { kind: 'ready', canAsk, line: [sizeOf(statistics), searchedBy(vectors)].filter(Boolean).join('. ') };
  return { kind: 'ready', canAsk: true, line: `${message ?? 'Not indexed yet.'} Your question starts it.` };
}
