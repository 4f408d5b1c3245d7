import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type Diagnostic,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { CheckCode, Severities } from '../../check';
import { inTurns, Turns } from '../../turns';
import type { LegalIndex } from '../../search';
import { StoreError } from '../../store';
import { lawOf, type Law } from '../corpus/lawSource';
import { BackgroundTurns } from '../turns/backgroundTurns';
import { throwIfChanged } from '../turns/contentModified';
import { diagnosticsOf } from './diagnostics';
import { formatOf, statuteFileOf } from './documentFormat';
import { leavesAlone, type DocumentKinds } from './documentKinds';
import { quickFixesOf } from './quickFixes';
import type { Readings } from './readings';
import { readyingToJudge } from './readying';

/** How long listing fixes holds the thread, in milliseconds. */
const TURN_MS = 8;
/** How long typing must have paused before a document is checked, in milliseconds. */
const DEBOUNCE_MS = 300;

/** What nobody can say of a citation while a corpus that may hold its act does not answer. */
const ELSEWHERE: CheckCode = 'unknown-act';

interface Disposable {
  dispose(): void;
}

/** The part of `TextDocuments` that the feature follows. */
export interface FollowedDocuments {
  get(uri: string): TextDocument | undefined;
  all(): TextDocument[];
  /** Told for a document that was opened, too. */
  onDidChangeContent(listener: (event: { readonly document: TextDocument }) => void): Disposable;
  onDidClose(listener: (event: { readonly document: TextDocument }) => void): Disposable;
}

export interface DiagnosticsContext {
  readonly documents: FollowedDocuments;
  readonly readings: Pick<Readings, 'of'>;
  readonly kinds: Pick<DocumentKinds, 'of'>;
  /** The index of the open folders that serves now. */
  readonly index: () => LegalIndex | undefined;
  /** What documents are held against; by default that index. */
  readonly law?: Law;
  readonly severities: () => Severities;
  /** The folder of the program, an absolute path. */
  readonly home: string;
  readonly debounceMs?: number;
}

/** What the server tells an editor that it can do with diagnostics. */
export const DIAGNOSTICS_CAPABILITIES = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
} satisfies ServerCapabilities;

/**
 * Publishes what the citation check finds in open documents: a while after each change, and anew with another index. A
 * check whose document moves on is broken off, so that no finding is ever published for another version than its own.
 */
export class DiagnosticsFeature {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, AbortController>();
  /** The documents that are open. */
  readonly #open = new Set<string>();
  /** The documents of which findings were published. */
  readonly #told = new Set<string>();
  readonly #listening: readonly Disposable[];

  constructor(
    private readonly connection: Pick<Connection, 'sendDiagnostics' | 'onCodeAction' | 'console'>,
    private readonly context: DiagnosticsContext,
  ) {
    const { documents } = context;
    this.#listening = [
      documents.onDidChangeContent(({ document }) => this.#schedule(document.uri)),
      documents.onDidClose(({ document }) => this.#forget(document.uri)),
      connection.onCodeAction((params) => this.#quickFixes(params)),
    ];
  }

  /** Checks every open document anew: the index or the settings are others now. */
  refresh(): void {
    for (const { uri } of this.context.documents.all()) this.#schedule(uri);
  }

  dispose(): void {
    for (const uri of new Set([...this.#waiting.keys(), ...this.#running.keys()])) this.#stop(uri);
    for (const listening of this.#listening) listening.dispose();
  }

  /** Nobody types in a document that was just opened: it is checked at once. */
  #schedule(uri: string): void {
    const isOpened = !this.#open.has(uri);
    this.#open.add(uri);
    this.#stop(uri);
    const due = (): void => {
      this.#waiting.delete(uri);
      void this.#run(uri);
    };
    this.#waiting.set(uri, setTimeout(due, isOpened ? 0 : (this.context.debounceMs ?? DEBOUNCE_MS)));
  }

  #stop(uri: string): void {
    clearTimeout(this.#waiting.get(uri));
    this.#waiting.delete(uri);
    this.#running.get(uri)?.abort();
    this.#running.delete(uri);
  }

  #forget(uri: string): void {
    this.#open.delete(uri);
    this.#stop(uri);
    if (this.#told.delete(uri)) void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  async #run(uri: string): Promise<void> {
    const document = this.context.documents.get(uri);
    if (document === undefined) return;
    const controller = new AbortController();
    this.#running.set(uri, controller);
    try {
      await this.#check(document, controller.signal);
    } catch (error) {
      // A shared corpus that fails is told once, by its status; what was found before stands.
      const isTold = controller.signal.aborted || error instanceof StoreError;
      if (!isTold) this.connection.console.error(`Checking ${uri} failed: ${String(error)}`);
    } finally {
      if (this.#running.get(uri) === controller) this.#running.delete(uri);
    }
  }

  async #check(document: TextDocument, signal: AbortSignal): Promise<void> {
    const { uri, version } = document;
    const find = (index: LegalIndex): Promise<Diagnostic[]> => this.#found(document, index, signal);
    const worked = await lawOf(this.context).with(find, signal);
    signal.throwIfAborted();
    if (worked === undefined) {
      // The law is gone, and with it what was found against it.
      if (this.#told.delete(uri)) await this.connection.sendDiagnostics({ uri, diagnostics: [] });
      return;
    }
    const { result, without } = worked;
    const diagnostics = without === undefined ? result : result.filter(({ code }) => code !== ELSEWHERE);
    this.#told.add(uri);
    await this.connection.sendDiagnostics({ uri, version, diagnostics });
  }

  async #found(document: TextDocument, index: LegalIndex, signal: AbortSignal): Promise<Diagnostic[]> {
    const turns = new BackgroundTurns(() => signal.throwIfAborted());
    await inTurns(readyingToJudge(document, index.corpus), turns, signal);
    // Documents that are opened together are due together: what each is, is judged in a turn of its own.
    await turns.pass();
    const isChecked = this.#isChecked(document, index);
    await turns.pass();
    const read = isChecked ? await this.context.readings.of(document, index) : [];
    signal.throwIfAborted();
    const options = { severities: this.context.severities(), home: this.context.home, read };
    return inTurns(diagnosticsOf(document, index, options), new BackgroundTurns(), signal);
  }

  /** Law and drafts are checked; of data, only bills. */
  #isChecked(document: TextDocument, { corpus }: LegalIndex): boolean {
    if (statuteFileOf(document, corpus) !== undefined) return true;
    const judged = this.context.kinds.of(document, corpus);
    return formatOf(document) === undefined ? judged.kind === 'bill' : !leavesAlone(judged);
  }

  async #quickFixes({ textDocument, context }: CodeActionParams): Promise<CodeAction[]> {
    const document = this.context.documents.get(textDocument.uri);
    if (document === undefined) return [];
    const { version } = document;
    const fixes = await inTurns(quickFixesOf(document, context.diagnostics), new Turns(TURN_MS));
    throwIfChanged(document, version);
    return fixes;
  }
}
