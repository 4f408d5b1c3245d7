import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, GraphSubject, NeighbourhoodView } from '../server';
import type { GraphDisplay, GraphToHost, HostToGraph, MessageOf } from './messages';
import { openProvision } from './openProvision';
import { hearing, isOneOf, isString, type Fields } from './pageMessages';
import { plainMessage } from './plainMessage';
import { webviewHtml, webviewRoots } from './webviewHtml';

const DISPLAY_KEY = 'proviso.graph.display';
const DEPTH_KEY = 'proviso.graph.depth';

const FIELDS: Fields<GraphToHost> = {
  ready: {},
  centre: { id: isString },
  depth: { depth: isOneOf(1, 2, 3) },
  display: { display: isOneOf('drawing', 'tree') },
  open: { id: isString },
};

/** The one tab that draws the citations around a provision. How it draws them is remembered. */
export class GraphPanel implements vscode.Disposable {
  #panel: vscode.WebviewPanel | undefined;
  #view: NeighbourhoodView | undefined;
  #asked = new AbortController();

  constructor(
    private readonly extension: vscode.Uri,
    private readonly memory: vscode.Memento,
    private readonly channel: ClientChannel,
  ) {}

  /** Draws a provision by its id, or what the cursor of the active editor is on. Rejects where there is none. */
  async show(id?: string): Promise<NeighbourhoodView> {
    const view = await this.#request(id === undefined ? subjectAtCursor() : { id });
    this.#open(view);
    return view;
  }

  dispose(): void {
    this.#asked.abort();
    this.#panel?.dispose();
  }

  /** A later request breaks off the one before. */
  async #request(subject: GraphSubject, depth = this.#depth): Promise<NeighbourhoodView> {
    this.#asked.abort();
    this.#asked = new AbortController();
    return this.channel.request('proviso/neighbourhood', { subject, depth }, this.#asked.signal);
  }

  get #depth(): number {
    return this.memory.get<number>(DEPTH_KEY) ?? 1;
  }

  #open(view: NeighbourhoodView): void {
    this.#view = view;
    if (this.#panel === undefined) this.#panel = this.#create();
    else this.#panel.reveal();
    this.#panel.title = l10n.t('Citations: {0}', view.nodes[0]!.label);
    this.#tell();
  }

  #create(): vscode.WebviewPanel {
    const panel = vscode.window.createWebviewPanel('proviso.graph', l10n.t('Citations'), vscode.ViewColumn.Beside, {
      enableScripts: true,
      localResourceRoots: webviewRoots(this.extension),
    });
    panel.onDidDispose(() => {
      this.#panel = undefined;
      this.#view = undefined;
    });
    panel.webview.onDidReceiveMessage(hearing(FIELDS, (message) => void this.#receive(message)));
    panel.webview.html = webviewHtml(panel.webview, this.extension, 'graph', l10n.t('Proviso citation graph'));
    return panel;
  }

  async #receive(message: MessageOf<GraphToHost>): Promise<void> {
    const centre = this.#view?.nodes[0];
    if (message.kind === 'ready') this.#tell();
    else if (message.kind === 'display') await this.memory.update(DISPLAY_KEY, message.display);
    else if (message.kind === 'open') await this.#openProvision(message.id);
    else if (message.kind === 'centre') await this.#redraw(message.id, this.#depth);
    else if (centre !== undefined) {
      await this.memory.update(DEPTH_KEY, message.depth);
      await this.#redraw(centre.id, message.depth);
    }
  }

  /** What was asked from inside the tab fails there. */
  async #redraw(id: string, depth: number): Promise<void> {
    try {
      this.#open(await this.#request({ id }, depth));
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      this.#post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  async #openProvision(id: string): Promise<void> {
    const node = this.#view?.nodes.find((each) => each.id === id);
    if (node === undefined) return;
    try {
      await openProvision(node.file, node.range, this.#otherColumn());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      void vscode.window.showErrorMessage(plainMessage(l10n.t('{0} could not be opened: {1}', node.label, reason)));
    }
  }

  /** A column with an editor, so that the drawing stays in view. */
  #otherColumn(): vscode.ViewColumn {
    const columns = vscode.window.tabGroups.all.map(({ viewColumn }) => viewColumn);
    return columns.find((column) => column !== this.#panel?.viewColumn) ?? vscode.ViewColumn.Beside;
  }

  #tell(): void {
    if (this.#view === undefined) return;
    const display = this.memory.get<GraphDisplay>(DISPLAY_KEY) ?? 'drawing';
    this.#post({ kind: 'neighbourhood', view: this.#view, display });
  }

  /** A page that is not loaded yet says `ready` when it is. */
  #post(message: MessageOf<HostToGraph>): void {
    void this.#panel?.webview.postMessage(message);
  }
}

function subjectAtCursor(): GraphSubject {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) {
    throw new Error(
      l10n.t('Open a statute or a draft, put the cursor on a citation or into a provision, and try again.'),
    );
  }
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}
