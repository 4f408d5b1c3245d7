import type { Answer, Evidence, Stage, VerdictKind, VerdictReason } from '../../src/extension/messages';

/** The stages in the order they run, as a person reads them. */
export const STAGE_TITLES: Readonly<Record<Stage, string>> = {
  parametric: 'State the issues',
  retrieve: 'Retrieve provisions',
  rerank: 'Rerank',
  select: 'Select',
  expand: 'Follow citations',
  answer: 'Answer',
  verify: 'Verify',
};

export const VERDICT_TITLES: Readonly<Record<VerdictKind, string>> = {
  grounded: 'Grounded',
  partial: 'Partly grounded',
  excerpts: 'Excerpts',
  abstained: 'No answer from these statutes',
};

export const VERDICT_MEANINGS: Readonly<Record<VerdictKind, string>> = {
  grounded: 'Every sentence rests on provisions of this workspace.',
  partial: 'Read what follows with care.',
  excerpts: 'The nearest provisions by their words. Nothing has judged whether they answer.',
  abstained: 'Proviso does not guess.',
};

const REASONS: Readonly<Record<Exclude<VerdictReason, 'missing-authority'>, string>> = {
  'no-match': 'No provision matched.',
  'unsupported-claim': 'A sentence is not borne out by the provisions that it cites.',
  repealed: 'The answer rests on a provision that is repealed, or not yet in force.',
  'model-unavailable': 'The language model gave no answer; Proviso went on without it.',
};

/** Why the verdict is what it is, one sentence a reason. */
export function reasonsOf({ verdict, missing }: Answer): string[] {
  return verdict.reasons.flatMap((reason) => {
    if (reason !== 'missing-authority') return [REASONS[reason]];
    const names = [...new Set(missing.map(({ name }) => name))];
    if (names.length === 0) return ['The answer depends on an authority that is not in this workspace.'];
    const authorities = names.length === 1 ? 'an authority that is' : 'authorities that are';
    return [`The answer depends on ${authorities} not in this workspace: ${names.join('; ')}.`];
  });
}

/** How a provision came into the evidence: "Selected for issue 1", "Cited by section 12(1), 2 citations away". */
export function roleOf({ role }: Evidence, evidence: readonly Evidence[]): string {
  if (role.kind === 'selected') return `Selected for issue ${role.for + 1}`;
  const distance = role.hop === 1 ? '' : `, ${role.hop} citations away`;
  return `Cited by ${labelOf(role.by, evidence)}${distance}`;
}

/** A provision's label where it is in the evidence, else its id. */
export function labelOf(id: string, evidence: readonly Evidence[]): string {
  return evidence.find((provision) => provision.id === id)?.label ?? id;
}
