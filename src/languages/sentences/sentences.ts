import { bracketsIn, matchesOf, type TextSpan } from '../../text';
import { PACKS, packOf } from '../registry';
import type { SentenceRules } from './rules';

const RULES = PACKS.flatMap(({ sentences }) => sentences ?? []);

const setOf = (words: (rules: SentenceRules) => string | undefined): ReadonlySet<string> =>
  new Set(RULES.flatMap((rules) => words(rules)?.split(' ') ?? []));

const BEFORE_NUMBER = setOf(({ beforeNumber }) => beforeNumber);
const ALWAYS_FOLLOWED = setOf(({ alwaysFollowed }) => alwaysFollowed);
const MAYBE_LAST = setOf(({ maybeLast }) => maybeLast);
const BEFORE_ORDINAL = setOf(({ beforeOrdinal }) => beforeOrdinal);
const MONTHS = setOf(({ months }) => months);
const CLAUSE_OPENERS = setOf(({ clauseOpeners }) => clauseOpeners);
const CLOSED_UP = RULES.flatMap(({ closedUp }) => closedUp ?? []);

const BOUNDARY = /[.!?…]+|[。\uff01\uff1f\uff0e]+|\n|(?<=\p{Script=Thai})[ \u00a0]+(?=\p{Script=Thai})/gu;
/** What may stand between a full stop and the blank after it. */
const CLOSERS = /["'”’“»«)\]』」】〉》]{0,8}/uy;
/** What a list line begins with: `1.`, `2)`, `(a)`, `(12)`, `①`, `가.`, `-`, `•`. */
const LIST_MARK =
  /[ \t\u00a0]{0,32}(?:\(?\d{1,3}[.)]|\([\p{L}]{1,4}\)|[가나다라마바사아자차카타파하][.)]|\p{L}\)|[①-⑳❶-➓]|[-–—•*])(?=[ \t\u00a0]|\p{L})/uy;
const BLANK_LINE = /[ \t\u00a0\r]*\n/uy;
/** How far back a word before a full stop is looked for. */
const LOOK_BACK = 24;
/** Group 1 is the word that ends where the pattern is set to: as it looks behind, it reads backwards from there. */
const WORD_BEFORE = /(?<=([\p{L}\p{M}\d.]*))/uy;
/** An initial, a part of "z. B.", or the mark of a Korean item (가., 나. ...). */
const SINGLE_LETTER = /^(?:[A-Za-zÄÖÜäöü]|[가나다라마바사아자차카타파하])$/u;
/** A Thai sentence is not shorter than this; a blank before that is one inside a sentence. */
const SHORTEST_THAI = 40;

/**
 * The sentences of a text, in order, without the blanks around them; together they hold every character that is no
 * blank. A list line (a line break before `1.`, `(a)`, `가.`, `-`) and an empty line begin a new one.
 *
 * Assumption: a sentence ends in a full stop, question or exclamation mark before a blank, or in `。`; not after an
 * abbreviation ("Abs. 1", "e.g."), a number before a month or a lower-case word ("1. Januar"), or a single letter
 * ("z. B."), nor inside brackets that opened in the sentence ("(… 말한다. 이하 같다)를 하여서는 …"). Korean `다.` ends one
 * even where the blank is missing.
 *
 * Known failures: an abbreviation that is not listed ends a sentence before a capital; "Anlage A. Der ..." does not end
 * at "A."; a German ordinal without article ("Erster und 2. Senat") ends one; Thai, which marks no sentence end, is cut
 * at a blank between letters once a piece has 40 characters.
 *
 * @param language BCP 47 primary subtag; in German "usw. Der" goes on, because its nouns are capitals too.
 */
export function splitSentences(text: string, language?: string): TextSpan[] {
  const spans: TextSpan[] = [];
  const brackets = bracketsIn(text);
  let start = 0;
  let next = 0;
  let closes = 0;
  for (const { 0: mark, index } of matchesOf(BOUNDARY, text)) {
    if (index < start) continue;
    for (; next < brackets.length && brackets[next]!.start < index; next += 1) {
      const { start: open, end } = brackets[next]!;
      if (text.slice(start, open).trim() !== '') closes = Math.max(closes, end);
    }
    if (index < closes && mark !== '\n') continue;
    const end = boundaryEnd(text, start, index, mark, language);
    if (end === undefined) continue;
    addTrimmed(spans, text, start, end);
    start = end;
  }
  addTrimmed(spans, text, start, text.length);
  return spans;
}

