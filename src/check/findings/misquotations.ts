import * as l10n from '@vscode/l10n';
import { isNewWording, LAW_SAYS, type LocatedCitation } from '../../citation';
import { splitSentences } from '../../languages';
import { foldQuoted, quotationsIn, type TextSpan } from '../../text';
import { alignWords, lengthInWords, wordsOf, type Alignment, type Difference, type Word } from './alignWords';
import type { Certainties } from './certainty';
import type { CitedTexts } from './citedText';
import { MOST_RELATED, type Fix, type Observation } from '../finding';

/** Fewer words than these are a term, a title or scare quotes. */
export const FEWEST_WORDS = 5;
/** Below this similarity, 0 to 1, a quotation is not taken to be one of the cited text at all ... */
const LEAST_SIMILARITY = 0.6;
/** ... unless it has so many words and stands right beside the citation. */
const FEWEST_FOREIGN_WORDS = 8;
/** How far a quotation stands from its citation, in UTF-16 code units. */
export const MAX_GAP = 80;
/** Of a range, as many provisions are compared. */
const MOST_PROVISIONS = 500;
/** No longer quotation is compared, in UTF-16 code units. */
export const LONGEST_QUOTATION = 60_000;
/** Differences that a message tells. */
const MOST_TOLD = 3;
/**
 * What a quotation leaves out (`[...]`) or puts in (`[the master]`), and the numbers of paragraphs that begin a line:
 * a provision's text does not hold its own.
 */
