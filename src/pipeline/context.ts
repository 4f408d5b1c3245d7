import type { Day } from '../law';
import type { CrossEncoder, LanguageModel } from '../models';
import type { DenseRetriever, LegalIndex } from '../search';

/** Stages that can be left out, and further ones that can be put in, to see what each is worth. */
export interface Stages {
  /** Without: the question itself is the only query. In by default. */
  readonly parametric?: boolean;
  /** Without: candidates stay in the order in which they were retrieved. In by default. */
  readonly rerank?: boolean;
  /** Structure-aware reranking of the candidates ({@link structureAware}). Out by default. */
  readonly structure?: boolean;
  /** What a candidate refers to stands right after it ({@link resolveReferences}). Out by default. */
  readonly references?: boolean;
}

/** What a question is asked of. Without a model every stage runs in its embedded form. */
export interface PipelineContext {
  readonly index: LegalIndex;
  readonly model?: LanguageModel;
  /** Vectors of the provisions, and what makes one of a question. */
  readonly dense?: DenseRetriever;
  /** Reads a question and a provision together, to order the best candidates. */
  readonly crossEncoder?: CrossEncoder;
  /** Parametric provisions recorded earlier for this very question; they replace the first stage. */
  readonly recorded?: readonly string[];
  readonly stages?: Stages;
}

/** What a question is asked of, to be answered. */
export interface QuestionContext extends PipelineContext {
  /** The day on which the provisions that the answer rests on should be law. */
  readonly today: Day;
}
