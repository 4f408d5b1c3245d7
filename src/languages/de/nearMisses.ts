import { FILE_IN_FRONT, NO_STATUTE } from './citations/context';
import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inCapitals,
  oddNumbers,
  partBehind,
  takenForOne,
  TAKEN_FOR_DIGITS,
  wentBack,
} from '../nearMisses/patterns';

/** Numbers in words. */
const IN_WORDS =
  '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[a-zäöüß]{2,40}(?:zehn|zig|ßig|hundert|tausend))';

/** An abbreviation with two capitals that ends as those of acts do, and is none of a court's. */
const ACT =
  '(?!(?:Bay)?(?:[BLOAVKS]{0,3}(?:Arb|Verf|Verw|Soz|Pat)?G|[BLO]{0,2}LG|O?VG)(?![\\p{L}-]))\\p{Lu}\\p{L}{0,8}\\p{Lu}?\\p{Ll}{0,4}[GPVO](?:B|O)?(?<=\\p{Lu}\\p{L}{0,12}\\p{Lu}\\p{L}?)(?<=(?:^|[^\\p{L}])\\p{L}{3,14})(?![\\p{L}-])';

/** Finer units and further numbers: "§§ 4 Abs. 1 Satz 2 und 5". */
const MORE =
  '(?:,?\\s(?:und\\s|oder\\s|bis\\s)?(?:(?:Abs|Nr|S)\\.|Absatz|Satz|Nummer|Buchst(?:\\.|abe))?\\s?(?:\\d{1,3}[a-z]?|[a-z])(?![\\p{L}\\p{N}])){0,8}';

export const nearMisses: NearMisses = {
  signs: [
    `§{1,2}[ \\u00A0]?(?:${TAKEN_FOR_DIGITS}|${IN_WORDS}(?!\\p{L}))`,
    // A bare number in front of an act: "§ 8 23 BGB", "& 823 BGB". Known failure: a firm or a thing that is abbreviated so.
    `(?=\\d)(?<![\\p{L}\\p{N}.,])\\d{1,4}[a-z]?[ \\u00A0]${ACT}`,
  ],
  words: [
    article('[Aa]rt(?:\\.|ikel[ns]?)'),
    articleInRoman('Art(?:\\.|ikel)'),
    // Words for what is mostly a sign or an abbreviation.
    '(?:Paragraph|Par\\.)\\s\\d{1,4}[a-z]?(?=\\s(?:Absatz|Abs\\.|Satz|de[rs]\\s|\\p{Lu}\\p{L}*\\p{Lu}))',
    '(?:Paragraf|Abschnitt|Kap\\.|Anl\\.)\\s\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])',
    'Z\\s\\d{1,3}(?=\\s(?:lit|leg|iVm|i\\.|de[rs]\\s[\\p{Lu}§]))',
    wentBack('[Ee]bd|[Ee]benda'),
    // What lies in front, nobody says how many.
    '[Vv]orstehenden\\s(?:Vorschriften|Bestimmungen|Absätzen?)(?!\\p{L})',
    // An act in front of a bare number of two digits or more; a book of the Sozialgesetzbuch is numbered itself.
    `(?=\\p{Lu}\\p{L}{2,13}\\s\\d)(?!SGB\\s\\d{2}(?!\\d))${ACT}\\s(?!(?:1[6-9]|20)\\d\\d(?!\\d))\\d{2,4}[a-z]?(?![\\p{L}\\p{N}/%-]|[.,:]\\d|\\.?\\s?(?!Abs|Satz|Nr|Der|Die|Das|Ein)\\p{Lu}|\\s\\d)`,
    inCapitals('ARTIKEL[NS]?|PARAGRA(?:PH|F)(?:EN)?|ABS(?:\\.|ATZ)'),
  ],
  wordsOfAct: [...oddNumbers('[Aa]rt(?:\\.|ikels?)|[Pp]aragra(?:ph|f)s?'), takenForOne('Abs(?:\\.|atz)|Nr\\.|Satz')],
  actBehind: [
    '\\s(?:de[srn]\\s)?\\p{Lu}\\p{L}{0,12}\\p{Lu}(?!\\p{L})',
    '\\sde[srn]\\s\\p{Lu}\\p{L}{2,40}(?:gesetz|ordnung|buch)',
  ],
  otherTextInFront: [FILE_IN_FRONT],
  unitWords: ['artikel', 'paragraph'],
  ofOtherText: [`${MORE}(?:\\s\\p{Lu}\\p{L}{0,12}\\p{Lu}\\p{L}?)?${NO_STATUTE}`],
  goesOn: [
    partBehind('Abs(?:atz|\\.)|Nummer', IN_WORDS),
    ',?\\s(?:\\d{1,2}\\.\\s(?:(?:und|bis)\\s\\d{1,2}\\.\\s)?|\\p{Ll}{3,12}te[rnsm]?\\s)Abs(?:atz|\\.)',
  ],
};
