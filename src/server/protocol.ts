import type { Severities } from '../check';
import type { CorpusReport } from '../citation';
import type {
  ComparedQuestion,
  Construction,
  Estimate,
  WholeReport,
  PublishedFigures,
  StrategyName,
} from '../evaluation';
import type { Position, Problem, Range } from '../law';
import type { CompletionRequest } from '../models';
import type { Answer, AskEvent, Follows } from '../pipeline';
import type { EncodingProgress, IndexProgress } from '../indexing';
import type { LegalIndex } from '../search';
import type { InsertionPlace } from '../renumber';
import type { FoundInText, FoundProvision, ToolResult } from '../tools';
import type { DocumentKind } from './drafts/documentKind';
import type { AnswerSentenceView, CheckAnswerParams } from './features/checkedAnswer';
import type { GraphSubject, NeighbourhoodView } from './features/graphView';
import type { ToolCall } from './features/toolFeature';

export type { DocumentKind } from './drafts/documentKind';
export type { AnswerProblem, AnswerSentenceView, CheckAnswerParams, HeldAgainst } from './features/checkedAnswer';
export type { InsertionPlace } from '../renumber';
export type { FoundInText, FoundProvision } from '../tools';
export type { GraphNode, GraphSubject, NeighbourhoodView } from './features/graphView';

/** Where the language model lives; the key of a server travels apart, by `proviso/setApiKey`. */
export type LanguageModelSettings =
  | { readonly source: 'none' }
  | { readonly source: 'vscode' }
  | {
      readonly source: 'server';
      readonly baseUrl: string;
      readonly model: string;
      /** Whether its key may travel by plain http. */
      readonly allowUnencryptedKey?: boolean;
    };

/** What `proviso.corpus.include` was by default when it said which files may hold law. It never said that any is. */
export const MAY_HOLD_LAW = '**/*.{md,markdown,txt,jsonl,xml}';

export interface ServerSettings {
  readonly corpus: {
    /** Globs of the files that are law whatever the evidence, relative to a workspace folder. */
    readonly include: readonly string[];
    /** Globs of the files and folders in which no law is looked for. */
    readonly exclude: readonly string[];
    /** Whether to index as soon as a folder is open; otherwise at the first question. */
    readonly indexOnOpen: boolean;
  };
  /** Globs of the files that are drafts whatever the evidence, and of those that are neither law nor drafts. */
  readonly drafts: { readonly include: readonly string[]; readonly exclude: readonly string[] };
  readonly languageModel: LanguageModelSettings;
  /** Whether the language model reads its answer once more, to refute it. */
  readonly secondReader: boolean;
  /**
   * Folders of an encoder, which makes the vectors that provisions are also searched by, of a cross-encoder, and of an
   * entailment model, which reads an answer a second time: absolute, or relative to the first folder of the workspace; the
   * empty string for none.
   */
  readonly sentenceModels: {
    readonly encoderFolder: string;
    readonly crossEncoderFolder: string;
    readonly entailmentFolder: string;
  };
  /** The numbers of ranking formulas that were set, nested by the parts of their names; the others are by default. */
  readonly ranking: Readonly<Record<string, unknown>>;
  /** How grave each finding of the citation check is. */
  readonly severities: Severities;
  /** The address of a shared corpus; the empty string for none. Its key travels apart, by `proviso/setCorpusKey`. */
  readonly sharedCorpus: string;
}

/** What a client hands over in `initialize`; every part may be missing. */
export interface InitializationOptions {
  /** The folder that holds the index's snapshot; next to the corpus when absent. */
  readonly indexDirectory?: string;
  readonly settings?: ServerSettings;
}

/** How it stands with the law of the open folders. */
export interface FolderStatus {
  /**
   * `none`: not indexed yet, or cancelled. `empty`: there are no statutes. `indexing`: at work, an older index may still
   * serve, as it may when it `failed`.
   */
  readonly state: 'none' | 'empty' | 'indexing' | 'ready' | 'failed';
  readonly progress?: IndexProgress;
  /** Of the index that serves; absent when none does. */
  readonly statistics?: LegalIndex['statistics'];
  /** How many errors and warnings the readers reported. */
  readonly problems: number;
  /** Why it failed, or why there is nothing. */
  readonly message?: string;
}

