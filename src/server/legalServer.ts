import path from 'node:path';
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { LanguageModel } from '../models';
import { saidKinds } from '../files';
import { defaultIndexDir } from '../indexing';
import type { LegalIndex, SharedIndex } from '../search';
import type { AskContext } from './features/askFeature';
import { Channel, type ServerChannel } from './channel';
import { corpusFileFilter } from './corpus/corpusFiles';
import { CorpusHost } from './corpus/corpusHost';
import { LawSource } from './corpus/lawSource';
import { SharedCorpus } from './corpus/sharedCorpus';
import { previewDocx } from './features/docxFeature';
import { DIAGNOSTICS_CAPABILITIES, DiagnosticsFeature } from './drafts/diagnosticsFeature';
import { DocumentKinds } from './drafts/documentKinds';
import { Drafts } from './drafts/drafts';
import { answerEvaluations } from './features/evaluations';
import { FEATURE_CAPABILITIES, registerFeatures, registerForShared, type FeatureContext } from './features';
import { answerGraphRequests } from './features/citationGraph';
import { answerHeldProvisions } from './features/heldProvisions';
import { editingClientOf, registerRenaming, RENAME_CAPABILITIES, StatuteReader } from './features/renumber';
import { EditorSettings } from './editorSettings';
import { fileOf, rootsOf } from './fileUri';
import { answerOnLaw } from './features/lawFeature';
import { callTool } from './features/toolFeature';
import { WorkerIndexSource } from './corpus/indexSource';
import { ClientLanguageModels, languageModelOf } from './models/languageModel';
import type { LoopPauses } from './turns/loopPauses';
import { PauseLog } from './turns/pauseLog';
import { MeasuredSource } from './corpus/measuredSource';
import { ProblemLog } from './problemLog';
import type { CorpusStatus, FolderStatus, ServerSettings, SharedStatus, VectorStatus } from './protocol';
import { Readings } from './drafts/readings';
import { SentenceModels } from './models/sentenceModels';
import { DEFAULT_SETTINGS, readInitializationOptions, readSettings, readTuning } from './settings';
import { speak } from './speak';

/** The folder that the program lies in. */
const HOME = path.join(__dirname, '..');

/** The key of a shared corpus that the environment has. */
const corpusKeyOfEnvironment = (): string | undefined => process.env['PROVISO_CORPUS_KEY'];

/** What of the settings makes a corpus. */
const corpusKey = ({ corpus, drafts }: ServerSettings): string => JSON.stringify([corpus, drafts]);

/** Wires the features to a connection; each feature lives in a file of its own. */
export class LegalServer {
  readonly #documents = new TextDocuments(TextDocument);
  readonly #drafts = new Drafts(this.#documents);
  #said = saidKinds({}, []);
  readonly #kinds = new DocumentKinds(() => this.#said);
  readonly #readings = new Readings(this.#drafts, this.#kinds);
  readonly #channel: ServerChannel;
  readonly #host: CorpusHost<LegalIndex>;
  readonly #shared: SharedCorpus;
  readonly #law: LawSource;
  /** As it was told last. */
  #sharedState: SharedStatus['state'] = 'off';
  readonly #clientModels: ClientLanguageModels;
  readonly #models: SentenceModels;
  readonly #pauseLog: PauseLog;
  readonly #pauses: LoopPauses;
  readonly #problems: ProblemLog;
  readonly #diagnostics: DiagnosticsFeature;
  readonly #statutes = new StatuteReader(path.join(__dirname, 'buildWorker.js'));
  #settings = DEFAULT_SETTINGS;
  /** Where the client is not Proviso's own. */
  #editorSettings: EditorSettings | undefined;
  #indexDirectory: string | undefined;
  /** Where the vectors of the corpus are kept: beside its index. */
  #vectorDirectory = '';
  #roots: readonly string[] = [];
  #isCorpusFile = corpusFileFilter([], DEFAULT_SETTINGS.corpus);
  #apiKey: string | undefined;
  #canWatch = false;
  #canFollowFolders = false;
  /** Whether the client shows documents of the shared corpus. */
  #showsShared = false;
  #editingClient = editingClientOf({});

