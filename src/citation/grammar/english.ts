import type { ActReference, Anchor, Path, PathUnit, UnitKind } from '../../law';
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
import { actBefore, actBehind, isRulebookCode } from './englishAct';

const TRIGGER =
  /(?:[Ss]ections?|[Ss]ub-?sections?|[Ss]ub-?paragraphs?|[Pp]aragraphs?|[Pp]aras?\.?|[Rr]ules?|[Aa]rticles?|[Rr]egulations?|Chapters?|Parts?|Schedules?|Annex(?:es)?|Appendix|Appendices|A[Pp][Pp]|ss?\.|§{1,2})(?=[\s\u00AD\u200B-\u200F\u2060\uFEFF]{0,4}[(\dA-Z])|(?:[Tt]hat|preceding|following|previous)(?=\s(?:section|rule|article|paragraph|subsection)\b)|[A-Z]{2,8}(?=\s[\u200B-\u200F]{0,2}\d{1,4}\.\d)/gu;

const WORD =
  /(?:([Ss]ection|ss?\.|§{1,2})|([Rr]ule|[Rr]egulation)|([Aa]rticle)|([Pp]aragraph|[Pp]aras?\.?)|([Ss]ub-?section)|([Ss]ub-?paragraph)|([Cc]hapter)|([Pp]art)|([Ss]chedule|Annex|Appendi(?:x|ces)|A[Pp][Pp](?=\s?\d))|([A-Z]{2,8}(?=\s)))(e?s)?(?![\p{L}])/uy;
const KINDS = [
  'section',
  'rule',
  'article',
  'paragraph',
  'paragraph',
  'subparagraph',
  'chapter',
  'part',
  'annex',
  'rule',
] as const;
const GROUPS = KINDS.length;

const HIDDEN = '[\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]{0,3}';
/** 12, 12A, 17.2.1, 6.12A.2, A6.9.3; invisible marks may stand in it. */
const NUMBER = new RegExp(
  `[\\s]{0,3}${HIDDEN}((?:[A-Z]\\.?)?\\d{1,5}[A-Z]{0,2}(?:${HIDDEN}\\.${HIDDEN}\\d{1,5}[A-Z]{0,2}){0,6})(?![\\p{L}\\p{N}/%]|\\.\\d)`,
  'uy',
);
const ROMAN = /\s{1,3}([IVXLC]{1,7})(?![\p{L}\p{N}])/uy;
const BRACKET = new RegExp(
  `${HIDDEN}(\\s?)\\(${HIDDEN}([0-9]{1,3}[A-Z]{0,2}|[a-z]{1,2}|[ivx]{1,6}|[A-Z]{1,2})${HIDDEN}\\)`,
  'uy',
);
const SEPARATOR = /,\s{1,2}(?:(?:and|or)\s{1,2})?|\s{1,2}(?:and|or|&)\s{1,2}/uy;
const RANGE = /\s{1,2}(?:to|through)\s{1,2}|\s?[-–—]\s?/uy;
const QUANTITY = /\s{0,2}(?:%|per\s?cent|days?|weeks?|months?|years?|[Bb]usiness|million|billion|hours?)(?![\p{L}])/uy;
/**
 * What may follow a list of bare numbers behind a singular word: the end, punctuation, or a word that no number counts.
 */
const AFTER_LIST =
  /\s{0,2}(?:$|[.,;:)\]!?]|(?:of|in|to|by|under|as|is|are|was|were|has|have|had|shall|may|must|will|can|applies|apply|does|do|which|if|where|unless|when|for|with|on|from)(?!\p{L}))/uy;
const OF_UNIT =
  /\s{1,2}(?:of|in|to)\s{1,2}(?:this\s{1,2}|that\s{1,2}|the\s{1,2})?(?=[Ss]ection|[Ss]ub-?section|[Rr]ule|[Rr]egulation\s\d|[Aa]rticle|[Pp]aragraph|[Cc]hapter|[Pp]art|[Ss]chedule|Annex|Appendix|A[Pp][Pp]\s?\d)/uy;
const RELATIVE =
  /([Tt]hat|preceding|previous|following)\s{1,2}(?:(section)|(rule)|(article)|(paragraph|subsection))(?!\p{L})/uy;
const RELATIVE_KINDS = ['section', 'rule', 'article', 'paragraph'] as const;

interface Step {
  readonly path: readonly PathUnit[];
  readonly end: number;
}

const isRoman = (text: string): boolean => /^[ivx]+$/u.test(text);
/** Digits, capitals or small letters: numbers of one style stand at one depth. */
const styleOf = (number: string): string => (/^\d/u.test(number) ? '1' : /^\p{Lu}/u.test(number) ? 'A' : 'a');

const isBelow = (kind: UnitKind): boolean => ['paragraph', 'subparagraph', 'point', 'item'].includes(kind);

/** What a bracket counts, seen from the unit before it: 12(1) paragraph, (1)(a) point, (a)(i) item. */
function bracketKind(raw: string, before: UnitKind | undefined): UnitKind {
  const isInner = before !== undefined && isBelow(before);
  if (/^\d/u.test(raw)) return isInner ? 'subparagraph' : 'paragraph';
  if (before !== 'point' && before !== 'item') return 'point';
  return isRoman(raw) && before === 'point' ? 'item' : 'subparagraph';
}