export interface CorpusStatus extends FolderStatus {
  readonly shared: SharedStatus;
}

/** How far the vectors of the corpus are. Until they are ready, questions are searched by their words alone. */
export interface VectorStatus {
  /** `none`: no encoder is set, or there is no corpus. `stopped`: by the user, who may go on. */
  readonly state: 'none' | 'loading' | 'encoding' | 'stopped' | 'ready' | 'failed';
  /** The encoder's name, once it is open. */
  readonly model?: string;
  /** While encoding, and where it was stopped. */
  readonly progress?: EncodingProgress;
  /** Why it failed, and what to do. */
  readonly message?: string;
  /** One line each: what was assumed about the model, what it does not read, what had to be encoded again. */
  readonly notices: readonly string[];
}

/** The longest time that the server could not answer during the latest of each activity, in milliseconds. */
export interface LongestPauses {
  /** From when indexing begins to when the index serves, loading it included. */
  readonly indexing?: number;
  /** While an index is loaded from its snapshot. */
  readonly loading?: number;
  /** While changed files are taken into the index that serves. */
  readonly updating?: number;
  readonly encoding?: number;
  readonly asking?: number;
  /** While a report of the corpus is made. */
  readonly reporting?: number;
}

/** The scheme of previews of Word documents; such a URI has the path of the file. They cannot be edited. */
export const DOCX_SCHEME = 'proviso-docx';

/**
 * The scheme of documents that show a provision of the shared corpus. Such a URI names what is shown as a lawyer cites it, and
 * has the id of the provision as its query. Where a provision's `file` is asked for, it is such a URI instead of a path.
 */
export const SHARED_SCHEME = 'proviso-law';

/** How it stands with the shared corpus. */
export interface SharedStatus {
  /**
   * `off`: none is set. `unavailable`: it does not answer, and is asked again after a while. `failed`: it cannot be used, and
   * the message says what to do.
   */
  readonly state: 'off' | 'opening' | 'ready' | 'unavailable' | 'failed';
  /** Its name at its hosts, once an address is set that can be read. */
  readonly name?: string;
  /** Once it was opened. */
  readonly size?: { readonly acts: number; readonly provisions: number };
  readonly message?: string;
}

/** A Word document as plain text. */
export interface DocxPreview {
  readonly text: string;
  /** What could not be read, a sentence each. */
  readonly problems: readonly string[];
}

/** A provision with the beginning of its text. */
export interface ProvisionText extends FoundProvision {
  /** With that of the units inside it, a line a unit. */
  readonly text: string;
}

/** What a data set can be evaluated with. */
export interface ListedStrategy {
  readonly name: StrategyName;
  /** One line. */
  readonly summary: string;
  /** What it cannot do without. */
  readonly needs?: 'model' | 'dense';
  /** Whether it calls a language model where there is one. */
  readonly callsModel: boolean;
}

export interface EvaluateParams {
  /** Chosen by the client; progress carries it. */
  readonly id: string;
  /** An absolute path. */
  readonly datasetFile: string;
  readonly strategy: StrategyName;
  /** What another system found, an absolute path: it is scored instead, and the strategy is not asked. */
  readonly predictionsFile?: string;
  /** Recorded parametric provisions, an absolute path. */
  readonly generationsFile?: string;
  /** At most so many questions. */
  readonly limit?: number;
  /** The places of the questions that are asked in the data set, from 0; all by default. */
  readonly only?: readonly number[];
  /** How many questions are asked at a time where a language model is called, 1 to 32; 1 by default. */
  readonly concurrency?: number;
  /** Whether what a language model replies is kept beside the index, so that nothing is asked twice. */
  readonly keepsReplies?: boolean;
}

