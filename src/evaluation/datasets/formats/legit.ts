import * as l10n from '@vscode/l10n';
import { issuesInTree, RubricError, rubricOf, type Rubric } from '../../judges/rubric';
import { FieldError, type Fields } from '../fields';
import { joined, type DatasetFormat } from '../format';

/**
 * LEGIT, by the program that its authors score it with: `issues` is a list, each with its place in the tree as `id` ("1",
 * "1.2"), its `summary`, the parties' `claim`s and the court's `conclusion`; the one with the empty `id` is the final order. Or
 * an issue tree as `score` takes it: `order` and nested `issues`. Which provisions a judgment rests on stands in words, so that
 * there is no gold.
 */
export const legit: DatasetFormat = {
  name: 'legit',
  marks: ['issues'],
  read(row) {
    const rubric = row.has('order') ? nestedRubric(row) : listedRubric(row);
    return {
      id: row.has('doc_id') ? row.label('doc_id') : row.optionalText('id'),
      text: joined(row.optionalText('background'), row.text('question')),
      gold: [],
      hops: 0,
      answer: rubric.order,
      isGoldUnknown: true,
      rubric,
    };
  },
};

const nestedRubric = (row: Fields): Rubric =>
  asFieldError(() => rubricOf({ order: row.value('order'), issues: row.value('issues') }));

function listedRubric(row: Fields): Rubric {
  const issues = row.objects('issues').map((issue) => ({
    id: issue.optionalText('id'),
    issue: joined(issue.text('summary'), ...claimsOf(issue)),
    conclusion: issue.text('conclusion'),
  }));
  const order = issues.find(({ id }) => id === '');
  if (order === undefined) {
    throw new FieldError(l10n.t('The field {0} has none with an empty id, which is the final order', 'issues'));
  }
  const others = issues.filter((issue) => issue !== order);
  return asFieldError(() => rubricOf({ order: order.conclusion, issues: issuesInTree(others) }));
}

/** What the parties say, a line each. */
const claimsOf = (issue: Fields): string[] =>
  issue.has('claim') ? issue.objects('claim').map((claim) => `${claim.text('claimer')}: ${claim.text('content')}`) : [];

function asFieldError(read: () => Rubric): Rubric {
  try {
    return read();
  } catch (error) {
    if (error instanceof RubricError) throw new FieldError(error.message.replace(/\.$/u, ''));
    throw error;
  }
}
