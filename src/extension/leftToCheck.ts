import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, LeftPlace, LeftToCheck } from '../server';

import { plainMessage } from './plainMessage';
import { toEditorRange } from './ranges';

/** So many texts that could not be looked at are told at once; all of them are shown. */
const MOST_TOLD = 3;

/** Tells which citations a renumbering left to the user, and opens those that are picked, one after another. */
export function tellWhatIsLeft(channel: ClientChannel): vscode.Disposable {
  return vscode.Disposable.from(channel.hear('proviso/leftToCheck', (left) => void tell(left)));
}

async function tell(left: LeftToCheck): Promise<void> {
  const { places, unread } = left;
  const said = places.length === 0 ? [] : [byHand(places.length)];
  const message = `Proviso: ${[...said, ...unread.slice(0, MOST_TOLD)].join(' ')}`;
  const shows = l10n.t('Show');
  if ((await vscode.window.showWarningMessage(plainMessage(message), shows)) !== shows) return;
  const opened = await show(left);
  const rest = places.filter((place) => place !== opened);
  // Those that were not opened yet are told again: a list that was closed would be lost.
  if (opened !== undefined && rest.length > 0) await tell({ places: rest, unread: [] });
}

const byHand = (count: number): string =>
  count === 1 ? l10n.t('1 citation to be checked by hand.') : l10n.t('{0} citations to be checked by hand.', count);

/** The place that was picked and opened. */
async function show({ places, unread }: LeftToCheck): Promise<LeftPlace | undefined> {
  const found = places.map((place) => {
    const { uri, range, text, reason } = place;
    const where = `${vscode.workspace.asRelativePath(vscode.Uri.parse(uri, true))}:${range.start.line + 1}`;
    return { label: text.trim(), description: where, detail: reason, place };
  });
  const rest = unread.map((label) => ({ label, place: undefined }));
  const picked = await vscode.window.showQuickPick([...found, ...rest], {
    title: l10n.t('Citations to Check by Hand'),
    matchOnDescription: true,
  });
  if (picked?.place === undefined) return undefined;
  const { uri, range } = picked.place;
  await vscode.window.showTextDocument(vscode.Uri.parse(uri, true), { selection: toEditorRange(range) });
  return picked.place;
}
