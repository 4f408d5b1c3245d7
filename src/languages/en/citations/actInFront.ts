import { matchAt, mayFollowName, type ActMention } from '../../citations/engine';
import { AMERICAN_OWNER, codeName, TITLED_CODE } from './americanCodes';
import { pattern } from './patterns';
import { CONNECTOR, HEADS, isRulebookCode, STATUTE_BOOK, YEARS } from './titles';

/** "42 U.S.C.", "17 CFR", "720 ILCS": the number in front of an American code. */
const AMERICAN_NUMBER = /(?<![\p{L}\p{N}.])(\d{1,3})\s{1,2}$/u;

/** The title in front of "U.S.C. § 1983" at offset `at`; the code's name is both: "42 U.S.C.". */
export function codeBefore(text: string, at: number, floor: number): ActMention | undefined {
  const offset = Math.max(floor, at - 6);
  const number = AMERICAN_NUMBER.exec(text.slice(offset, at));
  const name = number === null ? undefined : codeName(text, at, number[1]!);
  return name === undefined ? undefined : { act: { kind: 'named', name }, at: offset + number!.index };
}

/** "Title 42, United States Code, Section 1983", "title 27 of the Code of Federal Regulations, part 555". */
const TITLE_IN_FRONT =
  /(?<![\p{L}\p{N}])[Tt]itle\s(\d{1,2}),?\s(?:of\sthe\s)?(?:(?:United\sStates|U\.\s?S\.)\sCode|U\.\s?S\.\s?C\.|USC|(Code\sof\sFederal\sRegulations|C\.\s?F\.\s?R\.|CFR)),?\s{1,2}(?:at\s)?$/u;

/** "title 28, section 1441(b), of the U.S. Code": the title in front, and behind the section the code. */
const TITLE_ALONE = /(?<![\p{L}\p{N}])[Tt]itle\s(\d{1,2}),\s{1,2}$/u;
const OF_CODE =
  /,?\s(?:of\sthe\s)?(?:(?:United\sStates|U\.\s?S\.)\sCode(?!\p{L}|\sof\s)|(Code\sof\sFederal\sRegulations))/uy;

/** The title of a code around a section from one offset to another. */
export function titleAround(
  text: string,
  at: number,
  floor: number,
  end: number,
): (ActMention & { readonly end: number }) | undefined {
  const code = matchAt(OF_CODE, text, end);
  const offset = Math.max(floor, at - 12);
  const title = code === null ? null : TITLE_ALONE.exec(text.slice(offset, at));
  if (title === null) return undefined;
  const name = `${title[1]!} ${code![1] === undefined ? 'U.S.C.' : 'CFR'}`;
  return { act: { kind: 'named', name }, at: offset + title.index, end: end + code![0].length };
}

/** "Cal. Civ. Code", "18 Pa. Cons. Stat.", "N.Y. Gen. Bus. Law", "Mass. Gen. Laws ch. 93A,", "Md. Code Ann., Crim. Law", "U.S. Const.", "Pub. L. No. 111-148,", "S. 90, 112th Cong.". */
const AMERICAN_ACT = pattern(
  `(?<![\\p{L}\\p{N}.])((?:\\d{1,3}\\s(?=${TITLED_CODE}))?(?:(?:${AMERICAN_OWNER})(?:\\s(?:&|\\p{Lu}[\\p{L}.’']{0,14})){0,5}?\\s(?:Code|Laws?|Stats?\\.|Ann\\.|Regs?\\.|Const\\.|Proc\\.|Rules|\\p{Lu}[\\p{L}’']{0,13}\\.(?:\\s?\\p{Lu}\\.){0,3})(?:\\s(?:tit|ch)\\.\\s\\d{1,4}[A-Z]?|,\\s(?:\\p{Lu}[\\p{L}.’']{1,14}\\s(?:&\\s)?){0,3}(?:\\p{Lu}[\\p{L}’']{1,13}\\.|Law|Code))?|Pa\\.C\\.S\\.(?:A\\.)?|(?:[A-Z]\\.){3,6})|Pub\\.\\s?L\\.\\s(?:No\\.\\s)?\\d{1,3}-\\d{1,4}|(?:H\\.\\s?R\\.|S\\.)\\s\\d{1,5},\\s\\d{1,3}(?:st|nd|rd|th|d)\\sCong\\.),?\\s{1,2}$`,
  'u',
);
/** "Id. § 5", "id. at § 5": the act cited before. */
const IDEM = /(?<!\p{L})[Ii]d\.\s(?:at\s)?$/u;
/** Where one of them ends. */
const MAY_BE_AMERICAN = /(?<=(?:\.|Code|Laws?|Rules|\d[A-Z]?),?\s{1,2})(?:§|(?:[Aa]rt|[Ss]ec)\.)/uy;

