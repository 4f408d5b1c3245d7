import { romance } from '../writing/latin';
import type { Writing } from '../writing/writing';

export const writing: Writing = {
  placeholders: { heading: '[Rúbrica]', text: '[Texto]' },
  numbers: romance(' '),
  insertion: { articles: 'latin', paragraphs: 'latin' },
};
