import { forEachRun, type Script } from '../../text';
import { PACKS } from '../registry';

/** The languages that have a function word. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const { code, detection } of PACKS) {
  for (const word of detection?.functionWords?.split(' ') ?? []) {
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
  }
}

const SHOWN_BY_ONE: ReadonlySet<string> = new Set(
  PACKS.filter(({ detection }) => detection?.isShownByOne).map(({ code }) => code),
);

const LONGEST_FUNCTION_WORD = Math.max(...[...LANGUAGES_OF.keys()].map((word) => word.length));

/** How much text is looked at; languages do not change within the first few thousand characters of an act. */
const SAMPLE_LENGTH = 6000;

/** A text is in the script that one in so many of its word characters is of. */
const ONE_IN = 5;

/**
 * The language of a text: where a fifth or more of its word characters are of a script that tells it, the first pack's whose
 * sign it has, else the language with most function words; `und` when none shows.
 *
 * Assumption: an act is written in one language. Known failure: a short English title inside a Korean sentence is
 * Korean; "in" and "die" alone are not evidence enough to tell English from German.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const characters: Record<Script, number> = { latin: 0, hangul: 0, segmented: 0 };
  const votes = new Map<string, number>();
  forEachRun(sample, (start, end, script) => {
    characters[script] += end - start;
    if (script !== 'latin' || end - start > LONGEST_FUNCTION_WORD || isInitial(sample, start, end)) return;
    for (const language of LANGUAGES_OF.get(sample.slice(start, end).toLowerCase()) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  });
  const total = characters.latin + characters.hangul + characters.segmented;
  if (total === 0) return 'und';
  for (const runs of ['hangul', 'segmented'] as const) {
    if (characters[runs] * ONE_IN >= total) return languageOfScript(runs, sample);
  }
  const [first, second] = [...votes]
    .filter(([language, count]) => count > 1 || SHOWN_BY_ONE.has(language))
    .sort((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? 'und' : first[0];
}

/** One letter with a full stop shortens a word of its own: "a.a.O." is no English. */
const isInitial = (text: string, start: number, end: number): boolean => end - start === 1 && text[end] === '.';

const languageOfScript = (runs: Script, sample: string): string =>
  PACKS.find(({ detection }) => detection?.script?.runs === runs && detection.script.sign.test(sample))?.code ?? 'und';
