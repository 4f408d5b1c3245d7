import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel } from '../server';
import { plainMessage } from './plainMessage';

/** A key, where it is kept, and what is said of it. */
interface KeyKind {
  /** Its name in the secret storage. */
  readonly secret: string;
  readonly request: 'proviso/setApiKey' | 'proviso/setCorpusKey';
  readonly title: () => string;
  readonly prompt: () => string;
  readonly forgotten: () => string;
}

/** That of the language-model server. */
export const MODEL_KEY: KeyKind = {
  secret: 'proviso.languageModel.server.apiKey',
  request: 'proviso/setApiKey',
  title: () => l10n.t('Proviso: Set API Key'),
  prompt: () => l10n.t('The key of the language-model server. It is kept in the secret storage of the editor.'),
  forgotten: () => l10n.t('Proviso forgot the API key.'),
};

/** That of the shared corpus. */
export const CORPUS_KEY: KeyKind = {
  secret: 'proviso.corpus.shared.key',
  request: 'proviso/setCorpusKey',
  title: () => l10n.t('Proviso: Set Key of Shared Corpus'),
  prompt: () =>
    l10n.t('The key of the shared corpus, user:password or a token. It is kept in the secret storage of the editor.'),
  forgotten: () => l10n.t('Proviso forgot the key of the shared corpus.'),
};

/** A key that is kept in the editor's secret storage and handed to the server's memory. */
export class StoredKey {
  #key: string | undefined;

  constructor(
    private readonly kind: KeyKind,
    private readonly secrets: vscode.SecretStorage,
    private readonly channel: () => ClientChannel,
  ) {}

  /** What must not be seen in a log. */
  get current(): string | undefined {
    return this.#key;
  }

  /** Hands the stored key to the server. */
  async share(): Promise<void> {
    this.#key = await this.secrets.get(this.kind.secret);
    await this.channel().request(this.kind.request, { key: this.#key ?? null });
  }

  /** Hands each later key over too, changed in whatever window. */
  follow(): vscode.Disposable {
    return this.secrets.onDidChange(({ key }) => {
      if (key === this.kind.secret) void this.share();
    });
  }

  async set(): Promise<void> {
    const key = await vscode.window.showInputBox({
      title: this.kind.title(),
      prompt: this.kind.prompt(),
      password: true,
      ignoreFocusOut: true,
    });
    if (key !== undefined && key.trim() !== '') await this.secrets.store(this.kind.secret, key.trim());
  }

  async clear(): Promise<void> {
    await this.secrets.delete(this.kind.secret);
    void vscode.window.showInformationMessage(plainMessage(this.kind.forgotten()));
  }
}
