import { quotationsIn, type TextSpan } from '../../text';
import { spanBefore } from '../document/blocks';
import type { ReadPart } from '../document/readDocument';
import type { Observation } from '../finding';
import { ownedBlock } from './blockQuotations';
import { isQuotedFrom, ownerOf, type Comparison } from './misquotations';

/**
 * What was observed, without the citations that could not be checked because they are words of quoted law: "subsection
 * (2)" counts from the provision that the quotation is of, and the law is not the draft's to mend. A quotation that is
 * not nearly one of the provision beside it, and a citation in one that names its act, stay told.
 */
export function* withoutQuotedLaw(
  observations: readonly Observation[],
  part: QuotingPart,
  comparison: Comparison,
): Generator<void, Observation[]> {
  const bare = new Set(part.citations.flatMap(({ citation }) => (citation.act.kind === 'named' ? [] : citation.start)));
  const quotations = new LawQuotations(part, comparison);
  const told: Observation[] = [];
  for (const observation of observations) {
    const isBare = observation.code === 'unchecked' && bare.has(observation.start);
    if (!isBare || !quotations.holds(observation)) told.push(observation);
    yield;
  }
  return told;
}

type QuotingPart = Pick<ReadPart, 'plain' | 'blocks' | 'citations'>;

const isInside = ({ start, end }: TextSpan, around: TextSpan): boolean => around.start <= start && end <= around.end;

/** The quotations of a text that are of the provisions beside them; each paragraph is looked through once. */
class LawQuotations {
  readonly #inBlock = new Map<TextSpan, readonly TextSpan[]>();
  readonly #inLines = new Map<TextSpan, boolean>();
  readonly #starts: readonly Pick<TextSpan, 'start'>[];

  constructor(
    private readonly part: QuotingPart,
    private readonly comparison: Comparison,
  ) {
    this.#starts = part.citations.map(({ citation: { start } }) => ({ start }));
  }

  holds(span: TextSpan): boolean {
    const { plain, blocks } = this.part;
    const lines = plain.blockQuotations[spanBefore(plain.blockQuotations, span.start)];
    if (lines !== undefined && isInside(span, lines) && this.#isOfLaw(lines)) return true;
    const block = blocks[spanBefore(blocks, span.start)]!;
    let quoted = this.#inBlock.get(block);
    if (quoted === undefined) this.#inBlock.set(block, (quoted = this.#quotedIn(block)));
    return quoted.some((one) => isInside(span, one));
  }

  #isOfLaw(lines: TextSpan): boolean {
    let isOfLaw = this.#inLines.get(lines);
    if (isOfLaw === undefined) {
      const { plain, citations } = this.part;
      const { quoted, owners } = ownedBlock(plain.text, lines, citations, this.#firstFrom(lines.start));
      isOfLaw = owners.some((owner) => isQuotedFrom(quoted, owner, this.comparison));
      this.#inLines.set(lines, isOfLaw);
    }
    return isOfLaw;
  }

  #quotedIn(block: TextSpan): TextSpan[] {
    const { text } = this.part.plain;
    const inside = this.part.citations.slice(this.#firstFrom(block.start), this.#firstFrom(block.end));
    return quotationsIn(text.slice(block.start, block.end)).flatMap(({ start, end, isClosed }) => {
      const quoted = { start: block.start + start, end: block.start + end };
      const owner = isClosed ? ownerOf(text, quoted, inside) : undefined;
      return owner !== undefined && isQuotedFrom(quoted, owner, this.comparison) ? [quoted] : [];
    });
  }

  /** The place of the first citation that begins at an offset or behind it. */
  #firstFrom(offset: number): number {
    return spanBefore(this.#starts, offset - 1) + 1;
  }
}
