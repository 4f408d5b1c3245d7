import { joined, type DatasetFormat } from '../format';

/**
 * Housing Statute QA, by its dataset card: gold = the `citation` of each of the `statutes`; the same question is asked of many
 * states, so that the state belongs to the query. Answers are "Yes" and "No".
 */
export const housingQa: DatasetFormat = {
  name: 'housing-qa',
  marks: ['statutes', 'question_group'],
  read(row) {
    const gold = row.objects('statutes').map((statute) => statute.text('citation'));
    return {
      id: row.has('idx') ? row.label('idx') : '',
      text: joined(row.text('state'), row.text('question')),
      gold,
      hops: gold.length,
      answer: row.optionalText('answer'),
    };
  },
};
