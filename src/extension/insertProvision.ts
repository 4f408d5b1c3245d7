import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, InsertionPlace } from '../server';

/**
 * Puts a new provision before the one that the cursor is in, and counts on what follows, wherever it is cited. The editor
 * shows the changes before it makes them.
 */
export async function insertProvisionBefore(channel: ClientChannel): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) throw new Error(l10n.t('Open a statute and place the cursor in a provision first.'));
  const { line, character } = editor.selection.active;
  const uri = editor.document.uri.toString();
  const place = await choose(await channel.request('proviso/insertionAt', { uri, position: { line, character } }));
  if (place === undefined) return;
  const number = await vscode.window.showInputBox({
    title: l10n.t('Insert Before {0}', place.label),
    prompt: l10n.t(
      'Number of the new provision. With {0}, {1}; with a free number, nothing is.',
      place.number,
      counted(place),
    ),
    value: place.number,
    validateInput: (typed) => (typed.trim() === '' ? l10n.t('Write a number.') : undefined),
  });
  if (number === undefined) return;
  await channel.request('proviso/insertProvision', { before: place.before, number });
}

/** The innermost provision and the article that it stands in may both be meant. */
async function choose(places: readonly InsertionPlace[]): Promise<InsertionPlace | undefined> {
  if (places.length < 2) return places[0];
  const items = places.map((place) => ({
    label: `$(list-ordered) ${place.label}`,
    description: counted(place),
    place,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: l10n.t('Insert Provision Before'),
    placeHolder: l10n.t('The provision that the new one comes in before'),
  });
  return picked?.place;
}

const counted = ({ label, following }: InsertionPlace): string =>
  following === 0
    ? l10n.t('{0} is counted on', label)
    : l10n.t('{0} and up to {1} behind it are counted on', label, following);
