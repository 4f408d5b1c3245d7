import path from 'node:path';
import {
  DidChangeWatchedFilesNotification,
  FileChangeType,
  TextDocuments,
  TextDocumentSyncKind,
  type Connection,
  type InitializeParams,
  type InitializeResult,
  type Position,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { LanguageModel } from '../models';
import type { LegalIndex } from '../search';
import { answerQuestion } from './askFeature';
import { Channel, type ServerChannel } from './channel';
import { citationAt, type CitationInDocument } from './citedText';
import { corpusFileFilter } from './corpusFiles';
import { CorpusHost } from './corpusHost';
import { definitionOf } from './definition';
import { Drafts } from './drafts';
import { evaluateDataset } from './evaluateFeature';
import { findProvisions } from './findProvision';
import { hoverOf } from './hover';
import { WorkerIndexSource } from './indexSource';
import { ClientLanguageModel, languageModelOf } from './languageModel';
import { SAME_LINES } from './lineMap';
import { logProblems } from './problemLog';
import type { CorpusStatus } from './protocol';
import { DEFAULT_SETTINGS, readInitializationOptions, readSettings } from './settings';

/** Wires the features to a connection; each feature lives in a file of its own. */
export class LegalServer {
  readonly #documents = new TextDocuments(TextDocument);
  readonly #drafts = new Drafts(this.#documents);
  readonly #channel: ServerChannel;
  readonly #host: CorpusHost<LegalIndex>;
  readonly #clientModel: ClientLanguageModel;
  #settings = DEFAULT_SETTINGS;
  #indexDirectory: string | undefined;
  #roots: readonly string[] = [];
  #isCorpusFile = corpusFileFilter([], DEFAULT_SETTINGS.corpus);
  #apiKey: string | undefined;
  #canWatch = false;
  #canFollowFolders = false;

  constructor(private readonly connection: Connection) {
    this.#channel = new Channel(connection);
    this.#clientModel = new ClientLanguageModel(this.#channel);
    this.#host = new CorpusHost((status) => this.#announce(status));
  }

  listen(): void {
    this.connection.onInitialize((params) => this.#initialize(params));
    this.connection.onInitialized(() => this.#start());
    this.connection.onShutdown(() => this.#host.dispose());
    this.#answerLanguageRequests();
    this.#answerCorpusRequests();
    this.#answerQuestions();
    this.#followChanges();
    this.#documents.listen(this.connection);
    this.connection.listen();
  }

  #initialize({ capabilities, initializationOptions, workspaceFolders }: InitializeParams): InitializeResult {
    const { indexDirectory, settings } = readInitializationOptions(initializationOptions);
    this.#indexDirectory = indexDirectory;
    this.#settings = settings;
    this.#roots = (workspaceFolders ?? []).map(({ uri }) => fileOf(uri)).filter((file) => file !== undefined);
    this.#canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    this.#canFollowFolders = capabilities.workspace?.workspaceFolders === true;
    return {
      serverInfo: { name: 'Proviso' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        hoverProvider: true,
        definitionProvider: true,
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  }

  async #start(): Promise<void> {
    this.#useCorpus();
    if (this.#canFollowFolders) {
      this.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => fileOf(uri)));
        const came = added.map(({ uri }) => fileOf(uri)).filter((file) => file !== undefined);
        this.#roots = [...this.#roots.filter((root) => !gone.has(root)), ...came];
        this.#useCorpus();
      });
    }
    if (!this.#canWatch) return;
    await this.connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: [{ globPattern: '**/*' }],
    });
  }

  /** Turns to the corpus that the folders and settings describe now. */
  #useCorpus(): void {
    const { include, exclude, indexOnOpen } = this.#settings.corpus;
    this.#isCorpusFile = corpusFileFilter(this.#roots, this.#settings.corpus);
    if (this.#roots.length === 0) {
      this.#host.use(undefined);
      return;
    }
    const options = {
      paths: this.#roots,
      include,
      exclude,
      ...(this.#indexDirectory !== undefined && { indexDir: this.#indexDirectory }),
    };
    const workerFile = path.join(__dirname, 'indexWorker.js');
    this.#host.use(new WorkerIndexSource(options, workerFile, (notice) => this.connection.console.info(notice)));
    if (indexOnOpen) this.#host.refresh();
  }

  #announce(status: CorpusStatus): void {
    void this.#channel.tell('proviso/statusChanged', status);
    if (status.state === 'failed') this.connection.console.error(status.message ?? 'Indexing failed.');
    if (status.state !== 'ready') return;
    logProblems(this.#host.index?.problems ?? [], this.connection.console);
  }

  #answerLanguageRequests(): void {
    this.connection.onHover(async ({ textDocument, position }) => {
      const found = await this.#citationAt(textDocument.uri, position);
      return found && hoverOf(found.index.corpus, found.citation);
    });
    this.connection.onDefinition(async ({ textDocument, position }) => {
      const found = await this.#citationAt(textDocument.uri, position);
      return found && definitionOf(found.index.corpus, found.citation, this.#drafts);
    });
  }

  #answerCorpusRequests(): void {
    const channel = this.#channel;
    channel.answer('proviso/status', () => this.#host.status);
    channel.answer('proviso/ready', async (_, signal) => {
      await this.#host.ready(signal);
      return this.#host.status;
    });
    channel.answer('proviso/rebuild', () => {
      this.#host.refresh(true);
      return null;
    });
    channel.answer('proviso/cancelIndexing', () => {
      this.#host.cancel();
      return null;
    });
    channel.answer('proviso/find', async ({ query, limit }, signal) =>
      this.#drafts.place(await findProvisions(await this.#host.ready(signal), query, limit)),
    );
  }

  #answerQuestions(): void {
    const channel = this.#channel;
    channel.answer('proviso/ask', async ({ id, question }, signal) => {
      const answer = await answerQuestion(
        question,
        { index: await this.#host.ready(signal), model: this.#model() },
        (event) => void channel.tell('proviso/askEvent', { id, event }),
        signal,
      );
      return { ...answer, evidence: await this.#drafts.place(answer.evidence) };
    });
    channel.answer('proviso/evaluate', async (params, signal) =>
      evaluateDataset(
        params,
        { index: await this.#host.ready(signal), model: this.#model() },
        (progress) => void channel.tell('proviso/evaluateProgress', { id: params.id, ...progress }),
        signal,
      ),
    );
  }

  #followChanges(): void {
    this.#channel.answer('proviso/setApiKey', ({ key }) => {
      this.#apiKey = key ?? undefined;
      return null;
    });
    this.#channel.hear('proviso/settings', (settings) => {
      const before = JSON.stringify(this.#settings.corpus);
      this.#settings = readSettings(settings);
      if (JSON.stringify(this.#settings.corpus) !== before) this.#useCorpus();
    });
    this.connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri, type } of changes) this.#touchedBy(uri, type === FileChangeType.Deleted);
    });
    this.#documents.onDidSave(({ document }) => this.#touchedBy(document.uri, false));
  }

  #touchedBy(uri: string, deleted: boolean): void {
    const file = fileOf(uri);
    if (file !== undefined && this.#isCorpusFile(file, deleted)) this.#host.touch();
  }

  #model(): LanguageModel | undefined {
    const key = this.#apiKey ?? process.env['PROVISO_API_KEY'];
    return languageModelOf(this.#settings.languageModel, key, this.#clientModel);
  }

  async #citationAt(
    uri: string,
    position: Position,
  ): Promise<{ index: LegalIndex; citation: CitationInDocument } | undefined> {
    const { index } = this.#host;
    const document = this.#documents.get(uri);
    if (index === undefined || document === undefined) return undefined;
    const file = fileOf(uri);
    const lines = file === undefined ? SAME_LINES : await this.#drafts.linesOf(file);
    const citation = citationAt(index, document, file, position, lines);
    return citation && { index, citation };
  }
}

/** The path of a `file:` URI; undefined for any other. */
function fileOf(uri: string): string | undefined {
  const parsed = URI.parse(uri);
  return parsed.scheme === 'file' ? parsed.fsPath : undefined;
}
