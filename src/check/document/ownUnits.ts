import { areJoined, standsBefore, type LocatedCitation } from '../../citation';
import { isBasicUnit, type PathUnit } from '../../law';
import { quotationsIn, type TextSpan } from '../../text';
import { isInAny } from './blocks';

/** In front of a number in its own heading, from the line's beginning. */
const HEADING_MARKS = /(?:^|\n)(?<marks>[ \t\u3000#*_>]{0,16})$/u;
/** How far in front of a number and behind it its line is looked at, in UTF-16 code units: a line may be the whole text. */
const IN_FRONT = 20;
const BEHIND = 160;
/** Behind it, on its line: nothing, a point or a dash in front of its title, its title in brackets, or a wide blank. */
const TITLED = /^[*_]{0,3}(?:\s{0,4}$|\s?[.:)–—-]|\s?[(（][^()（）\n]{1,60}[)）]|\u3000)/u;
/** Or a title without more, which no full stop ends. */
const TITLE = /^\s[^\n]{1,120}$/u;
const SENTENCE_END = /[.,;:!?。]\s*$/u;
/** So many headings in a row are a numbering. */
const FEWEST = 2;

/** Citations that were read in a draft. */
export interface ReadCitations {
  /** Of law, in order. */
  readonly citations: readonly LocatedCitation[];
  /** Where the others stand, of the draft's own units; in order. */
  readonly own: readonly TextSpan[];
}

/**
 * Parts the citations of a draft from those of its own articles or sections, which a contract or a bill numbers itself:
 * `## § 3 Deposit` is no citation, and "section 3" is none of a statute then, though the draft has named one before.
 *
 * Its own are those whose numbers its headings count up from 1. What names an act, stands in a list with what does, is
 * commanded to be changed, or is quoted, is not of the draft. Known failures: a part of a contract that begins with a later
 * number; notes on an act under headings of its own numbers, from 1 on, are taken for one.
 *
 * @param citations all those of the text, in order
 */
export function partOwnUnits(text: string, all: readonly LocatedCitation[]): ReadCitations {
  const numbered = ownUnits(text, all);
  if (numbered.size === 0) return { citations: all, own: [] };
  const quotations = quotationsIn(text);
  const isQuoted = ({ start }: TextSpan): boolean => isInAny(quotations, start);
  const isOfNamed = membersOfNamed(text, all);
  const citations: LocatedCitation[] = [];
  const own: TextSpan[] = [];
  for (const [at, cited] of all.entries()) {
    const { citation } = cited;
    const isOwn = isBare(cited) && numbered.has(keyOf(citation.path[0]!)) && !isOfNamed[at]! && !isQuoted(citation);
    if (isOwn) own.push({ start: citation.start, end: citation.end });
    else citations.push(cited);
  }
  return { citations, own };
}

const keyOf = ({ kind, number }: PathUnit): string => `${kind} ${number}`;

/** Whether a citation names no act, and nothing else tells of which act it is. */
const isBare = ({ citation: { act, anchor, path }, source }: LocatedCitation): boolean =>
  act.kind === 'this' && anchor === 'act' && source !== 'command' && path[0] !== undefined && isBasicUnit(path[0].kind);

/** The units that the headings of a text count up from 1, by {@link keyOf}. */
function ownUnits(text: string, citations: readonly LocatedCitation[]): ReadonlySet<string> {
  const counted = new Map<PathUnit['kind'], PathUnit[]>();
  for (const cited of citations) {
    if (!isBare(cited) || !isHeading(text, cited)) continue;
    const unit = cited.citation.path[0]!;
    const before = counted.get(unit.kind);
    if (!follows(unit.number, before?.at(-1)?.number)) continue;
    if (before === undefined) counted.set(unit.kind, [unit]);
    else before.push(unit);
  }
  return new Set([...counted.values()].flatMap((units) => (units.length < FEWEST ? [] : units.map(keyOf))));
}

/** Whether a number is the next one of a numbering: 1 first, 5 or 4a behind 4, 4b behind 4a. */
function follows(number: string, last: string | undefined): boolean {
  if (last === undefined) return number === '1';
  const [count, before] = [Number.parseInt(number, 10), Number.parseInt(last, 10)];
  return number === String(before + 1) || (count === before && number !== last && /^\d+[a-z]$/u.test(number));
}

function isHeading(text: string, { citation }: LocatedCitation): boolean {
  const { start, end, path, through, also, text: title } = citation;
  if (path.length > 1 || through !== undefined || also !== undefined) return false;
  const inFront = start < IN_FRONT ? text.slice(0, start) : `.${text.slice(start - IN_FRONT, start)}`;
  const marks = HEADING_MARKS.exec(inFront)?.groups?.['marks'];
  if (marks === undefined) return false;
  // "제1조(목적)": the title is read with the number.
  if (/[)）]$/u.test(title)) return true;
  const [behind = ''] = text.slice(end, end + BEHIND).split('\n', 1);
  return marks.includes('#') || TITLED.test(behind) || (TITLE.test(behind) && !SENTENCE_END.test(behind));
}

/** Of each citation, whether it names its act, or stands in a list with one that does where its language names it. */
function membersOfNamed(text: string, citations: readonly LocatedCitation[]): readonly boolean[] {
  const named = citations.map(({ citation }) => citation.act.kind !== 'this');
  const joins = (at: number): boolean => areJoined(citations[at]!.citation, citations[at + 1]!.citation, text);
  const isInFront = (at: number): boolean => standsBefore(citations[at]!.citation);
  for (let at = 0; at + 1 < named.length; at += 1) named[at + 1] ||= named[at]! && isInFront(at) && joins(at);
  for (let at = named.length - 2; at >= 0; at -= 1) named[at] ||= named[at + 1]! && !isInFront(at) && joins(at);
  return named;
}
