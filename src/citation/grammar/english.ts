import type { ActReference, Anchor, Path, PathUnit } from '../../law';
import {
  insideWord,
  matchAt,
  rangeOf,
  reading,
  toNumber,
  type CitationDraft,
  type Grammar,
  type Reading,
} from './engine';
import { actBefore, actBehind, codeBefore, isRulebookCode } from './englishAct';
import { bareAt, BRACKET, bracketsAt, isBelow, isRoman, unitAt, wordAt, type Step, type Word } from './englishUnits';

const STARTS =
  '[Ss]ection [Ss]ub [Pp]ara [Rr]ule [Aa]rticle [Rr]egulation [Cc]hapter Part Schedule Annex Appendi A[Pp][Pp] s. ss. s\\s\\d ss\\s\\d § U.S U.\\sS C.F C.\\sF [A-Z][A-Z] [Tt]hat\\s same\\s said\\s preceding\\s following\\s previous\\s [A-Z]\\d \\d.\\d \\d\\d.\\d \\d\\d\\d.\\d';
const TRIGGER =
  /(?:[Ss]ections?|[Ss]ub-?sections?|[Ss]ub-?paragraphs?|[Pp]aragraphs?|[Pp]aras?\.?|[Rr]ules?|[Aa]rticles?|[Rr]egulations?|[Cc]hapters?|Parts?|Schedules?|SECTIONS?|RULES?|ARTICLES?|CHAPTERS?|PARTS?|SCHEDULES?|Annex(?:es)?|Appendix|Appendices|A[Pp][Pp]|ss?\.|§{1,2}|U\.\s?S\.\s?C\.|USC|C\.\s?F\.\s?R\.|CFR)(?=[\s\u00AD\u200B-\u200F\u2060\uFEFF]{0,4}[(§\dA-Z])|ss?(?=\s\d)|(?:[Tt]hat|same|said|preceding|following|previous)(?=\s(?:section|rule|article|paragraph|subsection)\b)|[A-Z]{2,8}(?=\s[\u200B-\u200F]{0,2}\d{1,4}\.\d)|(?<=[\s(])(?:[A-Z]\d{1,2}\.\d{1,3}\.\d{1,3}(?![\p{L}\p{N}.-])|\d{1,3}\.\d{1,3}\.\d{1,3}[A-Z]?(?=\(\d))/uy;

const SEPARATOR = /,\s{1,2}(?:(?:and|or)\s{1,2})?|\s{1,2}(?:and|or|&)\s{1,2}/uy;
/** U+0096 and U+0097 are dashes of Windows-1252 that were taken for Latin-1. */
const RANGE = /\s{1,2}(?:to|through)\s{1,2}|\s?[-–—\u0096\u0097]\s?/uy;
const QUANTITY = /\s{0,2}(?:%|per\s?cent|days?|weeks?|months?|years?|[Bb]usiness|million|billion|hours?)(?![\p{L}])/uy;
/**
 * What may follow a list of bare numbers behind a singular word: the end, punctuation, or a word that no number counts.
 */
const AFTER_LIST =
  /\s{0,2}(?:$|[.,;:)\]!?]|(?:of|in|to|by|under|as|is|are|was|were|has|have|had|shall|may|must|will|can|applies|apply|does|do|which|if|where|unless|when|for|with|on|from)(?!\p{L}))/uy;
const OF_UNIT =
  /\s{1,2}(?:of|in|to)\s{1,2}(?:this\s{1,2}|that\s{1,2}|the\s{1,2})?(?=[Ss]ection|[Ss]ub-?section|[Rr]ule|[Rr]egulation\s\d|[Aa]rticle|[Pp]aragraph|[Cc]hapter|[Pp]art|[Ss]chedule|Annex|Appendix|A[Pp][Pp]\s?\d)/uy;
/** "Schedule 2, paragraph 3": the unit that stands in the annex or part said first. */
const INNER = /,\s{1,2}(?=[Pp]ara|Part\s)/uy;
const RELATIVE =
  /([Tt]hat|same|said|preceding|previous|following)\s{1,2}(?:(section)|(rule)|(article)|(paragraph|subsection))(?!\p{L})/uy;
const RELATIVE_KINDS = ['section', 'rule', 'article', 'paragraph'] as const;

/** Digits, capitals or small letters: numbers of one style stand at one depth. */
const styleOf = (number: string): string => (/^\d/u.test(number) ? '1' : /^\p{Lu}/u.test(number) ? 'A' : 'a');
/** A further member of a list; `bare` where it is a mere number behind a word in the singular. */
interface NextMember extends Step {
  readonly bare: boolean;
}

/** The next member of a list: "(4)" beside "9.1.1(3)", "5.2" beside "Rules 5.1". */
function memberAt(text: string, at: number, path: Path, plural: boolean): NextMember | undefined {
  const bracket = matchAt(BRACKET, text, at);
  if (bracket !== null) {
    const raw = bracket[2]!;
    const depth = path.findLastIndex(
      ({ kind, number }, index) =>
        styleOf(number) === styleOf(raw) && (index > 0 || isBelow(kind)) && (kind !== 'item' || isRoman(raw)),
    );
    if (depth < 0) return undefined;
    const unit: PathUnit = { kind: path[depth]!.kind, number: toNumber(raw) };
    return { ...bracketsAt(text, at + bracket[0].length, [...path.slice(0, depth), unit]), bare: false };
  }
  const first = path[0]!;
  const next = unitAt(text, at, first.kind);
  if (next === undefined || matchAt(QUANTITY, text, next.end) !== null) return undefined;
  const certain = plural || next.path.length > 1 || next.path[0]!.number.includes('.');
  return next.path[0]!.kind === first.kind ? { ...next, bare: !certain } : undefined;
}

interface Member {
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
function readMembers(text: string, start: number, first: Step, plural: boolean): Member[] {
  let current: Member = { start, end: first.end, path: first.path };
  const members = [current];
  let certain = 1;
  let isJoined = false;
  for (;;) {
    const range = matchAt(RANGE, text, current.end);
    const separator = range ?? matchAt(SEPARATOR, text, current.end);
    if (separator === null) break;
    const at = current.end + separator[0].length;
    const next = memberAt(text, at, current.path, plural || range !== null);
    if (next === undefined) break;
    if (range === null) {
      current = { start: at, end: next.end, path: next.path };
      members.push(current);
      isJoined = /and|or|&/u.test(separator[0]);
    } else {
      // Each number is a citation of its own; the first of a range reaches through to the second.
      Object.assign(current, rangeOf(current.path, next.path));
      current = { start: at, end: next.end, path: next.path };
      members.push(current);
    }
    if (!next.bare && certain === members.length - 1) certain = members.length;
  }
  return isJoined && matchAt(AFTER_LIST, text, current.end) !== null ? members : members.slice(0, certain);
}

/** "Schedule 2, paragraph 3" and "Schedules 2 and 3". */
function membersOfAnnex(text: string, start: number, first: Step, { plural }: Word): Member[] {
  const inner = matchAt(INNER, text, first.end);
  const word = inner === null ? undefined : wordAt(text, first.end + inner[0].length);
  const unit = word === undefined ? undefined : unitAt(text, word.end, word.kind);
  if (unit === undefined) return readMembers(text, start, first, plural);
  return readMembers(text, start, { path: [...first.path, ...unit.path], end: unit.end }, word!.plural);
}

/** Without a number "that part" and "the schedule" are parts of anything: a letter, a claim, a day. */
const isDivisionWord = (text: string, at: number): boolean =>
  /^(?:part|chapter|schedule)/u.test(text.slice(at, at + 8));

/** "paragraph (2) of Rule 3.6.2", "Chapter 4 of Part 2": the units that the ones read so far stand in. */
function outerUnits(text: string, from: number): Step {
  let path: readonly PathUnit[] = [];
  let end = from;
  for (let depth = 0; depth < 4; depth += 1) {
    const of = matchAt(OF_UNIT, text, end);
    if (of === null) break;
    const word = wordAt(text, end + of[0].length);
    if (word === undefined) break;
    const step = unitAt(text, word.end, word.kind);
    if (step === undefined) return { path, end: isDivisionWord(text, end + of[0].length) ? end : word.end };
    end = step.end;
    path = [...step.path, ...path];
  }
  return { path, end };
}
/** "that section", "the preceding rule". */
function relativeAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null) return [];
  const word = match[1]!.toLowerCase();
  const anchor: Anchor = /^(?:that|same|said)$/u.test(word)
    ? 'previous'
    : word === 'following'
      ? 'following'
      : 'preceding';
  const hasArticle = word !== 'that' && /^the\s$/iu.test(text.slice(Math.max(floor, at - 4), at));
  const kind = RELATIVE_KINDS[match.slice(2).findIndex((group) => group !== undefined)]!;
  // "He says that section 9 ...": the number makes it a citation of its own, read where its word begins.
  if (unitAt(text, at + match[0].length, kind) !== undefined) return [];
  const path: Path = [{ kind, number: '' }];
  return [{ start: hasArticle ? at - 4 : at, end: at + match[0].length, act: { kind: 'this' }, anchor, path }];
}

