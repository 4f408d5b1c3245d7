import { matchAt, type ActMention } from '../engine';

const WORDS =
  'Act|Regulations?|Rules|Rulebook|Order|Code|Law|Ordinance|Directive|Constitution|Treaty|Convention|Charter|Bill|Statute|Decree|Module|Guidance|Handbook|Byelaws|By-laws';
/** Headings in capitals name acts too. */
const HEADS = `${WORDS}|${WORDS.toUpperCase()}`;
const YEARS = '(?:1[6-9]|20)\\d\\d';
const OF = /[\s,]{1,3}(?:of|OF|in|under|UNDER|to|TO)\s{1,2}/uy;
/** A title of the United States Code is an act of its own. */
const OWN = new RegExp(`[Tt]his\\s{1,2}(?:${HEADS}|title)(?![\\p{L}])`, 'uy');
/** "title 42, United States Code", "title 42 of the U.S. Code". */
const AMERICAN_TITLE = /[Tt]itle\s(\d{1,2}),?\s(?:of\sthe\s)?(?:United\sStates|U\.\s?S\.)\sCode(?!\p{L})/uy;
const PREVIOUS = new RegExp(`(?:[Tt]hat|[Tt]he\\s{1,2}said|[Tt]he\\s{1,2}same)\\s{1,2}(?:${HEADS})(?![\\p{L}])`, 'uy');
const SHORT = new RegExp(
  `(?:[Tt]he|THE)\\s{1,2}((?:${HEADS}))(?![\\p{L}])(?!\\s{1,2}(?:(?:19|20)\\d\\d|(?:of|on)\\s{1,2}\\p{Lu}))`,
  'uy',
);
const UNION_ACT =
  /(?:the\s)?((?:(?:Commission|Council|Delegated|Implementing|Framework)\s){0,3}(?:Regulation|Directive|Decision)\s{1,2}(?:\([A-Z]{2,7}\)\s{0,2})?(?:No\.?\s{0,2})?\d{1,4}\/\d{1,4}(?:\/[A-Z]{2,5})?)/uy;
