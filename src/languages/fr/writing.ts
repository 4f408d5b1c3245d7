import { romance } from '../writing/latin';
import type { Writing } from '../writing/writing';

export const writing: Writing = { placeholders: { heading: '[Intitulé]', text: '[Texte]' }, numbers: romance(' ') };
