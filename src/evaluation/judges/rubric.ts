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
  return rubricOf(value);
}

/** A rubric from the object that {@link readRubric} reads. Throws {@link RubricError}. */
export function rubricOf(value: Readonly<Record<string, unknown>>): Rubric {
  const issues = issuesAt(value['issues'], 'issues', 1);
  const rubric = { order: textAt(value['order'], 'order'), issues };
  const count = allIssues(rubric).length;
  if (count === 0) throw new RubricError('The rubric has no issue.');
  if (count > MOST_ISSUES) throw new RubricError(`The rubric has more than ${MOST_ISSUES} issues.`);
  return rubric;
}

/**
 * The tree of issues that stand in a list with their places: "1.2" is below "1". One whose place has nothing above it in the
 * list is an outermost one. At most {@link MOST_ISSUES}. Throws {@link RubricError}.
 */
export function issuesInTree(
  listed: readonly (Pick<Issue, 'issue' | 'conclusion'> & { readonly id: string })[],
): Issue[] {
  if (listed.length > MOST_ISSUES) throw new RubricError(`The rubric has more than ${MOST_ISSUES} issues.`);
  interface Node {
    readonly issue: string;
    readonly conclusion: string;
    readonly issues: Node[];
  }
  const nodes = new Map<string, Node>();
  const entries = listed.map(({ id, issue, conclusion }) => ({
    id,
    node: { issue, conclusion, issues: [] as Node[] },
  }));
  for (const { id, node } of entries) {
    if (nodes.has(id)) throw new RubricError(`The rubric has two issues with the place ${id}.`);
    nodes.set(id, node);
  }
  const outermost: Node[] = [];
  for (const { id, node } of entries) {
    const above = nodes.get(id.replace(/\.?[^.]*$/u, ''));
    (above === undefined || above === node ? outermost : above.issues).push(node);
  }
  return outermost;
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
