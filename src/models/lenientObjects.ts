import { jsonRegions } from './jsonRegions';
import { parsedJson, repairedJson } from './repairedJson';
import { stripThinking } from './thinking';

/** What is read of a reply at most, in UTF-16 code units. */
const LONGEST_REPLY = 64 * 1024;
/** Repairing is the one costly step. */
const MOST_REPAIRS = 4;

/**
 * The JSON of a reply that was asked for an object, however it is dressed: in a code fence or in prose, with trailing
 * commas or single quotes, cut off in the middle (the whole parts are kept). The first value that is an object or a list
 * with something in it; undefined where there is none. What it holds is not checked.
 *
 * @param mostRepairs how many malformed parts may be repaired.
 */
export function parseLenientJson(reply: string, mostRepairs = MOST_REPAIRS): unknown {
  const regions = jsonRegions(stripThinking(reply.slice(0, LONGEST_REPLY)));
  let repairs = 0;
  for (const { json } of regions) {
    const value =
      parsedJson(json) ?? (QUOTED.test(json) && (repairs += 1) <= mostRepairs ? repairedJson(json) : undefined);
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) return value;
  }
  return undefined;
}

/** A bracket that a key, a string or another bracket follows: "[as asked]" in prose is not to be repaired. */
const QUOTED = /^[[{]\s{0,64}(?:["'“‘[{]|\w{1,40}\s{0,8}:)/u;

/** The entries of a value that should be a list of objects: of a list its own, of an object those of its first list. */
export function objectsIn(value: unknown, key: string): Readonly<Record<string, unknown>>[] {
  const list = Array.isArray(value) ? value : isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The strings of a value that should be a string or a list of them; blanks are collapsed, empty ones dropped. */
export function stringsIn(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((entry): entry is string => typeof entry === 'string')
    .map((entry) => entry.replace(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '');
}

/** The whole numbers of a value that should be a number or a list of them; a string of digits is one, too. */
export function wholeNumbersIn(value: unknown): number[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map((entry) => (typeof entry === 'string' ? Number(/^\s*\[?(\d{1,4})\]?\s*$/u.exec(entry)?.[1] ?? NaN) : entry))
    .filter((entry): entry is number => Number.isSafeInteger(entry));
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
