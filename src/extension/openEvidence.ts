import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { Evidence } from '../pipeline';
import type { Highlights } from './highlights';
import { rangesOfWords } from './lawWords';
import type { Stretch } from './messages';
import { showAt } from './openProvision';
import { plainMessage } from './plainMessage';
import { toEditorRange } from './ranges';
import { uriOf } from './sharedLaw';

/** Opens a provision of the evidence, at the first of the words, which are framed; at its beginning where there are none. */
export async function openEvidence(
  evidence: Evidence,
  words: readonly Stretch[],
  highlights: Highlights,
): Promise<void> {
  try {
    const document = await vscode.workspace.openTextDocument(uriOf(evidence.file));
    const range = highlights.rangeOf(evidence.id) ?? evidence.range;
    const [first] = rangesOfWords(document, range, evidence, words);
    await showAt(document, first ?? toEditorRange(range));
    highlights.pointAt(evidence.id, words);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(plainMessage(l10n.t('{0} could not be opened: {1}', evidence.label, reason)));
  }
}
