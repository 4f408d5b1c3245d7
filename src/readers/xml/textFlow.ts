import { paragraphMarker } from '../units';
import type { Dialect } from './dialect';
import { hasText } from './textLines';
import type { UnitTree } from './unitTree';

/** Brings text to the innermost unit of a tree, line by line. */
export class TextFlow {
  /** Where the block begins that has no text yet and may begin a numbered paragraph. */
  #markedBlock: number | undefined;
  /** How many of the open elements are cells of a table. */
  #cells = 0;
  #stray: number | undefined;

  constructor(
    private readonly tree: UnitTree,
    private readonly source: string,
    private readonly dialect: Dialect,
  ) {}

  /** Where the first text stands that belongs to no unit. */
  get stray(): number | undefined {
    return this.#stray;
  }

  /** A new line, but for a blank in a table's cell. */
  breakLine(): void {
    const lines = this.tree.current?.lines;
    if (this.#cells === 0) lines?.newLine();
    else lines?.add(' ');
  }

  /** Whether a table's cell is open. */
  get isInCell(): boolean {
    return this.#cells > 0;
  }

  beginCell(): void {
    this.tree.current?.lines.cell();
    this.#cells += 1;
  }

  endCell(): void {
    this.#cells -= 1;
  }

  /** The block that begins at this offset may begin with a paragraph's number. */
  expectMark(offset: number): void {
    this.#markedBlock = offset;
  }

  /** A list item's number. */
  label(number: string): void {
    this.breakLine();
    this.tree.current?.lines.label(this.dialect.itemNumber?.(number) ?? number);
  }

  /** A line of its own. */
  line(text: string): void {
    this.breakLine();
    this.tree.current?.lines.add(text);
    this.breakLine();
  }

  /** Running text; `offset` is about where it stands. */
  add(text: string, offset: number): void {
    if (this.#markedBlock !== undefined && this.#beginMarked(text.trimStart(), this.#markedBlock)) return;
    const { current } = this.tree;
    if (current !== undefined) current.lines.add(text);
    else if (hasText(text)) this.#stray ??= offset;
  }

  /** Opens the paragraph that the first text of a block begins with, if it begins with one. */
  #beginMarked(text: string, start: number): boolean {
    if (text === '') return false;
    this.#markedBlock = undefined;
    const marker = paragraphMarker(text);
    const place = { source: this.source, start, tagEnd: start };
    if (marker === undefined || !this.tree.beginMarked(marker.number, place)) return false;
    this.tree.current?.lines.add(marker.rest);
    return true;
  }
}
