import type { Act } from '../../law';
import { SYSTEMS } from '../systems';
import { matchesOf } from '../../text';

/** Whatever the language of a text, a sign that many write may be read as another's. */
const LAWS_OF_STATES = SYSTEMS.flatMap(({ naming }) => naming.lawOfState ?? []);
/** A law with its state has no more UTF-16 units. */
const LONGEST = 80;

const mayBeOf = (said: RegExpMatchArray, acts: readonly Act[]): boolean =>
  acts.some(({ language }) => said.groups?.[language] !== undefined);

/**
 * Whether a text speaks last of the law of a state that none of some acts is of, as far as its language tells: "Das österreichische
 * Recht kennt in § 5". Known failure: an act of that state, where others share its language.
 *
 * @param from what is said in front of this offset counts no longer
 */
export const speaksOfOtherLaw = (text: string, acts: readonly Act[], from: number): boolean =>
  LAWS_OF_STATES.some(({ sign, pattern }) => {
    if (!sign.test(text)) return false;
    const said = matchesOf(pattern, text).findLast(({ 0: words, index }) => index + words.length > from);
    return said !== undefined && !mayBeOf(said, acts);
  });

/** Whether the words from an offset on, which are more than a name, call an act another state's: "code belge de la navigation". */
export function isCalledOther(text: string, at: number, name: string, acts: readonly Act[]): boolean {
  const window = text.slice(at, at + LONGEST);
  return LAWS_OF_STATES.some(({ sign, pattern }) => {
    const said = sign.test(window) ? window.matchAll(pattern).next().value : undefined;
    return said !== undefined && said.index === 0 && said[0].length > name.length && !mayBeOf(said, acts);
  });
}