export type CompletionOutcome =
  | { readonly kind: 'text'; readonly text: string }
  /** Why there is no answer, said to a person. */
  | { readonly kind: 'unavailable'; readonly message: string };

/** A citation that was left to a person when provisions got other numbers. */
export interface LeftPlace {
  readonly uri: string;
  readonly range: Range;
  readonly text: string;
  /** One sentence. */
  readonly reason: string;
}

export interface LeftToCheck {
  readonly places: readonly LeftPlace[];
  /** What could not be looked at; one sentence each. */
  readonly unread: readonly string[];
}

type Nothing = Record<string, never>;

/** The question that a language model is to help with, by its id; absent where it is none. */
export interface OfQuestion {
  readonly question?: string;
}

/** Requests that the client makes of the server. */
export type ServerRequests = {
  /** The answer's `question` is all that was asked: with what the question follows, where it follows something. */
  'proviso/ask': {
    params: { readonly id: string; readonly question: string; readonly follows?: Follows };
    result: Answer;
  };
  'proviso/evaluate': { params: EvaluateParams; result: WholeReport };
  /**
   * What that will take, by a few of its questions, which are asked; `null` where no language model is called, and where there are no
   * more questions than these few.
   */
  'proviso/estimate': { params: EvaluateParams; result: Estimate | null };
  /** What is published on a data set, by its format. */
  'proviso/published': { params: { readonly dataset: string }; result: readonly PublishedFigures[] };
  /** The questions of an earlier report, an absolute path. Fails, with what is wrong, where it is none. */
  'proviso/readRun': { params: { readonly file: string }; result: readonly ComparedQuestion[] };
  /** The sentences of a text that someone wrote, each held against the law that it cites. */
  'proviso/checkAnswer': { params: CheckAnswerParams; result: readonly AnswerSentenceView[] };
  /** The questions of a data set on disk, an absolute path; lines from 1. Fails where it cannot be read. */
  'proviso/questions': {
    params: { readonly datasetFile: string };
    result: readonly { readonly id: string; readonly text: string; readonly line: number }[];
  };
  /**
   * A question that the language model writes on a provision, by its id, and on what that cites: of so many `hops`. The `seed` says
   * which way; `taken` are the ids of the data set. Fails, with what to do, where there is no model.
   */
  'proviso/construct': {
    params: {
      readonly provision: string;
      readonly hops: number;
      readonly seed: number;
      readonly taken: readonly string[];
    };
    result: Construction;
  };
  /** What lawyers call provisions, and where they stand; of those that the corpus has. Lines from 0. */
  'proviso/provisionPlaces': {
    params: { readonly ids: readonly string[] };
    result: readonly { readonly id: string; readonly label: string; readonly file: string; readonly line: number }[];
  };
  /** The innermost provisions of a statute that places of it stand in. Fails, with what to do, where there is none. */
  'proviso/provisionsAt': {
    params: { readonly uri: string; readonly positions: readonly Position[] };
    result: readonly { readonly id: string; readonly label: string }[];
  };
  /** What a data set can be evaluated with, each in a line. */
  'proviso/strategies': {
    params: Nothing;
    result: readonly ListedStrategy[];
  };
  /** A provision by its id; `null` where the law has none of it any more. */
  'proviso/provision': { params: { readonly id: string }; result: ProvisionText | null };
  'proviso/find': {
    params: { readonly query: string; readonly limit: number };
    result: readonly FoundProvision[];
  };
  /** What bears on a text by what it says; no language model is asked. */
  'proviso/findInText': {
    params: { readonly query: string; readonly limit: number };
    result: readonly FoundInText[];
  };
  /** A service of `src/tools`, for the editor's chat. Fails, with what to do, where it does not take the input or cannot serve. */
  'proviso/tool': { params: ToolCall; result: ToolResult };
  /** Fails, with what to do, where the place is about no provision. `depth` is 1 to 3. */
  'proviso/neighbourhood': {
    params: { readonly subject: GraphSubject; readonly depth: number };
    result: NeighbourhoodView;
  };
  /** `id` is chosen by the client; progress carries it. */
  'proviso/corpusReport': { params: { readonly id: string }; result: CorpusReport };
  /** `uri` is that of the file. Fails, with what to do, for what is no Word document. */
  'proviso/docxText': { params: { readonly uri: string }; result: DocxPreview };
  /** What can be put before the place, the innermost first. Fails, with what to do, outside the provisions of a statute. */
  'proviso/insertionAt': {
    params: { readonly uri: string; readonly position: Position };
    result: readonly InsertionPlace[];
  };
  /** Puts a provision in and counts on what follows; the editor shows the changes before it makes them. */
  'proviso/insertProvision': {
    params: { readonly before: string; readonly number: string };
    result: { readonly applied: boolean };
  };
  /** The text of a document of {@link SHARED_SCHEME}. Fails, with what to do, where the corpus has no such provision any more. */
  'proviso/sharedText': { params: { readonly uri: string }; result: { readonly text: string } };
  /** What an open document is; `null` for one that is not open, and while there is no law. */
  'proviso/kind': { params: { readonly uri: string }; result: DocumentKind | null };
  'proviso/status': { params: Nothing; result: CorpusStatus };
  /** Resolves when an index serves, at once or after indexing; fails when there is nothing to index. */
  'proviso/ready': { params: Nothing; result: CorpusStatus };
  /** Everything that was said about the sources of the index that serves, in its order; none while there is none. */
  'proviso/problems': { params: Nothing; result: readonly Problem[] };
  'proviso/rebuild': { params: Nothing; result: null };
  'proviso/cancelIndexing': { params: Nothing; result: null };
  /** Stops encoding provisions; what is encoded is kept. */
  'proviso/stopEncoding': { params: Nothing; result: null };
  /** Goes on encoding where it was stopped or failed. */
  'proviso/resumeEncoding': { params: Nothing; result: null };
  'proviso/vectorStatus': { params: Nothing; result: VectorStatus };
  'proviso/pauses': { params: Nothing; result: LongestPauses };
  /** Held in memory only. `null` forgets it. */
  'proviso/setApiKey': { params: { readonly key: string | null }; result: null };
  /** Likewise, of the shared corpus: `user:password`, or a token. */
  'proviso/setCorpusKey': { params: { readonly key: string | null }; result: null };
  /** Opens the shared corpus anew, at once. */
  'proviso/openShared': { params: Nothing; result: null };
};

