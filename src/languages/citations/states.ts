const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes of what is no state: unions of them, nobody's, made up for tests. */
const NO_STATES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/**
 * The states and territories of the world (ISO 3166-1) as a language calls them by the Unicode CLDR, as the source of a pattern: longest
 * first, in small letters and in capitals.
 *
 * @param own those whose law a text means that says no state
 */
function statesIn(language: string, own: readonly string[]): string {
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

/** Which states an act may be of that is not the one of its name, in a language. */
export interface OtherStates {
  /** Those whose law a text means that says no state, by their codes. */
  readonly own: readonly string[];
  /** What a name and a state are linked by besides a bracket, with the blanks behind: the source of a pattern. */
  readonly links?: string;
}

/** What reads which other state an act is of from the words right behind its name; undefined where they say none. */
export type OtherStateReader = (behind: string) => string | undefined;

/**
 * Reads "(Malta)", " of Malta" right behind the name of an act. The names of the states are looked up once words are met that
 * may be one: the first look-up of a process takes some 20 milliseconds.
 */
export function otherStateReader(language: string, { own, links = '(?!)' }: OtherStates): OtherStateReader {
  const mayBegin = new RegExp(`^(?:\\s{0,2}[(（]|\\s{1,2}(?:${links}))[\\p{Lu}\\p{Lo}]`, 'u');
  let named: RegExp | undefined;
  const pattern = (): RegExp => {
    const states = statesIn(language, own);
    return new RegExp(`^(?:\\s{0,2}[(（](?:${states})[)）]|\\s{1,2}(?:${links})(?:${states})(?![\\p{L}\\p{N}-]))`, 'u');
  };
  return (behind) => (mayBegin.test(behind) ? (named ??= pattern()).exec(behind)?.[0] : undefined);
}
