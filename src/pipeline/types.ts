import type { MissingAuthority, ProvisionId, Range, Standing, Verdict } from '../law';

/** The stages in order; a trace names them so. */
export const STAGES = ['parametric', 'retrieve', 'rerank', 'select', 'expand', 'answer', 'verify'] as const;
export type Stage = (typeof STAGES)[number];

/** How a provision came into the evidence. */
export type Role =
  | {
      readonly kind: 'selected';
      /** The index of the parametric provision it was selected for. */ readonly for: number;
    }
  | {
      readonly kind: 'cited';
      /** The provision whose citation led here. */ readonly by: ProvisionId;
      readonly hop: number;
    };

export interface Evidence extends Standing {
  readonly id: ProvisionId;
  /** As a drafter would cite it: "BGB § 548 Abs. 1". */
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  readonly file: string;
  readonly range: Range;
  /** Status and days in plain words, where there is something to say: "In force until 31 December 2024". */
  readonly standing?: string;
  readonly role: Role;
  /** Between 0 and 1, comparable within one answer only. */
  readonly score: number;
}

export type Support = 'supported' | 'struck';

/** One sentence of the answer with what it rests on. A struck sentence failed verification; `problem` says why. */
export interface AnswerSentence {
  readonly text: string;
  readonly citations: readonly ProvisionId[];
  readonly support: Support;
  readonly problem?: string;
}

/** One stage as it ran, with its input and output as plain JSON for the panel and `--json`. */
export interface TraceEntry {
  readonly stage: Stage;
  readonly elapsedMs: number;
  /** One line for a person: "100 candidates for each of 2 parametric provisions". */
  readonly summary: string;
  readonly detail: unknown;
}

export interface Answer {
  readonly question: string;
  readonly verdict: Verdict;
  readonly sentences: readonly AnswerSentence[];
  readonly evidence: readonly Evidence[];
  readonly missing: readonly MissingAuthority[];
  readonly trace: readonly TraceEntry[];
  /** Things a person should know that are no reason to abstain: "the model at ... did not answer: ...". */
  readonly notices: readonly string[];
}

/** What `ask` yields while it runs. The last event is always `done`. */
export type AskEvent =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'trace'; readonly entry: TraceEntry }
  | { readonly kind: 'text'; /** A piece of the model's answer as it streams. */ readonly piece: string }
  | { readonly kind: 'done'; readonly answer: Answer };