/** Requests that the server makes of the client. */
export type ClientRequests = {
  /** A call of the editor's own language model; pieces stream back as `proviso/completePiece`. */
  'proviso/complete': {
    params: OfQuestion & { readonly id: string; readonly request: CompletionRequest };
    result: CompletionOutcome;
  };
  /** Which of the editor's models that would be, as shown to a person: "GPT-4o (copilot)". `null`: there is none. */
  'proviso/editorModel': { params: OfQuestion; result: { readonly name: string | null } };
};

/** Notifications from client to server. */
export type ServerNotifications = {
  'proviso/settings': ServerSettings;
  'proviso/completePiece': { readonly id: string; readonly piece: string };
};

/** Notifications from server to client. */
export type ClientNotifications = {
  'proviso/statusChanged': CorpusStatus;
  'proviso/vectorStatusChanged': VectorStatus;
  'proviso/askEvent': { readonly id: string; readonly event: AskEvent };
  /** In provisions. */
  'proviso/reportProgress': { readonly id: string; readonly done: number; readonly total: number };
  /** In sentences. */
  'proviso/checkAnswerProgress': { readonly id: string; readonly done: number; readonly total: number };
  'proviso/evaluateProgress': { readonly id: string; readonly done: number; readonly total: number };
  /** Provisions get other numbers, and some citations of them are left to the user. */
  'proviso/leftToCheck': LeftToCheck;
};
