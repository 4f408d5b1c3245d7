import * as vscode from 'vscode';
import { agentArguments } from './agentArguments';
import { corpusSettings } from './corpusSettings';
import { heldLaw } from './heldLaw';

/** As package.json names it. */
const ID = 'proviso.law';

/**
 * Offers the workspace's law to the editor's agents: a server of the Model Context Protocol, which the editor starts when an
 * agent uses it. There is none in a workspace that is not trusted, or that holds no law.
 */
export class AgentServer implements vscode.McpServerDefinitionProvider<vscode.McpStdioServerDefinition> {
  readonly #changed = new vscode.EventEmitter<void>();
  readonly onDidChangeMcpServerDefinitions = this.#changed.event;
  #heldLaw: boolean;

  constructor(private readonly context: vscode.ExtensionContext) {
    this.#heldLaw = heldLaw(context.workspaceState);
  }

  listen(): vscode.Disposable {
    const tell = (): void => this.#changed.fire();
    return vscode.Disposable.from(
      this.#changed,
      vscode.lm.registerMcpServerDefinitionProvider(ID, this),
      vscode.workspace.onDidGrantWorkspaceTrust(tell),
      vscode.workspace.onDidChangeWorkspaceFolders(tell),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('proviso.corpus') || event.affectsConfiguration('proviso.drafts')) tell();
      }),
    );
  }

  /** Law may have been found, or be gone. */
  lawChanged(): void {
    const before = this.#heldLaw;
    this.#heldLaw = heldLaw(this.context.workspaceState);
    if (this.#heldLaw !== before) this.#changed.fire();
  }

  provideMcpServerDefinitions(): vscode.McpStdioServerDefinition[] {
    if (!vscode.workspace.isTrusted || !heldLaw(this.context.workspaceState)) return [];
    const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
    if (folders.length === 0) return [];
    const { extension, storageUri, globalStorageUri } = this.context;
    const args = agentArguments({
      program: this.context.asAbsolutePath('dist/cli.js'),
      folders: folders.map(({ uri }) => uri.fsPath),
      // Beside that of the language server, so that neither writes over the other's.
      indexDirectory: vscode.Uri.joinPath(storageUri ?? globalStorageUri, 'agents').fsPath,
      ...corpusSettings(),
    });
    const { version } = extension.packageJSON as { version: string };
    // In the desktop editor this program is Electron, which has to be told to be Node.
    const env = { ELECTRON_RUN_AS_NODE: '1' };
    return [new vscode.McpStdioServerDefinition('Proviso', process.execPath, args, env, version)];
  }
}
