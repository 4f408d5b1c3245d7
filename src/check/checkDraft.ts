import type { LocatedCitation } from '../citation';
import type { Day } from '../law';
import { splitSentences, type TextSpan } from '../text';
import { spanBefore } from './document/blocks';
import { misquotedBlocks } from './findings/blockQuotations';
import { CitedTexts } from './findings/citedText';
import type { Severities } from './codes';
import type { CheckedIndex, Finding, Observation } from './finding';
import { wrongHeading } from './findings/headings';
import { Ignores } from './ignores';
import { lookalikes } from './findings/lookalikes';
import { inMarkup, type DraftFormat } from './document/markup';
import { misquotations } from './findings/misquotations';
import { outcomeProblems, unsureAct } from './findings/outcomes';
import { inDocument, readDraft, type ReadPart } from './document/readDocument';
import { unrelatedCitations } from './findings/unrelated';

/** What is asked about one text. */
export interface CheckOptions {
  readonly severities: Severities;
  /** The day on which what is cited should be law. */
  readonly today: Day;
  /** The text as {@link readDraft} or {@link readStatute} read it, where that has been done already. */
  readonly read?: readonly ReadPart[];
}

/**
 * Checks every citation of a text that is no part of the corpus. Yields often, so that the caller can let other work in
 * or stop. Offsets of the findings are UTF-16 code units of `source`; they come in its order.
 */
export function* checkDraft(
  source: string,
  format: DraftFormat,
  index: CheckedIndex,
  { severities, today, read }: CheckOptions,
): Generator<void, Finding[]> {
  const findings: Finding[] = [];
  const ignores = new Ignores(source);
  const texts = new CitedTexts(index.corpus);
  for (const part of read ?? (yield* readDraft(source, format, index))) {
    const { plain, blocks, citations } = part;
    const observations: Observation[] = [];
    let next = 0;
    for (const block of blocks) {
      const first = next;
      while (next < citations.length && citations[next]!.citation.start < block.end) next += 1;
      const inside = citations.slice(first, next);
      for (const observation of checkBlock(plain.text, block, inside, index, texts, { severities, today })) {
        observations.push(observation);
      }
      yield;
    }
    if (severities.misquotation !== 'off') {
      for (const observation of yield* misquotedBlocks(plain.text, citations, texts)) observations.push(observation);
    }
    // Not spread: a call takes no hundred thousand arguments.
    for (const finding of findingsOf(observations, ignores, severities, part, format)) findings.push(finding);
  }
  return findings;
}

function* checkBlock(
  text: string,
  block: TextSpan,
  found: readonly LocatedCitation[],
  index: CheckedIndex,
  texts: CitedTexts,
  { severities, today }: CheckOptions,
): Generator<Observation> {
  if (severities.unchecked !== 'off') {
    yield* lookalikes(
      text,
      block,
      found.map(({ citation }) => citation),
    );
  }
  const citations = found.filter(({ citation }) => !isListMark(text, citation));
  if (citations.length === 0) return;
  const sentences = splitSentences(text.slice(block.start, block.end)).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
  for (const [sentence, inside] of bySentence(sentences, citations)) {
    const sure = sureOf(text, inside);
    for (const cited of inside) {
      if (cited.outcome === 'provision-not-found' && !sure.includes(cited)) yield* unsureAct(cited, index);
    }
    for (const cited of sure) {
      yield* outcomeProblems(cited, index, text, today);
      yield* wrongHeading(cited, { text, corpus: index.corpus });
    }
    if (severities['unrelated-citation'] !== 'off') {
      yield* unrelatedCitations(text, sentence, sure, index.corpus, texts);
    }
  }
  if (severities.misquotation !== 'off') yield* misquotations(text, block, citations, texts);
}

/** What joins the members of a list. */
const JOINED = /^[\s,;]{0,4}(?:(?:und|oder|sowie|bzw\.|bis|and|or|to|및|또는|와|과)\s{0,3})?$/u;

/**
 * The citations of a sentence of which it is certain what act they are of: they name it or go back to it ("that Act",
 * "같은 조"), they stand behind one that does, or in the list that ends with one. "Section 5" alone mostly means the act
 * that was named last, but where that act has no section 5 the guess was wrong more often than the draft.
 */
function sureOf(text: string, sentence: readonly LocatedCitation[]): LocatedCitation[] {
  const named = new Set<number | undefined>();
  const sure = sentence.map(({ citation, act, outcome }) => {
    const names = citation.act.kind !== 'this' || citation.anchor === 'previous';
    if (names) named.add(act);
    return names || outcome === 'act-not-in-corpus' || named.has(act);
  });
  for (let at = sentence.length - 2; at >= 0; at -= 1) {
    const [one, next] = [sentence[at]!, sentence[at + 1]!];
    const isListed = sure[at + 1] === true && one.act === next.act;
    if (isListed && JOINED.test(text.slice(one.citation.end, next.citation.start))) sure[at] = true;
  }
  return sentence.filter((_, at) => sure[at]);
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
    return [{ ...observation, ...span, fixes, severity }];
  });
  return findings.sort((a, b) => a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1));
}
