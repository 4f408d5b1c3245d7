import { inBasicPlane, type TextSpan } from '../../text';
import { editDistance } from './editDistance';

/** What behind a number says that it is of an act: a preposition with a name, or an abbreviation with two capitals. */
const BEHIND =
  "(?:\\s(?:of|to|in|under)\\s(?:the|this|that|said)\\s\\p{Lu}|\\s(?:\\p{Lu}[\\p{L}’'-]{1,30}\\s){1,5}?Act(?!\\p{L})|\\s(?:OF|TO|IN)\\sTHE\\s\\p{Lu}|\\sof\\s\\p{Lo}|\\s(?:de[srn]\\s)?\\p{Lu}\\p{L}{0,12}\\p{Lu}(?!\\p{L})|\\sde[srn]\\s\\p{Lu}\\p{L}{2,40}(?:gesetz|ordnung|buch)|\\s(?:de|du|del)\\s?(?:l[ao]?\\s|l['’]\\s?)?(?:loi|code|décret|ordonnance|[Ll]ey|[Cc]ódigo|[Dd]ecreto|\\p{Lu}{2,8})(?!\\p{L}))";
/** That an act is spoken of behind a number. It is long: patterns share one. */
export const OF_ACT = `(?=\\s?[\\])}"”“»'’]{0,2}${BEHIND})`;

const UNIT = '(?:[Ss]ections?|[Ss]ecs?\\.|[Aa]rt(?:\\.|ikels?|icles?|[ií]culos?)|[Pp]aragra(?:ph|f)s?)';
/** What nobody writes between a word and its number: "article n° 14", "section: 78", "section [87]", "artículo "83"". */
const ODD = '(?:\\s?[:.-]\\s?|\\s(?:[Nn](?:[o°º]|r|um(?:ber|mer|éro|ero))\\.?\\s{0,2})?)[\\[({"“„«]?\\s?';
/** What a scanner or a hurried hand makes of digits: "l2", "1O", "19S". */
const TAKEN_FOR_DIGITS = '(?:\\d{0,3}[lIOo|SZ]\\d{1,3}|\\d{1,3}[lIOo|SZ]\\d{0,3}|[lO])(?![\\p{L}\\p{N}])';
const ROMAN = '[IVXLC]{1,7}(?![\\p{L}\\p{N}])';

/** Numbers in words. Those of other languages are passed over. */
const IN_WORDS = {
  en: '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?!\\p{L})[\\s-]?(?:and\\s)?){1,8}',
  de: '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[a-zäöüß]{2,40}(?:zehn|zig|ßig|hundert|tausend))',
  fr: '(?:(?:premier|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|\\p{Ll}{3,12}ième|bis|ter|et)(?!\\p{L})[\\s-]?){1,8}',
  es: '(?:(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veint\\p{L}{1,8}|(?:tre|cuare|cincue|sese|sete|oche|nove)nta|cien(?:to)?|mil|y)(?!\\p{L})[\\s-]?){1,8}',
};
const ORDINAL =
  '(?:\\p{Ll}{3,12}[\\s-])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{Ll}{3,6}teenth|\\p{Ll}{3,5}tieth|hundredth)';

/** An abbreviation with two capitals that ends as those of German acts do, and is none of a court's. */
export const GERMAN_ACT =
  '(?!(?:Bay)?(?:[BLOAVKS]{0,3}(?:Arb|Verf|Verw|Soz|Pat)?G|[BLO]{0,2}LG|O?VG)(?![\\p{L}-]))\\p{Lu}\\p{L}{0,8}\\p{Lu}?\\p{Ll}{0,4}[GPVO](?:B|O)?(?<=\\p{Lu}\\p{L}{0,12}\\p{Lu}\\p{L}?)(?<=(?:^|[^\\p{L}])\\p{L}{3,14})(?![\\p{L}-])';

/**
 * What was meant as a citation and is misprinted or written as no grammar has it, as the sources of patterns.
 *
 * Assumption: a sign or a word in capitals ("§ l2", "§ XX", "ART. 5") tells it alone, another word only with an act
 * behind its number ("section no. 80 of the Quays Act", "artículo veinte de la LPD"), and a bare number only in front of
 * an abbreviation that ends as those of German acts do ("& 823 HafG"). Known failures: a word with two slips; a number in
 * the words of another language; a firm or a thing that is abbreviated like an act ("12 KFG").
 */
