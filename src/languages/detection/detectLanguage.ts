import { forEachRun } from '../../text';

/**
 * Latin-script languages that can be told apart here, by common function words in statutes. No word of the others is one of
 * the first four languages or of its ordinary words, nor a letter of its lists ("il" is both French and Italian): a short
 * question in one of the four is not taken for another's. What languages share counts for each.
 */
const FUNCTION_WORDS: ReadonlyMap<string, readonly string[]> = byWord({
  en: 'the of and to or be is any which for that by a not shall may this with under as must on are has it from an who what',
  fr: 'le la les et à au aux du une qui dans pour par sur est sont ou ne pas ce cette il elle être peut quand quel quelle',
  es: 'el los las del y al una se por para con su es lo como esta este ser sus podrá será',
  de: 'der die das und des oder in den von zu dem nach ist im für mit nicht auf werden eine sind ein sich wird durch bei einer wann wer welche kann muss',
  nl: 'het een van dat niet zijn op aan voor wordt deze bij ook tot dit indien heeft hebben naar uit te om geen welke wat moet mogen',
  it: 'il di che è della dei delle degli nel nella nelle alla dal dalla sono gli può deve ogni cui dello nei chi quando',
  pt: 'os dos em não uma aos na nas pelo pela pelos são é seu sua sem às pode deve quem quando',
  sv: 'och att som på det av för till är ett om inte har med eller skall ska får från genom enligt denna detta när vem',
  da: 'og som på det af til ikke har med eller skal være efter ved om må når hvem denne dette',
  no: 'og som på det av til ikke har med eller skal være etter ved om må når hvem denne dette',
});

function byWord(words: Readonly<Record<string, string>>): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, all] of Object.entries(words)) {
    for (const word of all.split(' ')) languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}

/** Of the other languages one word shows nothing: a lone "é" or "na" stands in texts of any. */
const TOLD_BY_ONE: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'de']);

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
    for (const language of FUNCTION_WORDS.get(sample.slice(start, end).toLowerCase()) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1);
  });
  const total = characters.latin + characters.hangul + characters.segmented;
  if (total === 0) return 'und';
  if (characters.hangul * 5 >= total) return 'ko';
  if (characters.segmented * 5 >= total) return segmentedLanguage(sample);
  const [first, second] = [...votes]
    .filter(([language, count]) => count > 1 || TOLD_BY_ONE.has(language))
    .sort((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? 'und' : first[0];
}

function segmentedLanguage(sample: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) return 'ja';
  if (/\p{Script=Thai}/u.test(sample)) return 'th';
  return /\p{Script=Han}/u.test(sample) ? 'zh' : 'und';
}
