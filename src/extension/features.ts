import * as l10n from '@vscode/l10n';
import { State } from 'vscode-languageclient/node';
import * as vscode from 'vscode';
import type { Answer } from '../pipeline';
import { Channel, type ClientChannel } from '../server';
import { offerAcceptance } from './acceptQuestions';
import type { ProvisoApi } from './api';
import { AskSession, type SessionChange } from './askSession';
import { LawChat } from './chat/lawChat';
import { LawTools } from './chat/lawTools';
import { CheckedAnswers } from './checkedAnswers';
import { createClient } from './client';
import { commandsOf, registerInnerCommands } from './commands';
import { listenForTexts } from './compareTexts';
import { CorpusMonitor } from './corpusStatus';
import { corpusView } from './corpusView';
import { KindItem } from './documentKind';
import { DocxPreview } from './docxPreview';
import { EarlierQuestions } from './earlierQuestions';
import { EncodingMonitor } from './encodingMonitor';
import { GraphPanel } from './graphPanel';
import { rememberLaw } from './heldLaw';
import { Highlights } from './highlights';
import { tellWhatIsLeft } from './leftToCheck';
import { Milestones } from './milestones';
import { bridgeLanguageModel } from './languageModelBridge';
import { ModelOffer } from './modelOffer';
import { Panel } from './panel';
import { ProblemList } from './problemList';
import { QuestionTests } from './questionTests';
import { Questions } from './questions';
import { isSample } from './sample';
import { SharedLaw } from './sharedLaw';
import { CORPUS_KEY, MODEL_KEY, StoredKey } from './storedKey';
import { serverSettings } from './settings';

/** What of the interface has to be started. */
export type FeaturesApi = Omit<ProvisoApi, 'agentServers'>;

/** What the extension is once it has started. */
export interface Features {
  readonly api: FeaturesApi;
  readonly panel: Panel;
  readonly tools: LawTools;
  readonly chat: LawChat;
  /** Runs a command that package.json contributes. */
  run(command: string, args: readonly unknown[]): Promise<unknown>;
}

/**
 * Starts everything, the server too, which `api.ready` waits for.
 *
 * @param onRemembered called when what is remembered of the workspace's law may have changed
 */
