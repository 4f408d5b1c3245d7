import { hopsOf, joined, type DatasetFormat } from '../format';

/** Our own: gold = provision ids; none, or no `gold` at all, where the law does not answer. */
export const proviso: DatasetFormat = {
  name: 'proviso',
  marks: ['question'],
  read(row) {
    const gold = row.has('gold') ? row.labels('gold') : [];
    return {
      id: row.optionalText('id'),
      text: joined(row.optionalText('background'), row.text('question')),
      gold,
      hops: hopsOf(row.value('n_hops'), gold),
      answer: row.optionalText('answer'),
    };
  },
};
