import type { AnswerSentence, Evidence, TraceEntry } from '../../src/extension/messages';

/** Sentences that stand together for one issue, by their places in the answer. */
export interface IssueGroup {
  /** Counted from 0. */
  readonly issue: number;
  readonly sentences: readonly number[];
}

/**
 * The sentences by the issue that they answer: that for which the first provision they cite was selected, or the one
 * that led to it by citation; a sentence that tells none stands with the one before it. Undefined where that makes fewer
 * than two issues, or takes up one again that was left: the answer is then read as it was written.
 */
export function issueGroups(
  sentences: readonly AnswerSentence[],
  evidence: readonly Evidence[],
): IssueGroup[] | undefined {
  const roles = new Map(evidence.map(({ id, role }) => [id, role]));
  const issueOf = (id: string | undefined, steps = evidence.length): number | undefined => {
    const role = id === undefined ? undefined : roles.get(id);
    if (role === undefined || steps < 0) return undefined;
    return role.kind === 'selected' ? role.for : issueOf(role.by, steps - 1);
  };
  const groups: { issue: number; sentences: number[] }[] = [];
  for (const [at, { citations }] of sentences.entries()) {
    const last = groups.at(-1);
    const issue = issueOf(citations[0]) ?? last?.issue;
    if (issue === undefined) return undefined;
    if (last?.issue === issue) last.sentences.push(at);
    else groups.push({ issue, sentences: [at] });
  }
  const issues = new Set(groups.map(({ issue }) => issue));
  return issues.size < 2 || issues.size < groups.length ? undefined : groups;
}

/** The longest title of an issue, in UTF-16 code units. */
const LONGEST_TITLE = 90;

/** What the issues are, as far as the first stage tells: their beginning, on one line. */
export function issueTitles(trace: readonly TraceEntry[]): string[] {
  const detail = trace.find(({ stage }) => stage === 'parametric')?.detail;
  if (!Array.isArray(detail)) return [];
  return detail.map((provision: unknown) => {
    const issue = typeof provision === 'object' && provision !== null && 'issue' in provision ? provision.issue : '';
    const line = (typeof issue === 'string' ? issue : '').replace(/\s+/gu, ' ').trim();
    return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trimEnd()} …` : line;
  });
}
