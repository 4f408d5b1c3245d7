import type {
  Answer,
  AnswerSentence,
  Evidence,
  ModelUse,
  Stage,
  Support,
  VerdictKind,
  VerdictReason,
} from '../../src/extension/messages';

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

const VERDICT_TITLES: Readonly<Record<VerdictKind, string>> = {
  grounded: 'Grounded',
  partial: 'Partly grounded',
  excerpts: 'Excerpts, not an answer',
  abstained: 'No answer from these statutes',
};

export const verdictTitle = (kind: VerdictKind): string => VERDICT_TITLES[kind];

const VERDICT_MEANINGS: Readonly<Record<VerdictKind, string>> = {
  grounded: 'Every sentence rests on provisions of this workspace.',
  partial: 'Read what follows with care.',
  excerpts: 'The nearest provisions by their words. Nothing has judged whether they answer.',
  abstained: 'Proviso does not guess.',
};

/** Verdicts whose meaning no reason says. */
const ALWAYS_EXPLAINED: ReadonlySet<VerdictKind> = new Set(['grounded', 'excerpts']);

const REASONS: Readonly<Record<Exclude<VerdictReason, 'missing-authority' | 'unsupported-claim'>, string>> = {
  'no-match': 'No provision matched.',
  repealed: 'The answer rests on a provision that is repealed, or not yet in force.',
  'model-unavailable': 'The language model gave no answer; Proviso went on without it.',
};

/** What the verdict means and why it is what it is, one line each; how the sentences stand where not all are supported. */
export function verdictLines(answer: Answer): string[] {
  const { verdict, sentences } = answer;
  const reasons = verdict.reasons.flatMap((reason) => reasonInWords(reason, answer));
  const meaning = ALWAYS_EXPLAINED.has(verdict.kind) || reasons.length === 0 ? [VERDICT_MEANINGS[verdict.kind]] : [];
  const mixed = sentences.some(({ support }) => support !== 'supported') && verdict.kind !== 'excerpts';
  return [...meaning, ...reasons, ...(mixed ? [`${countsOf(sentences)}.`] : [])];
}

/** A sentence that was struck out or is open is told by the counts. */
function reasonInWords(reason: VerdictReason, { missing }: Answer): string[] {
  if (reason === 'unsupported-claim') return [];
  if (reason !== 'missing-authority') return [REASONS[reason]];
  const names = [...new Set(missing.map(({ name }) => name))];
  if (names.length === 0) return ['The answer depends on an authority that is not in this workspace.'];
  const authorities = names.length === 1 ? 'an authority that is' : 'authorities that are';
  return [`The answer depends on ${authorities} not in this workspace: ${names.join('; ')}.`];
}

/** What a sentence's support is called before what is said against it. */
export const SUPPORT_TITLES: Readonly<Record<Support, string>> = {
  supported: 'Supported',
  unverified: 'Not verified',
  contradicted: 'Struck out',
  invented: 'Struck out',
};

/** Only what is contradicted or invented is struck out; what is merely not shown stays. */
export const isStruck = (support: Support): boolean => support === 'contradicted' || support === 'invented';

/** "2 sentences supported, 1 not verified, 1 struck out"; the empty string where there are none. */
export function countsOf(sentences: readonly Pick<AnswerSentence, 'support'>[]): string {
  const count = (counts: (support: Support) => boolean): number =>
    sentences.filter(({ support }) => counts(support)).length;
  const parts = (
    [
      [count((support) => support === 'supported'), 'supported'],
      [count((support) => support === 'unverified'), 'not verified'],
      [count(isStruck), 'struck out'],
    ] as const
  ).filter(([number]) => number > 0);
  return parts
    .map(([number, said], at) => (at === 0 ? `${counted(number, 'sentence')} ${said}` : `${number} ${said}`))
    .join(', ');
}

/** What a model cost: "4 requests, about 3,200 tokens". */
export function costOf({ exchanges, tokens, estimated }: ModelUse): string {
  const amount = new Intl.NumberFormat('en').format(tokens);
  return `${counted(exchanges.length, 'request')}, ${estimated ? 'about ' : ''}${amount} token${tokens === 1 ? '' : 's'}`;
}

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

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
