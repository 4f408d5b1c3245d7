import { fork, type ChildProcess } from 'node:child_process';
import * as vscode from 'vscode';
import { corpusSettings, sharedAddress } from './corpusSettings';
import { LAW_FILES } from './lawFiles';

/** How long files are let come to rest before they are looked at, in milliseconds. */
const REST_MS = 500;

/**
 * Waits for law in the workspace's folders. A process of its own (`server/corpus/indexWorker.ts`) reads the files as the index does,
 * behind the editor's own work, until it finds some; afterwards changed files have it look again. A shared corpus that is set
 * is law, whatever the folders hold.
 */
export class LawWatch implements vscode.Disposable {
  readonly #subscriptions: vscode.Disposable[] = [];
  #probe: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isDisposed = false;

  /**
   * @param script the bundled worker, an absolute path.
   * @param onFound called once at most. Also where the probe fails: law that is overlooked costs more than a start for nothing.
   */
  constructor(
    private readonly script: string,
    private readonly onFound: () => void,
  ) {}

  begin(): void {
    const files = vscode.workspace.createFileSystemWatcher(LAW_FILES, false, false, true);
    const again = (): void => this.#lookSoon(REST_MS);
    this.#subscriptions.push(
      files,
      files.onDidCreate(again),
      files.onDidChange(again),
      vscode.workspace.onDidChangeWorkspaceFolders(again),
      vscode.workspace.onDidGrantWorkspaceTrust(again),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('proviso')) again();
      }),
    );
    this.#lookSoon(0);
  }

  dispose(): void {
    this.#isDisposed = true;
    clearTimeout(this.#timer);
    this.#probe?.kill();
    for (const subscription of this.#subscriptions.splice(0)) subscription.dispose();
  }

  #lookSoon(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), delay);
  }

  #look(): void {
    this.#probe?.kill();
    this.#probe = undefined;
    if (sharedAddress() !== '') {
      this.onFound();
      return;
    }
    const paths = (vscode.workspace.workspaceFolders ?? []).flatMap(({ uri }) =>
      uri.scheme === 'file' ? uri.fsPath : [],
    );
    const { corpus, drafts } = corpusSettings();
    // Who wants nothing read before the first question is asked has nothing read.
    if (paths.length === 0 || !corpus.indexOnOpen) return;
    // In the desktop editor this program is Electron, which has to be told to be Node.
    const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
    const probe = fork(this.script, ['probe'], { execArgv: [], env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#probe = probe;
    probe.once('message', (isLaw: boolean) => this.#conclude(probe, isLaw));
    probe.once('error', () => this.#conclude(probe, true));
    probe.once('exit', () => this.#conclude(probe, true));
    const { include, exclude } = corpus;
    const globs = { include, exclude, drafts: drafts.include, ignored: drafts.exclude };
    probe.send({ paths, ...globs }, () => undefined);
  }

  /** A probe that was put aside for another has no say. */
  #conclude(probe: ChildProcess, isLaw: boolean): void {
    if (probe !== this.#probe || this.#isDisposed) return;
    this.#probe = undefined;
    if (isLaw) this.onFound();
  }
}