/** The run of brackets at an offset; a blank in front is taken for digits only: "Rule 4.3.1 (13)". */
function bracketsAt(text: string, at: number, path: readonly PathUnit[]): Step {
  const units = [...path];
  let end = at;
  while (units.length < 8) {
    const match = matchAt(BRACKET, text, end);
    if (match === null || (match[1] !== '' && end === at && path.length > 0 && !/^\d/u.test(match[2]!))) break;
    units.push({ kind: bracketKind(match[2]!, units.at(-1)?.kind), number: toNumber(match[2]!) });
    end += match[0].length;
  }
  return { path: units, end };
}

/** "12(1)(a)" or "(2)(a)" behind the word for `kind`. */
function unitAt(text: string, at: number, kind: UnitKind): Step | undefined {
  const divided = kind === 'part' || kind === 'chapter' || kind === 'annex' || kind === 'article';
  const match = matchAt(NUMBER, text, at) ?? (divided ? matchAt(ROMAN, text, at) : null);
  if (match !== null) {
    // "subsection 251(4)" is section 251, subsection (4).
    const own = kind === 'paragraph' && text.startsWith('section', at - 7) ? 'section' : kind;
    return bracketsAt(text, at + match[0].length, [{ kind: own, number: toNumber(match[1]!) }]);
  }
  if (kind !== 'paragraph' && kind !== 'subparagraph') return undefined;
  const blank = /\s/u.test(text[at] ?? '') ? 1 : 0;
  const first = matchAt(BRACKET, text, at + blank);
  if (first === null) return undefined;
  const own: UnitKind = /^\d/u.test(first[2]!) || kind === 'subparagraph' ? kind : 'point';
  return bracketsAt(text, at + blank + first[0].length, [{ kind: own, number: toNumber(first[2]!) }]);
}

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
  end: number;
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
      Object.assign(current, rangeOf(current.path, next.path), { end: next.end });
    }
    if (!next.bare && certain === members.length - 1) certain = members.length;
  }
  return isJoined && matchAt(AFTER_LIST, text, current.end) !== null ? members : members.slice(0, certain);
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

interface Word {
  readonly kind: UnitKind;
  readonly plural: boolean;
  /** The rulebook's code, where that is the word: GEN 3.3.31. */
  readonly code?: string;
  readonly end: number;
}

function wordAt(text: string, at: number): Word | undefined {
  const match = matchAt(WORD, text, at);
  if (match === null) return undefined;
  const index = match.slice(1, GROUPS + 1).findIndex((group) => group !== undefined);
  const plural =
    match[GROUPS + 1] !== undefined || match[0] === 'ss.' || match[0] === '§§' || match[0] === 'Appendices';
  const code = match[GROUPS];
  return { kind: KINDS[index]!, plural, end: at + match[0].length, ...(code !== undefined && { code }) };
}

/** "that section", "the preceding rule". */
function relativeAt(text: string, at: number, floor: number): readonly CitationDraft[] {
  const match = matchAt(RELATIVE, text, at);
  if (match === null) return [];
  const word = match[1]!.toLowerCase();
  const anchor: Anchor = word === 'that' ? 'previous' : word === 'following' ? 'following' : 'preceding';
  const hasArticle = anchor !== 'previous' && /^the\s$/iu.test(text.slice(Math.max(floor, at - 4), at));
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
  const word = wordAt(text, at);
  if (word === undefined) return relativeAt(text, at, floor);
  const first = unitAt(text, word.end, word.kind);
  if (first === undefined || isFalseAlarm(text, word, first)) return [];
  const members = readMembers(text, at, first, word.plural);
  const outer = outerUnits(text, members.at(-1)!.end);
  const isCode = word.code !== undefined;
  const behind = isCode ? undefined : actBehind(text, outer.end);
  const before = isCode || behind !== undefined ? undefined : actBefore(text, at, floor);
  const own: ActReference = word.code === undefined ? { kind: 'this' } : { kind: 'named', name: word.code };
  const act = behind?.act ?? before?.act ?? own;
  return members.map(({ start, end, path, through }, index) => ({
    start: index === 0 && before !== undefined ? before.at : start,
    end: index === members.length - 1 ? (behind?.at ?? outer.end) : end,
    act,
    anchor: act.kind === 'this' && isBelow((outer.path[0] ?? path[0]!).kind) ? 'here' : 'act',
    path: [...outer.path, ...path],
    ...(through !== undefined && { through: [...outer.path, ...through] }),
  }));
}

/** A title with its year ("Companies Regulations 2015"), capitals that are no rulebook, an amount ("AED 1.5 million"). */
function isFalseAlarm(text: string, { kind, code }: Word, { path, end }: Step): boolean {
  if (kind === 'rule' && /^(?:1[6-9]|20)\d\d$/u.test(path[0]!.number)) return true;
  return code !== undefined && (!isRulebookCode(code) || matchAt(QUANTITY, text, end) !== null);
}

export const ENGLISH: Grammar = { system: 'en', trigger: TRIGGER, read };
