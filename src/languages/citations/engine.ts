import { compiling } from '../../turns';
import { normaliseNumber, type ActReference, type Citation, type LegalSystem, type Path } from '../../law';

/** A citation before its text is cut out and its legal system is named. */
export type CitationDraft = Omit<Citation, 'text' | 'system'>;

/** An act as a citation names it, with the offset where its name ends (behind the citation) or begins (before it). */
export interface ActMention {
  readonly act: ActReference;
  readonly at: number;
}

/** What a grammar found at one trigger. */
export interface Reading {
  /** In order; none where the trigger was a false alarm or what stands there cites no law. */
  readonly drafts: readonly CitationDraft[];
  /** Where reading goes on; nothing in front of it is read again. */
  readonly end: number;
}

/** A reading that ends where its last citation ends. */
export function reading(drafts: readonly CitationDraft[], at: number): Reading {
  return { drafts, end: drafts.at(-1)?.end ?? at };
}

/**
 * How one legal system writes citations.
 *
 * Linear time rests on two promises: `trigger` matches are bounded in length, and `read` looks at a bounded window
 * around `at` beyond the text that it turns into citations.
 */
export interface Grammar {
  readonly system: LegalSystem;
  /**
   * What matches of `trigger` begin with, as {@link Starts} reads patterns: one that is missing here hides citations, one
   * too many costs time. Long ones are rare, and so are cheap.
   */
  readonly starts: string;
  /** Ranges of a character class: the script that it writes, where that is another than Latin. A text without it cites nothing. */
  readonly script?: string;
  /** Sticky; what stands where a citation may begin. */
  readonly trigger: RegExp;
  /** What it reads with; some patterns take milliseconds when they are first used. Without them the first reading takes that time at once. */
  readonly patterns?: readonly RegExp[];
  /**
   * Whether a citation that begins at an offset may name its act: in a text of another language, where one that names none is not
   * believed, no other is read. Soon told. Without it each is read.
   */
  readonly mayName?: (text: string, at: number) => boolean;
  /**
   * The citations that begin at the trigger at offset `at`. `floor` is where the reading before ended: nothing may begin
   * ahead of it.
   */
  readonly read: (text: string, at: number, floor: number) => Reading;
}

/** What a grammar made of a text. */
export interface Scanned {
  readonly drafts: readonly CitationDraft[];
  /** Spans that it read to their end and found to cite no law ("AP Nr. 4 zu § 59 HGB"), in order: no other grammar should. */
  readonly refused: readonly { readonly start: number; readonly end: number }[];
}

/** Grammars that have read: their patterns are compiled. */
const ready = new WeakSet<Grammar>();

/**
 * Runs a grammar over a text: triggers, then what can be read at each, never twice over the same characters. Yields after
 * each, and after each pattern that it has compiled: without, the first citation of a language would take a tenth of a second.
 * @param starts the offsets at which one of the grammar's `starts` stands, ascending
 * @param mustName whether citations that name no act are of no use
 */
export function* scan(
  grammar: Grammar,
  text: string,
  starts: readonly number[],
  mustName: boolean,
): Generator<void, Scanned> {
  const { trigger, read, mayName, patterns = [] } = grammar;
  const found: CitationDraft[] = [];
  const refused: { start: number; end: number }[] = [];
  let floor = 0;
  let resume = 0;
  let isReady = ready.has(grammar);
  if (!isReady) {
    yield;
    yield* compiling([trigger]);
  }
  for (const at of starts) {
    if (at < resume) continue;
    trigger.lastIndex = at;
    if (!trigger.test(text)) continue;
    resume = trigger.lastIndex;
    if (mustName && mayName?.(text, at) === false) continue;
    if (!isReady) {
      yield* compiling(patterns);
      ready.add(grammar);
      isReady = true;
    }
    const { drafts, end } = read(text, at, floor);
    for (const draft of drafts) found.push(draft);
    if (drafts.length === 0 && end > at) refused.push({ start: at, end });
    floor = Math.max(floor, end);
    resume = Math.max(resume, floor);
    yield;
  }
  return { drafts: found, refused };
}

/** Matches a sticky pattern at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const PLAIN_NUMBER = /^[0-9]{1,6}[a-z]{0,2}$/u;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;

/** A number as {@link normaliseNumber} has it, freed of invisible marks; most numbers need no work. */
export function toNumber(raw: string): string {
  return PLAIN_NUMBER.test(raw) ? raw : normaliseNumber(raw.replace(INVISIBLE, ''));
}

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** Whether a word goes on to the left of the offset. */
export function insideWord(text: string, at: number): boolean {
  const before = text[at - 1];
  return before !== undefined && LETTER_OR_DIGIT.test(before);
}

/**
 * Whether the name of an act may end in front of an offset, with blanks between: none ends with a word in lower case, behind which
 * most citations stand, nor with a sign that headings and items of lists open with. So that what looks for a name in front, at length,
 * need not look behind those.
 *
 * @param but a word in lower case that it may stand behind
 */
export function mayFollowName(text: string, at: number, but: string): boolean {
  let end = at;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  if (end === at || '#*:;-–—•'.includes(text[end - 1] ?? '#')) return false;
  let start = end;
  while (start > 0 && isLowerCase(text.charCodeAt(start - 1))) start -= 1;
  const isWord = start < end && (start === 0 || isBlank(text.charCodeAt(start - 1)));
  return !isWord || text.slice(start, end) === but;
}

const isBlank = (unit: number): boolean =>
  unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0xa0 && /\s/u.test(String.fromCharCode(unit)));

/** A letter of Latin-1 in lower case. */
const isLowerCase = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xdf && unit <= 0xff && unit !== 0xf7);

/**
 * The two ends of a range at the depth that both share: "§§ 3 Abs. 1 bis 5" spans sections 3 to 5. A range across
 * depths loses its finer end; the coarser units it spans are all there.
 */
export function rangeOf(from: Path, to: Path): { path: Path; through?: Path } {
  const depth = Math.min(from.length, to.length);
  const path = from.slice(0, depth);
  const through = to.slice(0, depth);
  const same = path.every((unit, index) => unit.kind === through[index]?.kind && unit.number === through[index].number);
  return same ? { path: from } : { path, through };
}
