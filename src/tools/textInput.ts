import * as z from 'zod';

const FORMATS = ['markdown', 'text', 'html', 'latex'] as const;

/** The arguments of a tool that reads a text: the text, of at most so many characters, and how it is marked up. */
export function textInput(longest: number) {
  const tooLong = `Give a text of at most ${longest} characters; a longer one in parts.`;
  return {
    text: z
      .string(tooLong)
      .min(1, 'Give the text to check.')
      .max(longest, tooLong)
      .describe('The text, as it is written.'),
    format: z
      .enum(FORMATS, `Give one of ${FORMATS.join(', ')}.`)
      .default('markdown')
      .describe('How the text is marked up.'),
  };
}
