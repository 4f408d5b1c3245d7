import * as vscode from 'vscode';
import type { ClientChannel, CorpusStatus } from '../server';
import { sharedAddress } from './corpusSettings';
import { problemsInWords, progressOf, sharedInWords, sizeOf, statusBarView } from './corpusView';

/** How long indexing stays in the status bar alone, in milliseconds. */
const QUIET_MS = 3_000;

/** Follows the corpus: a status bar item always, a notification when the first index is long in coming. */
export class CorpusMonitor implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<CorpusStatus>();
  readonly onDidChange = this.#changes.event;
  readonly #item = vscode.window.createStatusBarItem('proviso.corpus', vscode.StatusBarAlignment.Right, 50);
  /** Until the server has said otherwise, it is about to begin. */
  #status: CorpusStatus = { state: 'indexing', problems: 0, shared: { state: 'off' } };
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
    const { words = 'Proviso', problems = 0 } = statusBarView(this.#status) ?? {};
    return problems > 0 ? `${words}, ${problemsInWords(problems)}` : words;
  }

  listen(): vscode.Disposable {
    return vscode.Disposable.from(this.channel().hear('proviso/statusChanged', (status) => this.#become(status)));
  }

  /** Whether there is law, once that is known: in the workspace, or in a shared corpus that is set. */
  async hasLaw(): Promise<boolean> {
    if (sharedAddress() !== '') return true;
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

  /** Opens the shared corpus anew. */
  async openShared(): Promise<void> {
    await this.channel().request('proviso/openShared', {});
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
    void vscode.commands.executeCommand('setContext', 'proviso.hasIndex', hasIndex(status));
    if (began && status.statistics === undefined) {
      clearTimeout(this.#notification);
      this.#notification = setTimeout(() => this.#notify(), QUIET_MS);
    }
  }

  #draw(): void {
    const shown = statusBarView(this.#status);
    if (shown === undefined) {
      this.#item.hide();
      return;
    }
    const { icon, words, problems } = shown;
    const { statistics, message, shared } = this.#status;
    const ofShared = sharedInWords(shared);
    this.#item.text = `$(${icon}) ${words}${problems > 0 ? ` $(warning) ${problems}` : ''}`;
    const known = statistics === undefined ? [] : [sizeOf(statistics), problemsInWords(this.#status.problems)];
    this.#item.tooltip = [
      ...(message === undefined ? [] : [message]),
      ...known,
      ...(ofShared === undefined ? [] : [ofShared]),
    ].join('\n');
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

const hasIndex = ({ statistics, shared }: CorpusStatus): boolean =>
  statistics !== undefined || shared.size !== undefined;
