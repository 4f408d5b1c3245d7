import { joined, type DatasetFormat } from '../format';

/** BSARD, by its dataset card: gold = `article_ids`, numbers or one text with commas; `extra_description` narrows the question. */
export const bsard: DatasetFormat = {
  name: 'bsard',
  marks: ['article_ids'],
  read(row) {
    const ids = row.value('article_ids');
    const gold = typeof ids === 'string' ? split(ids) : row.labels('article_ids');
    return {
      id: row.has('id') ? row.label('id') : '',
      text: joined(row.text('question'), row.optionalText('extra_description')),
      gold,
      hops: gold.length,
      answer: '',
    };
  },
};

const split = (ids: string): string[] =>
  ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