export const MISPRINTS: {
  readonly signs: readonly string[];
  readonly words: readonly string[];
  /** Those that count in front of {@link OF_ACT} alone. */
  readonly wordsOfAct: readonly string[];
} = {
  signs: [
    `§{1,2}[ \\u00A0]?(?:${TAKEN_FOR_DIGITS}|${IN_WORDS.de}(?!\\p{L}))`,
    '§{1,2}[ \\u00A0]?[:.,(\\[„“"«-][ \\u00A0]?\\d{1,4}',
    "[$&]\\s?\\d{1,4}(?=\\s(?:of\\sthe\\s)?(?:\\p{Lu}[\\p{L}’'-]{1,30}\\s){1,5}?Act(?!\\p{L}))",
    // A placeholder that nobody filled in.
    '§{1,2}[ \\u00A0]?(?:X{2,4}|N\\.?\\s?N\\.|_{1,9}|…|\\.{3}|\\?{1,3})(?!\\p{L})',
    // A bare number in front of a German act: "§ 8 23 BGB", "& 823 BGB".
    `(?=\\d)(?<![\\p{L}\\p{N}.,])\\d{1,4}[a-z]?[ \\u00A0]${GERMAN_ACT}`,
    '제\\s?(?:\\d{0,3}[lIOo]\\d{0,3}|\\d{1,3}[ .]\\d{0,3})\\s?[조죠항호](?=$|[^가-힣]|[제의에은는이가을를와과상])',
    '제\\s?\\d{1,4}\\s?죠|[체쩨]\\s?\\d{1,4}\\s?조',
    '(?<=조\\s?)\\(\\d{1,3}[항호]\\)',
    '[第笫苐][ \\u3000]?(?:[〇一二三四五六七八九十百千零\\d０-９lIO][ \\u3000]?){1,8}[条條]',
    '(?:มาตรา|ม\\.)[\\s:.]{0,2}["“„\\[(]?\\s?(?:[\\d๐-๙lIO]{1,4}|(?:หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย){1,8})',
  ],
  words: [
    '(?:ARTS?\\.|ART[IÍ]CULOS?|ARTIGOS?|ARTIKEL[NS]?|PARAGRA(?:PH|F)(?:EN)?|ABS(?:\\.|ATZ))\\s?(?:[LRD]\\.?\\s?)?\\d[\\p{L}\\d.-]{0,12}',
    'S{1,2}\\.?\\s?\\d{1,4}[A-Z]?(?:,\\s\\d{1,4}|\\sAND\\s\\d{1,4}){0,8}(?=\\sOF\\sTHE\\s\\p{Lu})',
  ],
  wordsOfAct: [
    `${UNIT}${ODD}\\d{1,4}[a-z]?`,
    `${UNIT}\\s?${TAKEN_FOR_DIGITS}`,
    `${UNIT}\\s(?:${IN_WORDS.en}|${IN_WORDS.fr}|${IN_WORDS.es})(?<=\\p{L}[\\s-]?)(?<!\\s)`,
    `(?:${UNIT}|[Tt](?:itres?|[ií]tulos?|itles?)|[Cc](?:hapitres?|ap[ií]tulos?|hapters?))\\s${ROMAN}`,
    `${ORDINAL}\\s(?:sections?|articles?)`,
    '(?:Abs(?:\\.|atz)|Nr\\.|Satz|al(?:\\.|inéa)|apartado|sub-?section)\\s[lOZS]',
    '[Ss](?:ect|ctn|cn)\\.?\\s\\d{1,4}',
    's\\d{1,4}(?:\\(\\d{1,3}\\))?',
  ],
};

const NUMBER_OF_ACT = new RegExp(inBasicPlane(`\\d{1,4}[a-z]?(?:\\(\\d{1,3}\\))?${OF_ACT}`), 'gu');
const WORD_IN_FRONT = /(?<![\p{L}\p{N}])([\p{L}\d]{6,10})\s{1,2}$/u;
/** As far as {@link WORD_IN_FRONT} looks, in UTF-16 code units. */
const IN_FRONT = 13;
const UNIT_WORDS = ['section', 'sections', 'article', 'articles', 'artikel', 'artículo', 'artículos', 'paragraph'];

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
const JOINT = '\\s?(?:[+&;/]|as\\swell\\sas|et\\sseq\\.?,?\\sand|ainsi\\sque|así\\scomo)\\s?';
const DETAIL = '(?:Abs(?:atz|\\.)|Nummer|alinéa|párrafo|apartado|inciso|sub(?:-?section|-?paragraph)?)';
/**
 * What stands right behind a citation and was meant as more of it: "section 7 3 of the Quays Act", "section 5{9}",
 * "article premier bis", "sections 5 + 9 of the Quays Act", "§ 5 Absatz neun", "第二条第九號". Sticky. Known failure: what
 * goes on otherwise ("section 5; 30 of the Members").
 */
export const TORN_OFF = new RegExp(
  inBasicPlane(
    [
      // In Portuguese an article is counted as an ordinal, up to the ninth.
      '\\.?º(?!\\p{L})',
      '\\s?\\{\\d{1,3}[a-z]?\\}|\\u2011\\d{1,4}',
      '\\s\\d{1,4}[a-z]?(?=\\s(?:of|to)\\sthe\\s\\p{Lu})',
      "\\s(?:bis|ter|quater)(?=,?\\s(?:de|du|del|d['’])(?!\\p{Ll}))",
      `${JOINT}\\d{1,4}[a-z]?(?:\\(\\d{1,3}\\))?${OF_ACT}`,
      '\\s?[+&/]\\s?\\((?:\\d{1,3}|[a-z])\\)',
      `,?\\s\\(?${DETAIL}\\s(?:\\(?\\d{1,3}[a-z]?\\)?|${IN_WORDS.de}|${IN_WORDS.en}|${IN_WORDS.fr})(?![\\p{L}\\p{N}])`,
      ',?\\s(?:\\d{1,2}\\.\\s(?:(?:und|bis)\\s\\d{1,2}\\.\\s)?|\\p{Ll}{3,12}te[rnsm]?\\s)Abs(?:atz|\\.)',
      '第[〇一二三四五六七八九十百千\\d]{1,5}[號款]',
    ].join('|'),
  ),
  'uy',
);
