import type { Path, PathUnit, UnitKind } from '../../../law';
import type { CitationDraft } from '../../citations/engine';
import { isBelowParagraph } from './units';

/** The units below a paragraph, outermost first. */
const ORDER: readonly UnitKind[] = ['paragraph', 'subparagraph', 'sentence', 'point', 'item'];

/**
 * The path of a member of a list of citations behind one with a path, beside the unit of its kind. "Satz 1 und Absatz 3":
 * the paragraph stands beside the one that the sentence is of.
 */
export function memberPath(before: Path, unit: PathUnit): Path {
  const same = before.findIndex(({ kind }) => kind === unit.kind);
  const isOuter = unit.kind === 'paragraph' && isBelowParagraph(before[0]!.kind);
  return [...before.slice(0, same >= 0 ? same : isOuter ? 0 : 1), unit];
}

/** A list below the paragraph, which is one citation because it resolves to one provision: "Abs. 1 Nr. 1, 3 Buchst. a und b". */
export class Members {
  readonly #others: Path[] = [];
  #lastKind: UnitKind | undefined;

  constructor(private readonly first: Path) {}

  /** The kind of the unit that was read last. */
  get lastKind(): UnitKind {
    return this.#lastKind ?? this.first.at(-1)!.kind;
  }

  /** The number of that unit. */
  get lastNumber(): string {
    return this.#latest.at(-1)!.number;
  }

  /** Adds a member that stands beside the latest, or beside what that stands in: "Nr. 2" behind "Nr. 1 Buchst. b". */
  open(unit: PathUnit): void {
    const latest = this.#latest;
    this.#lastKind = unit.kind;
    const same = latest.findIndex(({ kind }) => kind === unit.kind);
    const inner = latest.findIndex(({ kind }) => ORDER.indexOf(kind) > ORDER.indexOf(unit.kind));
    const depth = [same, inner].find((at) => at >= 0) ?? latest.length;
    this.#others.push([...latest.slice(0, depth), unit]);
  }

  /** Makes the latest member finer: "Buchst. a" behind ", Nr. 3". A paragraph is no part of one. */
  deepen(unit: PathUnit): void {
    this.#lastKind = unit.kind;
    if (unit.kind !== 'paragraph') this.#others[this.#others.length - 1] = [...this.#latest, unit];
  }

  /** What the citation names besides the first. */
  get named(): Pick<CitationDraft, 'through' | 'also'> {
    const through = this.#others.findLast((path) => this.#isBesideFirst(path));
    const also = this.#others.filter((path) => path !== through);
    return { ...(through !== undefined && { through }), ...(also.length > 0 && { also }) };
  }

  get #latest(): Path {
    return this.#others.at(-1) ?? this.first;
  }

  #isBesideFirst(path: Path): boolean {
    const { first } = this;
    const outer = path.slice(0, -1);
    const isSameOuter = outer.every(({ kind, number }, at) => first[at]?.kind === kind && first[at].number === number);
    return path.length === first.length && isSameOuter && path.at(-1)!.kind === first.at(-1)!.kind;
  }
}
