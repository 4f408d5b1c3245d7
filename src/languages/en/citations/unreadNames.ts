import { pattern } from './patterns';
import { HEADS } from './titles';

/** Words that stand in front of a sign for a section, in a capital where they begin a sentence or stand in a heading, and name nothing. */
const NO_NAME = [
  'About Above Accord Accordingly After Again Against Also Although Amending And Any Applying As At',
  'Because Before Below Besides Between Beyond Both But By Can Cf Cited Citing Compare Concerning Considering Construing Contra',
  'Despite Did Does During Each Either Even Every Except Finally First Following For Fourth From Further Furthermore',
  'Had Has Have Hence Here How However Id If In Indeed Infra Instead Interpreting Into Invoking Is It Its Last Lastly Like Likewise',
  'May Meanwhile Moreover Must Neither Nevertheless Next No Nonetheless Nor Not Notwithstanding Now Of On Once Only Or Otherwise Our Over',
  'Per Pursuant Quoting Rather Read Reading Regarding Second Section Sections See Should Similarly Since So Still Such Supra',
  'Than That The Their Then There Therefore These They Third This Those Though Through Thus To Today Toward',
  'Under Unless Unlike Until Upon Using Via Violating Violation Was We Were What When Whenever Where Whereas Whether Which While Who Why Will With Within Without Would Yet',
]
  .join(' ')
  .split(' ');

/** A word of a name, in full or cut short; a longer one in front of a full stop ends a sentence. */
const NAME_WORD = `(?<![\\p{L}\\p{N}])(?!(?:${[...NO_NAME, ...NO_NAME.map((word) => word.toUpperCase())].join('|')}|${HEADS})(?![\\p{L}\\p{N}]))(?:\\p{Lu}[\\p{L}\\p{M}.&-]{0,30}(?<!\\p{L}{6}\\.)|&)`;
/** What may close a name: marks of italics and of quotations. */
const CLOSED = '[*_”"’\']{0,3}';
/** A number in a name, or a place in it; "In 2019, § 4 was amended" tells a year. */
const NUMBER = '(?<![\\p{L}\\p{N}.,§])(?!(?:1[6-9]|20)\\d\\d,)\\d{1,3}(?:,\\d{3}|\\d{0,3})';
/** "Restatement (Second)", "Wharves (2d ed. 1995)": the bracket of a name. */
const BRACKETED = `${NAME_WORD}\\s\\([^()\\n]{1,40}\\)`;
const BLANK = '[ \\u00A0]{1,2}';
/** "Ports Measure 2011 (nawm 2)", "Ports Act 1946 (No. 9)": what stands in a bracket behind the year of a title counts it. */
const COUNTED =
  "(?:\\p{Lu}[\\p{L}’'-]{1,30}|\\))\\s(?:1[6-9]|20)\\d\\d\\s\\((?:(?:1[6-9]|20)\\d\\d\\s)?\\p{L}[\\p{L}. ]{0,15}\\s\\d{1,3}[A-Z]?(?:\\sof\\s\\d{4})?(?:\\s\\([^()\\n]{1,12}\\))?\\)";
const TITLE = "(?<!\\p{L})[Tt]itle\\s[IVXLC]{1,7}(?:[’']s)?";

/**
 * In front of a provision that names no act: "7 Reed & Stone § 4", "Restatement (Second) of Wharves § 4", "Title IX, § 3", "Exec. Bulletin No.
 * 12, § 4". A name there says what the provision is of, whether or not anybody knows it; no act that is named beside it is meant.
 *
 * Assumption: what stands behind a comma is an adverbial as a rule ("In the UK, section 5") but in front of the sign "§"; the number
 * of a title is none. Known failures: a name in small letters; an adverb in a capital that is not listed, which leaves a citation
 * unchecked.
 */
export const UNREAD_IN_FRONT = pattern(
  [
    `(?=§)(?<=(?:${NAME_WORD}|${BRACKETED}|${NUMBER})${CLOSED},?${BLANK})`,
    `(?=s(?:ections?|ecs?\\.|s?\\.?)[\\s\\d])(?<=(?:${NAME_WORD}|${BRACKETED})${CLOSED}${BLANK})`,
    `(?=§|[Ss]ec|[Aa]rt|[Rr]eg|[Pp]ara|r|ss?\\.?\\s)(?<=${COUNTED},?${BLANK})`,
    `(?=§|[Ss]ec|ss?\\.?\\s)(?<=${TITLE},?${BLANK})`,
  ].join('|'),
  'uy',
);
