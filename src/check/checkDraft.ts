import { findCitations, type LocatedCitation } from '../citation';
import { detectLanguage, splitSentences, type TextSpan } from '../text';
import { blocksOf, spanBefore } from './blocks';
import { CitedTexts } from './citedText';
import type { Severities } from './codes';
import type { CheckedIndex, Finding, Observation } from './finding';
import { wrongHeading } from './headings';
import { isIgnored } from './ignores';
import { LineTable } from './lineTable';
import { lookalikes } from './lookalikes';
import { PlainText, type DraftFormat } from './markup';
import { misquotations } from './misquotations';
import { outcomeProblems, unsureAct } from './outcomes';
import { unrelatedCitations } from './unrelated';

/** What is asked about one text. */
export interface CheckOptions {
  readonly severities: Severities;
}

/**
 * Checks every citation of a text that is no part of the corpus. Yields often, so that the caller can let other work in
 * or stop. Offsets of the findings are UTF-16 code units of `source`; they come in its order.
 */
export function* checkDraft(
  source: string,
  format: DraftFormat,
  index: CheckedIndex,
  { severities }: CheckOptions,
): Generator<void, Finding[]> {
  const plain = new PlainText(source, format);
  const { text } = plain;
  const blocks = blocksOf(text);
  yield;
  const citations = yield* locateAll(text, blocks, index);
  const observations: Observation[] = [];
  const texts = new CitedTexts(index.corpus);
  let next = 0;
  for (const block of blocks) {
    const first = next;
    while (next < citations.length && citations[next]!.citation.start < block.end) next += 1;
    for (const observation of checkBlock(text, block, citations.slice(first, next), index, texts, severities)) {
      observations.push(observation);
    }
    yield;
  }
  return findingsOf(observations, source, severities, plain);
}

/** All citations of a text, found a block at a time. */
function* locateAll(
  text: string,
  blocks: readonly TextSpan[],
  { resolver }: CheckedIndex,
): Generator<void, LocatedCitation[]> {
  const language = detectLanguage(text);
  const found = [];
  for (const { start, end } of blocks) {
    for (const citation of findCitations(text.slice(start, end), language)) {
      found.push({ ...citation, start: start + citation.start, end: start + citation.end });
    }
    yield;
  }
  return resolver.locate(found, {}, text);
}

function* checkBlock(
  text: string,
  block: TextSpan,
  found: readonly LocatedCitation[],
  index: CheckedIndex,
  texts: CitedTexts,
  severities: Severities,
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
      yield* outcomeProblems(cited, index, text);
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
 * The citations of a sentence of which it is certain what act they are of: they name it, they stand behind one that
 * does, or in the list that ends with one. "Section 5" alone mostly means the act that was named last, but where that
 * act has no section 5 the guess was wrong more often than the draft.
 */
function sureOf(text: string, sentence: readonly LocatedCitation[]): LocatedCitation[] {
  const named = new Set<number | undefined>();
  const sure = sentence.map(({ citation, act, outcome }) => {
    const names = citation.act.kind === 'named' || citation.act.kind === 'defined';
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

/** Observations with their severity, in the source's offsets and order, without those that are off or ignored. */
export function findingsOf(
  observations: readonly Observation[],
  source: string,
  severities: Severities,
  plain?: PlainText,
): Finding[] {
  const lines = new LineTable(source);
  const findings = observations.flatMap((observation): Finding[] => {
    const severity = severities[observation.code];
    if (severity === 'off') return [];
    const span = plain === undefined ? observation : plain.inSource(observation);
    if (isIgnored(observation.code, lines.positionAt(span.start).line, lines)) return [];
    const fixes = observation.fixes.flatMap(({ title, edit }) => {
      const place = plain === undefined ? edit : plain.inSource(edit);
      // What stands in markup cannot be replaced without it.
      const isPlain = place.end - place.start === edit.end - edit.start;
      return isPlain ? [{ title, edit: { start: place.start, end: place.end, newText: edit.newText } }] : [];
    });
    return [{ ...observation, start: span.start, end: span.end, fixes, severity }];
  });
  return findings.sort((a, b) => a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1));
}