/** "Harbour Code, R.S.C. 1985, c. C-46, s. 2", "Harbour Rules 1999 (SI 1999/3132), reg 5": the number stands behind a title or alone. */
const NUMBERED_BEFORE = pattern(`(?<![\\p{L}\\p{N}])(?:,?\\s{1,2})?(\\()?(${STATUTE_BOOK})\\)?,?\\s{1,2}$`, 'u');
const ENDS_AS_NUMBERED = pattern(`(?<=(?:${STATUTE_BOOK})\\)?,?\\s{1,2})`, 'uy');

/** "PD 5A para 2", "Practice Direction 5A, paragraph 2.1". */
const PRACTICE_DIRECTION = /(?<!\p{L})((?:CPR\s)?(?:PD|Practice\sDirection)\s?\d{1,2}[A-Z]{0,2}),?\s{1,2}$/u;

/** What ends in front of a citation where its act does: read from the right, which is soon told. */
const MAY_STAND_BEFORE = pattern(
  `(?<=(?:[A-Z],?|\\),?|${YEARS},?|(?:${HEADS}),?|(?:Stat|ch)\\.\\s\\d{1,4},?)\\s{1,2})`,
  'uy',
);
/** "GDPR", "MCA,", "UK GDPR", "(FSMR)": group 4 is what stands behind. A comma parts no list here: the act of its next member is another. */
const CODE_BEFORE = pattern(
  `(?:^|[^\\p{L}\\p{N}])(\\(?)((?:(?:UK|EU)\\s(?=[A-Z]{3}))?[A-Z]{2,8})((?:\\s${YEARS},?)?)((?:\\),?|,)?)\\s{1,2}$`,
  'u',
);
/** Capitals that end a name of a judge, a lawyer or a company, and Roman numbers: "Smith LJ, section 5", "Title IV, section 5". */
const NO_ACT = /^(?:LJJ?|CJ|JJ|JA|DJ|KC|QC|SC|MP|PLC|LTD|INC|LLC|LLP|LP|CO|CORP|[IVXLC]+)$/u;
const OF_PLACE = /^(?:UK|EU)\s/u;
/** What counts the acts of a year or of a session: chapters; acts of Scotland, of Wales in both of its languages, of Northern Ireland. */
const SERIES = 'c(?:h|ap)?|asp|a(?:naw|sc)|d(?:ccc|sc)|nawm|mccc|nia';
/**
 * Behind a title and its year, the jurisdiction: "Harbour Act 2001 (Cth) s 180". Group 1 is what is no part of the name:
 * "(as amended)", "(“the Act”)", "(c. 12)", "(asp 5)", ", 46 Stat. 1455", ", ch. 9".
 */
const TITLE_BEFORE = pattern(
  `(?:${HEADS})(?:\\s\\(\\p{Lu}[^()\\n]{1,60}\\)(?=\\s${YEARS}))?(?:,?\\s{1,2}(?:of\\s)?${YEARS}(?:\\s\\([A-Z][A-Za-z]{1,9}(?:\\s${YEARS})?\\))?)?(\\s\\((?:(?:as\\s|the\\s)?(?:amended|["“'‘])[^()\\n]{0,60}|(?:${YEARS}\\s)?(?:${SERIES})\\.?\\s\\d{1,3}(?:\\s\\(N\\.?\\s?I\\.?\\))?)\\)|,\\sch\\.\\s\\d{1,4}|(?:,\\sch\\.\\s\\d{1,4})?,\\s\\d{1,3}\\sStat\\.\\s\\d{1,4})?,?\\s{1,2}$`,
  'u',
);
const LEADING_WORDS =
  /^(?:(?:[Tt]he|[Uu]nder|[Ii]n|[Oo]f|[Bb]y|[Tt]o|[Ss]ee|[Aa]nd|[Ff]or|[Oo]n|[Ww]ith|[Ff]rom|But|Also|However|Likewise|Compare|Cf|Where|If|As|&)\s{1,2})+/u;

