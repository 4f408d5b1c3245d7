import { isRecord } from '../../models';

/** A legal issue of a case, what the court held of it, and the issues that it depends on. */
export interface Issue {
  readonly issue: string;
  readonly conclusion: string;
  readonly issues: readonly Issue[];
}

/** An issue tree: the final order at its root, and the issues below. */
export interface Rubric {
  readonly order: string;
  readonly issues: readonly Issue[];
}

/** A rubric cannot be used; the message says where. */
export class RubricError extends Error {
  override readonly name = 'RubricError';
}

const MOST_ISSUES = 500;
const DEEPEST = 32;

/**
 * Reads a rubric in JSON: `{"order": text, "issues": [{"issue": text, "conclusion": text, "issues": [...]}]}`, the inner
 * `issues` may be left out. At least 1 and at most 500 issues, 32 deep. Throws {@link RubricError}.
 */
export function readRubric(json: string): Rubric {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new RubricError('The rubric is not valid JSON.');
  }
  if (!isRecord(value)) throw new RubricError('The rubric is no JSON object.');
  const issues = issuesAt(value['issues'], 'issues', 1);
  const rubric = { order: textAt(value['order'], 'order'), issues };
  const count = allIssues(rubric).length;
  if (count === 0) throw new RubricError('The rubric has no issue.');
  if (count > MOST_ISSUES) throw new RubricError(`The rubric has more than ${MOST_ISSUES} issues.`);
  return rubric;
}

/** Every issue of a tree, each before those that it depends on. */
export const allIssues = ({ issues }: Pick<Issue, 'issues'>): Issue[] =>
  issues.flatMap((issue) => [issue, ...allIssues(issue)]);

function issuesAt(value: unknown, place: string, depth: number): Issue[] {
  if (!Array.isArray(value)) throw new RubricError(`${place} is no list.`);
  if (depth > DEEPEST) throw new RubricError(`The rubric is deeper than ${DEEPEST} issues.`);
  return value.map((entry: unknown, at) => {
    const here = `${place}[${at}]`;
    if (!isRecord(entry)) throw new RubricError(`${here} is no object.`);
    return {
      issue: textAt(entry['issue'], `${here}.issue`),
      conclusion: textAt(entry['conclusion'], `${here}.conclusion`),
      issues: entry['issues'] === undefined ? [] : issuesAt(entry['issues'], `${here}.issues`, depth + 1),
    };
  });
}

function textAt(value: unknown, place: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new RubricError(`${place} is no text.`);
  return value;
}
