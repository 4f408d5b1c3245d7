import type { Writing } from '../writing/writing';

export const writing: Writing = { placeholders: { heading: '[Epígrafe]', text: '[Texto]' } };
