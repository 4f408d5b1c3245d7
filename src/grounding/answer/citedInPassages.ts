import { firstWhere } from '../../law';
import type { LocatedCitation } from '../../citation';
import { spanBefore, type ReadPart } from '../../check';
import type { Notes } from './notes';
import type { Passage } from './passages';

/** What a passage is to be held against. */
export interface PassageCitations {
  /** Those in its own words and in the notes that it refers to. */
  readonly own: readonly LocatedCitation[];
  /** The notes that it refers to and that cite no provision. */
  readonly emptyNotes: readonly string[];
  /** Those of its paragraph that stand nearest, where it has none of its own. */
  readonly carried: readonly LocatedCitation[];
}

/** A paragraph that cites more says more than one thing. */
const MOST_CARRIED = 10;

/**
 * What each passage cites. Yields often.
 *
 * Assumption: who writes a paragraph cites once for all of it, as a rule at its end, so that a sentence without a citation
 * rests on those of its paragraph, the nearest first. Known failure: one that rests on none, between two that do.
 */
export function* citedInPassages(
  part: ReadPart,
  notes: Notes,
  passages: readonly Passage[],
): Generator<void, PassageCitations[]> {
  const written = writtenIn(part, passages);
  yield;
  const noted = notedBy(part, notes);
  yield;
  const labels = labelsOf(part, notes, passages);
  yield;
  const own = passages.map((_, at) => [
    ...new Set([...written[at]!, ...labels[at]!.flatMap((label) => noted.get(label) ?? [])]),
  ]);
  yield;
  const carriers = passages.flatMap((_, at) => (own[at]!.length > 0 ? [at] : []));
  return passages.map((passage, at) => {
    const emptyNotes = labels[at]!.filter((label) => !noted.has(label));
    const isBare = own[at]!.length === 0 && emptyNotes.length === 0;
    return {
      own: own[at]!,
      emptyNotes,
      carried: isBare ? carriedTo(at, passage, passages, own, carriers) : [],
    };
  });
}

/** The citations in the words of each passage. */
function writtenIn({ citations }: ReadPart, passages: readonly Passage[]): LocatedCitation[][] {
  const written = passages.map((): LocatedCitation[] => []);
  for (const cited of citations) written[spanBefore(passages, cited.citation.start)]?.push(cited);
  return written;
}

/** The citations of each note that has some. */
function notedBy({ plain, citations }: ReadPart, { texts }: Notes): ReadonlyMap<string, LocatedCitation[]> {
  const noted = new Map<string, LocatedCitation[]>();
  for (const cited of citations) {
    const { start } = plain.inSource(cited.citation);
    const note = texts[spanBefore(texts, start)];
    if (note === undefined || note.end <= start) continue;
    const known = noted.get(note.label);
    if (known === undefined) noted.set(note.label, [cited]);
    else known.push(cited);
  }
  return noted;
}

/** The notes that each passage refers to: by marks in it and behind it, and by one that opens its line. */
function labelsOf({ plain }: ReadPart, { marks }: Notes, passages: readonly Passage[]): string[][] {
  const starts = passages.map((passage) => ({ start: plain.inSource(passage).start }));
  const labels = passages.map((): string[] => []);
  for (const { start, end, leads, labels: referred } of marks) {
    const at = leads ? spanBefore(starts, end - 1) + 1 : Math.max(0, spanBefore(starts, start));
    labels[at]?.push(...referred);
  }
  return labels;
}

/** @param carriers the passages that cite, in order */
function carriedTo(
  at: number,
  { paragraph }: Passage,
  passages: readonly Passage[],
  own: readonly (readonly LocatedCitation[])[],
  carriers: readonly number[],
): LocatedCitation[] {
  const carried: LocatedCitation[] = [];
  const isHere = (carrier: number | undefined): carrier is number =>
    carrier !== undefined && passages[carrier]!.paragraph === paragraph;
  let behind = firstWhere(carriers, (carrier) => carrier >= at);
  let before = behind - 1;
  while (carried.length < MOST_CARRIED) {
    const [previous, next] = [carriers[before], carriers[behind]];
    const takesPrevious = isHere(previous) && (!isHere(next) || at - previous < next - at);
    const carrier = takesPrevious ? previous : next;
    if (!isHere(carrier)) break;
    if (takesPrevious) before -= 1;
    else behind += 1;
    carried.push(...own[carrier]!);
  }
  return [...new Set(carried)].slice(0, MOST_CARRIED);
}
