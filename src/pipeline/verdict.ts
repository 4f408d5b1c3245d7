import type { MissingAuthority, Verdict, VerdictKind, VerdictReason } from '../law';
import { isStruck } from '../grounding';
import type { Confidence } from './confidence';
import type { AnswerSentence } from './types';

/** A sentence of an answer, as far as the verdict depends on it. */
interface CheckedSentence extends Pick<AnswerSentence, 'support'> {
  /** Whether it hands the question over to an authority outside the corpus. */
  readonly delegates: boolean;
  /** Whether it rests on a provision that is not law. */
  readonly repealed: boolean;
}

/** What a verdict is drawn from. */
export interface Findings {
  /** Whether any provision was selected. */
  readonly matched: boolean;
  /** Whether a language model wrote the sentences; else they are quotations. */
  readonly byModel: boolean;
  /** How likely a provision that answers is among the selected. */
  readonly level: Confidence['level'];
  /** The model's own word that the provisions do not answer. */
  readonly abstained: boolean;
  readonly sentences: readonly CheckedSentence[];
  readonly missing: readonly MissingAuthority[];
  readonly modelUnavailable: boolean;
}

/** See {@link VerdictKind}; the reasons are what stands against the answer. */
export function verdictOf(findings: Findings): Verdict {
  const { matched, byModel, sentences, missing, modelUnavailable } = findings;
  const reasons = new Set<VerdictReason>();
  if (!matched) reasons.add('no-match');
  if (missing.length > 0) reasons.add('missing-authority');
  if (sentences.some(({ support }) => support !== 'supported')) reasons.add('unsupported-claim');
  if (sentences.some(({ repealed }) => repealed)) reasons.add('repealed');
  const isOpen = reasons.size > 0;
  const kind = byModel ? kindOfAnswer(findings, isOpen) : kindOfQuotations(findings, isOpen);
  if (kind === 'abstained' && reasons.size === 0) reasons.add('no-match');
  // A model that did not answer weakens no evidence: it is said, and leaves the kind as it is.
  if (modelUnavailable) reasons.add('model-unavailable');
  return { kind, reasons: [...reasons] };
}

/**
 * A model has read the question and the provisions: its answer is `grounded` where every sentence is shown and nothing is
 * missing, and `abstained` where it says so or nothing of it stands. A sentence that is not shown is no proof, but not
 * wrong either: alone, it makes the answer `partial`.
 */
function kindOfAnswer({ matched, abstained, sentences }: Findings, isOpen: boolean): VerdictKind {
  const standing = sentences.filter(({ support, repealed }) => !isStruck(support) && !repealed);
  if (!matched || abstained || standing.length === 0) return 'abstained';
  return isOpen ? 'partial' : 'grounded';
}

/**
 * A quotation is true to its provision and proves nothing of the question. What speaks for it is the calibrated chance that
 * the provision answers: high enough, and nothing open, for `grounded`; too small, for nothing found. The first sentence is
 * the one that fits the question best: when it hands the question over to an absent authority, what stands around it does
 * not answer either.
 */
function kindOfQuotations({ matched, level, abstained, sentences }: Findings, isOpen: boolean): VerdictKind {
  const answering = sentences.filter(
    ({ support, delegates, repealed }) => support === 'supported' && !delegates && !repealed,
  );
  const isUnanswered = !matched || abstained || level === 'unlikely' || answering.length === 0;
  if (isUnanswered || sentences[0]?.delegates === true) return 'abstained';
  return level === 'sure' && !isOpen ? 'grounded' : 'excerpts';
}
