import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel } from '../server';

/** Longer selections are cut: the question box is for a question. UTF-16 code units. */
const LONGEST_SELECTION = 4000;

/**
 * The beginning of a question about what the cursor of the active editor is on: the provision it stands in, or the one
 * that the citation there cites, and the selected words in quotation marks. Rejects where there is neither.
 */
export async function askAboutThis(channel: ClientChannel): Promise<string> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined)
    throw new Error(l10n.t('Open a statute or a draft, and select what you want to ask about.'));
  const { document, selection } = editor;
  const selected = document.getText(selection).trim().slice(0, LONGEST_SELECTION);
  const label = await labelAt(channel, document.uri, selection.start, selected !== '');
  const parts = [label, selected === '' ? undefined : l10n.t('“{0}”', selected)].filter((part) => part !== undefined);
  return `${parts.join(': ')}\n`;
}

/** A selection can be asked about wherever it stands; without one there must be a provision. */
async function labelAt(
  channel: ClientChannel,
  uri: vscode.Uri,
  { line, character }: vscode.Position,
  hasSelection: boolean,
): Promise<string | undefined> {
  try {
    const subject = { uri: uri.toString(), position: { line, character } };
    const { nodes } = await channel.request('proviso/neighbourhood', { subject, depth: 1 });
    return nodes[0]?.label;
  } catch (error) {
    if (hasSelection) return undefined;
    throw error;
  }
}
