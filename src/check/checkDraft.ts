import type { LocatedCitation } from '../citation';
import type { Day } from '../law';
import { splitSentences } from '../languages';
import { type TextSpan } from '../text';
import { spanBefore } from './document/blocks';
import type { ReadCitations } from './document/ownUnits';
import { misquotedBlocks } from './findings/blockQuotations';
import { certaintiesOf, isComparable, type Certainties } from './findings/certainty';
import { CitedTexts } from './findings/citedText';
import type { Severities } from './codes';
import type { CheckedIndex, Finding, Observation } from './finding';
import { wrongHeading } from './findings/headings';
import { insertedIn, isInserted, type Inserted } from './findings/inserted';
import { Ignores } from './ignores';
import { lookalikes } from './findings/lookalikes';
import { inMarkup, type DraftFormat } from './document/markup';
import { misquotations } from './findings/misquotations';
import { learnNames } from './findings/nearestNames';
import { citationProblems } from './findings/outcomes';
import { missingParts } from './findings/provisos';
import { withoutQuotedLaw } from './findings/quotedLaw';
import { inDocument, readDraft, type ReadPart } from './document/readDocument';
import { unrelatedCitations } from './findings/unrelated';

/** What is asked about one text. */
export interface CheckOptions {
  readonly severities: Severities;
  /** The day on which what is cited should be law. */
  readonly today: Day;
  /** The text as {@link readDraft} or {@link readStatute} read it, where that has been done already. */
  readonly read?: readonly ReadPart[];
  /** Whether comments that ask for silence are heeded; default: true. */
  readonly heedsComments?: boolean;
}

/**
 * Checks every citation of a text that is no part of the corpus. Yields often, so that the caller can let other work in
 * or stop. Offsets of the findings are UTF-16 code units of `source`; they come in its order.
 */
export function* checkDraft(
  source: string,
  format: DraftFormat,
  index: CheckedIndex,
  { severities, today, read, heedsComments = true }: CheckOptions,
): Generator<void, Finding[]> {
  const ignores = new Ignores(heedsComments ? source : '');
  const findings = ignores.findings(severities);
  const texts = new CitedTexts(index.corpus);
  for (const part of read ?? (yield* readDraft(source, format, index))) {
    const { plain, blocks, citations, own } = part;
    const certainties = yield* certaintiesOf(plain.text, citations);
    if (citations.some(({ outcome }) => outcome === 'act-not-in-corpus')) yield* learnNames(index.corpus);
    const inserted = yield* insertedIn(plain.text, citations);
    const checked: Checked = { text: plain.text, index, texts, severities, today, certainties, inserted };
    const observations: Observation[] = [];
    let [next, nextOwn] = [0, 0];
    for (const block of blocks) {
      const [first, firstOwn] = [next, nextOwn];
      while (next < citations.length && citations[next]!.citation.start < block.end) next += 1;
      while (nextOwn < own.length && own[nextOwn]!.start < block.end) nextOwn += 1;
      const found = { citations: citations.slice(first, next), own: own.slice(firstOwn, nextOwn) };
      for (const observation of yield* checkBlock(checked, block, found)) observations.push(observation);
      yield;
    }
    if (severities.misquotation !== 'off') {
      for (const observation of yield* misquotedBlocks(plain, citations, checked)) observations.push(observation);
    }
    // Not spread: a call takes no hundred thousand arguments.
    const told = yield* withoutQuotedLaw(observations, part, checked);
    for (const finding of findingsOf(told, ignores, severities, part, format)) findings.push(finding);
  }
  return findings.sort(inOrder);
}

/** A part of a draft, and what it is checked against. */
interface Checked extends Pick<CheckOptions, 'severities' | 'today'> {
  readonly text: string;
  readonly index: CheckedIndex;
  readonly texts: CitedTexts;
  readonly certainties: Certainties;
  readonly inserted: Inserted;
}

/** A block may be a whole draft, a citation on each of its lines: it yields after each. */
function* checkBlock(checked: Checked, block: TextSpan, found: ReadCitations): Generator<void, Observation[]> {
  const { text, index, severities, certainties } = checked;
  const told: Observation[] = [];
  // Not spread: a call takes no hundred thousand arguments.
  const tell = (observations: readonly Observation[]): void => observations.forEach((each) => told.push(each));
  if (severities.unchecked !== 'off') {
    const read = [...found.citations.map(({ citation }) => citation), ...found.own];
    read.sort((one, other) => one.start - other.start);
    tell(yield* lookalikes(text, block, read));
  }
  const citations = found.citations.filter(({ citation }) => !isListMark(text, citation));
  if (citations.length === 0) return told;
  const sentences = splitSentences(text.slice(block.start, block.end)).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
  yield;
  for (const [sentence, inside] of bySentence(sentences, citations)) {
    for (const cited of inside) {
      if (isInserted(cited, checked.inserted)) continue;
      const problems = citationProblems(cited, certainties.get(cited)!, index, checked);
      tell(problems.length > 0 ? problems : missingParts(cited, certainties.get(cited)!, checked));
      yield;
    }
    for (const cited of inside.filter((each) => isComparable(certainties.get(each)!))) {
      tell(wrongHeading(cited, { text, corpus: index.corpus, texts: checked.texts }));
      yield;
    }
    if (severities['unrelated-citation'] !== 'off') {
      tell(unrelatedCitations(sentence, inside, checked));
      yield;
    }
  }
  if (severities.misquotation !== 'off') tell(yield* misquotations(block, citations, checked));
  return told;
}

/** "..., 3,\n16. the name": a number that opens a line of a list was read as one more of a citation's. */
export const isListMark = (text: string, { start, end }: TextSpan): boolean =>
  /\d/u.test(text[start]!) && (start === 0 || text[start - 1] === '\n') && /^[.)]\s/u.test(text.slice(end, end + 2));

function bySentence(
  sentences: readonly TextSpan[],
  citations: readonly LocatedCitation[],
): ReadonlyMap<TextSpan, LocatedCitation[]> {
  const found = new Map<TextSpan, LocatedCitation[]>();
  for (const cited of citations) {
    const sentence = sentences[spanBefore(sentences, cited.citation.start)];
    if (sentence === undefined) continue;
    const inside = found.get(sentence);
    if (inside === undefined) found.set(sentence, [cited]);
    else inside.push(cited);
  }
  return found;
}

/** Observations about the plain text of a part as findings about the source, in its order, without those that are off or ignored. */
export function findingsOf(
  observations: readonly Observation[],
  ignores: Ignores,
  severities: Severities,
  part: ReadPart,
  format: DraftFormat,
): Finding[] {
  const findings = observations.flatMap((observation): Finding[] => {
    const severity = severities[observation.code];
    if (severity === 'off') return [];
    const span = inDocument(part, observation);
    if (ignores.has(observation.code, span.start)) return [];
    const fixes = observation.fixes.flatMap(({ title, edit }) => {
      const place = inDocument(part, edit);
      // What stands in markup cannot be replaced without it.
      const isPlain = place.end - place.start === edit.end - edit.start;
      return isPlain ? [{ title, edit: { ...place, newText: inMarkup(edit.newText, format) } }] : [];
    });
    // A citation may go over the end of a line; a message does not.
    const message = observation.message.replace(/\s+/gu, ' ');
    return [{ ...observation, ...span, message, fixes, severity }];
  });
  return findings.sort(inOrder);
}

/** The order in which a text has its findings. */
export const inOrder = (a: Finding, b: Finding): number =>
  a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1);
