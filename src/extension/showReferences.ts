import * as vscode from 'vscode';

/** What a code lens hands over: plain JSON, which the editor's own command does not take. */
type Position = Pick<vscode.Position, 'line' | 'character'>;

/** Opens the references of what stands at a position, as *Go to References* does. */
export async function showReferences(uri: string, { line, character }: Position): Promise<void> {
  const target = vscode.Uri.parse(uri, true);
  const position = new vscode.Position(line, character);
  const found = await vscode.commands.executeCommand<vscode.Location[]>(
    'vscode.executeReferenceProvider',
    target,
    position,
  );
  await vscode.commands.executeCommand('editor.action.showReferences', target, position, found);
}
