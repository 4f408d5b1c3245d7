import * as l10n from '@vscode/l10n';
import type { ChangeAnnotation, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { LineTable, type Edit } from '../../../check';
import { withEdits } from '../../../check/renumber';
import { firstWhere, type Position } from '../../../law';
import type { TextSpan } from '../../../text';
import type { LeftPlace, LeftToCheck } from '../../protocol';
import type { PresentText } from './presentTexts';

/** What is changed: an editor lets its user look at each group, and leave it out. */
export type ChangeGroup = 'definition' | 'statutes' | 'drafts';

function labelOf(group: ChangeGroup): string {
  if (group === 'definition') return l10n.t('The heading or title itself');
  return group === 'statutes' ? l10n.t('Citations in statutes') : l10n.t('Citations in drafts');
}

/** The annotation that asks an editor to show the changes before it makes them. */
const PREVIEW = 'preview';

/** What an editor can do with the changes of several files. */
export interface EditingClient {
  readonly documentChanges: boolean;
  readonly annotations: boolean;
}

interface GroupedEdit extends Edit {
  readonly group: ChangeGroup;
}

/** The changes of all texts, and what is left to a person. */
export class TextChanges {
  readonly #texts = new Map<string, { readonly present: PresentText; readonly edits: GroupedEdit[] }>();
  readonly #left: {
    readonly present: PresentText;
    readonly span: TextSpan;
    readonly place: Omit<LeftPlace, 'uri' | 'range'>;
  }[] = [];
  /** What could not be looked at; one sentence each. */
  readonly unread: string[] = [];

  /** Whether it was added: of two changes that overlap, the first one stays. */
  add(present: PresentText, edit: Edit, group: ChangeGroup): boolean {
    let text = this.#texts.get(present.uri);
    if (text === undefined) this.#texts.set(present.uri, (text = { present, edits: [] }));
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
    this.#left.push({ present, span, place: { text, reason } });
  }

  toWorkspaceEdit({ documentChanges, annotations }: EditingClient): WorkspaceEdit {
    const texts = [...this.#texts.values()].filter(({ edits }) => edits.length > 0);
    if (!documentChanges) {
      const changes = texts.map(({ present, edits }) => [present.uri, edits.map((edit) => toTextEdit(present, edit))]);
      return { changes: Object.fromEntries(changes) as Record<string, TextEdit[]> };
    }
    const documentEdits: TextDocumentEdit[] = texts.map(({ present, edits }) => ({
      textDocument: { uri: present.uri, version: present.version },
      edits: edits.map((edit) => {
        const change = toTextEdit(present, edit);
        return annotations ? { ...change, annotationId: edit.group } : change;
      }),
    }));
    const [first] = documentEdits;
    if (!annotations || first === undefined) return { documentChanges: documentEdits };
    // VS Code previews changes of which one needs confirmation, and leaves out each of those until it is ticked. A change
    // of nothing asks for the preview, so that the others are ticked: one that is forgotten would leave a dead citation. It
    // stands at the beginning of a file: on the line of a citation it would look like one that is left out.
    const start = { line: 0, character: 0 };
    const asking = { range: { start, end: start }, newText: '', annotationId: PREVIEW };
    const groups = new Set(texts.flatMap(({ edits }) => edits.map(({ group }) => group)));
    const labels = [...groups].map((group): [string, ChangeAnnotation] => [group, { label: labelOf(group) }]);
    return {
      documentChanges: [{ ...first, edits: [asking, ...first.edits] }, ...documentEdits.slice(1)],
      changeAnnotations: {
        [PREVIEW]: { label: l10n.t('Look through the changes below, then apply them'), needsConfirmation: true },
        ...Object.fromEntries(labels),
      },
    };
  }

  /** The places left to a person, where they stand once the changes are made. */
  toCheck(): LeftToCheck {
    const after = new Map<string, ChangedText>();
    const places = this.#left.map(({ present, span, place }): LeftPlace => {
      const { uri } = present;
      let changed = after.get(uri);
      if (changed === undefined)
        after.set(uri, (changed = new ChangedText(present, this.#texts.get(uri)?.edits ?? [])));
      return { uri, range: { start: changed.positionAt(span.start), end: changed.positionAt(span.end) }, ...place };
    });
    return { places, unread: this.unread };
  }
}

/** A text once its changes are made. */
class ChangedText {
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
  positionAt(offset: number): Position {
    const before = firstWhere(this.edits, ({ end }) => end > offset) - 1;
    return this.#lines.positionAt(offset + (this.#shifts[before] ?? 0));
  }
}

const inOrder = (one: Edit, other: Edit): number => one.start - other.start || one.end - other.end;

const toTextEdit = ({ lines }: PresentText, { start, end, newText }: GroupedEdit): TextEdit => ({
  range: { start: lines.positionAt(start), end: lines.positionAt(end) },
  newText,
});
