import { jsonRegions, type JsonRegion } from './jsonRegions';
import { parsedJson, repairedJson } from './repairedJson';
import { stripThinking } from './thinking';

/** What is read of a reply, and kept of a list, at most. */
const LONGEST_REPLY = 64 * 1024;
const LONGEST_ITEM = 4_000;
const MOST_ITEMS = 50;
const DEEPEST = 32;
/** Repairing is the one costly step: on nonsense it takes about 20 ms a region. */
const MOST_REPAIRS = 4;

/** Keys of an object whose values say something about an item and are not the item. */
const ASIDE =
  /^(?:id|index|no|num|number|rank|score|confidence|relevance|reason|reasoning|rationale|explanation|why|note|notes|comment|language|type)$/iu;

/** A bracket that a quoted string or another bracket follows: "[as asked]" in prose is not to be repaired into a list. */
const QUOTED = /^[[{]\s{0,64}["'“‘[{]/u;

const LIST_LINE = /^\s{0,16}(?:\(?\d{1,3}[.)]|[-*•])\s{1,8}(?=\S)/u;

/**
 * The list of strings in a model's reply, however it is dressed: in a code fence or in prose, with trailing commas or
 * single quotes, as objects, nested, cut off in the middle (the whole items are kept), or as numbered lines instead of
 * JSON. Blanks are collapsed, repeated and empty items dropped; at most 50 items of 4,000 characters. A reply without
 * any list is an empty list.
 *
 * Known failures: a list whose strings have no quotation marks is not told from prose in brackets; an apostrophe inside
 * single quotes may come back as a double quote.
 */
export function parseStringList(reply: string): string[] {
  const text = withoutFences(stripThinking(reply.slice(0, LONGEST_REPLY)));
  const items = jsonItems(text) ?? listLines(text);
  const tidy = items.map((item) => item.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_ITEM));
  return [...new Set(tidy)].filter((item) => item !== '').slice(0, MOST_ITEMS);
}

const withoutFences = (text: string): string => text.replace(/^[ \t]{0,8}(?:```|~~~)[^\n]{0,40}$/gmu, '');

/** The items of the first JSON in the text that has any; an empty list when there is only an empty one. */
function jsonItems(text: string): string[] | undefined {
  const regions = jsonRegions(text);
  return (
    firstItems(
      regions.filter(({ truncated }) => !truncated),
      text,
      parsedJson,
    ) ??
    firstItems(regions.filter(({ json }) => QUOTED.test(json)).slice(0, MOST_REPAIRS), text, repairedJson) ??
    (regions.some(({ json }) => /^\[\s*\]$/u.test(json)) ? [] : undefined)
  );
}

/** JSON that nothing but blanks and commas sets apart from the first (one object a line) is read on. */
function firstItems(
  regions: readonly JsonRegion[],
  text: string,
  parse: (json: string) => unknown,
): string[] | undefined {
  const items: string[] = [];
  let end = 0;
  for (const region of regions) {
    if (items.length > 0 && /[^\s,;]/u.test(text.slice(end, region.start))) break;
    collect(parse(region.json), items, 0);
    end = region.end;
  }
  return items.length > 0 ? items : undefined;
}

/**
 * Adds the strings of a JSON value. Of an object with a list or an object inside, that is what counts; otherwise its
 * strings are the parts of one item (`{"law": ..., "text": ...}`), unless its keys are numbers.
 */
function collect(value: unknown, items: string[], depth: number): void {
  if (depth > DEEPEST || items.length > MOST_ITEMS * 2) return;
  if (typeof value === 'string') {
    items.push(value);
  } else if (Array.isArray(value)) {
    for (const element of value) collect(element, items, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Record<string, unknown>).filter(([key]) => !ASIDE.test(key));
    const inner = entries.filter(([, entry]) => typeof entry === 'object');
    if (inner.length > 0) {
      for (const [, entry] of inner) collect(entry, items, depth + 1);
      return;
    }
    const strings = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (strings.every(([key]) => /^\d+$/u.test(key))) items.push(...strings.map(([, text]) => text));
    else items.push(strings.map(([, text]) => text).join(' '));
  }
}

/** Numbered or bulleted lines; a line without a mark goes on with the item before it, up to an empty line. */
function listLines(text: string): string[] {
  const items: string[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const mark = LIST_LINE.exec(line);
    if (mark !== null) items.push(unquoted(line.slice(mark[0].length)));
    else if (open && line.trim() !== '') items.push(`${items.pop() ?? ''} ${line.trim()}`);
    open = mark !== null || (open && line.trim() !== '');
  }
  return items;
}

/** Without the emphasis, quotation marks and comma that models put around a line. */
function unquoted(line: string): string {
  const plain = line.replaceAll('**', '').trim();
  const quoted = /^["“'‘](.*)["”'’],?$/u.exec(plain);
  return quoted?.[1] ?? plain;
}