  constructor(private readonly connection: Connection) {
    this.#channel = new Channel(connection);
    this.#clientModels = new ClientLanguageModels(this.#channel);
    this.#host = new CorpusHost((status) => this.#announce(status));
    this.#shared = new SharedCorpus(() => this.#announceShared());
    this.#law = new LawSource(this.#host, this.#shared, (index) => this.#models.vectors.encodedOf(index));
    this.#models = new SentenceModels(path.join(__dirname, 'onnxProcess.js'), (status) =>
      this.#announceVectors(status),
    );
    this.#problems = new ProblemLog(this.connection.console);
    this.#diagnostics = new DiagnosticsFeature(connection, {
      documents: this.#documents,
      readings: this.#readings,
      kinds: this.#kinds,
      index: () => this.#host.index,
      law: this.#law,
      severities: () => this.#settings.severities,
      home: HOME,
    });
    this.#pauseLog = new PauseLog(
      (line) => this.connection.console.info(line),
      () => this.#host.index !== undefined,
    );
    this.#pauses = this.#pauseLog.pauses;
  }

  listen(): void {
    this.connection.onInitialize((params) => this.#initialize(params));
    this.connection.onInitialized(() => this.#start());
    this.connection.onShutdown(async () => {
      this.#diagnostics.dispose();
      this.#host.dispose();
      this.#shared.dispose();
      this.#statutes.dispose();
      await this.#models.dispose();
    });
    const features: FeatureContext = {
      documents: this.#documents,
      drafts: this.#drafts,
      readings: this.#readings,
      kinds: this.#kinds,
      index: () => this.#host.index,
    };
    registerFeatures(this.connection, { ...features, law: this.#law });
    answerHeldProvisions(this.#channel, {
      ...features,
      law: this.#law,
      ready: (signal) => this.#host.ready(signal),
    });
    answerGraphRequests(this.#channel, {
      ...features,
      law: this.#law,
      ready: (signal) => this.#host.ready(signal),
      pauses: this.#pauses,
    });
    registerRenaming(this.connection, this.#channel, {
      ...features,
      folders: () => ({ roots: this.#roots, exclude: this.#settings.corpus.exclude }),
      client: () => this.#editingClient,
      readLaw: this.#statutes.read,
    });
    this.#answerCorpusRequests();
    this.#answerVectorRequests();
    answerOnLaw(this.#channel, {
      law: this.#law,
      drafts: this.#drafts,
      models: this.#models,
      pauses: this.#pauses,
      home: HOME,
      helpers: (signal, question) => this.#helpers(signal, question),
    });
    answerEvaluations(
      this.#channel,
      async (signal) => this.#asking(await this.#host.ready(signal), signal),
      async (signal) => ({
        ...(await this.#asking(await this.#law.source(signal), signal)),
        repliesDirectory: path.join(this.#vectorDirectory, 'replies'),
      }),
    );
    this.#followChanges();
    this.#documents.listen(this.connection);
    this.connection.listen();
  }

  #initialize({ capabilities, initializationOptions, ...params }: InitializeParams): InitializeResult {
    speak(params.locale, HOME);
    const { indexDirectory, settings, isOwn } = readInitializationOptions(initializationOptions);
    this.#indexDirectory = indexDirectory;
    this.#settings = settings;
    if (!isOwn) {
      const use = (changed: ServerSettings): void => this.#useSettings(changed);
      this.#editorSettings = new EditorSettings(this.connection, capabilities.workspace ?? {}, use);
    }
    this.#roots = rootsOf(params);
    this.#showsShared = isOwn && capabilities.textDocument?.codeLens?.dynamicRegistration === true;
    this.#canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.#canFollowFolders = capabilities.workspace?.workspaceFolders === true;
    this.#editingClient = editingClientOf(capabilities);
    return {
      serverInfo: { name: 'Proviso' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        ...FEATURE_CAPABILITIES,
        ...DIAGNOSTICS_CAPABILITIES,
        ...RENAME_CAPABILITIES,
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  async #start(): Promise<void> {
    this.#useCorpus();
    this.#shared.use(this.#settings.sharedCorpus);
    // Proviso's own client tells whether there is one.
    if (this.#editorSettings !== undefined) this.#shared.useKey(corpusKeyOfEnvironment());
    if (this.#showsShared) await registerForShared(this.connection);
    await this.#editorSettings?.begin();
    if (this.#canFollowFolders) {
      this.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => fileOf(uri)));
        const came = added.map(({ uri }) => fileOf(uri)).filter((file) => file !== undefined);
        this.#roots = [...this.#roots.filter((root) => !gone.has(root)), ...came];
        this.#useCorpus();
      });
    }
    const watchers = [{ globPattern: '**/*' }];
    if (this.#canWatch) await this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }

  /** Turns to the corpus that the folders and settings describe now. */
  #useCorpus(): void {
    const { corpus, drafts } = this.#settings;
    const { include, exclude, indexOnOpen } = corpus;
    this.#isCorpusFile = corpusFileFilter(this.#roots, corpus);
    this.#said = saidKinds({ include, drafts: drafts.include, ignored: drafts.exclude }, this.#roots);
    this.#models.use(this.#settings.sentenceModels, this.#roots);
    if (this.#roots.length === 0) {
      this.#host.use(undefined);
      return;
    }
    const options = {
      paths: this.#roots,
      include,
      exclude,
      drafts: drafts.include,
      ignored: drafts.exclude,
      ...(this.#indexDirectory !== undefined && { indexDir: this.#indexDirectory }),
    };
    this.#vectorDirectory = this.#indexDirectory ?? defaultIndexDir(options);
    const workerFile = path.join(__dirname, 'indexWorker.js');
    const source = new WorkerIndexSource(options, workerFile, (notice) => this.connection.console.info(notice));
    this.#host.use(new MeasuredSource(source, this.#pauses));
    if (indexOnOpen) this.#host.refresh();
  }

  get #status(): CorpusStatus {
    return { ...this.#host.status, shared: this.#shared.status };
  }

  #announceShared(): void {
    void this.#channel.tell('proviso/statusChanged', this.#status);
    const { state, message } = this.#shared.status;
    if (state === this.#sharedState) return;
    this.#sharedState = state;
    if (message !== undefined) this.connection.console.warn(message);
    if (state !== 'opening') this.#diagnostics.refresh();
  }

  #announce(status: FolderStatus): void {
    void this.#channel.tell('proviso/statusChanged', this.#status);
    this.#pauses.follow('indexing', status.state === 'indexing');
    const { index } = this.#host;
    this.#models.vectors.useIndex(index && { index, directory: this.#vectorDirectory });
    if (status.state === 'failed') this.connection.console.error(status.message ?? 'Indexing failed.');
    if (status.state !== 'ready' && status.state !== 'empty') return;
    this.#pauseLog.settle();
    this.#problems.write(index?.problems ?? []);
    this.#diagnostics.refresh();
  }

  #announceVectors(status: VectorStatus): void {
    void this.#channel.tell('proviso/vectorStatusChanged', status);
    this.#pauses.follow('encoding', status.state === 'loading' || status.state === 'encoding');
    if (status.state === 'failed') this.connection.console.error(status.message ?? 'Encoding failed.');
  }

  #answerCorpusRequests(): void {
    const channel = this.#channel;
    channel.answer('proviso/docxText', ({ uri }, signal) => previewDocx(uri, signal));
    channel.answer('proviso/kind', async ({ uri }, signal) => {
      const document = this.#documents.get(uri);
      if (document === undefined) return null;
      return (await this.#law.with(({ corpus }) => this.#kinds.of(document, corpus), signal))?.result ?? null;
    });
    channel.answer('proviso/status', () => this.#status);
    channel.answer('proviso/ready', async (_, signal) => {
      await this.#law.ready(signal);
      return this.#status;
    });
    channel.answer('proviso/problems', () => this.#host.index?.problems ?? []);
    channel.answer('proviso/rebuild', () => {
      this.#host.refresh(true);
      return null;
    });
    channel.answer('proviso/cancelIndexing', () => {
      this.#host.cancel();
      return null;
    });
    channel.answer('proviso/tool', (call, signal) => callTool(call, this.#law, signal));
  }

  #answerVectorRequests(): void {
    const { vectors } = this.#models;
    this.#channel.answer('proviso/vectorStatus', () => vectors.status);
    this.#channel.answer('proviso/stopEncoding', () => {
      vectors.stop();
      return null;
    });
    this.#channel.answer('proviso/resumeEncoding', () => {
      vectors.resume();
      return null;
    });
    this.#channel.answer('proviso/pauses', () => this.#pauses.longest);
  }

  /** An index with what helps to ask it. */
  async #asking<Index extends LegalIndex | SharedIndex>(
    index: Index,
    signal: AbortSignal,
  ): Promise<Omit<AskContext, 'index'> & { readonly index: Index }> {
    const { dense, notices } = await this.#models.denseOf(index);
    const helpers = await this.#helpers(signal);
    return { index, ...helpers, ...(dense && { dense }), notices: [...notices, ...helpers.notices] };
  }

  async #helpers(signal: AbortSignal, question?: string): Promise<Omit<AskContext, 'index' | 'dense'>> {
    const { tuning, notices } = readTuning(this.#settings.ranking);
    const models = await this.#models.forQuestion();
    const model = await this.#model(signal, question);
    const stages = { 'second-reader': this.#settings.secondReader };
    return { model, tuning, stages, ...models, notices: [...models.notices, ...notices] };
  }

  #followChanges(): void {
    this.#channel.answer('proviso/setApiKey', ({ key }) => {
      this.#apiKey = key ?? undefined;
      return null;
    });
    this.#channel.answer('proviso/setCorpusKey', ({ key }) => {
      this.#shared.useKey(key ?? corpusKeyOfEnvironment());
      return null;
    });
    this.#channel.answer('proviso/openShared', () => {
      this.#shared.reopen();
      return null;
    });
    this.#channel.hear('proviso/settings', (settings) => this.#useSettings(readSettings(settings)));
    this.connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri, type } of changes) this.#touchedBy(uri, type === FileChangeType.Deleted);
    });
    this.#documents.onDidChangeContent(({ document }) => {
      const file = fileOf(document.uri);
      if (file !== undefined) this.#host.expect(file);
    });
    this.#documents.onDidSave(({ document }) => this.#touchedBy(document.uri, false));
  }

  #useSettings(settings: ServerSettings): void {
    const before = corpusKey(this.#settings);
    this.#settings = settings;
    this.#shared.use(settings.sharedCorpus);
    if (corpusKey(settings) !== before) this.#useCorpus();
    else this.#models.use(settings.sentenceModels, this.#roots);
    this.#diagnostics.refresh();
  }

  #touchedBy(uri: string, deleted: boolean): void {
    const file = fileOf(uri);
    if (file !== undefined && this.#isCorpusFile(file, deleted)) this.#host.touch(file);
  }

  #model(signal: AbortSignal, question?: string): Promise<LanguageModel | undefined> {
    const key = this.#apiKey ?? process.env['PROVISO_API_KEY'];
    return languageModelOf(this.#settings.languageModel, key, this.#clientModels, signal, question);
  }
}
