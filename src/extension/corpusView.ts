import * as l10n from '@vscode/l10n';
import type { CorpusStatus, VectorStatus } from '../server';
import { figure } from '../text';
import { searchedBy } from './encodingView';
import type { CorpusView } from './messages';

type Phase = NonNullable<CorpusStatus['progress']>['phase'];

const phases = (): Readonly<Record<Phase, string>> => ({
  discover: l10n.t('Looking for statutes'),
  read: l10n.t('Reading statutes'),
  cite: l10n.t('Resolving citations'),
  build: l10n.t('Building the index'),
  save: l10n.t('Saving the index'),
  load: l10n.t('Loading the index'),
});

/** "3 acts, 142 provisions" */
export function sizeOf({ acts, provisions }: { acts: number; provisions: number }): string {
  return [
    acts === 1 ? l10n.t('1 act') : l10n.t('{0} acts', figure(acts)),
    provisions === 1 ? l10n.t('1 provision') : l10n.t('{0} provisions', figure(provisions)),
  ].join(', ');
}

/** "Reading statutes: 1,200 of 6,637" */
export function progressOf({ progress }: CorpusStatus): string {
  if (progress === undefined) return l10n.t('Indexing');
  const { phase, done, total } = progress;
  const doing = phases()[phase];
  return total > 0 ? l10n.t('{0}: {1} of {2}', doing, figure(done), figure(total)) : doing;
}

export const problemsInWords = (count: number): string =>
  count === 1 ? l10n.t('1 problem') : l10n.t('{0} problems', figure(count));

/** A document that is not surely law is not law: it may be there nonetheless. */
export const noLawInWords = (): string =>
  l10n.t('Nothing in this folder is surely law. If files of it are, choose them.');

/** What the panel shows of the corpus. */
export function corpusView(status: CorpusStatus, vectors: VectorStatus, hasFolder: boolean): CorpusView {
  const { state, statistics, message } = status;
  const canAsk = statistics !== undefined;
  if (!hasFolder)
    return {
      kind: 'no-folder',
      canAsk: false,
      line: l10n.t('No folder is open. Open one that holds statutes, or try the sample.'),
    };
  if (state === 'indexing') return { kind: 'indexing', canAsk, line: `${progressOf(status)} …` };
  if (state === 'failed')
    return {
      kind: 'failed',
      canAsk,
      line: l10n.t('Indexing failed: {0}', message ?? l10n.t('no reason was given.')),
    };
  if (state === 'empty') return { kind: 'empty', canAsk: false, line: noLawInWords() };
  if (canAsk)
    return { kind: 'ready', canAsk, line: [sizeOf(statistics), searchedBy(vectors)].filter(Boolean).join('. ') };
  const before = message ?? l10n.t('Not indexed yet.');
  return { kind: 'ready', canAsk: true, line: l10n.t('{0} Your question starts it.', before) };
}
