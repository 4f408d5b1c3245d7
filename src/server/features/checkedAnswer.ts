import type { Severity } from '../../check';
import type { AnswerCode, Support } from '../../grounding';
import type { Range } from '../../law';
import type { TextSpan } from '../../text';

/** A text that someone wrote, or a part of it, that is to be held against the law. */
export interface CheckAnswerParams {
  /** Chosen by the client; progress carries it. */
  readonly id: string;
  readonly uri: string;
  readonly languageId: string;
  /** The whole text, as the editor has it. */
  readonly text: string;
  /** Only sentences that touch it; UTF-16 code units. All where it is absent. */
  readonly within?: TextSpan;
  /** The facts that the text applies the law to. */
  readonly question?: string;
}

/** What an editor underlines. */
export interface AnswerProblem {
  readonly range: Range;
  readonly code: AnswerCode;
  /** The URI of the page that describes the code. */
  readonly page: string;
  readonly severity: Exclude<Severity, 'off'>;
  readonly message: string;
}

/** A provision that a sentence was held against. */
export interface HeldAgainst {
  readonly label: string;
  readonly heading: string;
  /** Its text, cut where it is long. */
  readonly text: string;
  /** Words of it that carry the sentence, or stand against it. */
  readonly words: readonly string[];
  readonly file: string;
  readonly range: Range;
}

export interface AnswerSentenceView {
  readonly range: Range;
  readonly text: string;
  readonly support: Support;
  /** Why it is not `supported`, a line for each clash. */
  readonly reasons: readonly string[];
  readonly problems: readonly AnswerProblem[];
  /** Those whose words matter first. */
  readonly law: readonly HeldAgainst[];
}
