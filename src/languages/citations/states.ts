const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes of what is no state: unions of them, nobody's, made up for tests. */
const NO_STATES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/**
 * The states and territories of the world (ISO 3166-1) as a language calls them by the Unicode CLDR, as the source of a pattern: longest
 * first, in small letters and in capitals.
 *
 * @param own those whose law a text means that says no state
 */
export function statesIn(language: string, own: readonly string[]): string {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const left = new Set([...own, ...NO_STATES].map((code) => names.of(code)));
  const found = LETTERS.flatMap((first) => LETTERS.map((second) => names.of(`${first}${second}`))).filter(
    (name) => name !== undefined && !left.has(name),
  );
  return [...new Set(found.flatMap((name) => [name!, name!.toLocaleUpperCase(language)]))]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/\s/gu, '\\s'))
    .join('|');
}

/**
 * Right behind the name of an act, as the source of a pattern: that it is another state's of that name: "(Malta)", "of Malta".
 *
 * @param links what a name and a state are linked by besides a bracket, with the blanks behind: the source of a pattern
 */
export const ofOtherState = (language: string, own: readonly string[], links = '(?!)'): string => {
  const states = statesIn(language, own);
  return `\\s{0,2}[(（](?:${states})[)）]|\\s{1,2}(?:${links})(?:${states})(?![\\p{L}\\p{N}-])`;
};
