import { matchAt, type ActMention } from './engine';

/** How a Romance language says behind a citation which act it is of; sticky patterns. */
export interface ActPatterns {
  /** "of this act". */
  readonly own: RegExp;
  /** "of the said act". */
  readonly previous: RegExp;
  /** What links a name to the citation. */
  readonly linked: RegExp;
  /** An abbreviation, its first group. */
  readonly abbreviation: RegExp;
  /** The act whose name begins at an offset. */
  readonly nameAt: (text: string, at: number) => ActMention | undefined;
}

/** The act that is said at an offset; undefined when none is. */
export function actBehindBy(
  { own, previous, linked, abbreviation, nameAt }: ActPatterns,
  text: string,
  at: number,
): ActMention | undefined {
  const self = matchAt(own, text, at);
  if (self !== null) return { act: { kind: 'this' }, at: at + self[0].length };
  const before = matchAt(previous, text, at);
  if (before !== null) return { act: { kind: 'previous' }, at: at + before[0].length };
  const link = matchAt(linked, text, at);
  const named = link === null ? undefined : nameAt(text, at + link[0].length);
  if (named !== undefined) return named;
  const code = matchAt(abbreviation, text, at);
  return code === null ? undefined : { act: { kind: 'named', name: code[1]! }, at: at + code[0].length };
}
