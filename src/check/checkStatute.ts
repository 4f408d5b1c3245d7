import {
  areListed,
  formerWordsOf,
  isOfNamedBehind,
  namesWording,
  SentenceWording,
  speaksOfFormerLaw,
  speaksOfOtherActs,
  type LocatedCitation,
} from '../citation';
import { formatEId, standingAt, type Citation, type Corpus, type Day, type Path } from '../law';
import type { TextSpan } from '../text';
import { findingsOf, inOrder, isListMark, type CheckOptions } from './checkDraft';
import type { CheckCode } from './codes';
import { LineTable } from './document/lineTable';
import type { CheckedIndex, Finding, Observation } from './finding';
import { Ignores } from './ignores';
import { statuteFormatOf } from './document/markup';
import { outcomeProblems } from './findings/outcomes';
import { isOfOwnAct, showsItsParts } from './findings/ownNumbering';
import { readStatute } from './document/readDocument';

/**
 * What is asked of law about itself. A statute may cite what is not in the corpus, quote nothing, and put anything into
 * brackets; but that a section refers to one of its own act that is not there, or no longer there, is a mistake.
 */
const INTERNAL: ReadonlySet<CheckCode> = new Set(['missing-provision', 'paragraph-out-of-range', 'repealed-provision']);

/**
 * Checks the references of a file of the corpus to its own acts. Yields often, as `checkDraft` does.
 *
 * Assumption: a bare "§ 68" means the act that it stands in, unless its provision speaks of another act: then it may
 * be one of a list that the other act's name ends, and is not told when it is missing; nor is one near words for former
 * law. Known failure: a mistake in such a provision.
 *
 * @param file the path under which the corpus has the file
 * @param toLine where a line of the indexed file stands in `source`, which may have moved on; zero-based
 */
export function* checkStatute(
  source: string,
  file: string,
  index: CheckedIndex,
  { severities, today, read }: CheckOptions,
  toLine?: (line: number) => number,
): Generator<void, Finding[]> {
  const { corpus } = index;
  const ignores = new Ignores(source);
  const format = statuteFormatOf(file, source);
  const findings = ignores.findings(severities);
  for (const part of read ?? (yield* readStatute(source, file, index, toLine))) {
    if (part.ordinal === undefined) continue;
    const citing = part.ordinal;
    const day = dayOfLaw(corpus, citing, today);
    if (day === undefined) continue;
    const own = corpus.actOf(citing);
    const { text } = part.plain;
    const isAboutOthers =
      speaksOfOtherActs(text) ||
      part.citations.some(({ citation, act }) => citation.act.kind === 'named' && act !== own);
    const lists = isAboutOthers ? listsOfOthers(part.citations, own, text) : new Set<LocatedCitation>();
    const headings = new Headings(text);
    const sentences = new SentenceWording(text);
    // "mitzuteilen nach § 25a in der Fassung vom 3. Mai 2015, wenn § 25a ...": once a wording is named, it is meant again.
    const former = new Set(
      part.citations
        .filter(({ citation, act }) => act === own && citation.anchor === 'act' && meansOtherWording(text, citation))
        .map(({ citation }) => formatEId(citation.path)),
    );
    const observations: Observation[] = [];
    for (const cited of part.citations) {
      yield;
      const { citation, act, outcome } = cited;
      if (act !== own || headings.has(citation) || isListMark(text, citation)) continue;
      if (isAboutOthers && (outcome !== 'resolved' || citation.path[0]?.kind === 'annex')) continue;
      if (lists.has(cited)) continue;
      if (speaksOfFormerLaw(text, citation) || namesWording(text, citation)) continue;
      if (sentences.endsInFormerLaw(citation) || sentences.saysWhenInForce(citation)) continue;
      if (sentences.isListedAsFormer(citation) || isOfNamedBehind(citation, text)) continue;
      if (citation.anchor === 'act' && beginningsOf(citation.path).some((path) => former.has(path))) continue;
      if (!isOfOwnAct(cited, citing, text, corpus)) continue;
      for (const problem of outcomeProblems(cited, index, { text, today: day, citing })) {
        const [holder] = problem.related;
        const isShown = !isAboutOthers && (holder === undefined || showsItsParts(holder, corpus));
        if (problem.code === 'repealed-provision' || (INTERNAL.has(problem.code) && isShown))
          observations.push(problem);
      }
    }
    // Not spread: a call takes no hundred thousand arguments.
    for (const finding of findingsOf(observations, ignores, severities, part, format)) findings.push(finding);
    yield;
  }
  return findings.sort(inOrder);
}

/**
 * The day on which a provision's references are to be right: today for what is law, its last day for what was, its first for
 * what will be. An act that has lapsed as a whole has no mistake in each reference to itself. Undefined where it is no law on
 * a day that is not said.
 */
function dayOfLaw(corpus: Corpus, ordinal: number, today: Day): Day | undefined {
  const { status, validity } = standingAt(corpus, ordinal, today);
  if (status === 'in-force') return today;
  return status === 'repealed' ? validity?.until : validity?.from;
}

/**
 * The citations in lists of which the own act lacks a member that names none: a list is of one act, which is not this one.
 * "die §§ 25, 104a ... oder den §§ 32 bis 34 des Hafengesetzes" in an act of 60 sections.
 */
function listsOfOthers(citations: readonly LocatedCitation[], own: number, text: string): ReadonlySet<LocatedCitation> {
  const found = new Set<LocatedCitation>();
  let list: LocatedCitation[] = [];
  for (const [at, cited] of citations.entries()) {
    list.push(cited);
    const next = citations[at + 1];
    if (next !== undefined && areListed(cited.citation, next.citation, text)) continue;
    if (list.some((each) => each.citation.act.kind === 'this' && (each.act !== own || each.lacks === 'unit')))
      list.forEach((each) => found.add(each));
    list = [];
  }
  return found;
}

const meansOtherWording = (text: string, citation: Citation): boolean =>
  namesWording(text, citation) || formerWordsOf(text, citation) !== undefined;

/** The units that a path leads through, and its own: "sec_5", "sec_5__para_1". */
const beginningsOf = (path: Path): readonly string[] => path.map((_, at) => formatEId(path.slice(0, at + 1)));

/** "### § 5 Fees", "(XXXX) §§ 8 to 17 (repealed)": what a unit begins with, and a whole line of heading, is its own name. */
class Headings {
  readonly #lines: LineTable;
  /** How long the marks are that the text begins with. */
  readonly #marks: number;

  constructor(text: string) {
    this.#lines = new LineTable(text);
    this.#marks = /^[\s>*_-]*/u.exec(text)![0].length;
  }

  has({ start }: TextSpan): boolean {
    const { line, character } = this.#lines.positionAt(start);
    return start <= this.#marks || /^\s*#/u.test(this.#lines.line(line).slice(0, character));
  }
}
