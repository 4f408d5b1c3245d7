import { hasFrontNames, type LocatedCitation } from '../../citation';
import type { Corpus, Language } from '../../law';
import { detectLanguage } from '../../languages';
import { type TextSpan } from '../../text';
import type { Edit, ReadPart } from '../../check';

/** A citation that a person has to look at. */
export interface Note extends TextSpan {
  readonly text: string;
  /** One sentence. */
  readonly reason: string;
}

/** What becomes of a text. Offsets are those of its plain text. */
export interface PartChanges {
  /** In order, none overlapping. */
  readonly edits: readonly Edit[];
  readonly notes: readonly Note[];
}

/** A text with its citations. */
export type CitedText = Pick<ReadPart, 'plain' | 'blocks' | 'citations' | 'ordinal'>;

/** The language that a text is read in: its act's, or the one that it looks to be written in. */
export const languageOf = ({ ordinal, plain }: CitedText, corpus: Corpus): Language =>
  ordinal === undefined ? detectLanguage(plain.text) : corpus.acts[corpus.actOf(ordinal)]!.language;

/** A paragraph of a text with the citations in it. */
export interface CitedBlock extends TextSpan {
  readonly citations: readonly LocatedCitation[];
  /** The place of the first among all citations of the text. */
  readonly first: number;
}

/** Where the numbers of a citation stand: the resolver may lengthen it over its act's whole name, on the other side. */
const placeOf = ({ citation: { start, end, system } }: LocatedCitation): number =>
  hasFrontNames(system) ? end - 1 : start;

export function* blocksWithCitations({ blocks, citations }: CitedText): Generator<CitedBlock> {
  let next = 0;
  for (const { start, end } of blocks) {
    const first = next;
    while (next < citations.length && placeOf(citations[next]!) < end) next += 1;
    yield { start, end, first, citations: citations.slice(first, next) };
  }
}
