import { LineTable, type Edit } from '../check';
import { firstWhere, type Range } from '../law';
import type { TextSpan } from '../text';
import type { PresentText } from './presentTexts';
import { withEdits } from './withEdits';

/** What is changed: the heading or title itself, and what cites it. */
export type ChangeGroup = 'definition' | 'statutes' | 'drafts';

export interface GroupedEdit extends Edit {
  readonly group: ChangeGroup;
}

/** A text and its changes. */
export interface ChangedText {
  readonly present: PresentText;
  /** In order, none overlapping; at least one. */
  readonly edits: readonly GroupedEdit[];
}

/** A place that is left to a person. */
export interface LeftSpan {
  /** The text's; see {@link PresentText}. */
  readonly id: string;
  /** Where it stands once the changes are made. */
  readonly range: Range;
  readonly text: string;
  /** One sentence. */
  readonly reason: string;
}

/** The changes of all texts, and what is left to a person. */
export class TextChanges {
  readonly #texts = new Map<string, { readonly present: PresentText; readonly edits: GroupedEdit[] }>();
  readonly #left: (Pick<LeftSpan, 'text' | 'reason'> & { readonly present: PresentText; readonly span: TextSpan })[] =
    [];
  /** What could not be looked at; one sentence each. */
  readonly unread: string[] = [];

  /** Whether it was added: of two changes that overlap, the first one stays. */
  add(present: PresentText, edit: Edit, group: ChangeGroup): boolean {
    let text = this.#texts.get(present.id);
    if (text === undefined) this.#texts.set(present.id, (text = { present, edits: [] }));
    const { edits } = text;
    const at = firstWhere(edits, (other) => inOrder(other, edit) > 0);
    const isFree = [edits[at - 1], edits[at]].every(
      (other) => other === undefined || edit.end <= other.start || other.end <= edit.start,
    );
    if (isFree) edits.splice(at, 0, { ...edit, group });
    return isFree;
  }

  /** Leaves a place to a person. */
  leave(present: PresentText, span: TextSpan, text: string, reason: string): void {
    this.#left.push({ present, span, text, reason });
  }

  /** The texts that change, in the order in which their changes were found. */
  changed(): readonly ChangedText[] {
    return [...this.#texts.values()].filter(({ edits }) => edits.length > 0);
  }

  /** The places that are left to a person. */
  left(): readonly LeftSpan[] {
    const after = new Map<string, TextAfter>();
    return this.#left.map(({ present, span, ...said }): LeftSpan => {
      const { id } = present;
      let text = after.get(id);
      if (text === undefined) after.set(id, (text = new TextAfter(present, this.#texts.get(id)?.edits ?? [])));
      return { id, range: { start: text.positionAt(span.start), end: text.positionAt(span.end) }, ...said };
    });
  }
}

/** A text once its changes are made. */
class TextAfter {
  readonly #lines: LineTable;
  /** By how much all changes up to each move what stands behind it. */
  readonly #shifts: readonly number[];

  /** @param edits in order */
  constructor(
    { text, lines }: PresentText,
    private readonly edits: readonly Edit[],
  ) {
    this.#lines = edits.length === 0 ? lines : new LineTable(withEdits(text, edits));
    let shift = 0;
    this.#shifts = edits.map(({ start, end, newText }) => (shift += newText.length - (end - start)));
  }

  /** Where an offset of the text as it was stands now; one that a change took away is where that begins. */
  positionAt(offset: number): Range['start'] {
    const before = firstWhere(this.edits, ({ end }) => end > offset) - 1;
    return this.#lines.positionAt(offset + (this.#shifts[before] ?? 0));
  }
}

const inOrder = (one: Edit, other: Edit): number => one.start - other.start || one.end - other.end;
