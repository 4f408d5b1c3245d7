import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel } from '../server';

const SECRET = 'proviso.languageModel.server.apiKey';

/** The key of the language-model server: kept in the editor's secret storage, handed to the server's memory. */
export class ApiKey {
  #key: string | undefined;

  constructor(
    private readonly secrets: vscode.SecretStorage,
    private readonly channel: () => ClientChannel,
  ) {}

  /** What must not be seen in a log. */
  get current(): string | undefined {
    return this.#key;
  }

  /** Hands the stored key to the server. */
  async share(): Promise<void> {
    this.#key = await this.secrets.get(SECRET);
    await this.channel().request('proviso/setApiKey', { key: this.#key ?? null });
  }

  /** Hands each later key over too, changed in whatever window. */
  follow(): vscode.Disposable {
    return this.secrets.onDidChange(({ key }) => {
      if (key === SECRET) void this.share();
    });
  }

  async set(): Promise<void> {
    const key = await vscode.window.showInputBox({
      title: l10n.t('Proviso: Set API Key'),
      prompt: l10n.t('The key of the language-model server. It is kept in the secret storage of the editor.'),
      password: true,
      ignoreFocusOut: true,
    });
    if (key !== undefined && key.trim() !== '') await this.secrets.store(SECRET, key.trim());
  }

  async clear(): Promise<void> {
    await this.secrets.delete(SECRET);
    void vscode.window.showInformationMessage(l10n.t('Proviso forgot the API key.'));
  }
}
