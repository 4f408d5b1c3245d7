import { hopsOf, joined, type DatasetFormat } from '../format';

/** Our own: gold = provision ids; none, or no `gold` at all, where the law does not answer. */
export const proviso: DatasetFormat = {
  name: 'proviso',
  marks: ['question'],
  read(row) {
    const text = joined(row.optionalText('background'), row.text('question'));
    const gold = row.has('gold') ? row.labelsOrCell('gold') : [];
    return {
      id: row.optionalText('id'),
      text,
      gold,
      hops: hopsOf(row.value('n_hops'), gold),
      answer: row.optionalText('answer'),
    };
  },
};
