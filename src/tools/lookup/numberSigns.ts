import { packOf, signsIn, type NumberSigns } from '../../languages';
import { digitsFrom, inKanji, type Corpus } from '../../law';

/** How many provisions of an act are read for the signs of its numbers. */
const MOST_READ = 200;

/**
 * The signs in which to cite an act: those that are typed, or else those of its own text, in which it cites itself.
 * Assumption: an act that cites nothing is written as official texts are, in kanji or in Thai digits. Known failure: one
 * in other digits that cites nothing.
 */
export function signsFor(corpus: Corpus, act: number, typed: NumberSigns | undefined): NumberSigns {
  const signs = packOf(corpus.acts[act]!.language)?.writing?.signs;
  if (signs === undefined) return 'ascii';
  if (typed !== undefined) return typed;
  const [first, end] = corpus.provisionsOf(act);
  for (let at = first; at < Math.min(end, first + MOST_READ); at += 1) {
    const told = signs.evidence.exec(corpus.text(at))?.[0];
    if (told !== undefined) return signsIn(told)!;
  }
  return signs.otherwise;
}

/** A text with its numbers, which are in ASCII, in other signs. */
export const inSigns = (text: string, signs: NumberSigns): string =>
  text.replace(/\d+/gu, (digits) => {
    if (signs === 'kanji') return inKanji(digits);
    if (signs === 'ascii') return digits;
    return digitsFrom(digits, signs === 'thai' ? '๐' : '０');
  });
