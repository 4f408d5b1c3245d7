import { forEachRun, type Script } from '../../text';
import { PACKS } from '../registry';

/** The packs, by their index, whose language has a function word. */
const PACKS_WITH = new Map<string, number[]>();
for (const [pack, { detection }] of PACKS.entries()) {
  for (const word of detection?.functionWords?.split(' ') ?? []) {
    PACKS_WITH.set(word, [...(PACKS_WITH.get(word) ?? []), pack]);
  }
}

const LONGEST_FUNCTION_WORD = Math.max(...[...PACKS_WITH.keys()].map((word) => word.length));

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
  const votes = PACKS.map(() => 0);
  forEachRun(sample, (start, end, script) => {
    characters[script] += end - start;
    if (script !== 'latin' || end - start > LONGEST_FUNCTION_WORD) return;
    const packs = PACKS_WITH.get(sample.slice(start, end).toLowerCase());
    if (packs === undefined || isInitial(sample, start, end)) return;
    for (const pack of packs) votes[pack]! += 1;
  });
  const total = characters.latin + characters.hangul + characters.segmented;
  if (total === 0) return 'und';
  for (const runs of ['hangul', 'segmented'] as const) {
    if (characters[runs] * ONE_IN >= total) return languageOfScript(runs, sample);
  }
  const [first, second] = PACKS.map(({ code, detection }, pack) => ({ code, detection, count: votes[pack]! }))
    .filter(({ count, detection }) => count > 1 || (count === 1 && detection?.isShownByOne === true))
    .sort((a, b) => b.count - a.count);
  return first === undefined || first.count === second?.count ? 'und' : first.code;
}

/** One letter with a full stop shortens a word of its own: "a.a.O." is no English. */
const isInitial = (text: string, start: number, end: number): boolean => end - start === 1 && text[end] === '.';

const languageOfScript = (runs: Script, sample: string): string =>
  PACKS.find(({ detection }) => detection?.script?.runs === runs && detection.script.sign.test(sample))?.code ?? 'und';
