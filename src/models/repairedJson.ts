import { jsonrepair } from 'jsonrepair';

/** A quotation mark that neither opens a string nor closes one. */
const STRAY = /(?<![[{,:]\s{0,8})["'“”‘’](?!\s{0,8}(?:[,\]}:]|$))/gu;
/**
 * So many are repaired: the repairer looks, from each, at all that follow, which took seconds of 700 in 20,000 characters. An apostrophe
 * inside a text is one of them.
 */
const MOST_STRAY = 120;

/** The value of a part that is JSON; undefined where it is none. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The value of a malformed part; undefined where it cannot be repaired, or not in time. */
export function repairedJson(json: string): unknown {
  if ((json.match(STRAY)?.length ?? 0) > MOST_STRAY) return undefined;
  try {
    return JSON.parse(jsonrepair(json));
  } catch {
    return undefined;
  }
}
