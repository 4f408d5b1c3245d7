import * as path from 'node:path';
import { firstWhere } from '../law';
import { ENTITY, entityText } from '../text';
import type { Stretch } from './messages';

/** A text as its letters and digits alone, each with the place it came from. */
interface Letters {
  readonly letters: string;
  /** Where the letter at each place begins in the text; one more at the end, the text's length. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** What a file format puts into a text that is none of its letters, and what stands for other letters. */
type Escapes = (text: string, at: number) => { readonly length: number; readonly means: string } | undefined;

const NEAR_ENTITY = new RegExp(`^${ENTITY}`, 'u');
const TAG = /^<[/?!a-z][^<>]{0,2000}>/iu;
const JSON_ESCAPE = /^\\(?:u([0-9a-f]{4})|[bfnrt"\\/])/iu;
const FOOTNOTE_MARK = /^\[\^[^\]\s]{1,100}\]/u;

const entity: Escapes = (text, at) => {
  const written = text[at] === '&' ? NEAR_ENTITY.exec(text.slice(at, at + 40))?.[0] : undefined;
  return written === undefined ? undefined : { length: written.length, means: entityText(written) ?? ' ' };
};

const xmlEscapes: Escapes = (text, at) => {
  if (text[at] !== '<') return entity(text, at);
  const tag = TAG.exec(text.slice(at, at + 2002));
  return tag ? { length: tag[0].length, means: ' ' } : undefined;
};

const jsonEscapes: Escapes = (text, at) => {
  if (text[at] !== '\\') return entity(text, at);
  const escape = JSON_ESCAPE.exec(text.slice(at, at + 6));
  if (!escape) return undefined;
  const [whole, code] = escape;
  return { length: whole.length, means: code === undefined ? ' ' : String.fromCharCode(Number.parseInt(code, 16)) };
};

const markdownEscapes: Escapes = (text, at) => {
  if (text[at] !== '[') return entity(text, at);
  const mark = FOOTNOTE_MARK.exec(text.slice(at, at + 104));
  return mark ? { length: mark[0].length, means: ' ' } : undefined;
};

function escapesOf(file: string): Escapes {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.xml') return xmlEscapes;
  return extension === '.jsonl' || extension === '.ndjson' ? jsonEscapes : markdownEscapes;
}

const noEscapes: Escapes = () => undefined;

/**
 * Where words of a provision's text stand in its source: the part of a file that it was read from, with all the marks,
 * line breaks and escapes that reading took away. Both are compared by letters and digits alone, in NFKC. Where the whole
 * text is found in the source, so is the exact place; otherwise the words themselves are looked for, and of several
 * places the one that comes nearest to where they stand in the text is taken. Linear in the source for each of the words.
 *
 * Known failure: where the source has a letter that the text lacks within the words (a footnote's number in plain text),
 * they are not found.
 *
 * @param file decides which escapes its format has
 * @returns for each of the words its place in the source, or undefined where it is not found
 */
export function wordsInSource(
  source: string,
  file: string,
  text: string,
  words: readonly Stretch[],
): (Stretch | undefined)[] {
  const inSource = lettersOf(source, escapesOf(file));
  const inText = lettersOf(text, noEscapes);
  const whole = inText.letters === '' ? -1 : inSource.letters.lastIndexOf(inText.letters);
  return words.map(({ start, end }) => {
    const first = firstAt(inText.starts, start);
    const letters = inText.letters.slice(first, firstAt(inText.starts, end));
    if (letters === '') return undefined;
    const expected = whole >= 0 ? whole + first : share(first, inText.letters.length, inSource.letters.length);
    const found = whole >= 0 ? expected : nearest(inSource.letters, letters, expected);
    if (found === undefined) return undefined;
    return { start: inSource.starts[found]!, end: inSource.ends[found + letters.length - 1]! };
  });
}

const share = (at: number, of: number, total: number): number => Math.round((at / Math.max(1, of)) * total);

/** The occurrence that begins nearest to a place. */
function nearest(letters: string, wanted: string, place: number): number | undefined {
  const before = letters.lastIndexOf(wanted, place);
  const after = letters.indexOf(wanted, place);
  if (before < 0 || after < 0) return Math.max(before, after) < 0 ? undefined : Math.max(before, after);
  return place - before <= after - place ? before : after;
}

/** The place of the first that is not below a value. */
const firstAt = (ascending: Uint32Array, value: number): number => firstWhere(ascending, (other) => other >= value);

function lettersOf(text: string, escapes: Escapes): Letters {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length;) {
    const escape = escapes(text, at);
    const written = escape?.means ?? String.fromCodePoint(text.codePointAt(at)!);
    const end = at + (escape?.length ?? written.length);
    const letters = written.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]/gu, '');
    for (const unit of letters.split('')) {
      pieces.push(unit);
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { letters: pieces.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}
