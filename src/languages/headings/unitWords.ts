import type { UnitKind } from '../../law';
import { headingWords, unit, type UnitGrammar } from './unitHeading';

/** What a language calls its units, in small letters; Latin words without their accents. */
export interface UnitWords {
  /** In front of a number: "Hoofdstuk 3", "Άρθρο 4". */
  readonly before?: Readonly<Record<string, UnitKind>>;
  /** Behind it: "1 kap.", "5 straipsnis", "8. §". */
  readonly behind?: Readonly<Record<string, UnitKind>>;
}

const NUMBER_BEHIND = /^(\p{L}+)\.?\s+(\d{1,4}(?:[:-]\d{1,4}){0,3}(?:\s?[a-z](?!\p{L}))?|[IVXLC]{1,8})(?![\p{L}\d])/u;
const NUMBER_BEFORE =
  /^(\d{1,4}(?:-\d{1,4})?(?:\s?[a-z](?!\p{L}))?|[IVXLC]{1,8})\.?\s*(§(?!\s*[§\d])|\p{L}+)(?!\p{L})\.?/u;
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu;

const keyOf = (word: string): string =>
  word.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(ACCENTS, '').normalize('NFC');

/**
 * Reads headings of a word and a number: `Artikel 1:2a`, `Hoofdstuk 3`, `Άρθρο 4`, `Стаття 5. Назва`, `5 a §`, `2 kap. Olja`,
 * `5 straipsnis. Pavadinimas`. Assumption: a heading that begins with such a word and a number, or the other way round, names
 * a unit. Known failure: a heading in words ("Kapitel zwei").
 */
export function unitWordsGrammar(languages: readonly UnitWords[]): UnitGrammar {
  const before = new Map(languages.flatMap((words) => Object.entries(words.before ?? {})));
  const behind = new Map(languages.flatMap((words) => Object.entries(words.behind ?? {})));
  return (text) => {
    const last = NUMBER_BEHIND.exec(text);
    const kind = last === null ? undefined : before.get(keyOf(last[1]!));
    if (kind !== undefined)
      return { units: [unit(kind, last![2]!)], heading: headingWords(text.slice(last![0].length)) };
    const first = NUMBER_BEFORE.exec(text);
    const named = first === null ? undefined : behind.get(keyOf(first[2]!));
    if (named === undefined) return undefined;
    return { units: [unit(named, first![1]!)], heading: headingWords(text.slice(first![0].length)) };
  };
}
