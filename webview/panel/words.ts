import * as l10n from '@vscode/l10n';
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
import { figure } from '../figure';

/** The stages in the order they run, as a person reads them. */
export const stageTitles = (): Readonly<Record<Stage, string>> => ({
  parametric: l10n.t('State the issues'),
  retrieve: l10n.t('Retrieve provisions'),
  rerank: l10n.t('Rerank'),
  select: l10n.t('Select'),
  expand: l10n.t('Follow citations'),
  answer: l10n.t('Answer'),
  verify: l10n.t('Verify'),
});

export function verdictTitle(kind: VerdictKind): string {
  if (kind === 'grounded') return l10n.t('Grounded');
  if (kind === 'partial') return l10n.t('Partly grounded');
  return kind === 'excerpts' ? l10n.t('Excerpts, not an answer') : l10n.t('No answer from these statutes');
}

function verdictMeaning(kind: VerdictKind): string {
  if (kind === 'grounded') return l10n.t('Every sentence rests on provisions of this workspace.');
  if (kind === 'partial') return l10n.t('Read what follows with care.');
  if (kind === 'abstained') return l10n.t('Proviso does not guess.');
  return l10n.t('The nearest provisions by their words. Nothing has judged whether they answer.');
}

/** Verdicts whose meaning no reason says. */
const ALWAYS_EXPLAINED: ReadonlySet<VerdictKind> = new Set(['grounded', 'excerpts']);

const reasons = (): Readonly<Record<Exclude<VerdictReason, 'missing-authority' | 'unsupported-claim'>, string>> => ({
  'no-match': l10n.t('No provision matched.'),
  repealed: l10n.t('The answer rests on a provision that is repealed, or not yet in force.'),
  'model-unavailable': l10n.t('The language model gave no answer; Proviso went on without it.'),
});

/** What the verdict means and why it is what it is, one line each; how the sentences stand where not all are supported. */
export function verdictLines(answer: Answer): string[] {
  const { verdict, sentences } = answer;
  const said = verdict.reasons.flatMap((reason) => reasonInWords(reason, answer));
  const meaning = ALWAYS_EXPLAINED.has(verdict.kind) || said.length === 0 ? [verdictMeaning(verdict.kind)] : [];
  const mixed = sentences.some(({ support }) => support !== 'supported') && verdict.kind !== 'excerpts';
  return [...meaning, ...said, ...(mixed ? [`${countsOf(sentences)}.`] : [])];
}

/** A sentence that was struck out or is open is told by the counts. */
function reasonInWords(reason: VerdictReason, { missing }: Answer): string[] {
  if (reason === 'unsupported-claim') return [];
  if (reason !== 'missing-authority') return [reasons()[reason]];
  const names = [...new Set(missing.map(({ name }) => name))];
  if (names.length === 0) return [l10n.t('The answer depends on an authority that is not in this workspace.')];
  return [
    names.length === 1
      ? l10n.t('The answer depends on an authority that is not in this workspace: {0}.', names[0]!)
      : l10n.t('The answer depends on authorities that are not in this workspace: {0}.', names.join('; ')),
  ];
}

/** What a sentence's support is called before what is said against it. */
export function supportTitle(support: Support): string {
  if (support === 'supported') return l10n.t('Supported');
  return support === 'unverified' ? l10n.t('Not verified') : l10n.t('Struck out');
}

/** Only what is contradicted or invented is struck out; what is merely not shown stays. */
export const isStruck = (support: Support): boolean => support === 'contradicted' || support === 'invented';

/** "Sentences: 2 supported, 1 not verified, 1 struck out"; the empty string where there are none. */
export function countsOf(sentences: readonly Pick<AnswerSentence, 'support'>[]): string {
  const count = (counts: (support: Support) => boolean): number =>
    sentences.filter(({ support }) => counts(support)).length;
  const supported = count((support) => support === 'supported');
  const open = count((support) => support === 'unverified');
  const struck = count(isStruck);
  const parts = [
    ...(supported > 0 ? [l10n.t('{0} supported', supported)] : []),
    ...(open > 0 ? [l10n.t('{0} not verified', open)] : []),
    ...(struck > 0 ? [l10n.t('{0} struck out', struck)] : []),
  ];
  return parts.length === 0 ? '' : l10n.t('Sentences: {0}', parts.join(', '));
}

/** What a model cost: "4 requests, about 3,200 tokens". */
export function costOf({ exchanges, tokens, estimated }: ModelUse): string {
  const requests = exchanges.length === 1 ? l10n.t('1 request') : l10n.t('{0} requests', exchanges.length);
  return `${requests}, ${estimated ? l10n.t('about {0}', tokensInWords(tokens)) : tokensInWords(tokens)}`;
}

const tokensInWords = (tokens: number): string =>
  tokens === 1 ? l10n.t('1 token') : l10n.t('{0} tokens', figure(tokens));

/** How a provision came into the evidence: "Selected for issue 1", "Cited by section 12(1), 2 citations away". */
export function roleOf({ role }: Evidence, evidence: readonly Evidence[]): string {
  if (role.kind === 'selected') return l10n.t('Selected for issue {0}', role.for + 1);
  const by = labelOf(role.by, evidence);
  return role.hop === 1 ? l10n.t('Cited by {0}', by) : l10n.t('Cited by {0}, {1} citations away', by, role.hop);
}

/** A provision's label where it is in the evidence, else its id. */
export function labelOf(id: string, evidence: readonly Evidence[]): string {
  return evidence.find((provision) => provision.id === id)?.label ?? id;
}
