import type { Day } from '../law';
import type { CrossEncoder, EntailmentModel, LanguageModel } from '../models';
import type { DenseRetriever, LegalIndex, Tuning } from '../search';

/**
 * The stages that can be left out or put in, to see what each is worth, and whether they are in where nobody says: the
 * one place that names them.
 */
export const SWITCHES = {
  /** Without: the question itself is the only query. */
  parametric: true,
  /** The corpus's own language near an issue is searched for with it ({@link pseudoProvision}). */
  'pseudo-provisions': false,
  /** Without: candidates stay in the order in which they were retrieved. */
  rerank: true,
  /**
   * A provision is scored with its article, that is with its heading, lead-in and siblings ({@link articleScores}). In
   * where `rerank` is, as part of it; put in without it, it is the only thing that counts beside the retrieval.
   */
  context: 'rerank',
  /** Structure-aware reranking of the candidates ({@link structureAware}). */
  structure: false,
  /** What a candidate refers to stands right after it ({@link resolveReferences}). */
  references: false,
  /**
   * The language model sees the question, all expected clauses and the fused candidates at once, names several for a clause
   * or none, and says what is missing ({@link wholeSelection}). Without: one request a clause, one candidate each (PARSER).
   */
  'whole-selection': true,
  /** What the selected provisions cite is read with them ({@link expand}). Without: they alone are the evidence. */
  expand: true,
  /** The answer of a language model is read once more, to refute it ({@link secondReading}). */
  'second-reader': true,
} as const satisfies Readonly<Record<string, boolean | 'rerank'>>;

export type Switch = keyof typeof SWITCHES;

/** What was said about stages. */
export type Stages = Readonly<Partial<Record<Switch, boolean>>>;

export const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name);

/** Whether a stage is in. */
export function isIn(name: Switch, stages: Stages = {}): boolean {
  const byDefault = SWITCHES[name];
  return stages[name] ?? (byDefault === 'rerank' ? isIn(byDefault, stages) : byDefault);
}

/** What a question is asked of. Without a model every stage runs in its embedded form. */
export interface PipelineContext {
  readonly index: LegalIndex;
  readonly model?: LanguageModel;
  /** Vectors of the provisions, and what makes one of a question. */
  readonly dense?: DenseRetriever;
  /** Reads a question and a provision together, to order the best candidates. */
  readonly crossEncoder?: CrossEncoder;
  /** Takes the seat of the second reader, which is the language model's without it. */
  readonly entailment?: EntailmentModel;
  /** Parametric provisions recorded earlier for this very question; they replace the first stage. */
  readonly recorded?: readonly string[];
  readonly stages?: Stages;
  /** Those left out are by default. */
  readonly tuning?: Partial<Tuning>;
}

/** What a question is asked of, to be answered. */
export interface QuestionContext extends PipelineContext {
  /** The day on which the provisions that the answer rests on should be law. */
  readonly today: Day;
}
