import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { DOCX_SCHEME, type ClientChannel } from '../server';
import { plainMessage } from './plainMessage';

/**
 * Word documents as read-only text: the server reads what stands in them, and checks and follows the citations of that
 * text as of any draft. A preview follows its file.
 */
export class DocxPreview implements vscode.TextDocumentContentProvider {
  readonly #changes = new vscode.EventEmitter<vscode.Uri>();
  /** Texts that were read to be shown, by the preview's URI, until the editor asks for them. */
  readonly #fresh = new Map<string, string>();
  readonly onDidChange = this.#changes.event;

  constructor(private readonly channel: ClientChannel) {}

  listen(): vscode.Disposable {
    const watcher = vscode.workspace.createFileSystemWatcher('**/*.docx', false, false, true);
    const changed = (file: vscode.Uri): void => this.#changes.fire(previewOf(file));
    return vscode.Disposable.from(
      this.#changes,
      watcher,
      watcher.onDidChange(changed),
      watcher.onDidCreate(changed),
      vscode.workspace.registerTextDocumentContentProvider(DOCX_SCHEME, this),
    );
  }

  /** Says in place of the text why there is none: a file may be gone or half written after its preview was opened. */
  async provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    const fresh = this.#fresh.get(uri.toString());
    this.#fresh.delete(uri.toString());
    if (fresh !== undefined) return fresh;
    const abort = new AbortController();
    const listening = token.onCancellationRequested(() => abort.abort());
    try {
      return await this.#read(uri, abort.signal);
    } catch (error) {
      abort.signal.throwIfAborted();
      return error instanceof Error ? error.message : String(error);
    } finally {
      listening.dispose();
    }
  }

  /** Opens the preview of a file, or of one that the user picks. Rejects, with what to do, for what is no Word document. */
  async show(file?: vscode.Uri): Promise<void> {
    const chosen = file ?? (await pickDocument());
    if (chosen === undefined) return;
    if (chosen.scheme !== 'file')
      throw new Error(l10n.t('Only documents on disk can be previewed: save a copy there.'));
    const uri = previewOf(chosen);
    const progress = {
      location: vscode.ProgressLocation.Notification,
      title: l10n.t('Proviso: reading {0}', basename(uri)),
      cancellable: true,
    };
    const text = await vscode.window.withProgress(progress, (_, token) => {
      const abort = new AbortController();
      token.onCancellationRequested(() => abort.abort());
      return this.#read(uri, abort.signal);
    });
    this.#fresh.set(uri.toString(), text);
    this.#changes.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  async #read(uri: vscode.Uri, signal: AbortSignal): Promise<string> {
    const file = uri.with({ scheme: 'file' }).toString();
    const { text, problems } = await this.channel.request('proviso/docxText', { uri: file }, signal);
    if (problems.length > 0) {
      void vscode.window.showWarningMessage(plainMessage(`Proviso: ${basename(uri)}: ${problems.join(' ')}`));
    }
    return text;
  }
}

const previewOf = (file: vscode.Uri): vscode.Uri => file.with({ scheme: DOCX_SCHEME });
const basename = (uri: vscode.Uri): string => uri.path.slice(uri.path.lastIndexOf('/') + 1);

async function pickDocument(): Promise<vscode.Uri | undefined> {
  const picked = await vscode.window.showOpenDialog({
    title: l10n.t('Preview a Word document with its citations'),
    openLabel: l10n.t('Preview'),
    filters: { [l10n.t('Word documents')]: ['docx'] },
  });
  return picked?.[0];
}
