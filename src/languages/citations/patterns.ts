/** Makes a pattern of a grammar that stays for as long as the program runs: to be called as its module is read, and no more. */
type MakePattern = (source: string, flags: string) => RegExp;

/** What the patterns of one grammar are made with, and all that were: large ones take milliseconds when they are first used. */
export function collectedPatterns(): { readonly pattern: MakePattern; readonly patterns: readonly RegExp[] } {
  const patterns: RegExp[] = [];
  const pattern: MakePattern = (source, flags) => {
    const made = new RegExp(source, flags);
    patterns.push(made);
    return made;
  };
  return { pattern, patterns };
}