/** A bracket or a quotation around the citation: "(Pilotage, Towage etc Act 1987, s. 4)"; not one of the title, "(Private) Pilotage Act". */
const OPENED = /^(?:\((?=[^()]*(?:\(|$))|[“‘"'])/u;

/** "FEES Rule 3.1", "Market Rules (MKT) Rule 3.1", "Harbour Act 1990, s. 5", "Cal. Civ. Code § 5": the act said first. */
export function actBefore(text: string, at: number, floor: number): ActMention | undefined {
  if (!mayFollowName(text, at, 'at')) return undefined;
  const offset = Math.max(floor, at - 100);
  const american = matchAt(MAY_BE_AMERICAN, text, at) === null ? null : AMERICAN_ACT.exec(text.slice(offset, at));
  if (text[at] === '§' && IDEM.test(text.slice(Math.max(floor, at - 8), at))) return { act: { kind: 'previous' }, at };
  const title = TITLE_IN_FRONT.exec(text.slice(offset, at));
  if (title !== null)
    return {
      act: { kind: 'named', name: `${title[1]!} ${title[2] === undefined ? 'U.S.C.' : 'CFR'}` },
      at: offset + title.index,
    };
  if (american !== null) return { act: { kind: 'named', name: american[1]! }, at: offset + american.index };
  if (matchAt(ENDS_AS_NUMBERED, text, at) !== null) {
    const numbered = numberedBefore(text.slice(offset, at), offset);
    if (numbered !== undefined) return numbered;
  }
  const direction = /\p{Lu},?\s{1,2}$|\d,?\s{1,2}$/u.test(text.slice(Math.max(floor, at - 4), at))
    ? PRACTICE_DIRECTION.exec(text.slice(offset, at))
    : null;
  if (direction !== null) return { act: { kind: 'named', name: direction[1]! }, at: offset + direction.index };
  return matchAt(MAY_STAND_BEFORE, text, at) === null ? undefined : namedBefore(text.slice(offset, at), offset);
}

/** The act with its number in the statute book; its title, where that stands in front, is the better name. */
function numberedBefore(window: string, offset: number): ActMention | undefined {
  const match = NUMBERED_BEFORE.exec(window);
  if (match === null) return undefined;
  const titled = titleBefore(`${window.slice(0, match.index)} `.replace(/[\s,]+$/u, ' '), offset);
  if (titled !== undefined) return titled;
  const start = match.index + match[0].indexOf(match[2]!);
  return match[1] === undefined ? { act: { kind: 'named', name: match[2]! }, at: offset + start } : undefined;
}

/** "Title VII § 3": capitals that are a number. */
const NUMBERED_TITLE = /(?<!\p{L})[Tt]itle\s[IVXLC]{1,7},?\s{1,2}$/u;

function namedBefore(window: string, offset: number): ActMention | undefined {
  const code = NUMBERED_TITLE.test(window) ? null : CODE_BEFORE.exec(window);
  const isShortForm = code !== null && code[4] !== '' && code[1] === '(';
  const titled = isShortForm ? titleBefore(window, offset) : undefined;
  if (titled !== undefined) return titled;
  const isRead = code !== null && (code[4] === '' || (code[4] === ',' && !NO_ACT.test(code[2]!)) || isShortForm);
  if (isRead && isRulebookCode(code[2]!.replace(OF_PLACE, ''))) {
    const start = isShortForm ? window.length : window.lastIndexOf(code[2]!);
    return { act: { kind: 'named', name: `${code[2]!}${code[3]!.replace(',', '')}` }, at: offset + start };
  }
  return titleBefore(window, offset);
}

/** The title that a window ends with. */
function titleBefore(window: string, offset: number): ActMention | undefined {
  const head = TITLE_BEFORE.exec(window);
  if (head === null) return undefined;
  let start = head.index;
  let endsList = false;
  for (const word of window
    .slice(0, head.index)
    .split(/(?<=\s)/u)
    .reverse()
    .slice(0, 12)) {
    const bare = word.trim();
    const isWord = /^[(“‘"']?\p{Lu}[\p{L}\p{N}’'&-]*\)?$/u.test(bare) || CONNECTOR.test(bare);
    const isListed = endsList && /^\(?\p{Lu}[\p{L}’'&-]*,$/u.test(bare);
    if (!/\s$/u.test(word) || !(isWord || isListed)) break;
    endsList ||= bare.startsWith('etc');
    start -= word.length;
    if (/^[“‘"']/u.test(bare) || (isListed && bare.startsWith('('))) break;
  }
  const title = window.slice(start).replace(LEADING_WORDS, '').replace(OPENED, '');
  const name = title.replace(/[\s,]+$/u, '').slice(0, head[1] === undefined ? undefined : -head[1].length);
  return name.includes(' ') ? { act: { kind: 'named', name }, at: offset + window.length - title.length } : undefined;
}
