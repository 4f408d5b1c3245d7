import type { Path, PathUnit, UnitKind } from '../../../law';
import { matchAt, rangeOf, toNumber } from '../../citations/engine';
import { matchesOf } from '../../../text';
import { TITLED_CODE } from './americanCodes';
import { pattern } from './patterns';
import { BRACKET, bracketsAt, isBelow, isRoman, unitAt, type Step } from './units';
import { unitWordAt, type Word } from './words';

/** "6 or, alternatively, 7": what is put in between commas parts no list. */
const SEPARATOR =
  /,?\s{1,2}(?:and|or),\s\p{Ll}[\p{Ll} ]{2,30},\s{1,2}|,\s{1,2}(?:(?:and\/or|and|or)\s{1,2})?|\s{1,2}(?:and\/or|and|or|&|r\/w|read\swith)\s{1,2}/uy;
/** Between bare numbers of a list whose act stands at its end: "section 2; 3(1)(a); or 4(2) of the Quay Act". */
const SEMICOLON = /\s?;\s{1,2}(?:(?:and|or)\s{1,2})?(?=\d)/uy;
/** What tells such an act, known or not. */
const OF_ACT = /,?\s{1,2}(?:of|to|under)\s{1,2}(?:the\s(?=\p{Lu})|th(?:is|at)\s|said\s|such\s|\p{Lu})/uy;
/** U+0096 and U+0097 are dashes of Windows-1252 that were taken for Latin-1. */
const RANGE = /\s{1,2}(?:to|through)\s{1,2}|\s?[-–—\u0096\u0097]\s?/uy;
export const QUANTITY =
  /\s{0,2}(?:%|per\s?cent|days?|weeks?|months?|years?|[Bb]usiness|million|billion|hours?)(?![\p{L}])/uy;
/**
 * What may follow bare numbers behind a singular or a short word: the end, punctuation, or a word that no number counts.
 */
export const AFTER_LIST =
  /\s{0,2}(?:$|[.,;:)\]!?]|(?:of|in|to|by|under|as|is|are|was|were|has|have|had|shall|may|must|will|can|applies|apply|does|do|which|if|where|unless|when|for|with|on|from|and|or|provides?|requires?|says|states?|permits?|prohibits?)(?!\p{L}))/uy;
const AND = /\s{0,2}(?:and|or)(?!\p{L})/uy;

/**
 * Behind a number that is a title of an American code, or a volume of a gazette or of reports, and no member: "§§ 1983, 1985
 * and 28 U.S.C. § 1331", "§§ 5, 7 and 75 Fed. Reg. 119".
 */
const OTHER_BOOK = pattern(
  `\\s{1,2}(?:U\\.\\s?S\\.\\s?(?:C\\.|Code(?!\\p{L})|\\d)|USCA?(?!\\p{L})|C\\.\\s?F\\.\\s?R\\.|CFR(?!\\p{L})|Stat\\.\\s\\d|Fed\\.\\s|F\\.\\s?(?:\\dd|\\dth|Supp\\.|R\\.)|S\\.\\s?Ct\\.|${TITLED_CODE})`,
  'uy',
);

const BRACKETS = /\([ \u00A0]?([0-9A-Za-z]{1,6})[ \u00A0]?\)/gu;

/** Digits, capitals or small letters: numbers of one style stand at one depth. */
const styleOf = (number: string): string => (/^\d/u.test(number) ? '1' : /^\p{Lu}/u.test(number) ? 'A' : 'a');

/** The numbers of a path, the last of them as they stand in brackets: capitals count by themselves, and paths have none. */
function numbersAsWritten(citation: string, path: Path): readonly string[] {
  const brackets = matchesOf(BRACKETS, citation).map(([, written]) => written!);
  return path.map(({ number }, index) => {
    const written = brackets.at(index - path.length);
    return written !== undefined && toNumber(written) === number ? written : number;
  });
}

/** Units that are counted within others, so that what the last of a list is of, all of it are. */
const COUNTED_WITHIN: ReadonlySet<UnitKind> = new Set(['chapter', 'division', 'subdivision', 'point', 'subparagraph']);

/** What a list is of. */
interface Listed extends Pick<Word, 'kind' | 'plural'> {
  /** Whether its numbers are words or letters. */
  readonly numbers: Step['weakness'];
}

