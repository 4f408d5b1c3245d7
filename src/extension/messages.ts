/** Everything that an extension host and its webviews say to each other: one map a direction. Types only. */
import type { ReportTable } from '../citation/report/types';
import type { PublishedFigures } from '../evaluation/published';
import type { Trail } from '../evaluation/trail';
import type { VerdictKind } from '../law';
import type { Follows } from '../pipeline/followUp';
import type { Answer, AskEvent } from '../pipeline/types';
import type { NeighbourhoodView } from '../server/features/graphView';

export type { MissingAuthority, Range, Verdict, VerdictKind, VerdictReason } from '../law';
export type { ReportTable } from '../citation/report/types';
export type { Clash, LawWords, Support, Words } from '../grounding/support';
export type { PublishedFigures } from '../evaluation/published';
export type { CheckedSentence, StageFinds, Trail } from '../evaluation/trail';
export type { Follows } from '../pipeline/followUp';
export type {
  Answer,
  AnswerSentence,
  AskEvent,
  Evidence,
  Exchange,
  ModelUse,
  Role,
  Stage,
  TraceEntry,
} from '../pipeline/types';
export type { GraphNode, NeighbourhoodView } from '../server/features/graphView';

/** The state of the corpus as the panel shows it. */
export interface CorpusView {
  /** `no-folder`: nothing is open. `empty`: a folder is open that holds no statutes. */
  readonly kind: 'no-folder' | 'empty' | 'indexing' | 'ready' | 'failed';
  /** Whether a question can be answered now. */
  readonly canAsk: boolean;
  /** One line for a person: "3 acts, 142 provisions". */
  readonly line: string;
}

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

/** The question at hand, as far as it has come; enough to draw the panel anew. */
export interface SessionView {
  readonly question: string;
  readonly follows?: Follows;
  readonly events: readonly AskEvent[];
  /** Absent while it runs. */
  readonly outcome?: Outcome;
}

/** A language model that the user may choose. */
export interface OfferedModel {
  /** What `chooseModel` names it by. */
  readonly id: string;
  /** "GPT-4o (copilot)", "qwen3:8b at 127.0.0.1:11434" */
  readonly name: string;
  /** One sentence: what is sent to whom. */
  readonly sends: string;
}

/**
 * Which language model helps to answer, or what could. It stands beside the answer and never in its way:
 *
 * - `none`: nothing is to be shown, as nothing has been asked yet.
 * - `offered`: the user has not chosen. `looked` is how far the search for servers on this computer is, which only
 *   `lookForModels` begins; `line` says in a sentence what came of it or what to do. With `canDownload` the page offers
 *   the command `downloadModel`: there is no model, and an encoder would help too.
 * - `chosen`: this one helps. `name` and `sends` are as in {@link OfferedModel}.
 * - `declined`: the user wants none. `line` says so.
 * - `untrusted`: none is called in this workspace, and none offered. `line` says so; the command `manageTrust` leads on.
 *
 * In `chosen` and `declined` the command `chooseLanguageModel` lets the user choose anew.
 */
export type ModelOffer =
  | { readonly state: 'none' }
  | {
      readonly state: 'offered';
      readonly choices: readonly OfferedModel[];
      readonly looked: 'not-yet' | 'looking' | 'done';
      readonly line: string;
      readonly canDownload: boolean;
    }
  | { readonly state: 'chosen'; readonly name: string; readonly sends: string }
  | { readonly state: 'declined' | 'untrusted'; readonly line: string };

/** What the panel may have the host do besides asking. */
export type PanelCommand =
  | 'openSample'
  | 'openFolder'
  | 'chooseLaw'
  | 'rebuildIndex'
  | 'copyAnswer'
  | 'insertAnswer'
  | 'clearEarlierQuestions'
  | 'chooseLanguageModel'
  | 'downloadModel'
  | 'manageTrust';

/** A stretch of a text in UTF-16 code units, half open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface PanelToHost {
  /** The webview was loaded and wants to be told everything. */
  ready: object;
  /** `goesOn`: as a follow-up to the question at hand. */
  ask: { readonly question: string; readonly goesOn: boolean };
  /** The question at hand, which failed or was cancelled, once more. */
  again: object;
  cancel: object;
  /** A provision of the evidence is to be opened, at the first of these words of its text where there are any. */
  open: { readonly id: string; readonly words: readonly Stretch[] };
  run: { readonly command: PanelCommand };
  /** To be put on the clipboard. */
  copy: { readonly text: string };
  /** The servers that usually run on this computer are to be asked for their models. */
  lookForModels: object;
  /** This model helps from now on, and the question at hand is asked again with it. */
  chooseModel: { readonly id: string };
  /** No model is to help, and none to be offered again. */
  declineModel: object;
}

