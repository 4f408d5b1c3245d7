import {
  draftDefinitionsIn,
  readCitations,
  type CitationResolver,
  type Definitions,
  type LocatedCitation,
  type Trail,
} from '../../citation';
import type { Citation, Language } from '../../law';
import type { TextSpan } from '../../text';

/** What was read of the text of one block. Offsets count from its beginning. */
interface ReadBlock {
  readonly words: string;
  readonly found: readonly Citation[];
  /** The short names that it gives to acts. */
  readonly defined: Definitions;
}

/** What a text has cited so far, and the same as text. */
interface Passed {
  readonly trail?: Trail;
  readonly key: string;
}

/** What the citations of a block mean. */
interface Meaning {
  /** The key of what had been cited in front of the block. */
  readonly before: string;
  /** Where the block begins; the offsets of its citations are those of the whole text. */
  readonly start: number;
  readonly citations: readonly LocatedCitation[];
  readonly after: Passed;
}

/** The citations of a text, a block after another: none goes over the end of its block. */
export function* findInBlocks(
  text: string,
  blocks: readonly TextSpan[],
  language: Language,
): Generator<void, Citation[]> {
  const found: Citation[] = [];
  for (const { start, end } of blocks) {
    for (const citation of yield* readCitations(text.slice(start, end), language)) found.push(movedBy(start, citation));
  }
  return found;
}

/** What is kept of a draft: its blocks in order, and what their citations mean. */
interface Kept {
  readonly language?: Language;
  readonly blocks: readonly ReadBlock[];
  /** The short names that the draft defines, as JSON. */
  readonly defined?: string;
  /** One a block. */
  readonly meanings: readonly Meaning[];
}

const NOTHING_KEPT: Kept = { blocks: [], meanings: [] };
/** Blocks that are known, between two looks at the clock. */
const STEP = 50;

/**
 * Reads drafts, and keeps what it read of the last one, so that a later version is read anew only where it differs.
 *
 * What the citations of a block are depends on its text and the document's language alone; what they mean, besides, on
 * the short names that the document defines and on what was cited last in front of the block. Where one of these is
 * another, what was kept is not used, so that a draft is never read otherwise than without memory. The resolver must be
 * the same each time.
 */
export class BlockMemory {
  #kept = NOTHING_KEPT;

  /** Each citation with its meaning, in order. Yields often; where it is broken off, it keeps what it kept before. */
  *read(
    text: string,
    spans: readonly TextSpan[],
    language: Language,
    resolver: CitationResolver,
  ): Generator<void, LocatedCitation[]> {
    const last = language === this.#kept.language ? this.#kept : NOTHING_KEPT;
    const { head, tail } = sharedBlocks(text, spans, last.blocks);
    const between = last.blocks.length - tail;
    const readBefore = new Map(last.blocks.slice(head, between).map((block) => [block.words, block]));
    const blocks: ReadBlock[] = last.blocks.slice(0, head);
    for (const { start, end } of spans.slice(head, spans.length - tail)) {
      const words = text.slice(start, end);
      const block = readBefore.get(words) ?? (yield* readBlock(words, language));
      readBefore.set(block.words, block);
      blocks.push(block);
      yield;
    }
    for (const block of last.blocks.slice(between)) blocks.push(block);
    yield;
    const defined = new Map(blocks.flatMap((block) => (block.defined.size === 0 ? [] : [...block.defined])));
    const asText = JSON.stringify([...defined]);
    const known = asText === last.defined ? last.meanings : [];
    const meant = new Map<string, Meaning>();
    for (const [at, meaning] of known.slice(head, between).entries()) meant.set(last.blocks[head + at]!.words, meaning);
    const meanings: Meaning[] = [];
    const citations: LocatedCitation[] = [];
    let after: Passed = { key: '' };
    for (const [at, { words, found }] of blocks.entries()) {
      const before = after;
      const fromEnd = at - blocks.length + last.blocks.length;
      const same = at < head ? known[at] : fromEnd >= between ? known[fromEnd] : meant.get(words);
      const isKnown = same?.before === before.key;
      const read = isKnown
        ? same
        : yield* meaningOf(resolver.locateEach(found, { defined }, words, before.trail), before.key);
      const meaning = movedTo(spans[at]!.start, read);
      if (!isKnown) meant.set(words, meaning);
      meanings.push(meaning);
      for (const cited of meaning.citations) citations.push(cited);
      ({ after } = meaning);
      if (!isKnown || at % STEP === 0) yield;
    }
    this.#kept = { language, blocks, defined: asText, meanings };
    return citations;
  }
}

/** How many blocks of before a text begins with, and with how many of the others it ends. */
function sharedBlocks(
  text: string,
  spans: readonly TextSpan[],
  before: readonly ReadBlock[],
): { readonly head: number; readonly tail: number } {
  const isSame = (span: TextSpan | undefined, block: ReadBlock | undefined): boolean =>
    span !== undefined && block?.words.length === span.end - span.start && text.startsWith(block.words, span.start);
  const most = Math.min(spans.length, before.length);
  let [head, tail] = [0, 0];
  while (head < most && isSame(spans[head], before[head])) head += 1;
  while (tail < most - head && isSame(spans[spans.length - 1 - tail], before[before.length - 1 - tail])) tail += 1;
  return { head, tail };
}

function* readBlock(slice: string, language: Language): Generator<void, ReadBlock> {
  const words = ownCopy(slice);
  const found = yield* readCitations(words, language);
  yield;
  return { words, found, defined: draftDefinitionsIn(words) };
}

/** At the beginning of a text. */
function* meaningOf(located: ReturnType<CitationResolver['locateEach']>, before: string): Generator<void, Meaning> {
  const citations: LocatedCitation[] = [];
  for (;;) {
    const step = located.next();
    if (step.done === true) {
      return { before, start: 0, citations, after: { trail: step.value, key: JSON.stringify(step.value) } };
    }
    if (step.value !== undefined) citations.push(step.value);
    yield;
  }
}

function movedTo(start: number, meaning: Meaning): Meaning {
  const offset = start - meaning.start;
  if (offset === 0 || meaning.citations.length === 0) return meaning;
  const citations = meaning.citations.map((cited) => ({ ...cited, citation: movedBy(offset, cited.citation) }));
  return { ...meaning, start, citations };
}

const movedBy = (offset: number, citation: Citation): Citation => ({
  ...citation,
  start: citation.start + offset,
  end: citation.end + offset,
});

/** A slice keeps the whole text that it is of in memory. */
export const ownCopy = (slice: string): string => JSON.parse(JSON.stringify(slice)) as string;
