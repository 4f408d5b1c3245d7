import { findCitations } from '../citation';
import type { Provision } from '../law';
import type { TextSpan } from '../text';
import { findingsOf, isListMark, type CheckOptions } from './checkDraft';
import type { CheckCode } from './codes';
import type { CheckedIndex, Finding, Observation } from './finding';
import { LineTable } from './lineTable';
import { draftFormatOf, PlainText } from './markup';
import { outcomeProblems } from './outcomes';

/**
 * What is asked of law about itself. A statute may cite what is not in the corpus, quote nothing, and put anything into
 * brackets; but that a section refers to one of its own act that is not there, or no longer there, is a mistake.
 */
const INTERNAL: ReadonlySet<CheckCode> = new Set(['missing-provision', 'paragraph-out-of-range', 'repealed-provision']);

/** A word for an act that is not the text's own: "der Handwerksordnung", "of the Treaty", "「상법」". */
const OTHER_ACT =
  /(?<!\p{L})(?<!(?:dieses|diesem|dieser|diese|this|that)\s)(?:\p{L}{0,40}?(?:[Gg]esetz(?:es|e|en|buch|buchs|buches)?|ordnung|[Rr]ichtlinien?|[Vv]ertrag(?:e?s)?|[Vv]ereinbarung|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Pp]rogramms?|Vtr)|Acts?|Regulations?|Directive|Treaty|Convention|Agreement|Order)(?![\p{L}])|「/u;

/** Provisions read between two turns. */
const STEP = 20;

interface Segment {
  readonly ordinal: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Checks the references of a file of the corpus to its own acts. Yields often, as `checkDraft` does.
 *
 * Assumption: a bare "§ 68" means the act that it stands in, unless its provision speaks of another act: then it may
 * be one of a list that the other act's name ends, and is not told when it is missing. Known failure: a mistake in such
 * a provision.
 *
 * @param file the path under which the corpus has the file
 * @param toLine where a line of the indexed file stands in `source`, which may have moved on; zero-based
 */
export function* checkStatute(
  source: string,
  file: string,
  index: CheckedIndex,
  { severities }: CheckOptions,
  toLine: (line: number) => number = (line) => line,
): Generator<void, Finding[]> {
  const { corpus, resolver } = index;
  const observations: Observation[] = [];
  for (const [at, { ordinal, start, end }] of segmentsOf(source, file, index, toLine).entries()) {
    if (at % STEP === 0) yield;
    const plain = new PlainText(source.slice(start, end), draftFormatOf(file) ?? 'text');
    const { text } = plain;
    const own = corpus.actOf(ordinal);
    const found = findCitations(text, corpus.acts[own]!.language);
    const cited = resolver.locate(found, { act: corpus.acts[own]!.key, ordinal }, text);
    const isAboutOthers =
      OTHER_ACT.test(text) || cited.some(({ citation, act }) => citation.act.kind === 'named' && act !== own);
    for (const each of cited) {
      if (each.act !== own || isHeading(text, each.citation) || isListMark(text, each.citation)) continue;
      if (isAboutOthers && each.outcome !== 'resolved') continue;
      for (const observation of outcomeProblems(each, index, text)) {
        if (INTERNAL.has(observation.code)) observations.push(moved(observation, plain, start));
      }
    }
  }
  return findingsOf(observations, source, severities);
}

/** The stretches of a file that belong to one provision each, up to the first unit inside it; in order. */
function segmentsOf(
  source: string,
  file: string,
  { corpus }: CheckedIndex,
  toLine: (line: number) => number,
): Segment[] {
  const lines = new LineTable(source);
  const offsetOf = ({ line, character }: Provision['range']['start']): number =>
    lines.offsetAt({ line: toLine(line), character });
  const segments: Segment[] = [];
  for (const [act, { file: home }] of corpus.acts.entries()) {
    if (home !== file) continue;
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) {
      const provision = corpus.provision(ordinal);
      if (provision.file !== file) continue;
      const inner = ordinal + 1 < corpus.subtreeEnd(ordinal) ? corpus.provision(ordinal + 1).range.start : undefined;
      const start = offsetOf(provision.range.start);
      segments.push({ ordinal, start, end: Math.max(start, offsetOf(inner ?? provision.range.end)) });
    }
  }
  return segments;
}

/** "### § 5 Fees", "(XXXX) §§ 8 to 17 (repealed)": what a unit begins with, and a whole line of heading, is its own name. */
function isHeading(text: string, { start }: TextSpan): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^\s*#/u.test(line) || /^[\s>*_-]*$/u.test(text.slice(0, start));
}

/** An observation about the plain text of a segment as one about the source. */
function moved(observation: Observation, plain: PlainText, by: number): Observation {
  const inFile = (span: TextSpan): TextSpan => {
    const { start, end } = plain.inSource(span);
    return { start: start + by, end: end + by };
  };
  const fixes = observation.fixes.map(({ title, edit }) => ({ title, edit: { ...edit, ...inFile(edit) } }));
  return { ...observation, ...inFile(observation), fixes };
}