export interface HostToPanel {
  corpus: { readonly corpus: CorpusView };
  /** Questions that were asked before, newest first. */
  earlier: { readonly questions: readonly string[] };
  session: { readonly session: SessionView };
  event: { readonly event: AskEvent };
  ended: { readonly outcome: Outcome };
  /** Told whenever it changes, and after `ready`. */
  modelOffer: { readonly offer: ModelOffer };
  /** Puts the cursor into the question box, with a question where there is one. */
  compose: { readonly question?: string };
}

/** By the name of the metric. */
type Intervals = Readonly<Record<string, readonly [low: number, high: number]>>;

/** An evaluation's report: metric values are fractions between 0 and 1. */
export interface ReportView {
  /** The data set's format. */
  readonly dataset: string;
  readonly n: number;
  readonly strategy: string;
  /** Of a strategy without one of its stages. */
  readonly ablated?: { readonly strategy: string; readonly stage: string };
  readonly metrics: Readonly<Record<string, number>>;
  /** 95% intervals of the metrics; none for what too few questions tell. */
  readonly intervals: Intervals;
  readonly byHops: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly intervalsByHops: Readonly<Record<string, Intervals>>;
  /** Of a strategy that says how sure it is: the share that is wrong, by the share that it would answer. */
  readonly riskCoverage: readonly { readonly coverage: number; readonly risk: number }[];
  /** Likewise: how often it was right, by how sure it was. */
  readonly calibration: readonly { readonly n: number; readonly meanChance: number; readonly shareRight: number }[];
  readonly elapsedMs: number;
  readonly items: readonly ReportItem[];
  /** What lawyers call the provisions that the questions name, by their ids. */
  readonly labels: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly file: string; readonly line: number; readonly message: string }[];
  /** Which models did not help, and why. */
  readonly notices: readonly string[];
}

export interface ReportItem {
  readonly id: string;
  readonly question: string;
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  /** Best first, the first ten at least. */
  readonly ranked: readonly string[];
  /** Of a strategy that answers: the kind of its verdict. */
  readonly verdict?: VerdictKind;
  /** The chance that what answers is among the predicted, of a strategy that says so. */
  readonly confidence?: number;
  /** Of a strategy that answers: the answer without what is struck out; empty where there is none. */
  readonly answer?: string;
  /** The answer of the data set, where it has one. */
  readonly goldAnswer?: string;
  /** How a strategy that goes in stages came to what it found. */
  readonly trail?: Trail;
  /** What a language model took for it. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  /** Empty for a question without gold. */
  readonly metrics: Readonly<Record<string, number>>;
}

/** The questions of an earlier run, to compare with. */
export interface EarlierRun {
  readonly name: string;
  readonly items: readonly Pick<ReportItem, 'id' | 'metrics'>[];
}

/** All that a page of reports shows: runs on the same questions, of which the first is there from the start. */
export interface ReportsView {
  readonly runs: readonly ReportView[];
  readonly published: readonly PublishedFigures[];
  readonly against?: EarlierRun;
  /** The beginnings of provisions by their ids, in a file, which cannot ask for them. */
  readonly excerpts?: Readonly<Record<string, string>>;
}

/** `trec`: a run file of trec_eval; `qrels`: the gold as trec_eval reads it. */
export type ReportFormat = ExportFormat | 'trec' | 'qrels';

export type ExportFormat = 'json' | 'csv';

export interface ReportToHost {
  ready: object;
  /** `run` counts from 0. */
  export: { readonly run: number; readonly format: ReportFormat };
  /** Another strategy, or what another system found, is to stand beside. */
  addRun: object;
  /** A report of an earlier run is to be compared with. */
  compare: object;
  /** A provision is to be opened in the editor. */
  open: { readonly id: string };
  /** The beginning of a provision is to be told. */
  excerpt: { readonly id: string };
}

export interface HostToReport {
  report: { readonly title: string; readonly view: ReportsView };
  excerpt: { readonly id: string; readonly text: string };
}

/** How the citations around a provision are shown. */
export type GraphDisplay = 'drawing' | 'tree';

export interface GraphToHost {
  ready: object;
  /** Another provision of the drawing is to stand in the middle, or the unit around the one that does. */
  centre: { readonly id: string };
  /** 1 to 3 citations away. */
  depth: { readonly depth: number };
  /** To be remembered. */
  display: { readonly display: GraphDisplay };
  /** A provision of the drawing is to be opened. */
  open: { readonly id: string };
}

export interface HostToGraph {
  neighbourhood: { readonly view: NeighbourhoodView; readonly display: GraphDisplay };
  failed: { readonly message: string };
}

export interface CorpusReportToHost {
  ready: object;
  /** The whole report as JSON, or one of its tables as CSV. */
  save: { readonly table?: string };
  /** The place of a table's row is to be opened. */
  open: { readonly table: string; readonly row: number };
}

export interface HostToCorpusReport {
  /** Tables with their first rows. */
  report: { readonly summary: readonly string[]; readonly tables: readonly ReportTable[] };
}

/** One message of a map: its payload, tagged with its name. */
export type MessageOf<Map> = { [Kind in keyof Map]: { readonly kind: Kind } & Map[Kind] }[keyof Map];
