import { romance } from '../writing/latin';
import type { Writing } from '../writing/writing';

export const writing: Writing = {
  placeholders: { heading: '[Rubrica]', text: '[Testo]' },
  numbers: romance('-'),
  insertion: { articles: 'latin', paragraphs: 'latin' },
};
