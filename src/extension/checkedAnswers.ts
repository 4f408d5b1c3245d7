import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { AnswerProblem, AnswerSentenceView } from '../server';
import { lawBeside, sidesOf } from './answerSides';
import { afterEdit, toEditorRange } from './ranges';
import { uriOf } from './sharedLaw';

const SCHEME = 'proviso-answer';
const SOURCE = 'proviso answer';
/** The command that sets two texts side by side. */
const COMPARE_TEXTS = 'proviso.compareTexts';

const SEVERITIES: Readonly<Record<AnswerProblem['severity'], vscode.DiagnosticSeverity>> = {
  hint: vscode.DiagnosticSeverity.Hint,
  information: vscode.DiagnosticSeverity.Information,
  warning: vscode.DiagnosticSeverity.Warning,
  error: vscode.DiagnosticSeverity.Error,
};

/**
 * What the check of answers found in open texts: underlined in the text, and side by side with the law. An edit of a
 * sentence takes away what was found in it; what stands below moves with its text.
 */
export class CheckedAnswers implements vscode.TextDocumentContentProvider, vscode.CodeActionProvider {
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('proviso.answer');
  readonly #changes = new vscode.EventEmitter<vscode.Uri>();
  readonly #checked = new Map<string, readonly AnswerSentenceView[]>();
  readonly onDidChange = this.#changes.event;

  listen(): vscode.Disposable {
    return vscode.Disposable.from(
      this.#diagnostics,
      this.#changes,
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.languages.registerCodeActionsProvider('*', this, {
        providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => this.#edit(document, contentChanges)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#forget(uri)),
    );
  }

  /** The sentences that were checked in a text and have not been edited since. */
  of(uri: vscode.Uri): readonly AnswerSentenceView[] {
    return this.#checked.get(uri.toString()) ?? [];
  }

  show(uri: vscode.Uri, sentences: readonly AnswerSentenceView[]): void {
    this.#checked.set(uri.toString(), sentences);
    this.#diagnostics.set(uri, sentences.flatMap(diagnosticsOf));
    this.#announce();
  }

  clear(): void {
    this.#checked.clear();
    this.#diagnostics.clear();
    this.#announce();
  }

  /** Opens the sentences of a text side by side with the law that they were held against. */
  async compare(uri: vscode.Uri): Promise<void> {
    if (this.of(uri).length === 0)
      throw new Error(l10n.t('Check the answer first: nothing of this text has been checked.'));
    const sides = (['Law', 'Answer'] as const).map((path) =>
      vscode.Uri.from({ scheme: SCHEME, path, query: uri.toString() }),
    );
    sides.forEach((side) => this.#changes.fire(side));
    await vscode.commands.executeCommand('vscode.diff', ...sides, l10n.t('Law ↔ Answer'), { preview: true });
  }

  provideTextDocumentContent({ path, query }: vscode.Uri): string {
    const { answer, law } = sidesOf(this.#checked.get(query) ?? []);
    return path === 'Law' ? law : answer;
  }

  provideCodeActions(document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
    const sentences = this.of(document.uri).filter((each) => toEditorRange(each.range).intersection(range));
    return sentences.flatMap((sentence) => {
      if (sentence.law.length === 0 || sentence.problems.length === 0) return [];
      const title = l10n.t('Compare the sentence with the law');
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.command = { command: COMPARE_TEXTS, title, arguments: [lawBeside(sentence), sentence.text] };
      action.diagnostics = diagnosticsOf(sentence);
      return [action];
    });
  }

  #edit({ uri }: vscode.TextDocument, edits: readonly vscode.TextDocumentContentChangeEvent[]): void {
    const sentences = this.#checked.get(uri.toString());
    if (sentences === undefined || edits.length === 0) return;
    // An edit further up the line moves what stands behind it: its sentence counts as edited, too.
    const isTouched = ({ range: { start, end } }: AnswerSentenceView): boolean =>
      edits.some((edit) => edit.range.start.line <= end.line && start.line <= edit.range.end.line);
    const left = sentences.filter((sentence) => !isTouched(sentence));
    this.show(
      uri,
      left.map((sentence) => edits.reduce(movedBy, sentence)),
    );
  }

  #forget(uri: vscode.Uri): void {
    if (!this.#checked.delete(uri.toString())) return;
    this.#diagnostics.delete(uri);
    this.#announce();
  }

  #announce(): void {
    void vscode.commands.executeCommand('setContext', 'proviso.hasCheckedAnswer', this.#checked.size > 0);
  }
}

const movedBy = (sentence: AnswerSentenceView, edit: vscode.TextDocumentContentChangeEvent): AnswerSentenceView => ({
  ...sentence,
  range: afterEdit(sentence.range, edit),
  problems: sentence.problems.map((problem) => ({ ...problem, range: afterEdit(problem.range, edit) })),
});

function diagnosticsOf({ problems, law }: AnswerSentenceView): vscode.Diagnostic[] {
  return problems.map(({ range, code, page, severity, message }) => {
    const diagnostic = new vscode.Diagnostic(toEditorRange(range), message, SEVERITIES[severity]);
    diagnostic.source = SOURCE;
    diagnostic.code = { value: code, target: vscode.Uri.parse(page, true) };
    diagnostic.relatedInformation = law.map(({ label, heading, file, range: { start } }) => {
      const place = new vscode.Location(uriOf(file), new vscode.Position(start.line, start.character));
      return new vscode.DiagnosticRelatedInformation(place, heading === '' ? label : `${label}: ${heading}`);
    });
    return diagnostic;
  });
}
