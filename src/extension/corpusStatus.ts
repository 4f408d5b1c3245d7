import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, CorpusStatus } from '../server';
import { problemsInWords, progressOf, sizeOf } from './corpusView';

/** How long indexing stays in the status bar alone, in milliseconds. */
const QUIET_MS = 3_000;

/** Follows the corpus: a status bar item always, a notification when the first index is long in coming. */
export class CorpusMonitor implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<CorpusStatus>();
  readonly onDidChange = this.#changes.event;
  readonly #item = vscode.window.createStatusBarItem('proviso.corpus', vscode.StatusBarAlignment.Right, 50);
  /** Until the server has said otherwise, it is about to begin. */
  #status: CorpusStatus = { state: 'indexing', problems: 0 };
  #notification: NodeJS.Timeout | undefined;

  constructor(private readonly channel: () => ClientChannel) {
    this.#item.name = 'Proviso';
    this.#item.command = 'proviso.showStatusActions';
  }

  get status(): CorpusStatus {
    return this.#status;
  }

  /** The item in the status bar as a screen reader says it. */
  get inWords(): string {
    const { words = 'Proviso', problems = 0 } = shownOf(this.#status) ?? {};
    return problems > 0 ? `${words}, ${problemsInWords(problems)}` : words;
  }

  listen(): vscode.Disposable {
    return vscode.Disposable.from(this.channel().hear('proviso/statusChanged', (status) => this.#become(status)));
  }

  /** Whether the workspace holds law, once that is known. */
  async hasLaw(): Promise<boolean> {
    if (vscode.workspace.workspaceFolders === undefined) return false;
    return await new Promise((resolve) => {
      const look = (status: CorpusStatus): void => {
        const known = lawIn(status);
        if (known === undefined) return;
        listening.dispose();
        resolve(known);
      };
      const listening = this.onDidChange(look);
      look(this.#status);
    });
  }

  async cancel(): Promise<void> {
    await this.channel().request('proviso/cancelIndexing', {});
  }

  /** Builds the index anew, with a notification at once. */
  async rebuild(): Promise<void> {
    await this.channel().request('proviso/rebuild', {});
    this.#notify();
  }

  dispose(): void {
    clearTimeout(this.#notification);
    this.#item.dispose();
    this.#changes.dispose();
  }

  #become(status: CorpusStatus): void {
    const began = status.state === 'indexing' && status.progress === undefined;
    this.#status = status;
    this.#changes.fire(status);
    this.#draw();
    void vscode.commands.executeCommand('setContext', 'proviso.state', status.state);
    void vscode.commands.executeCommand('setContext', 'proviso.hasIndex', status.statistics !== undefined);
    if (began && status.statistics === undefined) {
      clearTimeout(this.#notification);
      this.#notification = setTimeout(() => this.#notify(), QUIET_MS);
    }
  }

  #draw(): void {
    const shown = shownOf(this.#status);
    if (shown === undefined) {
      this.#item.hide();
      return;
    }
    const { icon, words, problems } = shown;
    const { statistics, message } = this.#status;
    this.#item.text = `$(${icon}) ${words}${problems > 0 ? ` $(warning) ${problems}` : ''}`;
    const known = statistics === undefined ? [] : [sizeOf(statistics), problemsInWords(this.#status.problems)];
    this.#item.tooltip = [...(message === undefined ? [] : [message]), ...known].join('\n');
    this.#item.accessibilityInformation = { label: this.inWords };
    this.#item.show();
  }

  /** A notification with cancel, as long as the run that is under way lasts. */
  #notify(): void {
    if (this.#status.state !== 'indexing') return;
    const options = { location: vscode.ProgressLocation.Notification, title: 'Proviso', cancellable: true };
    void vscode.window.withProgress(options, async (progress, token) => {
      token.onCancellationRequested(() => void this.cancel());
      await new Promise<void>((resolve) => {
        const follow = (status: CorpusStatus): void => {
          if (status.state === 'indexing') {
            progress.report({ message: progressOf(status) });
            return;
          }
          listening.dispose();
          resolve();
        };
        const listening = this.onDidChange(follow);
        follow(this.#status);
      });
    });
  }
}

/** What is done only where law was found. */
const WITH_LAW: ReadonlySet<NonNullable<CorpusStatus['progress']>['phase']> = new Set(['cite', 'build', 'save']);

/** Whether there is law; undefined while it is still looked for. */
function lawIn({ state, statistics, progress }: CorpusStatus): boolean | undefined {
  if (statistics !== undefined) return true;
  if (state === 'indexing') return progress !== undefined && WITH_LAW.has(progress.phase) ? true : undefined;
  // Not indexed yet, or it failed: what is asked for says so better.
  return state !== 'empty';
}

/** What the status bar shows of a state: nothing where there is no law to speak of. */
function shownOf(status: CorpusStatus): { icon: string; words: string; problems: number } | undefined {
  const { state, statistics, problems } = status;
  if (state === 'indexing') return { icon: 'sync~spin', words: `Proviso: ${progressOf(status)}`, problems: 0 };
  if (state === 'failed') return { icon: 'error', words: l10n.t('Proviso: indexing failed'), problems: 0 };
  return statistics && { icon: 'law', words: `Proviso: ${sizeOf(statistics)}`, problems };
}
