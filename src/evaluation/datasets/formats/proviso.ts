import * as l10n from '@vscode/l10n';
import type { Choices } from '../dataset';
import { FieldError, type Fields } from '../fields';
import { hopsOf, joined, type DatasetFormat } from '../format';

/**
 * Our own: gold = provision ids; none, or no `gold` at all, where the law does not answer. `choices` are texts of which
 * `answer` is the right one; `pool` names the acts or provisions that are searched; `reviewed` is false where a model wrote
 * the question and nobody has accepted it.
 */
export const proviso: DatasetFormat = {
  name: 'proviso',
  marks: ['question'],
  read(row) {
    const text = joined(row.optionalText('background'), row.text('question'));
    const gold = row.has('gold') ? row.labelsOrCell('gold') : [];
    const choices = row.has('choices') ? choicesOf(row) : undefined;
    return {
      id: row.optionalText('id'),
      text,
      gold,
      hops: hopsOf(row.value('n_hops'), gold),
      answer: row.optionalText('answer'),
      ...(choices && { choices }),
      ...(row.has('pool') && { pool: row.labelsOrCell('pool') }),
      ...(isFalse(row.value('reviewed')) && { isUnreviewed: true as const }),
    };
  },
};

/** A cell of a table is a text. */
const isFalse = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && value.trim().toLowerCase() === 'false');

function choicesOf(row: Fields): Choices {
  const options = row.labelsOrCell('choices');
  const right = options.indexOf(row.text('answer'));
  if (options.length >= 2 && right >= 0) return { options, right };
  throw new FieldError(l10n.t('The field {0} must be one of the {1}', 'answer', 'choices'));
}
