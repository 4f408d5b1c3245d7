import type { MissingAuthority, Verdict, VerdictReason } from '../law';
import { isStruck } from '../grounding';
import type { AnswerSentence } from './types';

/** What a verdict is drawn from. */
export interface Findings {
  /** Whether any provision was selected. */
  readonly matched: boolean;
  /** The model's own word that the provisions do not answer. */
  readonly abstained: boolean;
  readonly sentences: readonly (AnswerSentence & {
    /** Whether it hands the question over to an authority outside the corpus. */
    readonly delegates: boolean;
    /** Whether it rests on a repealed provision. */
    readonly repealed: boolean;
  })[];
  readonly missing: readonly MissingAuthority[];
  readonly modelUnavailable: boolean;
}

/**
 * `abstained` where no sentence answers; `partial` where some do and something stands against the rest; else
 * `grounded`. The first sentence is the one that fits the question best: when it hands the question over to an absent
 * authority, what stands around it does not answer either.
 */
export function verdictOf({ matched, abstained, sentences, missing, modelUnavailable }: Findings): Verdict {
  const reasons = new Set<VerdictReason>();
  if (!matched) reasons.add('no-match');
  if (missing.length > 0) reasons.add('missing-authority');
  if (sentences.some(({ support }) => isStruck(support))) reasons.add('unsupported-claim');
  if (sentences.some(({ repealed }) => repealed)) reasons.add('repealed');
  const answering = sentences.filter(
    ({ support, delegates, repealed }) => support === 'supported' && !delegates && !repealed,
  );
  const unanswered = !matched || abstained || answering.length === 0 || sentences[0]?.delegates === true;
  if (unanswered && reasons.size === 0) reasons.add('no-match');
  const kind = unanswered ? 'abstained' : reasons.size > 0 ? 'partial' : 'grounded';
  // A model that did not answer weakens no evidence: it is said, and leaves the kind as it is.
  if (modelUnavailable) reasons.add('model-unavailable');
  return { kind, reasons: [...reasons] };
}
