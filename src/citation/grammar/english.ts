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
import { actBefore, actBehind, codeBefore, isRulebookCode } from './english/act';
import { detailsBehind, HEADING, outerUnits } from './english/parts';
import {
  bareAt,
  BRACKET,
  bracketsAt,
  isBelow,
  isCourtRules,
  isRoman,
  unitAt,
  wordAt,
  type Step,
  type Word,
} from './english/units';

const STARTS =
  '[Ss]ection [Ss]ec. [Ss]ec\\s [Ss]ecs [Ss]ub [Aa]rt. [Aa]rt\\s [Aa]rts [Rr]eg. [Rr]eg\\s [Rr]egs r\\s\\d rr\\s\\d Sch. Sch\\s Schs Fed. SECT RULE ARTI CHAP PART SCHE [Pp]ara [Rr]ule [Aa]rticle [Rr]egulation [Cc]hapter Part Schedule Annex Appendi A[Pp][Pp] s. ss. s\\s\\d ss\\s\\d § U.S U.\\sS C.F C.\\sF [A-Z][A-Z] [Tt]hat\\s same\\s said\\s preceding\\s following\\s previous\\s [A-Z]\\d \\d.\\d \\d\\d.\\d \\d\\d\\d.\\d';
const TRIGGER =
  /Fed\.(?=\s?R\.)|(?:[Ss]ec|[Aa]rt|[Rr]eg|Sch)s?[.\s]\s?(?=\d)|(?:[Ss]ections?|[Ss]ub-?s{1,2}\.?|[Ss]ub-?sections?|[Ss]ub-?paragraphs?|[Pp]aragraphs?|[Pp]aras?\.?|[Rr]ules?|[Aa]rticles?|[Rr]egulations?|[Cc]hapters?|Parts?|Schedules?|SECTIONS?|RULES?|ARTICLES?|CHAPTERS?|PARTS?|SCHEDULES?|Annex(?:es)?|Appendix|Appendices|A[Pp][Pp]|ss?\.|§{1,2}|U\.\s?S\.\s?C\.(?:\s?A\.)?(?:\s[Ss]ec(?:\.|tions?))?|USCA?|C\.\s?F\.\s?R\.|CFR)(?=[\s\u00AD\u200B-\u200F\u2060\uFEFF]{0,4}[(§\dA-Z])|(?:ss?|rr?)(?=\s\d)|(?:[Tt]hat|same|said|preceding|following|previous)(?=\s(?:section|rule|article|paragraph|subsection)\b)|[A-Z]{2,8}(?=\s[\u200B-\u200F]{0,2}\d{1,4}\.\d)|(?<=[\s(])(?:[A-Z]\d{1,2}\.\d{1,3}\.\d{1,3}(?![\p{L}\p{N}.-])|\d{1,3}\.\d{1,3}\.\d{1,3}[A-Z]?(?=\(\d))/uy;

const SEPARATOR = /,\s{1,2}(?:(?:and\/or|and|or)\s{1,2})?|\s{1,2}(?:and\/or|and|or|&)\s{1,2}/uy;
/** U+0096 and U+0097 are dashes of Windows-1252 that were taken for Latin-1. */
const RANGE = /\s{1,2}(?:to|through)\s{1,2}|\s?[-–—\u0096\u0097]\s?/uy;
const QUANTITY = /\s{0,2}(?:%|per\s?cent|days?|weeks?|months?|years?|[Bb]usiness|million|billion|hours?)(?![\p{L}])/uy;
/**
 * What may follow a list of bare numbers behind a singular word: the end, punctuation, or a word that no number counts.
 */
const AFTER_LIST =
  /\s{0,2}(?:$|[.,;:)\]!?]|(?:of|in|to|by|under|as|is|are|was|were|has|have|had|shall|may|must|will|can|applies|apply|does|do|which|if|where|unless|when|for|with|on|from)(?!\p{L}))/uy;
/** "Schedule 2, paragraph 3": the unit that stands in the annex or part said first. */
const INNER = /,?\s{1,2}(?=[Pp]ara|Part\s)/uy;
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
  const last = members.at(-1)!;
  const inner = detailsBehind(text, last.end, last.path);
  const outer = outerUnits(text, inner.end);
  const { act, from, end } = actOf(text, at, floor, word, outer.end);
  if (word.weak === true && act.kind === 'this' && outer.path.length === 0) return [];
  const isHere = act.kind === 'this' && isCountedHere(outer.path[0] ?? first.path[0]!);
  return members.map(({ start, end: memberEnd, path, through }, index) => ({
    start: index === 0 ? from : start,
    end: index === members.length - 1 ? end : memberEnd,
    act,
    anchor: !isHere ? 'act' : outer.isPrevious ? 'previous' : 'here',
    path: [...outer.path, ...(index === members.length - 1 ? inner.path : path)],
    ...(through !== undefined && { through: [...outer.path, ...through] }),
  }));
}

interface CitedAct {
  readonly act: ActReference;
  /** Where the citation begins and ends with it. */
  readonly from: number;
  readonly end: number;
}

/** The act behind the units at `at`, over a heading in brackets too; failing that, the one in front of them. */
function actOf(text: string, at: number, floor: number, { code }: Word, end: number): CitedAct {
  if (code !== undefined) return { act: { kind: 'named', name: code }, from: at, end };
  const heading = matchAt(HEADING, text, end)?.[0].length ?? 0;
  const behind = actBehind(text, end + heading);
  if (behind !== undefined) return { act: behind.act, from: at, end: behind.at };
  const before = codeBefore(text, at, floor) ?? actBefore(text, at, floor);
  return { act: before?.act ?? { kind: 'this' }, from: before?.at ?? at, end };
}

/** "paragraph (2)" is counted where it stands; "paragraph 4.1.3" carries the whole of its number. */
const isCountedHere = ({ kind, number }: PathUnit): boolean => isBelow(kind) && !number.includes('.');

/** A title with its year ("Companies Regulations 2015"), capitals that are no rulebook, a date, an amount ("AED 1.5 million"). */
function isFalseAlarm(text: string, { kind, code }: Word, { path, end }: Step): boolean {
  if (kind === 'rule' && /^(?:1[6-9]|20)\d\d$|^\d{1,2}\.\d{1,2}\.\d{4}$/u.test(path[0]!.number)) return true;
  if (code === undefined || isCourtRules(code)) return false;
  return !isRulebookCode(code) || matchAt(QUANTITY, text, end) !== null;
}

export const ENGLISH: Grammar = { system: 'en', starts: STARTS, trigger: TRIGGER, read };
