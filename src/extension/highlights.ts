import * as vscode from 'vscode';
import type { Range } from '../law';
import type { Evidence } from '../pipeline';
import type { HighlightedFile } from './api';
import { afterEdit, toEditorRange } from './ranges';

interface Highlight {
  readonly range: Range;
  readonly role: Evidence['role']['kind'];
}

/** Marks the provisions of an answer in every editor that shows them, until they are cleared. */
export class Highlights implements vscode.Disposable {
  readonly #styles: readonly (readonly [Highlight['role'], vscode.TextEditorDecorationType])[] = [
    ['selected', styleOf('proviso.selectedProvisionBackground')],
    ['cited', styleOf('proviso.citedProvisionBackground')],
  ];
  /** By the string of the file's URI. */
  #files = new Map<string, Highlight[]>();
  readonly #subscriptions = [
    vscode.window.onDidChangeVisibleTextEditors(() => {
      this.#draw();
    }),
    vscode.workspace.onDidChangeTextDocument((event) => {
      this.#follow(event);
    }),
  ];

  show(evidence: readonly Evidence[]): void {
    this.#files = new Map();
    for (const { file, range, role } of evidence) {
      const key = vscode.Uri.file(file).toString();
      this.#files.set(key, [...(this.#files.get(key) ?? []), { range, role: role.kind }]);
    }
    this.#draw();
  }

  clear(): void {
    this.show([]);
  }

  get current(): readonly HighlightedFile[] {
    return [...this.#files].map(([uri, highlights]) => ({
      file: vscode.Uri.parse(uri).fsPath,
      ranges: highlights.map(({ range }) => range),
    }));
  }

  dispose(): void {
    vscode.Disposable.from(...this.#subscriptions, ...this.#styles.map(([, style]) => style)).dispose();
  }

  #draw(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const highlights = this.#files.get(editor.document.uri.toString()) ?? [];
      for (const [role, style] of this.#styles) {
        const ranges = highlights.filter((highlight) => highlight.role === role).map(({ range }) => range);
        editor.setDecorations(style, ranges.map(toEditorRange));
      }
    }
  }

  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const key = document.uri.toString();
    const highlights = this.#files.get(key);
    if (highlights === undefined || contentChanges.length === 0) return;
    const moved = highlights.map(({ range, role }) => ({ range: contentChanges.reduce(afterEdit, range), role }));
    this.#files.set(key, moved);
  }
}

function styleOf(color: string): vscode.TextEditorDecorationType {
  return vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor(color),
    overviewRulerColor: new vscode.ThemeColor(color),
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
}
