/** Sources of patterns: quotation marks around a term, and a character within. */
export const OPEN = '["“„«»‘]';
export const CLOSE = '["”“»«’]';
export const NAME = '[^"“”„«»‘’\\n]';
