import type { DatasetFormat } from '../format';

/**
 * NitiBench (CCL and Tax), by its dataset card: gold = `law_name` and `section_num` of each of the `relevant_laws`; its rows
 * have no id. `answer` is the final answer, apart from its reasoning.
 */
export const nitiBench: DatasetFormat = {
  name: 'nitibench',
  marks: ['relevant_laws'],
  read(row) {
    const gold = row.objects('relevant_laws').map((law) => `${law.text('law_name')} ${law.label('section_num')}`);
    return { id: '', text: row.text('question'), gold, hops: gold.length, answer: row.optionalText('answer') };
  },
};