const LEFT_OUT = /\[[^\]]{0,200}\]|\(?\.{3,}\)?|…|(?<=(?:^|\n)[>\s]{0,8})(?:\(\d{1,3}[a-z]?\)|[①-⑳])/u;
export const SENTENCE_END = /[.!?。](?:\s|$)|;/u;
/** Between a quotation and the citation behind it: `” (§ 5`, `”, `. */
const JOINED = /^["“”'’»」』]?[\s,(:–—-]{0,6}$/u;
/** Behind a quotation that ends its sentence, when the citation there is of it and begins no sentence of its own. */
const ATTRIBUTED = /^["“”'’»」』]?[\s,]{0,3}[(:–—-]/u;
const CLOSES = /^\s{0,3}(?:[.;)\]]|$)/u;
const ENDS_SENTENCE = /[.!?。]["“”'’»」』]?$/u;
/** Between a citation and the quotation behind it, when the text says that the one gives the words of the other. */
const INTRODUCES = new RegExp(`${LAW_SAYS}[^.]{0,20}$|:\\s{0,3}$`, 'iu');
/** The same right behind the quotation, in languages that have the verb there: "고 규정하고 있다", "と定める". */
const SAYS_BEHIND = new RegExp(`^["”“»」』]?\\s{0,2}(?:${LAW_SAYS})`, 'iu');
/** Nothing is between them. */
const ADJOINS = /^[\s,–—-]{0,4}$/u;
const MARKER = /^(?:\d{1,3}[a-z]?|[a-z]{1,3}|[가-하])$/u;

/**
 * Quotations of a block that differ from the texts of the citations beside them.
 *
 * A quotation belongs to the citation right behind it, failing that to the one before it in its sentence. Case,
 * punctuation, blanks and the numbers of list items are not compared, nor what an ellipsis or square brackets mark.
 * Known failures: the wording of another day, which the corpus does not have, is told as different; a quotation from a
 * judgment that stands behind a citation and is half a recital of the law. Yields after each quotation.
 *
 * @param citations those of the block, in order; offsets into the text
 */
export function* misquotations(
  block: TextSpan,
  citations: readonly LocatedCitation[],
  comparison: Comparison,
): Generator<void, Observation[]> {
  const { text, texts } = comparison;
  if (!citations.some(({ outcome }) => outcome === 'resolved')) return [];
  let cited: ReadonlySet<number> | undefined;
  const letters = new Map<number, string>();
  const isIn = (ordinal: number, words: string): boolean => {
    const source = letters.get(ordinal) ?? lettersOf(texts.of(ordinal));
    letters.set(ordinal, source);
    return holds(source, words);
  };
  const told: Observation[] = [];
  for (const { start, end, isClosed } of quotationsIn(text.slice(block.start, block.end))) {
    yield;
    if (!isClosed) continue;
    const quoted = { start: block.start + start, end: block.start + end };
    const words = text.slice(quoted.start, quoted.end);
    if (lengthInWords(wordsOf(words)) < FEWEST_WORDS) continue;
    const owner = ownerOf(text, quoted, citations);
    if (owner?.citation.outcome !== 'resolved') continue;
    cited ??= yield* provisionsOf(citations);
    if ([...cited].some((ordinal) => isIn(ordinal, words))) continue;
    told.push(...compareQuotation(quoted, owner, comparison));
  }
  return told;
}

/** The provisions that some citations resolved to: a block may cite thousands of ranges. */
function* provisionsOf(citations: readonly LocatedCitation[]): Generator<void, ReadonlySet<number>> {
  const provisions = new Set<number>();
  for (const { outcome, ordinals } of citations) {
    if (outcome !== 'resolved') continue;
    for (const ordinal of ordinals.slice(0, MOST_PROVISIONS)) provisions.add(ordinal);
    yield;
  }
  return provisions;
}

/** What quotations are compared in, and with. */
export interface Comparison {
  readonly text: string;
  readonly texts: CitedTexts;
  readonly certainties: Certainties;
}

/** What a quotation is of. */
export interface Owner {
  readonly citation: LocatedCitation;
  /** The quotation stands for the words of the citation: nothing else is between them. */
  readonly isJoined: boolean;
}

/** Whether the text in front of a quotation, from a citation on, says that it gives the words of the citation. */
export const leadsIn = (gap: string): boolean => INTRODUCES.test(gap) || ADJOINS.test(gap);

/** The citation of which a quotation gives the words; undefined where none is near. */
export function ownerOf(text: string, quoted: TextSpan, citations: readonly LocatedCitation[]): Owner | undefined {
  const before = citationBefore(text, quoted, citations);
  const behind = citations.find(({ citation }) => citation.start >= quoted.end);
  const isIntroduced = before !== undefined && INTRODUCES.test(before.gap);
  if (behind !== undefined && isOfNext(text, quoted, behind, isIntroduced)) return { citation: behind, isJoined: true };
  if (before === undefined) return undefined;
  const says = leadsIn(before.gap) || SAYS_BEHIND.test(text.slice(quoted.end, quoted.end + MAX_GAP));
  return { citation: before.citation, isJoined: says };
}

/** The citation in front of a quotation, in its sentence, with what stands between them. */
function citationBefore(
  text: string,
  quoted: TextSpan,
  citations: readonly LocatedCitation[],
): { readonly citation: LocatedCitation; readonly gap: string } | undefined {
  const citation = citations.findLast((each) => each.citation.end < quoted.start);
  if (citation === undefined || quoted.start - citation.citation.end > MAX_GAP) return undefined;
  const gap = text.slice(citation.citation.end, quoted.start - 1);
  return SENTENCE_END.test(gap) ? undefined : { citation, gap };
}

/**
 * Whether a quotation is of the citation right behind it: `“...” (§ 5`. Where another one introduces it, or the quotation
 * ends its sentence and the citation begins the next one, a bracket or a dash has to say so.
 */
function isOfNext(text: string, quoted: TextSpan, { citation }: LocatedCitation, isIntroduced: boolean): boolean {
  const gap = text.slice(quoted.end, Math.min(citation.start, quoted.end + MAX_GAP));
  if (!JOINED.test(gap)) return false;
  if (ATTRIBUTED.test(gap)) return true;
  if (isIntroduced) return false;
  const isOver = ENDS_SENTENCE.test(text.slice(quoted.end - 2, quoted.end));
  return !isOver || CLOSES.test(text.slice(citation.end, citation.end + MAX_GAP));
}

const lettersOf = (text: string): string =>
  foldQuoted(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Whether all that a quotation does not leave out is in a source, of which the letters are given. */
const holds = (letters: string, quotation: string): boolean =>
  quotation.split(LEFT_OUT).every((piece) => letters.includes(lettersOf(piece)));

/** Whether a quotation is one of what it stands beside, to the letter or nearly. */
export function isQuotedFrom(quoted: TextSpan, { citation }: Owner, { text, texts }: Comparison): boolean {
  if (citation.outcome !== 'resolved' || quoted.end - quoted.start > LONGEST_QUOTATION) return false;
  const source = citation.ordinals.map((ordinal) => texts.of(ordinal)).join('\n');
  const piece = foreignPiece(text.slice(quoted.start, quoted.end).split(LEFT_OUT), lettersOf(source));
  if (piece === undefined) return true;
  return (alignWords(wordsOf(piece), wordsOf(source))?.similarity ?? 0) >= LEAST_SIMILARITY;
}

/** The longest of the pieces of a quotation that are not in a source, of which the letters are given. */
const foreignPiece = (pieces: readonly string[], letters: string): string | undefined =>
  pieces.filter((each) => !letters.includes(lettersOf(each))).sort((a, b) => b.length - a.length)[0];

/**
 * How a quotation differs from the text of what it is of; nothing where it does not. That of a former wording is not
 * compared: the citation was told as unchecked; nor what a bill makes the wording.
 */
export function compareQuotation(
  quoted: TextSpan,
  { citation, isJoined }: Owner,
  { text, texts, certainties }: Comparison,
): Observation[] {
  const { ordinals } = citation;
  const certainty = certainties.get(citation);
  if (certainty?.isFormer === true) return [];
  if (isNewWording(text, citation.citation.end, quoted, citation.source === 'command')) return [];
  if (ordinals.length > MOST_PROVISIONS) {
    const message = l10n.t(
      'The quotation was not checked: “{0}” cites {1} provisions. Cite the one that is quoted.',
      citation.citation.text,
      ordinals.length,
    );
    return [{ ...quoted, code: 'unchecked', message, fixes: [], related: ordinals.slice(0, MOST_RELATED) }];
  }
  const source = ordinals.map((ordinal) => texts.of(ordinal)).join('\n');
  const letters = lettersOf(source);
  if (letters === '') return [];
  const pieces = text.slice(quoted.start, quoted.end).split(LEFT_OUT);
  const piece = foreignPiece(pieces, letters);
  if (piece === undefined) return [];
  const words = wordsOf(piece);
  const alignment = alignWords(words, wordsOf(source, splitSentences(source)));
  if (alignment === undefined) return [];
  const label = texts.label(ordinals);
  const base = { ...quoted, code: 'misquotation', related: ordinals.slice(0, MOST_RELATED) } as const;
  if (alignment.similarity < LEAST_SIMILARITY) {
    if (!isJoined || lengthInWords(words) < FEWEST_FOREIGN_WORDS) return [];
    if (certainty?.isSure !== true) {
      const message = l10n.t(
        'The quotation was not checked: “{0}” names no act, and the words are not in {1}. Name the act.',
        citation.citation.text,
        label,
      );
      return [{ ...base, code: 'unchecked', message, fixes: [] }];
    }
    const message = l10n.t('These words are not in {0}. Quote it exactly, or cite what is quoted.', label);
    return [{ ...base, message, fixes: [] }];
  }
  const differences = alignment.differences.filter((each) => !isMarker(each));
  if (differences.length === 0) return [];
  const told = differences.slice(0, MOST_TOLD).map((each) => describe(each, piece, source));
  const untold = differences.length - told.length;
  const message =
    untold > 0
      ? l10n.t(
          'The quotation differs from {0}: {1}, and {2} more. Quote the text exactly.',
          label,
          told.join('; '),
          untold,
        )
      : l10n.t('The quotation differs from {0}: {1}. Quote the text exactly.', label, told.join('; '));
  const isWhole = pieces.length === 1 && !piece.includes('\n>');
  return [{ ...base, message, fixes: isWhole ? [fixOf(quoted, words, alignment, source)] : [] }];
}

const isMarker = ({ quoted, original }: Difference): boolean =>
  quoted.length === 0 && original.every(({ key }) => MARKER.test(key));

function describe({ quoted, original }: Difference, piece: string, source: string): string {
  const [has, should] = [cut(piece, quoted), cut(source, original)];
  if (should === '') return l10n.t('“{0}” is not there', has);
  return has === '' ? l10n.t('“{0}” is missing', should) : l10n.t('“{0}” should be “{1}”', has, should);
}

/** From the first to the last of some words, on one line. */
function cut(text: string, words: Alignment['original']): string {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return '';
  return text.slice(first.start, last.end).replace(/\s+/gu, ' ');
}

/** The words change; the full stop or bracket that the draft has in front of them or behind them, inside the marks, stays. */
function fixOf({ start }: TextSpan, words: readonly Word[], { original }: Alignment, source: string): Fix {
  const [first, last] = [words[0]!, words.at(-1)!];
  const edit = { start: start + first.start, end: start + last.end, newText: cut(source, original) };
  return { title: l10n.t('Quote the text exactly'), edit };
}
