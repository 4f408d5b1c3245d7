import * as l10n from '@vscode/l10n';
import type { Choices } from '../dataset';
import { FieldError, type Fields } from '../fields';
import type { DatasetFormat } from '../format';

const OPTIONS = ['option_1', 'option_2', 'option_3', 'option_4', 'option_5'] as const;

/**
 * SearchFireSafety, by the description of its files: gold = `related_doc_ids` (`matched_doc_id` in its first version), the
 * `doc_id` of its legal documents. Rows with `option_1` to `option_5` are its multi-hop multiple choice, where `answer_full`
 * counts from 1, and `answer_partial` is what is right for who sees a part of the documents.
 */
export const searchFireSafety: DatasetFormat = {
  name: 'searchfiresafety',
  marks: ['related_doc_ids', 'option_1', 'matched_doc_id'],
  read(row) {
    const gold = row.labels(row.has('matched_doc_id') ? 'matched_doc_id' : 'related_doc_ids');
    const choices = row.has('option_1') ? choicesOf(row) : undefined;
    return {
      id: row.has('question_id') ? row.label('question_id') : '',
      text: row.text('question'),
      gold,
      hops: gold.length,
      answer: choices === undefined ? row.optionalText('answer') : choices.options[choices.right]!,
      ...(choices && { choices }),
    };
  },
};

function choicesOf(row: Fields): Choices {
  const options = OPTIONS.filter((name, at) => at < 2 || row.has(name)).map((name) => row.text(name));
  return {
    options,
    right: numberOf(row, 'answer_full', options.length) - 1,
    ...(row.has('answer_partial') && { rightInPart: numberOf(row, 'answer_partial', options.length) - 1 }),
  };
}

/** A number of an option, which a table has as a text. Throws {@link FieldError}. */
function numberOf(row: Fields, name: string, most: number): number {
  const number = Number(row.label(name));
  if (Number.isSafeInteger(number) && number >= 1 && number <= most) return number;
  throw new FieldError(l10n.t('The field {0} must be a whole number from 1 to {1}', name, most));
}