export function startFeatures(context: vscode.ExtensionContext, onRemembered: () => void): Features {
  l10n.config({ contents: vscode.l10n.bundle ?? {} });
  const log = vscode.window.createOutputChannel('Proviso', { log: true });
  const apiKey = new StoredKey(MODEL_KEY, context.secrets, () => channel);
  const corpusKey = new StoredKey(CORPUS_KEY, context.secrets, () => channel);
  const keys = [apiKey, corpusKey];
  const client = createClient(context, log, () => keys.flatMap(({ current }) => current ?? []));
  const channel: ClientChannel = new Channel(client);
  const milestones = new Milestones(context.globalState);
  const questions = new Questions(
    () => channel,
    ({ verdict }) =>
      void milestones.reach('hasAsked', ...(verdict.kind === 'abstained' ? (['hasAbstained'] as const) : [])),
  );
  const session = new AskSession(questions);
  const monitor = new CorpusMonitor(() => channel);
  const kind = new KindItem(() => channel, monitor);
  const encoding = new EncodingMonitor(() => channel, log, context.workspaceState);
  const highlights = new Highlights();
  const hasFolder = (): boolean => vscode.workspace.workspaceFolders !== undefined;
  const offer = new ModelOffer(session, apiKey, () => shareSettings(channel), log);
  const earlier = new EarlierQuestions(context.workspaceState);
  const panel = new Panel(context.extensionUri, {
    session,
    earlier,
    highlights,
    offer,
    corpus: () => corpusView(monitor.status, encoding.status, hasFolder()),
  });
  const docx = new DocxPreview(channel);
  const problems = new ProblemList(channel, monitor);
  const answers = new CheckedAnswers();
  const graph = new GraphPanel(context.extensionUri, context.globalState, channel);
  const questionTests = new QuestionTests(() => channel);
  const commands = commandsOf({
    context,
    log,
    client,
    channel,
    apiKey,
    corpusKey,
    answers,
    session,
    earlier,
    monitor,
    encoding,
    highlights,
    panel,
    graph,
    docx,
    problems,
    offer,
    questionTests,
  });
  context.subscriptions.push(
    log,
    session,
    monitor,
    kind,
    encoding,
    highlights,
    offer,
    earlier,
    panel,
    graph,
    milestones,
    milestones.listen(),
    questions.listen(),
    offer.listen(),
    monitor.listen(),
    kind.listen(),
    encoding.listen(),
    docx.listen(),
    new SharedLaw(channel).listen(),
    problems.listen(),
    questionTests.listen(),
    offerAcceptance(),
    answers.listen(),
    listenForTexts(),
    bridgeLanguageModel(channel, questions),
    tellWhatIsLeft(channel),
    monitor.onDidChange(() => panel.corpusChanged()),
    monitor.onDidChange((status) => void rememberLaw(context.workspaceState, status).then(onRemembered)),
    monitor.onDidChange(({ statistics }) => {
      if (statistics === undefined) return;
      void milestones.reach('hasLaw', ...(isSample(context) ? [] : (['hasOwnLaw'] as const)));
    }),
    offer.onDidChange(({ state }) => {
      if (state === 'chosen' || state === 'declined') void milestones.reach('hasModel');
    }),
    encoding.onDidChange(() => panel.corpusChanged()),
    session.onDidChange((change) => mark(highlights, change)),
    session.onDidChange((change) => void remember(earlier, change)),
    registerInnerCommands(commands),
    ...keys.map((key) => key.follow()),
    followSettings(channel),
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Running) void Promise.all([...keys.map((key) => key.share()), shareSettings(channel)]);
    }),
    { dispose: () => void client.dispose() },
  );
  const running = client.start();
  // Who waits for the server is told by `ready`; the client itself tells the user.
  running.catch((error: unknown) => log.error(String(error)));
  const api: FeaturesApi = {
    ready: async () => {
      await running;
      return channel.request('proviso/ready', {});
    },
    status: () => monitor.status,
    vectors: () => encoding.status,
    longestPauses: async () => {
      await running;
      return channel.request('proviso/pauses', {});
    },
    ask: async (question, signal) => {
      await running;
      await panel.reveal();
      return askUntil(session, question, signal);
    },
    highlights: () => highlights.current,
    modelOffer: () => offer.current,
    lookAtServers: (servers) => offer.lookAt(servers),
  };
  return {
    api,
    panel,
    tools: new LawTools(channel),
    chat: new LawChat({ channel, questions, monitor, running }),
    run: async (command, args) => {
      await running;
      return commands[command]?.(...args);
    },
  };
}

/** Asks, and cancels the question when the signal is aborted. */
async function askUntil(session: AskSession, question: string, signal?: AbortSignal): Promise<Answer> {
  signal?.throwIfAborted();
  const cancel = (): void => session.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await session.ask(question);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** A new question clears what the one before highlighted; its answer highlights its own evidence. */
function mark(highlights: Highlights, change: SessionChange): void {
  if (change.kind === 'session') highlights.clear();
  if (change.kind === 'session') void vscode.commands.executeCommand('setContext', 'proviso.hasAnswer', false);
  if (change.kind !== 'ended' || change.outcome.kind !== 'answered') return;
  const { answer } = change.outcome;
  highlights.show(answer);
  void vscode.commands.executeCommand('setContext', 'proviso.hasAnswer', true);
}

async function remember(earlier: EarlierQuestions, change: SessionChange): Promise<void> {
  if (change.kind === 'session') await earlier.add(change.session.question);
}

/** A server that was started anew after a crash knows the settings of the first start only. */
const shareSettings = (channel: ClientChannel): Promise<void> => channel.tell('proviso/settings', serverSettings());

function followSettings(channel: ClientChannel): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('proviso')) void shareSettings(channel);
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => void shareSettings(channel)),
  );
}
