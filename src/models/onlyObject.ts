import { isRecord } from './lenientObjects';
import { stripThinking } from './thinking';

/** A reply that is longer is not read, in UTF-16 code units. */
const LONGEST_REPLY = 64 * 1024;

/**
 * The JSON object of a reply that must not be misread: whole, well-formed, and the only one, in a code fence or in prose
 * without braces. Nothing is repaired, because a number that was cut off (`{"score": 1`, of 10) reads as another one.
 * Undefined where there is no such object, or where the reply is longer than 64 Ki code units.
 */
export function parseOnlyObject(reply: string): Readonly<Record<string, unknown>> | undefined {
  if (reply.length > LONGEST_REPLY) return undefined;
  const text = stripThinking(reply);
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (start < 0 || text.lastIndexOf('{') > end || /[[\]]/u.test(text.slice(0, start))) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
