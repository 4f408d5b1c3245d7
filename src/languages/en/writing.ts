import { lettered } from '../writing/latin';
import type { Writing } from '../writing/writing';

export const writing: Writing = {
  placeholders: { heading: '[Heading]', text: '[Text]' },
  numbers: [lettered({ capitals: true })],
  insertion: { articles: 'letters', paragraphs: 'letters' },
};
