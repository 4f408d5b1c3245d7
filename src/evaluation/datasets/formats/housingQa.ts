import { joined, type DatasetFormat } from '../format';

const ANSWERS = ['Yes', 'No'] as const;

/**
 * Housing Statute QA, by its dataset card: gold = the `citation` of each of the `statutes`; the same question is asked of many
 * states, so that the state belongs to the query, and the law of that state alone is searched. Answers are "Yes" and "No".
 */
export const housingQa: DatasetFormat = {
  name: 'housing-qa',
  marks: ['statutes', 'question_group'],
  read(row) {
    const gold = row.objects('statutes').map((statute) => statute.text('citation'));
    const state = row.text('state');
    const answer = row.optionalText('answer');
    const right = ANSWERS.findIndex((one) => one === answer);
    return {
      id: row.has('idx') ? row.label('idx') : '',
      text: joined(state, row.text('question')),
      gold,
      hops: gold.length,
      answer,
      pool: [state],
      ...(right >= 0 && { choices: { options: ANSWERS, right } }),
    };
  },
};
