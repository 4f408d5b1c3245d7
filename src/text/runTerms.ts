import type { Script } from './script';

/** A "word" beyond this is data (base64, a table without blanks): it is cut, not stemmed. */
export const LONGEST_WORD = 64;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    segmenters.set(language, (segmenter = new Intl.Segmenter(language, { granularity: 'word' })));
  }
  return segmenter;
}

/** The index terms of a run in a script that does not put blanks between words. */
export function forEachTermOfRun(
  folded: string,
  start: number,
  end: number,
  script: Exclude<Script, 'latin'>,
  emit: (term: string) => void,
): void {
  if (script === 'hangul') emitBigrams(folded, start, end, emit);
  else emitSegments(folded.slice(start, end), emit);
}

function emitBigrams(text: string, start: number, end: number, emit: (term: string) => void): void {
  if (end - start === 1) emit(text.slice(start, end));
  for (let at = start; at + 2 <= end; at += 1) emit(text.slice(at, at + 2));
}

/** `Intl.Segmenter` takes more than linear time: a longer run is segmented in slices, and a word at their border is cut. */
const LONGEST_SLICE = 2048;

function emitSegments(run: string, emit: (term: string) => void): void {
  const segmenter = segmenterOf(/\p{Script=Thai}/u.test(run) ? 'th' : 'ja');
  for (let start = 0; start < run.length;) {
    let end = Math.min(start + LONGEST_SLICE, run.length);
    // No slice ends between the halves of a surrogate pair.
    if (run.codePointAt(end - 1)! > 0xffff) end -= 1;
    for (const { segment, isWordLike } of segmenter.segment(run.slice(start, end))) {
      if (isWordLike === true) emit(segment.slice(0, LONGEST_WORD));
    }
    start = end;
  }
}
