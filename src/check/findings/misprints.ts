import { inBasicPlane, type TextSpan } from '../../text';
import { editDistance } from './editDistance';
import { nearMisses } from './nearMisses';

/** That an act is spoken of behind a number. It is long: patterns share one. */
export const OF_ACT = `(?=\\s?[\\])}"”“»'’]{0,2}(?:${nearMisses('actBehind').join('|')}))`;

const NUMBER_OF_ACT = new RegExp(inBasicPlane(`\\d{1,4}[a-z]?(?:\\(\\d{1,3}\\))?${OF_ACT}`), 'gu');
const WORD_IN_FRONT = /(?<![\p{L}\p{N}])([\p{L}\d]{6,10})\s{1,2}$/u;
/** As far as {@link WORD_IN_FRONT} looks, in UTF-16 code units. */
const IN_FRONT = 13;
const UNIT_WORDS = nearMisses('unitWords');

/**
 * "secton 81 of the Quays Act", "artlculo 82 LPD": a word one letter off one for a unit, with a number and an act.
 * Known failure: another word that is so near ("Sektion 5 StGB-E").
 */
export function misspeltUnits(text: string): TextSpan[] {
  return [...text.matchAll(NUMBER_OF_ACT)].flatMap(({ 0: number, index }) => {
    const inFront = WORD_IN_FRONT.exec(text.slice(Math.max(0, index - IN_FRONT), index));
    if (inFront === null) return [];
    const word = inFront[1]!.toLowerCase();
    const isMisspelt = !UNIT_WORDS.includes(word) && UNIT_WORDS.some((unit) => editDistance(word, unit, 1) === 1);
    return isMisspelt ? [{ start: index - inFront[0].length, end: index + number.length }] : [];
  });
}

/** Joints that lists of a grammar may lack, and what makes a number of such a list one: an act behind it. */
const JOINT = `\\s?(?:${['[+&;/]', ...nearMisses('joints')].join('|')})\\s?`;
/**
 * What stands right behind a citation and was meant as more of it: "section 7 3 of the Quays Act", "section 5{9}",
 * "article premier bis", "sections 5 + 9 of the Quays Act", "§ 5 Absatz neun", "第二条第九號". Sticky. Known failure: what
 * goes on otherwise ("section 5; 30 of the Members").
 */
export const TORN_OFF = new RegExp(
  inBasicPlane(
    [
      '\\s?\\{\\d{1,3}[a-z]?\\}|\\u2011\\d{1,4}',
      `${JOINT}\\d{1,4}[a-z]?(?:\\(\\d{1,3}\\))?${OF_ACT}`,
      '\\s?[+&/]\\s?\\((?:\\d{1,3}|[a-z])\\)',
      ...nearMisses('goesOn'),
    ].join('|'),
  ),
  'uy',
);
