import { dayNumber } from './day';
import { joinNumbers, joinStrings } from './joinColumns';
import { PackedCorpus, type CorpusColumns } from './packedCorpus';
import type { Act, ActDocument, Problem, Validity } from './provision';
import type { ProvisionId } from './provisionId';
import { stringAt, StringColumnBuilder, StringTable, type StringColumn } from './stringColumn';

const encoder = new TextEncoder();

/**
 * Some acts as columns, before they are part of a corpus: ids stand as their sources write them, so that two may be the
 * same, and numbers of rows, acts and files count from 0.
 */
export type PackedActs = Omit<CorpusColumns, 'idSlots'>;

/** Packs acts into columns, in the order they are added. */
export class CorpusBuilder {
  /** What {@link finish} found. */
  readonly problems: Problem[] = [];
  readonly #acts: Act[] = [];
  readonly #files = new Map<string, number>();
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
  readonly #datedRows: number[] = [];
  readonly #datedDays: number[] = [];

  /** Throws RangeError for a validity whose days the calendar does not have: readers report those and leave them out. */
  add({ act, provisions }: ActDocument): void {
    this.#acts.push(act);
    this.#actStarts.push(this.#ids.length);
    const local = new Map<ProvisionId, number>();
    for (const provision of provisions) {
      const ordinal = this.#ids.length;
      local.set(provision.id, ordinal);
      this.#ids.push(provision.id);
      this.#headings.push(provision.heading);
      this.#texts.push(provision.text);
      this.#sourceKeys.push(provision.sourceKey ?? '');
      this.#parents.push(provision.parent === undefined ? -1 : (local.get(provision.parent) ?? -1));
      this.#subtreeEnds.push(ordinal + 1);
      this.#fileOf.push(numberOf(this.#files, provision.file));
      const { start, end } = provision.range;
      this.#ranges.push(start.line, start.character, end.line, end.character);
      this.#repealed.push(provision.status === 'repealed' ? 1 : 0);
      this.#addValidity(ordinal, provision.validity);
      this.#extendAncestors(ordinal);
    }
  }

  /** The acts alone, to be joined with others by {@link joinActs}. */
  pack(): PackedActs {
    return {
      acts: this.#acts,
      files: [...this.#files.keys()],
      ids: this.#ids.finish(),
      headings: this.#headings.finish(),
      texts: this.#texts.finish(),
      sourceKeys: this.#sourceKeys.finish(),
      actStarts: Uint32Array.from([...this.#actStarts, this.#parents.length]),
      parents: Int32Array.from(this.#parents),
      subtreeEnds: Uint32Array.from(this.#subtreeEnds),
      fileOf: Uint32Array.from(this.#fileOf),
      ranges: Uint32Array.from(this.#ranges),
      repealed: Uint8Array.from(this.#repealed),
      datedRows: Uint32Array.from(this.#datedRows),
      datedDays: Uint32Array.from(this.#datedDays),
    };
  }

  /** The acts as a corpus; what is wrong with their ids goes to {@link problems}. */
  finish(): PackedCorpus {
    const { corpus, problems } = joinActs([this.pack()]);
    this.problems.push(...problems);
    return corpus;
  }

  #addValidity(ordinal: number, { from, until }: Validity = {}): void {
    if (from === undefined && until === undefined) return;
    this.#datedRows.push(ordinal);
    for (const day of [from, until]) this.#datedDays.push(day === undefined ? 0 : dayNumber(day));
  }

  #extendAncestors(ordinal: number): void {
    for (let parent = this.#parents[ordinal]!; parent >= 0; parent = this.#parents[parent]!) {
      this.#subtreeEnds[parent] = ordinal + 1;
    }
  }
}

/**
 * Joins acts that were packed apart into one corpus, in order. An id that was already taken (two files that hold the
 * same act, a number used twice) is a reported conflict: the first holder keeps the id, the later one is kept too, under
 * `id~2`. The columns lie in shared memory, so that several threads can read them.
 */
export function joinActs(parts: readonly PackedActs[]): { corpus: PackedCorpus; problems: readonly Problem[] } {
  const firstRows = [0];
  for (const { parents } of parts) firstRows.push(firstRows.at(-1)! + parents.length);
  const files = new Map<string, number>();
  const fileNumbers = parts.map((part) => part.files.map((file) => numberOf(files, file)));
  const column = <Name extends keyof PackedActs>(name: Name): PackedActs[Name][] => parts.map((part) => part[name]);
  const toRow = (row: number, part: number): number => (row < 0 ? row : row + firstRows[part]!);
  const starts = column('actStarts').map((actStarts) => actStarts.subarray(0, -1));
  const joined: PackedActs = {
    acts: column('acts').flat(),
    files: [...files.keys()],
    ids: joinStrings(column('ids')),
    headings: joinStrings(column('headings')),
    texts: joinStrings(column('texts')),
    sourceKeys: joinStrings(column('sourceKeys')),
    actStarts: joinNumbers(Uint32Array, [...starts, Uint32Array.of(0)], toRow),
    parents: joinNumbers(Int32Array, column('parents'), toRow),
    subtreeEnds: joinNumbers(Uint32Array, column('subtreeEnds'), toRow),
    fileOf: joinNumbers(Uint32Array, column('fileOf'), (file, part) => fileNumbers[part]![file]!),
    ranges: joinNumbers(Uint32Array, column('ranges')),
    repealed: joinNumbers(Uint8Array, column('repealed')),
    datedRows: joinNumbers(Uint32Array, column('datedRows'), toRow),
    datedDays: joinNumbers(Uint32Array, column('datedDays')),
  };
  const { ids, idSlots, problems } = settleIds(joined);
  return { corpus: new PackedCorpus({ ...joined, ids, idSlots }), problems };
}

/** Gives every provision an id of its own, and builds the table that finds it. */
function settleIds({ ids, files, fileOf, ranges }: PackedActs): {
  ids: StringColumn;
  idSlots: Int32Array;
  problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const table = new StringTable();
  /** The number of an id's next copy. */
  const copies = new Map<ProvisionId, number>();
  for (let row = 0; row < fileOf.length; row += 1) {
    const holder = table.add(ids.bytes, ids.offsets[row], ids.offsets[row + 1]);
    if (holder === row) continue;
    const id = stringAt(ids, row);
    let copy = copies.get(id) ?? 2;
    while (table.add(encoder.encode(`${id}~${copy}`)) !== row) copy += 1;
    copies.set(id, copy + 1);
    problems.push({
      file: files[fileOf[row]!]!,
      line: ranges[row * 4]! + 1,
      severity: 'warning',
      message: `${id} is already defined in ${files[fileOf[holder]!]!}; this one is kept as ${id}~${copy}.`,
    });
  }
  const { column, slots } = table.finish();
  return { ids: joinStrings([column]), idSlots: joinNumbers(Int32Array, [slots]), problems };
}

/** The number of a name: the next one where it is new. */
function numberOf(names: Map<string, number>, name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  names.set(name, names.size);
  return names.size - 1;
}
