import * as vscode from 'vscode';
import type { AskSession } from './askSession';
import type { EarlierQuestions } from './earlierQuestions';
import type { Highlights } from './highlights';
import type { CorpusView, HostToPanel, MessageOf, PanelCommand, PanelToHost, Stretch } from './messages';
import type { ModelOffer } from './modelOffer';
import { openEvidence } from './openEvidence';
import { hearing, isBoolean, isKeyOf, isListOf, isStretch, isString, type Fields } from './pageMessages';
import { told } from './told';
import { webviewHtml, webviewRoots } from './webviewHtml';

const COMMANDS: Readonly<Record<PanelCommand, string>> = {
  openSample: 'proviso.openSample',
  openFolder: 'workbench.action.files.openFolder',
  chooseLaw: 'proviso.chooseLaw',
  rebuildIndex: 'proviso.rebuildIndex',
  chooseLanguageModel: 'proviso.chooseLanguageModel',
  downloadModel: 'proviso.downloadModel',
  manageTrust: 'workbench.trust.manage',
  copyAnswer: 'proviso.copyAnswer',
  insertAnswer: 'proviso.insertAnswer',
  clearEarlierQuestions: 'proviso.clearEarlierQuestions',
};

const FIELDS: Fields<PanelToHost> = {
  ready: {},
  ask: { question: isString, goesOn: isBoolean },
  again: {},
  cancel: {},
  copy: { text: isString },
  open: { id: isString, words: isListOf(isStretch) },
  run: { command: isKeyOf(COMMANDS) },
  lookForModels: {},
  chooseModel: { id: isString },
  declineModel: {},
};

/** What the panel shows. */
export interface PanelSources {
  readonly session: AskSession;
  readonly earlier: EarlierQuestions;
  readonly highlights: Highlights;
  readonly offer: ModelOffer;
  readonly corpus: () => CorpusView;
}

/** The side panel. Its page may be thrown away whenever it is hidden; it is told everything anew when it is back. */
export class Panel implements vscode.WebviewViewProvider, vscode.Disposable {
  static readonly viewId = 'proviso.panel';
  #view: vscode.WebviewView | undefined;
  /** The page has said `ready`. */
  #loaded = false;
  #compose: MessageOf<HostToPanel> | undefined;
  readonly #subscriptions: readonly vscode.Disposable[];

  constructor(
    private readonly extension: vscode.Uri,
    private readonly sources: PanelSources,
  ) {
    const { session, earlier, offer } = sources;
    this.#subscriptions = [
      session.onDidChange((change) => this.#post(change)),
      earlier.onDidChange((questions) => this.#post({ kind: 'earlier', questions })),
      offer.onDidChange((current) => this.#post({ kind: 'modelOffer', offer: current })),
    ];
  }

  resolveWebviewView(view: vscode.WebviewView): void {
    this.#view = view;
    this.#loaded = false;
    view.webview.options = { enableScripts: true, localResourceRoots: webviewRoots(this.extension) };
    view.webview.onDidReceiveMessage(hearing(FIELDS, (message) => this.#receive(message)));
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
    this.#post({ kind: 'corpus', corpus: this.sources.corpus() });
  }

  dispose(): void {
    vscode.Disposable.from(...this.#subscriptions).dispose();
  }

  #receive(message: MessageOf<PanelToHost>): void {
    const { session, offer } = this.sources;
    if (message.kind === 'ready') this.#tellAll();
    else if (message.kind === 'ask') this.#ask(message);
    else if (message.kind === 'again') toldByTheSession(session.askAgain());
    else if (message.kind === 'cancel') session.cancel();
    else if (message.kind === 'open') this.#open(message.id, message.words);
    else if (message.kind === 'copy') void vscode.env.clipboard.writeText(message.text);
    else if (message.kind === 'lookForModels') void told(() => offer.lookForModels());
    else if (message.kind === 'chooseModel') void told(() => offer.choose(message.id));
    else if (message.kind === 'declineModel') void told(() => offer.decline());
    else void vscode.commands.executeCommand(COMMANDS[message.command]);
  }

  #tellAll(): void {
    this.#loaded = true;
    this.corpusChanged();
    this.#post({ kind: 'modelOffer', offer: this.sources.offer.current });
    this.#post({ kind: 'earlier', questions: this.sources.earlier.all });
    const session = this.sources.session.view;
    if (session) this.#post({ kind: 'session', session });
    this.#postCompose();
  }

  #ask({ question, goesOn }: PanelToHost['ask']): void {
    const { session } = this.sources;
    toldByTheSession(goesOn ? session.askFurther(question) : session.ask(question));
  }

  #open(id: string, words: readonly Stretch[]): void {
    const { session, highlights } = this.sources;
    const evidence = session.evidence.find((provision) => provision.id === id);
    if (evidence) void openEvidence(evidence, words, highlights);
  }

  #postCompose(): void {
    if (this.#compose) this.#post(this.#compose);
    this.#compose = undefined;
  }

  #post(message: MessageOf<HostToPanel>): void {
    if (this.#loaded) void this.#view?.webview.postMessage(message);
  }
}

/** A failure is told in the panel by the session itself. */
function toldByTheSession(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
