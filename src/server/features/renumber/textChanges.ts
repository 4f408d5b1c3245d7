import * as l10n from '@vscode/l10n';
import type { ChangeAnnotation, TextDocumentEdit, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { LineTable, type Edit } from '../../../check';
import { withEdits } from '../../../check/renumber';
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
    const isFree = text.edits.every((other) => edit.end <= other.start || other.end <= edit.start);
    if (isFree) text.edits.push({ ...edit, group });
    return isFree;
  }

  /** Leaves a place to a person. */
  leave(present: PresentText, span: TextSpan, text: string, reason: string): void {
    this.#left.push({ present, span, place: { text, reason } });
  }

  toWorkspaceEdit({ documentChanges, annotations }: EditingClient): WorkspaceEdit {
    const texts = [...this.#texts.values()].filter(({ edits }) => edits.length > 0);
    if (!documentChanges) {
      const changes = texts.map(({ present, edits }) => [
        present.uri,
        ordered(edits).map((edit) => toTextEdit(present, edit)),
      ]);
      return { changes: Object.fromEntries(changes) as Record<string, TextEdit[]> };
    }
    const documentEdits: TextDocumentEdit[] = texts.map(({ present, edits }) => ({
      textDocument: { uri: present.uri, version: present.version },
      edits: ordered(edits).map((edit) => {
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
    const places = this.#left.map(({ present, span, place }): LeftPlace => {
      const edits = ordered(this.#texts.get(present.uri)?.edits ?? []);
      const lines = edits.length === 0 ? present.lines : new LineTable(withEdits(present.text, edits));
      const shift = (offset: number): number =>
        edits
          .filter(({ end }) => end <= span.start)
          .reduce((sum, { start, end, newText }) => sum + newText.length - (end - start), offset);
      const range = { start: lines.positionAt(shift(span.start)), end: lines.positionAt(shift(span.end)) };
      return { uri: present.uri, range, ...place };
    });
    return { places, unread: this.unread };
  }
}

const ordered = <Change extends Edit>(edits: readonly Change[]): Change[] =>
  [...edits].sort((one, other) => one.start - other.start || one.end - other.end);

const toTextEdit = ({ lines }: PresentText, { start, end, newText }: GroupedEdit): TextEdit => ({
  range: { start: lines.positionAt(start), end: lines.positionAt(end) },
  newText,
});
