import type { Grounding } from '../grounding/support';
import type { MissingAuthority, ProvisionId, Range, Standing, Verdict } from '../law';
import type { ChatMessage } from '../models/languageModel';

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

/** One sentence of the answer with what it rests on, and how far that carries it. */
export interface AnswerSentence extends Grounding {
  readonly text: string;
  readonly citations: readonly ProvisionId[];
}

/** What was asked of the language model, to the letter. */
export interface Exchange {
  readonly stage: Stage;
  readonly prompt: readonly ChatMessage[];
  /** Empty where there was none. */
  readonly reply: string;
}

/** The language model of an answer and what it cost. */
export interface ModelUse {
  /** As shown to a person. */
  readonly name: string;
  /** The requests, in order. */
  readonly exchanges: readonly Exchange[];
  /** Of all requests and replies together; where the server does not count, estimated from their characters. */
  readonly tokens: number;
  readonly estimated: boolean;
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
  /** Absent where no model was asked. */
  readonly model?: ModelUse;
  /**
   * The calibrated chance, 0 to 1, that a provision which answers the question is among the evidence; absent where nothing
   * is known of it.
   */
  readonly confidence?: number;
  /** Things a person should know that are no reason to abstain: "the model at ... did not answer: ...". */
  readonly notices: readonly string[];
}

/** What `ask` yields while it runs. The last event is always `done`. */
export type AskEvent =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'trace'; readonly entry: TraceEntry }
  /** What the answer will rest on, as soon as it is known; `done` has the same. */
  | { readonly kind: 'evidence'; readonly evidence: readonly Evidence[] }
  | { readonly kind: 'text'; /** A piece of the model's answer as it streams. */ readonly piece: string }
  /** A sentence of the answer was checked; `at` counts from 0. A later word on the same sentence replaces it. */
  | { readonly kind: 'sentence'; readonly at: number; readonly sentence: AnswerSentence }
  | { readonly kind: 'done'; readonly answer: Answer };
