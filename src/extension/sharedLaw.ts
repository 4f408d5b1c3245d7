import * as vscode from 'vscode';
import { SHARED_SCHEME, withSignal, type ClientChannel } from '../server';

/** The URI of a provision's `file`: of a path, or of a document of the shared corpus, which it is itself. */
export const uriOf = (file: string): vscode.Uri =>
  file.startsWith(`${SHARED_SCHEME}:`) ? vscode.Uri.parse(file, true) : vscode.Uri.file(file);

/** Provisions of the shared corpus as read-only documents, each under the name that lawyers cite it by. */
export class SharedLaw implements vscode.TextDocumentContentProvider {
  constructor(private readonly channel: ClientChannel) {}

  listen(): vscode.Disposable {
    return vscode.workspace.registerTextDocumentContentProvider(SHARED_SCHEME, this);
  }

  /** Rejects, with what to do, where the corpus does not answer, or has the provision no longer. */
  provideTextDocumentContent(uri: vscode.Uri, token: vscode.CancellationToken): Promise<string> {
    return withSignal(token, async (signal) => {
      const { text } = await this.channel.request('proviso/sharedText', { uri: uri.toString() }, signal);
      return text;
    });
  }
}
