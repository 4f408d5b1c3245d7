import * as l10n from '@vscode/l10n';
import type {
  AnnotatedTextEdit,
  ChangeAnnotation,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { ChangedText, ChangeGroup, TextChanges } from '../../../renumber';
import type { LeftToCheck } from '../../protocol';
import type { EditorHost } from './editorHost';

/** The annotation that asks an editor to show the changes before it makes them. */
const PREVIEW = 'preview';

/** What an editor can do with the changes of several files. */
export interface EditingClient {
  readonly documentChanges: boolean;
  readonly annotations: boolean;
}

/** An editor lets its user look at each group, and leave it out. */
function labelOf(group: ChangeGroup): string {
  if (group === 'definition') return l10n.t('The heading or title itself');
  return group === 'statutes' ? l10n.t('Citations in statutes') : l10n.t('Citations in drafts');
}

/** Changes as an editor takes them. */
export function workspaceEditOf(
  changes: TextChanges,
  { documentChanges, annotations }: EditingClient,
  host: Pick<EditorHost, 'versionOf'>,
): WorkspaceEdit {
  const texts = changes.changed();
  if (!documentChanges) {
    return {
      changes: Object.fromEntries(texts.map((text) => [text.present.id, editsOf(text, false)])),
    };
  }
  const documentEdits: TextDocumentEdit[] = texts.map((text) => ({
    textDocument: { uri: text.present.id, version: host.versionOf(text.present.id) },
    edits: editsOf(text, annotations),
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

const editsOf = ({ present: { lines }, edits }: ChangedText, annotations: boolean): (TextEdit | AnnotatedTextEdit)[] =>
  edits.map(({ start, end, newText, group }) => {
    const range = { start: lines.positionAt(start), end: lines.positionAt(end) };
    return annotations ? { range, newText, annotationId: group } : { range, newText };
  });

/** What is left to a person, as the client shows it. */
export const leftToCheckOf = (changes: TextChanges): LeftToCheck => ({
  places: changes.left().map(({ id, ...place }) => ({ uri: id, ...place })),
  unread: changes.unread,
});
