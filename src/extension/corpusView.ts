import * as l10n from '@vscode/l10n';
import type { CorpusStatus, FolderStatus, SharedStatus, VectorStatus } from '../server';
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
export function progressOf({ progress }: Pick<CorpusStatus, 'progress'>): string {
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

/** How it stands with the shared corpus, in one line; undefined where none is set. */
export function sharedInWords({ state, name, size, message }: SharedStatus): string | undefined {
  switch (state) {
    case 'off':
      return undefined;
    case 'opening':
      return l10n.t('Opening the shared corpus {0} …', name ?? '');
    case 'ready':
      return [name, size && sizeOf(size)].filter(Boolean).join(': ');
    case 'unavailable':
      return l10n.t('{0} It is asked again after a while.', message ?? '');
    case 'failed':
      return message;
  }
}

/** What the status bar shows: nothing where there is no law to speak of. */
export function statusBarView({
  shared,
  ...folder
}: CorpusStatus): { icon: string; words: string; problems: number } | undefined {
  const { state, statistics, problems } = folder;
  if (state === 'indexing') return { icon: 'sync~spin', words: `Proviso: ${progressOf(folder)}`, problems: 0 };
  if (state === 'failed') return { icon: 'error', words: l10n.t('Proviso: indexing failed'), problems: 0 };
  const held = statistics && { icon: 'law', words: `Proviso: ${sizeOf(statistics)}`, problems };
  switch (shared.state) {
    case 'off':
      return held;
    case 'opening':
      return held ?? { icon: 'sync~spin', words: l10n.t('Proviso: opening the shared corpus'), problems };
    case 'ready':
      return held ?? { icon: 'law', words: `Proviso: ${shared.size ? sizeOf(shared.size) : ''}`, problems };
    case 'unavailable':
    case 'failed':
      return { icon: 'warning', words: l10n.t('Proviso: without the shared corpus'), problems };
  }
}

/** What the panel shows of the corpus. */
export function corpusView(status: CorpusStatus, vectors: VectorStatus, hasFolder: boolean): CorpusView {
  const view = folderView(status, vectors, hasFolder);
  const line = sharedInWords(status.shared);
  if (line === undefined) return view;
  if (status.statistics !== undefined) return { ...view, line: `${view.line}. ${line}` };
  if (view.kind === 'indexing' || view.kind === 'failed') return view;
  return status.shared.state === 'ready' ? { kind: 'ready', canAsk: true, line } : { ...view, canAsk: false, line };
}

function folderView(status: FolderStatus, vectors: VectorStatus, hasFolder: boolean): CorpusView {
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