/** A further member of a list; `bare` where it is a mere number behind a word in the singular. */
interface NextMember extends Step {
  readonly bare: boolean;
}

/**
 * The next member of a list: "(4)" beside "9.1.1(3)", "5.2" beside "Rules 5.1", "chapter 4" beside "chapter 3"; and the end
 * of a range, "section 5" behind "section 3 to".
 */
function memberAt(
  text: string,
  at: number,
  { start, end, path }: Member,
  { kind: listed, plural, numbers }: Listed,
  isRange: boolean,
): NextMember | undefined {
  const bracket = matchAt(BRACKET, text, at);
  if (bracket !== null) {
    const raw = bracket[2]!;
    const written = numbersAsWritten(text.slice(start, end), path);
    const depth = path.findLastIndex(
      ({ kind }, index) =>
        styleOf(written[index]!) === styleOf(raw) && (index > 0 || isBelow(kind)) && (kind !== 'item' || isRoman(raw)),
    );
    if (depth < 0) return undefined;
    const unit: PathUnit = { kind: path[depth]!.kind, number: toNumber(raw) };
    return { ...bracketsAt(text, at + bracket[0].length, [...path.slice(0, depth), unit]), bare: false };
  }
  const first = path[0]!;
  const word = isRange || COUNTED_WITHIN.has(listed) ? unitWordAt(text, at) : undefined;
  const isRepeated = word?.kind === listed;
  const next = unitAt(text, isRepeated ? word.end : at, first.kind);
  if (next === undefined || matchAt(QUANTITY, text, next.end) !== null) return undefined;
  if (matchAt(OTHER_BOOK, text, next.end) !== null) return undefined;
  // "Parts 2 and 3, A person who ...", "section 5 and two members": a list has numbers of one style.
  if (next.weakness !== numbers || /\d/u.test(next.path[0]!.number) !== /\d/u.test(first.number)) return undefined;
  const certain = plural || isRange || isRepeated || next.path.length > 1 || next.path[0]!.number.includes('.');
  return next.path[0]!.kind === first.kind ? { ...next, bare: !certain } : undefined;
}

/** A number of a list. */
export interface Member {
  readonly start: number;
  readonly end: number;
  path: Path;
  through?: Path;
}

/**
 * The members of a list or range. Behind a word in the singular a bare number may be a quantity ("section 5 and 7
 * members"): such numbers count when the list ends in "and" or "or" and a number, and what follows counts nothing
 * ("section 4, 6 or 7 applies").
 * Known failures: "section 5 and 3 of the members" cites section 3; "section 4 or 6 and the Order" does not cite 6.
 */
export function readMembers(text: string, start: number, first: Step, word: Word): Member[] {
  const listed: Listed = { kind: word.kind, plural: word.plural, numbers: first.weakness };
  let current: Member = { start, end: first.end, path: first.path };
  const members = [current];
  let certain = 1;
  let isJoined = false;
  let inFront: Member[] | undefined;
  for (;;) {
    const range = matchAt(RANGE, text, current.end);
    const plain = range ?? matchAt(SEPARATOR, text, current.end);
    const separator = plain ?? matchAt(SEMICOLON, text, current.end);
    if (separator === null) break;
    const at = current.end + separator[0].length;
    const next = memberAt(text, at, current, listed, range !== null);
    if (next === undefined) break;
    if (plain === null) inFront ??= sure(text, members, certain, isJoined);
    // Each number is a citation of its own; the first of a range reaches through to the second.
    if (range !== null) Object.assign(current, rangeOf(current.path, next.path));
    else isJoined = /and|or|&|w/u.test(separator[0]);
    current = { start: at, end: next.end, path: next.path };
    members.push(current);
    if (!next.bare && certain === members.length - 1) certain = members.length;
  }
  if (inFront !== undefined) return matchAt(OF_ACT, text, current.end) === null ? inFront : members;
  return sure(text, members, certain, isJoined);
}

/** The members of a list, or the first of them where nothing tells that the others are no quantities. */
function sure(text: string, members: readonly Member[], certain: number, isJoined: boolean): Member[] {
  const { end } = members.at(-1)!;
  const isClosed = matchAt(AFTER_LIST, text, end) !== null && matchAt(AND, text, end) === null;
  return members.slice(0, isJoined && isClosed ? members.length : certain);
}
