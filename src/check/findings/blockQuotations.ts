import { LAW_SAYS, type LocatedCitation } from '../../citation';
import type { TextSpan } from '../../text';
import type { PlainText } from '../document/plainText';
import { lengthInWords, wordsOf } from './alignWords';
import type { Observation } from '../finding';
import {
  compareQuotation,
  FEWEST_WORDS,
  leadsIn,
  LONGEST_QUOTATION,
  MAX_GAP,
  SENTENCE_END,
  type Comparison,
  type Owner,
} from './misquotations';

/** What stands in front of the citation that a quotation ends with: `— § 5`, `(§ 5`; marks of the quotation may. */
const ATTRIBUTES = /(?:^|\s)[–—―(-]{1,3}[\s*_]{0,3}$/u;
/** What may stand behind it. */
const ENDS = /^[\s).\]*_]{0,20}$/u;
/** Between a citation and the quotation below it when nothing else is said: `§ 5:`, `**§ 5**`, `§ 5 lautet:`. */
const GIVES = new RegExp(`^[\\s*_)]{0,8}(?:(?:${LAW_SAYS})[^.:]{0,20})?[\\s:*_]{0,8}$`, 'iu');
/** What a line begins with, in front of its words. */
const LINE_MARKS = /^[\s#*_]*$/u;
const SENTENCE_MARK = /[.,;:!?]\s*$/u;

/**
 * Block quotations that differ from the texts of the citations above or below them: `>` in Markdown and in mail,
 * `<blockquote>`, `quote` and its like in LaTeX.
 *
 * A block quotation belongs to the citation that it ends with (`> — § 5`, `> (§ 5 of the Fees Act)`) or that stands alone
 * below it, and to the one that the sentence above leads in with. What is letter for letter in one of them is told
 * nothing about. Headings and the numbers of paragraphs are not compared.
 * Known failures: a letter or a judgment that is quoted straight below a citation (`On § 5:`); a quotation below its
 * citation with a sentence between them is not compared.
 *
 * @param citations those of the text, in order
 */
export function* misquotedBlocks(
  { text, blockQuotations }: Pick<PlainText, 'text' | 'blockQuotations'>,
  citations: readonly LocatedCitation[],
  comparison: Comparison,
): Generator<void, Observation[]> {
  const found: Observation[] = [];
  let next = 0;
  for (const block of blockQuotations) {
    while (next < citations.length && citations[next]!.citation.start < block.start) next += 1;
    const { quoted, owners } = ownedBlock(text, block, citations, next);
    for (const observation of compareBlock(quoted, owners, comparison)) found.push(observation);
    yield;
  }
  return found;
}

/** What is quoted in a block quotation, and what it may be of; `next` is the place of the first citation from its beginning on. */
export function ownedBlock(
  text: string,
  block: TextSpan,
  citations: readonly LocatedCitation[],
  next: number,
): { readonly quoted: TextSpan; readonly owners: readonly Owner[] } {
  let behind = next;
  while (behind < citations.length && citations[behind]!.citation.start < block.end) behind += 1;
  const front = citationInFront(text, block, citations[next]);
  const below = attribution(text, block, citations[behind - 1], citations[behind]);
  const above = leadIn(text, block, citations[next - 1]);
  const start = front?.start ?? bodyStart(text, block, citations[next]);
  const owners = [front?.owner, below?.owner, above].filter((owner) => owner !== undefined);
  return { quoted: { start, end: below?.end ?? block.end }, owners };
}

function compareBlock(quoted: TextSpan, owners: readonly Owner[], comparison: Comparison): readonly Observation[] {
  const length = quoted.end - quoted.start;
  if (length <= 0 || length > LONGEST_QUOTATION || owners.length === 0) return [];
  if (lengthInWords(wordsOf(comparison.text.slice(quoted.start, quoted.end))) < FEWEST_WORDS) return [];
  const compared = owners.map((owner) => compareQuotation(quoted, owner, comparison));
  return compared.every((differences) => differences.length > 0) ? compared[0]! : [];
}

/** The citation in square brackets that a quotation begins with, where csquotes has it; with where the quoted words begin. */
function citationInFront(
  text: string,
  { start, end }: TextSpan,
  first: LocatedCitation | undefined,
): { readonly owner: Owner; readonly start: number } | undefined {
  if (first?.outcome !== 'resolved' || first.citation.end >= end || first.citation.start - start > MAX_GAP)
    return undefined;
  const isOpen = /^\s*\[\s*$/u.test(text.slice(start, first.citation.start));
  const closing = isOpen ? /^\s{0,4}\]/u.exec(text.slice(first.citation.end, end)) : null;
  if (closing === null) return undefined;
  return { owner: { citation: first, isJoined: true }, start: first.citation.end + closing[0].length };
}

/** The citation that a block quotation ends with, or that a line below it is; with where the quoted words end. */
function attribution(
  text: string,
  { start, end }: TextSpan,
  last: LocatedCitation | undefined,
  behind: LocatedCitation | undefined,
): { readonly owner: Owner; readonly end: number } | undefined {
  if (last !== undefined && last.citation.start >= start && last.outcome === 'resolved') {
    const { citation } = last;
    const mark = ATTRIBUTES.exec(text.slice(Math.max(start, citation.start - 8), citation.start));
    // A provision may itself end with "(§ 5)"; but it does not name the act that it is of.
    const isNamed = mark?.[0].includes('(') !== true || citation.act.kind !== 'this';
    if (mark !== null && isNamed && ENDS.test(text.slice(citation.end, end))) {
      return { owner: { citation: last, isJoined: true }, end: citation.start - mark[0].length };
    }
  }
  if (behind?.outcome !== 'resolved' || behind.citation.start - end > MAX_GAP) return undefined;
  const gap = text.slice(end, behind.citation.start);
  const rest = text.slice(behind.citation.end, behind.citation.end + MAX_GAP).split('\n', 1)[0]!;
  const isAlone = /^[\s–—―(*_-]*$/u.test(gap) && ENDS.test(rest);
  return isAlone ? { owner: { citation: behind, isJoined: true }, end } : undefined;
}

/** The citation that the words above a block quotation lead in with. */
function leadIn(text: string, { start }: TextSpan, above: LocatedCitation | undefined): Owner | undefined {
  if (above?.outcome !== 'resolved' || start - above.citation.end > MAX_GAP) return undefined;
  const gap = text.slice(above.citation.end, start).trimEnd();
  if (SENTENCE_END.test(gap) || !leadsIn(gap)) return undefined;
  return { citation: above, isJoined: GIVES.test(gap) };
}

/**
 * Where the quoted text begins behind a line that is the provision's number and heading: `> § 5 Fees`. Known failure: the
 * first line of a wrapped text that begins with a citation is not compared.
 */
function bodyStart(text: string, { start, end }: TextSpan, first: LocatedCitation | undefined): number {
  const line = text.indexOf('\n', start);
  if (line < 0 || line >= end || first === undefined || first.citation.end > line) return start;
  const isHeading = LINE_MARKS.test(text.slice(start, Math.min(first.citation.start, start + MAX_GAP)));
  return isHeading && !SENTENCE_MARK.test(text.slice(Math.max(start, line - MAX_GAP), line)) ? line + 1 : start;
}