const THE = /(?:[Tt]he|THE)\s{1,2}/uy;
const WORD = /(?:\s{0,2})([\p{L}\p{N}][\p{L}\p{N}’'&-]{0,39}|&)(?![\p{L}\p{N}])/uy;
/** "FSMR", "TBA 2006": group 1 is the code, group 2 its year. */
const CODE = new RegExp(`([A-Z][A-Z0-9]{1,7})(\\s${YEARS})?(?![\\p{L}\\p{N}])(?!\\.\\d)`, 'uy');
const YEAR = new RegExp(`,?\\s{1,2}${YEARS}(?!\\d)`, 'uy');
/** In a title, "(Jersey)"; behind one, "(Northern Ireland) 1990", "(Commencement) Order 1991". */
const BRACKETED = /\s{1,2}\(\p{Lu}[^()\n]{1,60}\)(?=\s{1,2}\p{Lu})/uy;
const CONTINUED = new RegExp(
  `\\s{1,2}\\(\\p{Lu}[^()\\n]{1,60}\\)(?:\\s{1,2}(?:${HEADS})(?![\\p{L}])|(?=,?\\s{1,2}${YEARS}(?!\\d)))`,
  'uy',
);
/** "Financial Rules 2015 (FR)": the short form that the text gives along. */
const SHORT_FORM = /\s{1,2}\(["“]?[A-Z][A-Za-z]{0,9}["”]?\)/uy;
const IS_HEAD = new RegExp(`^(?:${HEADS})$`, 'u');
const CONNECTOR = /^(?:of|and|for|the|on|in|to|with|from|by|&)$/u;
/** "Part 1 of FSMR and the Fund Rules": two acts, not one title. */
const CODE_AND = /([A-Z]{3,8})\s{1,2}(?:and|or)\s/uy;
/** "section 58(2) FSMR", "Article 5 GDPR": the code stands right behind. Two letters are too often something else. */
const CODE_BEHIND =
  /\s{1,2}([A-Z][A-Z0-9]{2,7})(\s(?:1[6-9]|20)\d\d)?(?![\p{L}\p{N}]|\s{1,2}(?:Rule|[Ss]ection|[Pp]art|[Cc]hapter|\d))/uy;
/** "42 U.S.C.", "17 CFR": the title of an American code. */
const AMERICAN_CODE = /(?<![\p{L}\p{N}.])\d{1,2}\s{1,2}$/u;
const AMERICAN = /(?:U\.\s?S\.\s?C\.|USC|C\.\s?F\.\s?R\.|CFR)/uy;
const STARTS_UPPER = /^[\p{Lu}\p{N}]/u;
/** Capitals that are no rulebook: connectors of headings in capitals, currencies. */
const NO_CODE = /^(?:AND|OR|THE|OF|IN|TO|BY|FOR|SEE|NOT|NO|UNDER|USD|EUR|DM|GBP|AED|CHF|JPY|EU|UK|US|UAE|AM|PM|ISO)$/u;

export const isRulebookCode = (word: string): boolean => /^[A-Z]{2,8}$/u.test(word) && !NO_CODE.test(word);

/** "Harbour Act 1990", "Bank of Westhaven Act", "Market Rules (MKT)": capitalised words and connectors up to a head. */
function titleAt(text: string, at: number): number | undefined {
  let end = at;
  let complete: number | undefined;
  for (let words = 0; words < 16; words += 1) {
    const bracket = words > 0 && complete === undefined ? matchAt(BRACKETED, text, end) : null;
    if (bracket !== null) {
      end += bracket[0].length;
      continue;
    }
    const match = matchAt(WORD, text, end);
    if (match === null) break;
    const upper = STARTS_UPPER.test(match[1]!);
    if (!upper && (complete !== undefined || words === 0 || !CONNECTOR.test(match[1]!))) break;
    if (complete !== undefined && !IS_HEAD.test(match[1]!)) break;
    end += match[0].length;
    if (IS_HEAD.test(match[1]!)) complete = end;
  }
  if (complete === undefined) return undefined;
  complete += matchAt(YEAR, text, complete)?.[0].length ?? 0;
  for (let parts = 0; parts < 3; parts += 1) {
    const more = matchAt(CONTINUED, text, complete);
    if (more === null) break;
    complete += more[0].length;
    complete += matchAt(YEAR, text, complete)?.[0].length ?? 0;
  }
  return complete + (matchAt(SHORT_FORM, text, complete)?.[0].length ?? 0);
}

function nameAt(text: string, at: number): ActMention | undefined {
  const american = matchAt(AMERICAN_TITLE, text, at);
  if (american !== null) return { act: { kind: 'named', name: `${american[1]!} U.S.C.` }, at: at + american[0].length };
  const union = matchAt(UNION_ACT, text, at);
  if (union !== null) return { act: { kind: 'named', name: union[1]! }, at: at + union[0].length };
  const start = at + (matchAt(THE, text, at)?.[0].length ?? 0);
  const first = matchAt(CODE_AND, text, start);
  if (first !== null && isRulebookCode(first[1]!)) {
    return { act: { kind: 'named', name: first[1]! }, at: start + first[1]!.length };
  }
  const title = titleAt(text, start);
  if (title !== undefined) return { act: { kind: 'named', name: text.slice(start, title) }, at: title };
  const code = matchAt(CODE, text, start);
  if (code === null || !isRulebookCode(code[1]!)) return undefined;
  return { act: { kind: 'named', name: code[0] }, at: start + code[0].length };
}

/** "of this Act", "of the Harbour Act 1990", "of FSMR", "of Regulation (EU) No 596/2014"; undefined when none is said. */
export function actBehind(text: string, at: number): ActMention | undefined {
  const of = matchAt(OF, text, at);
  if (of === null) return codeBehind(text, at);
  const from = at + of[0].length;
  const own = matchAt(OWN, text, from);
  if (own !== null) return { act: { kind: 'this' }, at: from + own[0].length };
  const previous = matchAt(PREVIOUS, text, from);
  if (previous !== null) return { act: { kind: 'previous' }, at: from + previous[0].length };
  const short = matchAt(SHORT, text, from);
  if (short !== null) return { act: { kind: 'defined', name: `the ${short[1]!}` }, at: from + short[0].length };
  return nameAt(text, from);
}

function codeBehind(text: string, at: number): ActMention | undefined {
  const code = matchAt(CODE_BEHIND, text, at);
  if (code === null || !isRulebookCode(code[1]!)) return undefined;
  return { act: { kind: 'named', name: code[0].trim() }, at: at + code[0].length };
}

/** The title in front of "U.S.C. § 1983" at offset `at`; the code's name is both: "42 U.S.C.". */
export function codeBefore(text: string, at: number, floor: number): ActMention | undefined {
  const code = matchAt(AMERICAN, text, at);
  const offset = Math.max(floor, at - 6);
  const title = code === null ? null : AMERICAN_CODE.exec(text.slice(offset, at));
  if (title === null) return undefined;
  const start = offset + title.index;
  return { act: { kind: 'named', name: text.slice(start, at + code![0].length) }, at: start };
}

/** What ends in front of a citation where its act does: read from the right, which is soon told. */
const MAY_STAND_BEFORE = new RegExp(`(?<=(?:[A-Z]|\\)|${YEARS},?|(?:${HEADS}),?)\\s{1,2})`, 'uy');
const CODE_BEFORE = new RegExp(`(?:^|[^\\p{L}\\p{N}])(\\(?)([A-Z]{2,8})((?:\\s${YEARS},?)?)(\\)?)\\s{1,2}$`, 'u');
const TITLE_BEFORE = new RegExp(
  `(?:${HEADS})(?:\\s\\(\\p{Lu}[^()\\n]{1,60}\\)(?=\\s${YEARS}))?(?:\\s{1,2}${YEARS})?,?\\s{1,2}$`,
  'u',
);

/** "FEES Rule 3.1", "Market Rules (MKT) Rule 3.1", "Harbour Act 1990, s. 5": the act said first. */
export function actBefore(text: string, at: number, floor: number): ActMention | undefined {
  if (matchAt(MAY_STAND_BEFORE, text, at) === null) return undefined;
  const offset = Math.max(floor, at - 100);
  const window = text.slice(offset, at);
  const code = CODE_BEFORE.exec(window);
  if (code !== null && isRulebookCode(code[2]!) && (code[4] === '' || code[1] === '(')) {
    const start = code[4] === '' ? offset + window.lastIndexOf(code[2]!) : at;
    return { act: { kind: 'named', name: `${code[2]!}${code[3]!.replace(',', '')}` }, at: start };
  }
  const head = TITLE_BEFORE.exec(window);
  if (head === null) return undefined;
  let start = head.index;
  for (const word of window
    .slice(0, head.index)
    .split(/(?<=\s)/u)
    .reverse()
    .slice(0, 12)) {
    const bare = word.trim();
    if (!/\s$/u.test(word) || !(/^\(?\p{Lu}[\p{L}\p{N}’'&-]*\)?$/u.test(bare) || CONNECTOR.test(bare))) break;
    start -= word.length;
  }
  const title = window
    .slice(start)
    .replace(
      /^(?:(?:[Tt]he|[Uu]nder|[Ii]n|[Oo]f|[Bb]y|[Tt]o|[Ss]ee|[Aa]nd|[Ff]or|[Oo]n|[Ww]ith|[Ff]rom|But|Also|However|Likewise|Compare|Cf|Where|If|As|&)\s{1,2})+/u,
      '',
    );
  const name = title.replace(/[\s,]+$/u, '');
  return name.includes(' ') ? { act: { kind: 'named', name }, at: at - title.length } : undefined;
}
