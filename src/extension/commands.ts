import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { WholeReport } from '../evaluation';
import type { Range } from '../law';
import type { Answer } from '../pipeline';
import type { ClientChannel } from '../server';
import { acceptQuestion } from './acceptQuestions';
import { askAboutThis } from './askAboutThis';
import type { AskSession } from './askSession';
import { checkAnswer } from './checkAnswer';
import type { CheckedAnswers } from './checkedAnswers';
import { copyAnswer, insertAnswer } from './answerActions';
import type { CorpusMonitor } from './corpusStatus';
import { chooseLanguageModel } from './chooseLanguageModel';
import { compareTexts } from './compareTexts';
import { constructQuestions } from './constructQuestions';
import { showCorpusReport } from './corpusReport';
import { chooseLaw } from './chooseLaw';
import { changeKind } from './documentKind';
import { downloadModel } from './downloadModel';
import type { DocxPreview } from './docxPreview';
import type { EarlierQuestions } from './earlierQuestions';
import type { EncodingMonitor } from './encodingMonitor';
import { evaluateDataset } from './evaluateCommand';
import { findProvision } from './findProvision';
import type { Highlights } from './highlights';
import type { GraphPanel } from './graphPanel';
import type { ModelOffer } from './modelOffer';
import { whereLawIs } from './noLaw';
import type { Panel } from './panel';
import type { ProblemList } from './problemList';
import { showReport } from './reportPanel';
import { insertProvisionBefore } from './insertProvision';
import { newQuestion } from './newQuestion';
import { openProvision } from './openProvision';
import { openDocumentation } from './documentation';
import { openSample } from './sample';
import type { QuestionTests } from './questionTests';
import { showReferences } from './showReferences';
import { showStatusActions } from './statusActions';
import type { StoredKey } from './storedKey';
import { told } from './told';

/** What the commands work with. */
export interface Services {
  readonly context: vscode.ExtensionContext;
  readonly log: vscode.LogOutputChannel;
  readonly client: LanguageClient;
  readonly channel: ClientChannel;
  readonly apiKey: StoredKey;
  readonly corpusKey: StoredKey;
  readonly answers: CheckedAnswers;
  readonly session: AskSession;
  readonly earlier: EarlierQuestions;
  readonly monitor: CorpusMonitor;
  readonly encoding: EncodingMonitor;
  readonly highlights: Highlights;
  readonly panel: Panel;
  readonly graph: GraphPanel;
  readonly docx: DocxPreview;
  readonly problems: ProblemList;
  readonly offer: ModelOffer;
  readonly questionTests: QuestionTests;
}

/** A command as VS Code runs it. */
type Commands = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** What Proviso itself calls, from links and the status bar; all others `extension.ts` registers before anything starts. */
const INNER = ['proviso.openProvision', 'proviso.compareTexts', 'proviso.showStatusActions', 'proviso.acceptQuestion'];

export function registerInnerCommands(commands: Commands): vscode.Disposable {
  return vscode.Disposable.from(...INNER.map((id) => vscode.commands.registerCommand(id, commands[id]!)));
}

