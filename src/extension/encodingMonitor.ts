import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, VectorStatus } from '../server';
import { encodingItem, encodingProgress } from './encodingView';
import { plainMessage } from './plainMessage';

const SHOWN_NOTICES = 'proviso.shownNotices';
/** Notices that are remembered as shown, the latest. */
const REMEMBERED = 100;

/** Follows the encoding of provisions, which may take an hour: a status bar item as long as it lasts, no notification. */
export class EncodingMonitor implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<VectorStatus>();
  readonly onDidChange = this.#changes.event;
  readonly #item = vscode.window.createStatusBarItem('proviso.encoding', vscode.StatusBarAlignment.Right, 49);
  #status: VectorStatus = { state: 'none', notices: [] };

  constructor(
    private readonly channel: () => ClientChannel,
    private readonly log: vscode.LogOutputChannel,
    private readonly memory: vscode.Memento,
  ) {
    this.#item.name = l10n.t('Proviso: Encoding');
    this.#item.command = 'proviso.showStatusActions';
  }

  get status(): VectorStatus {
    return this.#status;
  }

  listen(): vscode.Disposable {
    return vscode.Disposable.from(this.channel().hear('proviso/vectorStatusChanged', (status) => this.#become(status)));
  }

  async stop(): Promise<void> {
    await this.channel().request('proviso/stopEncoding', {});
  }

  async resume(): Promise<void> {
    await this.channel().request('proviso/resumeEncoding', {});
  }

  /** What can be done about encoding now, as items of a quick pick. */
  get actions(): (vscode.QuickPickItem & { run(): unknown })[] {
    const { state, progress } = this.#status;
    const description = progress && encodingProgress(progress);
    const details = description === undefined ? {} : { description };
    if (state === 'loading' || state === 'encoding') {
      return [{ label: `$(debug-pause) ${l10n.t('Stop Encoding')}`, ...details, run: () => this.stop() }];
    }
    if (state !== 'stopped' && state !== 'failed') return [];
    return [{ label: `$(debug-continue) ${l10n.t('Resume Encoding')}`, ...details, run: () => this.resume() }];
  }

  dispose(): void {
    this.#item.dispose();
    this.#changes.dispose();
  }

  #become(status: VectorStatus): void {
    const before = this.#status;
    this.#status = status;
    this.#changes.fire(status);
    this.#draw();
    void vscode.commands.executeCommand('setContext', 'proviso.vectors', status.state);
    if (status.state === 'failed' && before.state !== 'failed')
      void this.#complain(status.message ?? l10n.t('Encoding failed.'));
    void this.#tell(status.notices);
  }

  #draw(): void {
    const shown = encodingItem(this.#status);
    if (shown === undefined) {
      this.#item.hide();
      return;
    }
    this.#item.text = shown.text;
    this.#item.tooltip = shown.tooltip;
    this.#item.accessibilityInformation = { label: shown.tooltip };
    this.#item.show();
  }

  /** Says once what a person should know of the model, in this workspace; the log has it every time. */
  async #tell(notices: readonly string[]): Promise<void> {
    const shown = this.memory.get<readonly string[]>(SHOWN_NOTICES, []);
    const fresh = notices.filter((notice) => !shown.includes(notice));
    if (fresh.length === 0) return;
    await this.memory.update(SHOWN_NOTICES, [...shown, ...fresh].slice(-REMEMBERED));
    for (const notice of fresh) void vscode.window.showInformationMessage(plainMessage(`Proviso: ${notice}`));
  }

  async #complain(reason: string): Promise<void> {
    const [download, settings, showLog] = [l10n.t('Download Model...'), l10n.t('Open Settings'), l10n.t('Show Log')];
    const picked = await vscode.window.showErrorMessage(
      plainMessage(l10n.t('Proviso searches by words alone: {0}', reason)),
      download,
      settings,
      showLog,
    );
    if (picked === download) await vscode.commands.executeCommand('proviso.downloadModel');
    if (picked === settings) await vscode.commands.executeCommand('workbench.action.openSettings', 'proviso.encoder');
    if (picked === showLog) this.log.show(true);
  }
}
