import type { Citation, LegalSystem } from '../../law';
import { inAnySystem, SYSTEMS } from '../systems';
import { matchesOf } from '../../text';
import type { ActChoice, CitationOfAct } from './actChoice';
import { SENTENCE_START } from './placedInOther';

/** Where one citation stands. */
interface Place {
  readonly own: number | undefined;
  /** The act named last. */
  readonly named: ActChoice;
  readonly text: string;
  /** Where the citation before ends. */
  readonly floor: number;
  /** The citations before. */
  readonly read: readonly CitationOfAct[];
  readonly next: Citation | undefined;
}

/** How far in front of a provision another text is looked for of which one was cited, in UTF-16 units. */
const WINDOW = 600;
/** A provision stands no further behind the text that it is of. */
const NEAR = 48;
/** The longest noun that is looked at, with what stands in front of it in one word, in UTF-16 units. */
const NOUN = 40;
/** Behind more numbers than these it is cheaper to look through the whole window first. */
const FEW = 8;
/** "7 Abs. 2 des Vertrags", "1er du projet de loi": a number, and words in small letters or what links a noun behind it. */
const NUMBERED = new RegExp(
  `\\d(?:\\p{L}{0,3}|\\))\\s{1,2}(?!${inAnySystem('conjunctions')}\\s)(?=\\p{Ll})(?:${inAnySystem('link')})?`,
  'gu',
);
const SMALL_WORDS = /^(?:\p{Ll}[\p{L}-]*\s){0,3}$/u;
const WRITINGS = new Map<LegalSystem, RegExp>(
  SYSTEMS.flatMap(({ grammar, naming: { placed, byAnybody, front } }) => {
    const writing = placed?.instrument ?? byAnybody ?? front?.noLaw;
    return writing === undefined ? [] : [[grammar.system, new RegExp(writing, writing.flags.replace('g', ''))]];
  }),
);

/** What may have provisions and is no act, in a language that says it. */
export const writingIn = (system: LegalSystem): RegExp | undefined => WRITINGS.get(system);

const isBare = ({ act, anchor }: Citation, own: number | undefined): boolean =>
  own === undefined && act.kind === 'this' && anchor === 'act';

/**
 * Whether a bare provision that a new sentence of a draft begins with may be of another text than the act named last: one of a contract
 * or of a bill was cited in front. "Nach § 7 des Vertrags haftet er. § 2 HafG gilt. Nach § 3 schuldet er eine Kaution."
 *
 * Known failure: a sentence that goes on about the act beside such a text; it is unchecked then.
 */
export function mayBeOfOtherText(citation: Citation, { own, named, text, floor, read }: Place): boolean {
  const { start, system } = citation;
  const writing = writingIn(system);
  if (writing === undefined || named.acts.length === 0 || !isBare(citation, own)) return false;
  if (text.slice(floor, start + 1).search(SENTENCE_START) < 0) return false;
  const from = Math.max(0, start - WINDOW);
  return isNumberedIn(text.slice(from, start), writing) || isCitedIn(from, text, read, writing);
}

/** Whether a number stands in front of the name of such a text: "§ 7 Abs. 2 des Vertrags". */
function isNumberedIn(window: string, writing: RegExp): boolean {
  const numbers = matchesOf(NUMBERED, window);
  if (numbers.length > FEW && !writing.test(window)) return false;
  return numbers.some(({ 0: number, index }) => {
    const behind = window.slice(index + number.length, index + number.length + NOUN);
    const at = behind.search(writing);
    return at >= 0 && SMALL_WORDS.test(behind.slice(0, at));
  });
}

/** Whether a provision of no act that is known stands behind the name of a text, in its sentence: "Der Vertrag verweist in § 4". */
function isCitedIn(from: number, text: string, read: readonly CitationOfAct[], writing: RegExp): boolean {
  for (const citation of unknownSince(from, read)) {
    if (citation.act.kind !== 'this') continue;
    const before = text.slice(Math.max(from, citation.start - NEAR - NOUN), citation.start);
    const sentence = before.slice(matchesOf(SENTENCE_START, before).at(-1)?.index ?? 0);
    if (writing.test(sentence)) return true;
  }
  return false;
}

/** The citations of no act that is known which begin at an offset or behind it, from the last. */
function* unknownSince(from: number, read: readonly CitationOfAct[]): Generator<Citation> {
  for (let at = read.length - 1; at >= 0 && read[at]!.citation.start >= from; at -= 1)
    if (read[at]!.choices[0]!.acts.length === 0) yield read[at]!.citation;
}

/** An amended provision stands no further behind the verb. */
const OBJECT = 90;
/** The longest verb for that, with what stands in front of it, in UTF-16 units. */
const VERB = 24;
const AMENDS = inAnySystem('amends');
const AMENDS_BEHIND = new RegExp(`^\\s{1,2}${AMENDS}(?!\\p{L})`, 'u');
/** A name that nobody knows may have been read with the verb behind it. */
const AMENDS_AT_END = new RegExp(`\\s${AMENDS}(?!\\p{L})`, 'u');
/** A clause begins: "; el artículo 3", ", und Artikel 4". */
const CLAUSE_START = new RegExp(
  `(?:[;:]|,?\\s${inAnySystem('conjunctions')})\\s{1,2}(?:\\p{L}{1,3}(?:\\s|['’]\\s?))?$`,
  'u',
);
const VERB_BEHIND = new RegExp(
  `^\\s{1,2}(?!${inAnySystem('conjunctions')}\\s|${inAnySystem('link')}|${inAnySystem('prepositions')}\\s)\\p{Ll}`,
  'u',
);

/**
 * Whether a draft's bare provision is one that changes law, or stands beside such a one, and so is none of the act named last: "L'article 2
 * modifie l'article 6 du code des ports", in a note on a bill; behind that, "l'article 3 crée un registre".
 *
 * Known failure: a sentence about the act that was changed ("Article 6 now applies"), behind a provision of an act that nobody knows, or
 * beside a bill or a contract; it is unchecked then.
 */
export function isOfAmendingText(citation: Citation, { own, text, floor, read, next }: Place): boolean {
  if (!isBare(citation, own)) return false;
  const { start, end } = citation;
  const amends = AMENDS_BEHIND.test(text.slice(end, end + VERB));
  if (amends && next !== undefined && next.act.kind !== 'this' && isObject(text.slice(end, next.start))) return true;
  const isSubject = amends || (VERB_BEHIND.test(text.slice(end, end + VERB)) && beginsClause(text, floor, start));
  const isBill = (): boolean =>
    amends && writingIn(citation.system)?.test(text.slice(Math.max(0, start - WINDOW), start)) === true;
  return isSubject && (hasAmended(read, text, start) || isBill());
}

const isObject = (between: string): boolean => between.length <= OBJECT && between.search(SENTENCE_START) < 0;

const beginsClause = (text: string, floor: number, start: number): boolean =>
  text.slice(floor, start + 1).search(SENTENCE_START) >= 0 ||
  CLAUSE_START.test(text.slice(Math.max(floor, start - VERB), start));

/** Whether a provision of no act that is known, cited in front, changed law. */
function hasAmended(read: readonly CitationOfAct[], text: string, start: number): boolean {
  for (const citation of unknownSince(start - WINDOW, read)) {
    const words = `${citation.text.slice(-VERB)}${text.slice(citation.end, citation.end + VERB)}`;
    if (AMENDS_AT_END.test(words)) return true;
  }
  return false;
}
