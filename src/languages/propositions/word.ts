/** A pattern of whole words, in a script that puts blanks between them. */
export const word = (...words: string[]): string => `(?<![\\p{L}\\d])(?:${words.join('|')})(?!\\p{L})`;
