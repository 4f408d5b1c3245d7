import type { Writing } from '../writing/writing';

export const writing: Writing = { placeholders: { heading: '[标题]', text: '[正文]' } };
