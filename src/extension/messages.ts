/** Everything that an extension host and its webviews say to each other: one map a direction. Types only. */
import type { Answer, AskEvent } from '../pipeline/types';

export type { MissingAuthority, Range, Verdict, VerdictKind, VerdictReason } from '../law';
export type { Answer, AnswerSentence, AskEvent, Evidence, Role, Stage, TraceEntry } from '../pipeline/types';

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
  readonly events: readonly AskEvent[];
  /** Absent while it runs. */
  readonly outcome?: Outcome;
}

/** What the panel may have the host do besides asking. */
export type PanelCommand = 'openSample' | 'openFolder' | 'rebuildIndex';

export interface PanelToHost {
  /** The webview was loaded and wants to be told everything. */
  ready: object;
  ask: { readonly question: string };
  cancel: object;
  /** A provision of the answer's evidence is to be opened. */
  open: { readonly id: string };
  run: { readonly command: PanelCommand };
}

export interface HostToPanel {
  corpus: { readonly corpus: CorpusView };
  session: { readonly session: SessionView };
  event: { readonly event: AskEvent };
  ended: { readonly outcome: Outcome };
  /** Puts the cursor into the question box, with a question where there is one. */
  compose: { readonly question?: string };
}

/** An evaluation's report: metric values are fractions between 0 and 1. */
export interface ReportView {
  /** The data set's format. */
  readonly dataset: string;
  readonly n: number;
  readonly strategy: string;
  readonly metrics: Readonly<Record<string, number>>;
  readonly byHops: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly elapsedMs: number;
  readonly items: readonly ReportItem[];
  readonly problems: readonly { readonly file: string; readonly line: number; readonly message: string }[];
}

export interface ReportItem {
  readonly id: string;
  readonly question: string;
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  readonly metrics: Readonly<Record<string, number>>;
}

export type ExportFormat = 'json' | 'csv';

export interface ReportToHost {
  ready: object;
  export: { readonly format: ExportFormat };
}

export interface HostToReport {
  report: { readonly title: string; readonly report: ReportView };
}

/** One message of a map: its payload, tagged with its name. */
export type MessageOf<Map> = { [Kind in keyof Map]: { readonly kind: Kind } & Map[Kind] }[keyof Map];
