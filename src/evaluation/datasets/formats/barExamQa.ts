import { FieldError } from '../fields';
import { joined, type DatasetFormat } from '../format';
import * as l10n from '@vscode/l10n';

const CHOICES = ['A', 'B', 'C', 'D'];

/** Bar Exam QA, by its dataset card: query = prompt + question; gold = the passage `gold_idx`; the answer is the right choice's text. */
export const barExamQa: DatasetFormat = {
  name: 'barexam-qa',
  marks: ['gold_idx', 'choice_a'],
  read(row) {
    const answer = row.text('answer').trim();
    if (!CHOICES.includes(answer)) throw new FieldError(l10n.t('The field {0} must be A, B, C or D', 'answer'));
    const right = CHOICES.indexOf(answer);
    const options = CHOICES.map((choice) => row.text(`choice_${choice.toLowerCase()}`));
    return {
      id: row.has('idx') ? row.label('idx') : '',
      text: joined(row.optionalText('prompt'), row.text('question')),
      gold: [row.label('gold_idx')],
      hops: 1,
      answer: options[right]!,
      choices: { options, right },
    };
  },
};
