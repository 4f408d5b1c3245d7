import { PRINTED_LATIN } from '../../law';
import { REVIEW_IN_FRONT } from './citations/cases';
import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inWords,
  oddNumbers,
  partBehind,
  takenForOne,
  wentBack,
} from '../nearMisses/patterns';
import { ACT_BEHIND, partOfLaw, recital } from '../nearMisses/romance';

const UNIT = '[Ss]ections?|[Aa]rt(?:\\.|icles?)';
/** Numbers in words. */
const IN_WORDS =
  '(?:(?:premier|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|\\p{Ll}{3,12}ième|bis|ter|et)(?!\\p{L})[\\s-]?){1,8}';

export const nearMisses: NearMisses = {
  words: [
    article('[Aa]rt(?:\\.|icles?)'),
    articleInRoman('Art(?:\\.|icle)'),
    wentBack('[Ii]bid(?:em)?'),
    // What lies in front, nobody says how many.
    '(?:articles|paragraphes|alinéas)\\sprécédents(?!\\p{L})',
    partOfLaw('al(?:\\.|inéas?)'),
    ...recital('considérant'),
  ],
  wordsOfAct: [
    ...oddNumbers(UNIT, `${UNIT}|[Tt]itres?|[Cc]hapitres?`),
    inWords(UNIT, IN_WORDS),
    takenForOne('al(?:\\.|inéa)'),
  ],
  actBehind: [ACT_BEHIND],
  otherTextInFront: [REVIEW_IN_FRONT],
  unitWords: ['article', 'articles'],
  joints: ['ainsi\\sque'],
  goesOn: [
    // "article premier bis"
    `\\s${PRINTED_LATIN}(?=,?\\s(?:de|du|del|d['’])(?!\\p{Ll}))`,
    partBehind('alinéa', IN_WORDS),
  ],
};
