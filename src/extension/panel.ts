import * as vscode from 'vscode';
import type { AskSession } from './askSession';
import type { CorpusView, HostToPanel, MessageOf, PanelCommand, PanelToHost } from './messages';
import type { ModelOffer } from './modelOffer';
import { openProvision } from './openProvision';
import { plainMessage } from './plainMessage';
import { webviewHtml, webviewRoots } from './webviewHtml';

const COMMANDS: Readonly<Record<PanelCommand, string>> = {
  openSample: 'proviso.openSample',
  openFolder: 'workbench.action.files.openFolder',
  rebuildIndex: 'proviso.rebuildIndex',
  chooseLanguageModel: 'proviso.chooseLanguageModel',
  downloadModel: 'proviso.downloadModel',
  manageTrust: 'workbench.trust.manage',
};

/** The side panel. Its page may be thrown away whenever it is hidden; it is told everything anew when it is back. */
export class Panel implements vscode.WebviewViewProvider, vscode.Disposable {
  static readonly viewId = 'proviso.panel';
  #view: vscode.WebviewView | undefined;
  /** The page has said `ready`. */
  #loaded = false;
  #compose: MessageOf<HostToPanel> | undefined;
  readonly #subscription: vscode.Disposable;

  constructor(
    private readonly extension: vscode.Uri,
    private readonly session: AskSession,
    private readonly corpus: () => CorpusView,
    private readonly offer: ModelOffer,
  ) {
    this.#subscription = vscode.Disposable.from(
      session.onDidChange((change) => this.#post(change)),
      offer.onDidChange((current) => this.#post({ kind: 'modelOffer', offer: current })),
    );
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.#view = view;
    this.#loaded = false;
    view.webview.options = { enableScripts: true, localResourceRoots: webviewRoots(this.extension) };
    view.webview.onDidReceiveMessage((message: MessageOf<PanelToHost>) => this.#receive(message));
    view.onDidDispose(() => {
      this.#view = undefined;
      this.#loaded = false;
    });
    view.webview.html = webviewHtml(view.webview, this.extension, 'panel', 'Proviso');
  }

  /** Shows the panel with the cursor in the question box, and in it a question to look over where there is one. */
  async compose(question?: string): Promise<void> {
    this.#compose = { kind: 'compose', ...(question !== undefined && { question }) };
    await vscode.commands.executeCommand(`${Panel.viewId}.focus`);
    if (this.#loaded) this.#postCompose();
  }

  /** Shows the panel; the cursor stays where it is. */
  async reveal(): Promise<void> {
    if (this.#view) this.#view.show(true);
    else await vscode.commands.executeCommand(`${Panel.viewId}.focus`, { preserveFocus: true });
  }

  corpusChanged(): void {
    this.#post({ kind: 'corpus', corpus: this.corpus() });
  }

  dispose(): void {
    this.#subscription.dispose();
  }

  #receive(message: MessageOf<PanelToHost>): void {
    if (message.kind === 'ready') this.#tellAll();
    else if (message.kind === 'ask') this.#ask(message.question);
    else if (message.kind === 'cancel') this.session.cancel();
    else if (message.kind === 'open') void this.#open(message.id);
    else if (message.kind === 'lookForModels') void told(() => this.offer.lookForModels());
    else if (message.kind === 'chooseModel') void told(() => this.offer.choose(message.id));
    else if (message.kind === 'declineModel') void told(() => this.offer.decline());
    else void vscode.commands.executeCommand(COMMANDS[message.command]);
  }

  #tellAll(): void {
    this.#loaded = true;
    this.corpusChanged();
    this.#post({ kind: 'modelOffer', offer: this.offer.current });
    const session = this.session.view;
    if (session) this.#post({ kind: 'session', session });
    this.#postCompose();
  }

  /** A failure is told in the panel by the session itself. */
  #ask(question: string): void {
    this.session.ask(question).catch(() => undefined);
  }

  async #open(id: string): Promise<void> {
    const evidence = this.session.answer?.evidence.find((provision) => provision.id === id);
    if (evidence === undefined) return;
    try {
      await openProvision(evidence.file, evidence.range);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(plainMessage(`${evidence.label} could not be opened: ${reason}`));
    }
  }

  #postCompose(): void {
    if (this.#compose) this.#post(this.#compose);
    this.#compose = undefined;
  }

  #post(message: MessageOf<HostToPanel>): void {
    if (this.#loaded) void this.#view?.webview.postMessage(message);
  }
}

/** What the page asked for has nobody else to tell that it failed. */
async function told(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(`Proviso: ${reason}`));
  }
}
