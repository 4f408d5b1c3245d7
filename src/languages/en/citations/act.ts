import { matchAt, type ActMention } from '../../citations/engine';
import { actOfTwo } from './formerAndLatter';
import { pattern } from './patterns';
import { HEADS, isRulebookCode, nameAt, OPENS_TITLE, TITLE_GOES_ON, titleBehind, YEARS } from './titles';

export { actBefore } from './actInFront';

const OF = /[\s,]{1,3}(?:of|OF|in|under|UNDER|to|TO),?\s{1,2}/uy;
/** "section 3 of, and Schedule 1 to, the Harbour Act 1990": up to the act that both are of. */
const DEFERRED = /\s(?:of|to|in|under),\s(?:and|or|as\swell\sas)\s[^,;:.\n]{3,80},\s(?=th(?:e|at|is)\s|\p{Lu})/uy;
/** A title of the United States Code is an act of its own. */
const OWN = pattern(
  `(?:[Tt]his\\s{1,2}(?:${HEADS}|title)|[Tt]hese\\s{1,2}(?:Regulations|Rules|Bye-?laws|By-laws))(?![\\p{L}])`,
  'uy',
);
const PREVIOUS = pattern(
  `(?:[Tt]hat|[Tt]hose|[Ss]uch|(?:[Tt]he\\s{1,2})?said|[Tt]he\\s{1,2}same)\\s{1,2}(?:${HEADS}|convention|treaty|protocol)(?![\\p{L}])`,
  'uy',
);
/** "of said Harbour Act of 1990": in front of a name. */
const SAID = /(?:the\s)?(?:said|aforesaid|aforementioned)\s(?=\p{Lu})/uy;
/** "the Act"; "the Principal Act", "the old Rules": which one it is, its text may define. */
const SHORT = pattern(
  `(?:[Tt]he|THE)\\s{1,2}((?:(?:[Pp]rincipal|[Pp]arent|[Aa]mend(?:ing|ed)|[Rr]epealed|[Rr]evoked|[Ff]ormer|[Oo]ld|[Nn]ew|[Oo]riginal|[Ee]arlier|[Ll]ater|[Cc]urrent|[Uu]namended)\\s)?(?:${HEADS}))(?![\\p{L}])(?!${OPENS_TITLE})(?!${TITLE_GOES_ON})(?!\\s{1,2}(?:(?:19|20)\\d\\d|of\\s(?:${YEARS}|\\d{1,2}\\s\\p{Lu})|(?:of|on)\\s{1,2}\\p{Lu}))`,
  'uy',
);
/**
 * "section 58(2) FSMR", "Article 5 GDPR", "s 994 CA 2006", "s 149 EqA 2010": the code stands right behind. Two letters, and small ones between
 * them, are too often something else where no year follows.
 */
const CODE_BEHIND =
  /\s{1,2}(?:(?:UK|EU)\s(?=[A-Z]{3}))?([A-Z][A-Z0-9]{2,7}|[A-Z][A-Za-z]{0,5}[A-Z](?=\s(?:19|20)\d\d(?!\d)))(\s(?:1[6-9]|20)\d\d)?(?![\p{L}\p{N}]|\s{1,2}(?:Rule|[Ss]ection|[Pp]art|[Cc]hapter|\d))/uy;
/** "s 51(xx) Constitution": a state has one. */
const CONSTITUTION = /[ \u00A0](Constitution)(?![\p{L}]|\s(?:of|\p{Lu}))/uy;

/** "section 4 thereof", "the Schedule thereto": of the act that was named. */
const THEREOF = /\s(?:thereof|thereunder|thereto)(?!\p{L})/uy;
/** Whether "thereof" stands at an offset. */
export const isThereof = (text: string, at: number): boolean => matchAt(THEREOF, text, at) !== null;
/** How far in front of "thereof" what it may stand for is looked for, in UTF-16 units. */
const THEREOF_WINDOW = 200;
export const INSTRUMENT =
  '(?<!\\p{L})(?:[Aa]greement|[Cc]ontract|[Ll]ease|[Dd]eed|[Pp]olicy|[Ll]icen[cs]e|[Tt]reaty|[Cc]onvention|[Cc]harter(?:-?[Pp]art(?:y|ies))?|[Bb]ill\\sof\\s[Ll]ading|[Mm]ortgage|[Gg]uarantee|[Bb]ond|[Tt]ender|[Ss]pecification|[Ii]ndenture|[Mm]emorandum|[Cc]onditions|[Bb]y-?laws|[Ss]tatutes)(?!\\p{L})';
