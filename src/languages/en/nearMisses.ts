import { JUDGMENT_IN_FRONT } from './citations/notProvisions';
import type { NearMisses } from '../nearMisses/nearMisses';
import {
  article,
  articleInRoman,
  inCapitals,
  inWords,
  NUMBER,
  oddNumbers,
  partBehind,
  RECITAL_NUMBER,
  ROMAN,
  takenForOne,
  wentBack,
} from '../nearMisses/patterns';

/** What stands in front of an act's name, whatever the act is. */
const OF_ACT = '\\s(?:of|to|in)\\sthe\\s\\p{Lu}|\\s\\p{Lu}{3,8}(?!\\p{L})';
/** The name of an act in which a word says that it is one. */
const OF_LAW =
  "\\s(?:of|to|in)\\sthe\\s(?:[\\p{L}’'&-]{1,30}\\s){0,8}?(?:Acts?|Code|Law|Regulations?|Rules|Order|Ordinance|Bill|Directive|Treaty|Convention|Constitution|Statutes?|\\p{Lu}{2,8})(?!\\p{L})";
const SHORT_UNIT = '(?:[Ss]chs?|[Pp]ts?|[Cc]hs?|paras?|sub-?paras?|ss?|rr?|regs?|arts?|cll?)\\.?\\s\\d{1,4}[A-Za-z]?';
const UNIT = '[Ss]ections?|[Ss]ecs?\\.|[Aa]rt(?:\\.|icles?)|[Pp]aragraphs?';
/** Numbers in words. */
const IN_WORDS =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?!\\p{L})[\\s-]?(?:and\\s)?){1,8}';
const ORDINAL =
  '(?:\\p{Ll}{3,12}[\\s-])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{Ll}{3,6}teenth|\\p{Ll}{3,5}tieth|hundredth)';

export const nearMisses: NearMisses = {
  signs: [
    // American compilations.
    '\\d{1,3}\\s(?:U\\.?S\\.?C\\.?|C\\.?F\\.?R\\.?)(?:\\s{0,2}§{0,2}\\s{0,2}[\\d.]{1,12})?',
    "[$&]\\s?\\d{1,4}(?=\\s(?:of\\sthe\\s)?(?:\\p{Lu}[\\p{L}’'-]{1,30}\\s){1,5}?Act(?!\\p{L}))",
  ],
  words: [
    article('[Aa]rt(?:\\.|icles?)'),
    articleInRoman('Art(?:\\.|icle)'),
    // The short forms of books of citation; "r 3.4" and "Part 2" are too plain alone.
    `(?:[Pp]arts?|[Pp]ts?\\.?|[Cc]hapters?|[Cc]hs?\\.?|[Tt]itles?|[Ss]chedules?|[Rr]ules?|[Oo]rders?|[Pp]ara(?:graph)?s?\\.?|[Cc]lauses?|[Rr]ecitals?)\\s(?:${NUMBER}|${ROMAN}|I)(?=${OF_LAW})`,
    '(?:regs?|arts?|cll?)\\s\\d{1,4}[A-Z]?(?![\\p{L}\\p{N}%])',
    `${SHORT_UNIT},?\\s${SHORT_UNIT}(?![\\p{L}\\p{N}])`,
    wentBack('[Ii]bid(?:em)?'),
    `recitals?${RECITAL_NUMBER}`,
    inCapitals('ARTS?\\.|PARAGRAPH'),
    'S{1,2}\\.?\\s?\\d{1,4}[A-Z]?(?:,\\s\\d{1,4}|\\sAND\\s\\d{1,4}){0,8}(?=\\sOF\\sTHE\\s\\p{Lu})',
    `(?:[Ss]ections?|[Ss]s?\\.?|[Rr]egs?\\.?|[Cc]ll?\\.?|[Ss]chs?\\.?|rr?\\.?)\\s${NUMBER}(?=${OF_ACT})`,
    `[Ss]ections?\\s(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=${OF_ACT})`,
    `Recitals?${RECITAL_NUMBER}(?=${OF_ACT})`,
  ],
  wordsOfAct: [
    ...oddNumbers(UNIT, `${UNIT}|[Tt]itles?|[Cc]hapters?`),
    inWords(UNIT, IN_WORDS),
    `${ORDINAL}\\s(?:sections?|articles?)`,
    takenForOne('sub-?section'),
    '[Ss](?:ect|ctn|cn)\\.?\\s\\d{1,4}',
    's\\d{1,4}(?:\\(\\d{1,3}\\))?',
  ],
  actBehind: [
    '\\s(?:of|to|in|under)\\s(?:the|this|that|said)\\s\\p{Lu}',
    "\\s(?:\\p{Lu}[\\p{L}’'-]{1,30}\\s){1,5}?Act(?!\\p{L})",
    '\\s(?:OF|TO|IN)\\sTHE\\s\\p{Lu}',
    '\\sof\\s\\p{Lo}',
  ],
  otherTextInFront: [JUDGMENT_IN_FRONT],
  unitWords: ['section', 'sections', 'article', 'articles', 'paragraph'],
  joints: ['as\\swell\\sas', 'et\\sseq\\.?,?\\sand'],
  goesOn: [
    // "section 7 3 of the Quays Act"
    '\\s\\d{1,4}[a-z]?(?=\\s(?:of|to)\\sthe\\s\\p{Lu})',
    partBehind('sub(?:-?section|-?paragraph)?', IN_WORDS),
  ],
};
