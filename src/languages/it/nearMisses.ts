import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inCapitals,
  oddNumbers,
  partBehind,
  takenForOne,
  wentBack,
} from '../nearMisses/patterns';
import { partOfLaw, recital } from '../nearMisses/romance';

/** What closes the Constitution and codes, and is counted by itself: "XII disposizione transitoria e finale". */
const CLOSING =
  '(?:[Dd]isposizion[ei]|[Dd]isp\\.)\\s(?:transitori[ae]|trans(?:it)?\\.|final[ei]|fin\\.)(?:\\s(?:e\\s)?(?:final[ei]|fin\\.))?';

const UNIT = '[Aa]rticol[oi]|[Aa]rtt?\\.';

export const nearMisses: NearMisses = {
  words: [
    article('[Aa]rticol[oi]'),
    articleInRoman('Articolo'),
    partOfLaw('commi?|comma|letter[ae]'),
    wentBack('[Ii]bidem|[Ii]vi'),
    // What lies in front, nobody says how many.
    '(?:articoli|commi)\\s(?:precedenti|che\\sprecedono)(?!\\p{L})',
    ...recital('considerand[oi]'),
    inCapitals('ARTICOL[OI]'),
    `(?:[IVXLC]{1,6}|\\d{1,2}[ªa°]?|\\p{L}{4,16}(?<=[mt]a))\\s${CLOSING}`,
    `${CLOSING}\\s(?:n\\.\\s)?(?:[IVXLC]{1,6}|\\d{1,2})(?![\\p{L}\\p{N}])`,
  ],
  // "art 4", without its full stop
  wordsOfAct: [...oddNumbers(UNIT), '[Aa]rtt?\\s\\d{1,4}', takenForOne('comma')],
  actBehind: [
    ",?\\s(?:del(?:la|lo)?\\s|dell['’])(?:codice|legge|decreto|regolamento|testo|[Cc]ostituzione|d\\.|l\\.|\\p{Lu})",
    ',?\\s(?:c\\.\\s?[cp]\\.|cod\\.|[Cc]ost\\.|d\\.\\s?lgs|l\\.\\s)',
  ],
  // Of a judgment.
  ofOtherText: [',?\\s(?:della\\s(?:motivazione|sentenza|decisione|pronuncia)|del\\s[Cc]onsiderato)(?!\\p{L})'],
  unitWords: ['articolo', 'articoli'],
  joints: ['nonché', 'come\\spure'],
  goesOn: [partBehind('comma|capoverso|periodo')],
};