/** Something that is no act and has sections, with no act behind it; or has clauses, which acts have not, and one of them is cited. */
const OTHER_INSTRUMENT = pattern(
  `${INSTRUMENT}(?:(?![^]*(?:${HEADS})(?!\\p{L}))|(?=[^]*(?<!\\p{L})[Cc]lauses?\\s[\\w.()]{1,12}$))`,
  'u',
);
/**
 * "The Lease incorporates the Harbour Act 1990. Section 8 thereof": what a sentence begins with, in a capital that makes it an instrument
 * of its own, may be meant as well as the act that it speaks of, unless a provision of the act stands between.
 */
const SUBJECT = pattern(
  `(?:^|[.;]\\s)(?:(?:The|This|That|Our|Their)\\s)?(?=\\p{Lu})${INSTRUMENT}(?!(?:\\s(?:of|and|for|the|on)(?=\\s)|\\s\\p{Lu}[\\p{L}’'&-]*){0,10}?\\s(?:${HEADS})(?!\\p{L}))(?![^]*\\d\\S{0,12}\\sof\\sthe\\s)[^.;]*(?:[.;]\\s(?:(?!(?:${HEADS})(?!\\p{L}))[^])*)?$`,
  'u',
);
const POSSESSIVE =
  /(?<=(?<!\p{L})(?:([Ii]ts|whose|such)|[Tt]he\s(former|latter)['’]s)\s{1,2})(?=(?:[Ss](?:ections?|chedules?)|[Aa]rticles?|[Rr](?:egulations?|ules?)|s\.|[Aa]rt\.)\s?\d)/uy;

/**
 * "its Article 4(2)", "the Quay Code, whose section 4": of what its sentence speaks of, which the words in between tell; "such section 4":
 * of the act that was cited.
 */
export function possessor(text: string, at: number): ActMention | undefined {
  const [, word, ofTwo] = matchAt(POSSESSIVE, text, at) ?? [];
  if (ofTwo !== undefined) return { act: { kind: 'previous', ofTwo: ofTwo as 'former' | 'latter' }, at };
  if (word === undefined) return undefined;
  return { act: word === 'such' ? { kind: 'previous' } : { kind: 'defined', name: word.toLowerCase() }, at };
}

/** "of this Act", "of the Harbour Act 1990", "of FSMR", "of Regulation (EU) No 596/2014"; undefined when none is said. */
export function actBehind(text: string, at: number): ActMention | undefined {
  const deferred = matchAt(DEFERRED, text, at);
  const later = deferred === null ? undefined : linkedAt(text, at + deferred[0].length);
  if (later !== undefined) return { act: later.act, at };
  const thereof = matchAt(THEREOF, text, at);
  if (thereof !== null) {
    const before = text.slice(Math.max(0, at - THEREOF_WINDOW), at);
    const isOfOther = OTHER_INSTRUMENT.test(before) || SUBJECT.test(before);
    return { act: isOfOther ? { kind: 'defined', name: 'thereof' } : { kind: 'previous' }, at: at + thereof[0].length };
  }
  const of = matchAt(OF, text, at);
  if (of === null) return titleBehind(text, at) ?? codeBehind(text, at);
  return linkedAt(text, at + of[0].length);
}

/** The act that is named behind the link which ends at an offset. */
function linkedAt(text: string, from: number): ActMention | undefined {
  const own = matchAt(OWN, text, from);
  if (own !== null) return { act: { kind: 'this' }, at: from + own[0].length };
  const previous = matchAt(PREVIOUS, text, from);
  if (previous !== null) return { act: { kind: 'previous' }, at: from + previous[0].length };
  const ofTwo = actOfTwo(text, from);
  if (ofTwo !== undefined) return ofTwo;
  const said = matchAt(SAID, text, from);
  if (said !== null) return nameAt(text, from + said[0].length);
  const short = matchAt(SHORT, text, from);
  if (short !== null) return { act: { kind: 'defined', name: `the ${short[1]!}` }, at: from + short[0].length };
  return nameAt(text, from);
}

function codeBehind(text: string, at: number): ActMention | undefined {
  const constitution = matchAt(CONSTITUTION, text, at);
  if (constitution !== null) {
    return { act: { kind: 'defined', name: 'the Constitution' }, at: at + constitution[0].length };
  }
  const code = matchAt(CODE_BEHIND, text, at);
  if (code === null) return undefined;
  const isOfYear = code[2] !== undefined && /[a-z]/u.test(code[1]!);
  if (!isOfYear && !isRulebookCode(code[1]!)) return undefined;
  return { act: { kind: 'named', name: code[0].trim() }, at: at + code[0].length };
}
