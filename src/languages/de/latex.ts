import type { LatexWords } from '../latex/latexWords';

export const latex: LatexWords = {
  names: 'n?(?:german|austrian|swissgerman)',
  // `"a` is ä, "` and "' are quotation marks.
  shorthand: { sign: /"[aouAOUs`']/u, pattern: /\\?"\{?(?<umlaut>[aouAOUs])\}?|"[`']/u.source },
};
