import { matchAt, type ActMention } from '../../citations/engine';
import { pattern } from './patterns';

/** What acts are, in the last word of their titles. */
export const WORDS =
  'Act|Regulations?|Rules|Rulebook|Order|Code|Law|Ordinance|Directive|Constitution|Treaty|Convention|Charter|Bill|Statute|Decree|Module|Guidance|Handbook|Byelaws|By-laws';
/** The same, and in capitals: headings name acts too. */
export const HEADS = `${WORDS}|${WORDS.toUpperCase()}`;
/** Whose act it is, where several have one of that name; states besides are known by the Unicode CLDR. */
export const JURISDICTIONS =
  'Commonwealth|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland(?: and Labrador)?|Prince Edward Island|Yukon|Nunavut|Northwest Territories|Sing|Mal|' +
  'Cth|NSW|Vic|Qld|WA|SA|Tas|ACT|NT|NZ|UK|NI|Northern Ireland|Scotland|Wales|England|Ireland|Jersey|Guernsey|Isle of Man|IoM|Alta?|BC|Man|NB|NL|NS|Ont|PEI|Que|Sask|HK|Singapore|India|US';
export const YEARS = '(?:1[6-9]|20)\\d\\d';
/**
 * "title 42, United States Code", "title 42 of the U.S. Code", and in that Code itself "section 552 of title 5"; "title 27, Code of
 * Federal Regulations".
 */
