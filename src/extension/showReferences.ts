import * as l10n from '@vscode/l10n';
import { ReferencesRequest, type LanguageClient, type Position } from 'vscode-languageclient/node';
import * as vscode from 'vscode';

/** A place in a file: what a code lens hands over, as plain JSON; else where the cursor is. */
type Place = readonly [uri?: unknown, position?: unknown];

/**
 * Opens the citations of what stands at a place, beside it in the editor. Only Proviso is asked: *Go to References* waits for
 * the editor's own search through all Markdown files, which takes half a minute in the law of a country.
 */
export async function showReferences(client: LanguageClient, ...[uri, at]: Place): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const isGiven = typeof uri === 'string' && isPosition(at);
  if (!isGiven && editor === undefined)
    throw new Error(l10n.t('Open a statute or a draft, and put the cursor on a provision.'));
  const target = isGiven ? vscode.Uri.parse(uri, true) : editor!.document.uri;
  const position = isGiven ? new vscode.Position(at.line, at.character) : editor!.selection.active;
  const found = await client.sendRequest(ReferencesRequest.type, {
    textDocument: { uri: client.code2ProtocolConverter.asUri(target) },
    position: client.code2ProtocolConverter.asPosition(position),
    context: { includeDeclaration: false },
  });
  const places = await client.protocol2CodeConverter.asReferences(found ?? []);
  if (places.length === 0) {
    void vscode.window.showInformationMessage(l10n.t('No statute and no open draft cites what stands here.'));
    return;
  }
  await vscode.commands.executeCommand('editor.action.showReferences', target, position, places);
}

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' && value !== null && 'line' in value && 'character' in value;
