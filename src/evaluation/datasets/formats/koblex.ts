import { hopsOf, joined, type DatasetFormat } from '../format';

/** KoBLEX: query = background + question, gold = the `hierarchy` of each context, hops = `n_hops`. */
export const koblex: DatasetFormat = {
  name: 'koblex',
  marks: ['contexts'],
  read(row) {
    const gold = row.objects('contexts').map((context) => context.text('hierarchy'));
    return {
      id: row.optionalText('id'),
      text: joined(row.optionalText('background'), row.text('question')),
      gold,
      hops: hopsOf(row.value('n_hops'), gold),
      answer: row.optionalText('answer'),
    };
  },
};