const AMERICAN_TITLE =
  /(?:[Tt]itle\s(\d{1,2}),?\s(?:of\sthe\s)?(?:(?:United\sStates|U\.\s?S\.)\sCode(?!\p{L})|(Code\sof\sFederal\sRegulations))|title\s(\d{1,2})(?![\p{L}\p{N}(]|[.-]\d|\sof\s))/uy;
const UNION_ACT =
  /(?:the\s)?(?:(?:retained|assimilated)\s)?((?:(?:Commission|Council|Delegated|Implementing|Framework)\s){0,3}(?:Regulation|Directive|Decision|Reg\.?|Dir\.?)\s{1,2}(?:\([A-Z]{2,7}\)\s{0,2})?(?:No\.?\s{0,2})?\d{1,4}\/\d{1,4}(?:\/[A-Z]{2,5})?)/uy;
/** "the", and what is said of the act as a whole: "the repealed Harbour Act 1990". */
const THE =
  /(?:[Tt]he|THE)\s{1,2}(?:(?:now\s|then\s|since\s)?(?:repealed|revoked|former|old|original|unamended|amended|superseded|retained|assimilated|new|current|present|said|same)\s{1,2}(?=\p{Lu}))?/uy;
const WORD =
  /(?:\s{0,2})(etc\.?,?(?=\s(?:(?:and\s)?\p{Lu}|\(\p{Lu}))|\p{Lu}\.(?=\s(?!(?:The|This|That|These|Those|An?|In|On|At|It|If|No|He|She|They|We|By|To|Under|Section|Article|Regulation|Rule|Part)\s)\p{Lu}\p{Ll})|[\p{L}\p{N}][\p{L}\p{N}’'&-]{0,39}|&)(?![\p{L}\p{N}])/uy;
/** A capitalised word of a list in a title; and an item of such a list, which has up to four. */
export const CAPITALISED = "\\p{Lu}[\\p{L}’'&-]{0,39}";
const ITEM = `(?:\\s{1,2}(?:(?:of|for|the)\\s)?${CAPITALISED}){1,4}`;
/**
 * A word of a list in a title, which "etc." ends, or a last item in front of what the act is: "Pilotage, Towage etc. and Salvage Act
 * 1987", "Pilotage, Towage and Salvage etc. Act 1987", "Federal Quay, Lamp, and Buoy Act", "Pilotage, Towage, Salvage and Wrecks Act 1987". Known failure: names of parties in
 * front of an act without an article ("of Bram, Stone and Quay Act 2001").
 */
const LISTED_WORD = pattern(
  `\\s{0,2}(${CAPITALISED}),(?=(?:\\s{1,2}${CAPITALISED},?){0,6}\\s{1,2}etc(?!\\p{L})|(?:${ITEM},){0,6}(?:${ITEM})?,?\\s{1,2}and(?:\\s{1,2}${CAPITALISED}){1,4}?(?:\\s{1,2}etc\\.?)?\\s{1,2}(?:${HEADS})(?!\\p{L}))`,
  'uy',
);
/** "FSMR", "TBA 2006", "UK GDPR": group 1 is the code, group 2 its year. */
const CODE = pattern(
  `(?:(?:UK|EU)\\s(?=[A-Z]{3}))?([A-Z][A-Z0-9]{1,7})(\\s${YEARS})?(?![\\p{L}\\p{N}])(?!\\.\\d)`,
  'uy',
);
const YEAR = pattern(`(?:,|\\s{1,2}of)?\\s{1,2}${YEARS}(?![\\d/])`, 'uy');
/** "the Act of 1997" says no more than its year. */
const ACT_OF_YEAR = pattern(`(?:Act|ACT)\\sof\\s${YEARS}(?!\\d)`, 'uy');
/** In a title, "(Jersey)"; behind one, "(Northern Ireland) 1990", "(Commencement) Order 1991". */
const BRACKETED = /\s{1,2}\(\p{Lu}[^()\n]{1,60}\)(?=\s{1,2}\p{Lu})/uy;
const CONTINUED = pattern(
  `\\s{1,2}\\(\\p{Lu}[^()\\n]{1,60}\\)(?:\\s{1,2}(?:${HEADS})(?![\\p{L}])|(?=,?\\s{1,2}${YEARS}(?!\\d)))`,
  'uy',
);
/**
 * Behind a title: the jurisdiction, or the short form that the text gives along: "Harbour Act 2001 (Cth)", "Financial Rules
 * 2015 (FR)", "(“FinRules”)". Any other word is a heading: "section 3 of the Ferry Act 2015 (Fares)".
 */
const SHORT_FORM = pattern(
  `\\s{1,2}\\((?:${JURISDICTIONS}|[A-Z][A-Z0-9]{1,9}|["“][A-Z][A-Za-z]{0,9}["”]|(?=[A-Za-z]{0,8}[a-z][A-Z])[A-Z][A-Za-z]{1,9})\\)`,
  'uy',
);
const IS_HEAD = pattern(`^(?:${HEADS})$`, 'u');
const NOUN = `(?:\\s{1,2}\\(\\p{Lu}[^()\\n]{1,60}\\)|\\s{1,2}(?!(?!Law(?!\\p{L}))(?:${HEADS})(?!\\p{L}))${CAPITALISED})`;
const TO_HEAD = `(?:(?:\\s{1,2}(?:of|and|for|on|in|to)(?:\\s{1,2}the(?<!and\\s{1,2}the))?)?${NOUN}){0,8}?\\s{1,2}(?:${HEADS})(?:\\s{1,2}\\(\\p{Lu}[^()\\n]{1,60}\\)){0,2}(?:\\s{1,2}of)?\\s{1,2}${YEARS}(?!\\d)`;
/**
 * Behind a word for what acts are, the source of a pattern: that it is a noun of a title which goes on to its head and its year:
 * "Ferry Rules" in front of "Publication Act 1893", "Family Law" in front of "(Guardians) Act 1969".
 */
export const TITLE_GOES_ON = `${NOUN}${TO_HEAD}`;
const GOES_ON = pattern(TITLE_GOES_ON, 'uy');
/** The same over "of", behind "Law" and behind the first word of a title: "Law of Quays Act 1925", "Regulation of Ferries Act 2000". */
const GOES_ON_OF = pattern(`\\s{1,2}(?:of|for)(?:\\s{1,2}the)?${NOUN}${TO_HEAD}`, 'uy');
export const CONNECTOR = /^(?:etc\.?,?|at|of|and|for|the|on|in|to|with|from|by|&)$/u;
/** "Part 1 of FSMR and the Fund Rules": two acts, not one title. */
const CODE_AND = /([A-Z]{3,8})\s{1,2}(?:and|or)\s/uy;
const STARTS_UPPER = /^[\p{Lu}\p{N}]/u;
/** Capitals that are no rulebook: connectors of headings in capitals, currencies. */
const NO_CODE = /^(?:AND|OR|THE|OF|IN|TO|BY|FOR|SEE|NOT|NO|UNDER|USD|EUR|DM|GBP|AED|CHF|JPY|EU|UK|US|UAE|AM|PM|ISO)$/u;

const MONTH =
  '(?:Jan(?:uary|\\.)|Feb(?:ruary|\\.)|Mar(?:ch|\\.)|Apr(?:il|\\.)|May|June?\\.?|July?\\.?|Aug(?:ust|\\.)|Sept?(?:ember|\\.)|Oct(?:ober|\\.)|Nov(?:ember|\\.)|Dec(?:ember|\\.))';
/** "Act of March 3, 1899, ch. 425": known by its day and its chapter of that session. */
export const ACT_OF_DAY = `Act\\sof\\s(?:${MONTH}\\s\\d{1,2},|\\d{1,2}\\s${MONTH})\\s${YEARS}(?:,?\\s(?:c(?:h(?:apter)?)?|Pub\\.\\sL\\.(?:\\sNo)?)\\.?\\s\\d{1,4}(?:-\\d{1,4})?)?`;
/** "Exec. Order No. 12,866". */
const ORDER_OF_PRESIDENT = '(?:Exec(?:utive|\\.)\\sOrder|E\\.\\s?O\\.)\\s(?:No\\.?\\s)?\\d{1,2},?\\d{3}(?!\\d)';

/**
 * The number of an act in its country's statute book: "R.S.C. 1985, c. C-46", "SI 1999/3132", "Cap 224, 2008 Rev Ed", "Public Law
 * 91-596", "Directive 95/46/EC".
 */
export const STATUTE_BOOK = `(?:${ORDER_OF_PRESIDENT}|${ACT_OF_DAY}|(?:Public\\sLaw|Pub\\.\\s?L\\.)\\s(?:No\\.\\s)?\\d{1,3}[-–]\\d{1,4}|(?:Regulation|Directive|Decision|Reg\\.|Dir\\.)\\s(?:\\([A-Z]{2,7}\\)\\s)?(?:No\\.?\\s)?\\d{1,4}\\/\\d{1,4}(?:\\/[A-Z]{2,5})?|(?:[A-Z]\\.?){1,5}\\s${YEARS},?\\s[Cc](?:h|ap)?\\.?\\s[A-Z]{0,2}[-.]?\\d{1,4}(?:\\.\\d{1,3})?(?:\\s\\([^()\\n]{1,20}\\))?|(?:S\\.?\\s?[IRL]\\.?|L\\.?N\\.?)\\s(?:No\\.?\\s)?(?:\\d{1,4}\\/\\d{2,4}|\\d{1,4}\\sof\\s${YEARS})|Cap\\.?\\s\\d{1,4}[A-Z]{0,2}(?:,[^()\\n]{1,30})?)`;
const NUMBERED = pattern(STATUTE_BOOK, 'uy');

export const isRulebookCode = (word: string): boolean =>
  /^[A-Z]{2,8}$/u.test(word) && !NO_CODE.test(word) && !IS_HEAD.test(word);

/** Whether a title of the United States Code stands at an offset: an act of its own, no part of one. */
export const isAmericanTitle = (text: string, at: number): boolean => matchAt(AMERICAN_TITLE, text, at) !== null;

/** "Harbour Act 1990", "Bank of Westhaven Act", "Market Rules (MKT)": capitalised words and connectors up to a head. */
function titleAt(text: string, at: number): number | undefined {
  const ofYear = matchAt(ACT_OF_YEAR, text, at);
  if (ofYear !== null) return at + ofYear[0].length;
  const opened = openedTitleAt(text, at);
  if (opened !== undefined) return opened;
  let end = at;
  let complete: number | undefined;
  for (let words = 0; words < 16; words += 1) {
    const bracket = words > 0 && complete === undefined ? matchAt(BRACKETED, text, end) : null;
    if (bracket !== null) {
      end += bracket[0].length;
      continue;
    }
    const match = (complete === undefined ? matchAt(LISTED_WORD, text, end) : null) ?? matchAt(WORD, text, end);
    if (match === null) break;
    const upper = STARTS_UPPER.test(match[1]!);
    if (!upper && (complete !== undefined || words === 0 || !CONNECTOR.test(match[1]!))) break;
    if (complete !== undefined && !IS_HEAD.test(match[1]!)) break;
    end += match[0].length;
    if (IS_HEAD.test(match[1]!) && !isNoun(text, end, words === 0 || match[1] === 'Law')) complete = end;
  }
  return complete === undefined ? undefined : withYear(text, complete);
}

/** Whether a word for what acts are, which ends at an offset, is a noun of a title that goes on; `mayHave` of what, over "of", too. */
const isNoun = (text: string, end: number, mayHave: boolean): boolean =>
  matchAt(GOES_ON, text, end) !== null || (mayHave && matchAt(GOES_ON_OF, text, end) !== null);

/** What a title may begin with that says what the act is. */
const OPENING_HEAD = '(?:Code|Constitution|Treaty|Convention|Charter|Statute|Rules)';
/** Behind such a word, the source of a pattern: what an act is of, or about. */
const SUBJECT = '\\s{1,2}(?:of|on|for)\\s{1,2}(?:the\\s{1,2})?(?=\\p{Lu})';
/** "Code of Civil Procedure" in front of what it is of: no short name. */
export const OPENS_TITLE = `(?<=${OPENING_HEAD})${SUBJECT}`;
const OPENING = pattern(`${OPENING_HEAD}${SUBJECT}`, 'uy');

/** Whether a title that begins with what the act is stands at an offset. */
export const opensTitle = (text: string, at: number): boolean => matchAt(OPENING, text, at) !== null;

/** A word of such a title, behind connectors; what comes behind "and" is a noun of the title, and no act or provision. */
const OPENED_WORD = pattern(
  `(?:\\s{1,2}(?:of|on|for|the|and(?!\\s(?:the|that|this)\\s)(?!\\s(?:${HEADS}|[Ss]ections?|[Aa]rticles?|[Rr]ules?|Parts?|Chapters?|Orders?|Schedules?)(?!\\p{L})))){0,3}\\s{0,2}\\p{Lu}[\\p{L}’'-]{0,39}(?![\\p{L}\\p{N}])`,
  'uy',
);

/**
 * "Code of Civil Procedure 1908", "Treaty on the Law of Harbours": a title that begins with what it is. Assumes that it goes
 * on as long as capitalised words do, over connectors. Known failure: capitals that follow and are none of it ("the Code of
 * Quays for Harbour Masters").
 */
function openedTitleAt(text: string, at: number): number | undefined {
  const opening = matchAt(OPENING, text, at);
  if (opening === null) return undefined;
  let end = at + opening[0].length;
  for (let words = 0; words < 16; words += 1) {
    const word = matchAt(OPENED_WORD, text, end);
    if (word === null) break;
    end += word[0].length;
  }
  return withYear(text, end);
}

/**
 * Behind a title, the source of a pattern: what is made under the act or changes it: "Harbour Act 1990 Commencement Order", "Harbour Act
 * Amendments of 1976".
 */
export const MADE_UNDER = `(?:\\s{1,2}(?!(?:Sections?|Schedules?|Parts?|Articles?|Chapters?)(?!\\p{L}))${CAPITALISED}){0,3}?\\s{1,2}(?:Orders?|Regulations|Rules|Amendments?)(?!\\p{L}|\\s{1,2}\\d{1,3}(?!\\d))`;
const FURTHER = pattern(`${MADE_UNDER}(?:(?:\\sof)?\\s${YEARS}(?!\\d))?`, 'uy');

/** The end of a title with its year, what goes on behind it in brackets, and its short form. */
function withYear(text: string, at: number): number {
  let end = at + (matchAt(YEAR, text, at)?.[0].length ?? 0);
  for (let parts = 0; parts < 3; parts += 1) {
    const more = matchAt(CONTINUED, text, end);
    if (more === null) break;
    end += more[0].length;
    end += matchAt(YEAR, text, end)?.[0].length ?? 0;
  }
  end += matchAt(FURTHER, text, end)?.[0].length ?? 0;
  return end + (matchAt(SHORT_FORM, text, end)?.[0].length ?? 0);
}

const YEAR_IN_FRONT = pattern(`(${YEARS})\\s(?=\\p{Lu})`, 'uy');

/** "the 2012 Harbour Act"; "the 2012 Act" says no title. */
function yearInFrontAt(text: string, at: number): ActMention | undefined {
  const year = matchAt(YEAR_IN_FRONT, text, at);
  const start = at + (year?.[0].length ?? 0);
  const end = year === null ? undefined : titleAt(text, start);
  if (end === undefined) return undefined;
  const title = text.slice(start, end);
  return /\s/u.test(title) && !/\d$/u.test(title)
    ? { act: { kind: 'named', name: `${title} ${year![1]!}` }, at: end }
    : undefined;
}

/** The act that is named at an offset by title, number or code, with or without "the". */
export function nameAt(text: string, at: number): ActMention | undefined {
  const american = matchAt(AMERICAN_TITLE, text, at);
  if (american !== null) {
    const code = american[2] === undefined ? 'U.S.C.' : 'CFR';
    const name = `${american[1] ?? american[3]!} ${code}`;
    return { act: { kind: 'named', name }, at: at + american[0].length };
  }
  const union = matchAt(UNION_ACT, text, at);
  if (union !== null) return { act: { kind: 'named', name: union[1]! }, at: at + union[0].length };
  const start = at + (matchAt(THE, text, at)?.[0].length ?? 0);
  const first = matchAt(CODE_AND, text, start);
  if (first !== null && isRulebookCode(first[1]!)) {
    return { act: { kind: 'named', name: first[1]! }, at: start + first[1]!.length };
  }
  const numbered = matchAt(NUMBERED, text, start);
  if (numbered !== null) return { act: { kind: 'named', name: numbered[0] }, at: start + numbered[0].length };
  const reversed = yearInFrontAt(text, start);
  if (reversed !== undefined) return reversed;
  const title = titleAt(text, start);
  if (title !== undefined) return { act: { kind: 'named', name: text.slice(start, title) }, at: title };
  const code = matchAt(CODE, text, start);
  if (code === null || !isRulebookCode(code[1]!)) return undefined;
  return { act: { kind: 'named', name: code[0] }, at: start + code[0].length };
}

const BLANK = /,?[ \u00A0]{1,2}(?=\p{Lu})/uy;
/** What the heading of a section begins with that names another act: "Section 5 Amendment of Harbour Act 1990". */
const HEADING_WORD =
  /(?:Amend|Appli|Repeal|Revo|Modif|Interpret|Exten|Effect|Constru|Consequen|Transition|Disappl|Commence|Saving|Relation|Power|Duty|Duties)\p{L}{0,12}\s/uy;
/** "section 5, Harbour Act 1990, s 6". */
const PROVISION_NEXT = /,?\s(?:ss?\.?|[Ss]ections?|[Rr]egs?\.?|[Aa]rts?\.?|[Ss]ch\.?)\s?\d/uy;
const ENDS_WITH_YEAR = pattern(`(?:${HEADS}),?\\s${YEARS}(?:\\s\\([^()\\n]{1,40}\\))?$`, 'u');

/**
 * "s 1 Harbour Act 1990", "Art. 5 Directive 95/46/EC": the title right behind, told by its year or its number, and no title of the next citation. Known failure: a
 * section's heading that names another act without a word that headings begin with.
 */
export function titleBehind(text: string, at: number): ActMention | undefined {
  const blank = matchAt(BLANK, text, at);
  if (blank === null) return undefined;
  const start = at + blank[0].length;
  const union = matchAt(UNION_ACT, text, start);
  const isHeading = union === null && matchAt(HEADING_WORD, text, start) !== null;
  const end = union !== null ? start + union[0].length : isHeading ? undefined : titleAt(text, start);
  if (end === undefined) return undefined;
  const name = union?.[1] ?? text.slice(start, end);
  const isOfNext = blank[0].startsWith(',') && matchAt(PROVISION_NEXT, text, end) !== null;
  return (union !== null || ENDS_WITH_YEAR.test(name)) && !isOfNext
    ? { act: { kind: 'named', name }, at: end }
    : undefined;
}