function read(text: string, at: number, floor: number): Reading {
  return reading(draftsAt(text, at, floor), at);
}

function draftsAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  if (text[at] !== '§' && insideWord(text, at)) return [];
  const word = wordAt(text, at) ?? bareAt(text, at);
  if (word === undefined) return relativeAt(text, at, floor);
  const first = unitAt(text, word.end, word.kind);
  if (first === undefined || isFalseAlarm(text, word, first)) return [];
  const members =
    word.kind === 'annex' ? membersOfAnnex(text, at, first, word) : readMembers(text, at, first, word.plural);
  const outer = outerUnits(text, members.at(-1)!.end);
  const isCode = word.code !== undefined;
  const behind = isCode ? undefined : actBehind(text, outer.end);
  const before =
    isCode || behind !== undefined ? undefined : (codeBefore(text, at, floor) ?? actBefore(text, at, floor));
  const own: ActReference = word.code === undefined ? { kind: 'this' } : { kind: 'named', name: word.code };
  const act = behind?.act ?? before?.act ?? own;
  return members.map(({ start, end, path, through }, index) => ({
    start: index === 0 && before !== undefined ? before.at : start,
    end: index === members.length - 1 ? (behind?.at ?? outer.end) : end,
    act,
    anchor: act.kind === 'this' && isCountedHere(outer.path[0] ?? path[0]!) ? 'here' : 'act',
    path: [...outer.path, ...path],
    ...(through !== undefined && { through: [...outer.path, ...through] }),
  }));
}

/** "paragraph (2)" is counted where it stands; "paragraph 4.1.3" carries the whole of its number. */
const isCountedHere = ({ kind, number }: PathUnit): boolean => isBelow(kind) && !number.includes('.');

/** A title with its year ("Companies Regulations 2015"), capitals that are no rulebook, a date, an amount ("AED 1.5 million"). */
function isFalseAlarm(text: string, { kind, code }: Word, { path, end }: Step): boolean {
  if (kind === 'rule' && /^(?:1[6-9]|20)\d\d$|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(path[0]!.number)) return true;
  return code !== undefined && (!isRulebookCode(code) || matchAt(QUANTITY, text, end) !== null);
}

export const ENGLISH: Grammar = { system: 'en', starts: STARTS, trigger: TRIGGER, read };
