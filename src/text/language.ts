import { forEachRun } from './script';

/** Latin-script languages that can be told apart here, by their commonest function words in statutes. */
const FUNCTION_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    en: 'the of and to in or be is any which for that by a not shall may this with under as must on are has it from an who what',
    fr: 'le la les et à au aux du une qui dans pour par sur est sont ou ne pas ce cette il elle être peut',
    es: 'el los las del y al una se por para con su es lo como esta este ser sus podrá será',
    de: 'der die das und des oder in den von zu dem nach ist im für mit nicht auf werden eine sind ein sich wird durch bei einer wann wer welche kann muss',
  }).flatMap(([language, words]) => words.split(' ').map((word) => [word, language] as const)),
);

const LONGEST_FUNCTION_WORD = Math.max(...[...FUNCTION_WORDS.keys()].map((word) => word.length));

/** How much text is looked at; languages do not change within the first few thousand characters of an act. */
const SAMPLE_LENGTH = 6000;

/**
 * The language of a text: `ko` where a fifth or more of its word characters are Hangul, `ja`, `zh` or `th` by script,
 * else the Latin-script language with most function words, `und` when none shows.
 *
 * Assumption: an act is written in one language. Known failure: a short English title inside a Korean sentence is
 * Korean; "in" and "die" alone are not evidence enough to tell English from German.
 */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const characters = { latin: 0, hangul: 0, segmented: 0 };
  const votes = new Map<string, number>();
  forEachRun(sample, (start, end, script) => {
    characters[script] += end - start;
    if (script !== 'latin' || end - start > LONGEST_FUNCTION_WORD) return;
    const language = FUNCTION_WORDS.get(sample.slice(start, end).toLowerCase());
    if (language !== undefined) votes.set(language, (votes.get(language) ?? 0) + 1);
  });
  const total = characters.latin + characters.hangul + characters.segmented;
  if (total === 0) return 'und';
  if (characters.hangul * 5 >= total) return 'ko';
  if (characters.segmented * 5 >= total) return segmentedLanguage(sample);
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? 'und' : first[0];
}

function segmentedLanguage(sample: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja';
  if (/\p{Script=Thai}/u.test(sample)) return 'th';
  return /\p{Script=Han}/u.test(sample) ? 'zh' : 'und';
}
