import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel } from '../server';
import type { CorpusMonitor } from './corpusStatus';
import { problemText, type ProblemLink } from './problemText';

const SCHEME = 'proviso-problems';
/** Its lines wrap, as package.json has it. */
const LANGUAGE = 'proviso-problems';

/** All problems of the law in one read-only text, which can be searched, copied and followed; it is kept up with the index. */
export class ProblemList implements vscode.TextDocumentContentProvider, vscode.DocumentLinkProvider {
  readonly #changes = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changes.event;
  #links: readonly ProblemLink[] = [];

  constructor(
    private readonly channel: ClientChannel,
    private readonly monitor: CorpusMonitor,
  ) {}

  listen(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#changes,
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.languages.registerDocumentLinkProvider({ scheme: SCHEME }, this),
      this.monitor.onDidChange(({ state }) => {
        if (state === 'ready' || state === 'empty') this.#changes.fire(uriOfList());
      }),
    );
  }

  async show(): Promise<void> {
    this.#changes.fire(uriOfList());
    const document = await vscode.workspace.openTextDocument(uriOfList());
    await vscode.languages.setTextDocumentLanguage(document, LANGUAGE);
    await vscode.window.showTextDocument(document, { preview: false });
  }

  async provideTextDocumentContent(): Promise<string> {
    const problems = await this.channel.request('proviso/problems', {});
    const { text, links } = problemText(problems, (file) => vscode.workspace.asRelativePath(file));
    this.#links = links;
    return text;
  }

  provideDocumentLinks(): vscode.DocumentLink[] {
    return this.#links.map(({ line, length, file, lineOfFile }) => {
      const target = vscode.Uri.file(file).with({ fragment: `L${lineOfFile}` });
      return new vscode.DocumentLink(new vscode.Range(line, 0, line, length), target);
    });
  }
}

const uriOfList = (): vscode.Uri => vscode.Uri.from({ scheme: SCHEME, path: `/${l10n.t('Problems of the law')}.txt` });
