import * as vscode from 'vscode';
import type { ToolName } from '../tools';
import { AgentServer } from './agentServer';
import type { ProvisoApi } from './api';
import type { Features, FeaturesApi } from './features';
import { heldLaw } from './heldLaw';
import { LawWatch } from './lawWatch';

/** The panel's view, as package.json names it. */
const PANEL = 'proviso.panel';
/** Who answers in the chat, as package.json names it. */
const PARTICIPANT = 'proviso.law';

/**
 * What runs in every window with Proviso installed, also in those of people at work on something else: it answers for
 * commands and the panel, has a process look for law, and starts everything else (`features.ts`, the server) once there is
 * some, or once somebody asks for it.
 */
export function activate(context: vscode.ExtensionContext): ProvisoApi {
  let features: Features | undefined;
  let starting: Promise<Features> | undefined;
  const start = (): Promise<Features> =>
    (starting ??= import('./features').then((module) => {
      watch.dispose();
      features = module.startFeatures(context, () => agents.lawChanged());
      return features;
    }));
  const watch = new LawWatch(context.asAbsolutePath('dist/indexWorker.js'), () => void start());
  const agents = new AgentServer(context);
  context.subscriptions.push(
    watch,
    agents.listen(),
    ...commandsOf(context).map((id) =>
      vscode.commands.registerCommand(id, async (...args: unknown[]) => (await start()).run(id, args)),
    ),
    ...toolsOf(context).map(({ name, toolReferenceName: tool }) =>
      vscode.lm.registerTool(name, {
        prepareInvocation: async ({ input }) => (await start()).tools.prepare(tool, input),
        invoke: async ({ input }, token) => (await start()).tools.invoke(tool, input, token),
      }),
    ),
    participant(context, start),
    vscode.window.registerWebviewViewProvider(PANEL, {
      resolveWebviewView: async (view) => (await start()).panel.resolveWebviewView(view),
    }),
  );
  if (heldLaw(context.workspaceState)) void start();
  else watch.begin();
  return apiOf(start, () => features?.api, agents);
}

/** `@proviso` in the editor's chat. */
function participant(context: vscode.ExtensionContext, start: () => Promise<Features>): vscode.Disposable {
  const made = vscode.chat.createChatParticipant(PARTICIPANT, async (...request) =>
    (await start()).chat.answer(...request),
  );
  made.iconPath = vscode.Uri.joinPath(context.extensionUri, 'media/icon.png');
  made.followupProvider = { provideFollowups: async (result) => (await start()).chat.followups(result) };
  return vscode.Disposable.from(made);
}

/** What package.json contributes, as far as it is registered here. */
interface Contributions {
  readonly commands: readonly { readonly command: string }[];
  readonly languageModelTools: readonly { readonly name: string; readonly toolReferenceName: ToolName }[];
}

const contributionsOf = ({ extension }: vscode.ExtensionContext): Contributions =>
  (extension.packageJSON as { contributes: Contributions }).contributes;

/** Those that package.json contributes: others are called by what has been started. */
const commandsOf = (context: vscode.ExtensionContext): string[] =>
  contributionsOf(context).commands.map(({ command }) => command);

/** The tools of `src/tools`, by the names that package.json gives them for the models of the editor. */
const toolsOf = (context: vscode.ExtensionContext): Contributions['languageModelTools'] =>
  contributionsOf(context).languageModelTools;

/** The interface before and after the start. */
function apiOf(
  start: () => Promise<Features>,
  started: () => FeaturesApi | undefined,
  agents: AgentServer,
): ProvisoApi {
  const afterReady = (): FeaturesApi => {
    const api = started();
    if (api === undefined) throw new Error('Proviso has not started: wait for ready() first.');
    return api;
  };
  return {
    ready: async () => (await start()).api.ready(),
    status: () => started()?.status() ?? { state: 'none', problems: 0, shared: { state: 'off' } },
    vectors: () => started()?.vectors() ?? { state: 'none', notices: [] },
    longestPauses: async () => (await start()).api.longestPauses(),
    ask: async (question, signal) => (await start()).api.ask(question, signal),
    highlights: () => started()?.highlights() ?? [],
    modelOffer: () => afterReady().modelOffer(),
    lookAtServers: (servers) => afterReady().lookAtServers(servers),
    agentServers: () => agents.provideMcpServerDefinitions(),
  };
}
