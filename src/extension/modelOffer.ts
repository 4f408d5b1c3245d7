import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { StoredKey } from './storedKey';
import type { AskSession } from './askSession';
import { lookForServers, USUAL_SERVERS, type LoopbackServer } from './loopbackServers';
import type { ModelOffer as Offer, OfferedModel } from './messages';
import {
  configuredServer,
  editorModel,
  editorModelSetting,
  languageModelSettings,
  modelSource,
  saveChoice,
  saveSource,
} from './modelSettings';
import { choicesOf, foundInWords, idOf, offered, offerOf, type Look, type ModelChoice } from './offeredModels';

/**
 * Offers a language model beside the first answer and remembers what the user chose. It calls none, and asks servers on
 * this computer only when it is told to look.
 */
export class ModelOffer implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<Offer>();
  readonly onDidChange = this.#changes.event;
  #offer: Offer = { state: 'none' };
  #choices: readonly ModelChoice[] = [];
  #look: Look = { state: 'not-yet' };
  #servers = USUAL_SERVERS;
  /** Drops what an earlier, slower refresh finds. */
  #refreshes = 0;

  /** @param share hands the settings to the server. */
  constructor(
    private readonly session: AskSession,
    private readonly apiKey: StoredKey,
    private readonly share: () => Promise<void>,
    private readonly log: vscode.LogOutputChannel,
  ) {}

  get current(): Offer {
    return this.#offer;
  }

  listen(): vscode.Disposable {
    const refresh = (): void => this.refresh();
    refresh();
    return vscode.Disposable.from(
      this.session.onDidChange(({ kind }) => {
        if (kind === 'session') refresh();
      }),
      vscode.lm.onDidChangeChatModels(refresh),
      vscode.workspace.onDidGrantWorkspaceTrust(refresh),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('proviso.languageModel')) refresh();
      }),
    );
  }

  /** Asks these servers on this computer instead of the usual ones, until it is disposed of. */
  lookAt(servers: readonly LoopbackServer[]): vscode.Disposable {
    this.#servers = servers;
    return new vscode.Disposable(() => {
      if (this.#servers === servers) this.#servers = USUAL_SERVERS;
    });
  }

  /** All that can be chosen now, whether or not a question was asked; none in a workspace that is not trusted. */
  async available(): Promise<readonly OfferedModel[]> {
    this.#choices = vscode.workspace.isTrusted ? await this.#available() : [];
    return this.#choices.map((choice) => this.#shown(choice));
  }

  /** Looks for servers on this computer, and resolves to what came of it in a sentence. */
  async lookForModels(): Promise<string> {
    if (!vscode.workspace.isTrusted) return untrustedLine();
    this.#look = { state: 'looking' };
    this.refresh();
    const asked = this.#servers;
    const found = await lookForServers(asked);
    this.#look = { state: 'done', asked, found };
    this.refresh();
    return foundInWords(asked, found);
  }

  /** Remembers the choice and asks the question at hand again. What is no longer offered is not chosen. */
  async choose(id: string): Promise<void> {
    const choice = this.#choices.find((one) => idOf(one) === id);
    if (choice === undefined || !vscode.workspace.isTrusted) return;
    await saveChoice(choice);
    await this.share();
    // How it ends, and why it failed, is told where the answer is.
    if (this.session.view !== undefined) this.session.askAgain().catch(() => undefined);
  }

  /** Remembers that no model is wanted. */
  async decline(): Promise<void> {
    await saveSource('none');
    await this.share();
  }

  /** Finds out what can be chosen and what is chosen, and tells of it. */
  refresh(): void {
    const turn = (this.#refreshes += 1);
    this.#read().then(
      (offer) => {
        if (turn !== this.#refreshes) return;
        this.#offer = offer;
        this.#changes.fire(offer);
      },
      (error: unknown) => this.log.warn('The language models could not be listed:', error),
    );
  }

  dispose(): void {
    this.#changes.dispose();
  }

  /** What the user looked for comes first. */
  async #available(): Promise<ModelChoice[]> {
    const models = await vscode.lm.selectChatModels();
    const configured = configuredServer();
    const all: ModelChoice[] = [
      ...(this.#look.state === 'done' ? choicesOf(this.#look.found) : []),
      ...(configured ? [configured] : []),
      ...models.map(({ vendor, id, name }) => ({ source: 'vscode' as const, model: { vendor, id, name } })),
    ];
    return [...new Map(all.map((choice) => [idOf(choice), choice])).values()];
  }

  async #read(): Promise<Offer> {
    if (!vscode.workspace.isTrusted) return { state: 'untrusted', line: untrustedLine() };
    const source = modelSource();
    if (source === 'none') return { state: 'declined', line: declinedLine() };
    if (source === 'vscode' || source === 'server') return { state: 'chosen', ...(await this.#chosen()) };
    if (this.session.view === undefined) return { state: 'none' };
    const hasEncoder = vscode.workspace.getConfiguration('proviso').get('encoder.folder', '') !== '';
    return offerOf(await this.available(), this.#look, hasEncoder);
  }

  async #chosen(): Promise<{ readonly name: string; readonly sends: string }> {
    const settings = languageModelSettings();
    if (settings.source === 'server') {
      const choice = configuredServer();
      if (choice) return this.#shown(choice);
      return {
        name: l10n.t('a server that is not set up'),
        sends: l10n.t('Set the base URL and the model name of the server.'),
      };
    }
    const model = await editorModel();
    if (model) return this.#shown({ source: 'vscode', model });
    const wanted = editorModelSetting();
    return {
      name: wanted === '' ? l10n.t('a language model of the editor') : wanted,
      sends: l10n.t('The editor offers no such language model now: choose another, or sign in with its provider.'),
    };
  }

  #shown(choice: ModelChoice): OfferedModel {
    return offered(choice, this.apiKey.current !== undefined);
  }
}

export const declinedLine = (): string => l10n.t('Questions are answered without a language model.');

export const untrustedLine = (): string =>
  l10n.t('This workspace is not trusted: questions are answered from its statutes, and no language model is called.');
