import type { DatasetFormat } from '../format';

/** ObliQA: gold = (DocumentID, PassageID) pairs; a question needs as many provisions as it has gold passages. */
export const obliqa: DatasetFormat = {
  name: 'obliqa',
  marks: ['Passages', 'QuestionID'],
  read(row) {
    const gold = row
      .objects('Passages')
      .map((passage) => `${passage.count('DocumentID')}:${passage.text('PassageID')}`);
    return { id: row.optionalText('QuestionID'), text: row.text('Question'), gold, hops: gold.length, answer: '' };
  },
};