/** Where the sentence ends if the mark at `index` ends one. */
function boundaryEnd(
  text: string,
  start: number,
  index: number,
  mark: string,
  language: string | undefined,
): number | undefined {
  const after = index + mark.length;
  if (mark === '\n')
    return matchAt(BLANK_LINE, text, after) > 0 || matchAt(LIST_MARK, text, after) > 0 ? after : undefined;
  if (/^[ \u00a0]/u.test(mark)) return index - start >= SHORTEST_THAI ? after : undefined;
  const end = after + matchAt(CLOSERS, text, after);
  const next = text[end];
  if (/^[。\uff01\uff1f\uff0e]/u.test(mark))
    return end === after || next === undefined || /\s/u.test(next) ? end : undefined;
  if (next !== undefined && !/\s/u.test(next)) return endsClosedUp(text, index) ? end : undefined;
  const following = /\S+/u.exec(text.slice(end, end + LOOK_BACK))?.[0] ?? '';
  if (/^\p{Ll}/u.test(following)) return undefined;
  return mark === '.' && goesOn(text, start, index, following, language) ? undefined : end;
}

/** `…한다.다만` without a blank; not `…한다."고`, where a particle follows the quotation. */
const endsClosedUp = (text: string, index: number): boolean =>
  CLOSED_UP.some((pattern) => {
    pattern.lastIndex = index;
    return pattern.test(text);
  });

/** Whether a single full stop before a blank belongs to what follows it. */
function goesOn(text: string, start: number, index: number, next: string, language: string | undefined): boolean {
  const before = text.slice(Math.max(start, index - LOOK_BACK), index);
  WORD_BEFORE.lastIndex = before.length;
  const word = WORD_BEFORE.exec(before)![1]!;
  if (word === '' || next === '') return false;
  if (/^[\d.]+$/u.test(word)) return numberGoesOn(before.slice(0, -word.length), word, next);
  if (SINGLE_LETTER.test(word)) return true;
  const key = word.toLowerCase();
  if (ALWAYS_FOLLOWED.has(key)) return true;
  if (BEFORE_NUMBER.has(key)) return /^[(]?(?:\d|[IVXLC]+\b|[a-z]\b|§)/u.test(next);
  return MAYBE_LAST.has(key) && (hasCapitalNouns(language) || !/^\p{Lu}/u.test(next));
}

const hasCapitalNouns = (language = ''): boolean => packOf(language)?.sentences?.capitalNouns === true;

/** A full stop after a number: a list mark, a date ("1. Januar", "2010. 1. 25."), an ordinal, or the sentence's end. */
function numberGoesOn(before: string, number: string, next: string): boolean {
  if (/^[\d가-힣]/u.test(next)) return true;
  if (before.trim() === '') return /^\d{1,3}$/u.test(number);
  if (MONTHS.has(next.toLowerCase().replace(/\P{L}+$/u, ''))) return true;
  const previous = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? '';
  return /^\d{1,2}$/u.test(number) && BEFORE_ORDINAL.has(previous.toLowerCase());
}

/** The length of a sticky pattern's match at an offset; 0 for none. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function addTrimmed(spans: TextSpan[], text: string, start: number, end: number): void {
  let from = start;
  let to = end;
  while (from < to && /\s/u.test(text[from]!)) from += 1;
  while (to > from && /\s/u.test(text[to - 1]!)) to -= 1;
  if (from < to) spans.push({ start: from, end: to });
}

/** Where a clause ends inside a sentence; the mark belongs to the clause before it. */
const CLAUSE_END = new RegExp(
  [
    ';',
    ...RULES.flatMap(({ clauseEnds = [] }) => clauseEnds),
    // A comma before a word that opens another main clause.
    `,(?=\\s(?:${[...CLAUSE_OPENERS].join('|')})\\s)`,
  ].join('|'),
  'gu',
);
/** A piece shorter than this says nothing to search for; it stays with the clause before it. */
const SHORTEST_CLAUSE = 12;

/**
 * The clauses of a scenario, each about one fact or issue: its sentences, split further at semicolons, at Korean
 * connective endings and at a comma before a coordinating word.
 *
 * Known failures: the Korean endings are read by their last syllables, so that a noun in `고`, `자` or `여` before a comma
 * ("원고, 피고") counts as one unless a piece gets shorter than 12 characters; relative clauses are not split off.
 */
export function splitClauses(text: string, language?: string): TextSpan[] {
  return splitSentences(text, language).flatMap((sentence) => {
    const clauses: TextSpan[] = [];
    let { start } = sentence;
    for (const { 0: mark, index } of matchesOf(CLAUSE_END, text.slice(sentence.start, sentence.end))) {
      const end = sentence.start + index + mark.length;
      if (end - start < SHORTEST_CLAUSE || sentence.end - end < SHORTEST_CLAUSE) continue;
      addTrimmed(clauses, text, start, end);
      start = end;
    }
    addTrimmed(clauses, text, start, sentence.end);
    return clauses;
  });
}
