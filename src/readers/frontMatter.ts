import type { Problem } from '../law';

/** Front matter longer than this is none. Lines. */
const MAX_LINES = 200;
/** Front matter of more text than this is not read. UTF-16 code units. */
const MAX_CHARACTERS = 64 * 1024;

export interface FrontMatter {
  /** Text by key; keys in lower case, white space as one blank. Keys without a value are not there. */
  readonly fields: ReadonlyMap<string, string>;
  /** The fields by their keys without `_`, `-` and blanks: publishers write one name in several ways. */
  readonly plainFields: ReadonlyMap<string, string>;
  /** Flat lists of text by key, such as `aliases`. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** The first line after it; 0 when the file has none. */
  readonly end: number;
}

/** Lines of a title that may stand in front of front matter. */
const MOST_SPILLED = 3;

const NONE: FrontMatter = { fields: new Map(), plainFields: new Map(), lists: new Map(), end: 0 };

/** What a value turned out to be: text, a list of texts, broken, or of a shape that is not read. */
type Value =
  | { readonly kind: 'text'; readonly text: string; readonly broken?: true }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly broken?: true }
  | { readonly kind: 'deep' };

/** A key at the beginning of a line, in quotation marks or not, and what stands behind its colon. */
const KEY = /^(["']?)([\p{L}\p{N}_][^:"']{0,60})\1:(?:[ \t]+(.*)|)$/su;
const COMMENT = /^[ \t]*#/u;
const LIST_ITEM = /^[ \t]*-(?:[ \t]+|$)/u;
/** What begins a value that is neither text nor a flat list: a map, an anchor, an alias, a tag. */
const DEEP = /^[{&*!%@`]/u;
/** A list item that is a map ("name: x") or a list. */
const DEEP_ITEM = /^(?:[{&*!%@`[]|-(?:\s|$)|[\w-]{1,60}:(?:\s|$))/u;
const BLOCK_MARK = /^[|>][+\-\d]{0,2}(?:[ \t]+#.*)?$/u;
const NO_VALUE = /^(?:~|null)?$/iu;

/**
 * The part of YAML that front matter of statutes uses, between two `---` lines at the beginning of a file: keys with text
 * (plain, quoted, wrapped over indented lines, `|` and `>` blocks) or with a flat list (`[a, b]` or `- a` lines), and
 * comments. One pass, no recursion, so that depth cannot hurt. What lies deeper is left out and said, as is what is broken.
 *
 * Known failures: line breaks in a block are read as blanks; a plain value may hold `: `, which YAML forbids.
 */
export function readFrontMatter(file: string, lines: readonly string[], problems: Problem[]): FrontMatter {
  const open = openingOf(lines);
  if (open < 0) return NONE;
  const close = lines.slice(open + 1, MAX_LINES).findIndex((line) => /^(?:---|\.\.\.)\s*$/u.test(line));
  const report = (line: number, severity: Problem['severity'], message: string): void => {
    problems.push({ file, line, severity, message });
  };
  if (close < 0) {
    report(open + 1, 'warning', 'The front matter has no closing "---"; it is read as text.');
    return NONE;
  }
  const block = lines.slice(open + 1, open + close + 1);
  const end = open + close + 2;
  if (block.reduce((sum, line) => sum + line.length, 0) > MAX_CHARACTERS) {
    report(1, 'warning', `The front matter has more than ${MAX_CHARACTERS} characters and was not read.`);
    return { ...NONE, end };
  }
  const { entries, strayLine } = entriesOf(block);
  let broken = strayLine;
  const fields = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const deep: string[] = [];
  for (const { key, line, value } of entries) {
    const read = valueOf(value);
    if (read.kind === 'deep') deep.push(key);
    else if (read.broken === true) broken ??= line;
    if (read.kind === 'list') lists.set(key, read.items);
    else if (read.kind === 'text' && read.text !== '') fields.set(key, read.text);
  }
  if (broken !== undefined)
    report(open + broken + 2, 'warning', 'The front matter is not valid YAML from this line on.');
  if (deep.length > 0) {
    const names = deep.slice(0, 5).join(', ');
    report(1, 'information', `Front matter that is neither text nor a flat list is left out: ${names}.`);
  }
  const plainFields = new Map(Array.from(fields, ([key, value]) => [key.replace(/[_\s-]/gu, ''), value]));
  return { fields, plainFields, lists, end };
}

/**
 * The line of the first `---`; -1 without front matter. Some published files have the beginning of a title that was wrapped
 * in front of it: up to three lines of words, believed only before a key on the line after.
 */
function openingOf(lines: readonly string[]): number {
  const open = lines.slice(0, 1 + MOST_SPILLED).findIndex((line) => line.trimEnd() === '---');
  const isSpilled = open > 0 && lines.slice(0, open).every((line) => /^\p{L}/u.test(line) && !KEY.test(line));
  return open === 0 || (isSpilled && KEY.test(lines[open + 1] ?? '')) ? open : -1;
}

interface Entry {
  readonly key: string;
  /** Zero-based, in the block. */
  readonly line: number;
  /** What stands behind the colon, then the lines that belong to it. */
  readonly value: string[];
}

/** The keys with their lines: a line that is indented, a list item or blank belongs to the key before it. */
function entriesOf(block: readonly string[]): { entries: Entry[]; strayLine: number | undefined } {
  const entries: Entry[] = [];
  let strayLine: number | undefined;
  for (const [line, text] of block.entries()) {
    const last = entries.at(-1);
    const key = KEY.exec(text);
    if (key !== null) entries.push({ key: key[2]!.trim().toLowerCase(), line, value: [key[3] ?? ''] });
    else if (last !== undefined && (/^[ \t]/u.test(text) || LIST_ITEM.test(text))) last.value.push(text);
    else if (text.trim() !== '' && !COMMENT.test(text)) strayLine ??= line;
  }
  return { entries, strayLine };
}

function valueOf([inline = '', ...below]: readonly string[]): Value {
  const first = inline.trim();
  if (BLOCK_MARK.test(first)) return { kind: 'text', text: folded(below.join(' ')) };
  if (/^["']/u.test(first)) return quoted(folded([first, ...below].join(' ')));
  const rest = below.filter((line) => line.trim() !== '' && !COMMENT.test(line));
  const start = withoutComment(first);
  if (start === '' && LIST_ITEM.test(rest[0] ?? '')) return blockList(rest);
  if (start === '' && rest.some((line) => KEY.test(line.trim()))) return { kind: 'deep' };
  if (DEEP.test(start)) return { kind: 'deep' };
  const text = folded([start, ...rest.map(withoutComment)].join(' '));
  if (text.startsWith('[')) return flowList(text);
  return { kind: 'text', text: NO_VALUE.test(text) ? '' : text };
}

const folded = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** A plain value ends where a blank and `#` follow. */
function withoutComment(line: string): string {
  const text = line.trim();
  if (text.startsWith('#')) return '';
  const comment = text.search(/[ \t]#/u);
  return comment < 0 ? text : text.slice(0, comment).trimEnd();
}

const ESCAPES: Readonly<Record<string, string>> = { n: ' ', t: ' ', r: ' ', '0': '', N: ' ', _: ' ' };

/** The text in quotation marks at `at`, and the offset behind it; -1 where they never close. */
function quotedAt(source: string, at: number): { text: string; end: number } {
  const mark = source[at]!;
  const pieces: string[] = [];
  for (let next = at + 1; next < source.length; next += 1) {
    const character = source[next]!;
    if (mark === '"' && character === '\\') {
      const code = /^(?:x([\da-f]{2})|u([\da-f]{4}))/iu.exec(source.slice(next + 1, next + 6));
      const escaped = source[next + 1] ?? '';
      pieces.push(
        code === null
          ? (ESCAPES[escaped] ?? escaped)
          : String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16)),
      );
      next += code === null ? 1 : code[0].length;
    } else if (character !== mark) pieces.push(character);
    else if (mark === "'" && source[next + 1] === "'") {
      pieces.push("'");
      next += 1;
    } else return { text: folded(pieces.join('')), end: next + 1 };
  }
  return { text: folded(pieces.join('')), end: -1 };
}

/** A whole value in quotation marks; behind them only a comment may stand. */
function quoted(source: string): Value {
  const { text, end } = quotedAt(source, 0);
  const isWhole = end >= 0 && /^(?: ?$| #)/u.test(source.slice(end, end + 2));
  return isWhole ? { kind: 'text', text } : { kind: 'text', text, broken: true };
}

/** `[a, "b, c", d]`. */
function flowList(source: string): Value {
  const items: string[] = [];
  let at = 1;
  while (at < source.length && source[at] !== ']') {
    const character = source[at]!;
    if (character === ' ' || character === ',') {
      at += 1;
    } else if (character === '"' || character === "'") {
      const { text, end } = quotedAt(source, at);
      items.push(text);
      at = end < 0 ? source.length : end;
    } else {
      if (character === '[' || DEEP.test(character)) return { kind: 'deep' };
      const from = at;
      while (at < source.length && source[at] !== ',' && source[at] !== ']') at += 1;
      items.push(source.slice(from, at).trim());
    }
  }
  const isWhole = source[at] === ']' && at === source.length - 1;
  return isWhole ? { kind: 'list', items } : { kind: 'list', items, broken: true };
}

/** Lines of `- item`; other lines go on with the item before them. */
function blockList(lines: readonly string[]): Value {
  const items: string[][] = [];
  for (const line of lines) {
    const mark = LIST_ITEM.exec(line);
    if (mark === null) items.at(-1)!.push(line);
    else items.push([line.slice(mark[0].length)]);
  }
  const texts: string[] = [];
  let broken = false;
  for (const item of items) {
    if (DEEP_ITEM.test(item[0]!.trim())) return { kind: 'deep' };
    const value = valueOf(item);
    if (value.kind !== 'text') return { kind: 'deep' };
    broken ||= value.broken === true;
    if (value.text !== '') texts.push(value.text);
  }
  return broken ? { kind: 'list', items: texts, broken } : { kind: 'list', items: texts };
}
