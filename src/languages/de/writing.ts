import { latin, lettered } from '../writing/latin';
import type { Writing } from '../writing/writing';

export const writing: Writing = {
  placeholders: { heading: '[Überschrift]', text: '[Text]' },
  // § 5a, § 5 a.
  numbers: [lettered(), latin(/(?<![\p{L}\p{N}])\d{1,5}\s[a-z](?![\p{L}\p{N}.)])/gu)],
  before: 'Art\\.',
  insertion: { articles: 'letters', paragraphs: 'letters' },
};
