import type { LegalIndex } from '../search';
import type { LanguageModel } from '../models';

/** What a question is asked of. Without a model every stage runs in its embedded form. */
export interface PipelineContext {
  readonly index: LegalIndex;
  readonly model?: LanguageModel;
  /** Parametric provisions recorded earlier for this very question; they replace the first stage. */
  readonly recorded?: readonly string[];
}
