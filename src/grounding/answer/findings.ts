import * as l10n from '@vscode/l10n';
import { MOST_RELATED, type CheckRule, type Finding } from '../../check';
import type { Corpus } from '../../law';
import type { Support } from '../support';
import type { CheckedSentence } from './checkAnswer';

/** What can be wrong with a sentence that someone wrote. A page of the documentation describes each. */
export type AnswerCode = 'contradicted-sentence' | 'invented-authority' | 'unverified-sentence';

export const ANSWER_RULES = {
  'contradicted-sentence': { severity: 'error', summary: 'The sentence says otherwise than the law that it cites.' },
  'invented-authority': { severity: 'error', summary: 'The sentence cites a provision that its act does not have.' },
  'unverified-sentence': {
    severity: 'information',
    summary: 'Nothing is known against the sentence, and it is not shown by the law that it cites.',
  },
} as const satisfies Readonly<Record<AnswerCode, CheckRule>>;

const CODES: Readonly<Record<Support, AnswerCode | undefined>> = {
  supported: undefined,
  unverified: 'unverified-sentence',
  contradicted: 'contradicted-sentence',
  invented: 'invented-authority',
};

export type AnswerFinding = Omit<Finding, 'code'> & { readonly code: AnswerCode };

/**
 * What there is to say of a sentence: of one that is struck out a finding for each clash, where its words stand, else one
 * for the whole of it; of one that is supported nothing.
 */
export function answerFindings(sentence: CheckedSentence, corpus: Corpus): AnswerFinding[] {
  const { support, reason, clashes, citations, start, end } = sentence;
  const code = CODES[support];
  if (code === undefined) return [];
  const { severity } = ANSWER_RULES[code];
  const cited = citations.flatMap((id) => corpus.ordinal(id) ?? []);
  const told = { code, severity, fixes: [] };
  if (clashes.length === 0 || code === 'unverified-sentence')
    return [
      {
        ...told,
        start,
        end,
        message: reason ?? l10n.t('It is not supported by what it cites.'),
        related: cited.slice(0, MOST_RELATED),
      },
    ];
  return clashes.map(({ place, message, against }) => {
    const opposed = against?.source === 'law' ? [corpus.ordinal(against.id)] : [];
    const related = [...new Set([...opposed.filter((ordinal) => ordinal !== undefined), ...cited])];
    return { ...told, start: place.start, end: place.end, message, related: related.slice(0, MOST_RELATED) };
  });
}
