import { latinLanguageOf, packOf, termOf, terms } from '../languages';
import { firstWhere } from '../law';
import { foldCase, scriptRuns } from '../text';
import type { Words } from './support';

/** A word of a text that carries content. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** What two forms of the word share. */
  readonly stem: string;
}

/** Stems this long are one word where one begins with four fifths of the other. */
const LONG_STEM = 5;
const SHARED_STEM = 0.8;
/** A compound of a Latin script is explained by a part of it that is a stem of so many letters. */
const COMPOUND = 8;
const COMPOUND_PART = 5;

/**
 * The words of a text that carry content, in order: no figures, function words, endings. Linear in the text.
 *
 * @param language of the text; what it has no stemmer for is compared as it stands
 */
export function contentWords(text: string, language: string): Word[] {
  const forms = packOf(language)?.words;
  const latin = latinLanguageOf(language);
  return scriptRuns(text).flatMap(({ start, end, script }): Word[] => {
    const folded = foldCase(text.slice(start, end));
    if (!/\p{L}/u.test(folded)) return [];
    if (script === 'segmented') return segments(text, start, end);
    // A letter alone is an article or a mark.
    if (script === 'latin' && end - start === 1) return [];
    const found = forms?.stem(folded) ?? (script === 'latin' ? termOf(folded, latin) : folded);
    return found === '' ? [] : [{ start, end, stem: found }];
  });
}

/** The words of a run in a script without blanks, found again in it one after another. */
function segments(text: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  let from = start;
  for (const term of terms(text.slice(start, end), 'en')) {
    const at = text.indexOf(term, from);
    if (at < 0 || at >= end) continue;
    from = at + term.length;
    // Kana alone are endings and particles.
    if (!/^\p{Script=Hiragana}{1,3}$/u.test(term)) words.push({ start: at, end: from, stem: term });
  }
  return words;
}

/** Whether two stems are forms of one word. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (isHangul(short)) return short.length >= 2 && long.startsWith(short.slice(0, 2));
  if (short.length < LONG_STEM) return false;
  const shared = Math.max(LONG_STEM, Math.floor(SHARED_STEM * short.length));
  return long.startsWith(short.slice(0, shared)) || (short.length > LONG_STEM && long.endsWith(short));
}

const isHangul = (stem: string): boolean => /^[가-힣]/u.test(stem);

/** The words of texts, asked whether they explain another word. */
export class Vocabulary {
  /** Each once. */
  readonly stems: readonly string[];
  readonly #exact: ReadonlySet<string>;
  readonly #known = new Map<string, boolean>();

  constructor(words: Iterable<string>) {
    this.#exact = new Set(words);
    this.stems = [...this.#exact];
  }

  /** Whether it holds the word, a form of it, or of a compound an essential part. */
  explains(stem: string): boolean {
    const known = this.#known.get(stem);
    if (known !== undefined) return known;
    const explained =
      this.#exact.has(stem) || this.stems.some((other) => isSameWord(stem, other) || isPartOf(stem, other));
    this.#known.set(stem, explained);
    return explained;
  }

  /** The share of some stems that it explains, 0 to 1; 0 where there are none. */
  shareOf(stems: readonly string[]): number {
    return stems.length === 0 ? 0 : stems.filter((stem) => this.explains(stem)).length / stems.length;
  }
}

const isPartOf = (compound: string, part: string): boolean =>
  compound.length >= COMPOUND && part.length >= COMPOUND_PART && compound.includes(part);

/** How many of some stretches, in order, begin before an offset. */
export const placeOf = (stretches: readonly { readonly start: number }[], offset: number): number =>
  firstWhere(stretches, ({ start }) => start >= offset);

export const vocabularyOf = (words: readonly Word[]): Vocabulary => new Vocabulary(words.map(({ stem }) => stem));

/** The words of a text from its first to its last, as one stretch of it. */
export const stretchOf = (text: string, words: readonly Word[]): Words => {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? 0;
  return { start, end, text: text.slice(start, end) };
};
