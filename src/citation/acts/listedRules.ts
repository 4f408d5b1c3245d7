import type { Citation } from '../../law';
import { namingOf } from '../systems';

/** How far in front of a provision the words stand that say whose it is, in UTF-16 units. */
const WINDOW = 600;
/** A full stop behind four letters, or a blank line: what stands in front is of another sentence. */
const SENTENCE_END = /[.;。](?<=\p{L}{4}[.;。])\s|\n\s*\n/u;

/**
 * Whether a bare provision of a statute stands in a list of another act's that the words in front of it open: "Folgende Vorschriften
 * des Vierten Buches gelten entsprechend: die §§ 37, 38", "die Vorschriften des Strafgesetzbuches über die Untreue (§ 266)". Which act
 * is meant is left open. Known failures, which leave it unchecked: the own act, by its name; a thing of the own act's in between.
 */
export function isListedOfOther({ start, system }: Citation, text: string): boolean {
  const { rulesOfOther } = namingOf(system);
  if (rulesOfOther === undefined) return false;
  const from = Math.max(0, start - WINDOW);
  const before = text.slice(from, start);
  if (!before.includes(':') && before.lastIndexOf('(') <= before.lastIndexOf(')')) return false;
  const match = rulesOfOther.exec(before);
  return match !== null && !SENTENCE_END.test(match[0]);
}
