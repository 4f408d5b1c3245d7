/** A bracketed part of a text that may be JSON. */
export interface JsonRegion {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** The part, with its open brackets closed when the text ended before they were. */
  readonly json: string;
  /** The text ended inside; whatever was incomplete at its end is left out of `json`. */
  readonly truncated: boolean;
}

const DEEPEST = 32;
const MOST_REGIONS = 32;

/**
 * The outermost `[...]` and `{...}` of a text, left to right: strings are skipped, also those in single quotes and
 * those with a stray quotation mark inside. At most 32 regions; brackets deeper than 32 are no region.
 */
export function jsonRegions(text: string): JsonRegion[] {
  const regions: JsonRegion[] = [];
  const opening = /[[{]/gu;
  for (let tries = 0; tries < MOST_REGIONS; tries += 1) {
    const start = opening.exec(text)?.index;
    if (start === undefined) break;
    const region = regionAt(text, start);
    if (region === undefined) continue;
    regions.push(region);
    // A bracket in the prose that never closes must not hide the list after it.
    if (!region.truncated) opening.lastIndex = region.end;
  }
  return regions;
}

function regionAt(text: string, start: number): JsonRegion | undefined {
  let open = '';
  let cut = { at: start + 1, open: text[start] === '[' ? ']' : '}' };
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '"' || (character === "'" && opensValue(text, at))) {
      at = stringEnd(text, at, character);
      if (at < 0) return closed(text, start, cut);
    } else if (character === '[' || character === '{') {
      open += character === '[' ? ']' : '}';
      if (open.length > DEEPEST) return undefined;
    } else if (character === ']' || character === '}') {
      if (!open.endsWith(character)) return undefined;
      open = open.slice(0, -1);
      if (open === '') return { start, end: at + 1, json: text.slice(start, at + 1), truncated: false };
    } else if (character === ',') {
      cut = { at, open };
    }
  }
  const whole = /["'\]}]\s{0,64}$/u.test(text.slice(-66));
  return closed(text, start, whole ? { at: text.length, open } : cut);
}

function closed(text: string, start: number, cut: { at: number; open: string }): JsonRegion {
  const closing = Array.from(cut.open).reverse().join('');
  return { start, end: text.length, json: text.slice(start, cut.at) + closing, truncated: true };
}

/** A single quote opens a string only where a value or key may begin; elsewhere it is an apostrophe. */
function opensValue(text: string, at: number): boolean {
  return /[[{,:]\s{0,64}$/u.test(text.slice(Math.max(0, at - 66), at));
}

/** The index of the quote that closes a string: one that is not escaped and that a separator follows; -1 for none. */
function stringEnd(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote && /^\s{0,64}(?:[,\]}:]|$)/u.test(text.slice(at + 1, at + 67))) return at;
  }
  return -1;
}
