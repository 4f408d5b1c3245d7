import type { AnswerSentence, Stretch } from '../../src/extension/messages';

/** Words of a provision with the sentences that they carry, by their places in the answer. */
export interface CarryingWords extends Stretch {
  readonly sentences: readonly number[];
}

/** A part of a text that is shown, with what is marked in it; offsets are those of the text. */
export interface Excerpt<Marked extends Stretch> extends Stretch {
  readonly marks: readonly Marked[];
}

/**
 * The law words of a provision's text over all sentences: ascending, those that overlap made one, within the text.
 *
 * @param sentences of the answer; one that is still to come is undefined
 */
export function carryingWords(
  id: string,
  text: string,
  sentences: readonly (AnswerSentence | undefined)[],
): CarryingWords[] {
  const all = sentences.flatMap((sentence, at) =>
    (sentence?.lawWords ?? [])
      .filter((words) => words.id === id && words.start >= 0 && words.start < words.end && words.end <= text.length)
      .map(({ start, end }) => ({ start, end, sentences: [at] })),
  );
  const merged: CarryingWords[] = [];
  for (const words of all.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last === undefined || words.start >= last.end) merged.push(words);
    else merged[merged.length - 1] = together(last, words);
  }
  return merged;
}

const together = (one: CarryingWords, other: CarryingWords): CarryingWords => ({
  start: one.start,
  end: Math.max(one.end, other.end),
  sentences: [...new Set([...one.sentences, ...other.sentences])],
});

/** How much of a long text is shown on either side of what is marked in it, in UTF-16 code units. */
const AROUND = 120;

/**
 * What of a text is shown: all of one that is not longer than `limit` UTF-16 code units; of a longer one what is marked
 * with what stands around it, and its beginning where nothing is. Cuts fall between words where there are blanks.
 */
export function excerptsOf<Marked extends Stretch>(
  text: string,
  marks: readonly Marked[],
  limit: number,
): Excerpt<Marked>[] {
  if (text.length <= limit) return [{ start: 0, end: text.length, marks }];
  if (marks.length === 0) return [{ start: 0, end: wordEnd(text, limit), marks }];
  const excerpts: Excerpt<Marked>[] = [];
  for (const mark of marks) {
    const start = wordStart(text, Math.max(0, mark.start - AROUND));
    const end = wordEnd(text, Math.min(text.length, mark.end + AROUND));
    const last = excerpts.at(-1);
    if (last !== undefined && start <= last.end) {
      excerpts[excerpts.length - 1] = { start: last.start, end: Math.max(last.end, end), marks: [...last.marks, mark] };
    } else excerpts.push({ start, end, marks: [mark] });
  }
  return excerpts;
}

/** How far a cut moves to fall between words; scripts without blanks are cut where it falls. */
const WORD = 24;

/** The beginning of the word that a place falls into. */
function wordStart(text: string, place: number): number {
  if (place === 0) return 0;
  const blank = text.slice(Math.max(0, place - WORD), place).search(/\s\S*$/u);
  return blank < 0 ? beforePair(text, place) : Math.max(0, place - WORD) + blank + 1;
}

/** The end of the word that a place falls into. */
function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const blank = text.slice(place, place + WORD).search(/\s/u);
  return blank < 0 ? beforePair(text, place) : place + blank;
}

/** A place that cuts no surrogate pair in two. */
const beforePair = (text: string, place: number): number =>
  /[\uDC00-\uDFFF]/u.test(text.charAt(place)) ? place - 1 : place;
