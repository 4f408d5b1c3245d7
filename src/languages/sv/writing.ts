import type { Writing } from '../writing/writing';

export const writing: Writing = { placeholders: { heading: '[Rubrik]', text: '[Text]' } };
