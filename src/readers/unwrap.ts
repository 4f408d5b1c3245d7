import { PACKS } from '../languages';
import { LATIN } from '../law';

/** A line that starts a list item, a table row or a note of its own; indented or not. */
const ITEM = new RegExp(
  /^\s*(?:[*•▪+–−-](?:\s|$)|\(?(?:\d{1,3}[a-z]{0,2}|[a-z]{1,3}|[A-Z]|[ivxl]{1,7}|(?:\d{1,3}|[a-z]{1,2})-LATIN)\)(?:\s|$|\[\^)|\d{1,3}(?:[a-z]{0,2}|-LATIN)\.(?:\s|$|\[\^)|[가나다라마바사아자차카타파하]\.\s|[一二三四五六七八九十]{1,5}[、\s]|[イロハニホヘトチリヌルヲ][\s]|[（(][一二三四五六七八九十๐-๙０-９ก-ฮ]{1,4}[)）]|[①-⑳㉑-㉟㊱-㊿|]|\[\^)/u.source.replaceAll(
    'LATIN',
    LATIN,
  ),
  'u',
);
/** The first cell of a row in a table written as nested bullets: `*    *   cell`. */
const LIST_TABLE_ROW = /^\*\s{3,100}\*(?:\s|$)/u;
const LIST_TABLE_CELL = /^ {4}\*(?:\s|$)/u;
/** A word broken at its own hyphen: "Kraftfahrzeug-" / "Haftpflicht". A lower-case continuation ("See-" / "und") is no such word. */
const HYPHENATED = /\p{L}-$/u;

/** Scripts that put no blanks between words; a Korean line that begins with a Chinese character follows one in Hangul. */
const SOLID = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}、。「」（）]/u;
/** The first of these, in the order of codes, is a Thai one. */
const FIRST_SOLID = 0x0e01;
/** A numbered item, which a wrapped line can look like: "vom" / "3. Mai", "nach Absatz" / "(2) ...". */
const NUMBERED_ITEM = /^\(?(\d{1,3})[a-z]{0,2}[.)]/u;
/** The end of a line that a list may follow. */
const BEFORE_ITEM = new RegExp(
  `(?:[.;:,!?\\])>—–-]|\\s(?:${PACKS.flatMap(({ layout }) => layout?.conjunctions ?? []).join('|')}))$`,
  'u',
);

/**
 * The text of soft-wrapped lines: a wrapped line is joined to the one before it by one blank, a blank line and a list
 * item start a new line. Markdown's escapes, strong emphasis and footnote marks are taken off.
 */
export function unwrap(lines: readonly string[]): string {
  const unwrapper = new Unwrapper();
  for (const line of lines) unwrapper.add(line, line.trim());
  return plain(unwrapper.finish());
}

/** Whether a wrapped line goes on without a blank between. */
function isUnbroken(last: string, next: string): boolean {
  if (last.endsWith('-')) return HYPHENATED.test(last.slice(-2)) && /^\p{Lu}/u.test(next);
  return last.charCodeAt(last.length - 1) >= FIRST_SOLID && SOLID.test(last.slice(-1)) && SOLID.test(next.slice(0, 1));
}

class Unwrapper {
  /** The text so far. */
  readonly #pieces: string[] = [];
  /** The last piece of the line that is being joined; undefined where the next piece begins a line. */
  #last: string | undefined;
  #isInTable = false;
  #lastNumber = 0;

  add(line: string, trimmed: string): void {
    if (trimmed === '') {
      if (!this.#isInTable) this.#last = undefined;
    } else if (line.startsWith('*') && LIST_TABLE_ROW.test(line)) {
      this.#isInTable = true;
      this.#begin(trimmed.replace(LIST_TABLE_ROW, '').trimStart().replace(/^\*$/u, ''));
    } else if (this.#isInTable && LIST_TABLE_CELL.test(line)) {
      this.#goOn(' | ', line.replace(LIST_TABLE_CELL, '').trim());
    } else {
      this.#isInTable &&= line.startsWith(' ');
      if (this.#startsItem(line, trimmed) || this.#last === undefined) this.#begin(trimmed);
      else this.#goOn(isUnbroken(this.#last, trimmed) ? '' : ' ', trimmed);
    }
  }

  finish(): string {
    return this.#pieces.join('');
  }

  /** Begins a line. */
  #begin(piece: string): void {
    if (this.#pieces.length > 0) this.#pieces.push('\n');
    this.#pieces.push(piece);
    this.#last = piece;
  }

  /** Joins a piece to the line. */
  #goOn(between: string, piece: string): void {
    this.#pieces.push(between, piece);
    this.#last = piece;
  }

  /**
   * Whether a line starts an item. Straight under another line a number does only when it is the next in the count or
   * the line above may introduce a list; otherwise it is a date or a citation that was wrapped.
   */
  #startsItem(line: string, trimmed: string): boolean {
    if (!ITEM.test(line)) return false;
    const number = NUMBERED_ITEM.exec(trimmed)?.[1];
    if (number === undefined) return true;
    const last = this.#last;
    if (last !== undefined && Number(number) !== this.#lastNumber + 1 && !BEFORE_ITEM.test(last.slice(-8)))
      return false;
    this.#lastNumber = Number(number);
    return true;
  }
}

/** Blanks behind it go with it, unless they part what stands around it: "5.[^1] a lamp". */
const FOOTNOTE_MARK = /(?<!\S)\[\^[^\]\s]{1,100}\]:?[ \t]*|\[\^[^\]\s]{1,100}\]/gu;

/** Takes off Markdown's marks that carry no law: backslash escapes, strong emphasis, footnote marks. */
export function plain(text: string): string {
  let result = text;
  if (result.includes('**')) result = result.replaceAll('**', '');
  if (result.includes('[^')) result = result.replace(FOOTNOTE_MARK, '');
  if (result.includes('\\')) result = result.replace(/\\([\\`*_{}[\]()#+.!<>|~-])/gu, '$1');
  return result.trim();
}
