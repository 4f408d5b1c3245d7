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
  const number = await chooseNumber(place);
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

/** The free number of the law's own practice, the number that makes what follows move, or any other. */
async function chooseNumber(place: InsertionPlace): Promise<string | undefined> {
  const { free } = place;
  if (free === undefined) return typeNumber(place);
  const items = [
    { label: free.label, description: l10n.t('no other number changes'), number: free.number },
    { label: place.label, description: counted(place), number: place.number },
    { label: l10n.t('Another Number...'), number: undefined },
  ];
  const picked = await vscode.window.showQuickPick(items, {
    title: l10n.t('Insert Before {0}', place.label),
    placeHolder: l10n.t('What the new provision is called'),
  });
  return picked === undefined || picked.number !== undefined ? picked?.number : typeNumber(place);
}

const typeNumber = (place: InsertionPlace): Thenable<string | undefined> =>
  vscode.window.showInputBox({
    title: l10n.t('Insert Before {0}', place.label),
    prompt: l10n.t(
      'Number of the new provision. With {0}, {1}; with a free number, nothing is.',
      place.number,
      counted(place),
    ),
    value: place.number,
    validateInput: (typed) => (typed.trim() === '' ? l10n.t('Write a number.') : undefined),
  });

const counted = ({ label, following }: InsertionPlace): string =>
  following === 0
    ? l10n.t('{0} is counted on', label)
    : l10n.t('{0} and up to {1} behind it are counted on', label, following);
