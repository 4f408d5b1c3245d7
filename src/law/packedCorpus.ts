import type { Corpus } from './corpus';
import { dayFromNumber } from './day';
import { parseEId } from './path';
import type { Act, Provision, Validity } from './provision';
import { splitProvisionId, type ProvisionId } from './provisionId';
import { findString, isEmptyAt, stringAt, type StringColumn } from './stringColumn';

/** A corpus as columns: what a snapshot stores byte for byte. Row = ordinal, unless said otherwise. */
export interface CorpusColumns {
  readonly acts: readonly Act[];
  /** Files named by `fileOf`. */
  readonly files: readonly string[];
  readonly ids: StringColumn;
  readonly idSlots: Int32Array;
  readonly headings: StringColumn;
  readonly texts: StringColumn;
  readonly sourceKeys: StringColumn;
  /** Row = act: the first ordinal; one more row at the end. */
  readonly actStarts: Uint32Array;
  readonly parents: Int32Array;
  readonly subtreeEnds: Uint32Array;
  readonly fileOf: Uint32Array;
  /** Four numbers a provision: start line, start character, end line, end character. */
  readonly ranges: Uint32Array;
  /** 1 where repealed. */
  readonly repealed: Uint8Array;
  /** The ordinals of the provisions whose source states when they are law, ascending: in most corpora few, or none. */
  readonly datedRows: Uint32Array;
  /** Two numbers for each of `datedRows`, as `dayNumber` has them: the first day and the last; 0 where it is not stated. */
  readonly datedDays: Uint32Array;
}

/** A {@link Corpus} over {@link CorpusColumns}; provisions come to be when asked for. */
export class PackedCorpus implements Corpus {
  readonly size: number;

  constructor(readonly columns: CorpusColumns) {
    this.size = columns.parents.length;
  }

  get acts(): readonly Act[] {
    return this.columns.acts;
  }

  provision(ordinal: number): Provision {
    const { columns } = this;
    const id = this.id(ordinal);
    const { act, eId } = splitProvisionId(id);
    const parent = this.parent(ordinal);
    const [startLine, startCharacter, endLine, endCharacter] = columns.ranges.subarray(ordinal * 4, ordinal * 4 + 4);
    const sourceKey = this.sourceKey(ordinal);
    const validity = this.validity(ordinal);
    // Whoever asks for a place or a label has no use for the text, which may be long.
    const textOf = (): string => this.text(ordinal);
    return {
      id,
      act,
      path: parseEId(eId),
      heading: this.heading(ordinal),
      get text() {
        return textOf();
      },
      status: this.isRepealed(ordinal) ? 'repealed' : 'in-force',
      ...(validity !== undefined && { validity }),
      ...(parent >= 0 && { parent: this.id(parent) }),
      range: {
        start: { line: startLine!, character: startCharacter! },
        end: { line: endLine!, character: endCharacter! },
      },
      file: columns.files[columns.fileOf[ordinal]!]!,
      ...(sourceKey !== '' && { sourceKey }),
    };
  }

  text(ordinal: number): string {
    return stringAt(this.columns.texts, ordinal);
  }

  hasText(ordinal: number): boolean {
    return !isEmptyAt(this.columns.texts, ordinal);
  }

  textLength(ordinal: number): number {
    const { offsets } = this.columns.texts;
    return offsets[ordinal + 1]! - offsets[ordinal]!;
  }

  heading(ordinal: number): string {
    return stringAt(this.columns.headings, ordinal);
  }

  sourceKey(ordinal: number): string {
    return stringAt(this.columns.sourceKeys, ordinal);
  }

  isRepealed(ordinal: number): boolean {
    return this.columns.repealed[ordinal] === 1;
  }

  validity(ordinal: number): Validity | undefined {
    const { datedRows, datedDays } = this.columns;
    const at = lastAtMost(datedRows, ordinal);
    if (datedRows[at] !== ordinal) return undefined;
    const [from, until] = datedDays.subarray(at * 2, at * 2 + 2);
    return { ...(from! > 0 && { from: dayFromNumber(from!) }), ...(until! > 0 && { until: dayFromNumber(until!) }) };
  }

  id(ordinal: number): ProvisionId {
    return stringAt(this.columns.ids, ordinal);
  }

  ordinal(id: ProvisionId): number | undefined {
    return findString(this.columns.ids, this.columns.idSlots, id);
  }

  actOf(ordinal: number): number {
    const { actStarts } = this.columns;
    return lastAtMost(actStarts, ordinal, actStarts.length - 1);
  }

  provisionsOf(act: number): readonly [number, number] {
    return [this.columns.actStarts[act]!, this.columns.actStarts[act + 1]!];
  }

  parent(ordinal: number): number {
    return this.columns.parents[ordinal]!;
  }

  subtreeEnd(ordinal: number): number {
    return this.columns.subtreeEnds[ordinal]!;
  }
}

/** The position of the last of ascending numbers, of the first `length` of them, that is at most `value`; 0 where none is. */
function lastAtMost(numbers: Uint32Array, value: number, length = numbers.length): number {
  let low = 0;
  for (let high = length; high - low > 1;) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= value) low = middle;
    else high = middle;
  }
  return low;
}
