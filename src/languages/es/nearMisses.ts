import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inCapitals,
  inWords,
  oddNumbers,
  partBehind,
  takenForOne,
  wentBack,
} from '../nearMisses/patterns';
import { ACT_BEHIND, partOfLaw, recital } from '../nearMisses/romance';

const UNIT = '[Aa]rt(?:\\.|[ií]culos?)';
/** Numbers in words. */
const IN_WORDS =
  '(?:(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veint\\p{L}{1,8}|(?:tre|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to)?|mil|y)(?!\\p{L})[\\s-]?){1,8}';

export const nearMisses: NearMisses = {
  words: [
    article('[Aa]rtículos?'),
    articleInRoman('Artículo'),
    wentBack('[Ii]bídem'),
    // What lies in front, nobody says how many.
    '(?:art[íi]culos|apartados|párrafos)\\s(?:anteriores|precedentes)(?!\\p{L})',
    partOfLaw('apartados?|párrafos?|incisos?'),
    ...recital('considerando'),
    inCapitals('ART[IÍ]CULOS?'),
  ],
  wordsOfAct: [
    ...oddNumbers(UNIT, `${UNIT}|[Tt][ií]tulos?|[Cc]ap[ií]tulos?`),
    inWords(UNIT, IN_WORDS),
    takenForOne('apartado'),
  ],
  actBehind: [ACT_BEHIND],
  unitWords: ['artículo', 'artículos'],
  joints: ['así\\scomo'],
  goesOn: [partBehind('párrafo|apartado|inciso')],
};
