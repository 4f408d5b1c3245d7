import type { Placed } from './naming';

/** Sources of patterns, but for `flags` and `resumes`; see {@link Placed}. */
interface Placing extends Pick<Placed, 'resumes'> {
  readonly bargains: string;
  /** In front of a bargain with its article: that it says what is agreed, rather than what the law says of all: "under the". */
  readonly governs?: string;
  /** What else may have provisions. */
  readonly things: string;
  readonly flags: 'gu' | 'giu';
  readonly inside: string;
  /** Words that single out, and what may stand behind them. */
  readonly pointers: string;
  readonly pointed: string;
  /** What may stand behind a bracket, a comma, a dash, a colon, in front of the provision. */
  readonly bracket: string;
  readonly comma: string;
  readonly dash: string;
  readonly colon: string;
}

/** How a language places a provision in something that is no act. */
export const placing = (
  { bargains, governs, things, flags, inside, pointers, pointed, bracket, comma, dash, colon, resumes }: Placing,
  pattern: (source: string, flags: string) => RegExp,
): Placed => ({
  instrument: pattern(`(?<!\\p{L})(?:${things}|(?<bargain>${bargains}))(?!\\p{L})`, flags),
  link: pattern(
    `(?<inside>(?:${inside})$)|(?<pointed>[,(–—-]\\s?(?:${pointers})\\s(?:${pointed})?$)|(?:\\s\\((?:${bracket})?|,\\s(?:${comma})?|\\s[–—-]\\s(?:${dash})?|\\s?:\\s(?:${colon})?)$`,
    'u',
  ),
  ...(governs !== undefined && { governs: pattern(`(?<!\\p{L})(?:${governs})$`, 'u') }),
  resumes,
});
