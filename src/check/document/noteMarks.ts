/**
 * What a note's mark stands behind: a number, a closing bracket, a word of some letters, a capital, a letter of a script
 * without capitals. Behind "m" or "cm" it is an exponent.
 */
const BEFORE = String.raw`[\d)]|\p{Lu}|\p{Lo}|\p{L}{3}`;
/** Behind one character of a mark. It is looked at last: a pattern that begins with a look behind is tried everywhere. */
const stands = (first: string, before = BEFORE): string => `${first}(?<=(?:${before})${first})`;
const MARK = String.raw`[\d*†‡]{1,4}`;
const RAISED = String.raw`${stands('[⁰¹²³⁴-⁹]')}[⁰¹²³⁴-⁹]{0,3}`;
const PRINTED = String.raw`${RAISED}|${stands(String.raw`\[`)}\^?\d{1,4}\](?![(:])`;
const IN_HTML = String.raw`${stands('<', `[>]|${BEFORE}`)}sup\b[^<>]{0,500}>(?:<a\b[^<>]{0,500}>)?[[(]?${MARK}[\])]?(?:<\/a>)?<\/sup>`;
const COMMAND = String.raw`${stands(String.raw`\\`, `[}]|${BEFORE}`)}textsuperscript\{${MARK}\}`;
const IN_LATEX = String.raw`${COMMAND}|${stands(String.raw`\$`, `[}]|${BEFORE}`)}\^(?:\d|\{${MARK}\})\$`;
const IN_MARKDOWN = String.raw`${stands(String.raw`\[`)}\^[^\s[\]]{1,40}\](?!:)`;

/**
 * The marks that refer to a note, as sources of patterns with a group `note`: `§ 5¹`, `§ 5[1]`, `§ 5<sup>1</sup>`. They
 * are no part of the number that they stand behind.
 *
 * Assumption: raised digits are a mark or an exponent; raised letters belong to their number (`1<sup>er</sup>`,
 * `5<sup>bis</sup>`).
 * Known failures: an exponent of a number (`10⁶` is read as 10); a raised letter that is a mark (`§ 5ᵃ`).
 */
export const NOTE_MARKS = {
  text: `(?<note>${PRINTED})`,
  html: `(?<note>${IN_HTML}|${PRINTED})`,
  latex: `(?<note>${IN_LATEX}|${PRINTED})`,
  markdown: `(?<note>${IN_MARKDOWN}|${IN_HTML}|${PRINTED})`,
} as const;
