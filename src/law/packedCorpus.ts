import type { Corpus } from './corpus';
import { parseEId } from './path';
import type { Act, ActDocument, Problem, Provision } from './provision';
import { splitProvisionId, type ProvisionId } from './provisionId';
import { buildStringIndex, findString, stringAt, StringColumnBuilder, type StringColumn } from './stringColumn';

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
    return {
      id,
      act,
      path: parseEId(eId),
      heading: this.heading(ordinal),
      text: this.text(ordinal),
      status: columns.repealed[ordinal] === 1 ? 'repealed' : 'in-force',
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

  heading(ordinal: number): string {
    return stringAt(this.columns.headings, ordinal);
  }

  sourceKey(ordinal: number): string {
    return stringAt(this.columns.sourceKeys, ordinal);
  }

  id(ordinal: number): ProvisionId {
    return stringAt(this.columns.ids, ordinal);
  }

  ordinal(id: ProvisionId): number | undefined {
    return findString(this.columns.ids, this.columns.idSlots, id);
  }

  actOf(ordinal: number): number {
    const { actStarts } = this.columns;
    let low = 0;
    let high = actStarts.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (actStarts[middle]! <= ordinal) low = middle;
      else high = middle;
    }
    return low;
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

/**
 * Packs acts into a corpus. An id that was already taken (two files that hold the same act, a number used twice) is a
 * reported conflict: the first holder keeps the id, the later one is kept too, under `id~2`.
 */
export class CorpusBuilder {
  readonly problems: Problem[] = [];
  readonly #acts: Act[] = [];
  readonly #files = new Map<string, number>();
  readonly #taken = new Map<ProvisionId, string>();
  /** The number of an id's next copy. */
  readonly #copies = new Map<ProvisionId, number>();
  readonly #ids = new StringColumnBuilder();
  readonly #headings = new StringColumnBuilder();
  readonly #texts = new StringColumnBuilder();
  readonly #sourceKeys = new StringColumnBuilder();
  readonly #actStarts: number[] = [];
  readonly #parents: number[] = [];
  readonly #subtreeEnds: number[] = [];
  readonly #fileOf: number[] = [];
  readonly #ranges: number[] = [];
  readonly #repealed: number[] = [];

  add({ act, provisions }: ActDocument): void {
    this.#acts.push(act);
    this.#actStarts.push(this.#ids.length);
    /** Ids as the document writes them, to their ordinal: a renamed parent still finds its children. */
    const local = new Map<ProvisionId, number>();
    for (const provision of provisions) {
      const ordinal = this.#ids.length;
      local.set(provision.id, ordinal);
      this.#ids.push(this.#claim(provision));
      this.#headings.push(provision.heading);
      this.#texts.push(provision.text);
      this.#sourceKeys.push(provision.sourceKey ?? '');
      this.#parents.push(provision.parent === undefined ? -1 : (local.get(provision.parent) ?? -1));
      this.#subtreeEnds.push(ordinal + 1);
      this.#fileOf.push(this.#fileNumber(provision.file));
      const { start, end } = provision.range;
      this.#ranges.push(start.line, start.character, end.line, end.character);
      this.#repealed.push(provision.status === 'repealed' ? 1 : 0);
      this.#extendAncestors(ordinal);
    }
  }

  finish(): PackedCorpus {
    const ids = this.#ids.finish();
    return new PackedCorpus({
      acts: this.#acts,
      files: [...this.#files.keys()],
      ids,
      idSlots: buildStringIndex(ids),
      headings: this.#headings.finish(),
      texts: this.#texts.finish(),
      sourceKeys: this.#sourceKeys.finish(),
      actStarts: Uint32Array.from([...this.#actStarts, this.#parents.length]),
      parents: Int32Array.from(this.#parents),
      subtreeEnds: Uint32Array.from(this.#subtreeEnds),
      fileOf: Uint32Array.from(this.#fileOf),
      ranges: Uint32Array.from(this.#ranges),
      repealed: Uint8Array.from(this.#repealed),
    });
  }

  #extendAncestors(ordinal: number): void {
    for (let parent = this.#parents[ordinal]!; parent >= 0; parent = this.#parents[parent]!) {
      this.#subtreeEnds[parent] = ordinal + 1;
    }
  }

  #fileNumber(file: string): number {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    this.#files.set(file, this.#files.size);
    return this.#files.size - 1;
  }

  #claim({ id, file, range }: Provision): ProvisionId {
    const holder = this.#taken.get(id);
    if (holder === undefined) {
      this.#taken.set(id, file);
      return id;
    }
    let copy = this.#copies.get(id) ?? 2;
    while (this.#taken.has(`${id}~${copy}`)) copy += 1;
    this.#copies.set(id, copy + 1);
    const renamed = `${id}~${copy}`;
    this.#taken.set(renamed, file);
    this.problems.push({
      file,
      line: range.start.line + 1,
      severity: 'warning',
      message: `${id} is already defined in ${holder}; this one is kept as ${renamed}.`,
    });
    return renamed;
  }
}