/** Every command by its id; a failure is told to the user. */
export function commandsOf(services: Services): Commands {
  const {
    answers,
    apiKey,
    channel,
    client,
    corpusKey,
    context,
    docx,
    earlier,
    encoding,
    graph,
    highlights,
    log,
    monitor,
    offer,
    panel,
    problems,
    session,
  } = services;
  const withLaw = (run: () => unknown): Promise<unknown> => whereLawIs(monitor, run);
  const commands: Record<string, (...args: never[]) => unknown> = {
    'proviso.ask': (question?: unknown) => ask(services, question),
    'proviso.askAboutThis': async () => panel.compose(await askAboutThis(channel)),
    'proviso.copyAnswer': () => copyAnswer(session.answer),
    'proviso.insertAnswer': () => insertAnswer(session.answer),
    // A menu hands over the file first.
    'proviso.checkAnswer': (_?: unknown, given?: unknown) => withLaw(() => checkAnswer(channel, answers, given)),
    'proviso.compareAnswer': () => compareAnswer(answers),
    'proviso.clearAnswerCheck': () => answers.clear(),
    'proviso.clearEarlierQuestions': () => earlier.clear(),
    'proviso.evaluateDataset': (uri?: vscode.Uri, options?: unknown) => withLaw(() => evaluate(services, uri, options)),
    // A menu hands over the file first.
    'proviso.newQuestion': (_?: unknown, options?: unknown) =>
      withLaw(() => newQuestion(channel, isOptions(options) ? options : {})),
    'proviso.constructQuestions': (_?: unknown, options?: unknown) =>
      withLaw(() => constructQuestions(channel, isOptions(options) ? options : {})),
    'proviso.acceptQuestion': acceptQuestion,
    'proviso.rebuildIndex': () => rebuild(monitor),
    'proviso.cancelIndexing': () => monitor.cancel(),
    'proviso.stopEncoding': () => encoding.stop(),
    'proviso.resumeEncoding': () => encoding.resume(),
    'proviso.chooseLanguageModel': () => chooseLanguageModel(offer),
    'proviso.downloadModel': () => downloadModel(context, log),
    'proviso.clearHighlights': () => highlights.clear(),
    'proviso.findProvision': () => withLaw(() => findProvision(channel)),
    'proviso.insertProvisionBefore': () => withLaw(() => insertProvisionBefore(channel)),
    'proviso.chooseLaw': () => chooseLaw(),
    'proviso.openSample': () => openSample(context),
    'proviso.openDocumentation': () => openDocumentation(context.extensionUri),
    'proviso.setApiKey': () => apiKey.set(),
    'proviso.clearApiKey': () => apiKey.clear(),
    'proviso.setCorpusKey': () => corpusKey.set(),
    'proviso.clearCorpusKey': () => corpusKey.clear(),
    // A code lens hands over its place, a menu the file.
    'proviso.showReferences': (uri?: unknown, at?: unknown) => withLaw(() => showReferences(client, uri, at)),
    // A menu hands over the file.
    'proviso.showCitationGraph': (id?: unknown) => withLaw(() => graph.show(typeof id === 'string' ? id : undefined)),
    'proviso.showProblems': () => withLaw(() => problems.show()),
    'proviso.corpusReport': () => withLaw(() => showCorpusReport(context.extensionUri, channel)),
    'proviso.previewDocx': (file?: unknown) => docx.show(file instanceof vscode.Uri ? file : undefined),
    'proviso.changeKind': () => changeKind(channel, monitor),
    'proviso.openProvision': (file: string, range: Range) => openProvision(file, range),
    'proviso.compareTexts': compareTexts,
    'proviso.showStatusActions': () => showStatusActions(monitor, encoding),
  };
  return Object.fromEntries(
    Object.entries(commands).map(([id, run]) => [
      id,
      (...args) => told(() => run(...(args as never[])), args.length > 0),
    ]),
  );
}

/** A question that a caller gives is asked at once; else the question box opens, with the selected text in it. */
async function ask({ session, panel }: Services, question: unknown): Promise<Answer | undefined> {
  if (typeof question === 'string' && question.trim() !== '') {
    await panel.reveal();
    return session.ask(question.trim());
  }
  const editor = vscode.window.activeTextEditor;
  const selected = editor?.document.getText(editor.selection).trim() ?? '';
  await panel.compose(selected === '' ? undefined : selected);
  return undefined;
}

async function compareAnswer(answers: CheckedAnswers): Promise<void> {
  const uri = vscode.window.activeTextEditor?.document.uri;
  if (uri === undefined) throw new Error(l10n.t('Open the text whose sentences were checked.'));
  await answers.compare(uri);
}

async function rebuild(monitor: CorpusMonitor): Promise<void> {
  if (vscode.workspace.workspaceFolders === undefined) {
    throw new Error(l10n.t('Open a folder that holds statutes first.'));
  }
  await monitor.rebuild();
}

/** The explorer hands over the files selected; options are an object. */
const isOptions = (options: unknown): options is object =>
  typeof options === 'object' && options !== null && !Array.isArray(options);

/** The explorer hands over the files selected as a second argument; options are an object. */
async function evaluate(
  { channel, context, questionTests }: Services,
  uri: vscode.Uri | undefined,
  options: unknown,
): Promise<WholeReport | undefined> {
  const evaluated = await evaluateDataset(channel, uri, isOptions(options) ? options : {});
  if (evaluated === undefined) return undefined;
  const { file, report, published } = evaluated;
  const services = {
    extension: context.extensionUri,
    channel,
    another: async (dataset: vscode.Uri) => (await evaluateDataset(channel, dataset, {}))?.report,
    readRun: (path: string) => channel.request('proviso/readRun', { file: path }),
  };
  showReport(services, file, { runs: [report], published });
  await questionTests.add(file);
  return report;
}
