import * as vscode from 'vscode';
import type { Range } from '../law';
import type { Answer, Evidence } from '../pipeline';
import type { HighlightedFile } from './api';
import { rangesOfWords } from './lawWords';
import type { Stretch } from './messages';
import { afterEdit, toEditorRange } from './ranges';
import { uriOf } from './sharedLaw';

/** A provision of the answer, and where it stands by now. */
interface Mark {
  readonly evidence: Evidence;
  readonly range: Range;
  /** Those of its words that carry the answer. */
  readonly words: readonly Stretch[];
}

type RoleKind = Evidence['role']['kind'];
/** `words` alone, or the `whole` provision where no words are known, or one `beside` others whose words are. */
type Extent = 'words' | 'whole' | 'beside';
type Place = readonly [Extent, vscode.Range];

const COLOURS: Readonly<Record<RoleKind, string>> = {
  selected: 'proviso.selectedProvisionBackground',
  cited: 'proviso.citedProvisionBackground',
};

/** Marks what an answer rests on in every editor that shows it, until it is cleared. */
export class Highlights implements vscode.Disposable {
  readonly #styles = (['selected', 'cited'] as const).flatMap((role) =>
    (['words', 'whole', 'beside'] as const).map((extent) => ({ role, extent, style: styleOf(role, extent) })),
  );
  readonly #pointedAt = vscode.window.createTextEditorDecorationType({
    border: '1px solid',
    borderColor: new vscode.ThemeColor('proviso.lawWordsBorder'),
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
  /** By the string of the file's URI. */
  #files = new Map<string, Mark[]>();
  /** Whether the answer knows the words that carry it, of some provision at least. */
  #hasWords = false;
  /** The words that a person asked to see last. */
  #pointed: { readonly id: string; readonly words: readonly Stretch[] } | undefined;
  readonly #subscriptions = [
    vscode.window.onDidChangeVisibleTextEditors(() => {
      this.#draw();
    }),
    vscode.workspace.onDidChangeTextDocument((event) => {
      this.#follow(event);
    }),
  ];

  show({ evidence, sentences }: Pick<Answer, 'evidence' | 'sentences'>): void {
    const lawWords = sentences.flatMap((sentence) => sentence.lawWords);
    this.#hasWords = lawWords.length > 0;
    this.#pointed = undefined;
    this.#files = new Map();
    for (const provision of evidence) {
      const key = uriOf(provision.file).toString();
      const words = lawWords.filter(({ id }) => id === provision.id);
      this.#files.set(key, [...(this.#files.get(key) ?? []), { evidence: provision, range: provision.range, words }]);
    }
    this.#draw();
  }

  clear(): void {
    this.show({ evidence: [], sentences: [] });
  }

  /** Frames words of one provision in particular. */
  pointAt(id: string, words: readonly Stretch[]): void {
    this.#pointed = { id, words };
    this.#draw();
  }

  /** Where a provision of the answer stands by now. */
  rangeOf(id: string): Range | undefined {
    return [...this.#files.values()].flat().find(({ evidence }) => evidence.id === id)?.range;
  }

  /** Of a file that is not open, the ranges are those of the provisions. */
  get current(): readonly HighlightedFile[] {
    const open = new Map(vscode.workspace.textDocuments.map((document) => [document.uri.toString(), document]));
    return [...this.#files].map(([uri, marks]) => ({
      file: vscode.Uri.parse(uri).fsPath,
      ranges: marks.flatMap((mark) => {
        const document = open.get(uri);
        return document === undefined ? [mark.range] : this.#places(document, mark).map(([, range]) => range);
      }),
    }));
  }

  dispose(): void {
    const styles = this.#styles.map(({ style }) => style);
    vscode.Disposable.from(...this.#subscriptions, ...styles, this.#pointedAt).dispose();
  }

  #draw(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const { document } = editor;
      const marks = this.#files.get(document.uri.toString()) ?? [];
      const placed = marks.flatMap((mark) =>
        this.#places(document, mark).map(([extent, range]) => ({ role: mark.evidence.role.kind, extent, range })),
      );
      for (const { role, extent, style } of this.#styles) {
        const ofStyle = placed.filter((each) => each.role === role && each.extent === extent);
        editor.setDecorations(
          style,
          ofStyle.map(({ range }) => range),
        );
      }
      editor.setDecorations(this.#pointedAt, this.#pointedIn(document, marks));
    }
  }

  /** The words where they stand; the whole provision where there are none, or where the file has moved on from them. */
  #places(document: vscode.TextDocument, { evidence, range, words }: Mark): Place[] {
    const found = rangesOfWords(document, range, evidence, words);
    if (found.length > 0) return found.map((each) => ['words', each]);
    return [[this.#hasWords && words.length === 0 ? 'beside' : 'whole', toEditorRange(range)]];
  }

  #pointedIn(document: vscode.TextDocument, marks: readonly Mark[]): vscode.Range[] {
    const pointed = this.#pointed;
    const mark = marks.find(({ evidence }) => evidence.id === pointed?.id);
    return mark && pointed ? rangesOfWords(document, mark.range, mark.evidence, pointed.words) : [];
  }

  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const key = document.uri.toString();
    const marks = this.#files.get(key);
    if (marks === undefined || contentChanges.length === 0) return;
    this.#files.set(
      key,
      marks.map((mark) => ({ ...mark, range: contentChanges.reduce(afterEdit, mark.range) })),
    );
  }
}

function styleOf(role: RoleKind, extent: Extent): vscode.TextEditorDecorationType {
  const colour = new vscode.ThemeColor(COLOURS[role]);
  const line = { borderStyle: 'solid', borderColor: new vscode.ThemeColor('proviso.lawWordsBorder') };
  return vscode.window.createTextEditorDecorationType({
    isWholeLine: extent !== 'words',
    ...(extent !== 'beside' && { backgroundColor: colour }),
    ...(extent === 'words' && { ...line, borderWidth: '0 0 2px 0' }),
    ...(extent === 'beside' && { ...line, borderColor: colour, borderWidth: '0 0 0 3px' }),
    overviewRulerColor: colour,
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
}
